/// The tables of Eurostat, which pack several columns into the first one, and name the others by periods:
///
///     freq,unit,geo\TIME_PERIOD    2024-01     2024-02
///     M,PC_ACT,DE                 3.3         3.4 p
enum PackedNames {
  private static let (comma, tab, backslash) = (UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: "\\"))

  /// The text with one name in the first column: those parts that aren't the same in all lines. Nil if it isn't such a
  /// table.
  static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
    let start = TextPosition.startOfText(in: bytes)
    guard let end = bytes[start...].firstIndex(of: tab), end - start < 500, bytes[start..<end].contains(comma),
      let cut = bytes[start..<end].firstIndex(of: backslash)
    else { return nil }
    let count = bytes[start..<cut].split(separator: comma, omittingEmptySubsequences: false).count
    let lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
    let parts = lines.map { line in
      let packed = line.firstIndex(of: backslash).map { line[..<$0] } ?? line.prefix { $0 != tab }
      return packed.split(separator: comma, omittingEmptySubsequences: false)
    }
    let rows = parts.indices.dropFirst().filter { parts[$0].count == count }
    guard let first = rows.first else { return nil }
    var varying = (0..<count).filter { part in rows.contains { parts[$0][part] != parts[first][part] } }
    if varying.isEmpty { varying = [count - 1] }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, line) in lines.enumerated() {
      if index > 0 { result.append(0x0A) }
      guard parts[index].count == count else {
        result += line
        continue
      }
      result += varying.map { Array(parts[index][$0]) }.joined(separator: [UInt8(ascii: " ")])
      result += line.drop { $0 != tab }
    }
    return result
  }
}
