import Canvas
import CanvasMath
import TestSupport
import Testing

@Suite struct DasherTests {
  // A level line from x = 2 to x = 22, two pixels wide; which of its pixels are covered.
  private func dashes(
    _ dash: [Double], phase: Double = 0, cap: StrokeStyle.Cap = .butt, path: Path = .line((2, 10), (22, 10))
  ) -> String {
    let picture = StrokedPicture(path, StrokeStyle(width: 2, cap: cap, dash: dash, dashPhase: phase))
    return picture.row(10).map { $0 == 255 ? "F" : $0 == 0 ? "." : "-" }.joined()
  }

  @Test func dashesAndGapsAlternateFromTheStart() {
    #expect(dashes([4, 2]) == "..FFFF..FFFF..FFFF..FF..")
    #expect(dashes([1]) == "..F.F.F.F.F.F.F.F.F.F...")
  }

  @Test func thePhaseShiftsIntoThePattern() {
    #expect(dashes([4, 2], phase: 1) == "..FFF..FFFF..FFFF..FFF..")
    #expect(dashes([4, 2], phase: 4) == "....FFFF..FFFF..FFFF....")
    #expect(dashes([4, 2], phase: 5) == "...FFFF..FFFF..FFFF..F..")
    #expect(dashes([4, 2], phase: 6) == dashes([4, 2]))
    #expect(dashes([4, 2], phase: 6 * 1_000_000 + 1) == dashes([4, 2], phase: 1))
  }

  @Test func aNegativePhaseShiftsOutOfIt() {
    #expect(dashes([4, 2], phase: -1) == dashes([4, 2], phase: 5))
    #expect(dashes([4, 2], phase: -13) == dashes([4, 2], phase: 5))
    #expect(dashes([4, 2], phase: -1) == "...FFFF..FFFF..FFFF..F..")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func aPhaseThatIsNoneIsZero(phase: Double) {
    #expect(dashes([4, 2], phase: phase) == dashes([4, 2]))
  }

  @Test func anOddListIsTakenTwice() {
    #expect(dashes([3]) == dashes([3, 3]))
    #expect(dashes([1, 2, 3]) == dashes([1, 2, 3, 1, 2, 3]))
    #expect(dashes([1, 2, 3]) == "..F..FFF.FF...F..FFF.F..")
    #expect(dashes([1, 2, 3], phase: 6) == "...FF...F..FFF.FF...F...")
  }

  @Test(
    arguments: [[], [0], [0, 0], [-1, 2], [2, -1], [.nan], [.infinity, 1], [1e308, 1e308, 1e308]] as [[Double]])
  func aPatternThatIsNoneIsASolidLine(dash: [Double]) {
    #expect(dashes(dash) == "..FFFFFFFFFFFFFFFFFFFF..")
  }

  @Test func gapsOfZeroAreASolidLine() {
    #expect(dashes([3, 0]) == "..FFFFFFFFFFFFFFFFFFFF..")
    #expect(dashes([3, 0], phase: 3) == "..FFFFFFFFFFFFFFFFFFFF..")
  }

  @Test func dashesOfZeroAreDotsUnlessTheirCapsAreButt() {
    #expect(dashes([0, 5]) == "........................")
    #expect(dashes([0, 5], cap: .square) == ".FF...FF...FF...FF......")
    let dots = StrokedPicture(.line((2, 10), (22, 10)), StrokeStyle(width: 2, cap: .round, dash: [0, 5]))
    for x in [2, 7, 12, 17] {
      // A disc of radius 1 about (x, 10).
      #expect(dots[x - 1, 9] == dots[x, 10] && dots[x, 10] > 180 && dots[x, 10] < 205, "\(x)")
      #expect(dots[x + 1, 10] == 0)
    }
    #expect(dashes([0, 5], phase: 5, cap: .square) == dashes([0, 5], cap: .square))
    #expect(dashes([0, 5], phase: 3, cap: .square) == "...FF...FF...FF...FF....")
  }

  @Test func aDotIsSquareAlongItsLine() {
    // On a line at 45° a square dot of width 4 stands on its corner: full in its middle, empty at its box's corners.
    let picture = StrokedPicture(.line((10, 10), (30, 30)), StrokeStyle(width: 4, cap: .square, dash: [0, 100]))
    #expect(picture[9, 9] == 255 && picture[10, 10] == 255)
    #expect(picture[12, 7] == 0 && abs(picture.area - 16) < 0.2)
    #expect(picture[10, 7] > 0 && picture[7, 10] > 0)
  }

