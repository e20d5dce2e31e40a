import Canvas
import CanvasViews
import Testing

/// What views draw, pixel by pixel.
@Suite struct DrawingTests {
  private func image(_ width: Double, _ height: Double, _ view: some View) throws -> Image {
    try view.image(size: Size(width: width, height: height))
  }

  private func colors(_ image: Image, y: Int = 0) -> [Color?] {
    (0..<image.pixelWidth).map { image.color(atPixelX: $0, y: y) }
  }

  @Test func aRowDrawsItsViews() throws {
    let row = HStack(spacing: 1) {
      Color.red; Color.blue
    }
    #expect(colors(try image(5, 1, row)) == [.red, .red, .clear, .blue, .blue])
  }

  @Test func theIdealSizeIsThatOfTheImage() throws {
    #expect(box(7, 3).idealSize == Size(width: 7, height: 3))
    #expect(box(6.2, 2.5).idealSize == Size(width: 7, height: 3))
    let text = Text("Hello")
    let size = try bodySize("Hello")
    #expect(text.idealSize == Size(width: size.width.rounded(.up), height: size.height.rounded(.up)))
    #expect(try box(7, 3).image(scale: 2).pixelWidth == 14)
    #expect(try box(7, 3).png().isEmpty == false)
  }

  // 34 points at a scale of 1.3 are 44 pixels, which is less than 34 points. The text must not wrap.
  @Test(arguments: [0.3, 0.7, 1.1, 1.3, 1.5, 2.3])
  func aPictureOfWholePixelsHasRoomForTheText(scale: Double) throws {
    for string in ["Hello, world", "I", "Three small words"] {
      let view = Text(string)
      let image = try view.image(scale: scale)
      let room = Size(width: Double(image.pixelWidth) / scale, height: Double(image.pixelHeight) / scale)
      let context = try DrawingContext(size: room, scale: scale)
      try view.draw(in: Rect(origin: .zero, size: room), on: context)
      let expected = try DrawingContext(size: room, scale: scale)
      let text = StyledText(string, font: try .default(size: 17))
      let size = text.size()
      expected.draw(text, at: Point(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2))
      #expect(context.makeImage() == expected.makeImage(), "\(string)")
    }
  }

  @Test func viewsAreDrawnInTheMiddleOfARectangle() throws {
    let image = try Image(size: Size(width: 6, height: 1)) { context in
      try box(2, 1).draw(in: Rect(x: 1, y: 0, width: 4, height: 1), on: context)
    }
    #expect(colors(image) == [.clear, .clear, .red, .red, .clear, .clear])
  }

