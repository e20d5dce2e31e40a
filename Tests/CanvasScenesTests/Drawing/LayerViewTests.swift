import Canvas
import CanvasScenes
import TestSupport
import Testing

@Suite struct LayerViewTests {
  private func picture(_ views: [LayerView], prepare: (DrawingContext) -> Void = { _ in }) throws -> Image {
    try Image(size: Size(width: 40, height: 40)) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      prepare(context)
      for view in views { try view.draw(on: context) }
    }
  }

  private func view(_ color: Color, _ frame: Rect) -> LayerView {
    var view = LayerView(frame: frame)
    view.background = .color(color)
    return view
  }

  private func square(_ x: Double, _ y: Double, _ side: Double) -> Rect { Rect(x: x, y: y, width: side, height: side) }

  // MARK: Geometry

  @Test func theFrameOfARotatedViewIsTheRectangleAroundIt() {
    var view = LayerView(frame: Rect(center: Point(x: 300, y: 225), size: Size(width: 200, height: 250)))
    view.transform = Transform(rotationAngle: .pi / 4)
    let side = 450 / 2.0.squareRoot()
    #expect(abs(view.frame.width - side) < 1e-9)
    #expect(abs(view.frame.height - side) < 1e-9)
    #expect(view.frame.center.distance(to: Point(x: 300, y: 225)) < 1e-9)
    #expect(view.bounds == Rect(x: 0, y: 0, width: 200, height: 250))
  }

  @Test func aFrameThatIsSetMovesAndWithoutATransformResizes() {
    var view = LayerView(frame: square(0, 0, 10))
    view.frame = Rect(x: 5, y: 6, width: 20, height: 30)
    #expect(view.frame == Rect(x: 5, y: 6, width: 20, height: 30))
    #expect(view.center == Point(x: 15, y: 21))
    view.frame.origin.x += 50
    #expect(view.center == Point(x: 65, y: 21))
    view.transform = Transform(scaleX: 2, y: 2)
    view.frame = square(0, 0, 8)
    #expect(view.center == Point(x: 4, y: 4))
    #expect(view.bounds.size == Size(width: 20, height: 30))
  }

  // Set to (200, 300), it read (230, 340).
  @Test func aFrameThatIsSetIsTheFrameWhereTheTransformMoves() {
    var view = LayerView(frame: Rect(x: 0, y: 0, width: 60, height: 80))
    view.transform = Transform(translationX: 30, y: 40)
    view.frame.origin = Point(x: 200, y: 300)
    #expect(view.frame == Rect(x: 200, y: 300, width: 60, height: 80))
    #expect(view.center == Point(x: 200, y: 300))
    view.frame = Rect(x: 5, y: 6, width: 20, height: 30)
    #expect(view.frame == Rect(x: 5, y: 6, width: 20, height: 30))
  }

  // The reference's `layoutSubviews` turns the label of the lower corner about its own lower right one.
  @Test func aLabelThatIsTurnedIsWhereItsFrameIsSet() throws {
    var label = view(.red, square(0, 0, 10))
    label.transform = Transform.identity.translatedBy(x: 10, y: 10).rotated(by: .pi)
    label.frame.origin = Point(x: 28, y: 29)
    #expect(label.frame.origin.distance(to: Point(x: 28, y: 29)) < 1e-9)
    #expect(label.bounds.size == Size(width: 10, height: 10))
    let image = try picture([label])
    #expect(image.color(atPixelX: 28, y: 29) == .red && image.color(atPixelX: 37, y: 38) == .red)
    #expect(image.color(atPixelX: 27, y: 29) != .red && image.color(atPixelX: 38, y: 38) != .red)
  }

  @Test func aFrameBackwardsIsTheSameFrame() {
    #expect(
      LayerView(frame: Rect(x: 30, y: 40, width: -20, height: -10)).frame == Rect(x: 10, y: 30, width: 20, height: 10))
  }

  @Test func theTransformActsAboutTheCentre() throws {
    var turned = view(.red, Rect(x: 10, y: 18, width: 20, height: 4))
    turned.transform = Transform(rotationAngle: .pi / 2)
    #expect(try picture([turned]) == picture([view(.red, Rect(x: 18, y: 10, width: 4, height: 20))]))
  }

  @Test func aBoundsOriginMovesWhatIsInside() throws {
    var below = view(.red, square(10, 10, 20))
    below.subviews = [view(.blue, square(5, 5, 4))]
    below.bounds.origin = Point(x: 3, y: 2)
    let image = try picture([below])
    #expect(image.color(atPixelX: 12, y: 13) == .blue)
    #expect(image.color(atPixelX: 11, y: 13) == .red)
    #expect(image.color(atPixelX: 16, y: 13) == .red)
  }

  // MARK: Order

  @Test func theLastIsOnTop() throws {
    var below = view(.red, square(0, 0, 30))
    below.subviews = [view(.blue, square(5, 5, 10)), view(.green, square(10, 10, 10))]
    let image = try picture([below])
    #expect(image.color(atPixelX: 2, y: 2) == .red)
    #expect(image.color(atPixelX: 7, y: 7) == .blue)
    #expect(image.color(atPixelX: 12, y: 12) == .green)
  }

  @Test func theBorderLiesAboveEverythingInside() throws {
    var framed = LayerView(frame: square(5, 5, 20)) { context, bounds in
      context.setFillColor(.yellow)
      context.fill(bounds)
    }
    framed.borderWidth = 3
    framed.borderColor = .blue
    framed.subviews = [view(.red, square(0, 0, 10))]
    let image = try picture([framed])
    #expect(image.color(atPixelX: 6, y: 6) == .blue)
    #expect(image.color(atPixelX: 9, y: 9) == .red)
    #expect(image.color(atPixelX: 20, y: 20) == .yellow)
    #expect(image.color(atPixelX: 24, y: 24) == .blue)
    #expect(image.color(atPixelX: 25, y: 25) == .white)
  }

  @Test func aHiddenViewAndWhatIsOnItAreLeftOut() throws {
    var hidden = view(.red, square(0, 0, 30))
    hidden.subviews = [view(.blue, square(5, 5, 10))]
    hidden.isHidden = true
    #expect(try picture([hidden]) == picture([]))
  }

  // MARK: Group alpha

  @Test func theAlphaIsTheWholePictures() throws {
    var below = view(.black, square(0, 0, 30))
    below.subviews = [view(.black, square(5, 5, 10))]
    below.alpha = 0.5
    let image = try picture([below])
    #expect(image.pixels[2, 2].red == 127)
    #expect(image.pixels[7, 7] == image.pixels[2, 2])
  }

  @Test func alphasOfViewsOnViewsMultiply() throws {
    var below = LayerView(frame: square(0, 0, 30))
    below.subviews = [view(.black, square(5, 5, 10))]
    below.alpha = 0.5
    below.subviews[0].alpha = 0.5
    #expect(try picture([below]).pixels[7, 7].red == 191)
  }

  @Test func alphaIsTheSameWithAPictureOfItsOwnAndWithout() throws {
    // An empty drawing makes a group necessary.
    for alpha in [0.1, 0.5, 0.9] {
      var single = view(.blue, Rect(x: 3.3, y: 4.7, width: 20, height: 21))
      single.cornerRadius = 6
      single.alpha = alpha
      var group = single
      group.drawing = { _, _ in }
      let (one, other) = try (picture([single]), picture([group]))
      for y in 0..<40 {
        for x in 0..<40 {
          #expect(abs(Int(one.pixels[x, y].red) - Int(other.pixels[x, y].red)) <= 1)
        }
      }
    }
  }

  @Test func theContextsAlphaAndModeApplyToTheWhole() throws {
    var below = view(.red, square(0, 0, 30))
    below.subviews = [view(.blue, square(5, 5, 10))]
    let image = try picture([below]) { context in
      context.setBlendMode(.multiply)
      context.setAlpha(0.5)
    }
    // Blue on red is blue, and that multiplies.
    #expect(image.pixels[7, 7] == PremultipliedPixel(red: 127, green: 127, blue: 255, alpha: 255))
  }

  @Test func theShadowIsTheWholes() throws {
    var below = view(.red, square(5, 5, 10))
    below.subviews = [view(.red, square(2, 2, 3))]
    below.shadow = Shadow(offset: Vector(dx: 15, dy: 15), blur: 0, color: .black)
    let image = try picture([below])
    #expect(image.color(atPixelX: 8, y: 8) == .red)
    #expect(image.color(atPixelX: 22, y: 22) == .black)
    var behind = LayerView(frame: square(0, 0, 40))
    behind.subviews = [view(.red, square(5, 5, 10))]
    behind.shadow = below.shadow
    #expect(try picture([behind]) == image)
  }

  @Test func aShadowAboveAShadowKeepsBoth() throws {
    var below = LayerView(frame: square(0, 0, 40))
    below.shadow = Shadow(offset: Vector(dx: 0, dy: 10), blur: 0, color: .black)
    var above = view(.red, square(0, 0, 10))
    above.shadow = Shadow(offset: Vector(dx: 10, dy: 0), blur: 0, color: .blue)
    below.subviews = [above]
    let image = try picture([below])
    #expect(image.color(atPixelX: 5, y: 5) == .red)
    #expect(image.color(atPixelX: 15, y: 5) == .blue)
    #expect(image.color(atPixelX: 5, y: 15) == .black)
    #expect(image.color(atPixelX: 15, y: 15) == .black)
  }

  // MARK: Clipping

  @Test func subviewsReachOutUnlessTheViewClips() throws {
    var below = view(.red, square(10, 10, 10))
    below.subviews = [view(.blue, square(5, 5, 20))]
    #expect(try picture([below]).color(atPixelX: 25, y: 25) == .blue)
    below.clipsToBounds = true
    let clipped = try picture([below])
    #expect(clipped.color(atPixelX: 25, y: 25) == .white)
    #expect(clipped.color(atPixelX: 17, y: 17) == .blue)
  }

  @Test func roundedCornersCutOffWhatIsInsideOnlyIfTheViewClips() throws {
    var below = LayerView(frame: square(0, 0, 20)) { context, bounds in
      context.setFillColor(.blue)
      context.fill(bounds)
    }
    below.cornerRadius = 6
    #expect(try picture([below]).color(atPixelX: 0, y: 0) == .blue)
    below.clipsToBounds = true
    #expect(try picture([below]).color(atPixelX: 0, y: 0) == .white)
    #expect(try picture([below]).color(atPixelX: 10, y: 0) == .blue)
  }

  @Test func itsOwnDrawingStaysInItsBounds() throws {
    let drawn = LayerView(frame: square(10, 10, 10)) { context, bounds in
      context.setFillColor(.blue)
      context.fill(bounds.insetBy(dx: -5, dy: -5))
    }
    #expect(try picture([drawn]) == picture([view(.blue, square(10, 10, 10))]))
  }

  @Test func theBackgroundDoesNotShineThroughAnOpaqueBordersEdge() throws {
    var framed = view(.white, Rect(x: 5.5, y: 5.5, width: 20, height: 20))
    framed.borderWidth = 2
    let image = try Image(size: Size(width: 40, height: 40)) { context in
      context.fill(context.bounds)
      try framed.draw(on: context)
    }
    #expect(image.color(atPixelX: 5, y: 12) == .black)
    #expect(image.color(atPixelX: 12, y: 12) == .white)
  }

  // MARK: Drawing

  @Test func aDrawingBeginsAsInANewContextAndLeavesNothingBehind() throws {
    let plain = LayerView(frame: square(10, 10, 20)) { context, bounds in
      #expect(context.path == nil)
      context.fill(Rect(x: 2, y: 2, width: 5, height: 5))
      context.setLineWidth(9)
      context.addRect(bounds)
      context.translateBy(x: 100, y: 0)
    }
    let image = try picture([plain, plain]) { context in
      context.setFillColor(.red)
      context.setLineDash([1, 1])
      context.addRect(Rect(x: 35, y: 35, width: 5, height: 5))
    }
    #expect(image.color(atPixelX: 13, y: 13) == .black)
    #expect(image.color(atPixelX: 12, y: 20) == .white)
    let context = try DrawingContext(size: Size(width: 40, height: 40))
    context.addRect(square(1, 1, 2))
    try plain.draw(on: context)
    #expect(context.path?.boundingBox == square(1, 1, 2))
  }

  @Test func whatADrawingThrowsComesOut() throws {
    struct Stop: Error {}
    var below = view(.red, square(0, 0, 20))
    below.alpha = 0.5
    below.subviews = [LayerView(frame: square(0, 0, 5)) { _, _ in throw Stop() }]
    let context = try DrawingContext(size: Size(width: 40, height: 40))
    #expect(throws: Stop.self) { try below.draw(on: context) }
    #expect(context.transform == .identity)
    context.fill(square(0, 0, 1))
    #expect(context.makeImage().color(atPixelX: 0, y: 0) == .black)
  }

  @Test func oddNumbersDrawNothing() throws {
    var odd = [LayerView](repeating: view(.red, square(5, 5, 20)), count: 10)
    odd[0].alpha = .nan
    odd[1].alpha = -1
    odd[2].center.x = .nan
    odd[3].bounds.size.width = .infinity
    odd[4].transform = Transform(scaleX: 0, y: 1)
    odd[5].transform.a = .nan
    odd[6].bounds.size.height = 0
    odd[7].center = Point(x: 1e300, y: -1e300)
    odd[8].frame = .null
    odd[9].cornerRadius = .nan
    for i in odd.indices { odd[i].subviews = [] }
    #expect(try picture(odd) == picture([]))
  }

  @Test(arguments: [Double.infinity, -5, 1e300])
  func oddRadiiAndBordersAreNoneOrTheLargest(number: Double) throws {
    var below = view(.red, square(5, 5, 20))
    below.cornerRadius = number
    below.borderWidth = number
    below.borderColor = .red
    below.clipsToBounds = true
    #expect(try picture([below]).color(atPixelX: 15, y: 15) == .red)
  }
}
