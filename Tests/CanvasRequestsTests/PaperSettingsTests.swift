import Canvas
import CanvasPrint
import CanvasRequests
import Testing

@Suite struct PaperSettingsTests {
  private func deck(_ change: (inout DeckRequest) throws -> Void = { _ in }) rethrows -> DeckRequest {
    var request = DeckRequest()
    request.print.cardSize = .poker
    request.print.pixelsPerInch = 72
    request.paper.paper = .a4
    try change(&request)
    return request
  }

  @Test func aDeckIsLaidOnPaper() throws {
    let request = deck { $0.paper.backs = .interleaved }
    let pages = try request.pages(in: Resources())
    #expect(pages.pages.map(\.name) == (1...6).flatMap { ["sheet-\($0)", "sheet-\($0)-back"] })
    #expect(pages.pixelsPerInch == 72 && pages.pages.allSatisfy { $0.scale == 1 && $0.idealSize == PaperSize.a4.size })
    let front = try Image(png: pages.png(at: 0))
    #expect(front.pixelWidth == 595 && front.pixelHeight == 842)
    #expect(try front.pixels != Image(png: pages.png(at: 1)).pixels)
    // The back isn't one of the fronts.
    let fronts = try deck().pages(in: Resources())
    #expect(fronts.pages.map(\.name) == (1...6).map { "sheet-\($0)" })
  }

  @Test func lengthsAreInAnyUnit() throws {
    let request = try deck { request in
      request.print.pixelsPerInch = 300
      request.paper.gap = try Length("15px")
      request.paper.margin = try Length("1/4in")
      request.paper.registration = .four
    }
    #expect(
      try request.pages(in: Resources()).pages[0].idealSize == Size(width: 841.8897637795276, height: 595.2755905511812)
    )
  }

  @Test func copiesAndRandomCardsAreLaidOnPaper() throws {
    let request = deck { request in
      (request.deck.drawCount, request.deck.seed, request.paper.copyCount) = (5, 3, 4)
    }
    #expect(try request.pages(in: Resources()).pages.count == 3)
  }

  @Test func aCalibrationNeedsNoCard() throws {
    var request = DeckRequest()
    (request.paper.paper, request.paper.isCalibration) = (.letter, true)
    let pages = try request.pages(in: Resources())
    #expect(pages.pages.map(\.name) == ["calibration", "calibration-back"])
    #expect(try Image(png: pages.png(at: 0)).pixelWidth == 2550)
  }

  /// What can't be printed, and its error.
  struct Wrong: Sendable {
    let text: String
    let change: @Sendable (inout DeckRequest) -> Void

    init(_ text: String, _ change: @escaping @Sendable (inout DeckRequest) -> Void) {
      (self.text, self.change) = (text, change)
    }
  }

  static let wrong = [
    Wrong("'gap' requires 'pages', such as A4") { ($0.paper.paper, $0.paper.gap) = (nil, Length(1, .inches)) },
    Wrong("'pages' requires 'card', such as poker") { $0.print = PrintSettings() },
    Wrong("'flip' requires 'backs'") { $0.paper.flip = .shortEdge },
    Wrong(#"'back-offset' can't be used with 'backs': "fold""#) {
      ($0.paper.backs, $0.paper.backOffset) = (.fold, Vector(dx: 1, dy: 1))
    },
    Wrong("back offset nan points; must be -25.4 to 25.4 mm") {
      ($0.paper.backs, $0.paper.backOffset) = (.separate, Vector(dx: .nan, dy: 1))
    },
    Wrong("gap nan points; must be 0 to 2540 mm") { $0.paper.gap = Length(.nan, .inches) },
    Wrong("margin -3 mm; must be 0 to 2540 mm") { $0.paper.margin = Length(-3, .millimetres) },
    Wrong("a card of 63.5 x 88.9 mm doesn't fit on A4") { $0.paper.margin = Length(90, .millimetres) },
    Wrong("9223372036854775807 cards; must be 1 to 10000000 with all copies") { $0.paper.copyCount = .max },
    Wrong("-54 cards; must be 1 to") { $0.paper.copyCount = -1 },
    Wrong("600000 pages; must be at most 10000; use fewer 'copies'") { $0.paper.copyCount = 100_000 },
    Wrong("a bleed of 3 mm that is kept covers the next card behind a gap of 0 mm") {
      ($0.paper.keepsBleed, $0.print.bleed) = (true, Length(3, .millimetres))
    },
  ]

  @Test(arguments: wrong) func whatCannotBePrintedIsAnErrorInOneLine(wrong: Wrong) {
    let request = deck(wrong.change)
    let error = #expect(throws: RequestError.self) { try request.check() }
    #expect(error?.description.hasPrefix(wrong.text) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
    #expect(throws: RequestError.self) { try request.pages(in: Resources()) }
  }
}
