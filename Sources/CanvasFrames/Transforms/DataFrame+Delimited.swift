extension DataFrame {
  /// The rows of a delimited text, whose first record has the names of the columns. All values are texts; those that a
  /// record lacks are empty, also in blank lines, as in Vega. Fields beyond the names are left out.
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
    var columns = [[String]](repeating: [], count: names.count)
    var count = 0
    while try reader.next() {
      guard count < TransformError.rowLimit else {
        throw .text(
          in: reader.bytes, at: reader.recordEnd, found: "more rows", allowed: "at most \(TransformError.rowLimit)")
      }
      for place in names.indices {
        columns[place].append(place < reader.fields.count ? reader.text(of: reader.fields[place]) : "")
      }
      count += 1
    }
    return DataFrame(rowCount: count, columns: zip(names, columns).map { ($0, .texts($1)) })
  }
}
