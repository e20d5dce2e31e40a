import CZlib
import Canvas
import Testing

/// Parts of a stream, compressed each alone, are one stream together, as zlib reads it.
struct DeflateTests {
  /// What becomes stored blocks, blocks of the usual codes and of their own, and several blocks in one part: noise, one
  /// byte, a few letters, noise and steps, nothing, rows that come again, lines of pixels.
  private static func bytes(_ kind: Int, count: Int) -> [UInt8] {
    var random = SeededGenerator(seed: UInt64(40 + kind))
    func noise() -> UInt8 { UInt8(random.next(below: 256)) }
    let row = (0..<601).map { _ in noise() }
    let byte: (Int) -> UInt8 =
      switch kind {
      case 0: { _ in noise() }
      case 1: { _ in 7 }
      case 2: { _ in UInt8(random.next(below: 5) * random.next(below: 3)) }
      case 3: { i in i / 9_000 % 2 == 0 ? noise() : UInt8(i % 11) }
      case 4: { i in random.next(below: 90) == 0 ? 9 : row[i % 601] }
      default: { i in UInt8(i % 4 * 60 + i / 4_000 % 8) }
      }
    return kind == 6 ? [] : (0..<count).map(byte)
  }

  @Test func whatIsLeftForTheNextPartIsNotLarge() {
    let compressor = DeflateCompressor()
    let deflate = Deflate(effort: .default, pixelSize: 4, rowSize: 4_000, kernels: .best)
    for (count, most) in [(3_200_000, 1 << 20), (1 << 20, 5 << 19)] {
      let input = unsafe compressor.input(count)
      unsafe input?.initialize(repeating: 7, count: count)
      #expect(compressor.compressed(count, deflate, isLast: true) != nil)
      let before = compressor.byteCount
      #expect(before > count)
      compressor.dropLargeMemory()
      #expect(compressor.byteCount <= most)
      // A part of the usual size needs no new memory.
      #expect((compressor.byteCount == before) == (count == 1 << 20))
    }
  }

  private static let efforts = [
    "fast": Deflate.Effort.fast, "default": .default, "thorough": .thorough, "maximum": .maximum,
  ]

  @Test(arguments: ["fast", "default", "thorough", "maximum"], [(1, 1), (3, 601), (4, 40_001)])
  func partsAreOneStream(effort: String, sizes: (pixel: Int, row: Int)) throws {
    let deflate = Deflate(
      effort: try #require(Self.efforts[effort]), pixelSize: sizes.pixel, rowSize: sizes.row, kernels: .best)
    let kinds = [0, 1, 2, 3, 4, 5, 6, 3, 2, 0, 1, 5]
    for count in Array(1...12) + [40, 300, 5_000, 70_000, 400_000] {
      let parts = kinds.map { Self.bytes($0, count: count) }
      var stream = Deflate.header
      var checksum = Deflate.Checksum()
      for (number, part) in parts.enumerated() {
        let isLast = number == parts.count - 1
        let compressed = try #require(Self.part(part, deflate, isLast: isLast))
        stream += compressed.bytes
        checksum.add(compressed)
      }
      stream += checksum.bytes
      let whole = parts.flatMap { $0 }
      #expect(try Self.inflated(stream, count: whole.count) == whole, "\(count)")
    }
  }

  /// Nothing takes more than its bytes and five for each block of stored ones: noise, and what has no end of tokens.
  @Test func noiseIsHardlyLarger() throws {
    for count in [1, 10, 30_000, 30_001, 65_535, 65_536, 1_000_000] {
      let part = try #require(Self.part(Self.bytes(0, count: count), Self.usual, isLast: true))
      #expect(part.bytes.count <= count + 5 * (count / 30_000 + 1) + 1, "\(count)")
    }
  }

  /// A row that comes again costs some bytes for 258 of it; a run of one pixel some bits.
  @Test func whatComesAgainCostsLittle() throws {
    let random = Self.bytes(0, count: 2_000)
    let rows = (0..<400).flatMap { _ in random }
    let deflate = Deflate(effort: .default, pixelSize: 4, rowSize: 2_000, kernels: .best)
    #expect(try #require(Self.part(rows, deflate, isLast: true)).bytes.count < 2_000 + 400 * 14)
    let runs = (0..<400_000).map { (i: Int) -> UInt8 in UInt8(i % 4 + i / 100_000) }
    #expect(try #require(Self.part(runs, deflate, isLast: true)).bytes.count < 500)
  }

  @Test func whoUsedItBeforeLeavesNoTrace() throws {
    let parts = (0...5).map { Self.bytes($0, count: 50_000) }
    let first = parts.map { Self.part($0, Self.usual, isLast: false)?.bytes }
    for (part, bytes) in zip(parts, first).reversed() {
      #expect(Self.part(part, Self.usual, isLast: false)?.bytes == bytes)
      _ = Self.part(part, Deflate(effort: .maximum, pixelSize: 1, rowSize: 9, kernels: .best), isLast: true)
    }
  }

  private static let usual = Deflate(effort: .default, pixelSize: 3, rowSize: 601, kernels: .best)

  private static func part(_ bytes: [UInt8], _ deflate: Deflate, isLast: Bool) -> Deflate.Part? {
    deflate.part(byteCount: bytes.count, isLast: isLast) { unsafe $0.update(from: bytes, count: bytes.count) }
  }

  /// What zlib makes of a stream, its checksum included.
  private static func inflated(_ stream: [UInt8], count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count + 1)
    var length = uLongf(bytes.count)
    #expect(unsafe uncompress(&bytes, &length, stream, uLong(stream.count)) == Z_OK)
    return Array(bytes.prefix(Int(length)))
  }
}
