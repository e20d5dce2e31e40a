import Canvas
import CanvasGoldens
import TestSupport
import Testing

/// Antialiasing that is explained by a shift of at most half a pixel.
struct EdgeShiftTests {
  /// The ellipse and the lines of a picture, some pixels further right and down.
  private func drawing(_ x: Double, _ y: Double, ink: Color = .black) throws -> Image {
    try Image(size: Size(width: 60, height: 50)) { context in
      context.fill(Rect(x: 0, y: 0, width: 60, height: 50), with: .color(.white))
      context.fill(Path(ovalIn: Rect(x: 8 + x, y: 7 + y, width: 30, height: 22)), with: .color(ink))
      var line = Path()
      line.move(to: Point(x: 5 + x, y: 45 + y))
      line.addLine(to: Point(x: 55 + x, y: 34 + y))
      context.stroke(line, with: .color(ink), lineWidth: 1)
    }
  }

  private func report(
    _ actual: Image, _ expected: Image, _ method: ImageComparison.AntialiasingMethod = .edges
  ) throws -> ComparisonReport {
    var comparison = ImageComparison(allowsAntialiasing: true)
    comparison.antialiasingMethod = method
    return try comparison.compare(actual: actual, expected: expected)
  }

  @Test(arguments: [(0.3, 0.2), (-0.45, 0), (0, 0.1), (-0.2, -0.4)])
  func edgesThatMovedLessThanHalfAPixelAreAntialiasing(shift: (x: Double, y: Double)) throws {
    let report = try report(drawing(shift.x, shift.y), drawing(0, 0))
    #expect(report.passes && report.antialiasedPixelCount > 50, "\(report)")
  }

  @Test(arguments: [(1.0, 0.0), (0, -1), (2, 3), (3, 0), (0, 5), (-1, 2)])
  func whatMovedByWholePixelsIsNamed(shift: (x: Double, y: Double)) throws {
    let report = try report(drawing(shift.x, shift.y), drawing(0, 0))
    #expect(!report.passes && report.antialiasedPixelCount == 0)
    #expect(report.moves.count == 1)
    #expect(report.moves.first?.x == Int(shift.x) && report.moves.first?.y == Int(shift.y))
    let exact = try ImageComparison().compare(actual: drawing(shift.x, shift.y), expected: drawing(0, 0))
    #expect(exact.moves == report.moves)
  }

  @Test func eachPartIsNamedOrAntialiasing() throws {
    func discs(_ first: Vector, _ second: Vector) throws -> Image {
      try Image(size: Size(width: 40, height: 36)) { context in
        context.fill(Rect(x: 0, y: 0, width: 40, height: 36), with: .color(.white))
        context.fill(Path(ovalIn: Rect(x: 3 + first.dx, y: 7 + first.dy, width: 14, height: 12)), with: .color(.black))
        context.fill(Path(ovalIn: Rect(x: 22 + second.dx, y: 9 + second.dy, width: 9, height: 9)), with: .color(.black))
      }
    }
    let none = Vector(dx: 0, dy: 0)
    let apart = try report(discs(Vector(dx: 2, dy: 3), Vector(dx: -2, dy: -3)), discs(none, none))
    #expect(!apart.passes && apart.antialiasedPixelCount == 0)
    let moves: [[Int]] = apart.moves.sorted { $0.x < $1.x }.map { [$0.x, $0.y] }
    #expect(moves == [[-2, -3], [2, 3]])
    let mixed = try report(discs(Vector(dx: 2, dy: 3), Vector(dx: 0.25, dy: 0)), discs(none, none))
    #expect(!mixed.passes && mixed.antialiasedPixelCount > 20)
    #expect(mixed.moves.map { [$0.x, $0.y] } == [[2, 3]])
  }

  @Test func aLineThatMovedIsNamedWithItsPlace() throws {
    func line(_ y: Int) throws -> Image {
      try Image(grays: (0..<60).map { row in (0..<160).map { 12..<157 ~= $0 && row == y ? 0 : 255 } })
    }
    let report = try ImageComparison().compare(actual: line(41), expected: line(40))
    #expect("\(report)".hasPrefix("moved 1 px down, 145×1 at 12,40; 290 of 9600 pixels differ"))
    #expect(try self.report(line(41), line(40)).antialiasedPixelCount == 0)
  }

