import Canvas
import Testing

/// Core Graphics' names draw as the calls that they stand for.
@Suite struct CoreGraphicsNamesTests {
  private static let size = Size(width: 20, height: 14)
  private static let rect = Rect(x: 2, y: 3, width: 13, height: 8)

  private func picture(_ draw: (DrawingContext) -> Void) throws -> Image { try Image(size: Self.size, drawing: draw) }

  @Test func ellipses() throws {
    #expect(try picture { $0.fillEllipse(in: Self.rect) } == picture { $0.fill(Path(ovalIn: Self.rect)) })
    #expect(try picture { $0.strokeEllipse(in: Self.rect) } == picture { $0.stroke(Path(ovalIn: Self.rect)) })
  }

  @Test func gradientsFillTheClip() throws {
    let gradient = Gradient(colors: [.red, .green, .blue])
    let (start, end) = (Point(x: 3, y: 2), Point(x: 15, y: 9))
    #expect(
      try picture {
        $0.translateBy(x: 1, y: 2)
        $0.clip(to: Path(ovalIn: Self.rect))
        $0.drawLinearGradient(gradient, start: start, end: end)
      }
        == picture {
          $0.translateBy(x: 1, y: 2)
          $0.clip(to: Path(ovalIn: Self.rect))
          $0.fill($0.bounds, with: .linearGradient(gradient, from: start, to: end))
        })
    #expect(
      try picture {
        $0.drawRadialGradient(gradient, startCenter: start, startRadius: 1, endCenter: end, endRadius: 6)
      }
        == picture {
          $0.fill(
            $0.bounds,
            with: .radialGradient(gradient, startCenter: start, startRadius: 1, endCenter: end, endRadius: 6))
        })
    let nothing = try picture { $0.drawLinearGradient(gradient, start: start, end: start) }
    #expect(try nothing == picture { _ in })
  }

  @Test func coloursAtLocations() {
    #expect(
      Gradient(colors: [.red, .blue], locations: [0.25, 1])
        == Gradient(stops: [.init(location: 0.25, color: .red), .init(location: 1, color: .blue)]))
    #expect(
      Gradient(colors: [.red, .blue], locations: [0.25], spread: .repeat)
        == Gradient(stops: [.init(location: 0.25, color: .red)], spread: .repeat))
    #expect(Gradient(colors: [], locations: [0, 1]).stops.isEmpty)
  }

  @Test func alphaComponent() { #expect(Color.red.withAlphaComponent(0.5) == Color.red.withAlpha(0.5)) }
}
