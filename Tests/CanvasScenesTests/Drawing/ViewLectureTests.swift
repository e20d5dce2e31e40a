import Canvas
import CanvasGoldensTesting
import CanvasScenes
import TestSupport
import Testing

/// The calls of the reference's lecture on views (its fifth day), each beside ours with a check that ours does what the
/// original did. Names of the original stand behind.
@Suite struct ViewLectureTests {
  // MARK: Coordinates

  @Test func pointsSizesAndRectangles() {
    var point = Point(x: 37, y: 55)  // CGPoint(x:y:)
    point.y += 1
    point.x -= 0.5
    #expect(point == Point(x: 36.5, y: 56))

    var size = Size(width: 100, height: 50)  // CGSize(width:height:)
    size.width += 42.5
    size.height += 75
    #expect(size == Size(width: 142.5, height: 125))

    var rect = Rect(origin: point, size: size)  // CGRect(origin:size:)
    #expect(rect.minX == 36.5)  // CGRect.minX
    #expect(rect.midY == 118.5)  // CGRect.midY
    #expect(rect.intersects(Rect(x: 178, y: 180, width: 5, height: 5)))  // CGRect.intersects(_:)
    #expect(!rect.intersects(Rect(x: 179, y: 181, width: 5, height: 5)))
    #expect(rect.contains(rect.origin))  // CGRect.contains(_:)
    #expect(!rect.contains(Point(x: rect.maxX, y: rect.maxY)))
    rect.origin.y += 10  // CGRect.origin
    rect.size.height = 20  // CGRect.size
    #expect(rect.maxY == 86)
    #expect(Rect(origin: .zero, size: .zero).isEmpty)  // CGPoint.zero, CGSize.zero
  }

  @Test func theOriginIsAtTheTopLeft() throws {
    let image = try Image(size: Size(width: 10, height: 10), scale: 3) { context in
      #expect(context.bounds == Rect(x: 0, y: 0, width: 10, height: 10))  // UIView.bounds
      #expect(context.scale == 3)  // UIView.contentScaleFactor
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pixelWidth == 30)
    #expect(image.alpha(2, 2) == 255)
    #expect(image.alpha(3, 3) == 0 && image.alpha(0, 29) == 0)
  }

  @Test func aTurnedViewHasALargerFrame() {
    var view = LayerView(frame: Rect(x: 200, y: 100, width: 200, height: 250))  // UIView(frame:)
    #expect(view.bounds == Rect(x: 0, y: 0, width: 200, height: 250))  // UIView.bounds
    #expect(view.center == Point(x: 300, y: 225))  // UIView.center
    #expect(view.bounds.center == Point(x: 100, y: 125))  // CGRect.midX, CGRect.midY
    view.transform = Transform.identity.rotated(by: .pi / 4)  // UIView.transform
    #expect(abs(view.frame.width - 318.198) < 0.001 && abs(view.frame.height - 318.198) < 0.001)  // UIView.frame
    #expect(view.frame.center.distance(to: view.center) < 1e-9)
    #expect(view.bounds.size == Size(width: 200, height: 250))
    #expect(LayerView(frame: .zero).frame == .zero)  // UIView()
  }

  // MARK: Views

  @Test func subviewsArePaintedInOrderTheLastOnTop() throws {
    func view(_ frame: Rect, _ color: Color) -> LayerView {
      var view = LayerView(frame: frame)
      view.background = .color(color)  // UIView.backgroundColor
      return view
    }
    var superview = LayerView(frame: Rect(x: 0, y: 0, width: 30, height: 30))
    superview.subviews.append(view(Rect(x: 0, y: 0, width: 20, height: 20), .red))  // UIView.addSubview(_:)
    superview.subviews.append(view(Rect(x: 10, y: 10, width: 20, height: 20), .blue))
    superview.subviews.append(view(superview.bounds, .black))
    superview.subviews[2].isHidden = true  // UIView.isHidden
    func picture() throws -> Image {
      try Image(size: superview.bounds.size) { context in try superview.draw(on: context) }
    }
    var image = try picture()
    #expect(image.color(atPixelX: 5, y: 5) == .red)
    #expect(image.color(atPixelX: 15, y: 15) == .blue)
    #expect(image.alpha(25, 5) == 0)
    superview.subviews.removeLast(2)  // UIView.removeFromSuperview()
    image = try picture()
    #expect(image.color(atPixelX: 15, y: 15) == .red && image.alpha(25, 25) == 0)
  }

