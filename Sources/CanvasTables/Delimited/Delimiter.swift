/// The character between the fields of a record.
public enum Delimiter: UInt8, Sendable, Hashable, CaseIterable {
  /// A comma, `,`.
  case comma = 0x2C
  /// A tab.
  case tab = 0x09
  /// A semicolon, `;`.
  case semicolon = 0x3B
  /// A vertical bar, `|`.
  case bar = 0x7C

  /// The name in error messages.
  var name: String {
    switch self {
    case .comma: "a comma"
    case .tab: "a tab"
    case .semicolon: "a semicolon"
    case .bar: "a bar"
    }
  }

  /// Detects the delimiter of a text from its first records: at most 50, in at most 64 KiB.
  ///
  /// Delimiters inside quotes don't count. If some delimiters occur equally often in every record, and at least once,
  /// the most frequent of them is chosen. Otherwise the one whose number in the first record is repeated in the most
  /// records. If that is less than half of them, because titles are above the table, the one with any number that is
  /// repeated in the most records. Ties are resolved in the order tab, semicolon, bar, comma, because commas also are in
  /// numbers. A text without delimiters has a comma. A start outside of the text is moved to its nearer end.
  public static func sniffed(in bytes: [UInt8], from start: Int = 0) -> Delimiter {
    let records = counts(in: bytes, from: start)
    guard let first = records.first else { return .comma }
    var best = (agreeing: 0, count: 0, delimiter: Delimiter.comma)
    for (index, delimiter) in preferred where first[index] > 0 {
      let agreeing = records.count { $0[index] == first[index] }
      if (agreeing, first[index]) > (best.agreeing, best.count) { best = (agreeing, first[index], delimiter) }
    }
    if best.agreeing * 2 < records.count {
      for (index, delimiter) in preferred {
        // Below titles, the commas of decimals are as frequent as delimiters.
        let index = delimiter == .comma ? allCases.count : index
        let frequencies = records.map { $0[index] }.filter { $0 > 0 }.occurrenceCounts
        for (count, agreeing) in frequencies where (agreeing, count) > (best.agreeing, best.count) {
          best = (agreeing, count, delimiter)
        }
      }
    }
    return best.delimiter
  }

  /// The delimiters and their indices among all cases, in the order in which ties are resolved.
  private static let preferred = Array(allCases.enumerated().dropFirst()) + Array(allCases.enumerated().prefix(1))

  private static func isBetweenDigits(_ index: Int, in bytes: [UInt8]) -> Bool {
    index > 0 && index + 1 < bytes.count && bytes[index - 1] &- 0x30 < 10 && bytes[index + 1] &- 0x30 < 10
  }

  /// The number of times each delimiter occurs in each of the first records, and last that of commas that aren't between
  /// digits.
  private static func counts(in bytes: [UInt8], from start: Int) -> [[Int]] {
    let start = min(max(start, 0), bytes.count)
    let end = min(bytes.count, start + 65_536)
    var records: [[Int]] = []
    let none = [Int](repeating: 0, count: allCases.count + 1)
    var current = none
    var isQuoted = false
    var isEmpty = true
    for index in start..<end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        isEmpty = false
      case 0x0A, 0x0D:
        guard !isQuoted else { continue }
        if !isEmpty { records.append(current) }
        if records.count == 50 { return records }
        current = none
        isEmpty = true
      default:
        isEmpty = false
        guard !isQuoted, let delimiter = Delimiter(rawValue: byte) else { continue }
        current[allCases.firstIndex(of: delimiter) ?? 0] += 1
        if delimiter == .comma, !isBetweenDigits(index, in: bytes) { current[allCases.count] += 1 }
      }
    }
    // A record that the limit cuts off would have too low a count.
    if !isEmpty, end == bytes.count || records.isEmpty { records.append(current) }
    return records
  }
}
