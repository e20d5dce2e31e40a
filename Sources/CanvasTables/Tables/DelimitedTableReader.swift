/// Makes a table from delimited text.
struct DelimitedTableReader {
  private let bytes: [UInt8]
  private let options: Table.Options
  private let delimiter: Delimiter
  private let readers: FieldReaders
  private var builders: [ColumnBuilder] = []
  private var rowStarts: [UInt32] = []
  private var hasHeader = false
  private var upperNames: [String] = []
  private var lacksFirstName = false
  private var hasQuantiles = false
  private var units: (offset: Int, texts: [String])?
  /// The records of one field after the last row: remarks below the table, unless another row follows.
  private var shortRecords: [(start: Int, error: DataError)] = []
  /// The number of records whose only text is a remark: `* estimated,,,`.
  private var remarkCount = 0
  /// The number of rows without their last field.
  private var cutRowCount = 0
  private var notes: [TableNote] = []

  private init(bytes: [UInt8], options: Table.Options, delimiter: Delimiter) {
    (self.bytes, self.options, self.delimiter) = (bytes, options, delimiter)
    readers = FieldReaders(options)
  }

  /// Reads a table in valid UTF-8 from a byte offset. Empty lines, and lines of empty fields, are skipped, and so are
  /// titles above the header and remarks below the last row. The last field of a row may
  /// be missing, with a note. Any other row whose number of fields differs from the first record is an error.
  static func table(in bytes: [UInt8], from start: Int, options: Table.Options) throws(DataError) -> Table {
    var start = start
    var named: Delimiter?
    if options.sheet == nil, let hint = delimiterHint(in: bytes, from: start) { (start, named) = hint }
    if let count = options.skippedLines {
      start =
        options.sheet?.text.offset(skippingRows: count)
        ?? TableStart.offset(in: bytes, from: start, skippingLines: max(count, 0))
    }
    let delimiter = options.delimiter ?? named ?? Delimiter.sniffed(in: bytes, from: start)
    var reader = DelimitedTableReader(bytes: bytes, options: options, delimiter: delimiter)
    return try reader.table(from: start)
  }

  /// The delimiter that the first line `sep=;` of spreadsheets names, and the offset of the next line.
  static func delimiterHint(in bytes: [UInt8], from start: Int) -> (end: Int, delimiter: Delimiter)? {
    let prefix = Array("sep=".utf8)
    guard bytes.count > start + prefix.count, bytes[start...].starts(with: prefix),
      let delimiter = Delimiter(rawValue: bytes[start + prefix.count])
    else { return nil }
    let rest = start + prefix.count + 1
    guard rest == bytes.count || bytes[rest] == 0x0A || bytes[rest] == 0x0D else { return nil }
    return (TableStart.offset(in: bytes, from: rest, skippingLines: 1), delimiter)
  }

  private mutating func table(from start: Int) throws(DataError) -> Table {
    let hasAnotherTable = try readRows(from: options.skippedLines == nil ? foundStart(from: start) : start)
    note(shortRecords.count + remarkCount, "below the table left out")
    if hasAnotherTable { notes.append(TableNote("another table below is left out", kind: .dropped)) }
    if cutRowCount > 0 {
      let rows = cutRowCount == 1 ? "1 row lacks its" : "\(cutRowCount) rows lack their"
      notes.append(TableNote("\(rows) last field, which is read as a missing value", kind: .invalid))
    }
    if units != nil { notes.append(TableNote("the line below the header has units")) }
    var unitTexts: [String: String] = [:]
    if hasHeader, let units {
      for (builder, text) in zip(builders, units.texts) { unitTexts[builder.name] = text }
    }
    let columns = builders.indices.map { builders[$0].column(readers.texts) }
    return Table(
      columns: columns, rowCount: rowStarts.count, hasHeader: hasHeader,
      source: .delimited(bytes, rowStarts: rowStarts, delimiter), lastRows: lastRows(),
      unitTexts: unitTexts, notes: notes)
  }

  /// Notes lines that are left out, if there are any.
  private mutating func note(_ count: Int, _ what: String, choice: TableNote.Choice? = nil) {
    guard count > 0 else { return }
    notes.append(TableNote("\(count) \(count == 1 ? "line" : "lines") \(what)", kind: .dropped, choice: choice))
  }

