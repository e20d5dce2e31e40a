import Canvas
import CanvasCards
import TestSupport
import Testing

@Suite struct ClassicCardTests {
  private static let size = Size(width: 250, height: 350)
  private static let courts = PlayingCard.allCases.filter { if case .face = $0.rank { true } else { false } }

  /// The largest difference of any channel between a picture and itself turned by 180°.
  private func asymmetry(_ image: Image) -> Int {
    let (width, height) = (image.pixelWidth, image.pixelHeight)
    var largest = 0
    for y in 0..<(height + 1) / 2 {
      for x in 0..<width {
        let (a, b) = (image.pixels[x, y], image.pixels[width - 1 - x, height - 1 - y])
        for (p, q) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
          largest = max(largest, abs(Int(p) - Int(q)))
        }
      }
    }
    return largest
  }

  private func changed(_ card: PlayingCard, _ change: (inout ClassicDesign) -> Void) throws -> Image {
    var design = ClassicDesign()
    change(&design)
    return try CardFace(card, style: CardStyle(design)).image(size: Self.size)
  }

  @Test(arguments: courts) func aCourtIsTheSameAfterHalfATurn(card: PlayingCard) throws {
    #expect(asymmetry(try CardFace(card).image(size: Self.size)) <= 1)
  }

  @Test(arguments: CardBackDesign.Pattern.allCases, [(250.0, 350.0), (201, 377), (60, 84)])
  func aBackIsTheSameAfterHalfATurn(pattern: CardBackDesign.Pattern, size: (Double, Double)) throws {
    var design = ClassicDesign()
    design.back = CardBackDesign(pattern)
    #expect(
      asymmetry(try CardFace(.back, style: CardStyle(design)).image(size: Size(width: size.0, height: size.1))) <= 1)
  }

  @Test(arguments: courts) func eachOptionChangesACourt(card: PlayingCard) throws {
    let usual = try changed(card) { _ in }
    let all: [Image] = [
      try changed(card) { $0.indexSize = 1.1 }, try changed(card) { $0.indexSize = 1.5 },
      try changed(card) { $0.indexCorners = .four }, try changed(card) { $0.hasIndicesOnly = true },
      try changed(card) { $0.letters = .estonian }, try changed(card) { $0.cardColor = .yellow },
      try changed(card) { $0.cornerRadius = 0 }, try changed(card) { $0.hasOutline = false },
    ]
    if card.suit != .spades { #expect(try changed(card) { $0.hasSuitPatterns = true } != usual) }
    // The king of Estonia is a K.
    #expect(all.filter { $0 == usual }.count == (card.rank == .king ? 1 : 0))
    #expect(Set(all.map(\.pixels.hashValue)).count == all.count)
  }

  @Test func traditionalCourtsAreSixAndHaveTheirSignOnTheRight() throws {
    for card in Self.courts {
      let isTurned = try changed(card) { $0.isTraditional = true } != changed(card) { _ in }
      #expect(isTurned == ["QS", "QD", "QC", "JH", "JD", "JC"].contains(card.code), "\(card.code)")
    }
    let queen = PlayingCard(.queen, of: .spades)
    let black = Color(red8: 0x14, green8: 0x16, blue8: 0x1F)
    #expect(try changed(queen) { _ in }.color(atPixelX: 57, y: 66) == black)
    #expect(try changed(queen) { $0.isTraditional = true }.color(atPixelX: 192, y: 66) == black)
  }

  @Test func suitsHaveTheirColors() throws {
    func middle(_ suit: Suit, _ colors: SuitColors) throws -> Color? {
      try changed(PlayingCard(.ace, of: suit)) { $0.suitColors = colors }.color(atPixelX: 125, y: 150)
    }
    #expect(try middle(.hearts, .two) == Color(red8: 0xCE, green8: 0x1F, blue8: 0x2D))
    #expect(try middle(.diamonds, .two) == middle(.hearts, .two))
    #expect(try middle(.diamonds, .four) == Color(red8: 0x1F, green8: 0x5F, blue8: 0xBF))
    #expect(try middle(.clubs, .four) == Color(red8: 0x15, green8: 0x7A, blue8: 0x43))
    var own = SuitColors.two
    own[.clubs] = .purple
    #expect(try middle(.clubs, own) == Color(red8: 128, green8: 0, blue8: 128))
  }

  @Test(arguments: IndexLetters.allCases) func everyLabelOfALanguageHasAGlyph(letters: IndexLetters) throws {
    let blank = try changed(PlayingCard(.ace, of: .hearts)) {
      $0.hasIndicesOnly = true
      $0.suitColors.hearts = .white
    }
    for rank in Rank.allCases {
      let image = try changed(PlayingCard(rank, of: .hearts)) {
        $0.letters = letters
        $0.hasIndicesOnly = true
      }
      var ink = 0
      for y in 13..<45 {
        for x in 4..<33 where image.pixels[x, y] != blank.pixels[x, y] { ink += 1 }
      }
      #expect(ink > 100, "\(letters) \(rank.label)")
    }
  }

  @Test func aFontTakesThePlaceOfOurGlyphs() throws {
    let card = PlayingCard(.numeric(10), of: .hearts)
    let font = try Font.default(size: 9)
    #expect(try changed(card) { $0.indexFont = font } != changed(card) { _ in })
    #expect(try changed(card) { $0.indexFont = font } == changed(card) { $0.indexFont = font.withSize(100) })
    #expect(CardStyle.classic.missingCharacters.isEmpty)
  }

  @Test func aBleedContinuesTheGroundAndLeavesTheFaceWhereItWas() throws {
    let trim = Rect(x: 12, y: 12, width: 250, height: 350)
    let face = CardFace(PlayingCard(.queen, of: .clubs))
    let image = try Image(size: Size(width: 274, height: 374)) { face.draw(in: trim, bleed: 12, on: $0) }
    let plain = try face.image(size: Self.size)
    for (x, y) in [(0, 0), (273, 0), (0, 373), (273, 373), (5, 180)] {
      #expect(image.color(atPixelX: x, y: y) == .white)
    }
    for y in 20..<330 {
      for x in 10..<240 where image.pixels[x + 12, y + 12] != plain.pixels[x, y] {
        Issue.record("pixel \(x),\(y)")
        return
      }
    }
  }

  @Test func jokersDifferAndAreTheSameInBothStyles() throws {
    let red = try CardFace(.joker(.red)).image(size: Self.size)
    #expect(try CardFace(.joker(.black)).image(size: Self.size) != red)
    let lecture = try CardFace(.joker(.red), style: .lecture(font: .default(size: 1))).image(size: Self.size)
    #expect(lecture.color(atPixelX: 125, y: 140) == red.color(atPixelX: 125, y: 140))
  }

  @Test func oddRectanglesAndNumbersDrawNothingOddAndStopNothing() throws {
    let rects = [
      Rect.null, .zero, Rect(x: 0, y: 0, width: .nan, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 10),
      Rect(x: 1e300, y: 0, width: 1e300, height: 1e300), Rect(x: 20, y: 30, width: -10, height: -14),
      Rect(x: 0, y: 0, width: 1e-300, height: 1e-300), Rect(x: 0, y: 0, width: 40, height: 1e9),
      Rect(x: 0, y: 0, width: 1e9, height: 1e-9),
    ]
    for odd in [Double.nan, .infinity, -5, 1e300] {
      var design = ClassicDesign()
      design.cornerRadius = odd
      design.indexSize = odd
      let style = CardStyle(design, faceCardScale: odd)
      for rect in rects + [Rect(x: 2, y: 2, width: 30, height: 42)] {
        let context = try DrawingContext(size: Size(width: 34, height: 46))
        CardFace(PlayingCard(.king, of: .hearts), style: style).draw(in: rect, bleed: odd, on: context)
        CardFace(PlayingCard(.numeric(8), of: .clubs), style: style).draw(in: rect, bleed: odd, on: context)
        CardFace(.joker(.black), style: style).draw(in: rect, bleed: odd, on: context)
        for pattern in CardBackDesign.Pattern.allCases where odd.isNaN {
          design.back = CardBackDesign(pattern)
          CardFace(.back, style: CardStyle(design)).draw(in: rect, bleed: odd, on: context)
        }
      }
    }
  }
}
