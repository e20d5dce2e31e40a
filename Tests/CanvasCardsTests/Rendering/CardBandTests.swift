import Canvas
import CanvasCards
import Testing

/// Cards are drawn in bands where they are large: each must be the whole card.
@Suite struct CardBandTests {
  @Test(arguments: CardName.deck(jokerCount: 2)) func aCardInBandsIsTheWhole(name: CardName) throws {
    let size = Size(width: 91, height: 127)
    func image(_ bandCount: Int) throws -> Image {
      try Image.inBands(
        size: size, bandCount: bandCount, drawing: { CardFace(name).draw(in: $0.bounds, on: $0) })
    }
    let whole = try image(1)
    #expect(try CardFace(name).image(.screen(size, scale: 1)) == whole)
    #expect(try image(4) == whole)
  }
}
