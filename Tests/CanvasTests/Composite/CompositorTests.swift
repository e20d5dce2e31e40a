import Canvas
import TestSupport
import Testing

/// Colours and paints on pixels: source over, on a background that is not empty.
@Suite struct CompositorTests {
  private static let size = Size(width: 70, height: 6)

  private func background(_ random: inout SeededGenerator) throws -> Image {
    try Image(size: Self.size) { context in
      for x in 0..<70 {
        context.setFillColor(
          Color(
            red: random.number(in: 0...1), green: random.number(in: 0...1), blue: random.number(in: 0...1),
            alpha: random.number(in: 0...1)))
        context.fill(Rect(x: Double(x), y: 0, width: 1, height: 6))
      }
    }
  }

  // The formula with real numbers; bytes are rounded at each of its three products.
  private func over(_ source: [Int], _ coverage: Int, _ below: [Int]) -> [Double] {
    let alpha = Double(source[3] * coverage) / 65_025
    return (0..<4).map { Double(source[$0] * coverage) / 255 + Double(below[$0]) * (1 - alpha) }
  }

  @Test func aShapeOnABackgroundIsSourceOverWithItsCoverage() throws {
    var random = SeededGenerator(seed: 411)
    for _ in 0..<10 {
      let below = try background(&random)
      let shape = random.path(segments: 5, in: Rect(origin: .zero, size: Self.size))
      let coverage = try Image(size: Self.size) { $0.fill(shape) }
      let color = Color(red: random.number(in: 0...1), green: 0.3, blue: 1, alpha: random.number(in: 0.2...1))
      let source = try Image(size: Size(width: 1, height: 1)) {
        $0.setFillColor(color)
        $0.fill($0.bounds)
      }
      let result = try Image(size: Self.size) {
        $0.draw(below, at: .zero)
        $0.setFillColor(color)
        $0.fill(shape)
      }
      for y in 0..<6 {
        for x in 0..<70 {
          let expected = over(source.channels(0, 0), coverage.alpha(x, y), below.channels(x, y))
          let actual = result.channels(x, y)
          #expect(zip(actual, expected).allSatisfy { abs(Double($0) - $1) <= 1.51 }, "\(x) \(y)")
          #expect(actual.prefix(3).allSatisfy { $0 <= actual[3] }, "\(x) \(y)")
        }
      }
    }
  }

  // The colour compositor and the paint compositor are two ways to the same bytes.
  @Test func anImageOfOneColourPaintsAsTheColour() throws {
    var random = SeededGenerator(seed: 412)
    for _ in 0..<10 {
      let below = try background(&random)
      let color = Color(red: 0.2, green: random.number(in: 0...1), blue: 1, alpha: random.number(in: 0.2...1))
      let tile = try Image(size: Size(width: 3, height: 3)) {
        $0.setFillColor(color)
        $0.fill($0.bounds)
      }
      let clip = random.path(segments: 5, in: Rect(origin: .zero, size: Self.size))
      let rect = Rect(x: 1.25, y: 0.5, width: 61.5, height: 4.75)
      let painted = try Image(size: Self.size) {
        $0.draw(below, at: .zero)
        $0.clip(to: clip)
        $0.drawAsPattern(tile, in: rect)
      }
      let filled = try Image(size: Self.size) {
        $0.draw(below, at: .zero)
        $0.clip(to: clip)
        $0.setFillColor(color)
        $0.fill(rect)
      }
      #expect(painted == filled)
    }
  }

  @Test func opaqueColoursReplaceWhatIsThere() throws {
    let image = try Image(size: Self.size) {
      $0.setFillColor(.green)
      $0.fill($0.bounds)
      $0.setFillColor(.red)
      $0.fill(Rect(x: 10, y: 1, width: 50, height: 2))
    }
    #expect(image.channels(10, 1) == [255, 0, 0, 255] && image.channels(59, 2) == [255, 0, 0, 255])
    #expect(image.channels(9, 1) == [0, 255, 0, 255] && image.channels(60, 2) == [0, 255, 0, 255])
  }

  @Test func clearColoursChangeNothing() throws {
    var random = SeededGenerator(seed: 413)
    let below = try background(&random)
    for color in [Color.clear, Color.red.withAlpha(0), Color.red.withAlpha(-1), Color.red.withAlpha(.nan)] {
      let image = try Image(size: Self.size) {
        $0.draw(below, at: .zero)
        $0.setFillColor(color)
        $0.fill($0.bounds)
        $0.fill(Path(ovalIn: $0.bounds))
      }
      #expect(image == below)
    }
  }

  @Test func componentsOutsideOfTheirRangeAreClamped() throws {
    func pixel(_ color: Color, alpha: Double = 1) throws -> [Int] {
      try Image(size: Size(width: 1, height: 1)) {
        $0.setFillColor(color)
        $0.setAlpha(alpha)
        $0.fill($0.bounds)
      }.channels(0, 0)
    }
    #expect(try pixel(Color(red: 2, green: -1, blue: .nan, alpha: 3)) == [255, 0, 0, 255])
    #expect(try pixel(Color(red: 1, green: 0, blue: 0, alpha: 3), alpha: 0.5) == [128, 0, 0, 128])
    #expect(try pixel(.white, alpha: 7) == [255, 255, 255, 255])
    #expect(try pixel(.white, alpha: .nan) == [0, 0, 0, 0])
    #expect(try pixel(.white, alpha: -1) == [0, 0, 0, 0])
  }
}
