import Canvas
import CanvasViews
import Testing

/// Pictures among the letters of texts.
@Suite struct TextPictureTests {
  private func picture(_ color: Color = .red, width: Double = 40, height: Double = 20) throws -> Picture {
    Picture(
      try Image(size: Size(width: width, height: height)) { context in context.fill(context.bounds, with: .color(color))
      })
  }

  @Test func aPictureIsAsHighAsTheFontAndKeepsItsRatio() throws {
    let text = try Text("ab").font(.system(size: 20)) + Text(picture()).font(.system(size: 20))
    let letters = Text("ab").font(.system(size: 20)).layout().frame.size
    let whole = text.layout().frame.size
    #expect(abs(whole.width - letters.width - 40) < 0.01)
    #expect(whole.height == letters.height)
    let image = try text.background(.white).image(size: Size(width: whole.width.rounded(.up), height: whole.height))
    let reds = (0..<image.pixelWidth).flatMap { x in
      (0..<image.pixelHeight).filter { image.color(atPixelX: x, y: $0) == .red }.map { (x, $0) }
    }
    let (columns, rows) = (Set(reds.map(\.0)), Set(reds.map(\.1)))
    #expect((38...40).contains(columns.count) && (19...20).contains(rows.count), "\(columns.count)x\(rows.count)")
    // In the middle of the line.
    let middle = Double((rows.min() ?? 0) + (rows.max() ?? 0) + 1) / 2
    #expect(abs(middle - whole.height / 2) <= 1)
  }

  @Test func textsWrapAroundPictures() throws {
    let picture = try picture(width: 20, height: 20)
    var text = Text("Take 2 ")
    for _ in 0..<6 { text = text + Text(picture) + Text(" and ") }
    let narrow = text.layout(in: Size(width: 90, height: 400)).all("Text")[0].frame.size
    #expect(narrow.height > 80 && narrow.width <= 90)
    let image = try text.frame(width: 90, height: 200, alignment: .topLeading).image()
    var count = 0
    for y in 0..<200 { for x in 0..<90 where image.color(atPixelX: x, y: y) == .red { count += 1 } }
    // Six pictures of 17 × 17.
    #expect(count > 6 * 16 * 15 && count <= 6 * 17 * 17, "\(count)")
  }

  @Test func whatIsLeftOutDrawsNoPicture() throws {
    let text = try Text("A long line of words ").font(.system(size: 17)) + Text(picture())
    let image = try text.lineLimit(1).frame(width: 80, height: 30).image()
    #expect((0..<80).allSatisfy { image.color(atPixelX: $0, y: 15) != .red })
  }

  @Test func smallerTextHasSmallerPictures() throws {
    let text = try Text("A long line of words ") + Text(picture(width: 20, height: 20))
    let image = try text.lineLimit(1).minimumScaleFactor(0.2).frame(width: 80, height: 30).image()
    let columns = (0..<80).filter { image.color(atPixelX: $0, y: 15) == .red }
    #expect((2..<12).contains(columns.count), "\(columns)")
  }

  @Test func picturesWithoutASizeOrAHugeOneAreDrawn() throws {
    for picture in try [picture(width: 1, height: 3000), picture(width: 3000, height: 1), Picture(EmptyDrawing())] {
      let text = Text("a") + Text(picture) + Text("\u{301}b")
      #expect(try text.image(size: Size(width: 60, height: 30)).pixelWidth == 60)
    }
  }

  private struct EmptyDrawing: Drawable {
    var idealSize: Size { .zero }
    func draw(in rect: Rect, on context: DrawingContext) {}
  }
}
