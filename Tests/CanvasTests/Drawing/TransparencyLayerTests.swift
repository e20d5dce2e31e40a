import Canvas
import Testing

@Suite struct TransparencyLayerTests {
  private func picture(_ draw: (DrawingContext) throws -> Void) throws -> Image {
    try Image(size: Size(width: 20, height: 20)) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      context.setFillColor(.black)
      try draw(context)
    }
  }

  private func grey(_ image: Image, _ x: Int, _ y: Int) -> UInt8 { image.pixels[x, y].red }

  @Test func theAlphaAppliesOnceToTheWhole() throws {
    let image = try picture { context in
      context.setAlpha(0.5)
      context.withTransparencyLayer {
        context.fill(Rect(x: 0, y: 0, width: 12, height: 20))
        context.fill(Rect(x: 8, y: 0, width: 12, height: 20))
      }
    }
    #expect(grey(image, 2, 5) == 127)
    #expect(grey(image, 10, 5) == 127)
  }

  @Test func theTwoAlphasMultiply() throws {
    let image = try picture { context in
      context.setAlpha(0.5)
      context.withTransparencyLayer(alpha: 0.5) { context.fill(context.bounds) }
    }
    #expect(grey(image, 2, 5) == 191)
  }

  @Test func insideDrawingBeginsPlainAndAfterwardsTheStateIsAsBefore() throws {
    let image = try picture { context in
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.withTransparencyLayer {
        context.restoreGState()
        context.setFillColor(.red)
        context.translateBy(x: 100, y: 0)
      }
      context.setBlendMode(.normal)
      context.fill(context.bounds)
    }
    #expect(grey(image, 2, 5) == 127)
    #expect(image.pixels[2, 5].green == 127)
  }

  @Test func aThrowingLayerIsNotDrawn() throws {
    struct Stop: Error {}
    let image = try picture { context in
      #expect(throws: Stop.self) {
        try context.withTransparencyLayer {
          context.fill(context.bounds)
          throw Stop()
        }
      }
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(grey(image, 5, 5) == 255)
    #expect(grey(image, 0, 0) == 0)
  }

  @Test func theClipAppliesToTheLayer() throws {
    let image = try picture { context in
      context.clip(to: Rect(x: 5.5, y: 0, width: 10, height: 20))
      context.withTransparencyLayer { context.fill(context.bounds) }
    }
    #expect(grey(image, 4, 5) == 255)
    #expect(grey(image, 5, 5) == 127)
    #expect(grey(image, 6, 5) == 0)
  }

  @Test(arguments: [
    Rect.null, Rect(x: 300, y: 0, width: 5, height: 5), Rect(x: .nan, y: 0, width: 5, height: 5),
    Rect(x: 0, y: 0, width: 0, height: 0),
  ])
  func aLayerNowhereStillRunsItsBody(rect: Rect) throws {
    var runs = 0
    let image = try picture { context in
      context.withTransparencyLayer(in: rect) {
        context.fill(context.bounds)
        runs += 1
      }
    }
    #expect(runs == 1)
    #expect(grey(image, 5, 5) == 255)
  }

  @Test func aPictureTakenInsideIsThePictureBelow() throws {
    let image = try picture { context in
      context.withTransparencyLayer {
        context.fill(context.bounds)
        #expect(context.makeImage().pixels[3, 3].red == 255)
      }
    }
    #expect(grey(image, 3, 3) == 0)
  }

  @Test func aHardShadowIsTheShapeMoved() throws {
    let image = try picture { context in
      context.scaleBy(x: 2, y: 2)
      context.setFillColor(.red)
      context.setShadow(offset: Vector(dx: 4, dy: 6), blur: 0, color: .blue)
      context.fill(Rect(x: 1, y: 1, width: 3, height: 3))
    }
    #expect(image.color(atPixelX: 2, y: 2) == .red)
    #expect(image.color(atPixelX: 7, y: 7) == .red)
    #expect(image.color(atPixelX: 11, y: 13) == .blue)
    #expect(image.color(atPixelX: 12, y: 13) == .white)
  }

  @Test func theDefaultShadowIsBlackAtAThird() throws {
    let image = try picture { context in
      context.setShadow(offset: Vector(dx: 10, dy: 0), blur: 0)
      context.fill(Rect(x: 0, y: 0, width: 8, height: 20))
    }
    #expect(grey(image, 14, 5) == 170)
  }

  @Test func aShadowEndsWithTheState() throws {
    let image = try picture { context in
      context.withGState {
        context.setShadow(offset: Vector(dx: 10, dy: 0), blur: 0)
      }
      context.fill(Rect(x: 0, y: 0, width: 8, height: 20))
      context.setShadow(offset: Vector(dx: 10, dy: 0), blur: 0)
      context.shadow = nil
      context.fill(Rect(x: 0, y: 0, width: 8, height: 20))
    }
    #expect(grey(image, 14, 5) == 255)
  }

  @Test(arguments: [
    Shadow(offset: Vector(dx: .nan, dy: .infinity), blur: .nan),
    Shadow(offset: Vector(dx: 1e300, dy: -1e300), blur: 1e300),
    Shadow(offset: .zero, blur: -5),
  ])
  func oddShadowsDoNotStopTheDrawing(shadow: Shadow) throws {
    let image = try picture { context in
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      context.fill(Rect(x: 0, y: 0, width: 8, height: 20))
      context.shadow = nil
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(grey(image, 0, 0) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func aShadowWithALengthThatIsNoneIsNotDrawn(odd: Double) throws
  {
    let plain = try picture { $0.fill(Rect(x: 4, y: 4, width: 8, height: 8)) }
    for shadow in [
      Shadow(offset: Vector(dx: odd, dy: 4), blur: 0), Shadow(offset: Vector(dx: 4, dy: odd), blur: 2),
      Shadow(offset: Vector(dx: 4, dy: 4), blur: odd),
    ] {
      let image = try picture { context in
        context.shadow = shadow
        context.fill(Rect(x: 4, y: 4, width: 8, height: 8))
      }
      #expect(image == plain)
    }
  }

  @Test func aShadowOfWhatLiesFarOutsideIsCastIntoThePicture() throws {
    let image = try picture { context in
      context.setShadow(offset: Vector(dx: 1_000, dy: -500), blur: 0, color: .black)
      context.fill(Rect(x: -1_000, y: 500, width: 8, height: 1e9))
    }
    #expect(grey(image, 7, 0) == 0)
    #expect(grey(image, 8, 0) == 255)
  }

  @Test(arguments: [0.0, 3, 12])
  func aShadowIsTheSameHoweverFarItsShapeReaches(blur: Double) throws {
    // What cannot be seen is left out of the blur; it must not be missed.
    let near = Rect(x: -60, y: -60, width: 70, height: 140)
    let far = Rect(x: -1e6, y: -1e6, width: 1e6 + 10, height: 2e6)
    func shadow(of rect: Rect) throws -> Image {
      try picture { context in
        context.setShadow(offset: Vector(dx: 4, dy: -3), blur: blur, color: .blue)
        context.fill(rect)
      }
    }
    #expect(try shadow(of: near) == shadow(of: far))
  }

  @Test(arguments: [Vector(dx: 3, dy: 2), Vector(dx: -30, dy: 14)])
  func aShadowUnderAClipIsAPartOfTheShadow(offset: Vector) throws {
    func shadow(in clip: Rect) throws -> Image {
      try picture { context in
        context.clip(to: clip)
        context.setShadow(offset: offset, blur: 5)
        context.fill(Path(ovalIn: Rect(x: 3 - offset.dx, y: 4 - offset.dy, width: 12, height: 11)))
      }
    }
    let whole = try shadow(in: Rect(x: 0, y: 0, width: 20, height: 20))
    let part = try shadow(in: Rect(x: 5, y: 6, width: 9, height: 3))
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (5..<14).contains(x) && (6..<9).contains(y)
        #expect(part.pixels[x, y] == (isInside ? whole.pixels[x, y] : PremultipliedPixel(bits: 0xFFFF_FFFF)))
      }
    }
  }

  @Test func aShadowTooFarAwayLeavesItsShape() throws {
    let image = try picture { context in
      context.setShadow(offset: Vector(dx: 60_000, dy: 60_000), blur: 0)
      context.withTransparencyLayer { context.fill(Rect(x: 0, y: 0, width: 8, height: 20)) }
    }
    #expect(grey(image, 2, 2) == 0)
    #expect(grey(image, 9, 2) == 255)
  }

  @Test func clippingOutIsWhatClippingLeaves() throws {
    let path = Path(ovalIn: Rect(x: 2.3, y: 3.1, width: 14, height: 13))
    let inside = try picture { context in
      context.clip(to: path)
      context.fill(context.bounds)
    }
    let outside = try picture { context in
      context.clip(excluding: path)
      context.fill(context.bounds)
    }
    for y in 0..<20 {
      for x in 0..<20 { #expect(Int(grey(inside, x, y)) + Int(grey(outside, x, y)) == 255) }
    }
  }

  @Test func clippingOutNothingChangesNothing() throws {
    let image = try picture { context in
      context.clip(excluding: Path())
      context.clip(excluding: Path(rect: Rect(x: .nan, y: 0, width: 1, height: 1)))
      context.clip(excluding: Path(rect: Rect(x: 100, y: 100, width: 5, height: 5)))
      context.fill(context.bounds)
    }
    #expect(grey(image, 0, 0) == 0)
    #expect(grey(image, 19, 19) == 0)
  }

  @Test func clippingToRectanglesIsToAnyOfThem() throws {
    let image = try picture { context in
      context.clip(to: [Rect(x: 0, y: 0, width: 5, height: 5), Rect(x: 3, y: 3, width: 5, height: 5)])
      context.fill(context.bounds)
    }
    #expect(grey(image, 1, 1) == 0)
    #expect(grey(image, 4, 4) == 0)
    #expect(grey(image, 7, 7) == 0)
    #expect(grey(image, 7, 1) == 255)
    let none = try picture { context in
      context.clip(to: [])
      context.fill(context.bounds)
    }
    #expect(grey(none, 1, 1) == 255)
  }

  @Test func aMaskLetsThroughWhatItsChannelSays() throws {
    let mask = try Image(size: Size(width: 2, height: 1)) { context in
      context.setFillColor(Color(white: 0, alpha: 0.6))
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(.white)
      context.fill(Rect(x: 1, y: 0, width: 1, height: 1))
    }
    for (channel, left) in [(MaskChannel.alpha, UInt8(102)), (.luminance, 255)] {
      let image = try picture { context in
        context.clip(to: Rect(x: 0, y: 0, width: 2, height: 1), mask: mask, channel: channel)
        context.fill(context.bounds)
      }
      #expect(grey(image, 0, 0) == left)
      #expect(grey(image, 1, 0) == 0)
      #expect(grey(image, 5, 5) == 255)
    }
  }

  // All between a shape and its shadow took memory and time.
  @Test(arguments: [9_000.0, -9_000]) func aShadowFromFarAwayIsTheSame(distance: Double) throws {
    func shadow(of rect: Rect, offset: Double) throws -> Image {
      try picture { context in
        context.setShadow(offset: Vector(dx: offset, dy: offset), blur: 4, color: .black)
        context.fill(rect)
      }
    }
    let shape = Rect(x: 6, y: 6, width: 8, height: 5)
    let far = try shadow(of: shape.offsetBy(dx: -distance, dy: -distance), offset: distance)
    let near = try shadow(of: shape.offsetBy(dx: -40, dy: -40), offset: 40)
    #expect(far == near)
    #expect(grey(far, 10, 8) < 80)
    let all = try shadow(of: Rect(x: -20_000, y: -20_000, width: 40_000, height: 40_000), offset: distance)
    #expect(grey(all, 10, 8) == 0)
  }

  // Columns to the left of the picture are negative: rows of a paint there once began at 0.
  @Test(arguments: [2, 40, 30_000.0]) func aShadowOfAPaintFromTheLeftIsTheSame(distance: Double) throws {
    func shadow(from distance: Double) throws -> Image {
      try picture { context in
        context.setShadow(offset: Vector(dx: distance, dy: 0), blur: 4, color: .black)
        context.setFill(
          .linearGradient(Gradient(colors: [.red, .blue]), from: .zero, to: Point(x: 9, y: 0)))
        context.fill(Path(ovalIn: Rect(x: 6 - distance, y: 6, width: 8, height: 5)))
      }
    }
    #expect(grey(try shadow(from: distance), 10, 8) < 80)
    if distance > 20 { #expect(try shadow(from: distance) == shadow(from: 60)) }
  }
}
