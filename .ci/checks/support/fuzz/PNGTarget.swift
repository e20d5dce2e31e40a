import Canvas
import CanvasGoldens
import TestSupport

extension Target {
  /// Bytes as a PNG, or as the parts of one whose checksums are right; libpng reads the same without the kernels. A
  /// picture that is read is written in each effort and reads back equal.
  static let png = Target(
    name: "png",
    seeds: {
      var seeds: [[UInt8]] = []
      for (colorType, depths) in [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]] {
        for depth in depths {
          seeds.append(whole(colorType: colorType, depth: depth, isInterlaced: depth != 8).bytes)
          let start = [UInt8(colorType), UInt8(depth), 0, 5, 3, 2]
          let samples = (0..<40).map { UInt8($0 * 7 & 255) }
          seeds.append(start + samples)
          // Inflated to three rows without a filter.
          let rows = whole(colorType: colorType, depth: depth, isInterlaced: false).rows
          let data = PackedPNG.compressed(rows).dropFirst(2)
          seeds.append([UInt8(colorType), UInt8(depth | 128), 0, 5, 3] + data)
        }
      }
      return seeds.sorted { $0.count < $1.count } + [try Image(size: Size(width: 1, height: 1)) { _ in }.png()]
    },
    run: { bytes in
      let file = bytes.first == HandMadePNG.signature[0] ? bytes : made(of: bytes)
      let limits = ImageLimits(maximumSide: 2_000, maximumPixelCount: 1 << 18, maximumByteCount: 1 << 20)
      _ = try? StraightImage.reading(file, limits: limits, needsEnd: false)
      let read = Kernels.allLevels.map { result(file, PNGDecoder(limits: limits, needsEnd: false, kernels: $0)) }
      let expected = result(file, PNGDecoder(limits: limits, needsEnd: false, kernels: nil))
      require(read.allSatisfy { $0 == expected }, "a PNG is read in another way than by libpng")
      let picture = try Image(png: file, limits: limits)
      let straight = try StraightImage(png: file, limits: limits)
      require(
        straight.pixelWidth == picture.pixelWidth && straight.pixelHeight == picture.pixelHeight,
        "a picture has another size where it is straight")
      for compression in PNGCompression.allCases {
        let again = try Image(png: picture.png(compression: compression))
        require(again == picture, "a picture written with \(compression) reads back as another one")
      }
    })

  /// What a decoder makes of a file.
  private struct Outcome: Equatable {
    var pixels: PixelBuffer?
    var notes: [PNGNote] = []
    var error: PNGError?
  }

  private static func result(_ file: [UInt8], _ decoder: PNGDecoder) -> Outcome {
    do throws(PNGError) {
      let (pixels, notes) = try decoder.decodeStraight(file)
      return Outcome(pixels: pixels, notes: notes)
    } catch { return Outcome(error: error) }
  }

  private static func whole(colorType: Int, depth: Int, isInterlaced: Bool) -> HandMadePNG {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    let top = 1 << depth
    return HandMadePNG(
      width: 5, height: 3, bitDepth: depth, colorType: colorType, isInterlaced: isInterlaced,
      palette: colorType == 3 ? (0..<min(top, 16)).map { [UInt8($0 * 16), 9, 200] } : [],
      transparency: colorType == 3 ? [0, 128] : []
    ) { x, y in
      (0..<channels).map { (x * 37 + y * 11 + $0 * 5) % (colorType == 3 ? min(top, 16) : top) }
    }
  }

  /// A file of these bytes: its header, a palette, transparency, and rows in one stored block, or any deflate data.
  private static func made(of bytes: [UInt8]) -> [UInt8] {
    var input = Input(bytes)
    let (colorType, depth, flags) = (input.byte(), input.byte(), input.byte())
    let (width, height) = (UInt32(input.byte()), UInt32(input.byte()))
    let header = HandMadePNG.number(width) + HandMadePNG.number(height) + [depth & 127, colorType, 0, 0, flags & 1]
    var file = HandMadePNG.signature + HandMadePNG.chunk("IHDR", header)
    if flags & 2 != 0 || colorType == 3 {
      file += HandMadePNG.chunk("PLTE", take(3 * input.number(below: 257), &input))
    }
    if flags & 4 != 0 { file += HandMadePNG.chunk("tRNS", take(input.number(below: 257), &input)) }
    if flags & 8 != 0 {
      let names = ["tEXt", "eXIf", "gAMA", "acTL", "sRGB", "zzZz", "ABCD", "PLTE", "tRNS", "IHDR"]
      file += HandMadePNG.chunk(input.element(of: names), take(input.number(below: 64), &input))
    }
    let rest = Array(input.rest.prefix(65_000))
    let rows = depth & 128 == 0 ? HandMadePNG.stored(rest) : [0x78, 1] + rest
    // In two chunks, and with something behind the last.
    let middle = flags & 16 != 0 ? rows.count / 2 : rows.count
    file += HandMadePNG.chunk("IDAT", Array(rows[..<middle]))
    if flags & 32 != 0 { file += HandMadePNG.chunk("tIME", [0]) }
    if middle < rows.count { file += HandMadePNG.chunk("IDAT", Array(rows[middle...])) }
    if flags & 64 == 0 { file += HandMadePNG.chunk("IEND", []) }
    return flags & 128 != 0 ? file + [0, 1, 2, 3] : file
  }

  private static func take(_ count: Int, _ input: inout Input) -> [UInt8] {
    (0..<min(count, input.rest.count)).map { _ in input.byte() }
  }
}
