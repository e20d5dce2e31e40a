/// A table: columns of equal length, with unique names.
///
///     let table = try Table(contents: bytes)
///     table.columns.map(\.name)      // ["date", "product", "sales"]
///
/// Columns store numbers, days, times and text indices, not strings. A million rows of three columns need 16 MB in addition
/// to the file's bytes, which are kept to locate errors.
public struct Table: Sendable {
  /// The options for reading a table.
  public struct Options: Sendable {
    /// The delimiter. If nil, `Delimiter.sniffed(in:from:)` determines it. JSON has none.
    public var delimiter: Delimiter?

    /// The locale of numbers and dates.
    public var locale: LocaleFormat

    /// The names of columns whose cells are always texts.
    public var textColumns: [String]

    /// The time zone of times that are seconds since 1970 or have an offset from UTC. If nil, seconds are in UTC, and
    /// other times stay as written. Times without an offset always stay as written.
    public var timeZone: ClockZone?

    /// Options for reading. By default, the delimiter is detected, and numbers and dates are in English format.
    public init(
      delimiter: Delimiter? = nil, locale: LocaleFormat = .english, textColumns: [String] = [],
      timeZone: ClockZone? = nil
    ) {
      self.delimiter = delimiter
      self.locale = locale
      self.textColumns = textColumns
      self.timeZone = timeZone
    }
  }

  /// The positions of the rows, for locating cells.
  enum Source: Sendable {
    case delimited([UInt8], rowStarts: [UInt32], Delimiter)
    case list
    /// A list of lists.
    case rows
    case lines([UInt8], rowStarts: [UInt32])
  }

  /// The columns in the order of the file. In JSON, the order in which the keys first occur.
  public let columns: [Column]

  /// The number of rows, without the header.
  public let rowCount: Int

  /// Whether the first record is a header rather than a row.
  public let hasHeader: Bool

  let source: Source

  init(columns: [Column], rowCount: Int, hasHeader: Bool, source: Source) {
    self.columns = columns
    self.rowCount = rowCount
    self.hasHeader = hasHeader
    self.source = source
  }

  /// Reads a table from bytes: delimited text, or JSON if the first character is `[` or `{`.
  ///
  /// Text is UTF-8 with or without a byte order mark, or UTF-16 with one. JSON is a list of objects, objects one
  /// after the other as in NDJSON, or a list of lists. The first of these lists contains the names of columns if it
  /// has only texts. All cells of a column are of one kind; using a column with mixed kinds is an error. Empty cells
  /// and null are missing values. The cost is linear in the number of bytes.
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

  /// The error for a cell.
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
      // The record was already read without an error.
      let isRead = (try? reader.next()) ?? false
      let offset = isRead && index < reader.fields.count ? reader.fields[index].start : Int(starts[row])
      return .text(in: bytes, at: offset, found: found, allowed: allowed)
    }
  }
}
