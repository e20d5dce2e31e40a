import Canvas
import CanvasGoldensTesting
import CanvasPrint
import TestSupport
import Testing

/// What is printed outside of the cards.
@Suite(.requiresDejaVu) struct SheetMarkTests {
  private func page(
    _ layout: PrintLayout, count: Int = 7, bleed: Double = 0, isFolded: Bool = false
  ) throws -> (PrintSheets, SheetReader) {
    let backs = isFolded ? PrintBacks.one(Cards.page(9, bleed: bleed)) : .none
    let sheets = try PrintSheets(fronts: Cards.pages(count, bleed: bleed), backs: backs, layout: layout)
    return (sheets, try SheetReader.pages(of: Cards.pdf(sheets))[0])
  }

  @Test(
    arguments: [PrintLayout.Marks.corner, .full], [0.0, .millimetres(1), .millimetres(3), .millimetres(7)])
  func noMarkIsOnACardOrItsBleed(marks: PrintLayout.Marks, gap: Double) throws {
    for bleed in [0, Double.millimetres(2), .millimetres(3)] {
      for (isFolded, count) in [(false, 7), (false, 9), (true, 3)] {
        var layout = PrintLayout(paper: .a4)
        (layout.marks, layout.gap, layout.registration) = (marks, gap, RegistrationMarks(.three))
        (layout.hasColorBar, layout.pageNumberFont) = (true, try Font.default(size: 7))
        if isFolded { layout.backs = .fold }
        let (sheets, page) = try page(layout, count: count, bleed: bleed, isFolded: isFolded)
        #expect(!page.lines.isEmpty)
        let used = min(count, sheets.grid.count)
        let cuts = (0..<used).map(sheets.grid.front) + (isFolded ? (0..<used).map(sheets.grid.back) : [])
        let area = cuts.reduce(Rect.null) { $0.union($1) }
        for cut in cuts {
          // What of the bleed is printed, at least.
          let printed = cut.insetBy(dx: -min(bleed, gap / 2), dy: -min(bleed, gap / 2))
          let outer = Rect(
            x: cut.minX - (cut.minX - area.minX < 1 ? bleed : 0), y: cut.minY - (cut.minY - area.minY < 1 ? bleed : 0),
            width: cut.width, height: cut.height
          ).union(printed)
          let blocked = outer.insetBy(dx: -0.2, dy: -0.2)
          for line in page.lines + page.fills {
            let box = line.insetBy(dx: -0.125, dy: -0.125)
            // Before a registration mark, a bleed ends.
            let (paper, reach) = (sheets.grid.paper, Double.millimetres(16.75))
            let isMark =
              min(box.minX, paper.width - box.maxX) < reach && min(box.minY, paper.height - box.maxY) < reach
              && !page.lines.contains(line)
            #expect(!box.intersects(isMark ? cut : blocked), "\(line) is on \(outer)")
          }
        }
      }
    }
  }

  @Test func everyCutHasAMarkAtBothEnds() throws {
    for gap in [0, Double.millimetres(2)] {
      var layout = PrintLayout(paper: .a4)
      layout.gap = gap
      let (sheets, page) = try page(layout, count: 9)
      for cut in sheets.grid.fronts {
        for x in [cut.minX, cut.maxX] {
          let ends = page.lines.filter { $0.width < 0.01 && abs($0.minX - x) < tolerance }
          #expect(ends.contains { $0.maxY < sheets.grid.front(at: 0).minY })
          #expect(ends.contains { $0.minY > sheets.grid.front(at: 8).maxY })
        }
        for y in [cut.minY, cut.maxY] {
          let ends = page.lines.filter { $0.height < 0.01 && abs($0.minY - y) < tolerance }
          #expect(ends.contains { $0.maxX < sheets.grid.front(at: 0).minX })
          #expect(ends.contains { $0.minX > sheets.grid.front(at: 8).maxX })
        }
      }
      // Corner marks are short.
      #expect(page.lines.allSatisfy { max($0.width, $0.height) <= .millimetres(4.01) })
    }
  }

  @Test func fullMarksReachTheEdgesAndNoneAreNone() throws {
    var layout = PrintLayout(paper: .a4)
    layout.marks = .full
    let (_, full) = try page(layout, count: 9)
    #expect(
      full.lines.contains { abs($0.minY) < 0.01 } && full.lines.contains { abs($0.maxX - full.media.maxX) < 0.01 })
    layout.marks = .none
    #expect(try page(layout).1.lines.isEmpty)
  }

  // MARK: Registration

  private func registration(_ marks: RegistrationMarks, paper: PaperSize) throws -> SheetReader {
    var layout = PrintLayout(paper: paper)
    (layout.registration, layout.marks) = (marks, .none)
    return try page(layout).1
  }

  @Test(arguments: [PaperSize.a4, .letter, .tabloid])
  func threeMarksAreWhereMachinesLookForThem(paper: PaperSize) throws {
    let page = try registration(RegistrationMarks(.three), paper: paper)
    let (width, height) = (page.media.width, page.media.height)
    #expect(page.fills.count == 3)
    // A line of 1 mm at 10 mm: the marks begin at 9.5. The square is 5 mm with that line around it; an L is 5 mm long.
    let (start, square, arm) = (Double.millimetres(9.5), Double.millimetres(6), Double.millimetres(5.5))
    let expected = [
      Rect(x: start, y: start, width: square, height: square),
      Rect(x: width - start - arm, y: start, width: arm, height: arm),
      Rect(x: start, y: height - start - arm, width: arm, height: arm),
    ]
    for (fill, place) in zip(page.fills, expected) { #expect(fill.distance(to: place) < tolerance) }
  }

  @Test func fourMarksAreFourCorners() throws {
    let marks = RegistrationMarks(.four, length: .millimetres(8))
    let page = try registration(marks, paper: .letter)
    let (start, arm) = (Double.millimetres(9.5), Double.millimetres(8.5))
    #expect(page.fills.count == 4)
    for corner in page.media.corners {
      let inner = Point(
        x: corner.x == 0 ? start : corner.x - start, y: corner.y == 0 ? start : corner.y - start)
      let box = Rect(
        x: corner.x == 0 ? inner.x : inner.x - arm, y: corner.y == 0 ? inner.y : inner.y - arm, width: arm, height: arm)
      #expect(page.fills.contains { $0.distance(to: box) < tolerance })
    }
  }

  // MARK: Numbers and colours

  @Test func aNumberAndColoursAreOutsideOfTheCardsOrAnError() throws {
    var layout = PrintLayout(paper: .a4)
    (layout.pageNumberFont, layout.hasColorBar, layout.marks) = (try Font.default(size: 7), true, .none)
    let (sheets, page) = try page(layout)
    #expect(page.fills.count >= 10)
    let area = sheets.grid.fronts.reduce(Rect.null) { $0.union($1) }
    #expect(page.fills.allSatisfy { !$0.intersects(area) && page.media.contains($0) })
    layout.margin = 0
    let whole = PaperSize.a4.size
    #expect(throws: PrintError.noRoom("page numbers")) {
      _ = try PrintSheets(fronts: Cards.pages(1, whole), layout: layout)
    }
    layout.pageNumberFont = nil
    expectError("the colour bar: there is no room outside of the cards") {
      _ = try PrintSheets(fronts: Cards.pages(1, whole), layout: layout)
    }
  }
}
