/// A file in a zip file, as the directory describes it.
struct ZipEntry: Sendable {
  /// The name, with slashes.
  var name: String
  /// The number of the compression method: 0 is none, 8 is Deflate.
  var method: Int
  var isEncrypted: Bool
  var checksum: UInt32
  var compressedByteCount: Int
  var byteCount: Int
  /// The offset of the local header.
  var headerOffset: Int
  /// The range of the compressed bytes.
  var data = 0..<0
}

extension ZipEntry {
  /// The signature of an entry in the directory.
  static let signature = 0x0201_4B50
  private static let fixedByteCount = 46

  /// Reads an entry of the directory at an offset, and moves the offset to the next one. Nil if there is none.
  init?(in file: ByteFields, at offset: inout Int) {
    guard file.number32(at: offset) == Self.signature, let flags = file.number16(at: offset + 8),
      let method = file.number16(at: offset + 10), let checksum = file.number32(at: offset + 16),
      let compressed = file.number32(at: offset + 20), let plain = file.number32(at: offset + 24),
      let nameCount = file.number16(at: offset + 28), let extraCount = file.number16(at: offset + 30),
      let commentCount = file.number16(at: offset + 32), let header = file.number32(at: offset + 42)
    else { return nil }
    let nameStart = offset + Self.fixedByteCount
    let extraStart = nameStart + nameCount
    let end = extraStart + extraCount + commentCount
    guard end <= file.bytes.count else { return nil }
    var numbers = [plain, compressed, header]
    guard Self.widen(&numbers, in: file, extraStart..<extraStart + extraCount) else { return nil }
    name = String(decoding: file.bytes[nameStart..<extraStart], as: UTF8.self)
    if name.utf8.contains(UInt8(ascii: "\\")) {
      // Some programs write the folders of Windows.
      name = String(name.map { $0 == "\\" ? "/" : $0 })
    }
    self.method = method
    isEncrypted = flags & 1 != 0
    self.checksum = UInt32(truncatingIfNeeded: checksum)
    (byteCount, compressedByteCount, headerOffset) = (numbers[0], numbers[1], numbers[2])
    offset = end
  }

  /// Replaces numbers that don't fit 32 bits by those of 64 bits in the extra fields. False if one is missing.
  private static func widen(_ numbers: inout [Int], in file: ByteFields, _ extra: Range<Int>) -> Bool {
    let isWide = numbers.map { $0 == 0xFFFF_FFFF }
    guard isWide.contains(true) else { return true }
    var field = extra.lowerBound
    while field + 4 <= extra.upperBound, let id = file.number16(at: field), let size = file.number16(at: field + 2) {
      var place = field + 4
      let end = min(place + size, extra.upperBound)
      field = place + size
      guard id == 1 else { continue }
      for index in numbers.indices where isWide[index] {
        guard place + 8 <= end, let number = file.number64(at: place) else { return false }
        numbers[index] = number
        place += 8
      }
      return true
    }
    return false
  }
}
