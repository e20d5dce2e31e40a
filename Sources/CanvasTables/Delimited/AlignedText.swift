/// A table whose columns are aligned below a rule of hyphens, as SQL clients print it:
///
///     product              units
///     -------------------- -----------
///     Green tea                     80
enum AlignedText {
  private static let space = UInt8(ascii: " ")
  private static let hyphen = UInt8(ascii: "-")
  /// The number of lines that are searched for the rule.
  private static let limit = 20

  /// The text with bars between the columns, or nil if it isn't such a table.
  static func barred(_ bytes: [UInt8]) -> [UInt8]? {
    var lines = bytes.prefix(1 << 16).split(separator: 0x0A, maxSplits: limit, omittingEmptySubsequences: false)
    guard let rule = lines.prefix(limit).firstIndex(where: isRule), rule > 0,
      !lines[rule - 1].allSatisfy({ $0 == space || $0 == 0x0D })
    else { return nil }
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let starts = columnStarts(lines[rule])
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + lines.count)
    for (number, line) in lines.enumerated() {
      if number > 0 { result.append(0x0A) }
      if number == rule || (number > rule && isHeaderAgain(line, lines[rule - 1])) {
        result += line.map { $0 == 0x0D ? $0 : space }
      } else if number >= rule - 1, let row = barred(line, starts) {
        result += row
      } else if number == rule - 1 {
        // The names aren't above their columns.
        return nil
      } else {
        result += line
      }
    }
    return result
  }

  /// Whether a line has at least two groups of hyphens, with spaces between them.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 4 && line.allSatisfy { $0 == hyphen || $0 == space || $0 == 0x0D } && columnStarts(line).count > 1
      && line.first == hyphen
  }

  /// Whether a line is the header or a rule again, on the next page or above a sum.
  private static func isHeaderAgain(_ line: ArraySlice<UInt8>, _ header: ArraySlice<UInt8>) -> Bool {
    line.elementsEqual(header) || (line.contains(hyphen) && line.allSatisfy { [hyphen, space, 0x0D].contains($0) })
  }

  /// The positions of the groups of hyphens.
  private static func columnStarts(_ rule: ArraySlice<UInt8>) -> [Int] {
    var starts: [Int] = []
    var isInside = false
    for (position, byte) in rule.enumerated() {
      if byte == hyphen, !isInside { starts.append(position) }
      isInside = byte == hyphen
    }
    return starts
  }

  /// A line with a bar before each column but the first, or nil if a text is there or the line ends in the first column.
  private static func barred(_ line: ArraySlice<UInt8>, _ starts: [Int]) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    var next = 1
    for byte in line where byte != 0x0D {
      // Bytes that continue a character have no position of their own.
      let beginsCharacter = byte & 0xC0 != 0x80
      if beginsCharacter, next < starts.count, position == starts[next] - 1 {
        guard byte == space else { return nil }
        result.append(UInt8(ascii: "|"))
        next += 1
      } else {
        result.append(byte)
      }
      if beginsCharacter { position += 1 }
    }
    guard next > 1 else { return nil }
    return result + repeatElement(UInt8(ascii: "|"), count: starts.count - next)
  }
}
