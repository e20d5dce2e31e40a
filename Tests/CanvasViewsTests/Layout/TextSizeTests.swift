import Canvas
import CanvasViews
import Testing

/// The sizes of texts. Sources: Apple, `Text` (it is as large as its letters, wraps, then is cut), `lineLimit`,
/// `minimumScaleFactor`, `fixedSize` (its example is a text that isn't cut). The measures are those of `StyledText`.
@Suite struct TextSizeTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  @Test func aTextIsAsLargeAsItsLetters() throws {
    let size = try bodySize("Hello")
    expect(nil, nil, [[0, 0, size.width, size.height]]) { Text("Hello") }
    expect(500, 100, [[(500 - size.width) / 2, (100 - size.height) / 2, size.width, size.height]]) { Text("Hello") }
    expect(10, 500, [[(10 - size.width) / 2, (500 - size.height) / 2, size.width, size.height]]) {
      Text("Hello").fixedSize()
    }
  }

  @Test func aTextWrapsAtTheProposedWidth() throws {
    let font = try Font.default(size: 17)
    let size = StyledText(sentence, font: font).size(constrainedTo: 150)
    #expect(size.height > 2 * font.lineHeight && size.width <= 150)
    expect(150, nil, [[(150 - size.width) / 2, 0, size.width, size.height]]) { Text(sentence) }
    expect(150, 1000, [[(150 - size.width) / 2, (1000 - size.height) / 2, size.width, size.height]]) { Text(sentence) }
  }

  @Test func theLineLimitLimitsTheHeight() throws {
    let height = try Font.default(size: 17).lineHeight
    #expect(Text(sentence).lineLimit(1).layout(in: Size(width: 150, height: 500)).frame.height == height)
    #expect(Text(sentence).lineLimit(2).layout(in: Size(width: 150, height: 500)).frame.height == 2 * height)
    #expect(Text(sentence).lineLimit(0).layout(in: Size(width: 150, height: 500)).frame.height == height)
    #expect(Text(sentence).layout(in: Size(width: 150, height: 2.5 * height)).frame.height == 2 * height)
    #expect(Text(sentence).layout(in: Size(width: 150, height: 1)).frame.height == height)
  }

  @Test func aScaledTextFits() throws {
    let small = Text(sentence).lineLimit(1).minimumScaleFactor(0.3).layout(in: Size(width: 250, height: 50))
    let full = try bodySize(sentence)
    #expect(small.frame.width <= 250 && small.frame.width > 240)
    #expect(abs(small.frame.height / full.height - small.frame.width / full.width) < 0.01)
  }

  // swiftuifieldguide.com, /layout/hstack: the text is the least flexible view and is offered a third.
  @Test func aRowOffersATextItsShare() throws {
    let size = try bodySize("Hello, world")
    let width = 3 * (size.width - 5)
    let placed = HStack(spacing: 0) {
      Color.red; Text("Hello, world"); Color.blue
    }
    .layout(in: Size(width: width, height: 100))
    let text = try #require(placed.all("Text").first).frame
    #expect(text.height > size.height && text.width < size.width)
    let first = HStack(spacing: 0) {
      Color.red; Text("Hello, world").layoutPriority(1); Color.blue
    }
    .layout(in: Size(width: width, height: 100))
    #expect(first.all("Text").first?.frame.size == size)
  }

  @Test func lineSpacingIsBetweenLines() throws {
    let height = try Font.default(size: 17).lineHeight
    #expect(Text("a\nb\nc").lineSpacing(5).layout().frame.height == 3 * height + 10)
  }

  @Test func anEmptyTextHasALine() throws {
    let height = try Font.default(size: 17).lineHeight
    #expect(Text("").layout().frame.size == Size(width: 0, height: height))
  }

  @Test func fontsChangeTheSize() throws {
    #expect(Text("x").font(.title).layout().frame.height == (try Font.default(size: 28)).lineHeight)
    #expect(Text("x").font(.system(size: 40)).layout().frame.height == (try Font.default(size: 40)).lineHeight)
    let exact = try Font.default(size: 33)
    #expect(Text("x").font(.exact(exact)).layout().frame.size == StyledText("x", font: exact).size())
    let bold = StyledText("mm", font: try .boldSystem(size: 17)).size()
    #expect(Text("mm").bold().layout().frame.size == bold)
    #expect(Text("mm").font(.body.bold()).layout().frame.size == bold)
    #expect(Text("mm").font(.headline).layout().frame.size == bold)
    #expect(Text("mm").kerning(3).layout().frame.width == (try bodySize("mm")).width + 6)
  }
}
