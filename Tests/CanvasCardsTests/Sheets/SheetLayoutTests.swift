import Canvas
import CanvasCards
import Testing

@Suite struct SheetLayoutTests {
  private let cell = Size(width: 100, height: 140)

  @Test func aContactSheetHasTheSameGapEverywhere() {
    let layout = SheetLayout.contact(count: 6, columns: 3, cell: cell, gap: 8)
    #expect(layout.size == Size(width: 332, height: 304))
    #expect(layout.rows == 2 && layout.columns == 3)
    #expect(layout.cells[0] == Rect(x: 8, y: 8, width: 100, height: 140))
    #expect(layout.cells[5] == Rect(x: 224, y: 156, width: 100, height: 140))
    #expect(layout.captions.isEmpty)
  }

  @Test func aLastRowThatIsNotFullStandsInTheMiddle() {
    let layout = SheetLayout.contact(count: 4, columns: 3, cell: cell, gap: 8)
    #expect(layout.cells[3] == Rect(x: 116, y: 156, width: 100, height: 140))
    let single = SheetLayout.contact(count: 1, columns: 3, cell: cell, gap: 0)
    #expect(single.size.width == 300 && single.cells == [Rect(x: 100, y: 0, width: 100, height: 140)])
  }

  @Test func captionsStandBelowTheirCards() {
    let layout = SheetLayout.contact(count: 4, columns: 2, cell: cell, gap: 8, captionHeight: 17)
    #expect(layout.size == Size(width: 224, height: 338))
    #expect(layout.captions[2] == Rect(x: 8, y: 313, width: 100, height: 17))
    #expect(layout.cells[2].maxY == layout.captions[2].minY)
  }

  @Test(arguments: [1, 2, 13, 53, 55, 70]) func cellsOfASheetNeitherMeetNorLeaveIt(count: Int) {
    let spacing = AtlasSpacing(padding: 3, extrusion: 2, usesPowersOfTwo: count.isMultiple(of: 2))
    for layout in [
      SheetLayout.contact(count: count, columns: 5, cell: cell, gap: 4, captionHeight: 9),
      .atlas(count: count, cell: cell, spacing: spacing), .atlas(count: count, columns: 4, cell: cell),
    ] {
      #expect(layout.cells.count == count)
      let sheet = Rect(origin: .zero, size: layout.size)
      for (i, a) in layout.cells.enumerated() {
        #expect(a.size == cell && sheet.contains(a))
        #expect(a.minX == a.minX.rounded() && a.minY == a.minY.rounded())
        for b in layout.cells[(i + 1)...] { #expect(!a.intersects(b)) }
      }
    }
  }

  @Test func anAtlasKeepsItsDistances() {
    let layout = SheetLayout.atlas(
      count: 4, columns: 2, cell: cell, spacing: AtlasSpacing(padding: 3, extrusion: 2))
    #expect(layout.cells[0].origin == Point(x: 5, y: 5))
    #expect(layout.cells[3].origin == Point(x: 112, y: 152))
    #expect(layout.size == Size(width: 217, height: 297))
  }

  @Test func anAtlasIsNearASquare() {
    let layout = SheetLayout.atlas(count: 55, cell: cell)
    #expect(layout.columns == 8 && layout.rows == 7)
    #expect(SheetLayout.atlas(count: 1, cell: cell).columns == 1)
  }

  @Test func powersOfTwoAreTheNextOnes() {
    var spacing = AtlasSpacing(padding: 0, usesPowersOfTwo: true)
    #expect(SheetLayout.atlas(count: 53, cell: cell, spacing: spacing).size == Size(width: 1024, height: 1024))
    // 14 cards of 140 are 1 960 high: a narrower sheet has the same longer side.
    #expect(
      SheetLayout.atlas(count: 1, cell: Size(width: 64, height: 128), spacing: spacing).size
        == Size(width: 64, height: 128))
    spacing.padding = 1
    #expect(
      SheetLayout.atlas(count: 1, cell: Size(width: 64, height: 128), spacing: spacing).size
        == Size(width: 128, height: 256))
  }

  @Test func tabletopSimulatorHasAtMost70CellsWithoutGaps() throws {
    let layout = SheetLayout.tabletopSimulator(count: 69, cell: Size(width: 409, height: 573))
    #expect(layout.size == Size(width: 4090, height: 4011))
    #expect(layout.cells.count == 70)
    #expect(layout.cells.last == Rect(x: 3681, y: 3438, width: 409, height: 573))
    #expect(SheetLayout.tabletopCardLimit == 69)
  }

  @Test(
    arguments: [
      (1, 1, 1, 2925.0, 4095.0), (2, 2, 1, 2048, 2867), (12, 4, 3, 975, 1365), (13, 5, 3, 819, 1147),
      (36, 8, 5, 512, 717),
      (54, 9, 6, 455, 637), (55, 8, 7, 417, 584),
    ])
  func fewCardsHaveLargeCells(count: Int, columns: Int, rows: Int, width: Double, height: Double) {
    let cell = SheetLayout.tabletopCell(ratioOf: Size(width: 2.5, height: 3.5), count: count)
    #expect(cell == Size(width: width, height: height))
    let layout = SheetLayout.tabletopSimulator(count: count, cell: cell)
    #expect((layout.columns, layout.rows) == (columns, rows))
    #expect(max(layout.size.width, layout.size.height) <= 4096 && layout.cells.count >= count)
  }

  @Test(arguments: [(5.0, 7.0), (1, 1), (7, 5), (1, 1000), (1000, 1), (63, 88)])
  func tabletopCellsKeepTheRatioAndTheLimit(width: Double, height: Double) {
    let cell = SheetLayout.tabletopCell(ratioOf: Size(width: width, height: height))
    let sheet = SheetLayout.tabletopSimulator(count: 69, cell: cell).size
    #expect(max(sheet.width, sheet.height) <= 4096)
    #expect(max(sheet.width + 10, sheet.height + 7) > 4096 - 14 * max(1, height / width))
    #expect(abs(cell.width / cell.height - width / height) < 0.01 * width / height || min(width, height) == 1)
  }

  @Test func oddNumbersGiveASheetAllTheSame() {
    for odd in [-1, Double.nan, .infinity, 1e300] {
      let layout = SheetLayout.contact(
        count: 2, columns: 2, cell: Size(width: odd, height: 10), gap: odd, captionHeight: odd)
      #expect(layout.size.width >= 2 && layout.size.width.isFinite)
      #expect(SheetLayout.tabletopCell(ratioOf: Size(width: odd, height: 3)).width >= 1)
      #expect(SheetLayout.atlas(count: 3, cell: Size(width: 1, height: odd)).cells.count == 3)
    }
    #expect(SheetLayout.contact(count: -5, columns: 0, cell: cell, gap: 0).cells.count == 1)
    #expect(SheetLayout.contact(count: .max, columns: .max, cell: cell, gap: 0).cells.count == 10_000)
  }
}
