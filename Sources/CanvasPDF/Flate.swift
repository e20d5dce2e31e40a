/// The compression of streams (RFC 1950).
enum Flate {
  /// If there is not enough memory, the bytes are stored without compression.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var checksum = Deflate.Checksum()
    // A short stream has few repetitions, so that searching for more of them saves less than 1 % of its bytes.
    let effort: Deflate.Effort = bytes.count < 2048 ? .default : .thorough
    let deflate = Deflate(effort: effort, pixelSize: 1, rowSize: 1, kernels: .best)
    var result = Deflate.header
    // Parts of a bounded size, so that a long page needs little memory.
    let size = 1 << 22
    let count = max(1, (bytes.count + size - 1) / size)
    for index in 0..<count {
      let slice = bytes[min(index * size, bytes.count)..<min((index + 1) * size, bytes.count)]
      let part = deflate.part(byteCount: slice.count, isLast: index == count - 1) { input in
        slice.withUnsafeBufferPointer { bytes in
          if let start = bytes.baseAddress { unsafe input.update(from: start, count: bytes.count) }
        }
      }
      guard let part else { return stored(bytes) }
      result.append(contentsOf: part.bytes)
      checksum.add(part)
    }
    return result + checksum.bytes
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      for value in [length, ~length] { result.append(contentsOf: [UInt8(value & 255), UInt8(value >> 8)]) }
      result.append(contentsOf: bytes[start..<end])
      start = end
    } while start < bytes.count
    return result + (high << 16 | low).bigEndianBytes
  }
}
