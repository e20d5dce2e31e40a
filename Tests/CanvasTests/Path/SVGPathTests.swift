import Canvas
import CanvasMath
import TestSupport
import Testing

@Suite struct SVGPathTests {
  private func data(_ text: String) throws -> String { try Path(svg: text).svgData }

  @Test func absoluteAndRelativeCommandsSayTheSame() throws {
    #expect(try data("M10 20L30 40H50V60Z") == "M10 20L30 40L50 40L50 60Z")
    #expect(try data("m10 20l20 20h20v20z") == "M10 20L30 40L50 40L50 60Z")
    #expect(try data("M1 1C2 3 4 5 6 7S10 11 12 13") == "M1 1C2 3 4 5 6 7C8 9 10 11 12 13")
    #expect(try data("m1 1c1 2 3 4 5 6s4 4 6 6") == "M1 1C2 3 4 5 6 7C8 9 10 11 12 13")
    #expect(try data("M1 1Q2 3 4 5T8 9") == "M1 1Q2 3 4 5Q6 7 8 9")
    #expect(try data("m1 1q1 2 3 4t4 4") == "M1 1Q2 3 4 5Q6 7 8 9")
  }

  @Test func argumentsRepeatTheirCommand() throws {
    #expect(try data("M1 2 3 4 5 6") == "M1 2L3 4L5 6")
    #expect(try data("m1 2 3 4 5 6") == "M1 2L4 6L9 12")
    #expect(try data("M0 0h1 2 3v1-2") == "M0 0L1 0L3 0L6 0L6 1L6 -1")
    #expect(try data("M0 0T1 1 2 2") == "M0 0Q0 0 1 1Q2 2 2 2")
  }

  @Test func onlyACurveOfTheSameKindIsReflected() throws {
    #expect(try data("M0 0S1 2 3 4") == "M0 0C0 0 1 2 3 4")
    #expect(try data("M0 0Q1 2 3 4S5 6 7 8") == "M0 0Q1 2 3 4C3 4 5 6 7 8")
    #expect(try data("M0 0C1 2 3 4 5 6T7 8") == "M0 0C1 2 3 4 5 6Q5 6 7 8")
    #expect(try data("M0 0Q1 2 3 4L5 5T7 8") == "M0 0Q1 2 3 4L5 5Q5 5 7 8")
    #expect(try data("M0 0Q1 2 3 4zT7 8") == "M0 0Q1 2 3 4ZM0 0Q0 0 7 8")
  }

  @Test func aCloseReturnsToTheStart() throws {
    #expect(try data("M5 5l1 0 0 1zl2 2") == "M5 5L6 5L6 6ZM5 5L7 7")
    #expect(try data("M5 5l1 0 0 1zm2 2h1") == "M5 5L6 5L6 6ZM7 7L8 7")
    #expect(try data("M5 5h1zz") == "M5 5L6 5Z")
  }

  @Test func ofMovesInARowTheLastCounts() throws {
    #expect(try data("M1 1M2 2m3 3h1") == "M5 5L6 5")
    #expect(try Path(svg: "M1 1M2 2") == Path(svg: "M2 2"))
  }

  @Test func numbersNeedFewSeparators() throws {
    #expect(try data("M1.5.5-1-.5L-.5e1+3") == "M1.5 0.5L-1 -0.5L-5 3")
    #expect(try data("M1e2 1E-2L1.e+1,.1e1") == "M100 0.01L10 1")
    #expect(try data("M-.5e3 0") == "M-500 0")
    #expect(try data("M 1 , 2\n\t3\r4,5 6 \u{0C}z ") == "M1 2L3 4L5 6Z")
    #expect(try data("M0-0") == "M0 -0")
    #expect(try data("M1e-999 0") == "M0 0")
  }

  @Test func flagsNeedNone() throws {
    let spaced = try Path(svg: "M0 0a5 5 0 0 1 10 10")
    #expect(try Path(svg: "M0 0a5 5 0 0110 10") == spaced)
    #expect(try Path(svg: "M0 0a5,5,0,0,1,10,10") == spaced)
    #expect(try Path(svg: "M0 0a5 5 0 01.1e2 10") == spaced)
    #expect(try Path(svg: "M0 0a5 5 0 0110 10 5 5 0 10-10-10") == Path(svg: "M0 0a5 5 0 0110 10a5 5 0 1 0 -10 -10"))
  }

  @Test func theEmptyTextIsTheEmptyPath() throws {
    #expect(try Path(svg: "").isEmpty)
    #expect(try Path(svg: " \n").isEmpty)
    #expect(Path().svgData == "")
  }

  // MARK: Arcs

