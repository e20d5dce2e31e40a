import Canvas
import CanvasCards
import Testing

@Suite struct ClassicLayoutTests {
  private static let sizes = [
    Size(width: 250, height: 350), Size(width: 225, height: 350), Size(width: 275, height: 475),
    Size(width: 63, height: 88), Size(width: 350, height: 200),
  ]
  private static let indexSizes = Array(stride(from: 1.0, through: 2.2, by: 0.05))

  private func layout(_ size: Size, _ indexSize: Double = 1) -> ClassicLayout {
    ClassicLayout(bounds: Rect(origin: Point(x: 3, y: 5), size: size), indexSize: indexSize)
  }

  @Test func aPokerCardHasTheDesignsPlaces() throws {
    let layout = layout(Self.sizes[0])
    #expect(layout.pips(2).map(\.center) == [Point(x: 0, y: -108), Point(x: 0, y: 108)])
    #expect(layout.pips(7).last?.center == Point(x: 0, y: -54))
    #expect(layout.pips(10).last?.center == Point(x: 0, y: 72))
    let corner = try #require(layout.pips(4).first)
    #expect(abs(corner.center.x + 51) < 1e-9)
    // Glyph and sign: 13 below the top, 20.25 beside the left edge.
    #expect(layout.indexArea.minY == -162)
    #expect(layout.indexArea.midX == -104.75)
    #expect(layout.indexArea.maxY == -98.5)
  }

  @Test(arguments: 1...10) func aNumberHasAsManyPips(count: Int) {
    let pips = layout(Self.sizes[0]).pips(count)
    #expect(pips.count == count)
    #expect(Set(pips.map { "\($0.center)" }).count == count)
    for pip in pips { #expect(pip.isTurned == (pip.center.y > 0)) }
  }

  @Test func anotherNumberHasNone() {
    for count in [0, -1, 11, .max] { #expect(layout(Self.sizes[0]).pips(count).isEmpty) }
  }

  @Test(arguments: sizes) func noIndexTouchesAPipOrAFrame(size: Size) {
    for indexSize in Self.indexSizes {
      let layout = layout(size, indexSize)
      let area = layout.indexArea
      let card = Rect(center: .zero, size: layout.size)
      #expect(card.insetBy(dx: 4, dy: 4).contains(area), "\(size) \(indexSize)")
      for count in 2...10 {
        for pip in layout.pips(count) {
          let box = Rect(center: pip.center, size: Size(width: layout.pipHeight, height: layout.pipHeight))
          #expect(!box.intersects(area), "\(size) \(indexSize) \(count)")
        }
      }
      if layout.isFrameNotched {
        let outline = layout.frame.outline
        for x in stride(from: area.minX, through: area.maxX, by: 1) {
          for y in stride(from: area.minY, through: area.maxY, by: 1) {
            #expect(!outline.contains(Point(x: x, y: y)))
          }
        }
      }
    }
  }

  @Test func oddSizesOfIndicesAreClamped() {
    for (odd, clamped) in [(-1.0, 1.0), (0, 1), (.nan, 1), (1e9, 2.2), (.infinity, 2.2), (-.infinity, 1)] {
      #expect(layout(Self.sizes[0], odd) == layout(Self.sizes[0], clamped))
    }
  }
}
