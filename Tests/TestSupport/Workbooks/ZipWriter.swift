/// Writes zip files for tests, whose files aren't compressed.
package struct ZipWriter {
  package private(set) var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0
  /// Whether numbers are written as in zip64.
  package var isWide = false

  package init() {}

  /// Adds a file. The content may be compressed already, with the numbers of that.
  package mutating func add(
    _ name: String, _ content: [UInt8], method: Int = 0, plain: [UInt8]? = nil, byteCount: Int? = nil, flags: Int = 0,
    checksum: UInt32? = nil
  ) {
    let offset = bytes.count
    let size = byteCount ?? plain?.count ?? content.count
    let sum = checksum ?? Self.checksum(plain ?? content)
    let common = Self.little(flags, 2) + Self.little(method, 2) + Self.little(0, 4) + Self.little(Int(sum), 4)
    bytes += Self.little(0x0403_4B50, 4) + Self.little(20, 2) + common
    bytes += Self.little(content.count, 4) + Self.little(size, 4)
    bytes += Self.little(name.utf8.count, 2) + Self.little(0, 2) + Array(name.utf8) + content
    addEntry(name, at: offset, common: common, byteCounts: (content.count, size))
  }

  /// Adds an entry of the directory for a local header at an offset.
  package mutating func addEntry(
    _ name: String, at offset: Int, common: [UInt8] = [UInt8](repeating: 0, count: 12),
    byteCounts: (packed: Int, plain: Int) = (0, 0)
  ) {
    let wide = 0xFFFF_FFFF
    let extra =
      isWide
      ? Self.little(1, 2) + Self.little(24, 2) + Self.little(byteCounts.plain, 8) + Self.little(byteCounts.packed, 8)
        + Self.little(offset, 8) : []
    directory += Self.little(0x0201_4B50, 4) + Self.little(45, 2) + Self.little(20, 2) + common
    directory += Self.little(isWide ? wide : byteCounts.packed, 4) + Self.little(isWide ? wide : byteCounts.plain, 4)
    directory += Self.little(name.utf8.count, 2) + Self.little(extra.count, 2) + Self.little(0, 2)
    directory += Self.little(0, 2) + Self.little(0, 2) + Self.little(0, 4)
    directory += Self.little(isWide ? wide : offset, 4) + Array(name.utf8) + extra
    count += 1
  }

  package mutating func add(_ name: String, _ text: String) { add(name, Array(text.utf8)) }

  /// The whole file.
  package func file(comment: String = "") -> [UInt8] {
    let start = bytes.count
    var file = bytes + directory
    if isWide {
      let record = file.count
      file += Self.little(0x0606_4B50, 4) + Self.little(44, 8) + Self.little(45, 2) + Self.little(45, 2)
      file += Self.little(0, 8) + Self.little(count, 8) + Self.little(count, 8)
      file += Self.little(directory.count, 8) + Self.little(start, 8)
      file += Self.little(0x0706_4B50, 4) + Self.little(0, 4) + Self.little(record, 8) + Self.little(1, 4)
    }
    file += Self.little(0x0605_4B50, 4) + Self.little(0, 4)
    file += Self.little(isWide ? 0xFFFF : count, 2) + Self.little(isWide ? 0xFFFF : count, 2)
    file += Self.little(isWide ? 0xFFFF_FFFF : directory.count, 4) + Self.little(isWide ? 0xFFFF_FFFF : start, 4)
    return file + Self.little(comment.utf8.count, 2) + Array(comment.utf8)
  }

  private static func little(_ number: Int, _ byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
