import Canvas
import CanvasViews
import Testing

/// The sizes of shapes, pictures and drawings. Sources: Apple, `Shape.sizeThatFits` and `Circle.sizeThatFits` (a square of
/// the shorter side), `Image.resizable`.
@Suite struct ShapeSizeTests {
  @Test func shapesTakeWhatIsProposed() {
    expect(40, 20, [[0, 0, 40, 20]]) { Rectangle() }
    expect(40, 20, [[0, 0, 40, 20]]) { RoundedRectangle(cornerRadius: 4).fill(.red) }
    expect(40, 20, [[0, 0, 40, 20]]) { Capsule().stroke(.red, lineWidth: 4) }
    expect(40, 20, [[0, 0, 40, 20]]) { Ellipse().strokeBorder(.red, lineWidth: 4) }
    expect(40, 20, [[0, 0, 40, 20]]) { Path(rect: Rect(x: 3, y: 3, width: 200, height: 200)) }
    expect(nil, nil, [[0, 0, 10, 10]]) { Rectangle() }
    expect(40, 20, [[0, 0, 40, 20]]) { Drawing { _, _ in } }
    expect(nil, nil, [[0, 0, 10, 10]]) { Drawing { _, _ in } }
  }

  @Test func circlesAreSquare() {
    expect(40, 20, [[10, 0, 20, 20]]) { Circle() }
    expect(40, nil, [[0, 0, 40, 40]]) { Circle() }
    expect(nil, 30, [[0, 0, 30, 30]]) { Circle() }
    expect(nil, nil, [[0, 0, 10, 10]]) { Circle() }
    expect(100, 20, [[0, 0, 20, 20], [20, 0, 80, 20]]) {
      HStack(spacing: 0) {
        Circle(); Color.red
      }
    }
  }

  // netsplit.com, "Flexible Frames": an image has its own size, unless it is resizable.
  @Test func picturesKeepTheirSize() throws {
    let image = try Image(size: Size(width: 30, height: 20), scale: 2) { (_: DrawingContext) in }
    expect(100, 100, [[35, 40, 30, 20]]) { Picture(image) }
    expect(10, 10, [[-10, -5, 30, 20]]) { Picture(image) }
    expect(100, 100, [[0, 0, 100, 100]]) { Picture(image).resizable() }
    expect(nil, nil, [[0, 0, 30, 20]]) { Picture(image).resizable() }
    expect(60, 60, [[0, 10, 60, 40]]) { Picture(image).resizable().scaledToFit() }
    expect(60, 60, [[-15, 0, 90, 60]]) { Picture(image).resizable().scaledToFill() }
    expect(100, 60, [[45, 30 - 10.0 / 3, 10, 20.0 / 3]]) {
      Picture(image).resizable().scaledToFit().frame(width: 10)
    }
  }

  @Test func drawablesKeepTheirSize() {
    struct Dot: Drawable {
      var idealSize: Size { Size(width: 12, height: 6) }
      func draw(in rect: Rect, on context: DrawingContext) { context.fill(rect) }
    }
    expect(100, 100, [[44, 47, 12, 6]]) { Picture(Dot()) }
    expect(24, 100, [[0, 44, 24, 12]]) { Picture(Dot()).resizable().scaledToFit() }
  }
}
