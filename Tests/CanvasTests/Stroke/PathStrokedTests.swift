import Canvas
import TestSupport
import Testing

@Suite struct PathStrokedTests {
  private static let styles = [
    StrokeStyle(width: 3), StrokeStyle(width: 7, cap: .round, join: .round), StrokeStyle(width: 0),
    StrokeStyle(width: 5, cap: .square, join: .bevel), StrokeStyle(width: 0.3),
    StrokeStyle(width: 4, cap: .round, join: .round, dash: [6, 5, 0, 5], dashPhase: 2), StrokeStyle(width: 40),
  ]

  private func difference(_ path: Path, _ style: StrokeStyle, transform: Transform = .identity, scale: Double = 1)
    -> Int?
  {
    let stroke = StrokedPicture(path, style, width: 60, height: 60, transform: transform)
    let outline = path.stroked(style, scale: scale).applying(transform)
    return largestDifference(stroke.bytes, StrokedPicture(filling: outline, width: 60, height: 60).bytes)
  }

  @Test(arguments: styles) func theFilledOutlineCoversWhatTheStrokeDoes(style: StrokeStyle) {
    var random = SeededGenerator(seed: 9)
    for i in 0..<30 {
      var path = random.path(segments: 6, in: Rect(x: -10, y: -10, width: 80, height: 80))
      if i % 2 == 0 { path.close() }
      #expect((difference(path, style) ?? 256) <= 1, "\(path.svgData)")
    }
  }

  @Test func atAnotherScaleToo() {
    let path = Path(ovalIn: Rect(x: 1, y: 1, width: 4, height: 5))
    for style in [StrokeStyle(width: 1, join: .round, dash: [1, 0.5]), StrokeStyle(width: 0)] {
      let transform = Transform(scaleX: 10, y: 10)
      #expect((difference(path, style, transform: transform, scale: 10) ?? 256) <= 1)
    }
  }

  @Test func aLineIsARectangle() {
    let outline = Path.line((10, 10), (20, 10)).stroked(StrokeStyle(width: 4))
    #expect(outline.boundingBoxOfPath == Rect(x: 10, y: 8, width: 10, height: 4))
    #expect(outline.elements.count == 5 && outline.elements.last == .close)
  }

  @Test func aClosedPathHasTwoOutlines() {
    let outline = Path(rect: Rect(x: 10, y: 10, width: 20, height: 20)).stroked(StrokeStyle(width: 4))
    #expect(outline.elements.count { $0 == .close } == 2)
    #expect(outline.boundingBoxOfPath == Rect(x: 8, y: 8, width: 24, height: 24))
    #expect(!outline.contains(Point(x: 20, y: 20)) && outline.contains(Point(x: 11, y: 20)))
  }

