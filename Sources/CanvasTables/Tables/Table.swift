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

    /// The locale of numbers and dates. If nil, it is English, or another one if that reads whole columns that English
    /// doesn't read.
    public var locale: LocaleFormat?

    /// The names of columns whose cells are always texts.
    public var textColumns: [String]

    /// The number of lines above the header of delimited text. If nil, titles above it are detected. Negative numbers
    /// count as 0.
    public var skippedLines: Int?

    /// The rows to read, or nil for all. The cells of the others are missing, so that they don't determine the kind of
    /// a column.
    var rows: [Bool]?

    /// The sheet whose text is read, or nil for other texts.
    var sheet: SheetSource?

    /// Whether texts of JSON are numbers if they look like them.
    var readsNumbersInTexts = false

    /// The largest table to read.
    public var limits: TableLimits

    /// The time zone of times that are seconds since 1970 or have an offset from UTC. If nil, seconds are in UTC, and
    /// other times stay as written. Times without an offset always stay as written.
    public var timeZone: ClockZone?

    /// Options for reading. By default, the delimiter, the locale and the header are detected.
    public init(
      delimiter: Delimiter? = nil, locale: LocaleFormat? = nil, textColumns: [String] = [], skippedLines: Int? = nil,
      timeZone: ClockZone? = nil, limits: TableLimits = .default
    ) {
      (self.delimiter, self.locale, self.textColumns) = (delimiter, locale, textColumns)
      (self.skippedLines, self.limits, self.timeZone) = (skippedLines, limits, timeZone)
    }
  }

  /// The positions of the rows, for locating cells.
  enum Source: Sendable {
    case delimited([UInt8], rowStarts: [UInt32], Delimiter)
    case list
    /// A list of lists.
    case rows
    /// A list of objects that is a member of an object.
    case wrapped(key: String)
    /// An object of columns, or of rows with names.
    case oriented
    case lines([UInt8], rowStarts: [UInt32])
  }

  /// The columns in the order of the file. In JSON, the order in which the keys first occur.
  public private(set) var columns: [Column]

  /// The number of rows, without the header.
  public let rowCount: Int

  /// Whether the first record is a header rather than a row.
  public let hasHeader: Bool

  let source: Source

  /// The limits of charts of the table.
  private(set) var limits = TableLimits.default

  /// The texts of the last rows by column, the last one first.
  private(set) var lastRows: [[String]] = []

  /// The units below the header, by the names of their columns, or empty if there are none.
  private(set) var unitTexts: [String: String] = [:]

  /// The number of last rows whose texts are kept.
  static let lastRowLimit = 3

  /// Notes about what was detected.
  private(set) var notes: [TableNote] = []

  /// The locale of the numbers and dates, if it was detected and isn't English.
  private(set) var detectedLocale: LocaleFormat?
  /// Whether empty cells of the first column have the name above them.
  private(set) var hasFilledGroups = false

  /// The errors of columns that became texts because most of their cells aren't of one kind.
  private(set) var mixedProblems: [String: DataError] = [:]

  /// Where the table was read from, to read it again.
  private(set) var contents: [UInt8] = []
  private(set) var options = Options()
  private(set) var givenLocale: LocaleFormat?
}

extension Table {
  /// Reads a table from bytes: delimited text, or JSON if the first character is `[` or `{`.
  ///
  /// Text is UTF-8 with or without a byte order mark, UTF-16 with one, or in an encoding from before Unicode, which is
  /// guessed from the bytes; a note names it. Tables may be drawn with lines or aligned with spaces. JSON is a list of objects, objects one
  /// after the other as in NDJSON, or a list of lists. The first of these lists contains the names of columns if it
  /// has only texts. All cells of a column are of the kind of the first one; using a column with some that aren't is an
  /// error. If most aren't, they are texts. Empty cells, null, and markers such as `N/A` in columns of numbers and
  /// dates are missing values. The cost is linear in the number of bytes. A table with more cells than
  /// ``Options/limits`` allow is an error.
  public init(contents: [UInt8], options: Options = Options()) throws(DataError) {
    var options = options
    let (bytes, notes) = try Self.fields(of: contents, &options)
    var table = try Self.read(bytes, options)
    table.notes += notes.ofReport
    table.givenLocale = options.locale
    if options.locale == nil, let found = LocaleSearch.locale(of: table.columns) {
      options.locale = found
      table = try Self.read(bytes, options)
      table.detectedLocale = found
      // The numbers of the United Kingdom are those of the United States.
      let reading =
        found.identifier == "en_GB"
        ? "dates are read as in en_GB, with the day first"
        : "numbers and dates are read as in \(found.identifier), such as \(CellReaders(found).exampleNumber)"
      table.notes.append(TableNote(reading, choice: .locale))
    }
    let names = try options.textColumns.map { (name) throws(DataError) in try table.column(name, part: .text).name }
    if names != options.textColumns {
      options.textColumns = names
      table.columns = try Self.read(bytes, options).columns
    }
    // Rows can be left out later, and then these are decided again.
    table.options = options
    try table.readAgain(bytes, options)
    table.fillGroups()
    table.readMissingNumbers()
    table.stripFootnotes()
    table.readMeasures(CellReaders(options.locale ?? .english))
    table.notes.insert(contentsOf: notes.ofText, at: 0)
    table.contents = bytes
    table.limits = options.limits.inForce
    self = table
  }

