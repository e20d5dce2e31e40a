/// A written offset from UTC.
enum ZoneOffset {
  /// The seconds of `+09:00`, `+0900`, `+09`, `+9` or `-3:30`: at most 15 hours. Nil for other texts.
  static func seconds(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard let sign = range.first, bytes[sign] == UInt8(ascii: "+") || bytes[sign] == UInt8(ascii: "-") else {
      return nil
    }
    var parts: [[Int]] = [[]]
    for byte in bytes[range.dropFirst()] {
      if byte == UInt8(ascii: ":") {
        parts.append([])
      } else if byte &- 0x30 < 10 {
        parts[parts.count - 1].append(Int(byte &- 0x30))
      } else {
        return nil
      }
    }
    if parts.count == 1, parts[0].count == 4 { parts = [Array(parts[0].prefix(2)), Array(parts[0].suffix(2))] }
    guard (1...2).contains(parts[0].count), parts.count == 1 || (parts.count == 2 && parts[1].count == 2) else {
      return nil
    }
    let hours = parts[0].reduce(0) { $0 * 10 + $1 }
    let minutes = parts.count == 2 ? parts[1].reduce(0) { $0 * 10 + $1 } : 0
    guard minutes < 60, hours * 60 + minutes <= 15 * 60 else { return nil }
    return (hours * 60 + minutes) * (bytes[sign] == UInt8(ascii: "-") ? -60 : 60)
  }
}