  @Test func theLengthRunsOnRoundCorners() {
    // 6 to the right, then down: a dash of 8 goes 2 round the corner.
    let picture = StrokedPicture(.line((4, 4), (10, 4), (10, 18)), StrokeStyle(width: 2, dash: [8, 4]))
    #expect(picture[10, 3] == 255)
    let down = (0..<20).map { picture[10, $0] == 255 }
    #expect(down == (0..<20).map { (3..<6).contains($0) || (10..<18).contains($0) })
  }

  @Test func eachSubpathBeginsThePatternAnew() {
    var path = Path.line((2, 4), (9, 4))
    path.addPath(.line((2, 10), (22, 10)))
    #expect(dashes([4, 2], path: path) == dashes([4, 2]))
  }

  @Test func theLastDashOfAClosedLineRunsIntoTheFirst() {
    // 48 round is five times the pattern; with a phase of 2 the line begins with 3 of a dash and ends with its first 2.
    let square = Path(rect: Rect(x: 5, y: 4, width: 12, height: 12))
    let picture = StrokedPicture(square, StrokeStyle(width: 2, dash: [5, 4.6], dashPhase: 2))
    // The corner at the start is joined, not left open.
    #expect(picture[4, 3] == 255)
    let open = StrokedPicture(
      .line((5, 4), (17, 4), (17, 16), (5, 16), (5, 4)), StrokeStyle(width: 2, dash: [5, 4.6], dashPhase: 2))
    #expect(open[4, 3] == 0)
  }

