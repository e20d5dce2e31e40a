import Canvas
import CanvasCards
import CanvasSVG
import TestSupport
import Testing

/// Cards written as SVG and read again: the file has everything that the card draws.
@Suite("Cards as SVG files", .enabled(if: SVGDocument.isAvailable))
struct CardFileTests {
  @Test(arguments: ["AS", "QS", "10D", "KC", "BJ", "back"]) func theFileDrawsTheCard(_ name: String) throws {
    let card = CardFace(try CardName(name))
    let size = Size(width: 125, height: 175)
    let file = try SVGDocument(data: Array(card.svg(size: size, options: SVGOptions(precision: 4)).utf8))
    #expect(file.size == size)
    let (drawn, read) = (try card.image(size: size).rgbaBytes, try file.image(size: size).rgbaBytes)
    let far = drawn.indices.filter { abs(Int(drawn[$0]) - Int(read[$0])) > 1 }
    // Edges are antialiased by numbers that were rounded twice. Elsewhere nine pixels are alike.
    let beside = far.filter { index in
      let around = Self.channels(around: index, of: drawn, width: 125)
      return !(around.min - 1...around.max + 1).contains(Int(read[index])) || around.max - around.min < 16
    }
    #expect(beside.isEmpty, "\(beside.prefix(4))")
    #expect((largestDifference(drawn, read) ?? 256) <= 16)
    #expect(far.count < drawn.count / 100, "\(far.count)")
  }

  /// The least and the largest value of a channel in a pixel and the eight around it.
  private static func channels(around index: Int, of bytes: [UInt8], width: Int) -> (min: Int, max: Int) {
    let (row, column) = (index / 4 / width, index / 4 % width)
    var values: [Int] = []
    for y in max(row - 1, 0)...min(row + 1, bytes.count / 4 / width - 1) {
      for x in max(column - 1, 0)...min(column + 1, width - 1) {
        values.append(Int(bytes[4 * (y * width + x) + index % 4]))
      }
    }
    return (values.min() ?? 0, values.max() ?? 255)
  }
}

extension Image {
  /// The bytes of all pixels.
  fileprivate var rgbaBytes: [UInt8] { withUnsafePixels { Array($0) } }
}
