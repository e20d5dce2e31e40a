import Canvas
import CanvasViews
import Testing

/// Icons take the colour of the views around them, unless they have one.
@Suite struct IconTests {
  private struct Icon: IconDrawable {
    var currentColor = Color.black
    var idealSize: Size { Size(width: 2, height: 2) }

    func draw(in rect: Rect, on context: DrawingContext) { context.fill(rect, with: .color(currentColor)) }
  }

  @Test func colorOfAnIcon() throws {
    func color(_ icon: Icon) throws -> Color? {
      try Picture(icon).foregroundStyle(.red).image().color(atPixelX: 0, y: 0)
    }
    #expect(try color(Icon()) == .red)
    #expect(try color(Icon(currentColor: .blue)) == .blue)
    #expect(try Picture(Icon()).image().color(atPixelX: 0, y: 0) == .black)
  }
}
