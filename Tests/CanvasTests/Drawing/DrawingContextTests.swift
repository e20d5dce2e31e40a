import Canvas
import TestSupport
import Testing

/// State: saving, transforms, alpha.
@Suite struct DrawingContextTests {
  private static let size = Size(width: 20, height: 16)

  private func context(scale: Double = 1) throws -> DrawingContext { try DrawingContext(size: Self.size, scale: scale) }

  private let square = Rect(x: 0, y: 0, width: 4, height: 4)

  // MARK: Pictures

  @Test func aNewContextIsTransparent() throws {
    let context = try context(scale: 1.5)
    #expect(context.makeImage().isClear)
    #expect(context.bounds == Rect(origin: .zero, size: Self.size) && context.scale == 1.5)
    #expect(context.makeImage().pixelWidth == 30)
  }

  // Memory that others have used comes back as it is; what is not drawn is clear all the same, whatever comes first.
  @Test func nothingOfOtherPicturesIsSeen() throws {
    func used() throws {
      let context = try context()
      context.setFillColor(.red)
      context.fill(context.bounds)
    }
    try used()
    #expect(try context().makeImage().isClear)
    let whole = Rect(x: 0, y: 0, width: 20, height: 16)
    let firsts: [(String, (DrawingContext) -> Void, Int)] = [
      ("all", { $0.fill(whole) }, 320),
      ("more than all", { $0.fill(whole.insetBy(dx: -3, dy: -2)) }, 320),
      ("all but a column", { $0.fill(Rect(x: 0, y: 0, width: 19, height: 16)) }, 304),
      (
        "a turned rectangle",
        { context in
          context.rotate(by: .pi / 2)
          context.fill(Rect(x: 0, y: -20, width: 16, height: 20))
        }, 320
      ),
      (
        "all, clipped",
        { context in
          context.clip(to: square)
          context.fill(whole)
        }, 16
      ),
      (
        "all, clipped to a shape",
        { context in
          context.clip(to: Path(roundedRect: Rect(x: 0, y: 0, width: 20, height: 16), cornerRadius: 0.5))
          context.fill(whole)
        }, 316
      ),
      (
        "all in a layer",
        { context in
          context.clip(to: square)
          context.withTransparencyLayer { context.fill(whole) }
        }, 16
      ),
      (
        "all, erased",
        { context in
          context.setBlendMode(.destinationIn)
          context.fill(whole)
        }, 0
      ),
    ]
    for (name, draw, count) in firsts {
      try used()
      let image = try Image(size: Self.size, drawing: draw)
      #expect(image.alphas.count { $0 == 255 } == count, "\(name)")
      #expect(image.alphas.count { $0 == 0 } == 320 - count - (count == 316 ? 4 : 0), "\(name)")
    }
    // Half transparent, over nothing.
    try used()
    let half = try Image(size: Self.size) { context in
      context.setFillColor(Color(red: 0, green: 0, blue: 0, alpha: 0.5))
      context.fill(whole)
    }
    #expect(half.alphas.allSatisfy { $0 == 128 } && half.pixels[3, 3].red == 0)
  }

  @Test func laterDrawingDoesNotChangeAnImage() throws {
    let context = try context()
    let empty = context.makeImage()
    context.fill(square)
    let drawn = context.makeImage()
    context.fill(context.bounds)
    #expect(empty.isClear)
    #expect(drawn.alphas.count { $0 == 255 } == 16)
  }

  @Test func theScaleMakesPixelsOfPoints() throws {
    let context = try context(scale: 3)
    context.fill(Rect(x: 1, y: 2, width: 2, height: 1))
    let image = context.makeImage()
    #expect(image.alphas.count { $0 == 255 } == 18)
    #expect(image.alpha(3, 6) == 255 && image.alpha(8, 8) == 255 && image.alpha(9, 8) == 0)
    #expect(context.transform == .identity)
  }

  // MARK: Saving

  @Test func restoringBringsEverythingBack() throws {
    let context = try context()
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.clip(to: square)
    context.setFillColor(.red)
    context.setStrokeColor(.red)
    context.setLineWidth(9)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(1)
    context.setLineDash([1, 1])
    context.setAlpha(0.5)
    context.setBlendMode(.xor)
    context.setShouldAntialias(false)
    context.setShadow(offset: Vector(dx: 3, dy: 3), blur: 1)
    context.restoreGState()
    #expect(context.transform == .identity)
    let fresh = try self.context()
    for context in [context, fresh] {
      context.fill(Rect(x: 1, y: 1, width: 3, height: 3))
      context.fill(Path(ovalIn: Rect(x: 4, y: 2, width: 7, height: 6)))
      context.stroke(.line((2, 10), (12, 10), (12, 6)))
    }
    #expect(context.makeImage() == fresh.makeImage())
  }

  @Test func savesNest() throws {
    let context = try context()
    for x in [1.0, 2, 3] {
      context.saveGState()
      context.translateBy(x: x, y: 0)
    }
    #expect(context.transform.tx == 6)
    context.restoreGState()
    #expect(context.transform.tx == 3)
    context.restoreGState()
    context.restoreGState()
    #expect(context.transform.tx == 0)
  }

