/// Time series as Britain's statistics office writes them: particulars above rows by year, then by quarter, then by month.
///
///     "Title","Inflation rate"
///     "CDID","D7G7"
///     "Unit","%"
///     "2025","3.4"
///     "2025 Q4","3.5"
///     "2025 DEC","3.4"
enum SeriesSheet {
  /// The period of a row, which begins with its name; nil for other lines.
  private static func period(_ line: ArraySlice<UInt8>) -> CalendarPeriod? {
    let name = line.prefix(10).prefix { $0 != UInt8(ascii: ",") }.filter { $0 != UInt8(ascii: "\"") }
    guard name.prefix(4).count(where: { (0x30...0x39).contains($0) }) == 4 else { return nil }
    return switch name.count {
    case 4: .year
    case 7 where name[5] == UInt8(ascii: "Q"): .quarter
    case 8: .month
    default: nil
    }
  }

  /// The titles, the units and the rows of the shortest period, on their lines. Nil for other texts.
  static func rows(_ bytes: [UInt8]) -> TableDialect.Fields? {
    let start = TextPosition.startOfText(in: bytes)
    let isOne = ["\"Title\",", "Title,"].contains { bytes[start...].starts(with: $0.utf8) }
    guard isOne, bytes[start...].prefix(1 << 16).firstRange(of: "CDID".utf8) != nil else { return nil }
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
    let periods = lines.map(period)
    let known: [CalendarPeriod] = [.month, .quarter, .year].filter { periods.contains($0) }
    guard let shortest = known.first else { return nil }
    for index in lines.indices.dropFirst() where periods[index] != shortest {
      let unit = ["\"Unit\"", "Unit"].first { lines[index].starts(with: "\($0),".utf8) }
      lines[index] = unit.map { lines[index].dropFirst($0.utf8.count) } ?? []
    }
    let others = known.dropFirst().reversed().map { "by \($0.rawValue)" }
    var notes = [
      TableNote("the particulars above the rows are left out but for the title and the unit", kind: .dropped)
    ]
    if !others.isEmpty {
      let text = "the rows \(others.joined(separator: " and ")) are left out beside those by \(shortest.rawValue)"
      notes.append(TableNote(text, kind: .dropped))
    }
    return TableDialect.Fields(text: Array(bytes[..<start] + lines.joined(separator: [0x0A])), notes: notes)
  }
}
