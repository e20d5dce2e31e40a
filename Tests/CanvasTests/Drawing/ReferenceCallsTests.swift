import Canvas
import Testing

/// The drawing calls of the reference's demonstrations, in their order, and what they show.
@Suite struct ReferenceCallsTests {
  private let bounds = Rect(x: 0, y: 0, width: 240, height: 240)

  private func drawing(_ draw: (DrawingContext, Rect) throws -> Void) throws -> Image {
    try Image(size: bounds.size) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      try draw(context, context.bounds)
    }
  }

  private func color(_ image: Image, _ x: Int, _ y: Int) -> Color? { image.color(atPixelX: x, y: y) }

  // MARK: Paths

  @Test func aCircleThroughTheContextIsStrokedOnly() throws {
    let image = try drawing { context, bounds in
      context.addArc(
        center: Point(x: bounds.midX, y: bounds.midY), radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      context.setLineWidth(5)
      context.setFillColor(.green)
      context.setStrokeColor(.red)
      context.strokePath()
      context.fillPath()
    }
    #expect(color(image, 120, 220) == .red)
    #expect(color(image, 120, 120) == .white)
  }

  @Test func aCircleAsAPathIsStrokedAndFilled() throws {
    let image = try drawing { context, bounds in
      var path = Path()
      path.addArc(
        center: Point(x: bounds.midX, y: bounds.midY), radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      context.setLineWidth(5)
      context.setFillColor(.green)
      context.setStrokeColor(.red)
      path.stroke(on: context)
      path.fill(on: context)
    }
    #expect(color(image, 120, 221) == .red)
    #expect(color(image, 120, 218) == .green)
    #expect(color(image, 120, 120) == .green)
  }

  @Test func aTriangleIsFilledAndStroked() throws {
    let image = try drawing { context, _ in
      var path = Path()
      path.move(to: Point(x: 80, y: 50))
      path.addLine(to: Point(x: 140, y: 150))
      path.addLine(to: Point(x: 10, y: 150))
      path.close()
      context.setFillColor(.green)
      context.setStrokeColor(.red)
      context.setLineWidth(3)
      path.fill(on: context)
      path.stroke(on: context)
    }
    #expect(color(image, 80, 120) == .green)
    #expect(color(image, 80, 150) == .red)
    #expect(color(image, 80, 155) == .white)
  }

  @Test func aSectorsOutlineIsItsArcAndTheRadiusAtItsEnd() throws {
    let image = try drawing { context, bounds in
      let origin = Point(x: bounds.width / 2, y: bounds.height / 2)
      let radius = min(bounds.width, bounds.height) / 2 - 6
      context.addArc(center: origin, radius: radius, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      context.addLine(to: origin)
      context.setFillColor(.yellow)
      context.setLineWidth(3)
      context.setStrokeColor(.black)
      context.drawPath(using: .fillStroke)
    }
    #expect(color(image, 160, 160) == .yellow)
    #expect(color(image, 120, 180) == .black)
    #expect(color(image, 180, 120) == .yellow)
    #expect(color(image, 180, 118) == .white)
  }

  // MARK: The card

  @Test func aCardIsAClippedRoundedRectangleWithAPicture() throws {
    let court = try Image(size: Size(width: 10, height: 10)) { $0.fill($0.bounds) }
    let image = try drawing { context, bounds in
      let roundedRect = Path(roundedRect: bounds, cornerRadius: 30)
      roundedRect.addClip(on: context)
      context.setFillColor(.yellow)
      roundedRect.fill(on: context)
      court.draw(in: bounds.zoom(by: 0.75), on: context)
    }
    #expect(color(image, 0, 0) == .white)
    #expect(color(image, 15, 120) == .yellow)
    #expect(color(image, 31, 31) == .black)
    #expect(color(image, 208, 208) == .black)
    #expect(color(image, 211, 211) == .yellow)
  }

  @Test func pipsStandInHalvesAndLabelsInOppositeCorners() throws {
    let text = try StyledText("5\n♥", font: Font.default(size: 20), color: .red, alignment: .center)
    let size = text.size()
    let image = try drawing { context, bounds in
      let pipRect = bounds.insetBy(dx: 40, dy: 60)
      text.draw(in: pipRect.leftHalf, on: context)
      text.draw(in: pipRect.rightHalf, on: context)
      let offset = 8.0
      text.draw(at: bounds.origin.offsetBy(dx: offset, dy: offset), on: context)
      context.withGState {
        context.concatenate(
          Transform.identity.translatedBy(x: bounds.maxX - offset, y: bounds.maxY - offset).rotated(by: .pi))
        text.draw(at: .zero, on: context)
      }
    }
    func hasInk(_ rect: Rect) -> Bool {
      (Int(rect.minY)..<Int(rect.maxY)).contains { y in
        (Int(rect.minX)..<Int(rect.maxX)).contains { color(image, $0, y) != .white }
      }
    }
    let label = Rect(origin: Point(x: 8, y: 8), size: size)
    #expect(hasInk(label))
    #expect(hasInk(Rect(x: 232 - size.width, y: 232 - size.height, width: size.width, height: size.height)))
    #expect(hasInk(Rect(center: Point(x: 80, y: 60 + size.height / 2), size: size)))
    #expect(hasInk(Rect(center: Point(x: 160, y: 60 + size.height / 2), size: size)))
    #expect(!hasInk(Rect(x: 105, y: 20, width: 30, height: 200)))
  }

  // MARK: Rectangles, colours, images

  @Test func aRectanglesParts() {
    let rect = Rect(origin: Point(x: 20, y: 20), size: Size(width: 100, height: 50))
    #expect(rect.minX == 20)
    #expect(rect.midY == 45)
    #expect(rect.intersects(Rect(x: 119, y: 60, width: 9, height: 9)))
    #expect(rect.contains(Point(x: 20, y: 20)))
    #expect(rect.insetBy(dx: 10, dy: 5) == rect.inset(by: Size(width: 10, height: 5)))
    #expect(rect.leftHalf.maxX == rect.rightHalf.minX)
    #expect(rect.sized(to: Size(width: 1, height: 2)) == Rect(x: 20, y: 20, width: 1, height: 2))
  }

  @Test func coloursByNameNumbersHueAndPattern() throws {
    #expect(Color.green == Color(red: 0, green: 1, blue: 0))
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1) == .green)
    #expect(Color.yellow.withAlpha(0.5).alpha == 0.5)
    let tile = try Image(size: Size(width: 4, height: 4)) { context in
      context.setFillColor(.blue)
      context.fill(Rect(x: 0, y: 0, width: 2, height: 4))
    }
    let image = try drawing { context, bounds in
      context.setFill(.image(tile))
      context.fill(bounds)
      context.setFillColor(Color.yellow.withAlpha(0.5))
      context.fill(Rect(x: 100, y: 100, width: 50, height: 50))
    }
    #expect(color(image, 5, 5) == .blue)
    #expect(color(image, 7, 5) == .white)
    #expect(image.pixels[102, 101] == PremultipliedPixel(red: 255, green: 255, blue: 127, alpha: 255))
  }

  @Test func imagesAtAPointInARectangleAsAPatternAndAbsent() throws {
    #expect((try? Image(contentsOfPNG: "/absent/foo.png")) == nil)
    #expect((try? Image(png: [1, 2, 3])) == nil)
    let dot = try Image(size: Size(width: 4, height: 4)) { context in
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 2, height: 4))
    }
    let again = try Image(png: dot.png())
    #expect(again == dot)
    let image = try drawing { context, _ in
      dot.draw(at: Point(x: 10, y: 10), on: context)
      dot.draw(in: Rect(x: 50, y: 50, width: 40, height: 40), on: context)
      dot.drawAsPattern(in: Rect(x: 100, y: 100, width: 20, height: 20), on: context)
    }
    #expect(color(image, 11, 11) == .red)
    #expect(color(image, 12, 11) == .white)
    #expect(color(image, 60, 60) == .red)
    #expect(color(image, 80, 60) == .white)
    #expect(color(image, 117, 110) == .red)
    #expect(color(image, 118, 110) == .white)
  }

  // MARK: Views

  @Test func viewsHaveFramesBordersAlphaAndSubviews() throws {
    var view = Layer(frame: Rect(x: 20, y: 20, width: 100, height: 50))
    view.background = .color(.yellow)
    view.cornerRadius = 10
    view.borderWidth = 4
    view.borderColor = .black
    var label = Layer(frame: Rect(x: 10, y: 10, width: 30, height: 30))
    label.background = .color(.red)
    view.sublayers.append(label)
    var hidden = label
    hidden.frame.origin.x += 40
    hidden.isHidden = true
    view.sublayers.append(hidden)
    let image = try drawing { context, _ in try view.draw(on: context) }
    #expect(color(image, 20, 20) == .white)
    #expect(color(image, 70, 22) == .black)
    #expect(color(image, 40, 40) == .red)
    #expect(color(image, 80, 40) == .yellow)
    view.alpha = 0.5
    let faded = try drawing { context, _ in try view.draw(on: context) }
    #expect(faded.pixels[40, 40] == PremultipliedPixel(red: 255, green: 127, blue: 127, alpha: 255))
  }

  @Test func contentModesPlaceAnImage() throws {
    let image = try Image(size: Size(width: 20, height: 10)) { $0.fill($0.bounds) }
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(ContentMode.scaleToFill.rect(of: image.size, in: bounds) == bounds)
    #expect(ContentMode.aspectFit.rect(of: image.size, in: bounds) == Rect(x: 0, y: 25, width: 100, height: 50))
    #expect(ContentMode.aspectFill.rect(of: image.size, in: bounds) == Rect(x: -50, y: 0, width: 200, height: 100))
    #expect(ContentMode.bottomRight.rect(of: image.size, in: bounds) == Rect(x: 80, y: 90, width: 20, height: 10))
  }
}