  @Test func aDashLongerThanAClosedLineIsTheClosedLine() {
    let square = Path(rect: Rect(x: 5, y: 4, width: 12, height: 12))
    #expect(
      StrokedPicture(square, StrokeStyle(width: 2, dash: [100, 1])).bytes
        == StrokedPicture(square, StrokeStyle(width: 2)).bytes)
    #expect(StrokedPicture(square, StrokeStyle(width: 2, dash: [1, 1000], dashPhase: 1)).isEmpty)
  }

  @Test func curvesAreDashedByTheirLength() {
    // A circle of circumference 20π in ten dashes and ten gaps.
    let circle = Path(ovalIn: Rect(x: 5, y: 5, width: 20, height: 20))
    let dash = Double.pi
    let picture = StrokedPicture(circle, StrokeStyle(width: 4, dash: [dash, dash]), width: 30, height: 30)
    #expect(abs(picture.area - 40 * Double.pi) < 2)
    for i in 0..<20 {
      let (s, c) = Trigonometry.sineAndCosine((Double(i) + 0.5) * Double.pi / 10)
      let byte = picture[Int(saturating: 15 + 10 * c), Int(saturating: 15 + 10 * s)]
      #expect(i % 2 == 0 ? byte > 200 : byte < 55, "\(i) \(byte)")
    }
  }

  @Test func dashesAreMeasuredInUserSpace() {
    let picture = StrokedPicture(
      .line((1, 10), (11, 10)), StrokeStyle(width: 2, dash: [2, 1]), transform: Transform(scaleX: 2, y: 1))
    #expect(picture.row(10).map { $0 == 255 ? "F" : "." }.joined() == "..FFFF..FFFF..FFFF..FF..")
  }

  @Test func hairlinesKeepTheirDashesAtAnyScale() {
    let picture = StrokedPicture(
      .line((1, 5.25), (11, 5.25)), StrokeStyle(width: 0, dash: [2, 1]), transform: Transform(scaleX: 2, y: 2))
    #expect(picture.row(10).map { $0 == 255 ? "F" : "." }.joined() == "..FFFF..FFFF..FFFF..FF..")
  }

  @Test func dashesOfHairlinesAreMeasuredInUserSpace() {
    func row(_ width: Double, _ transform: Transform) -> String {
      let picture = StrokedPicture(
        .line((0.5, 5), (10.5, 5)), StrokeStyle(width: width, dash: [2, 1]), transform: transform)
      return picture.row(5).map { $0 == 0 ? "." : "F" }.joined()
    }
    for transform in [
      Transform(scaleX: 2, y: 1), Transform(scaleX: 0.5, y: 1.1),
      Transform(scaleX: -2, y: 1).concatenating(Transform(translationX: 22, y: 0)),
    ] {
      #expect(row(0, transform) == row(0.5, transform))
    }
    #expect(row(0, Transform(scaleX: 2, y: 1)) == ".FFFF..FFFF..FFFF..FF...")
  }

  @Test func dashesOfHairlinesAreThoseOfTheDashedPath() throws {
    let path = try Path(svg: "M1 4A3 3 0 0 1 7 4L7 7L2 8Z")
    for transform in [
      Transform(scaleX: 7, y: 2), Transform(scaleX: 2, y: 7), Transform(a: 3, b: 1, c: 2, d: 3, tx: -12, ty: 4),
    ] {
      let dashed = StrokedPicture(
        path, StrokeStyle(width: 0, dash: [1.5, 0.7]), width: 60, height: 60, transform: transform)
      let dashes = StrokedPicture(
        path.dashed([1.5, 0.7]), StrokeStyle(width: 0), width: 60, height: 60, transform: transform)
      #expect((largestDifference(dashed.bytes, dashes.bytes) ?? 256) <= 24)
      let solid = StrokedPicture(path, StrokeStyle(width: 0), width: 60, height: 60, transform: transform)
      #expect(abs(dashed.area / solid.area - 1.5 / 2.2) < 0.1)
    }
  }

  // The corners of its last piece of a chord stuck out of the curve on both sides.
  @Test(arguments: [31.4359, 31.42, 31.5, 10.01, 2, 0.2], [0, 31.41])
  func aDashThatEndsJustAfterAChordBeginsDoesNotBulge(length: Double, start: Double) {
    let arc = Path(
      arcCenter: Point(x: 10, y: 10), radius: 40, startAngle: -.pi / 2, endAngle: .pi / 2, direction: .clockwise)
    for path in [arc, arc.reversed] {
      for cap in [StrokeStyle.Cap.butt, .square] {
        let style = StrokeStyle(
          width: 40, cap: cap, dash: [length, 1e4], dashPhase: start > 0 ? length + 1e4 - start : 0)
        let picture = StrokedPicture(
          path, style, width: 160, height: 160, transform: Transform(translationX: 40, y: 60))
        let exact = 40 * length + (cap == .square ? 1600 : 0)
        #expect(abs(picture.area - exact) < 0.002 * exact + 1, "\(cap): \(picture.area), \(exact)")
      }
    }
  }

  @Test func moreDashesThanAnyoneCanSeeAreASolidLine() {
    #expect(dashes([1e-9, 1e-9]) == "..FFFFFFFFFFFFFFFFFFFF..")
    #expect(dashes([1e-300, 0x1p-1030]) == "..FFFFFFFFFFFFFFFFFFFF..")
    let far = StrokedPicture(.line((-1e300, 10), (1e300, 10)), StrokeStyle(width: 2, dash: [4, 2]))
    #expect(far.row(10).allSatisfy { $0 == 255 })
  }

  @Test func dashesBelowAPenFarWiderThanTheyAreLongAreASolidLine() {
    // Half a million dashes with round ends of 65 536 edges each would take minutes.
    let picture = StrokedPicture(
      .line((-500_000, 10), (500_000, 10)), StrokeStyle(width: 1e9, cap: .round, dash: [1, 1]))
    #expect(picture.bytes.allSatisfy { $0 == 255 })
  }

  @Test func aDotOnALineTooShortForItsSquareLiesAsTheLineBefore() {
    // The length of the second segment is 0, though its ends differ; its direction was not a number.
    let dots = StrokedPicture(.line((2, 10), (1e-200, 0), (0, 0)), StrokeStyle(width: 2, cap: .square, dash: [0, 1e9]))
    #expect(!dots.isEmpty)
    #expect(StrokedPicture(.line((1e-200, 0), (0, 0)), StrokeStyle(width: 2, cap: .square, dash: [1, 1])).area <= 4)
  }

  /// A dash began so near to a curve's end that both were one point, and the curve's end was noted twice. A fuzzer found it.
  @Test func aDashMayBeginWhereACurveEnds() throws {
    let path = try Path(svg: "M0 5H1 2\u{0C}5 5 3 1 2 2 50. 0 1 1T9 20 5. 0 1 1T9 9")
    for dash in [[3, 1.5], [1.5, 3], [3], [0.75]] {
      let image = try Image(size: Size(width: 48, height: 32)) { context in
        context.setLineDash(dash)
        context.stroke(path)
      }
      #expect(image.pixelWidth == 48)
    }
  }
}
