import Canvas
import TestSupport
import Testing

/// What must hold for every shape, whatever it looks like.
@Suite struct CoveragePropertyTests {
  private static let bounds = PixelRect(minX: 0, minY: 0, maxX: 24, maxY: 20)
  private static let box = bounds.rect

  private func coverage(_ path: Path, _ rule: FillRule = .nonZero) -> [UInt8] {
    CoverageProbe.coverage(of: path, rule: rule, in: Self.bounds)
  }

  @Test func aShapeAndItsComplementAreFull() {
    var random = SeededGenerator(seed: 101)
    for _ in 0..<100 {
      let shape = random.path(segments: 7, in: Self.box)
      var complement = Path(rect: Self.box)
      complement.addPath(shape)
      // Each rounds for itself.
      let sums = zip(coverage(shape, .evenOdd), coverage(complement, .evenOdd)).map { Int($0) + Int($1) }
      #expect(sums.allSatisfy { (254...256).contains($0) }, "\(shape)")
    }
  }

  @Test func aSimpleShapeAndItsComplementAreFullByTheOtherRuleToo() {
    var random = SeededGenerator(seed: 102)
    for _ in 0..<100 {
      let shape = Path(polygon: random.simplePolygon(corners: 9, in: Self.box))
      var complement = Path(rect: Self.box)
      complement.addPath(shape.reversed)
      let sums = zip(coverage(shape), coverage(complement)).map { Int($0) + Int($1) }
      #expect(sums.allSatisfy { (254...256).contains($0) }, "\(shape)")
    }
  }

  @Test func cornersStayEmptyAndTheCentreIsFull() {
    var random = SeededGenerator(seed: 103)
    for count in 5..<60 {
      let shape = Path(polygon: random.simplePolygon(corners: count, in: Self.box))
      let bytes = coverage(shape)
      let (width, height) = (Self.bounds.width, Self.bounds.height)
      #expect(
        [0, width - 1, (height - 1) * width, height * width - 1].allSatisfy { bytes[$0] == 0 }, "\(shape)")
      #expect([9, 10].allSatisfy { y in [11, 12].allSatisfy { bytes[y * width + $0] == 255 } }, "\(shape)")
    }
  }

  @Test func aRectangleOnPixelEdgesIsExact() {
    var random = SeededGenerator(seed: 104)
    for _ in 0..<100 {
      let rect = Rect(
        x: Double(random.next(below: 30) - 3), y: Double(random.next(below: 26) - 3),
        width: Double(random.next(below: 20)), height: Double(random.next(below: 20)))
      let expected = (0..<20).flatMap { y in
        (0..<24).map { x in rect.contains(Point(x: Double(x), y: Double(y))) ? UInt8(255) : 0 }
      }
      #expect(coverage(Path(rect: rect)) == expected, "\(rect)")
      #expect(CoverageProbe.coverage(ofRect: rect, in: Self.bounds) == expected, "\(rect)")
    }
  }

  @Test(arguments: FillRule.allCases) func movingByWholePixelsMovesThePictureToTheBit(rule: FillRule) {
    var random = SeededGenerator(seed: 105)
    for _ in 0..<60 {
      let shape = random.path(segments: 6, in: Self.box.insetBy(dx: 1, dy: 1))
      let (dx, dy) = (random.next(below: 400) - 200, random.next(below: 400) - 200)
      let moved = PixelRect(
        minX: Self.bounds.minX + dx, minY: Self.bounds.minY + dy, maxX: Self.bounds.maxX + dx,
        maxY: Self.bounds.maxY + dy)
      let path = shape.applying(Transform(translationX: Double(dx), y: Double(dy)))
      #expect(
        CoverageProbe.coverage(of: path, rule: rule, in: moved) == coverage(shape, rule), "\(shape) by \(dx) \(dy)")
    }
  }

  @Test(arguments: FillRule.allCases) func aReversedPathGivesTheSameFillToTheBit(rule: FillRule) {
    var random = SeededGenerator(seed: 106)
    for _ in 0..<60 {
      let shape = random.path(segments: 6, in: Self.box)
      #expect(coverage(shape.reversed, rule) == coverage(shape, rule), "\(shape)")
    }
  }

  @Test func theOrderAndNumberOfSubpathsChangeNothing() {
    var random = SeededGenerator(seed: 107)
    for _ in 0..<40 {
      let a = random.path(segments: 3, in: Self.box)
      let b = random.path(segments: 3, in: Self.box)
      var ab = a
      ab.addPath(b)
      var ba = b
      ba.addPath(a)
      #expect(coverage(ab) == coverage(ba))
    }
  }

  @Test func aShapeDrawnTwiceStaysFullByNonZeroAndVanishesByEvenOdd() {
    var random = SeededGenerator(seed: 108)
    for _ in 0..<40 {
      let shape = Path(polygon: random.simplePolygon(corners: 7, in: Self.box))
      var twice = shape
      twice.addPath(shape)
      let once = coverage(shape).map(Int.init)
      // Pixels on the edge have twice their area; a level stands for what was rounded away.
      let doubled = zip(once, coverage(twice)).map { abs(min(2 * $0, 255) - Int($1)) }
      #expect(doubled.allSatisfy { $0 <= 1 })
      let evenOdd = zip(once, coverage(twice, .evenOdd)).map { abs((2 * $0 > 255 ? 510 - 2 * $0 : 2 * $0) - Int($1)) }
      #expect(evenOdd.allSatisfy { $0 <= 1 })
    }
  }

  @Test func linesOutsideChangeNothingInside() {
    var random = SeededGenerator(seed: 109)
    for _ in 0..<40 {
      let shape = random.path(segments: 5, in: Self.box)
      var more = shape
      for (x, y) in [(100.0, 3.0), (2, 100), (3, -100)] {
        more.addPath(Path(polygon: random.simplePolygon(corners: 5, in: Rect(x: x, y: y, width: 50, height: 50))))
      }
      #expect(coverage(more) == coverage(shape))
    }
  }

  @Test func nearlyVerticalAndNearlyHorizontalLinesCoverWhatTheyShould() {
    // From x = 8 to 8 + ε: half of ε more than the rectangle.
    for epsilon in [1.0 / 256, 1.0 / 64, 0.25] {
      let path = Path(polygon: [
        Point(x: 2, y: 0), Point(x: 8, y: 0), Point(x: 8 + epsilon, y: 20), Point(x: 2, y: 20),
      ])
      let bytes = coverage(path)
      #expect(bytes[7] == 255 && bytes[19 * 24 + 7] == 255)
      let sum = (0..<20).reduce(0) { $0 + Int(bytes[$1 * 24 + 8]) }
      #expect(abs(Double(sum) - 255 * 10 * epsilon) <= 10)
    }
  }

  /// The figures of the page on coverage.
  @Test(arguments: [(1.0, 2.1), (2, 2.6), (3, 2.5), (5, 1.1), (10, 0.7), (20, 0.3)])
  func aSmallDiscIsALittleTooSmall(radius: Double, percent: Double) {
    let disc = Path(ovalIn: Rect(center: Point(x: 24, y: 24), size: Size(width: 2 * radius, height: 2 * radius)))
    let coverage = CoverageProbe.coverage(
      of: disc, rule: .nonZero, in: PixelRect(minX: 0, minY: 0, maxX: 48, maxY: 48))
    let area = Double(coverage.reduce(0) { $0 + Int($1) }) / 255
    let missing = 100 * (1 - area / (.pi * radius * radius))
    #expect((10 * missing).rounded() / 10 == percent)
  }
}
