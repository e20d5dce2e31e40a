import Canvas
import CanvasViews
import Testing

/// Texts are drawn as `StyledText` draws them.
@Suite struct TextDrawingTests {
  private func expectSame(
    _ view: some View, _ text: StyledText, width: Double = 200, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let size = Size(width: width, height: 80)
    let drawn = try view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).image(size: size)
    let expected = try Image(size: size) { context in
      let own = text.size(constrainedTo: width, height: 80)
      context.draw(text.layout(width: own.width, height: 80), at: .zero)
    }
    #expect(drawn == expected, sourceLocation: sourceLocation)
  }

  private func body() throws -> Font { try .default(size: 17) }

  @Test func styles() throws {
    let font = try body()
    try expectSame(Text("Hello"), StyledText("Hello", font: font))
    try expectSame(Text("Hello").foregroundStyle(.red), StyledText("Hello", font: font, color: .red))
    try expectSame(VStack { Text("Hello") }.foregroundStyle(.red), StyledText("Hello", font: font, color: .red))
    try expectSame(Text("Hello").bold(), StyledText("Hello", font: try .boldSystem(size: 17)))
    try expectSame(VStack { Text("Hello") }.font(.title), StyledText("Hello", font: font.withSize(28)))
    try expectSame(VStack { Text("Hello") }.bold(), StyledText("Hello", font: try .boldSystem(size: 17)))
    try expectSame(VStack { Text("Hello").fontWeight(.regular) }.bold(), StyledText("Hello", font: font))
    var lined = StyledText("Hello", font: font)
    lined.attributes.hasUnderline = true
    lined.attributes.hasStrikethrough = true
    try expectSame(Text("Hello").underline().strikethrough(), lined)
    var spaced = StyledText("Hello", font: font)
    spaced.attributes.letterSpacing = 3
    spaced.attributes.baselineOffset = 4
    try expectSame(Text("Hello").kerning(3).baselineOffset(4), spaced)
  }

  // The modifier that is nearer to the text counts.
  @Test func innerStylesCount() throws {
    try expectSame(
      Text("Hello").foregroundStyle(.red).foregroundStyle(.blue), StyledText("Hello", font: body(), color: .red))
    try expectSame(Text("Hello").font(.title).font(.caption), StyledText("Hello", font: body().withSize(28)))
  }

  @Test func piecesKeepTheirStyle() throws {
    let expected = StyledText("Cost ", font: try body()) + StyledText("3", font: try .boldSystem(size: 17), color: .red)
    try expectSame(Text("Cost ") + Text("3").bold().foregroundStyle(.red), expected)
    try expectSame(
      (Text("Cost ") + Text("3").bold()).foregroundStyle(.red).foregroundStyle(.blue),
      {
        StyledText("Cost ", font: try body(), color: .red)
          + StyledText("3", font: try .boldSystem(size: 17), color: .red)
      }())
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing])
  func linesAreAligned(alignment: TextAlignment) throws {
    var text = StyledText("a longer line\nshort", font: try body(), alignment: alignment)
    try expectSame(Text(text.string).multilineTextAlignment(alignment), text)
    text.alignment = alignment == .leading ? .right : alignment == .trailing ? .left : .center
    let placed = Text(text.string).multilineTextAlignment(alignment).environment(\.layoutDirection, .rightToLeft)
    let image = try Image(size: placed.idealSize) { try placed.draw(in: $0.bounds, on: $0) }
    let expected = try Image(size: placed.idealSize) { context in
      let size = text.size()
      let corner = Point(x: (context.size.width - size.width) / 2, y: (context.size.height - size.height) / 2)
      context.draw(text.layout(width: size.width), at: corner)
    }
    #expect(image == expected)
  }

  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail, .none])
  func textThatDoesNotFitIsCut(mode: ParagraphStyle.Truncation) throws {
    var text = StyledText("The quick brown fox jumps over the lazy dog", font: try body())
    text.paragraph.maximumLineCount = 2
    text.paragraph.truncation = mode
    try expectSame(Text(text.string).lineLimit(2).truncationMode(mode), text, width: 110)
  }

  @Test func italicsHaveTheirFace() throws {
    let upright = try Text("Hello").image(size: Size(width: 60, height: 30))
    let match = try #require(FontCollection().match(FontRequest("DejaVu Sans", slant: .italic)))
    let italic = try match.font(size: 17)
    try expectSame(Text("Hello").italic(), StyledText("Hello", font: italic))
    if match.face.slant != .upright {
      #expect(try Text("Hello").italic().image(size: Size(width: 60, height: 30)) != upright)
    }
    try expectSame(
      Text("Hello").font(.body.monospaced()),
      StyledText("Hello", font: try #require(FontCollection().match(FontRequest("DejaVu Sans Mono"))).font(size: 17)))
  }
}
