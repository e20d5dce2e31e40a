import Canvas
import TestSupport
import Testing

/// Pictures small enough to be worked out by hand.
@Suite struct HandWrittenCoverageTests {
  private func text(
    _ coordinates: [(Double, Double)], width: Int, height: Int, rule: FillRule = .nonZero
  ) -> String {
    let path = Path(polygon: coordinates.map { Point(x: $0.0, y: $0.1) })
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    return coverageText(of: CoverageProbe.coverage(of: path, rule: rule, in: bounds), width: width)
  }

  @Test func theDiagonalHalvesItsPixels() {
    let lowerLeft = text([(0, 0), (4, 4), (0, 4)], width: 4, height: 4)
    #expect(
      lowerLeft == """
        8...
        F8..
        FF8.
        FFF8
        """)
    let upperRight = text([(0, 0), (4, 0), (4, 4)], width: 4, height: 4)
    #expect(
      upperRight == """
        8FFF
        .8FF
        ..8F
        ...8
        """)
  }

  // Slope 1/2: a quarter and three quarters in turn.
  @Test func aFlatSlopeTakesTwoPixelsARow() {
    let wedge = text([(0, 0), (8, 4), (0, 4)], width: 8, height: 4)
    #expect(
      wedge == """
        B4......
        FFB4....
        FFFFB4..
        FFFFFFB4
        """)
  }

  @Test func edgesBetweenPixelsCoverTheirShare() {
    let square = text([(0.5, 0.5), (3.5, 0.5), (3.5, 2.5), (0.5, 2.5)], width: 4, height: 3)
    #expect(
      square == """
        4884
        8FF8
        4884
        """)
  }

  // Two squares, the inner one walked the same way and the other way round.
  @Test func theRuleDecidesWhatAnInnerSquareIs() {
    let outer = [(0.0, 0.0), (6, 0), (6, 4), (0, 4), (0, 0)]
    let same = outer + [(1, 1), (5, 1), (5, 3), (1, 3), (1, 1), (0, 0)]
    let opposite = outer + [(1, 1), (1, 3), (5, 3), (5, 1), (1, 1), (0, 0)]
    let full = "FFFFFF\nFFFFFF\nFFFFFF\nFFFFFF"
    let hole = "FFFFFF\nF....F\nF....F\nFFFFFF"
    #expect(text(same, width: 6, height: 4) == full)
    #expect(text(opposite, width: 6, height: 4) == hole)
    #expect(text(same, width: 6, height: 4, rule: .evenOdd) == hole)
    #expect(text(opposite, width: 6, height: 4, rule: .evenOdd) == hole)
  }

  // The hourglass: its two halves wind in opposite directions, and meet in one point.
  @Test func bothDirectionsAreInside() {
    let hourglass = text([(0, 0), (4, 0), (0, 4), (4, 4)], width: 4, height: 4)
    #expect(
      hourglass == """
        8FF8
        .88.
        .88.
        8FF8
        """)
  }
}