  @Test func aQuarterCircleBySweep() throws {
    // With y down a set flag turns clockwise to the eye: from the top to the right.
    let clockwise = try Path(svg: "M0-10A10 10 0 0 1 10 0")
    let other = try Path(svg: "M0-10A10 10 0 0 0 10 0")
    let c = 50.0.squareRoot()
    #expect(clockwise.elements.count == 3)
    #expect(clockwise.point(atLength: clockwise.length / 2)?.isClose(to: Point(x: c, y: -c), within: 1e-4) == true)
    #expect(other.point(atLength: other.length / 2)?.isClose(to: Point(x: 10 - c, y: c - 10), within: 1e-4) == true)
    #expect(clockwise.currentPoint == Point(x: 10, y: 0))
  }

  @Test(arguments: [0, 1], [0, 1]) func pointsOfAnArcLieOnItsEllipse(large: Int, sweep: Int) throws {
    for (rx, ry, degrees) in [(100.0, 50.0, 0.0), (60, 80, 30), (57, 200, -75), (300, 90, 765)] {
      let path = try Path(svg: "M125 75A\(rx) \(ry) \(degrees) \(large) \(sweep) 225 125")
      let (sine, cosine) = Trigonometry.sineAndCosine(degrees * Double.pi / 180)
      // In the ellipse's axes, in radii, it is a circle of radius 1: through three of its points, and all others.
      let points = (0...64).compactMap { path.point(atLength: path.length * Double($0) / 64) }
        .map { Point(x: (cosine * $0.x + sine * $0.y) / rx, y: (cosine * $0.y - sine * $0.x) / ry) }
      let center = circleCenter(points[0], points[32], points[64])
      #expect(points.count == 65)
      // On a short arc the three points amplify the cubics' error.
      #expect(points.allSatisfy { abs($0.distance(to: center) - 1) < 1e-3 }, "\(path.svgData)")
      // Turned over more than half a turn or less, and in which direction.
      var turn = 0.0
      for (a, b) in zip(points, points.dropFirst()) {
        turn += Trigonometry.angle(of: Vector(dx: (a - center).dot(b - center), dy: (a - center).cross(b - center)))
      }
      #expect((abs(turn) > Double.pi) == (large == 1) && (turn > 0) == (sweep == 1), "\(turn)")
      #expect(path.currentPoint == Point(x: 225, y: 125))
    }
  }

  private func circleCenter(_ a: Point, _ b: Point, _ c: Point) -> Point {
    let u = b - a
    let v = c - a
    let d = 2 * u.cross(v)
    return a + Vector(dx: (v.dy * u.dot(u) - u.dy * v.dot(v)) / d, dy: (u.dx * v.dot(v) - v.dx * u.dot(u)) / d)
  }

  @Test func radiiTooSmallGrow() throws {
    let half = try Path(svg: "M0 0A1 1 0 0 1 10 0")
    #expect(half.boundingBoxOfPath.minY.isClose(to: -5, within: 1e-4))
    #expect(half.length.isClose(to: 5 * Double.pi, within: 1e-4))
    #expect(try Path(svg: "M0 0A-1-1 0 0 1 10 0") == half)
    let wide = try Path(svg: "M0 0A1 .5 0 0 1 10 0")
    #expect(wide.boundingBoxOfPath.minY.isClose(to: -2.5, within: 1e-4))
  }

  @Test func oddArcsAreLinesOrNothing() throws {
    #expect(try data("M0 0A0 5 0 0 1 10 0") == "M0 0L10 0")
    #expect(try data("M0 0A5 0 0 0 1 10 0") == "M0 0L10 0")
    #expect(try data("M3 4A5 5 0 1 1 3 4L0 0") == "M3 4L0 0")
    #expect(try data("M0 0A1e300 1e300 0 0 1 10 0") == "M0 0L10 0")
    #expect(try data("M0 0zA0 5 0 0 1 10 0") == "M0 0ZM0 0L10 0")
    #expect(try data("M0 0zA5 5 0 0 1 10 0").hasPrefix("M0 0ZM0 0C"))
    for number in ["1e308", "-1e308", "1e-308", "1e155"] {
      for flags in ["00", "01", "10", "11"] {
        #expect(try Path(svg: "M\(number) 0A\(number) 1 33 \(flags)\(number) 1").isFinite)
        #expect(try Path(svg: "M0 0A7 \(number) \(number) \(flags)10 \(number)").isFinite)
      }
    }
  }

  // MARK: Errors

  // The first was found by a fuzzer.
  @Test(arguments: [
    ("M0 0T8 2-1e308 1T9 9", 17), ("M1e308 0l1e308 0", 9), ("M1e308 0 m1e308 0", 10), ("M0 1e308v1e308", 9),
    ("M0 0C0 0 -1e308 0 1e308 0S1 1 2 2", 26), ("M1e308 0h1 1e308", 11),
  ])
  func noPointIsBeyondTheLargestNumber(text: String, offset: Int) {
    #expect(throws: SVGPathError.pointTooFar(offset: offset)) { try Path(svg: text) }
  }

