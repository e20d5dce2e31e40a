import Canvas
import CanvasMath
import TestSupport
import Testing

@Suite struct StrokerTests {
  // MARK: Ends

  /// Programs write curves whose last control point is at the end, exactly or but for rounding. Their direction there
  /// is that from the control point before.
  @Test(arguments: StrokeStyle.Cap.allCases) func controlPointsAtAnEndTellNoDirection(cap: StrokeStyle.Cap) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let numbers = (0..<6).map { _ in Double.random(in: 5...27, using: &random) }
      let (start, control) = (Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]))
      let end = Point(x: numbers[4], y: numbers[5])
      func picture(_ part: Double, reversed: Bool) -> StrokedPicture {
        let last = Point(x: end.x + (control.x - end.x) * part, y: end.y + (control.y - end.y) * part)
        var path = Path()
        path.move(to: reversed ? end : start)
        path.addCurve(
          to: reversed ? start : end, control1: reversed ? last : control, control2: reversed ? control : last)
        return StrokedPicture(path, StrokeStyle(width: 3, cap: cap), width: 32, height: 32)
      }
      for isReversed in [false, true] {
        let expected = picture(1e-3, reversed: isReversed)
        for part in [0, 1e-9, -1e-12] {
          let found = picture(part, reversed: isReversed)
          let most = zip(found.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
          #expect(most < 40, "\(start) \(control) \(end), \(part)")
        }
      }
    }
  }

  /// The last point of a closed line is often the first one but for rounding, to the digits of a file.
  @Test func aGapOfRoundingHasNoJoins() {
    let style = StrokeStyle(width: 1.5)
    let expected = StrokedPicture(.loop((3, 13), (8, 3), (13, 13)), style)
    for gap in [1e-6, -1e-6, 3e-7] {
      let found = StrokedPicture(.loop((3, 13), (8, 3), (13, 13), (3 + gap, 13 + gap)), style)
      #expect(zip(found.bytes, expected.bytes).allSatisfy { abs(Int($0) - Int($1)) < 2 })
    }
  }

  @Test func buttCapsEndAtThePoint() {
    let picture = StrokedPicture(.line((2, 3), (6, 3)), StrokeStyle(width: 4), width: 8, height: 6)
    #expect(
      picture.text == """
        ........
        ..FFFF..
        ..FFFF..
        ..FFFF..
        ..FFFF..
        ........
        """)
  }

  @Test func squareCapsReachHalfAWidthFurther() {
    let picture = StrokedPicture(.line((3, 3), (5, 3)), StrokeStyle(width: 4, cap: .square), width: 8, height: 6)
    #expect(
      picture.text == """
        ........
        .FFFFFF.
        .FFFFFF.
        .FFFFFF.
        .FFFFFF.
        ........
        """)
  }

  // A quarter of a disc of radius 2 covers 1, .913, .913 and .315 of its four pixels: F, E, E, 5. The chords of its
  // outline, up to 1/16 pixel inside of it, take a digit off.
  @Test func roundCapsAreHalfDiscs() {
    let picture = StrokedPicture(.line((3, 3), (5, 3)), StrokeStyle(width: 4, cap: .round), width: 8, height: 6)
    #expect(
      picture.text == """
        ........
        .4DFFD4.
        .DFFFFD.
        .DFFFFD.
        .4DFFD4.
        ........
        """)
  }

  @Test(arguments: StrokeStyle.Cap.allCases) func capsReachAsFarInEveryDirection(cap: StrokeStyle.Cap) {
    let extra =
      switch cap {
      case .butt: 0.0
      case .round: 9 * Double.pi
      case .square: 36.0
      }
    for i in 0..<24 {
      let (s, c) = Trigonometry.sineAndCosine(Double(i) * Double.pi / 12)
      let path = Path.line((15, 15), (15 + 7 * c, 15 + 7 * s))
      let picture = StrokedPicture(path, StrokeStyle(width: 6, cap: cap), width: 30, height: 30)
      // Chords of round caps take off up to 1/16 pixel along their arc.
      #expect(abs(picture.area - 42 - extra) < (cap == .round ? 1.2 : 0.2), "\(cap) \(i)")
    }
  }

  // MARK: Corners

  private let rightAngle = Path.line((2, 10), (8, 10), (8, 2))

  @Test func aMiterIsASquareCornerAtARightAngle() {
    let picture = StrokedPicture(rightAngle, StrokeStyle(width: 4), width: 12, height: 14)
    #expect(
      picture.text == """
        ............
        ............
        ......FFFF..
        ......FFFF..
        ......FFFF..
        ......FFFF..
        ......FFFF..
        ......FFFF..
        ..FFFFFFFF..
        ..FFFFFFFF..
        ..FFFFFFFF..
        ..FFFFFFFF..
        ............
        ............
        """)
  }

  @Test func aBevelCutsTheCornerOff() {
    let picture = StrokedPicture(rightAngle, StrokeStyle(width: 4, join: .bevel), width: 12, height: 14)
    #expect(picture.row(10).suffix(5) == [255, 255, 128, 0, 0])
    #expect(picture.row(11).suffix(5) == [255, 128, 0, 0, 0])
  }

  @Test func aRoundJoinIsAQuarterDisc() {
    let picture = StrokedPicture(rightAngle, StrokeStyle(width: 4, join: .round), width: 12, height: 14)
    #expect(picture[9, 10] > 215 && picture[8, 11] > 215 && picture[9, 11] > 50 && picture[9, 11] < 100)
    // Two legs, less the square that both cover, and the quarter disc.
    #expect(abs(picture.area - (6 * 4 + 8 * 4 - 4 + Double.pi)) < 0.3)
  }

  @Test(arguments: StrokeStyle.Join.allCases) func aClosedPathIsJoinedAtItsStart(join: StrokeStyle.Join) {
    let square = StrokedPicture(.loop((6, 5), (16, 5), (16, 15), (6, 15)), StrokeStyle(width: 4, join: join))
    let corners = [square[4, 3], square[17, 3], square[17, 16], square[4, 16]]
    #expect(Set(corners).count == 1)
    switch join {
    case .miter: #expect(corners[0] == 255)
    case .round: #expect(corners[0] > 50 && corners[0] < 100)
    case .bevel: #expect(corners[0] == 0)
    }
    #expect(square[10, 10] == 0)
  }

  @Test func anOpenPathIsNotJoinedWhereItsEndsMeet() {
    let square = StrokedPicture(.line((6, 5), (16, 5), (16, 15), (6, 15), (6, 5)), StrokeStyle(width: 4))
    #expect(square[4, 3] == 0 && square[5, 4] == 0)
    #expect(square[17, 3] == 255)
  }

  // An interior angle φ gives a miter of 1 / sin(φ/2) line widths.
  @Test(arguments: [(90.0, 2.0.squareRoot()), (60, 2), (53.13010235415598, 5.0.squareRoot()), (28.95502437185985, 4)])
  func theMiterLimitIsReachedExactlyAtItsAngle(degrees: Double, limit: Double) {
    let (s, c) = Trigonometry.sineAndCosine(degrees * Double.pi / 180)
    let path = Path.line((14, 10), (4, 10), (4 + 10 * c, 10 - 10 * s))
    func tip(_ limit: Double) -> StrokedPicture {
      StrokedPicture(path, StrokeStyle(width: 2, miterLimit: limit), width: 20, height: 16)
    }
    let full = tip(100)
    #expect(tip(limit).bytes == full.bytes)
    #expect(tip(limit * 1.000_001).bytes == full.bytes)
    let bevel = StrokedPicture(path, StrokeStyle(width: 2, join: .bevel), width: 20, height: 16)
    #expect(tip(limit * 0.999_999).bytes == bevel.bytes)
    #expect(bevel.bytes != full.bytes)
  }

  @Test(arguments: [0.999, 0, -1, Double.nan]) func aMiterLimitBelowOneIsAlwaysABevel(limit: Double) {
    let bevel = StrokedPicture(rightAngle, StrokeStyle(width: 4, join: .bevel))
    #expect(StrokedPicture(rightAngle, StrokeStyle(width: 4, miterLimit: limit)).bytes == bevel.bytes)
  }

  @Test(arguments: [1e3, 1e9, Double.infinity]) func aSpikeOfAnyMiterLimitStaysOnItsAxis(limit: Double) {
    // There and back with almost no angle.
    let path = Path.line((4, 10), (12, 10), (4, 10.000_01))
    let picture = StrokedPicture(path, StrokeStyle(width: 2, miterLimit: limit))
    #expect(picture.row(8).allSatisfy { $0 == 0 } && picture.row(12).allSatisfy { $0 == 0 })
    #expect(picture[6, 9] == 255 && picture[6, 10] == 255)
  }

  @Test(arguments: StrokeStyle.Join.allCases) func turningBackOnItselfIsAnEnd(join: StrokeStyle.Join) {
    let picture = StrokedPicture(.line((4, 10), (12, 10), (4, 10)), StrokeStyle(width: 4, join: join))
    #expect(picture.row(10).prefix(12).suffix(8).allSatisfy { $0 == 255 })
    #expect((picture[12, 10] > 0) == (join == .round))
  }

  // MARK: Closed lines of few points

  @Test func aClosedLineOfTwoPointsIsTheLineThereAndBack() {
    let style = StrokeStyle(width: 4, cap: .square, join: .bevel)
    let closed = StrokedPicture(.loop((6, 10), (16, 10)), style)
    // A join where it turns, not a cap.
    let open = StrokedPicture(.line((6, 10), (16, 10)), StrokeStyle(width: 4))
    #expect(closed.bytes == open.bytes)
    let round = StrokedPicture(.loop((6, 10), (16, 10)), StrokeStyle(width: 4, join: .round))
    let caps = StrokedPicture(.line((6, 10), (16, 10)), StrokeStyle(width: 4, cap: .round))
    #expect(round.bytes == caps.bytes)
  }

  @Test func aLineOfLengthZeroShowsAsItsCaps() {
    for path in [Path.line((10, 10), (10, 10)), .loop((10, 10)), .line((10, 10), (10, 10), (10, 10))] {
      #expect(StrokedPicture(path, StrokeStyle(width: 4)).isEmpty)
      let square = StrokedPicture(path, StrokeStyle(width: 4, cap: .square))
      #expect(square.bytes == StrokedPicture(filling: Path(rect: Rect(x: 8, y: 8, width: 4, height: 4))).bytes)
      let round = StrokedPicture(path, StrokeStyle(width: 4, cap: .round))
      #expect(abs(round.area - 4 * Double.pi) < 0.6 && round[9, 9] == 255 && round[7, 10] == 0)
    }
  }

  @Test func aCurveOfLengthZeroIsADotToo() {
    let p = Point(x: 10, y: 10)
    var path = Path()
    path.move(to: p)
    path.addCurve(to: p, control1: p, control2: p)
    let dot = StrokedPicture(.line((10, 10), (10, 10)), StrokeStyle(width: 4, cap: .round))
    #expect(StrokedPicture(path, StrokeStyle(width: 4, cap: .round)).bytes == dot.bytes)
  }

  @Test func aMoveAloneShowsNothing() {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    for cap in StrokeStyle.Cap.allCases {
      #expect(StrokedPicture(path, StrokeStyle(width: 4, cap: cap)).isEmpty)
    }
    #expect(StrokedPicture(Path(), StrokeStyle(width: 4, cap: .round)).isEmpty)
  }

  @Test(arguments: StrokeStyle.Join.allCases) func repeatedPointsChangeNothing(join: StrokeStyle.Join) {
    let style = StrokeStyle(width: 3, cap: .square, join: join)
    let plain = StrokedPicture(.line((3, 3), (18, 4), (9, 15)), style)
    let repeated = StrokedPicture(.line((3, 3), (3, 3), (18, 4), (18, 4), (18, 4), (9, 15), (9, 15)), style)
    #expect(repeated.bytes == plain.bytes)
    let loop = StrokedPicture(.loop((3, 3), (18, 4), (9, 15)), style)
    #expect(StrokedPicture(.loop((3, 3), (18, 4), (9, 15), (3, 3), (3, 3)), style).bytes == loop.bytes)
  }

  // MARK: Properties

  @Test(arguments: StrokeStyle.Join.allCases) func aReversedClosedPathGivesTheSameStroke(join: StrokeStyle.Join) {
    var random = SeededGenerator(seed: 301)
    for i in 0..<40 {
      let corners = (0..<5).map { _ in random.point(in: Rect(x: 2, y: 2, width: 20, height: 16)) }
      let path = Path(polygon: corners)
      let style = StrokeStyle(width: 0.5 + Double(i % 5), join: join, miterLimit: 4)
      let difference = largestDifference(
        StrokedPicture(path, style).bytes, StrokedPicture(path.reversed, style).bytes)
      #expect(difference.map { $0 <= 1 } == true, "\(path) \(style.width)")
    }
  }

  @Test func theStrokeOfALongThinLineHasItsArea() {
    var random = SeededGenerator(seed: 302)
    for _ in 0..<40 {
      let box = Rect(x: 3, y: 3, width: 34, height: 34)
      let (a, b) = (random.point(in: box), random.point(in: box))
      let width = random.number(in: 0.1...4)
      let picture = StrokedPicture(.line((a.x, a.y), (b.x, b.y)), StrokeStyle(width: width), width: 40, height: 40)
      #expect(abs(picture.area - a.distance(to: b) * width) < 0.35)
    }
  }

  @Test func aWideStrokeOfARectangleIsARectangleWithAHole() {
    let picture = StrokedPicture(Path(rect: Rect(x: 5, y: 5, width: 12, height: 10)), StrokeStyle(width: 6))
    var expected = Path(rect: Rect(x: 2, y: 2, width: 18, height: 16))
    expected.addPath(Path(rect: Rect(x: 8, y: 8, width: 6, height: 4)).reversed)
    #expect(picture.bytes == StrokedPicture(filling: expected).bytes)
  }

  // With sides between a half and a whole pen its inner sides ran backwards, and the hole opened again.
  @Test(arguments: [4, 5, 6, 7, 8, 9, 14]) func aPenWiderThanARectangleLeavesNoHole(width: Double) {
    for size in [Size(width: 4, height: 4), Size(width: 3, height: 6), Size(width: 4, height: 0.5)] {
      let rect = Rect(center: Point(x: 12, y: 10), size: size)
      let filled = StrokedPicture(filling: Path(rect: rect.insetBy(dx: -width / 2, dy: -width / 2)))
      for path in [Path(rect: rect), Path(rect: rect).reversed] {
        // Where both long sides reach into a pixel of the edge, their shares add up.
        for (stroked, expected) in zip(StrokedPicture(path, StrokeStyle(width: width)).bytes, filled.bytes) {
          #expect(expected == 0 ? stroked == 0 : stroked >= expected, "\(size)")
        }
      }
    }
  }

  @Test func theStrokeOfACircleIsARing() {
    let circle = Path(ovalIn: Rect(x: 5, y: 5, width: 20, height: 20))
    for join in StrokeStyle.Join.allCases {
      let picture = StrokedPicture(circle, StrokeStyle(width: 4, join: join), width: 30, height: 30)
      for y in 0..<30 {
        for x in 0..<30 {
          let distance = Point(x: Double(x) + 0.5, y: Double(y) + 0.5).distance(to: Point(x: 15, y: 15))
          if abs(distance - 10) < 1.1 { #expect(picture[x, y] == 255, "\(x) \(y) \(join)") }
          if abs(distance - 10) > 2.9 { #expect(picture[x, y] == 0, "\(x) \(y) \(join)") }
        }
      }
      #expect(abs(picture.area - 80 * Double.pi) < 2)
    }
  }

  // Ends and corners of curves lay as the first and the last chord, a few degrees off.
  @Test(arguments: [StrokeStyle.Cap.butt, .square]) func theEndOfACurveIsSquareToIt(cap: StrokeStyle.Cap) {
    // A quarter that sets out straight down from (22, 10) and arrives level at (2, 30).
    let arc = Path(
      arcCenter: Point(x: 2, y: 10), radius: 20, startAngle: 0, endAngle: Double.pi / 2, direction: .clockwise)
    let picture = StrokedPicture(arc, StrokeStyle(width: 12, cap: cap), width: 40, height: 40)
    let top = cap == .butt ? 10 : 4
    #expect(picture.row(top - 1).allSatisfy { $0 == 0 })
    #expect((17..<27).allSatisfy { picture[$0, top] == 255 })
    let left = StrokedPicture(
      arc.applying(Transform(translationX: 8, y: 0)), StrokeStyle(width: 12, cap: cap), width: 40, height: 40)
    let edge = cap == .butt ? 10 : 4
    #expect((0..<40).allSatisfy { left[edge - 1, $0] == 0 })
    #expect((25..<35).allSatisfy { left[edge, $0] == 255 })
  }

  @Test(arguments: [[], [200, 5]]) func theCornerOfACurveIsThatOfItsTangent(dash: [Double]) {
    // A curve, then a line back at a sharp angle: beside the same in short lines, whose chords are as good as tangents.
    var curve = Path()
    curve.move(to: Point(x: 8, y: 60))
    curve.addCurve(to: Point(x: 60, y: 30), control1: Point(x: 20, y: 20), control2: Point(x: 40, y: 20))
    curve.addLine(to: Point(x: 20, y: 30))
    let style = StrokeStyle(width: 8, miterLimit: 20, dash: dash)
    let picture = StrokedPicture(curve, style, width: 130, height: 80)
    let exact = StrokedPicture(curve.flattened(tolerance: 1e-6), style, width: 130, height: 80)
    for (a, b) in zip(picture.bytes, exact.bytes) { #expect(abs(Int(a) - Int(b)) <= 24) }
    #expect(abs(picture.area - exact.area) < 2)
  }
}
