/// The place where the table of a delimited text begins: below the titles that spreadsheets and reports write above
/// it.
struct TableStart {
  /// The offset of the header, or of the first row.
  private(set) var offset: Int

  /// The number of records above it.
  private(set) var skippedCount = 0

  /// The number of fields that most of the first records have.
  private(set) var width = 0

  /// The number of records that are examined.
  private static let limit = 60

  private struct Record {
    var start: Int
    var count: Int
    var filledCount: Int
    var isHeader: Bool
    var hasValue: Bool
  }

  /// Finds the start of a table.
  ///
  /// Records are skipped if they have fewer fields than most of the following ones, or only one that isn't empty, and
  /// if then a header follows, and a row with a number or a date. A text without these is left as it is, so that an
  /// incomplete header stays an error.
  init(in bytes: [UInt8], from start: Int, delimiter: Delimiter, readers: CellReaders) {
    offset = start
    var records: [Record] = []
    var reader = RecordReader(bytes: bytes, from: start, delimiter: delimiter)
    while records.count < Self.limit {
      let recordStart = reader.position
      // An invalid record is an error of the table, not of this search.
      guard let isRead = try? reader.next(), isRead else { break }
      guard !reader.isBlank else { continue }
      let header = TableHeader(firstRecord: reader, readers: readers)
      records.append(
        Record(
          start: recordStart, count: reader.fields.count,
          filledCount: reader.fields.count { !reader.trimmed($0.content).isEmpty }, isHeader: header.isHeader,
          hasValue: header.hasValue))
    }
    var frequencies: [Int: Int] = [:]
    for record in records { frequencies[record.count, default: 0] += 1 }
    width = frequencies.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    guard width > 1, let first = records.firstIndex(where: { $0.count == width && $0.filledCount > 1 }), first > 0,
      records[..<first].allSatisfy({ $0.count < width || $0.filledCount < 2 }), records[first].isHeader,
      first + 1 < records.count, records[first + 1].count == width, records[first + 1].hasValue
    else { return }
    offset = records[first].start
    skippedCount = first
  }

  /// The offset after a number of lines.
  static func offset(in bytes: [UInt8], from start: Int, skippingLines count: Int) -> Int {
    var offset = start
    var left = count
    while left > 0, offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { left -= 1 }
    }
    return offset
  }
}