  @Test func twoLimitsMustBothBeKept() throws {
    let (a, b) = (try drawing(1, 0), try drawing(0, 0))
    func passes(_ limits: [ImageComparison.Allowance]) throws -> Bool {
      try ImageComparison(allowance: .all(limits)).compare(actual: a, expected: b).passes
    }
    #expect(try passes([.share(0.9), .count(2000)]) && !passes([.share(0.9), .count(1)]))
    #expect(try !passes([.density(count: 1, side: 9), .count(2000)]))
    #expect(throws: ComparisonError.self) { try passes([]) }
    #expect(throws: ComparisonError.self) { try passes([.density(count: 1, side: 9), .density(count: 1, side: 8)]) }
  }

  @Test func aRowThatMovedAloneIsNoAntialiasing() throws {
    let original = try drawing(0, 0)
    for y in 10..<28 {
      var moved = original
      for x in 1..<60 { moved = moved.replacing(x: x, y: y, with: original.pixels[x - 1, y]) }
      #expect(try !report(moved, original).passes)
    }
  }

  @Test func anotherColourAndWhatIsMissingAreNoAntialiasing() throws {
    #expect(try !report(drawing(0.2, 0, ink: .blue), drawing(0, 0)).passes)
    #expect(try !report(drawing(0, 0, ink: .white), drawing(0, 0)).passes)
    // What is missing moved nowhere.
    #expect(try report(drawing(0, 0, ink: .white), drawing(0, 0)).moves.isEmpty)
    // On grey, a drawing in black and white could have any coverage.
    let grey = try Image(grays: Array(repeating: Array(repeating: 128, count: 60), count: 50))
    #expect(try report(drawing(0, 0), grey).antialiasedPixelCount == 0)
  }

  @Test func whatIsMissingIsTold() throws {
    func isMissing(_ actual: Image, _ expected: Image) throws -> Bool {
      try ImageComparison().compare(actual: actual, expected: expected).isMissingSomething
    }
    let (blank, full) = (try drawing(0, 0, ink: .white), try drawing(0, 0))
    #expect(try isMissing(blank, full))
    // What came, moved or has another colour isn't missing, nor is a background that changed as a whole.
    #expect(
      try !isMissing(full, blank) && !isMissing(drawing(1, 0), full) && !isMissing(drawing(0, 0, ink: .blue), full))
    let grey = try Image(grays: Array(repeating: Array(repeating: 128, count: 60), count: 50))
    #expect(try !isMissing(blank, grey) && !isMissing(blank, blank))
    // A corner is missing, but one pixel of it is left.
    var corner = try grey.replacing(x: 0, y: 0, with: PremultipliedPixel(bits: 0xFF00_0000))
    #expect(try isMissing(grey, corner))
    corner = corner.replacing(x: 1, y: 0, with: PremultipliedPixel(bits: 0xFF00_0000))
    let part = try grey.replacing(x: 1, y: 0, with: PremultipliedPixel(bits: 0xFF00_0000))
    #expect(try !isMissing(part, corner))
  }

  @Test(arguments: 0..<40)
  func theSlowTwinFindsTheSame(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func level() -> UInt8 { [0, 0, 255, 255, 128, UInt8(generator.next(below: 256))][generator.next(below: 6)] }
    let width = [1, 7, 8, 9, 19][seed % 5]
    func noise() throws -> PixelBuffer {
      var pixels = try PixelBuffer(width: width, height: 6)
      let isOpaque = generator.next(below: 2) == 0
      for y in 0..<6 {
        for x in 0..<width {
          pixels[x, y] = PremultipliedPixel(
            straightRed: level(), green: level(), blue: 255, alpha: isOpaque ? 255 : level())
        }
      }
      return pixels
    }
    let expected = try noise()
    var actual = expected
    for y in 0..<6 {
      for x in 1..<width where generator.next(below: 3) > 0 {
        // A mixture with a neighbour, as a shift gives, or a level beside it.
        let (a, b) = (expected[x, y], expected[x - 1, y])
        let share = generator.next(below: 3)
        func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * (8 - share) + Int(b) * share) / 8) }
        actual[x, y] = PremultipliedPixel(
          red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
          alpha: mixed(a.alpha, b.alpha))
      }
    }
    let (a, b) = (try StraightImage(Image(pixels: actual)), try StraightImage(Image(pixels: expected)))
    let comparison = ImageComparison(allowsAntialiasing: true)
    let report = try comparison.compare(actual: a, expected: b)
    let mask = try comparison.mask(actual: a, expected: b)
    guard report.moves.isEmpty else { return }
    for y in 0..<6 {
      for x in 0..<width where a[x, y] != b[x, y] {
        let isExplained = SlowEdgeShift(actual: a, expected: b).explains(x, y)
        #expect((mask[x, y] == .antialiased) == isExplained, "\(x),\(y)")
      }
    }
  }
}