  @Test(
    arguments: [
      ("L1 1", 0, "L", .moveCommand), ("  x", 2, "x", .moveCommand), (",M1 1", 0, ",", .moveCommand),
      ("M", 1, nil, .number), ("M1", 2, nil, .number), ("M1 2 3", 6, nil, .number), ("M1,,2", 3, ",", .number),
      ("M,1 2", 1, ",", .number), ("M1 2,", 5, nil, .number), ("M1 2,L3 4", 5, "L", .number),
      ("M1 2x", 4, "x", .numberOrCommand), ("M1 2z3", 5, "3", .command), ("M1 2z,", 5, ",", .command),
      ("M1 -", 4, nil, .digit), ("M1 -x", 4, "x", .digit), ("M.", 2, nil, .digit), ("M1 .e3", 4, "e", .digit),
      ("M--1 2", 2, "-", .digit), ("M1 2em", 4, "e", .numberOrCommand), ("M1e 2", 2, "e", .number),
      ("M1 2A1 1 0 2 0 1 1", 11, "2", .flag), ("M1 2A1 1 0 0", 12, nil, .flag),
      ("M1 2A1 1 0 0 1x", 14, "x", .number), ("M1 2 é", 5, "é", .numberOrCommand),
      ("M1 2 é z", 5, "é", .numberOrCommand),
      ("M1 2C3 4 5 6 7", 14, nil, .number), ("M1 2\u{0}", 4, "\u{0}", .numberOrCommand),
      ("M1 2 infinity", 5, "i", .numberOrCommand), ("M0x10 2", 2, "x", .number),
    ] as [(String, Int, Character?, SVGPathError.Expectation)])
  func anErrorSaysWhereAndWhat(
    text: String, offset: Int, found: Character?, expected: SVGPathError.Expectation
  ) {
    #expect(throws: SVGPathError.unexpected(offset: offset, found: found, expected: expected)) {
      try Path(svg: text)
    }
  }

  @Test func numbersBeyondDoubleAreErrors() {
    #expect(throws: SVGPathError.numberTooLarge(offset: 3, number: "-1e999")) { try Path(svg: "M1 -1e999") }
  }

  @Test func errorsReadAsSentences() {
    #expect(
      SVGPathError.unexpected(offset: 5, found: "x", expected: .number).description
        == #"byte 5: found "x"; expected a number"#)
    #expect(
      SVGPathError.unexpected(offset: 7, found: nil, expected: .flag).description
        == "byte 7: the text ends; expected a flag, 0 or 1")
    #expect(
      SVGPathError.numberTooLarge(offset: 1, number: "1e999").description == "byte 1: 1e999 is too large")
  }

  @Test func noTextStopsTheProgram() {
    var random = SeededGenerator(seed: 12)
    let pieces = Array("MmLlHhVvCcSsQqTtAaZz0123456789..--++eE,, \n") + ["é", "x", "\u{0}"]
    var readable = 0
    for _ in 0..<20_000 {
      var text = "M0 0"
      for _ in 0..<random.next(below: 24) { text.append(pieces[random.next(below: pieces.count)]) }
      do throws(SVGPathError) {
        let path = try Path(svg: text)
        readable += 1
        if path.isFinite { #expect(try Path(svg: path.svgData) == path, "\(text)") }
      } catch {
        guard case .unexpected(let offset, let found, _) = error else { continue }
        #expect(offset <= text.utf8.count && (found == nil) == (offset == text.utf8.count), "\(text)")
      }
    }
    #expect(readable > 100)
  }

  // MARK: Writing

  @Test func whatIsWrittenReadsBackIdentically() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var path = random.path(segments: 8, in: Rect(x: -1e3, y: -1e-3, width: 2e3, height: 1))
      if random.next(below: 2) == 0 { path.close() }
      #expect(try Path(svg: path.svgData) == path)
    }
    for value in [
      0, -0.0, 1e-7, 1e16, 1.0 / 3, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -123_456_789.125, 1e21,
    ] {
      let path = Path.line((value, -value), (1, value))
      #expect(try Path(svg: path.svgData) == path, "\(value)")
    }
    for path in [
      Path(ovalIn: Rect(x: 1, y: 2, width: 3, height: 4)),
      Path(roundedRect: Rect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2).reversed,
      Path(pieCenter: .zero, radius: 7, innerRadius: 2, startAngle: 0, endAngle: 9),
    ] {
      #expect(try Path(svg: path.svgData) == path)
    }
  }

  @Test func aMoveThatAnAppendedPathLeavesBehindIsGone() throws {
    var path = Path()
    path.move(to: Point(x: 9, y: 9))
    path.addPath(.line((1, 2), (3, 4)))
    #expect(path.svgData == "M1 2L3 4")
    #expect(path.boundingBox == Rect(x: 1, y: 2, width: 2, height: 2))
    #expect(try Path(svg: path.svgData) == path)
  }

  @Test func numbersAreShort() {
    #expect(Path.line((0.1, 100), (-0.5, 1e-7)).svgData == "M0.1 100L-0.5 1e-07")
  }

  @Test(arguments: [Double.nan, .infinity]) func aPathThatIsNotFiniteHasNoData(value: Double) {
    #expect(Path.line((0, 0), (value, 1)).svgData == "")
  }
}