  /// Reads mixed columns as texts, and texts of JSON as numbers if there are no others.
  private mutating func readAgain(_ bytes: [UInt8], _ options: Options) throws(DataError) {
    var options = options
    let mixed = columns.filter {
      $0.isMixed || ResourceQuantities.areAmongNumbers(of: $0) || MixedUnits.areAmongNumbers(of: $0)
    }.map(\.name)
    if !mixed.isEmpty {
      for column in columns where column.isMixed { mixedProblems[column.name] = column.problem }
      options.textColumns += mixed
      columns = try Self.read(bytes, options).columns
    }
    if isJSON, !columns.contains(where: { $0.kind == .number && !$0.numbersRows(isFirst: true) }),
      !options.readsNumbersInTexts
    {
      options.readsNumbersInTexts = true
      let other = try Self.read(bytes, options).columns
      if other.contains(where: { $0.kind == .number && $0.problem == nil && !$0.numbersRows(isFirst: true) }) {
        columns = other
      }
    }
  }

  /// The text of a table without the lines and spaces that it is drawn with, and notes about it. The delimiter is that
  /// of the result.
  private static func fields(
    of contents: [UInt8], _ options: inout Options
  ) throws(DataError) -> (bytes: [UInt8], notes: (ofText: [TableNote], ofReport: [TableNote])) {
    if let sheet = options.sheet { return (contents, (sheet.text.notes, [])) }
    let (decoded, encodingNote) = try DecodedText.ofTable(contents)
    let notes = encodingNote.map { [$0] } ?? []
    for dialect in TableDialect.all where !dialect.isExcluded(options) {
      guard let fields = dialect.fields(decoded) else { continue }
      options.delimiter = options.delimiter ?? dialect.delimiter
      return (fields.text, (notes, fields.notes))
    }
    return (decoded, (notes, []))
  }

  /// Fills the empty cells below each name of the first column, if it names groups of rows as pivot tables write them:
  /// each name once, and the second column has a text or a date in each row that has no name.
  private mutating func fillGroups() {
    guard !isJSON, columns.count > 2, case .texts(var ids, let pool) = columns[0].cells, ids.first ?? -1 >= 0 else {
      return
    }
    let missing = ids.indices.filter { ids[$0] < 0 }
    let nameCount = ids.count - missing.count
    let totalCount = nameCount < 1000 ? (0..<pool.count).count { TotalWords.kind(of: pool[$0]) != nil } : 0
    guard nameCount == pool.count, missing.count > 1, missing.count >= nameCount - totalCount - 1,
      columns[1].kind == .text || columns[1].isTemporal,
      !["color", "colour"].contains(columns[0].name.lowercased()),
      missing.allSatisfy({ columns[1].shown($0) != nil && TotalWords.kind(of: columns[1].shown($0) ?? "") != .mean })
    else { return }
    for row in missing { ids[row] = ids[row - 1] }
    columns[0] = columns[0].with(.texts(ids, pool), kind: .text, unit: .none)
    hasFilledGroups = true
    notes.append("the empty cells of \(DataError.quoted(columns[0].name)) are filled with the name above")
  }

  /// Removes the marks of footnotes from names, and notes it.
  private mutating func stripFootnotes() {
    for index in columns.indices where !options.textColumns.contains(columns[index].name) {
      guard case .texts(let ids, let pool) = columns[index].cells, pool.contains(where: Footnotes.mayEnd),
        let stripped = pool.map(Footnotes.plain)
      else { continue }
      columns[index] = columns[index].with(
        .texts(ids.map { $0 < 0 ? $0 : stripped.ids[Int($0)] }, stripped.pool), kind: columns[index].kind, unit: .none)
      let name = columns[index].name
      notes.append(TableNote("the marks of footnotes in \(DataError.quoted(name)) are left out", choice: .text(name)))
    }
  }

  /// Reads numbers such as -999 as missing values, and notes it.
  private mutating func readMissingNumbers() {
    var names: [String: [String]] = [:]
    var marks: [String] = []
    for missing in MissingNumbers.found(in: columns) {
      columns[missing.column] = columns[missing.column].with(
        .numbers(missing.numbers), kind: .number, unit: columns[missing.column].unit)
      if names[missing.written] == nil { marks.append(missing.written) }
      names[missing.written, default: []].append(columns[missing.column].name)
    }
    for mark in marks {
      let columns = DataError.list(names[mark] ?? [])
      notes.append(TableNote("\(mark) in \(columns) is read as a missing value", choice: .values))
    }
  }