  /// The sums of relative steps end beside the start by rounding errors. No join grows from that.
  @Test func aPathThatComesBackAllButExactlyIsClosed() {
    let turned = Path.line((690.21, 1003.8), (690.21, 947.64), (640, 947.64))
    for error in [1e-13, -1e-13, 3e-12] {
      var path = turned
      path.addLine(to: Point(x: 690.21 + error, y: 1003.8 - error / 3))
      path.close()
      var exact = turned
      exact.close()
      for style in [StrokeStyle(width: 14.4), StrokeStyle(width: 3, join: .round)] {
        #expect(path.stroked(style) == exact.stroked(style))
      }
    }
    // What can be seen is a line of its own.
    var path = turned
    path.addLine(to: Point(x: 690.21, y: 1003.9))
    path.close()
    #expect(
      path.stroked(StrokeStyle(width: 14.4)).elements.count > turned.stroked(StrokeStyle(width: 14.4)).elements.count)
  }

  @Test func aSecondStrokeOutlinesTheOutline() {
    let ring = Path.line((10, 30), (50, 30)).stroked(StrokeStyle(width: 20)).stroked(StrokeStyle(width: 2))
    #expect(ring.contains(Point(x: 30, y: 20.5)) && !ring.contains(Point(x: 30, y: 30)))
  }

  @Test func theSameLineTwiceIsStillFilledOnce() {
    var path = Path.line((10, 10), (50, 40))
    path.addPath(path)
    #expect((difference(path, StrokeStyle(width: 6, cap: .round)) ?? 256) <= 1)
  }

  @Test func oddInputGivesNothing() {
    let path = Path.line((1, 1), (9, 9))
    for width in [-1, .nan, .infinity] { #expect(path.stroked(StrokeStyle(width: width)).isEmpty) }
    #expect(Path.line((1, 1), (.nan, 9)).stroked(StrokeStyle()).isEmpty)
    #expect(Path().stroked(StrokeStyle()).isEmpty)
    for scale in [0, -1, .nan, .infinity] {
      #expect(path.stroked(StrokeStyle(), scale: scale) == path.stroked(StrokeStyle()))
    }
    _ = Path.line((-1e300, 0), (1e300, 1e300)).stroked(StrokeStyle(width: 1e300, cap: .round))
    _ = Path(ovalIn: Rect(x: -1e200, y: 0, width: 1e300, height: 3)).stroked(StrokeStyle(width: 1e-300))
  }

  // MARK: strokeContains

  @Test func aPointIsInTheStrokeWhereItIsWithinHalfTheWidth() {
    let style = StrokeStyle(width: 8, cap: .round, join: .round)
    let path = Path.line((10, 10), (40, 10), (40, 50))
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let p = random.point(in: Rect(x: 0, y: 0, width: 60, height: 60))
      let toFirst = Point(x: min(max(p.x, 10), 40), y: 10).distance(to: p)
      let toSecond = Point(x: 40, y: min(max(p.y, 10), 50)).distance(to: p)
      let distance = min(toFirst, toSecond)
      guard abs(distance - 4) > 1.0 / 16 else { continue }
      #expect(path.strokeContains(p, style: style) == (distance < 4), "\(p)")
    }
  }

  @Test func gapsAreOutside() {
    let path = Path.line((0, 5), (30, 5))
    let style = StrokeStyle(width: 4, dash: [10, 5])
    #expect(path.strokeContains(Point(x: 5, y: 6), style: style))
    #expect(!path.strokeContains(Point(x: 12, y: 6), style: style))
    #expect(path.strokeContains(Point(x: 18, y: 6), style: style))
  }

  @Test func theInsideOfAShapeIsNotInItsStroke() {
    let circle = Path(ovalIn: Rect(x: 0, y: 0, width: 40, height: 40))
    #expect(!circle.strokeContains(Point(x: 20, y: 20), style: StrokeStyle(width: 6)))
    #expect(circle.strokeContains(Point(x: 2, y: 20), style: StrokeStyle(width: 6)))
    #expect(circle.strokeContains(Point(x: 0.3, y: 20), style: StrokeStyle(width: 0)))
    #expect(!circle.strokeContains(Point(x: 0.3, y: 20), style: StrokeStyle(width: 0), scale: 4))
  }

  // Not-a-number as a key made every edge slower than the last.
  @Test func anOutlineBeyondAllNumbersIsEmpty() {
    let end = 1.7e308
    var path = Path()
    path.move(to: Point(x: -end, y: 0))
    path.addCurve(to: Point(x: end, y: 0), control1: Point(x: end, y: end), control2: Point(x: -end, y: -end))
    #expect(path.stroked(StrokeStyle(width: 2)).isEmpty)
  }

  @Test func oddPointsAndPathsAreOutside() {
    let path = Path.line((0, 5), (30, 5))
    #expect(!path.strokeContains(Point(x: .nan, y: 5), style: StrokeStyle(width: 9)))
    #expect(!path.strokeContains(Point(x: 5, y: .infinity), style: StrokeStyle(width: 9)))
    #expect(!path.strokeContains(Point(x: 5, y: 5), style: StrokeStyle(width: -9)))
    #expect(!Path.line((0, 5), (.nan, 5)).strokeContains(Point(x: 0, y: 5), style: StrokeStyle(width: 9)))
  }
}