  @Test func aViewFadesAsAWhole() throws {
    var view = LayerView(frame: Rect(x: 0, y: 0, width: 30, height: 10)) { context, rect in  // UIView.draw(_:)
      context.setFillColor(.black)
      context.fill(Rect(x: 0, y: 0, width: 20, height: rect.height))
      context.fill(Rect(x: 10, y: 0, width: 20, height: rect.height))
    }
    view.alpha = 0.5  // UIView.alpha
    let image = try Image(size: view.bounds.size) { context in try view.draw(on: context) }
    #expect(image.alpha(5, 5) == 128 && image.alpha(15, 5) == 128 && image.alpha(25, 5) == 128)
  }

  @Test func whatIsNotDrawnIsTransparent() throws {
    let image = try Image(size: Size(width: 4, height: 4)) { _ in }  // UIView.isOpaque = false
    #expect(image.isClear)
  }

  // MARK: Paths

  @Test func aContextUsesUpItsPath() throws {
    let image = try Image(size: Size(width: 220, height: 220)) { context in  // UIGraphicsGetCurrentContext()
      let bounds = context.bounds
      context.addArc(  // CGContext.addArc(center:radius:startAngle:endAngle:clockwise:)
        center: Point(x: bounds.midX, y: bounds.midY), radius: 100, startAngle: 0, endAngle: 2 * .pi,
        direction: .clockwise)
      context.setLineWidth(5)  // CGContext.setLineWidth(_:)
      context.setFillColor(.green)  // UIColor.setFill()
      context.setStrokeColor(.red)  // UIColor.setStroke()
      context.strokePath()  // CGContext.strokePath()
      context.fillPath()  // CGContext.fillPath(using:)
    }
    #expect(image.color(atPixelX: 208, y: 106) == .red && image.color(atPixelX: 211, y: 106) == .red)
    #expect(image.alpha(110, 110) == 0)
  }

  @Test func aPathKeepsItsElements() throws {
    let image = try Image(size: Size(width: 220, height: 220)) { context in
      let bounds = context.bounds
      var path = Path()  // UIBezierPath()
      path.addArc(  // UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)
        center: Point(x: bounds.midX, y: bounds.midY), radius: 100, startAngle: 0, endAngle: 2 * .pi,
        direction: .clockwise)
      context.setLineWidth(5)  // UIBezierPath.lineWidth
      context.setFillColor(.green)
      context.setStrokeColor(.red)
      context.stroke(path)  // UIBezierPath.stroke()
      context.fill(path)  // UIBezierPath.fill()
    }
    #expect(image.color(atPixelX: 211, y: 106) == .red)
    #expect(image.color(atPixelX: 208, y: 106) == .green)
    #expect(image.color(atPixelX: 110, y: 110) == .green)
  }

  @Test func aTriangle() throws {
    let image = try Image(size: Size(width: 150, height: 160)) { context in
      var path = Path()
      path.move(to: Point(x: 80, y: 50))  // UIBezierPath.move(to:)
      path.addLine(to: Point(x: 140, y: 150))  // UIBezierPath.addLine(to:)
      path.addLine(to: Point(x: 10, y: 150))
      path.close()  // UIBezierPath.close()
      context.setFillColor(.green)
      context.setStrokeColor(.red)
      context.fill(path)
      context.stroke(path, style: StrokeStyle(width: 3))  // UIBezierPath.lineWidth, UIBezierPath.stroke()
    }
    #expect(image.color(atPixelX: 76, y: 120) == .green)
    #expect(image.color(atPixelX: 76, y: 149) == .red && image.color(atPixelX: 76, y: 150) == .red)
    #expect(image.color(atPixelX: 80, y: 50) == .red)
    #expect(image.alpha(20, 60) == 0)
  }