  /// Reads columns of numbers with units as numbers. The first column has names.
  private mutating func readMeasures(_ readers: CellReaders) {
    let hasNumbers = columns.contains { $0.kind == .number && !$0.numbersRows(isFirst: true) && !$0.holdsYears }
    let hasNames = columns.contains {
      $0.kind == .text && $0.namesRows && $0.sample.contains { $0.contains(where: \.isLetter) }
    }
    for index in columns.indices.dropFirst() where !options.textColumns.contains(columns[index].name) {
      let (old, takesAll) = (columns[index], !hasNumbers && hasNames)
      let resources = ResourceQuantities.numbers(of: old)
      if let column = resources ?? MixedUnits.numbers(of: old, readers: readers, takesRepeated: takesAll),
        case .measure(let unit) = column.unit
      {
        columns[index] = column
        let source = resources == nil ? "" : ", with units as in Kubernetes"
        let note = "\(DataError.quoted(column.name)) is read in \(unit)\(source)"
        notes.append(TableNote(note, choice: .text(column.name)))
      } else if let column = ColumnMeasures.numbers(of: old, readers: readers, takesAnyUnit: takesAll) {
        columns[index] = column
      }
    }
  }

  private static func read(_ bytes: [UInt8], _ options: Options) throws(DataError) -> Table {
    if options.sheet != nil { return try DelimitedTableReader.table(in: bytes, from: 0, options: options) }
    let start = TextPosition.startOfText(in: bytes)
    guard let first = bytes[start...].first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else {
      throw .text(in: bytes, at: start, found: "no data", allowed: "rows of a table, or a JSON list of objects")
    }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
      ? try JSONTableReader.table(in: bytes, from: start, options: options)
      : try DelimitedTableReader.table(in: bytes, from: start, options: options)
  }

  private var isJSON: Bool { if case .delimited = source { false } else { true } }

  /// The locale that the table was read in.
  var locale: LocaleFormat { options.locale ?? .english }

  /// Whether the caller chose the locale.
  var isLocaleGiven: Bool { givenLocale != nil }

  /// The same table with some of its rows, the others missing. The cells of these rows alone determine the kinds of
  /// the columns.
  func reading(only rows: [Bool]) throws(DataError) -> Table {
    // A column of texts may have numbers or times in these rows, and others may have had their problem in other rows.
    let mayChange = columns.contains { column in
      column.problem != nil
        || (column.kind == .text && column.sample.contains { $0.contains { $0.isASCII && $0.isNumber } })
    }
    guard mayChange, rows.contains(false), !contents.isEmpty else { return self }
    return try reading { $0.rows = rows }
  }

  /// The same table with columns of texts.
  func reading(asText names: [String]) throws(DataError) -> Table { try reading { $0.textColumns += names } }

  private func reading(_ change: (inout Options) -> Void) throws(DataError) -> Table {
    var options = options
    change(&options)
    if options.locale == nil { options.locale = .english }
    var table = try Table(contents: contents, options: options)
    table.notes = notes
    table.detectedLocale = detectedLocale
    table.givenLocale = givenLocale
    // The row with the name of a group may be left out.
    if hasFilledGroups, table.columns[0].kind == .text {
      (table.columns[0], table.hasFilledGroups) = (columns[0], true)
    }
    return table
  }

  /// The error for a cell.
  func error(row: Int, column: Column, found: String, allowed: String) -> DataError {
    switch source {
    case .wrapped(let key):
      let path = "\(DataError.shown(key))[\(row)].\(DataError.shown(column.name))"
      return .json(path: path, found: found, allowed: allowed)
    case .oriented: return .json(path: "row \(row + 1).\(DataError.shown(column.name))", found: found, allowed: allowed)
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
      return options.sheet.error(in: bytes, at: offset, found: found, allowed: allowed)
    }
  }

  /// Throws if the first bytes of a table already contain an error. A file that isn't text, or an invalid record, is
  /// rejected before the rest is read.
  ///
  /// - Parameter bytes: The first bytes of a longer file.
  package static func check(start bytes: [UInt8], options: Options = Options()) throws(DataError) {
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else { return }
    // The last character may be cut.
    let cut = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    let text = Array(bytes[..<cut])
    if let error = DataError.invalidUTF8(in: text) {
      guard LegacyEncoding(of: text) != nil else { throw error }
      return
    }
    let start = TextPosition.startOfText(in: text)
    let first = text[start...].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    guard first != UInt8(ascii: "["), first != UInt8(ascii: "{") else { return }
    let hint = DelimitedTableReader.delimiterHint(in: text, from: start)
    let delimiter = options.delimiter ?? hint?.delimiter ?? Delimiter.sniffed(in: text, from: start)
    var reader = RecordReader(bytes: text, from: start, delimiter: delimiter)
    do { while try reader.next() {} } catch {
      // The record at the end may continue.
      if reader.position < text.count { throw error }
    }
  }
}
