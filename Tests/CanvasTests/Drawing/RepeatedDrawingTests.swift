import Canvas
import Testing

@Suite struct RepeatedDrawingTests {
  private static func draw(on context: DrawingContext) {
    context.fill(Path(ovalIn: Rect(x: 0.5, y: 1, width: 9, height: 8)), with: .color(Color.red.withAlpha(0.7)))
    context.fill(Path(rect: Rect(x: 3.3, y: 2, width: 20, height: 3)), with: .color(.blue))
  }

  /// The slow twin draws in a layer at each place.
  @Test(arguments: [1, 2]) func copiesAreWhatIsDrawnAtEachPlace(scale: Double) throws {
    let (size, places) = (Size(width: 10, height: 10), [Point(x: 2, y: 3), Point(x: 7, y: 9), Point(x: -4, y: 16)])
    let whole = Size(width: 20, height: 24)
    let repeated = RepeatedDrawing(size: size, drawing: Self.draw)
    let copies = try Image(size: whole, scale: scale) { context in
      context.fill(Path(rect: context.bounds), with: .color(.green))
      for place in places { context.draw(repeated, at: place) }
    }
    let drawn = try Image(size: whole, scale: scale) { context in
      context.fill(Path(rect: context.bounds), with: .color(.green))
      for place in places {
        context.withGState {
          context.translateBy(x: place.x, y: place.y)
          context.withTransparencyLayer(in: Rect(origin: .zero, size: size)) { Self.draw(on: context) }
        }
      }
    }
    #expect(copies == drawn)
  }

  @Test func aPatternIsItsTiles() throws {
    let tile = RepeatedDrawing(size: Size(width: 10, height: 10), drawing: Self.draw)
    let whole = Rect(x: 0, y: 0, width: 25, height: 20)
    let pattern = try Image(size: whole.size) { $0.drawAsPattern(tile, in: whole) }
    let tiles = try Image(size: whole.size) { context in
      for y in [0.0, 10] { for x in [0.0, 10, 20] { context.draw(tile, at: Point(x: x, y: y)) } }
    }
    #expect(pattern == tiles)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9]) func aSizeThatNoImageHasDrawsNothing(side: Double) throws {
    let drawing = RepeatedDrawing(size: Size(width: side, height: 5), drawing: Self.draw)
    let image = try Image(size: Size(width: 9, height: 9)) { context in
      context.draw(drawing, at: .zero)
      context.drawAsPattern(drawing, in: context.bounds)
    }
    #expect(image == (try Image(size: Size(width: 9, height: 9)) { _ in }))
  }
}
