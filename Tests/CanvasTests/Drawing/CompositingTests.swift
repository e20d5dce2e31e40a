import Canvas
import TestSupport
import Testing

/// Blend modes, clearing and hard edges through the calls of the context.
@Suite struct CompositingTests {
  private static let size = Size(width: 24, height: 24)
  private static let orange = Color(red8: 240, green8: 160, blue8: 40)
  private static let blue = Color(red8: 30, green8: 80, blue8: 200, alpha8: 180)

  private func picture(_ drawing: (DrawingContext) throws -> Void) throws -> Image {
    try Image(size: Self.size) { context in
      context.setFillColor(Self.orange)
      context.fill(context.bounds)
      context.setFillColor(Self.blue)
      context.setStrokeColor(Self.blue)
      try drawing(context)
    }
  }

  private static func blended(_ color: Color, onto below: Color, _ mode: BlendMode) -> PremultipliedPixel {
    var row = [below.premultiplied]
    mode.blend([color.premultiplied], onto: &row, coverage: [255])
    return row[0]
  }

  /// Everything that draws, as it covers the pixel at (12, 12) with blue.
  private static let drawings: [(String, @Sendable (DrawingContext) throws -> Void)] = [
    ("rectangle", { $0.fill(Rect(x: 4, y: 4, width: 16, height: 16)) }),
    ("path", { $0.fill(Path(ovalIn: Rect(x: 4, y: 4, width: 16, height: 16))) }),
    ("stroke", { $0.stroke(Path.line((6, 13), (18, 12)), style: StrokeStyle(width: 8)) }),
    (
      "turned rectangle",
      { context in
        context.translateBy(x: 12, y: 12)
        context.rotate(by: 1)
        context.fill(Rect(x: -6, y: -6, width: 12, height: 12))
      }
    ),
    (
      "partition",
      { context in
        let halves = [Rect(x: 4, y: 4, width: 9.5, height: 16), Rect(x: 13.5, y: 4, width: 6, height: 16)]
        context.fillPartition(halves.map { (Path(rect: $0), blue) })
      }
    ),
    ("image", { $0.draw(try tile(), in: Rect(x: 6, y: 6, width: 12, height: 12)) }),
    ("pattern", { $0.drawAsPattern(try tile(), in: Rect(x: 6, y: 6, width: 12, height: 12)) }),
    (
      "text",
      { context in
        context.draw(
          StyledText("\u{25A0}", font: try Font.default(size: 20), color: blue), baselineAt: Point(x: 3, y: 17))
      }
    ),
  ]

  private static func tile() throws -> Image {
    try Image(size: Size(width: 4, height: 4)) { context in
      context.setFillColor(blue)
      context.fill(context.bounds)
    }
  }

  @Test(arguments: [BlendMode.multiply, .copy, .destinationOut, .luminosity, .clear])
  func everythingThatDrawsHonoursTheMode(mode: BlendMode) throws {
    let expected = Self.blended(Self.blue, onto: Self.orange, mode)
    let before = Self.orange.premultiplied
    for (name, draw) in Self.drawings {
      let image = try picture { context in
        context.setBlendMode(mode)
        try draw(context)
      }
      #expect(image.pixels[12, 12] == expected, "\(name)")
      // Bounded: beyond the shape nothing changes.
      #expect(image.pixels[0, 0] == before && image.pixels[23, 0] == before, "\(name)")
    }
  }

  @Test(arguments: BlendMode.allCases) func nothingChangesOutsideOfTheShapeOrTheClip(mode: BlendMode) throws {
    let before = try picture { _ in }
    let after = try picture { context in
      context.clip(to: Path(ovalIn: Rect(x: 2, y: 2, width: 14, height: 14)))
      context.setBlendMode(mode)
      context.fill(Path(ovalIn: Rect(x: 8, y: 8, width: 14, height: 14)))
    }
    for y in 0..<24 {
      for x in 0..<24 where !((8..<16) ~= x && (8..<16) ~= y) {
        #expect(after.pixels[x, y] == before.pixels[x, y])
      }
    }
  }

  @Test(arguments: BlendMode.allCases) func aPartlyCoveredPixelLiesBetweenBeforeAndAfter(mode: BlendMode) throws {
    let image = try picture { context in
      context.setBlendMode(mode)
      context.fill(Rect(x: 4.5, y: 4, width: 10, height: 10))
    }
    let (before, edge, after) = (image.channels(0, 0), image.channels(4, 8), image.channels(8, 8))
    for i in 0..<4 {
      #expect(abs(2 * edge[i] - before[i] - after[i]) <= 2, "\(mode) \(before) \(edge) \(after)")
    }
  }

