/// A table: columns of one length, each with a name of its own.
///
///     let table = try Table(contents: bytes)
///     table.columns.map(\.name)      // ["date", "product", "sales"]
///
/// The columns keep numbers, days and numbers of texts, not strings: a million rows of three columns need 16 MB beside
/// the file's bytes, which are kept to say where an error is.
public struct Table: Sendable {
  /// How the bytes of a table are read.
  public struct Options: Sendable {
    /// Nil decides by the first records, as `Delimiter.sniffed(in:from:)` says. JSON has none.
    public var delimiter: Delimiter?

    /// How numbers and dates are written.
    public var locale: LocaleFormat

    /// The names of columns whose cells are texts whatever they look like.
    public var textColumns: [String]

    /// Options for reading; without arguments the delimiter is found, and numbers and dates are as in English.
    public init(delimiter: Delimiter? = nil, locale: LocaleFormat = .english, textColumns: [String] = []) {
      self.delimiter = delimiter
      self.locale = locale
      self.textColumns = textColumns
    }
  }

  /// Where the rows stand, to name the place of a cell.
  enum Source: Sendable {
    case delimited([UInt8], rowStarts: [UInt32], Delimiter)
    case list
    /// A list of lists.
    case rows
    case lines([UInt8], rowStarts: [UInt32])
  }

  /// In the order of the file; of JSON, in the order in which their keys come first.
  public let columns: [Column]

  /// The number of rows, without the header.
  public let rowCount: Int

  /// Whether the first record is a row already.
  public let hasHeader: Bool

  let source: Source

  init(columns: [Column], rowCount: Int, hasHeader: Bool, source: Source) {
    self.columns = columns
    self.rowCount = rowCount
    self.hasHeader = hasHeader
    self.source = source
  }

  /// Reads the bytes of a table: delimited text, or JSON where the first character is `[` or `{`.
  ///
  /// Text is UTF-8 with or without a byte order mark, or UTF-16 with one. JSON is a list of objects, or objects one
  /// after the other as in NDJSON, or a list of lists: the first of these has the names of columns where it has texts
  /// alone. Columns have one kind of cell each; one that mixes them is an error for whoever uses
  /// it. Empty cells and null are missing values. The cost is linear in the number of bytes.
  public init(contents: [UInt8], options: Options = Options()) throws(DataError) {
    let bytes = try DecodedText.utf8(contents)
    let start = TextPosition.startOfText(in: bytes)
    guard let first = bytes[start...].first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else {
      throw .text(in: bytes, at: start, found: "no data", allowed: "rows of a table, or a JSON list of objects")
    }
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      self = try JSONTableReader.table(in: bytes, from: start, options: options)
    } else {
      self = try DelimitedTableReader.table(in: bytes, from: start, options: options)
    }
  }

  /// The error of a cell.
  func error(row: Int, column: Column, found: String, allowed: String) -> DataError {
    switch source {
    case .list: return .json(path: "[\(row)].\(DataError.shown(column.name))", found: found, allowed: allowed)
    case .rows:
      let index = columns.firstIndex { $0.name == column.name } ?? 0
      return .json(path: "[\(row + (hasHeader ? 1 : 0))][\(index)]", found: found, allowed: allowed)
    case .lines(let bytes, let starts):
      return .text(in: bytes, at: Int(starts[row]), found: "\(DataError.shown(column.name)) \(found)", allowed: allowed)
    case .delimited(let bytes, let starts, let delimiter):
      var reader = RecordReader(bytes: bytes, from: Int(starts[row]), delimiter: delimiter)
      let index = columns.firstIndex { $0.name == column.name } ?? 0
      // The record was read before without an error.
      let isRead = (try? reader.next()) ?? false
      let offset = isRead && index < reader.fields.count ? reader.fields[index].start : Int(starts[row])
      return .text(in: bytes, at: offset, found: found, allowed: allowed)
    }
  }
}