  @Test func backgroundsAreBehindAndOverlaysInFront() throws {
    #expect(colors(try image(3, 1, box(1, 1).frame(width: 3).background(.blue))) == [.blue, .red, .blue])
    #expect(colors(try image(3, 1, Color.red.overlay(Color.blue.frame(width: 1)))) == [.red, .blue, .red])
    #expect(
      colors(
        try image(
          3, 1,
          ZStack {
            Color.red; Color.blue.frame(width: 1)
          })) == [.red, .blue, .red])
    #expect(colors(try image(3, 1, Color.red.background(.blue, in: Circle()))) == [.red, .red, .red])
  }

  @Test func shapesAreFilledAndStroked() throws {
    #expect(try image(3, 3, Rectangle().fill(.red)).color(atPixelX: 1, y: 1) == .red)
    #expect(try image(3, 3, Rectangle()).color(atPixelX: 1, y: 1) == .black)
    #expect(try image(3, 3, Rectangle().foregroundStyle(.blue)).color(atPixelX: 1, y: 1) == .blue)
    let border = try image(3, 3, Rectangle().strokeBorder(.red, lineWidth: 1))
    #expect(colors(border) == [.red, .red, .red] && colors(border, y: 1) == [.red, .clear, .red])
    let stroke = try image(6, 6, Rectangle().stroke(.red, lineWidth: 2).padding(2))
    #expect(colors(stroke, y: 3) == [.clear, .red, .red, .red, .red, .clear])
    #expect(colors(try image(4, 4, Color.blue.border(.red, width: 1)), y: 1) == [.red, .blue, .blue, .red])
    let path = Path(rect: Rect(x: 1, y: 0, width: 1, height: 1))
    #expect(colors(try image(3, 1, path.fill(.red))) == [.clear, .red, .clear])
    #expect(colors(try image(3, 1, Color.blue.clipShape(path))) == [.clear, .blue, .clear])
  }

  @Test func clipsCutWhatExtendsBeyondTheFrame() throws {
    #expect(colors(try image(4, 1, box(4, 1).frame(width: 2).clipped())) == [.clear, .red, .red, .clear])
    #expect(colors(try image(4, 1, box(4, 1).frame(width: 2))) == [.red, .red, .red, .red])
    let corner = try image(8, 8, Color.red.cornerRadius(4))
    #expect(corner.color(atPixelX: 0, y: 0)?.alpha != 1 && corner.color(atPixelX: 4, y: 4) == .red)
  }

  @Test func opacityIsThatOfTheWhole() throws {
    let pile = try image(
      1, 1,
      ZStack {
        Color.red; Color.blue
      }.opacity(0.5))
    let color = try #require(pile.color(atPixelX: 0, y: 0))
    #expect(color.red == 0 && abs(color.alpha - 0.5) < 0.01)
  }

  // A layer is only as large as what is drawn in it, which can be more than the view's frame.
  @Test func layersHaveRoomForAllThatIsDrawn() throws {
    let size = Size(width: 60, height: 60)
    let views: [AnyView] = [
      AnyView(Text("Ågj").italic().frame(width: 5, height: 5)),
      AnyView(Circle().stroke(.red, lineWidth: 9).padding(20)),
      AnyView(Rectangle().frame(width: 10, height: 10).rotationEffect(.degrees(45)).scaleEffect(3)),
      AnyView(Color.blue.frame(width: 90, height: 5)), AnyView(Path(rect: Rect(x: -9, y: 3, width: 80, height: 9))),
      AnyView(Color.red.frame(width: 9, height: 9).offset(x: 20).shadow(radius: 3, x: 5)), AnyView(Spacer()),
      AnyView(Picture(box(20, 20).shadow(radius: 2))),
      AnyView(
        HStack {
          Color.red; Circle()
        }.padding(-3)),
    ]
    for view in views {
      let plain = try view.image(size: size)
      #expect(try view.blendMode(.normal).image(size: size) == plain)
      #expect(try view.opacity(1).image(size: size) == plain)
      #expect(try view.opacity(0).image(size: size) == Image(size: size) { (_: DrawingContext) in })
    }
  }

  @Test func blendModesMixWithWhatIsBehind() throws {
    let pile = ZStack {
      Color.yellow; Color.cyan.blendMode(.multiply)
    }
    #expect(colors(try image(1, 1, pile)) == [.green])
  }

  @Test func shadowsAreBelow() throws {
    let row = Color.red.frame(width: 1).shadow(color: .blue, radius: 0, x: 1).frame(
      maxWidth: .infinity, alignment: .leading)
    #expect(colors(try image(3, 1, row)) == [.red, .blue, .clear])
  }

  @Test func effectsTurnAndScaleAboutAPoint() throws {
    let two = HStack(spacing: 0) {
      Color.red; Color.blue
    }
    let turned = try image(2, 2, two.rotationEffect(.degrees(180)))
    #expect(colors(turned) == [.blue, .red])
    #expect(colors(try image(2, 1, two.scaleEffect(x: -1))) == [.blue, .red])
    #expect(colors(try image(4, 1, two.frame(width: 2).scaleEffect(x: 2))) == [.red, .red, .blue, .blue])
    let left = Color.red.frame(width: 1).scaleEffect(x: 2, anchor: .leading).frame(
      maxWidth: .infinity, alignment: .leading)
    #expect(colors(try image(4, 1, left)) == [.red, .red, .clear, .clear])
  }

  @Test func aDrawingIsClippedToItsView() throws {
    let drawing = Drawing { context, size in
      context.fill(Rect(x: -5, y: -5, width: size.width + 5, height: 20), with: .color(.red))
    }
    #expect(colors(try image(4, 1, drawing.frame(width: 2))) == [.clear, .red, .red, .clear])
  }

  @Test func picturesAreDrawn() throws {
    let two = try image(
      2, 1,
      HStack(spacing: 0) {
        Color.red; Color.blue
      })
    #expect(colors(try image(2, 1, Picture(two))) == [.red, .blue])
    #expect(
      colors(
        try image(
          4, 1,
          Picture(
            HStack(spacing: 0) {
              Color.red; Color.blue
            }
          ).resizable()))
        == [.red, .red, .blue, .blue])
  }

  // A gradient's points are from the view's top left corner, wherever the view is.
  @Test func gradientsMoveWithTheView() throws {
    let gradient = Paint.linearGradient(
      Gradient(colors: [.red, .blue]), from: Point(x: 1, y: 0), to: Point(x: 1.001, y: 0))
    let row = HStack(spacing: 0) {
      Color.green.frame(width: 3); Rectangle().fill(gradient).frame(width: 2)
    }
    #expect(colors(try image(5, 1, row)) == [.green, .green, .green, .red, .blue])
    #expect(colors(try image(2, 1, Color.clear.background(gradient))) == [.red, .blue])
  }

  @Test func theStateOfTheContextStays() throws {
    let context = try DrawingContext(size: Size(width: 4, height: 4))
    context.translateBy(x: 1, y: 1)
    try Color.red.padding(1).opacity(0.5).clipped().draw(in: context.bounds, on: context)
    #expect(context.transform == Transform(translationX: 1, y: 1) && context.alpha == 1)
    #expect(context.boundingBoxOfClipPath == Rect(x: -1, y: -1, width: 4, height: 4))
  }

  @Test func aPlacedViewIsDrawable() throws {
    let placed = HStack(spacing: 0) {
      Color.red; Color.blue
    }.layout(in: Size(width: 4, height: 1))
    #expect(placed.idealSize == Size(width: 4, height: 1))
    #expect(colors(try placed.image()) == [.red, .red, .blue, .blue])
    #expect(colors(try placed.children[1].image()) == [.blue, .blue])
  }

  @Test func rectanglesThatAreNoneDrawNothing() throws {
    for rect in [Rect.null, .zero, Rect(x: 0, y: 0, width: .infinity, height: 1)] {
      let image = try Image(size: Size(width: 1, height: 1)) { try Color.red.draw(in: rect, on: $0) }
      #expect(colors(image) == [.clear])
    }
  }
}
