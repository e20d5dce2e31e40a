/// A table drawn with lines, as database clients and Markdown print it:
///
///     | Product | Sales |        +---------+-------+         Product | Sales
///     |---------|------:|        | Product | Sales |        ---------+-------
///     | Cola    |   120 |        +---------+-------+         Cola    |   120
///                              | Cola    |   120 |
///
/// Boxes may be of box-drawing characters.
enum RuledText {
  private static let bar = UInt8(ascii: "|")
  private static let space = UInt8(ascii: " ")
  /// The number of lines that are searched for a rule.
  private static let limit = 20

  /// The text with fields between bars, or nil if it isn't such a table. Lines keep their numbers. Rules, the outer bars
  /// and the marks of bold text and code become spaces; box-drawing characters become ASCII.
  static func plain(_ bytes: [UInt8]) -> [UInt8]? {
    let bytes = withoutBoxes(bytes)
    let lines = Self.lines(of: bytes)
    guard let rule = lines.prefix(limit).firstIndex(where: { isRule(bytes[$0]) }),
      lines.indices.contains(where: {
        abs($0 - rule) == 1 && bytes[lines[$0]].contains(bar) && !isRule(bytes[lines[$0]])
      })
    else { return nil }
    // The header is above the rule, or below the first one of a box.
    let isMarkdown = bytes[lines[rule]].contains(bar)
    var plain = bytes
    for line in lines {
      if isRule(bytes[line]) || isRowOfTypes(bytes[line]) {
        for index in line { plain[index] = space }
        continue
      }
      guard let first = line.first(where: { bytes[$0] != space }),
        let last = line.last(where: { bytes[$0] != space && bytes[$0] != 0x0D })
      else { continue }
      if bytes[first] == bar, bytes[last] == bar, first < last {
        plain[first] = space
        plain[last] = space
      }
      guard isMarkdown else { continue }
      // A bar inside of a cell becomes a broken bar, which has two bytes too.
      for index in line.dropLast() where bytes[index] == UInt8(ascii: "\\") && bytes[index + 1] == bar {
        (plain[index], plain[index + 1]) = (0xC2, 0xA6)
      }
      for index in line where bytes[index] == UInt8(ascii: "*") || bytes[index] == UInt8(ascii: "`") {
        plain[index] = space
      }
    }
    return plain
  }

  /// The text with bars, hyphens and pluses for box-drawing characters, which are three bytes each, if its first
  /// character is one.
  private static func withoutBoxes(_ bytes: [UInt8]) -> [UInt8] {
    let start = TextPosition.startOfText(in: bytes)
    // Above the box there may be the query.
    let beginsBox = bytes[start...].split(separator: 0x0A, maxSplits: limit).prefix(limit).contains { line in
      line.count > 2 && line.first == 0xE2 && [0x94, 0x95].contains(line[line.startIndex + 1])
    }
    guard beginsBox else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = start
    while index < bytes.count {
      guard bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x94 || bytes[index + 1] == 0x95 else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      switch (bytes[index + 1], bytes[index + 2]) {
      // ─ ━ ═
      case (0x94, 0x80), (0x94, 0x81), (0x95, 0x90): plain.append(UInt8(ascii: "-"))
      // │ ┃ ║
      case (0x94, 0x82), (0x94, 0x83), (0x95, 0x91): plain.append(bar)
      default: plain.append(UInt8(ascii: "+"))
      }
      index += 3
    }
    return plain
  }

  /// Whether the cells of a line are all types of a database, or the alignments of Org: `| varchar | int64 |`, `| <r> |`.
  private static func isRowOfTypes(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.contains(bar), line.count < 2000 else { return false }
    let cells = line.split(separator: bar).map { cell in
      String(decoding: cell.filter { $0 != space && $0 != 0x0D }, as: UTF8.self).lowercased()
    }.filter { !$0.isEmpty }
    return !cells.isEmpty
      && cells.allSatisfy { cell in
        cell.wholeMatch(
          of:
            /<[lrc]?[0-9]*>|varchar|text|u?(tiny|small|big|huge)?int(eger)?[0-9]*|double|float[0-9]*|real|decimal\([0-9]+,[0-9]+\)|boolean|bool|date|time|timestamp[a-z]*|str|string|[iuf](8|16|32|64)/
        ) != nil
      }
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(start..<index)
      start = index + 1
      // Not a table with lines.
      if lines.count == limit, !lines.contains(where: { isRule(bytes[$0]) }) { return lines }
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }

  /// Whether a line is only drawn: hyphens with bars, pluses or colons between them.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    var (hyphenCount, crossingCount) = (0, 0)
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "="): hyphenCount += 1
      case UInt8(ascii: "+"), bar: crossingCount += 1
      case UInt8(ascii: ":"), space, 0x0D: continue
      default: return false
      }
    }
    return hyphenCount > 2 && crossingCount > 0
  }
}