  /// The start of the table below its titles, which are noted.
  private mutating func foundStart(from start: Int) -> Int {
    let found = TableStart(in: bytes, from: start, delimiter: delimiter, readers: readers)
    upperNames = found.upperNames
    lacksFirstName = found.lacksFirstName
    hasQuantiles = found.hasQuantiles
    units = found.units
    note(found.skippedCount, "above the header left out", choice: .skippedLines)
    return found.offset
  }

  /// Reads the header and the rows. Returns whether another table is below.
  private mutating func readRows(from start: Int) throws(DataError) -> Bool {
    let maximumCells = options.limits.inForce.maximumCellCount
    var records = RecordReader(bytes: bytes, from: start, delimiter: delimiter)
    var isAfterBlank = false
    while true {
      let recordStart = records.position
      guard try records.next() else { return false }
      if records.isBlank || (records.fields.count > 1 && records.isEmpty) {
        isAfterBlank = true
        continue
      }
      if isAfterBlank, beginsAnotherTable(records) || beginsTableOfOtherWidth(records) { return true }
      isAfterBlank = false
      if builders.isEmpty {
        makeBuilders(records)
        if hasHeader { continue }
      }
      if recordStart != units?.offset { try take(records, from: recordStart, maximumCells) }
    }
  }

  /// Takes a record as a row, or as a remark.
  private mutating func take(_ records: RecordReader, from start: Int, _ maximumCells: Int) throws(DataError) {
    let isCut = lacksLastField(records)
    if !isCut, let error = countError(records) {
      // Remarks may contain the delimiter.
      guard records.fields.count == 1 || (!shortRecords.isEmpty && records.fields.count < builders.count),
        builders.count > 1, !rowStarts.isEmpty
      else { throw error }
      return shortRecords.append((start, error))
    }
    if !isCut, isRemark(records) { return remarkCount += 1 }
    if isCut { cutRowCount += 1 }
    // A short record between complete ones isn't a footer.
    if let short = shortRecords.first { throw short.error }
    let row = rowStarts.count
    guard row < maximumCells / builders.count else {
      throw options.sheet.error(
        in: bytes, at: start, found: "more cells", allowed: "at most \(maximumCells) cells in the table")
    }
    rowStarts.append(UInt32(clamping: start))
    if let rows = options.rows, row < rows.count, !rows[row] {
      for index in builders.indices { builders[index].appendMissing() }
    } else {
      append(records)
    }
  }

  private mutating func makeBuilders(_ records: RecordReader) {
    var header = TableHeader(firstRecord: records, readers: readers)
    if hasQuantiles { header.isHeader = true }
    hasHeader = header.isHeader
    // A name in two lines is one name.
    var names = records.fields.map { field in
      records.trimmedText(of: field).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    if lacksFirstName { names.insert("", at: 0) }
    // A name above all columns tells none apart.
    if Set(upperNames.filter { !$0.isEmpty }).count < 2 { upperNames = [] }
    for (index, upper) in upperNames.enumerated()
    where index < names.count && !upper.isEmpty && upper != names[index] {
      names[index] = names[index].isEmpty ? upper : "\(upper) \(names[index])"
    }
    builders = header.builders(names, options: options)
  }

  /// Whether a record is the header of another table: it has names where the columns have numbers.
  private func beginsAnotherTable(_ records: RecordReader) -> Bool {
    guard !rowStarts.isEmpty, records.fields.count > 1, builders.contains(where: { $0.kind == .number }) else {
      return false
    }
    let header = TableHeader(firstRecord: records, readers: readers)
    guard header.isHeader, records.fields.allSatisfy({ !records.trimmed($0.content).isEmpty }) else { return false }
    var next = RecordReader(bytes: bytes, from: records.position, delimiter: delimiter)
    guard let isRead = try? next.next(), isRead, next.fields.count == records.fields.count else { return false }
    return TableHeader(firstRecord: next, readers: readers).hasValue
  }

  /// Whether a record and the next two have another number of fields than the rows, and are therefore another table.
  private func beginsTableOfOtherWidth(_ records: RecordReader) -> Bool {
    let count = records.fields.count
    guard rowStarts.count > 1, count > 1, count != builders.count else { return false }
    var next = records
    for _ in 0..<2 {
      guard let isRead = try? next.next(), isRead, next.fields.count == count else { return false }
    }
    return true
  }

  /// Whether a record has a text where the column has numbers, and no name: `,Answered,412`.
  private func isCountOfAnswers(_ records: RecordReader) -> Bool {
    guard builders.count > 2, rowStarts.count > 1, builders[0].kind == .text,
      records.trimmed(records.fields[0].content).isEmpty
    else { return false }
    return builders.indices.dropFirst().contains { index in
      let range = records.trimmed(records.fields[index].content)
      return builders[index].kind == .number && !range.isEmpty && !MissingMarker.contains(records.bytes, range)
        && readers[records.fields[index]].numbers.number(records.bytes, range) == nil
        && !records.bytes[range].contains(where: { $0 &- 0x30 < 10 })
    }
  }

  /// Whether a record has a remark in one field, and nothing else.
  private func isRemark(_ records: RecordReader) -> Bool {
    guard builders.count > 1, !rowStarts.isEmpty else { return false }
    if isCountOfAnswers(records) { return true }
    let filled = records.fields.filter { !records.trimmed($0.content).isEmpty }
    guard filled.count == 1, let field = filled.first else { return false }
    let text = records.trimmedText(of: field).lowercased()
    // The notes on marks, `2) estimated`, and whatever follows a line of one field.
    if !shortRecords.isEmpty || text.starts(with: /[0-9]{1,2}\)/) { return true }
    if text.count > 60 || Self.remarkStarts.contains(where: text.hasPrefix) { return true }
    // The time of a report, `Monday, Mar 31, 2025 10:02 AM`, stands in the first column.
    if field.start == records.fields[0].start, builders[0].kind == .text, text.contains(/[0-9]{4}.*[0-9]:[0-9]{2}/) {
      return true
    }
    // Without a colon, such a word is part of a name: `Notebook`, `Bronze`.
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    return Self.remarkWords.contains(text[..<colon].filter { !$0.isWhitespace })
  }

