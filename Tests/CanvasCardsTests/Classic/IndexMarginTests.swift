import Canvas
import CanvasCards
import CanvasPrint
import Testing

/// How far the indices of the classic design are from the edge of the card.
@Suite struct IndexMarginTests {
  private static let names = CardName.deck().filter { $0 != .back }

  /// The distance of the ink of a card without a middle from the edges of a rectangle, in pixels, counting whole pixels
  /// of the ground; the least of the four sides.
  private func margin(_ image: Image, in trim: Rect) -> Double {
    let (x0, y0) = (Int(trim.minX.rounded(.up)), Int(trim.minY.rounded(.up)))
    let (x1, y1) = (Int(trim.maxX.rounded(.down)), Int(trim.maxY.rounded(.down)))
    var box = Rect.null
    for y in y0..<y1 {
      // Round corners are transparent.
      for x in x0..<x1 where image.pixels[x, y].green < 240 && image.pixels[x, y].alpha == 255 {
        box = box.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return min(box.minX - trim.minX, box.minY - trim.minY, trim.maxX - box.maxX, trim.maxY - box.maxY)
  }

  @Test(arguments: CardSize.all, [1.0, 1.2, 1.94, 2.2])
  func everyIndexOfAPrintIsAnEighthOfAnInchFromTheCut(size: CardSize, indexSize: Double) throws {
    var design = ClassicDesign()
    (design.hasIndicesOnly, design.indexSize) = (true, indexSize)
    let print = try CardPrint(size, pixelsPerInch: 160, bleed: Length("1/8in"))
    for name in Self.names {
      let image = try CardFace(name, style: CardStyle(design)).image(.print(print))
      // 20 pixels, of which half of one may be lost to the rounding of the cut.
      #expect(margin(image, in: print.trim) >= 19.5, "\(name) \(size.name)")
    }
  }

  @Test(arguments: IndexLetters.allCases) func noLetterOfALanguageIsNearer(letters: IndexLetters) throws {
    var design = ClassicDesign()
    (design.hasIndicesOnly, design.letters) = (true, letters)
    let print = try CardPrint(.micro, pixelsPerInch: 160, bleed: Length("1/8in"))
    for rank in Rank.allCases {
      let card = PlayingCard(rank, of: .clubs)
      let image = try CardFace(card, style: CardStyle(design)).image(.print(print))
      #expect(margin(image, in: print.trim) >= 19.5, "\(card)")
    }
  }

  @Test func theTenOfAScreenIsAsFarFromTheEdgeAsTheOthers() throws {
    var design = ClassicDesign()
    (design.hasIndicesOnly, design.hasOutline) = (true, false)
    let size = Size(width: 1000, height: 1400)
    func margin(_ rank: Rank) throws -> Double {
      let image = try CardFace(PlayingCard(rank, of: .hearts), style: CardStyle(design)).image(size: size)
      return self.margin(image, in: Rect(origin: .zero, size: size))
    }
    let others = try Rank.allCases.filter { $0 != .numeric(10) }.map(margin)
    let least = try #require(others.min())
    #expect(least >= 32)
    #expect(try margin(.numeric(10)) >= least)
  }

  /// Frames and pips make room for indices that have moved inwards.
  @Test(arguments: CardSize.all) func noIndexOfAPrintTouchesAPipOrAFrame(size: CardSize) throws {
    let print = try CardPrint(size, pixelsPerInch: 72)
    for indexSize in stride(from: 1.0, through: 2.2, by: 0.05) {
      let layout = ClassicLayout(
        bounds: Rect(origin: .zero, size: print.trim.size), indexSize: indexSize, margin: 9)
      let area = layout.indexArea
      for count in 2...10 {
        for pip in layout.pips(count) {
          let box = Rect(center: pip.center, size: Size(width: layout.pipHeight, height: layout.pipHeight))
          #expect(!box.intersects(area), "\(indexSize) \(count)")
        }
      }
      let outline = layout.frame.outline.applying(Transform(scaleX: layout.frameScale, y: layout.frameScale))
      for x in stride(from: area.minX, through: area.maxX, by: 1) {
        for y in stride(from: area.minY, through: area.maxY, by: 1) {
          #expect(!outline.contains(Point(x: x, y: y)), "\(indexSize)")
        }
      }
    }
  }
}
