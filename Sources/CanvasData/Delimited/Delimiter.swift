/// What stands between the fields of a record.
public enum Delimiter: UInt8, Sendable, Hashable, CaseIterable {
  /// A comma, `,`.
  case comma = 0x2C
  /// A tab.
  case tab = 0x09
  /// A semicolon, `;`.
  case semicolon = 0x3B
  /// A vertical bar, `|`.
  case bar = 0x7C

  /// As errors call it.
  var name: String {
    switch self {
    case .comma: "a comma"
    case .tab: "a tab"
    case .semicolon: "a semicolon"
    case .bar: "a bar"
    }
  }

  /// The delimiter that a text seems to have, decided by its first records: at most 50, from at most 64 KiB.
  ///
  /// Delimiters between quotes do not count. Of the delimiters that stand equally often in each of these records, and
  /// at least once, it is the one that stands most often; where none does, the one that the most records have as often
  /// as the first. Of equals it is the first of comma, tab, semicolon, bar. A text without any has a comma.
  public static func sniffed(in bytes: [UInt8], from start: Int = 0) -> Delimiter {
    let records = counts(in: bytes, from: start)
    guard let first = records.first else { return .comma }
    var best = (agreeing: 0, count: 0, delimiter: Delimiter.comma)
    for (index, delimiter) in allCases.enumerated() where first[index] > 0 {
      let agreeing = records.count { $0[index] == first[index] }
      if (agreeing, first[index]) > (best.agreeing, best.count) { best = (agreeing, first[index], delimiter) }
    }
    return best.delimiter
  }

  /// How often each delimiter stands in each of the first records.
  private static func counts(in bytes: [UInt8], from start: Int) -> [[Int]] {
    let end = min(bytes.count, start + 65_536)
    var records: [[Int]] = []
    var current = [0, 0, 0, 0]
    var isQuoted = false
    var isEmpty = true
    for byte in bytes[min(start, end)..<end] {
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        isEmpty = false
      case 0x0A, 0x0D:
        guard !isQuoted else { continue }
        if !isEmpty { records.append(current) }
        if records.count == 50 { return records }
        current = [0, 0, 0, 0]
        isEmpty = true
      default:
        isEmpty = false
        guard !isQuoted, let delimiter = Delimiter(rawValue: byte) else { continue }
        current[allCases.firstIndex(of: delimiter) ?? 0] += 1
      }
    }
    // A record that the limit cuts off would count too few.
    if !isEmpty, end == bytes.count || records.isEmpty { records.append(current) }
    return records
  }
}
