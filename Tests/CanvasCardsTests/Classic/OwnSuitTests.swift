import Canvas
import CanvasCards
import Testing

/// Suits as paths of one's own.
@Suite struct OwnSuitTests {
  private func image(_ card: PlayingCard, _ paths: [Suit: Path], patterned: Bool = false) throws -> Image {
    var design = ClassicDesign()
    (design.suitPaths, design.hasSuitPatterns, design.hasOutline) = (paths, patterned, false)
    return try CardFace(card, style: CardStyle(design)).image(size: Size(width: 250, height: 350), scale: 2)
  }

  /// The bounds of what is red or black in a part of a picture, in points.
  private func ink(_ image: Image, in part: Rect) -> Rect {
    var box = Rect.null
    for y in Int(2 * part.minY)..<Int(2 * part.maxY) {
      for x in Int(2 * part.minX)..<Int(2 * part.maxX) where image.pixels[x, y].green < 128 {
        box = box.union(Rect(x: Double(x) / 2, y: Double(y) / 2, width: 0.5, height: 0.5))
      }
    }
    return box
  }

  private let middle = Rect(x: 60, y: 60, width: 130, height: 230)

  @Test(arguments: Suit.allCases, [(20.0, 10.0), (1e-9, 2e-9), (300, 300)])
  func anAceIsThePathAsLargeAsThePip(suit: Suit, size: (width: Double, height: Double)) throws {
    // Far from the origin, which does not matter.
    let path = Path(rect: Rect(x: -70, y: 5, width: size.width, height: size.height))
    let small = Path(rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
    let box = ink(try image(PlayingCard(.ace, of: suit), [suit: size.width < 1 ? small : path]), in: middle)
    let longer = max(size.width, size.height)
    #expect(abs(box.width - 100 * size.width / longer) <= 1 && abs(box.height - 100 * size.height / longer) <= 1)
    #expect(abs(box.midX - 125) <= 0.5 && abs(box.midY - 175) <= 0.5)
  }

  @Test func pipsIndicesAndCourtsHaveIt() throws {
    let square = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
    for rank in Rank.allCases {
      let card = PlayingCard(rank, of: .hearts)
      let (own, usual) = (try image(card, [.hearts: square]), try image(card, [:]))
      // The sign of the index, and the middle.
      let index = Rect(x: 5, y: 50, width: 26, height: 26)
      #expect(try own.cropped(to: index) != usual.cropped(to: index))
      #expect(abs(ink(own, in: index).width - 22) <= 1)
      let frame = Rect(x: 36, y: 36, width: 178, height: 278)
      #expect(try own.cropped(to: frame) != usual.cropped(to: frame), "\(rank)")
      #expect(try image(card, [.spades: square]) == usual)
    }
  }

  @Test func patternsAreInsideOfThePath() throws {
    for suit in [Suit.hearts, .diamonds, .clubs] {
      let card = PlayingCard(.ace, of: suit)
      let bar = Path(rect: Rect(x: 0, y: 0, width: 1, height: 8))
      let (plain, patterned) = (try image(card, [suit: bar]), try image(card, [suit: bar], patterned: true))
      #expect(plain != patterned)
      #expect(ink(patterned, in: middle).width <= ink(plain, in: middle).width)
    }
  }

  @Test func aPathWithoutAnAreaIsIgnored() throws {
    let card = PlayingCard(.ace, of: .spades)
    let usual = try image(card, [:])
    var line = Path()
    line.addLines(between: [.zero, Point(x: 5, y: 0)])
    for path in [
      Path(), line, Path(rect: Rect(x: 0, y: 0, width: .nan, height: 1)),
      Path(rect: Rect(x: -1.5e308, y: 0, width: 1e308, height: 1)).applying(Transform(scaleX: 1.7, y: 1)),
      Path(rect: Rect(x: 0, y: 0, width: .leastNonzeroMagnitude, height: .leastNonzeroMagnitude)),
    ] {
      #expect(try image(card, [.spades: path]) == usual)
    }
  }
}