  @Test(arguments: BlendMode.allCases) func everyModeLeavesValidPixels(mode: BlendMode) throws {
    let image = try Image(size: Self.size) { context in
      for i in 0..<30 {
        context.setBlendMode(i % 2 == 0 ? .normal : mode)
        context.setFillColor(
          Color(hue: Double(i) / 7, saturation: 0.9, brightness: 0.8, alpha: Double(i % 5) / 4))
        context.fill(Path(ovalIn: Rect(x: Double(i % 6) * 3, y: Double(i % 4) * 4.3, width: 9.5, height: 8.5)))
      }
    }
    for y in 0..<24 {
      for x in 0..<24 {
        let pixel = image.pixels[x, y]
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
  }

  @Test func theContextsAlphaMultipliesTheSource() throws {
    let copied = try picture { context in
      context.setAlpha(0.5)
      context.setBlendMode(.copy)
      context.setFillColor(.black)
      context.fill(context.bounds)
    }
    #expect(copied.channels(3, 3) == [0, 0, 0, 128])
    // A source of no alpha is not always nothing.
    let emptied = try picture { context in
      context.setAlpha(0)
      context.setBlendMode(.copy)
      context.fill(context.bounds)
    }
    #expect(emptied.isClear)
  }

  @Test func theModeIsPartOfTheSavedState() throws {
    let image = try picture { context in
      context.withGState {
        context.setBlendMode(.clear)
        context.setShouldAntialias(false)
      }
      context.fill(Path(ovalIn: context.bounds))
    }
    #expect(try image == picture { $0.fill(Path(ovalIn: $0.bounds)) })
  }

  // MARK: Clearing

  @Test func clearingIgnoresColourAlphaAndMode() throws {
    let image = try picture { context in
      context.setAlpha(0)
      context.setBlendMode(.destinationOver)
      context.setShadow(offset: Vector(dx: 3, dy: 3), blur: 2)
      context.clear(Rect(x: 4, y: 4, width: 8.5, height: 8))
    }
    let before = Self.orange.premultiplied
    #expect(image.pixels[4, 4] == .clear && image.pixels[11, 11] == .clear)
    // Half covered is 128 of 255; what is left of 255 is 127.
    #expect(image.alpha(12, 5) == 127)
    #expect(image.pixels[3, 4] == before && image.pixels[13, 4] == before && image.pixels[4, 12] == before)
  }

  @Test func clearingStaysInsideTheClipAndForgivesOddRectangles() throws {
    let image = try picture { context in
      context.withGState {
        context.clip(to: Rect(x: 0, y: 0, width: 12, height: 24))
        context.clear(Rect(x: 24, y: 24, width: -24, height: -24))
      }
      context.clear(.null)
      context.clear(Rect(x: .nan, y: 0, width: 5, height: 5))
      context.clear(Rect(x: 0, y: 0, width: .infinity, height: 5))
      context.clear(Rect(x: 14, y: 2, width: 0, height: 5))
    }
    #expect(image.alphas == (0..<24 * 24).map { $0 % 24 < 12 ? 0 : 255 })
  }

  // MARK: Hard edges

  private func hardEdged(_ drawing: (DrawingContext) throws -> Void) throws -> Image {
    try Image(size: Self.size) { context in
      context.setShouldAntialias(false)
      try drawing(context)
    }
  }

  @Test func everythingThatDrawsHasHardEdges() throws {
    for (name, draw) in Self.drawings {
      let image = try hardEdged { context in
        context.setFillColor(Self.blue)
        context.setStrokeColor(Self.blue)
        context.translateBy(x: 0.3, y: 0.2)
        try draw(context)
      }
      #expect(Set(image.alphas) == [0, 180], "\(name)")
    }
  }

  @Test func aClipMadeWithoutAntialiasingHasHardEdges() throws {
    let oval = Path(ovalIn: Rect(x: 2, y: 2, width: 20, height: 20))
    let image = try hardEdged { context in
      context.clip(to: oval)
      context.clip(to: Rect(x: 0, y: 0, width: 15.7, height: 15.2))
      context.setShouldAntialias(true)
      context.fill(context.bounds)
    }
    #expect(Set(image.alphas) == [0, 255])
    #expect(image.alpha(15, 8) == 255 && image.alpha(8, 15) == 0)
  }

  @Test func aSoftClipStaysSoftUnderHardShapes() throws {
    let oval = Path(ovalIn: Rect(x: 2, y: 2, width: 20, height: 20))
    let clipped = try Image(size: Self.size) { context in
      context.clip(to: oval)
      context.setShouldAntialias(false)
      context.fill(context.bounds)
    }
    #expect(try clipped == Image(size: Self.size) { $0.fill(oval) })
  }
}
