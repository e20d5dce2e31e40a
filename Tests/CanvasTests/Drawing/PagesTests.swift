import Canvas
import Testing

@Suite struct PagesTests {
  private struct Square: Drawable {
    var color: Color
    var idealSize: Size { Size(width: 4, height: 3) }
    func draw(in rect: Rect, on context: DrawingContext) { context.fill(Path(rect: rect), with: .color(color)) }
  }

  private struct Unready: Error {}

  private struct Failing: Drawable {
    var isFailing = true
    var idealSize: Size { Size(width: 2000, height: 2000) }
    func draw(in rect: Rect, on context: DrawingContext) throws(Unready) { if isFailing { throw Unready() } }
  }

  @Test func pagesAreMadeWhenTheyAreAskedFor() throws {
    let made = Locked<[Int]>([])
    let pages = Pages(count: 10_000) { index in
      made.withLock { $0.append(index) }
      return Page(Square(color: .red), name: "\(index)")
    }
    #expect(pages.count == 10_000 && pages[9_999].name == "9999" && pages.dropFirst(7).first?.name == "7")
    #expect(made.withLock { $0 } == [9_999, 7])
    #expect(Pages(count: -3) { _ in Page(Square(color: .red), name: "") }.isEmpty)
  }

  @Test func aPageIsItsPicture() throws {
    var page = Page(Square(color: .blue), name: "a", trimBox: Rect(x: 1, y: 1, width: 2, height: 1))
    #expect(page.idealSize == Size(width: 4, height: 3) && page.scale == 1 && page.bleedBox == nil)
    #expect(try page.image() == Square(color: .blue).image())
    page.scale = 2
    #expect(try page.image(scale: page.scale).pixelWidth == 8)
    let wide = Page(Square(color: .blue), name: "b", size: Size(width: 9, height: 2))
    #expect(try wide.image().pixelWidth == 9)
    #expect(Array(Pages([page, wide])).map(\.name) == ["a", "b"])
  }

  @Test func anErrorOfABandIsThatOfThePicture() throws {
    #expect(throws: PictureError<Unready>.self) { try Failing().image() }
    #expect(throws: PictureError<any Error>.self) { try Page(Failing(), name: "a").image() }
    #expect(try Page(Failing(isFailing: false), name: "a").image().pixelWidth == 2000)
  }
}