@Suite struct PathDashedTests {
  @Test func dashesAreOpenSubpaths() {
    #expect(Path.line((0, 0), (20, 0)).dashed([6, 3]).svgData == "M0 0L6 0M9 0L15 0M18 0L20 0")
    #expect(Path.line((0, 0), (20, 0)).dashed([6, 3], phase: 7).svgData == "M2 0L8 0M11 0L17 0")
    #expect(Path.line((0, 0), (20, 0)).dashed([8]).svgData == "M0 0L8 0M16 0L20 0")
  }

  @Test func theyRunRoundCorners() {
    #expect(Path.line((0, 0), (10, 0), (10, 10)).dashed([7, 1]).svgData == "M0 0L7 0M8 0L10 0L10 5M10 6L10 10")
  }

  @Test func theLastOfAClosedSubpathRunsIntoTheFirst() {
    let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.dashed([8, 4], phase: 4).svgData.hasPrefix("M0 8L0 0L4 0M8 0L10 0L10 6M10 10"))
    #expect(square.dashed([100, 1]) == square)
    #expect(square.dashed([1, 100], phase: 1).isEmpty)
  }

  @Test func curvesStayCurves() {
    let circle = Path(ovalIn: Rect(x: 0, y: 0, width: 20, height: 20))
    let dashes = circle.dashed([3, 2], phase: 3)
    #expect(
      dashes.elements.allSatisfy {
        switch $0 {
        case .move, .curve: true
        default: false
        }
      })
    #expect(dashes.length.isClose(to: 20 * Double.pi - 26, within: 1e-3))
  }

  @Test func strokedTheyAreTheDashedStroke() {
    for phase in [0, 2.5, 11] {
      for path in [
        Path(ovalIn: Rect(x: 3, y: 3, width: 40, height: 30)), Path(rect: Rect(x: 4, y: 5, width: 33, height: 21)),
        .line((4, 4), (50, 9), (13, 40)),
      ] {
        let style = StrokeStyle(width: 4, cap: .round, dash: [5, 6, 0, 6], dashPhase: phase)
        let plain = StrokeStyle(width: 4, cap: .round)
        let a = StrokedPicture(path, style, width: 60, height: 60)
        let b = StrokedPicture(path.dashed(style.dash, phase: phase), plain, width: 60, height: 60)
        // A flattened circle is a little shorter than the true one: its last dashes lie a few tenths apart.
        #expect((largestDifference(a.bytes, b.bytes) ?? 256) <= 96, "\(path.svgData)")
        #expect(abs(a.area - b.area) < 1.25, "\(path.svgData) \(phase)")
      }
    }
  }

  @Test func dashesOfZeroAreDots() {
    #expect(Path.line((0, 0), (10, 0)).dashed([0, 4]).svgData == "M0 0L0 0M4 0L4 0M8 0L8 0")
    #expect(Path.line((3, 3), (3, 3)).dashed([2, 4]).svgData == "M3 3L3 3")
    #expect(Path.line((3, 3), (3, 3)).dashed([2, 4], phase: 3).isEmpty)
  }

  @Test(arguments: [[], [0], [-1, 2], [.nan], [.infinity, 1]] as [[Double]])
  func whatIsNoPatternLeavesThePath(lengths: [Double]) {
    let path = Path.line((0, 0), (10, 0))
    #expect(path.dashed(lengths) == path)
  }

  @Test func aMillionDashesAreASolidLine() {
    let path = Path.line((0, 0), (10, 0))
    #expect(path.dashed([1e-9]) == path)
    #expect(Path.line((-1e300, 0), (1e300, 0)).dashed([1]) == Path.line((-1e300, 0), (1e300, 0)))
  }
}