  // MARK: Colours

  @Test func colors() throws {
    #expect(Color.green == Color(red: 0, green: 1, blue: 0, alpha: 1))  // UIColor.green, UIColor(red:green:blue:alpha:)
    #expect(Color(hue: 2.0 / 3, saturation: 1, brightness: 1) == .blue)  // UIColor(hue:saturation:brightness:alpha:)
    let translucentYellow = Color.yellow.withAlpha(0.5)  // UIColor.withAlphaComponent(_:)
    let image = try Image(size: Size(width: 4, height: 4)) { context in
      context.setFillColor(.blue)  // UIColor.set()
      context.setStrokeColor(.blue)
      context.fill(context.bounds)  // UIRectFill(_:)
      context.setFillColor(translucentYellow)
      context.fill(context.bounds)
    }
    #expect(image.channels(1, 1) == [128, 128, 127, 255])
  }

  @Test func aPictureAsAColor() throws {
    let tile = try Image(size: Size(width: 4, height: 4)) { context in
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 2, height: 4))
    }
    let image = try Image(size: Size(width: 40, height: 8)) { context in
      context.setFill(.image(tile))  // UIColor(patternImage:)
      context.fill(context.bounds)
    }
    for x in 0..<40 { #expect(image.alpha(x, 5) == (x % 4 < 2 ? 255 : 0)) }
  }

  // MARK: Layers

  @Test func cornersAndBorders() throws {
    var view = LayerView(frame: Rect(x: 0, y: 0, width: 60, height: 40))
    view.background = .color(.white)
    view.cornerRadius = 10  // CALayer.cornerRadius
    view.borderWidth = 3  // CALayer.borderWidth
    view.borderColor = .blue  // CALayer.borderColor
    let image = try Image(size: view.bounds.size) { context in try view.draw(on: context) }
    #expect(image.alpha(0, 0) == 0)
    #expect(image.color(atPixelX: 30, y: 2) == .blue && image.color(atPixelX: 30, y: 3) == .white)
  }

  // MARK: Text

  @Test(.requiresDejaVu) func text() throws {
    let font = try Font.default(size: 20)
    let text = StyledText("hello", font: font)  // NSAttributedString(string:attributes:)
    let size = text.size()  // NSAttributedString.size()
    #expect(size.width > 40 && size.width < 60 && size.height > 20 && size.height < 26)
    let image = try Image(size: Size(width: 200, height: 80)) { context in
      context.draw(text, at: Point(x: 10, y: 5))  // NSAttributedString.draw(at:)
      context.draw(text, in: Rect(x: 100, y: 45, width: 90, height: 30))  // NSAttributedString.draw(in:)
    }
    let at = try #require(image.ink(in: Rect(x: 0, y: 0, width: 100, height: 40)))
    #expect(Rect(origin: Point(x: 10, y: 5), size: size).integral.contains(at))
    let inside = try #require(image.ink(in: Rect(x: 0, y: 40, width: 200, height: 40)))
    #expect(Rect(origin: Point(x: 100, y: 45), size: size).integral.contains(inside))
  }

  @Test(.requiresDejaVu) func fonts() throws {
    let named = try Font(path: SystemFonts.regular, size: 36)  // UIFont(name:size:)
    #expect(named.familyName == "DejaVu Sans" && named.size == 36)
    let system = try Font.default(size: 17)  // UIFont.systemFont(ofSize:)
    let bold = try Font(  // UIFont.boldSystemFont(ofSize:)
      path: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", size: 17)
    #expect(StyledText("bold", font: bold).size().width > StyledText("bold", font: system).size().width)
    // UIFont.preferredFont(forTextStyle: .body) is 17 points as set up; the reader's setting is a factor.
    let readersFactor = 1.5
    let scaled = system.withSize(system.size * readersFactor)  // UIFontMetrics.scaledFont(for:)
    #expect(scaled.size == 25.5)
    #expect(throws: FontError.self) { try Font(path: "/nowhere/Helvetica.ttf", size: 36) }
  }

  // MARK: Images

  @Test func imagesThatAreThereAndThatAreNot() throws {
    let folder = try TemporaryFolder()
    let foo = try Image(size: Size(width: 8, height: 4)) { context in context.fill(context.bounds) }
    try foo.writePNG(to: folder["foo.png"])
    #expect((try? Image(contentsOfPNG: folder["foo.png"])) == foo)  // UIImage(named:), UIImage(contentsOfFile:)
    #expect((try? Image(contentsOfPNG: folder["bar.png"])) == nil)
    #expect((try? Image(png: foo.png())) == foo)  // UIImage(data:)
    #expect((try? Image(png: [1, 2, 3])) == nil)
  }

  @Test func drawingImages() throws {
    let image = try Image(size: Size(width: 4, height: 4)) { context in
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 2, height: 4))
      context.setFillColor(.blue)
      context.fill(Rect(x: 2, y: 0, width: 2, height: 4))
    }
    let picture = try Image(size: Size(width: 40, height: 20)) { context in
      context.draw(image, at: Point(x: 1, y: 1))  // UIImage.draw(at:)
      context.draw(image, in: Rect(x: 10, y: 0, width: 16, height: 16))  // UIImage.draw(in:)
      context.drawAsPattern(image, in: Rect(x: 28, y: 0, width: 12, height: 12))  // UIImage.drawAsPattern(in:)
    }
    #expect(picture.color(atPixelX: 1, y: 1) == .red && picture.color(atPixelX: 4, y: 4) == .blue)
    #expect(picture.alpha(0, 0) == 0 && picture.alpha(5, 5) == 0)
    #expect(picture.color(atPixelX: 12, y: 8) == .red && picture.color(atPixelX: 24, y: 8) == .blue)
    for x in 28..<40 { #expect(picture.color(atPixelX: x, y: 11) == (x % 4 < 2 ? .red : .blue)) }
  }

  @Test(arguments: [
    (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 60, height: 40)),  // UIView.ContentMode.scaleToFill
    (.aspectFit, Rect(x: 10, y: 0, width: 40, height: 40)),  // .scaleAspectFit
    (.aspectFill, Rect(x: 0, y: -10, width: 60, height: 60)),  // .scaleAspectFill
    (.center, Rect(x: 20, y: 10, width: 20, height: 20)),  // .center
    (.top, Rect(x: 20, y: 0, width: 20, height: 20)),  // .top
    (.bottom, Rect(x: 20, y: 20, width: 20, height: 20)),  // .bottom
    (.left, Rect(x: 0, y: 10, width: 20, height: 20)),  // .left
    (.right, Rect(x: 40, y: 10, width: 20, height: 20)),  // .right
    (.topLeft, Rect(x: 0, y: 0, width: 20, height: 20)),  // .topLeft
    (.topRight, Rect(x: 40, y: 0, width: 20, height: 20)),  // .topRight
    (.bottomLeft, Rect(x: 0, y: 20, width: 20, height: 20)),  // .bottomLeft
    (.bottomRight, Rect(x: 40, y: 20, width: 20, height: 20)),  // .bottomRight
  ])
  func contentModes(mode: ContentMode, expected: Rect) throws {
    let square = try Image(size: Size(width: 20, height: 20)) { context in context.fill(context.bounds) }
    let picture = try Image(size: Size(width: 60, height: 40)) { context in
      context.draw(square, in: context.bounds, contentMode: mode)  // UIView.contentMode
    }
    let bounds = Rect(x: 0, y: 0, width: 60, height: 40)
    #expect(picture.ink(in: bounds) == expected.intersection(bounds))
  }

  @Test func redrawingIsDrawingAgain() throws {
    // UIView.setNeedsDisplay(), UIView.layoutSubviews(), UIView.ContentMode.redraw: a drawing is a function of its bounds.
    func draw(_ rect: Rect, on context: DrawingContext) { context.fill(Path(ovalIn: rect)) }
    for size in [Size(width: 20, height: 10), Size(width: 10, height: 20)] {
      let picture = try Image(size: size) { context in draw(context.bounds, on: context) }
      #expect(picture.ink(in: Rect(origin: .zero, size: size)) == Rect(origin: .zero, size: size))
    }
  }
}
