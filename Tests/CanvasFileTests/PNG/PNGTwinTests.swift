import Canvas
import FoundationEssentials
import TestSupport
import Testing

/// Rows that are decoded here and those that libpng decodes are the same, in ordinary files and in damaged ones.
struct PNGTwinTests {
  @Test(arguments: Kernels.allLevels) func everyKindOfPictureIsDecodedAsByLibpng(kernels: Kernels) {
    var random = SeededGenerator(seed: 46)
    let kinds = [
      (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
      (6, 16),
    ]
    for (colorType, bitDepth) in kinds {
      for width in [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 16, 17, 31, 33, 100, 257] {
        var png = Self.picture(
          width: width, height: 1 + random.next(below: 40), bitDepth: bitDepth, colorType: colorType, &random)
        png.level = random.next(below: 14) - 4
        if random.next(below: 2) == 0 { png.chunkSize = 1 + random.next(below: 300) }
        expectTwins(png.bytes, kernels, "type \(colorType), \(bitDepth) bits, width \(width)")
      }
    }
  }

  /// Several parts are inflated, and repetitions look back over their borders.
  @Test(arguments: Kernels.allLevels) func largePicturesAreDecodedAsByLibpng(kernels: Kernels) {
    var random = SeededGenerator(seed: 47)
    for (colorType, width, height) in [(2, 700, 300), (6, 32_767, 9), (3, 1500, 400), (0, 9, 32_767), (4, 999, 250)] {
      for level in [1, 9, -2, -3, -4, 0] {
        var png = Self.picture(width: width, height: height, bitDepth: 8, colorType: colorType, &random)
        png.level = level
        expectTwins(png.bytes, kernels, "type \(colorType), \(width)x\(height), level \(level)")
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func goldensAreDecodedAsByLibpng(kernels: Kernels) throws {
    let here = "\(#filePath)"
    let root =
      String(try #require(here.firstRange(of: "Tests/CanvasFileTests").map { here[..<$0.lowerBound] })) + "goldens/"
    let names = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".png") }
    #expect(names.count > 500)
    for name in names { expectTwins(try FileReader.bytes(of: root + name, limit: 1 << 26), kernels, name) }
  }

  /// Half of them have the right checksums of chunks, so that the damage is found later or not at all.
  @Test(arguments: Kernels.allLevels) func damagedFilesAreDecodedAsByLibpngOrGiveItsErrors(kernels: Kernels) {
    var random = SeededGenerator(seed: 48)
    var decodedCount = 0
    for _ in 0..<5000 {
      let kinds = [(0, 1), (0, 8), (2, 8), (3, 4), (3, 8), (4, 8), (6, 8)]
      let (colorType, bitDepth) = kinds[random.next(below: kinds.count)]
      let (width, height) = (1 + random.next(below: 20), 1 + random.next(below: 20))
      var png = Self.picture(width: width, height: height, bitDepth: bitDepth, colorType: colorType, &random)
      png.level = random.next(below: 14) - 4
      if random.next(below: 3) == 0 { png.chunkSize = 1 + random.next(below: 100) }
      // Too few or too many rows, and odd filters.
      switch random.next(below: 12) {
      case 0: png.rows.removeLast(1 + random.next(below: png.rows.count))
      case 1: png.rows += (0...random.next(below: 40)).map { _ in 0 }
      case 2: png.rows[0] = UInt8(random.next(below: 256))
      default: break
      }
      var bytes = png.bytes
      if random.next(below: 12) == 0 {
        // A window that is too small for the data, or may be.
        bytes = png.bytes(data: PackedPNG.compressed(png.rows, windowBits: 9 + random.next(below: 6)))
      }
      for _ in 0..<random.next(below: 4) {
        switch random.next(below: 8) {
        case 0: bytes.remove(at: 8 + random.next(below: bytes.count - 8))
        case 1: bytes.insert(UInt8(random.next(below: 256)), at: 8 + random.next(below: bytes.count - 8))
        case 2: bytes.removeLast(random.next(below: bytes.count - 30))
        case 3: Self.insertChunk(into: &bytes, &random)
        default: bytes[8 + random.next(below: bytes.count - 8)] ^= 1 << UInt8(random.next(below: 8))
        }
      }
      if random.next(below: 2) == 0 { bytes = PackedPNG.withChecksums(bytes) }
      if expectTwins(bytes, kernels, "\(bytes)") { decodedCount += 1 }
    }
    #expect((1000...4000).contains(decodedCount))
  }

  /// Bytes after the checksum of zlib's stream, or a part of it.
  @Test(arguments: -6...6) func dataThatAreTooLongOrTooShortAreDecodedAsByLibpng(surplus: Int) {
    var random = SeededGenerator(seed: 49)
    let png = Self.picture(width: 9, height: 9, bitDepth: 8, colorType: 2, &random)
    let data = PackedPNG.compressed(png.rows)
    let changed = surplus < 0 ? data.dropLast(-surplus) : data + [UInt8](repeating: 7, count: surplus)
    expectTwins(png.bytes(data: Array(changed)), .best, "\(surplus)")
  }

  // MARK: Pictures

  /// Random rows with random filters: some of noise, some with repetitions.
  private static func picture(
    width: Int, height: Int, bitDepth: Int, colorType: Int, _ random: inout SeededGenerator
  ) -> PackedPNG {
    let count = PackedPNG.rowByteCount(width: width, bitDepth: bitDepth, colorType: colorType)
    let range = [2, 4, 256][random.next(below: 3)]
    let distance = 1 + random.next(below: 20)
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (count + 1))
    for _ in 0..<height {
      rows.append(UInt8(random.next(below: 5)))
      let repeats = random.next(below: 2) == 0
      for _ in 0..<count {
        if repeats, rows.count > distance {
          rows.append(rows[rows.count - distance])
        } else {
          rows.append(UInt8(random.next(below: range)))
        }
      }
    }
    var png = PackedPNG(width: width, height: height, bitDepth: bitDepth, colorType: colorType, rows: rows)
    // Often fewer colours than indices.
    if colorType == 3 {
      png.palette = (0..<3 * (1 + random.next(below: 1 << bitDepth))).map { _ in UInt8(random.next(below: 256)) }
    }
    if random.next(below: 2) == 0 {
      switch colorType {
      case 0: png.transparency = [UInt8(random.next(below: 2)), UInt8(random.next(below: 256))]
      case 2: png.transparency = (0..<3).flatMap { _ in [0, UInt8(random.next(below: 3))] }
      case 3: png.transparency = (0..<1 + random.next(below: png.palette.count / 3)).map { UInt8(20 * $0 & 255) }
      default: break
      }
    }
    return png
  }

  /// A chunk of some kind at the start of one of the chunks.
  private static func insertChunk(into bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let names = ["tEXt", "tRNS", "PLTE", "IDAT", "IEND", "IHDR", "teSt", "TeSt", "eXIf", "gAMA", "t3St"]
    let chunk = HandMadePNG.chunk(
      names[random.next(below: names.count)], (0..<random.next(below: 9)).map { _ in UInt8(random.next(below: 9)) })
    var offsets: [Int] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      offsets.append(offset)
      offset += 12 + bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    if !offsets.isEmpty { bytes.insert(contentsOf: chunk, at: offsets[random.next(below: offsets.count)]) }
  }

  // MARK: Comparison

  /// Whether the picture could be decoded.
  @discardableResult
  private func expectTwins(
    _ bytes: [UInt8], _ kernels: Kernels, _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    var isDecoded = false
    for needsEnd in [true, false] {
      let ours = Self.result(PNGDecoder(needsEnd: needsEnd, kernels: kernels), bytes)
      let theirs = Self.result(PNGDecoder(needsEnd: needsEnd, kernels: nil), bytes)
      #expect(ours == theirs, "\(comment())", sourceLocation: sourceLocation)
      isDecoded = ours.pixels != nil
    }
    for pieceSize in [2048, 1 << 16] {
      guard let pixels = Self.pixels(PNGDecoder(kernels: kernels), bytes, pieceSize) else { continue }
      let whole = Self.result(PNGDecoder(kernels: nil), bytes)
      #expect(whole == Outcome(pixels: pixels), "rows: \(comment())", sourceLocation: sourceLocation)
    }
    return isDecoded
  }

  /// The pixels that are read a few rows at a time. Nil if the file is left to libpng, or is damaged.
  private static func pixels(_ decoder: PNGDecoder, _ bytes: [UInt8], _ pieceSize: Int) -> PixelBuffer? {
    guard let (width, height, reader) = decoder.rows(of: .memory(bytes), pieceSize: pieceSize),
      var pixels = try? PixelBuffer(width: width, height: height)
    else { return nil }
    var row = [UInt32](repeating: 0, count: width * min(2, height))
    // What was read before makes no difference.
    _ = unsafe row.withUnsafeMutableBufferPointer { unsafe reader.read(min(2, height), into: $0.baseAddress!) }
    reader.restart()
    for y in stride(from: 0, to: height, by: 3) {
      let count = min(3, height - y)
      // What is done with the rows that were read makes no difference to the next ones.
      row = Array(repeating: 7, count: count * width)
      guard unsafe row.withUnsafeMutableBufferPointer({ unsafe reader.read(count, into: $0.baseAddress!) }) else {
        return nil
      }
      pixels.withMutablePixels { for i in row.indices { $0[y * width + i] = row[i] } }
      row = []
    }
    return pixels
  }

  private struct Outcome: Equatable {
    var pixels: PixelBuffer?
    var notes: [PNGNote] = []
    var error: PNGError?
  }

  private static func result(_ decoder: PNGDecoder, _ bytes: [UInt8]) -> Outcome {
    do throws(PNGError) {
      let (pixels, notes) = try decoder.decodeStraight(bytes)
      return Outcome(pixels: pixels, notes: notes)
    } catch { return Outcome(error: error) }
  }
}
