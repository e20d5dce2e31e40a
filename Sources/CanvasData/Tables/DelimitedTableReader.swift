/// Makes a table of delimited text.
enum DelimitedTableReader {
  /// The table in valid UTF-8 from a byte on. Empty lines are skipped; a row with more or fewer fields than the first
  /// record is an error.
  static func table(
    in bytes: [UInt8], from start: Int, options: Table.Options
  ) throws(DataError) -> Table {
    let delimiter = options.delimiter ?? Delimiter.sniffed(in: bytes, from: start)
    let readers = CellReaders(options.locale)
    var reader = RecordReader(bytes: bytes, from: start, delimiter: delimiter)
    var builders: [ColumnBuilder] = []
    var rowStarts: [UInt32] = []
    var hasHeader = false
    while true {
      let recordStart = reader.position
      guard try reader.next() else { break }
      if reader.isBlank { continue }
      if builders.isEmpty {
        let header = TableHeader(firstRecord: reader, readers: readers)
        hasHeader = header.isHeader
        builders = try header.builders(reader, options: options)
        if hasHeader { continue }
      }
      try check(reader, count: builders.count)
      rowStarts.append(UInt32(clamping: recordStart))
      append(reader, to: &builders, readers: readers)
    }
    let columns = builders.map { $0.column() }
    return Table(
      columns: columns, rowCount: rowStarts.count, hasHeader: hasHeader,
      source: .delimited(bytes, rowStarts: rowStarts, delimiter))
  }

  private static func check(_ reader: RecordReader, count: Int) throws(DataError) {
    let fields = reader.fields
    guard fields.count != count else { return }
    let place = fields.count < count ? reader.recordEnd : fields[count].start
    throw .text(
      in: reader.bytes, at: place, found: fields.count == 1 ? "1 field" : "\(fields.count) fields",
      allowed: "\(count), as in the first row")
  }

  private static func append(_ reader: RecordReader, to builders: inout [ColumnBuilder], readers: CellReaders) {
    for index in builders.indices {
      let field = reader.fields[index]
      if field.hasDoubledQuotes {
        let text = Array(reader.text(of: field).utf8)
        builders[index].append(text, 0..<text.count, readers: readers) { found, allowed in
          .text(in: reader.bytes, at: field.start, found: found, allowed: allowed)
        }
      } else {
        builders[index].append(reader.bytes, reader.trimmed(field.content), readers: readers) { found, allowed in
          .text(in: reader.bytes, at: field.start, found: found, allowed: allowed)
        }
      }
    }
  }
}

/// What the first record of a table is.
struct TableHeader {
  private enum Kind { case text, number, year, date, missing }

  /// Whether the record has the names of columns.
  ///
  /// It has where no field is a number or a date. It has too where at least two fields are periods, such as `2024` or
  /// `2026-01`, and only the first field is not: a wide table. Otherwise it is a row already.
  let isHeader: Bool

  private let kinds: [Kind]

  init(firstRecord reader: RecordReader, readers: CellReaders) {
    let kinds: [Kind] = reader.fields.map { field in
      let range = reader.trimmed(field.content)
      if range.isEmpty { return .missing }
      if readers.dates.reading(reader.bytes, range) != .none { return .date }
      guard let number = readers.numbers.number(reader.bytes, range) else { return .text }
      return range.count == 4 && (1900...2100).contains(number.value) ? .year : .number
    }
    self.kinds = kinds
    let periods = kinds.count { $0 == .year || $0 == .date }
    let first = kinds.first ?? .text
    let isWide = (first == .text || first == .missing) && periods == kinds.count - 1 && periods > 1
    isHeader = isWide || kinds.allSatisfy { $0 == .text || $0 == .missing }
  }

  /// A builder for each column, by the names of the record, or by `date`, `name`, `value`, `color` and numbers.
  func builders(_ reader: RecordReader, options: Table.Options) throws(DataError) -> [ColumnBuilder] {
    var builders: [ColumnBuilder] = []
    var known: Set<String> = []
    for (index, field) in reader.fields.enumerated() {
      var name = isHeader ? reader.trimmedText(of: field) : standardName(index)
      if name.isEmpty || (!isHeader && known.contains(name)) { name = "column \(index + 1)" }
      guard known.insert(name).inserted else {
        throw .text(
          in: reader.bytes, at: field.start, found: "a second column \(DataError.quoted(name))",
          allowed: "each column once")
      }
      builders.append(ColumnBuilder(name: name, isText: options.textColumns.contains(name)))
    }
    return builders
  }

  private func standardName(_ index: Int) -> String {
    switch kinds[index] {
    case .date: "date"
    case .number, .year: "value"
    // Rows without a header may have a name, a value and a colour.
    case .text, .missing: kinds.count == 3 && index == 2 ? "color" : "name"
    }
  }
}
