import Canvas
import CanvasCards
import CanvasCharts
import CanvasScenes
import Testing

/// What every picture that is a value does.
struct DrawableTests {
  private static let pictures: [(name: String, picture: any Drawable)] = {
    guard let font = try? Font.default(size: 12), let fonts = try? ChartFonts.standard() else { return [] }
    let chart = Chart(1...3) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
    let pairs = ConcentrationStyle(font: font)
    let segments = [PieSegment(name: "a", value: 1), PieSegment(name: "b", value: 2)]
    return [
      ("card", CardFace(PlayingCard(.queen, of: .hearts))), ("joker", CardFace(.joker(.red))), ("chart", chart),
      ("pie", Chart(PieModel(PieData(segments: segments))).chartFonts(fonts)),
      ("graph", PieGraph(PieData(segments: segments), options: PieGraphOptions(font: font))),
      ("toggle", ToggleBoard(ToggleCards(), style: pairs)),
      ("screen", VendingScreen(.user, of: VendingMachine.example, style: VendingStyle(font: font))),
      ("text", StyledText("Good morning", font: font, color: .black)),
    ]
  }()

  @Test(arguments: pictures.map(\.name)) func aPictureHasItsIdealSize(name: String) throws {
    let picture = try #require(Self.pictures.first { $0.name == name }?.picture)
    let size = picture.idealSize
    #expect(size.width >= 1 && size.height >= 1)
    let image = try picture.image(scale: 2)
    #expect(image.pixelWidth == Int((2 * size.width).rounded()))
    #expect(image.pixelHeight == Int((2 * size.height).rounded()))
    #expect(try picture.png(scale: 2) == image.png())
  }

  @Test(arguments: pictures.map(\.name)) func anImageIsWhatIsDrawn(name: String) throws {
    func drawn(_ picture: some Drawable, _ size: Size) throws -> Image {
      try Image(size: size) { try picture.draw(in: Rect(origin: .zero, size: size), on: $0) }
    }
    let picture = try #require(Self.pictures.first { $0.name == name }?.picture)
    let size = Size(width: 200, height: 160)
    #expect(try picture.image(size: size) == drawn(picture, size))
  }

  @Test(arguments: pictures.map(\.name)) func nothingIsDrawnInNoRectangle(name: String) throws {
    func draw(_ picture: some Drawable, in rect: Rect, on context: DrawingContext) throws {
      try picture.draw(in: rect, on: context)
    }
    let picture = try #require(Self.pictures.first { $0.name == name }?.picture)
    let blank = try DrawingContext(size: Size(width: 20, height: 20)).makeImage()
    for rect in [
      Rect.null, Rect(x: 5, y: 5, width: 0, height: 0), Rect(x: .nan, y: 0, width: 10, height: 10),
      Rect(x: 0, y: 0, width: .infinity, height: 10),
    ] {
      let context = try DrawingContext(size: Size(width: 20, height: 20))
      try draw(picture, in: rect, on: context)
      #expect(context.makeImage() == blank, "\(rect)")
    }
  }

  @Test(arguments: pictures.map(\.name)) func aSizeThatNoPictureHasIsAnError(name: String) throws {
    func error(_ picture: some Drawable) -> String? {
      do {
        _ = try picture.image(size: Size(width: 1e9, height: 1e9))
        return nil
      } catch {
        return "\(error)"
      }
    }
    let picture = try #require(Self.pictures.first { $0.name == name }?.picture)
    #expect(error(picture)?.contains("1000000000x1000000000") == true)
  }
}
