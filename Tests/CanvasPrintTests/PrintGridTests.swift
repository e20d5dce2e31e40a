import Canvas
import CanvasPrint
import Testing

@Suite struct PrintGridTests {
  private func grid(_ card: Size, bleed: Double = 0, _ layout: PrintLayout) throws -> PrintGrid {
    try PrintSheets(fronts: Cards.pages(1, card, bleed: bleed), layout: layout).grid
  }

  @Test(
    arguments: [
      (PaperSize.a4, Cards.poker, 3, 3), (.letter, Cards.poker, 3, 3), (.a3, Cards.poker, 6, 3),
      (.a5, Cards.poker, 2, 2),
      (.a4, Size(width: .inches(1.25), height: .inches(1.75)), 6, 6),
      (.a4, Size(width: .millimetres(200), height: 300), 1, 2),
    ])
  func theMostCardsFit(paper: PaperSize, card: Size, columns: Int, rows: Int) throws {
    let found = try grid(card, PrintLayout(paper: paper))
    #expect(found.columns == columns && found.rows == rows)
    let page = Rect(origin: .zero, size: found.paper).insetBy(dx: .millimetres(5), dy: .millimetres(5))
    #expect(found.fronts.allSatisfy { page.contains($0) && $0.size == card })
  }

  @Test func theGridIsInTheMiddle() throws {
    var layout = PrintLayout(paper: .a4)
    layout.gap = .millimetres(4)
    layout.orientation = .portrait
    let found = try grid(Cards.poker, layout)
    #expect(found.count == 9)
    let box = found.fronts.reduce(Rect.null) { $0.union($1) }
    #expect(abs(box.midX - found.paper.width / 2) < 1e-9 && abs(box.midY - found.paper.height / 2) < 1e-9)
    #expect(abs(found.front(at: 1).minX - found.front(at: 0).maxX - .millimetres(4)) < 1e-9)
    #expect(abs(found.front(at: 3).minY - found.front(at: 0).maxY - .millimetres(4)) < 1e-9)
  }

  @Test func theOrientationIsThatWithMoreCardsUnlessItIsAskedFor() throws {
    var layout = PrintLayout(paper: .a4)
    let wide = Size(width: .millimetres(90), height: .millimetres(55))
    #expect(try grid(wide, layout).count == 10)
    layout.orientation = .landscape
    let landscape = try grid(wide, layout)
    #expect(landscape.paper.width > landscape.paper.height && landscape.count == 9)
  }

  @Test(arguments: [(PrintLayout.Flip.longEdge, true), (.shortEdge, false)])
  func aFoldedSheetHasBothSidesMirroredAlongTheFold(flip: PrintLayout.Flip, isColumns: Bool) throws {
    var layout = PrintLayout(paper: .a4)
    layout.orientation = .portrait
    layout.backs = .fold
    layout.flip = flip
    layout.gap = .millimetres(2)
    let found = try PrintSheets(fronts: Cards.pages(4), backs: .one(Cards.page(9)), layout: layout).grid
    #expect(found.mirrorsColumns == isColumns)
    #expect(found.columns == (isColumns ? 1 : 3) && found.rows == (isColumns ? 3 : 1))
    for (front, back) in zip(found.fronts, found.backs) {
      if isColumns {
        #expect(abs(front.maxX + back.minX - found.paper.width) < 1e-9 && front.minY == back.minY)
        #expect(front.maxX < found.paper.width / 2)
      } else {
        #expect(abs(front.maxY + back.minY - found.paper.height) < 1e-9 && front.minX == back.minX)
      }
    }
  }

  // MARK: Errors

  @Test(
    arguments: [
      (Size(width: 700, height: 900), "a card of 246.94 x 317.5 mm doesn't fit on A4 (210 x 297 mm)"),
      (Size(width: 2, height: 900), "sides of 5 mm to 5080 mm"), (Size(width: Double.nan, height: 900), "sides of"),
      (Size(width: Double.infinity, height: 900), "sides of"), (Size(width: 0, height: -3), "sides of"),
    ])
  func aCardThatDoesNotFitIsAnError(card: Size, text: String) {
    expectError(text) { _ = try grid(card, PrintLayout(paper: .a4)) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func numbersThatAreNoLengthsAreErrors(number: Double) {
    let changes: [(String, (inout PrintLayout) -> Void)] = [
      ("margin ", { $0.margin = number }), ("gap ", { $0.gap = number }),
      ("registration inset ", { $0.registration = RegistrationMarks(.three, inset: number) }),
      ("registration length ", { $0.registration = RegistrationMarks(.four, length: number) }),
      ("registration thickness ", { $0.registration = RegistrationMarks(.four, thickness: number) }),
    ]
    for (text, change) in changes {
      var layout = PrintLayout(paper: .a4)
      change(&layout)
      expectError(text) { _ = try grid(Cards.poker, layout) }
    }
    guard number != -1 else { return }
    var layout = PrintLayout(paper: .a4)
    layout.backOffset.dy = number
    expectError("back offset ") { _ = try grid(Cards.poker, layout) }
  }

  @Test func marginsThatLeaveNoRoomAreAnError() {
    var layout = PrintLayout(paper: .a4)
    layout.margin = .millimetres(120)
    expectError("doesn't fit") { _ = try grid(Cards.poker, layout) }
  }

  @Test func aSheetWithTooManyCardsIsAnError() throws {
    let paper = try PaperSize(size: Size(width: 14_400, height: 14_400))
    expectError("cards on a sheet; must be at most 10000") {
      _ = try grid(Size(width: .millimetres(5), height: .millimetres(5)), PrintLayout(paper: paper))
    }
  }

  @Test func aBleedThatIsKeptNeedsAGap() throws {
    var layout = PrintLayout(paper: .a4)
    layout.bleed = .kept
    expectError("a bleed of 3 mm that is kept covers the next card behind a gap of 0 mm") {
      _ = try grid(Cards.poker, bleed: .millimetres(3), layout)
    }
    layout.gap = .millimetres(3)
    #expect(try grid(Cards.poker, bleed: .millimetres(3), layout).count == 9)
  }
}

/// Expects an error of one line with a text.
func expectError(_ text: String, _ body: () throws -> Void) {
  let error = #expect(throws: PrintError.self) { try body() }
  guard let line = error?.description else { return }
  #expect(line.contains(text) && !line.contains("\n"), "\(line)")
}