  private static let remarkStarts = ["*", "†", "※", "주)", "last updated", "data from", "generated", "1)"]

  private static let remarkWords: Set<String> = [
    "note", "notes", "source", "sources", "quelle", "quellen", "anmerkung", "hinweis", "stand", "fuente", "nota",
    "fonte",
    "bron", "टिप्पणी", "स्रोत", "źródło", "источник", "примечание", "출처", "자료", "주", "注", "資料", "出典", "来源",
  ]

  /// Whether a record lacks only its last field, which some programs don't write if it is empty: its numbers are where the
  /// columns have numbers.
  private func lacksLastField(_ records: RecordReader) -> Bool {
    guard builders.count > 3, rowStarts.count > 1, records.fields.count == builders.count - 1 else { return false }
    return zip(builders, records.fields).allSatisfy { builder, field in
      let range = records.trimmed(field.content)
      return builder.kind != .number || range.isEmpty || MissingMarker.contains(records.bytes, range)
        || readers[field].numbers.number(records.bytes, range) != nil
    }
  }

  private func countError(_ records: RecordReader) -> DataError? {
    let fields = records.fields
    // Some programs end lines with more delimiters than the header.
    guard
      fields.count < builders.count
        || fields.dropFirst(builders.count).contains(where: { !records.trimmed($0.content).isEmpty })
    else { return nil }
    let place = fields.count < builders.count ? records.recordEnd : fields[builders.count].start
    return options.sheet.error(
      in: bytes, at: place, found: fields.count == 1 ? "1 field" : "\(fields.count) fields",
      allowed: "\(builders.count), as in the first row")
  }

  private mutating func append(_ records: RecordReader) {
    // The closures are called while `builders` is changed, so they can't use `self`.
    let sheet = options.sheet
    for index in builders.indices {
      guard index < records.fields.count else {
        builders[index].appendMissing()
        continue
      }
      let field = records.fields[index]
      if field.hasDoubledQuotes {
        let text = Array(records.text(of: field).utf8)
        builders[index].append(text, 0..<text.count, readers: readers[field]) { found, allowed in
          sheet.error(in: records.bytes, at: field.start, found: found, allowed: allowed)
        }
      } else {
        builders[index].append(records.bytes, records.trimmed(field.content), readers: readers[field]) {
          found, allowed in sheet.error(in: records.bytes, at: field.start, found: found, allowed: allowed)
        }
      }
    }
  }

  /// The texts of the last rows, the last one first.
  private func lastRows() -> [[String]] {
    rowStarts.suffix(Table.lastRowLimit).reversed().map { start in
      var records = RecordReader(bytes: bytes, from: Int(start), delimiter: delimiter)
      // The record was already read without an error.
      guard let isRead = try? records.next(), isRead else { return [] }
      return records.fields.map { records.trimmedText(of: $0) }
    }
  }
}