/// The slow twin of the test for edges: the bounds of each shift as fractions, pixel by pixel, from the documentation.
private struct SlowEdgeShift {
  let actual: StraightImage
  let expected: StraightImage

  func explains(_ x: Int, _ y: Int) -> Bool {
    var hasOther = false
    for (column, row) in around(x, y) where (column, row) != (x, y) && actual[column, row] != expected[column, row] {
      hasOther = true
    }
    let isNear = (0..<4).allSatisfy { channel in
      guard let a = level(actual, x, y, channel), let b = level(expected, x, y, channel) else { return false }
      return abs(a - b) <= allowed(x, y, channel).base
    }
    guard hasOther || isNear else { return false }
    return stride(from: -0.5, through: 0.5, by: 0.125).contains { dy in
      stride(from: -0.5, through: 0.5, by: 0.125).contains { dx in
        dx * dx + dy * dy <= 0.25
          && around(x, y).allSatisfy { place in
            (0..<4).allSatisfy { explains(place.0, place.1, $0, by: dx, dy) }
          }
      }
    }
  }

  private func explains(_ x: Int, _ y: Int, _ channel: Int, by dx: Double, _ dy: Double) -> Bool {
    guard let own = level(actual, x, y, channel) else { return false }
    let (low, high, base) = allowed(x, y, channel)
    // In 64ths of a level, rounded down.
    let gamma = (44 * max(own - low, 0) * max(high - own, 0) / max(high - low, 1)).rounded(.down) / 64
    var (least, most) = (0.0, 0.0)
    for (place, weight) in [
      ((x, y), (1 - abs(dx)) * (1 - abs(dy))), ((x + (dx > 0 ? 1 : -1), y), abs(dx) * (1 - abs(dy))),
      ((x, y + (dy > 0 ? 1 : -1)), (1 - abs(dx)) * abs(dy)),
      ((x + (dx > 0 ? 1 : -1), y + (dy > 0 ? 1 : -1)), abs(dx) * abs(dy)),
    ] where weight > 0 {
      if let level = level(expected, place.0, place.1, channel) {
        least += max(weight * low, level - (1 - weight) * high)
        most += min(weight * high, level - (1 - weight) * low)
      } else {
        most += weight * high
      }
    }
    return least <= own + base + gamma && own - base - gamma <= most
  }

  /// The least and the greatest level of a part of a pixel, and the tolerance without gamma.
  private func allowed(_ x: Int, _ y: Int, _ channel: Int) -> (low: Double, high: Double, base: Double) {
    let levels = around(x, y).compactMap { level(expected, $0.0, $0.1, channel) }
    let others = around(x, y).compactMap { level(actual, $0.0, $0.1, channel) }
    let (low, high) = (levels.min() ?? 0, levels.max() ?? 0)
    let contrast = high - low
    return (
      max(min(low, others.min() ?? 0), low - contrast), min(max(high, others.max() ?? 0), high + contrast),
      contrast > 0 ? contrast / 16 + 1.5 : 0
    )
  }

  private func level(_ image: StraightImage, _ x: Int, _ y: Int, _ channel: Int) -> Double? {
    guard let pixel = image[x, y] else { return nil }
    let seen = PremultipliedPixel(
      straightRed: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
    return Double([seen.red, seen.green, seen.blue, seen.alpha][channel])
  }

  private func around(_ x: Int, _ y: Int) -> [(Int, Int)] {
    (y - 1...y + 1).flatMap { row in (x - 1...x + 1).map { ($0, row) } }.filter { actual[$0.0, $0.1] != nil }
  }
}
