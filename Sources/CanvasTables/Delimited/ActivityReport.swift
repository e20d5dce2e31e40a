/// The tables of `sar` and the other tools of sysstat. Their header has a time instead of the name of its first column:
///
///     Linux 6.1.0-18-amd64 (web1)    11/24/2026    _x86_64_    (4 CPU)
///
///     12:00:01 AM     CPU     %user   %system     %idle
///     12:10:01 AM     all      3.26      1.06     95.43
///     Average:        all      3.26      1.06     95.43
enum ActivityReport {
  private static let title = Array("Linux ".utf8)
  private static let newline = UInt8(ascii: "\n")

  /// A line that begins with a time, cut into words.
  private struct Record {
    var time: String
    var words: [String]

    init?(_ line: ArraySlice<UInt8>) {
      guard line.count < 2000 else { return nil }
      let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
      guard let first = words.first, ClockReader.reading(first) != nil else { return nil }
      let hasMeridiem = words.count > 1 && ["AM", "PM"].contains(words[1])
      time = hasMeridiem ? first + " " + words[1] : first
      self.words = Array(words.dropFirst(hasMeridiem ? 2 : 1))
    }

    /// Whether the words are names of columns. The percentages of a row are numbers.
    var isHeader: Bool { words.count > 1 && words.allSatisfy { NumberReader(.english).number($0) == nil } }
  }

  /// Reads a text, or returns nil if it isn't such a report.
  static func barred(_ bytes: [UInt8]) -> TableDialect.Fields? {
    guard bytes[TextPosition.startOfText(in: bytes)...].starts(with: title) else { return nil }
    var header: [String]?
    var (rowCount, averageCount) = (0, 0)
    var lines: [[UInt8]] = []
    var isDone = false
    for line in bytes.split(separator: newline, omittingEmptySubsequences: false) {
      // The title stays as it is.
      lines.append(lines.isEmpty ? Array(line) : [])
      guard lines.count > 1, !isDone, line.contains(where: { $0 > 0x20 }) else { continue }
      if line.starts(with: "Average:".utf8) {
        averageCount += 1
        continue
      }
      guard let record = Record(line) else { return nil }
      guard let names = header else {
        guard record.isHeader, !record.words.contains("RESTART") else { return nil }
        header = record.words
        lines[lines.count - 1] = barred(["time"] + record.words)
        continue
      }
      // Headers are repeated on each page.
      if record.words == names || record.words.first == "LINUX" { continue }
      if record.words.count == names.count, !record.isHeader {
        rowCount += 1
        lines[lines.count - 1] = barred([record.time] + record.words)
      } else if record.isHeader {
        isDone = true
      } else {
        return nil
      }
    }
    guard rowCount > 0 else { return nil }
    var notes: [TableNote] = []
    if averageCount > 0 { notes.append(TableNote("'Average' left out as the mean of the others", kind: .dropped)) }
    if isDone { notes.append(TableNote("another table below is left out", kind: .dropped)) }
    return TableDialect.Fields(text: Array(lines.joined(separator: [newline])), notes: notes)
  }

  private static func barred(_ words: [String]) -> [UInt8] { Array(words.joined(separator: "|").utf8) }
}
