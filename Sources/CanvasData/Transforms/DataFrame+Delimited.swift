extension DataFrame {
  /// The rows of a delimited text, whose first record has the names of the columns. All values are texts; those that a
  /// record lacks are null. Blank lines are left out, and so are fields beyond the names.
  ///
  /// Two columns with the same name are one, the last. Throws an error with a position for an unclosed quote, or more
  /// than a million rows.
  package static func delimited(
    _ bytes: [UInt8], delimiter: Delimiter = .comma
  ) throws(DataError) -> DataFrame {
    let text = try DecodedText.utf8(bytes)
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = RecordReader(bytes: text, from: start, delimiter: delimiter)
    guard try reader.next() else { return DataFrame() }
    let names = reader.fields.map { reader.text(of: $0) }
    return try rows(&reader, names)
  }

  private static func rows(_ reader: inout RecordReader, _ names: [String]) throws(DataError) -> DataFrame {
    var columns = [ColumnFiller](repeating: ColumnFiller(), count: names.count)
    var count = 0
    while try reader.next() {
      if reader.fields.count == 1, let field = reader.fields.first, !field.isQuoted, field.content.isEmpty { continue }
      guard count < TransformError.rowLimit else {
        throw .text(
          in: reader.bytes, at: reader.recordEnd, found: "more rows", allowed: "at most \(TransformError.rowLimit)")
      }
      for (place, field) in zip(names.indices, reader.fields) {
        columns[place].add(.text(reader.text(of: field)), row: count)
      }
      count += 1
    }
    var frame = DataFrame(rowCount: count)
    for (name, column) in zip(names, columns) { frame[name] = column.column(rowCount: count) }
    return frame
  }
}
