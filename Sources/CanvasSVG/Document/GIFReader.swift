/// Reads the first picture of a GIF file (GIF89a), on the whole screen that the file has.
struct GIFReader {
  private let bytes: [UInt8]
  private var offset = 6
  /// Red, green and blue of each colour.
  private var palette: ArraySlice<UInt8> = []
  private var transparent: UInt8?

  /// The picture of a file; nil if it is none, or has more pixels than are allowed.
  static func image(_ bytes: [UInt8], pixelLimit: Int) -> Image? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count > 13 else { return nil }
    var reader = GIFReader(bytes: bytes)
    return reader.image(pixelLimit: pixelLimit)
  }

  private mutating func image(pixelLimit: Int) -> Image? {
    guard let width = number(), let height = number(), let flags = byte() else { return nil }
    // A code stands for at most 4,096 pixels: what has more isn't meant to be seen.
    let limit = min(pixelLimit, max(bytes.count * 4096, 1 << 16))
    guard width > 0, height > 0, width * height <= limit else { return nil }
    offset += 2
    guard readPalette(flags) else { return nil }
    while let kind = byte() {
      switch kind {
      case 0x21:
        guard let label = byte() else { return nil }
        let content = blocks()
        if label == 0xF9, content.count >= 4, content[0] & 1 != 0 { transparent = content[3] }
      case 0x2C: return picture(width: width, height: height, pixelLimit: pixelLimit)
      default: return nil
      }
    }
    return nil
  }

  // MARK: Blocks

  private mutating func byte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    offset += 1
    return bytes[offset - 1]
  }

  private mutating func number() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return Int(low) | Int(high) << 8
  }

  private mutating func readPalette(_ flags: UInt8) -> Bool {
    guard flags & 0x80 != 0 else { return true }
    let end = offset + 3 << (Int(flags & 7) + 1)
    guard end <= bytes.count else { return false }
    palette = bytes[offset..<end]
    offset = end
    return true
  }

  /// The bytes of the next blocks, up to an empty one.
  private mutating func blocks() -> [UInt8] {
    var result: [UInt8] = []
    while let count = byte(), count > 0 {
      let end = min(offset + Int(count), bytes.count)
      result += bytes[offset..<end]
      offset = end
    }
    return result
  }

  // MARK: Pixels

  private mutating func picture(width: Int, height: Int, pixelLimit: Int) -> Image? {
    guard let left = number(), let top = number(), let columns = number(), let rows = number(), let flags = byte(),
      columns * rows <= pixelLimit, readPalette(flags), let codeSize = byte(), (1...11).contains(codeSize)
    else { return nil }
    let indices = Self.decoded(blocks(), codeSize: Int(codeSize), count: columns * rows)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    // Of an interlaced picture each eighth row comes first.
    let passes = flags & 0x40 == 0 ? [(0, 1)] : [(0, 8), (4, 8), (2, 4), (1, 2)]
    let order = passes.flatMap { Array(stride(from: $0.0, to: rows, by: $0.1)) }
    for (place, row) in order.enumerated() where top + row < height {
      for column in 0..<min(columns, max(width - left, 0)) {
        let index = place * columns + column
        guard index < indices.count, indices[index] != transparent, 3 * Int(indices[index]) + 2 < palette.count else {
          continue
        }
        let color = palette.startIndex + 3 * Int(indices[index])
        let pixel = ((top + row) * width + left + column) * 4
        for i in 0..<3 { pixels[pixel + i] = palette[color + i] }
        pixels[pixel + 3] = 255
      }
    }
    return try? Image(rgba: pixels, width: width, height: height)
  }

  /// Decodes codes of Lempel, Ziv and Welch with a growing number of bits; up to the first code that can't be.
  private static func decoded(_ bytes: [UInt8], codeSize: Int, count: Int) -> [UInt8] {
    let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
    var (prefixes, suffixes) = ([Int](repeating: 0, count: 4096), [UInt8](repeating: 0, count: 4096))
    var (size, next, previous, first): (Int, Int, Int?, UInt8) = (codeSize + 1, end + 1, nil, 0)
    var (result, word): ([UInt8], [UInt8]) = ([], [])
    var (bits, bitCount) = (0, 0)
    for byte in bytes {
      if result.count >= count { break }
      // Fewer bits are left than a code has, so at most 20 are in use.
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= size {
        var code = bits & (1 << size - 1)
        bits >>= size
        bitCount -= size
        if code == clear {
          (size, next, previous) = (codeSize + 1, end + 1, nil)
          continue
        }
        guard code != end, code < next || code == next && previous != nil else { return result }
        let whole = code
        word.removeAll(keepingCapacity: true)
        if let previous, code == next {
          word.append(first)
          code = previous
        }
        // Each prefix is a smaller code than its own.
        while code > end {
          word.append(suffixes[code])
          code = prefixes[code]
        }
        first = UInt8(truncatingIfNeeded: code)
        word.append(first)
        result.append(contentsOf: word.reversed())
        if let previous, next < 4096 {
          (prefixes[next], suffixes[next]) = (previous, first)
          next += 1
          if next == 1 << size, size < 12 { size += 1 }
        }
        previous = whole
      }
    }
    return result
  }
}
