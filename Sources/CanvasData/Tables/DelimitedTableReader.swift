/// Makes a table from delimited text.
enum DelimitedTableReader {
  /// Reads a table in valid UTF-8 from a byte offset. Empty lines are skipped. A row whose number of fields differs
  /// from the first record is an error.
  static func table(
    in bytes: [UInt8], from start: Int, options: Table.Options
  ) throws(DataError) -> Table {
    let delimiter = options.delimiter ?? Delimiter.sniffed(in: bytes, from: start)
    let readers = CellReaders(options.locale, zone: options.timeZone)
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
        let fields = reader.fields
        builders = try header.builders(fields.map(reader.trimmedText), options: options) { index, found, allowed in
          .text(in: bytes, at: fields[index].start, found: found, allowed: allowed)
        }
        if hasHeader { continue }
      }
      try check(reader, count: builders.count)
      rowStarts.append(UInt32(clamping: recordStart))
      append(reader, to: &builders, readers: readers)
    }
    let columns = builders.map { $0.column(readers) }
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
