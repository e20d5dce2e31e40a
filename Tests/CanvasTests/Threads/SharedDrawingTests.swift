import Canvas
import CanvasGoldensTesting
import Testing

/// Values that several threads draw with at the same time. Under the thread sanitizer it also shows that none of them is
/// written meanwhile.
@Suite struct SharedDrawingTests {
  @Test(.requiresDejaVu) func eightThreadsShareFontsImagesAndPaths() throws {
    let font = try Font.default(size: 14)
    let star = Path(
      polygon: (0..<10).map { i in
        let (angle, radius) = (Double(i) * .pi / 5, i % 2 == 0 ? 22.0 : 9)
        let way = Transform(rotationAngle: angle)
        return Point(x: 0, y: -radius).applying(way)
      })
    let tile = try Image(size: Size(width: 16, height: 16)) { context in
      context.setFillColor(.orange)
      context.fill(Path(ovalIn: context.bounds))
    }
    let gradient = Gradient(colors: [.red, .blue])
    let draw: @Sendable () throws -> Image = {
      try Image(size: Size(width: 90, height: 70)) { context in
        context.drawAsPattern(tile, in: context.bounds)
        context.draw(StyledText("Ag 10♠", font: font), at: Point(x: 3, y: 3))
        context.translateBy(x: 45, y: 40)
        context.setShadow(offset: Vector(dx: 1, dy: 1), blur: 2, color: .black)
        context.setFill(.linearGradient(gradient, from: Point(x: -20, y: 0), to: Point(x: 20, y: 0)))
        context.fill(star)
        context.stroke(star, style: StrokeStyle(width: 3, join: .round))
        context.rotate(by: 0.3)
        context.draw(tile, in: Rect(x: -8, y: -8, width: 30, height: 20))
      }
    }
    let expected = try draw()
    let areSame = parallelMap(count: 8, workers: 8) { _ in (0..<20).allSatisfy { _ in (try? draw()) == expected } }
    #expect(areSame.allSatisfy { $0 })
  }
}
