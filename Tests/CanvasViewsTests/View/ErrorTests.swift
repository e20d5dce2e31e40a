import Canvas
import CanvasViews
import Testing

/// Errors of drawing name the view's place and the cause in one line.
@Suite struct ErrorTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "no ink" }
  }

  private func message(_ view: some View) -> String? {
    do {
      _ = try view.image(size: Size(width: 20, height: 20))
      return nil
    } catch { return "\(error)" }
  }

  @Test func aMissingFont() {
    let family = Text("A title that is far too long").font(.custom("Nonesuch Grotesk", size: 10))
    #expect(
      message(
        VStack {
          Color.red; family
        })
          == """
          Text "A title that is far …": Nonesuch Grotesk: no such font is installed; use .file(path, size:), or install it
          """)
    #expect(
      message(Text("A").font(.file("/nowhere/font.ttf", size: 10)))
        == "Text \"A\": /nowhere/font.ttf: No such file or directory; a font file is needed")
    // The layout has no error: the text takes no space.
    #expect(family.layout().frame.size == .zero)
  }

  @Test func aDrawingThatFails() {
    let drawing = Drawing { _, _ in throw Broken() }
    #expect(message(drawing) == "Drawing: no ink")
    #expect(
      message(
        VStack {
          Color.red; HStack { drawing.padding(1) }
        }) == "VStack, child 2 > Drawing: no ink")
  }

  @Test func aPictureThatFails() {
    struct Picked: Drawable {
      var idealSize: Size { Size(width: 5, height: 5) }
      func draw(in rect: Rect, on context: DrawingContext) throws(Failure) { throw Broken() }
      typealias Failure = Broken
    }
    #expect(
      message(
        ZStack {
          Picture(Picked()); Color.red
        }) == "ZStack, child 1 > Picture: no ink")
  }

  @Test func aFileIsAFont() throws {
    let path = SystemFonts.bold
    let text = Text("Hello").font(.file(path, size: 20))
    #expect(text.layout().frame.size == StyledText("Hello", font: try Font(path: path, size: 20)).size())
  }

  @Test func aStandInIsNoted() {
    let placed = Text("Hello").font(.custom("Helvetica", size: 10)).layout()
    if FontCollection().faces(ofFamily: "Helvetica").isEmpty {
      #expect(placed.notes.count == 1 && placed.notes.map(\.description)[0].hasPrefix("Helvetica isn't installed, so "))
    }
    #expect(Text("Hello").layout().notes.isEmpty)
  }
}