  @Test func anUnbalancedRestoreDoesNothing() throws {
    let context = try context()
    context.translateBy(x: 3, y: 0)
    context.setFillColor(.red)
    context.restoreGState()
    context.restoreGState()
    #expect(context.transform.tx == 3)
    context.fill(square)
    #expect(context.makeImage().channels(3, 0) == [255, 0, 0, 255])
  }

  @Test func theCurrentPathIsNotSaved() throws {
    let context = try context()
    context.saveGState()
    context.addRect(square)
    context.restoreGState()
    context.fillPath()
    #expect(context.makeImage().alpha(1, 1) == 255)
  }

  @Test func withGStateRestoresWhateverItsBodyDoes() throws {
    struct Stop: Error {}
    let context = try context()
    context.saveGState()
    context.translateBy(x: 1, y: 0)
    let answer = context.withGState {
      context.translateBy(x: 2, y: 0)
      context.saveGState()
      context.translateBy(x: 4, y: 0)
      return 42
    }
    #expect(answer == 42 && context.transform.tx == 1)
    // More restores than saves reach nothing outside of the body.
    context.withGState {
      for _ in 0..<5 { context.restoreGState() }
      context.translateBy(x: 8, y: 0)
    }
    #expect(context.transform.tx == 1)
    #expect(throws: Stop.self) {
      try context.withGState { () throws(Stop) in
        context.translateBy(x: 16, y: 0)
        throw Stop()
      }
    }
    #expect(context.transform.tx == 1)
    context.restoreGState()
    #expect(context.transform.tx == 0)
  }

  // MARK: Transforms

  @Test func transformsActBeforeWhatIsThere() throws {
    let context = try context()
    context.scaleBy(x: 2, y: 2)
    context.translateBy(x: 3, y: 1)
    #expect(context.transform == Transform(a: 2, b: 0, c: 0, d: 2, tx: 6, ty: 2))
    context.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.makeImage().alphas.count { $0 == 255 } == 4 && context.makeImage().alpha(6, 2) == 255)
    context.concatenate(Transform(rotationAngle: Double.pi / 2))
    #expect(context.transform == Transform(a: 0, b: 2, c: -2, d: 0, tx: 6, ty: 2))
  }

  @Test func aQuarterTurnKeepsRectanglesExact() throws {
    let context = try context()
    context.translateBy(x: 10, y: 2)
    context.rotate(by: Double.pi / 2)
    context.fill(Rect(x: 1, y: 0, width: 5, height: 3))
    let expected = try Image(size: Self.size) { $0.fill(Rect(x: 7, y: 3, width: 3, height: 5)) }
    #expect(context.makeImage() == expected)
  }

  @Test func aTurnedRectangleIsItsPath() throws {
    let rect = Rect(x: 2, y: -3, width: 9, height: 5)
    let images = try [true, false].map { isPath in
      try Image(size: Self.size) {
        $0.translateBy(x: 5, y: 5)
        $0.rotate(by: 0.5)
        if isPath { $0.fill(Path(rect: rect)) } else { $0.fill(rect) }
      }
    }
    #expect(images[0] == images[1] && !images[0].isClear)
  }

  @Test(arguments: [
    Transform(scaleX: 0, y: 0), Transform(scaleX: 1, y: 0), Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    Transform(scaleX: .nan, y: 1), Transform(translationX: .infinity, y: 0), Transform(scaleX: 1e300, y: 0x1p-1063),
  ])
  func underASingularTransformNothingIsDrawn(transform: Transform) throws {
    let tile = try Image(size: Size(width: 2, height: 2)) { $0.fill($0.bounds) }
    let font = try Font.default(size: 12)
    let context = try context()
    context.concatenate(transform)
    for rect in [square, Rect(x: 0, y: 0, width: 1e172, height: 1e172)] {
      context.fill(rect)
      context.stroke(rect)
      context.fill(Path(ovalIn: rect))
      context.stroke(Path(ovalIn: rect))
    }
    context.stroke(.line((0, 0), (3, 3)), style: StrokeStyle(width: 0))
    context.draw(tile, in: square)
    context.drawAsPattern(tile, in: square)
    context.draw(StyledText("10", font: font), at: .zero)
    context.addRect(square)
    #expect(context.path == nil)
    context.strokePath()
    context.withGState {
      context.clip(to: Path(ovalIn: context.bounds))
      context.concatenate(transform.inverted() ?? .identity)
      context.fill(context.bounds)
    }
    #expect(context.makeImage().isClear)
  }

  // MARK: Alpha

  @Test func alphaMultipliesEverythingThatIsDrawn() throws {
    let tile = try Image(size: Size(width: 4, height: 4)) { $0.fill($0.bounds) }
    let context = try context()
    context.setAlpha(0.5)
    context.setFillColor(Color.black.withAlpha(0.5))
    context.setStrokeColor(.black)
    context.fill(square)
    context.stroke(.line((6, 2), (10, 2)), style: StrokeStyle(width: 4))
    context.draw(tile, at: Point(x: 12, y: 0))
    let image = context.makeImage()
    #expect([image.alpha(1, 1), image.alpha(8, 1), image.alpha(13, 1)] == [64, 128, 128])
    // It replaces what was set before, and does not multiply with it.
    context.setAlpha(1)
    context.fill(Rect(x: 0, y: 8, width: 1, height: 1))
    #expect(context.makeImage().alpha(0, 8) == 128)
  }
}
