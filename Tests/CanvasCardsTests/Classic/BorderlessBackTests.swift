import Canvas
import CanvasCards
import CanvasPrint
import Testing

@Suite struct BorderlessBackTests {
  private func image(_ pattern: CardBackDesign.Pattern, _ print: CardPrint) throws -> Image {
    var design = ClassicDesign()
    design.back = CardBackDesign(pattern)
    return try CardFace(.back, style: CardStyle(design)).image(.print(print))
  }

  /// Whether all pixels of a line have about the same colour, as those of a frame or a margin have.
  private func isPlain(_ image: Image, column: Int? = nil, row: Int? = nil) -> Bool {
    let line =
      column.map { x in (0..<image.pixelHeight).map { image.pixels[x, $0] } }
      ?? (0..<image.pixelWidth).map { image.pixels[$0, row ?? 0] }
    var (low, high) = (UInt8.max, UInt8.min)
    for pixel in line { (low, high) = (min(low, pixel.green), max(high, pixel.green)) }
    return high - low < 32
  }

  /// The lines that a cut that drifts can meet, up to an eighth of an inch on either side.
  private func plainLines(_ pattern: CardBackDesign.Pattern, _ print: CardPrint) throws -> Int {
    let image = try image(pattern, print)
    let reach = Int(print.pixelsPerInch / 8)
    let (x, y) = (Int(print.trim.minX), Int(print.trim.minY))
    let columns = (max(0, x - reach)..<x + reach).count { isPlain(image, column: $0) }
    return columns + (max(0, y - reach)..<y + reach).count { isPlain(image, row: $0) }
  }

  @Test(arguments: CardSize.all, ["1/8in", "3mm"]) func noLineAlongAnEdgeIsPlain(size: CardSize, bleed: String) throws {
    let print = try CardPrint(size, pixelsPerInch: 200, bleed: Length(bleed))
    #expect(try plainLines(.quatrefoils, print) == 0)
    #expect(try plainLines(.lattice, print) > 20)
  }

  @Test(arguments: CardSize.all) func itIsTheSameAfterHalfATurnWithItsBleed(size: CardSize) throws {
    let image = try image(.quatrefoils, CardPrint(size, pixelsPerInch: 150, bleed: Length("1/8in")))
    let (right, bottom) = (image.pixelWidth - 1, image.pixelHeight - 1)
    var worst = 0
    for y in 0...bottom {
      for x in 0...right {
        worst = max(worst, image.pixels[x, y].difference(from: image.pixels[right - x, bottom - y]))
      }
    }
    #expect(worst <= 1)
  }

  @Test func onAScreenItIsClippedToTheRoundCorners() throws {
    var design = ClassicDesign()
    (design.back, design.hasOutline) = (CardBackDesign(.quatrefoils), false)
    let image = try CardFace(.back, style: CardStyle(design)).image(size: Size(width: 250, height: 350))
    #expect(image.color(atPixelX: 0, y: 0) == .clear)
    #expect((20..<330).allSatisfy { image.pixels[0, $0].alpha == 255 && image.pixels[0, $0] != image.pixels[124, 4] })
  }

  @Test func aWideBleedHasABoundedNumberOfTiles() throws {
    var design = ClassicDesign()
    design.back = CardBackDesign(.quatrefoils)
    let face = CardFace(.back, style: CardStyle(design))
    let image = try Image(size: Size(width: 50, height: 50)) { context in
      for bleed in [1e5, 1e300, .infinity, .nan] {
        face.draw(in: Rect(x: 10, y: 10, width: 10, height: 14), bleed: bleed, on: context)
      }
    }
    #expect(image.pixelWidth == 50)
  }
}
