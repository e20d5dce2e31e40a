import Canvas
import TestSupport
import Testing

@Suite struct GlyphColorsTests {
  // A square of two layers: the left half red, the right half in the text's colour, which overlaps it by a quarter.
  private func layered(size: Double = 10) throws -> Font {
    var writer = FontWriter()
    writer.glyphs += [.box(0, 0, 1000, 1000), .box(0, 0, 600, 1000), .box(400, 0, 600, 1000)]
    writer.advances = [500, 1000, 1000, 1000]
    writer.characters = ["A": 1]
    writer.palette = [Color.red, Color.blue.withAlpha(0.5)]
    writer.layers = [1: [(2, 0), (3, 0xFFFF)]]
    return try Font(bytes: writer.bytes(), size: size)
  }

  private func picture(_ draw: (DrawingContext) -> Void) throws -> Image {
    try Image(size: Size(width: 20, height: 20), drawing: draw)
  }

  // MARK: Layers

  @Test func layersHaveTheirPathsAndColours() throws {
    let glyph = try #require(try layered().glyph(of: "A"))
    guard case .layers(let layers) = glyph.colors else {
      Issue.record("no layers")
      return
    }
    #expect(layers.map(\.color) == [.red, nil])
    #expect(layers.map(\.bounds.minX) == [0, 400])
    #expect(glyph.bounds == Rect(x: 0, y: -1000, width: 1000, height: 1000))
    #expect(glyph.advance == 1000)
    // As a path it is its plain outline.
    #expect(glyph.path.boundingBox == glyph.bounds)
    #expect(!glyph.isMissing && !glyph.drawsNothing)
  }

  @Test func layersAreDrawnFromTheBackInTheirColours() throws {
    let font = try layered()
    let image = try picture { $0.draw(StyledText("A", font: font, color: .green), baselineAt: Point(x: 0, y: 10)) }
    #expect(image.channels(2, 5) == [255, 0, 0, 255])
    #expect(image.channels(5, 5) == [0, 255, 0, 255])
    #expect(image.channels(9, 5) == [0, 255, 0, 255])
    #expect(image.channels(11, 5) == [0, 0, 0, 0])
  }

  @Test func aTranslucentGlyphIsOneObject() throws {
    let font = try layered()
    for image in [
      try picture {
        $0.setAlpha(0.5)
        $0.draw(StyledText("A", font: font, color: .green), baselineAt: Point(x: 0, y: 10))
      },
      try picture {
        $0.draw(StyledText("A", font: font, color: Color.green.withAlpha(0.5)), baselineAt: Point(x: 0, y: 10))
      },
    ] {
      #expect(image.channels(2, 5) == [128, 0, 0, 128])
      // Where layers overlap nothing shows through.
      #expect(image.channels(5, 5) == [0, 128, 0, 128])
    }
  }

  @Test func aShadowLiesBehindAllLayers() throws {
    let font = try layered()
    let image = try picture {
      $0.setShadow(offset: Vector(dx: 3, dy: 0), blur: 0, color: .black)
      $0.draw(StyledText("A", font: font, color: .green), baselineAt: Point(x: 0, y: 10))
    }
    #expect(image.channels(5, 5) == [0, 255, 0, 255])
    #expect(image.channels(12, 5) == [0, 0, 0, 255])
  }

  @Test func aGradientFillsTheLayersOfTheText() throws {
    let font = try layered()
    let gradient = Paint.linearGradient(
      Gradient(stops: [Gradient.Stop(location: 0, color: .blue), Gradient.Stop(location: 1, color: .blue)]),
      from: .zero, to: Point(x: 10, y: 0))
    let image = try picture { $0.draw(StyledText("A", font: font).layout(), at: .zero, paint: gradient) }
    #expect(image.channels(2, 5) == [255, 0, 0, 255])
    #expect(image.channels(7, 5) == [0, 0, 255, 255])
  }

  @Test func aGlyphWithTooManyLayersIsItsOutline() throws {
    var writer = FontWriter()
    writer.glyphs += [.box(0, 0, 1000, 1000)]
    writer.characters = ["A": 1]
    writer.palette = [.red]
    writer.layers = [1: Array(repeating: (1, 0), count: 1025)]
    let glyph = try #require(try Font(bytes: writer.bytes(), size: 10).glyph(of: "A"))
    #expect(glyph.colors == nil)
    #expect(!glyph.path.isEmpty)
  }

  // MARK: Pictures

  // Red above, blue below, in 20 × 10 pixels of a font of 20 pixels.
  private func pictured() throws -> Font {
    let image = try Image(size: Size(width: 20, height: 10)) { context in
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 20, height: 5))
      context.setFillColor(.blue)
      context.fill(Rect(x: 0, y: 5, width: 20, height: 5))
    }
    var writer = FontWriter()
    writer.hasOutlines = false
    writer.glyphs += [.empty]
    writer.advances = [500, 1100]
    writer.characters = ["A": 1, " ": 0]
    writer.pictureSize = 20
    writer.pictures = [
      1: FontWriter.Picture(png: try image.png(), width: 20, height: 10, bearingX: 2, bearingY: 8)
    ]
    return try Font(bytes: writer.bytes(), size: 20)
  }

  @Test func aPictureStandsWhereItsBearingsSay() throws {
    let font = try pictured()
    #expect(font.unitsPerEm == 1000)
    #expect((font.ascent, font.descent, font.lineHeight) == (16, 4, 20))
    let glyph = try #require(font.glyph(of: "A"))
    #expect(glyph.advance == 1100)
    #expect(glyph.bounds == Rect(x: 100, y: -400, width: 1000, height: 500))
    #expect(!glyph.drawsNothing && glyph.path.isEmpty)
    let image = try Image(size: Size(width: 30, height: 20)) {
      $0.draw(StyledText("A", font: font), baselineAt: Point(x: 3, y: 12))
    }
    let drawn = try Image(size: Size(width: 30, height: 20)) {
      $0.setFillColor(.red)
      $0.fill(Rect(x: 5, y: 4, width: 20, height: 5))
      $0.setFillColor(.blue)
      $0.fill(Rect(x: 5, y: 9, width: 20, height: 5))
    }
    #expect(image == drawn)
  }

  @Test func aSmallerPictureIsTheAverageOfItsAreasOnWholePixels() throws {
    let font = try pictured().withSize(10)
    let image = try Image(size: Size(width: 30, height: 20)) {
      $0.draw(StyledText("A", font: font), baselineAt: Point(x: 3.3, y: 12.2))
    }
    // Ten by five pixels; the middle row is half of each.
    #expect(image.channels(4, 8) == [255, 0, 0, 255])
    #expect(image.channels(13, 9) == [255, 0, 0, 255])
    #expect(image.channels(4, 10) == [128, 0, 128, 255])
    #expect(image.channels(4, 12) == [0, 0, 255, 255])
    #expect(image.channels(3, 8) == [0, 0, 0, 0])
    #expect(image.channels(14, 8) == [0, 0, 0, 0])
    #expect(image.channels(4, 13) == [0, 0, 0, 0])
  }

  @Test func aPictureFollowsAlphaClipAndTransform() throws {
    let font = try pictured()
    let image = try Image(size: Size(width: 40, height: 40)) {
      $0.clip(to: Rect(x: 0, y: 0, width: 40, height: 20))
      $0.translateBy(x: 20, y: 20)
      $0.rotate(by: .pi)
      $0.setAlpha(0.5)
      $0.draw(StyledText("A", font: font, color: Color.black.withAlpha(0.5)), baselineAt: Point(x: -12, y: 5))
    }
    // Turned over: blue above, cut off below 20.
    #expect(image.channels(20, 15) == [0, 0, 64, 64])
    #expect(image.channels(20, 19) == [64, 0, 0, 64])
    #expect(image.channels(20, 20) == [0, 0, 0, 0])
  }

  @Test func theColourOfTheTextDoesNotMatterToAPicture() throws {
    let font = try pictured()
    let pictures = try [Color.black, .green].map { color in
      try picture { $0.draw(StyledText("A", font: font, color: color), at: .zero) }
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: [1e-300, 1e-3, 1, 109, 5000, 1e7, 1e300])
  func aPictureOfAnySizeIsDrawnOrNot(size: Double) throws {
    let font = try pictured().withSize(size)
    let image = try picture { $0.draw(StyledText("A", font: font), baselineAt: Point(x: -size / 2, y: size / 10)) }
    if (1...5000).contains(size) { #expect(!image.isClear) }
  }

  @Test func charactersWithoutAPictureAreBoxes() throws {
    let font = try pictured()
    #expect(font.contains("A") && !font.contains("B"))
    #expect(font.glyph(of: "B")?.isMissing == true)
  }
}

/// Glyphs whose colours aren't drawn.
@Suite struct UncoloredGlyphTests {
  private func font(_ tables: [(tag: String, bytes: [UInt8])]) throws -> Font {
    var writer = FontWriter()
    writer.glyphs += [.box(0, 0, 500, 500), .box(0, 0, 500, 500), .box(0, 0, 500, 500)]
    writer.advances = [500, 600, 600, 600]
    writer.characters = ["a": 1, "b": 2, "c": 3]
    writer.otherTables += tables
    return try Font(bytes: writer.bytes(), size: 10)
  }

  // Version 1, without layers of version 0; a list of two glyphs, whose paints are not read.
  private static let paints: [UInt8] =
    [0, 1, 0, 0] + [UInt8](repeating: 0, count: 10) + [0, 0, 0, 34] + [UInt8](repeating: 0, count: 16)
    + [0, 0, 0, 2, 0, 1, 0, 0, 0, 16, 0, 3, 0, 0, 0, 16, 2, 0, 0, 0x40, 0]
  private static let pictures: [UInt8] =
    [0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 1, 0, 2, 0, 3, 0, 0, 0, 14, 0, 0, 0, 4] + Array("<svg".utf8)

  @Test func theyAreKnownByTheirTables() throws {
    func characters(_ text: String, _ tables: [(tag: String, bytes: [UInt8])]) throws -> String {
      let layout = StyledText(text, font: try font(tables)).layout()
      return String(String.UnicodeScalarView(layout.missingGlyphs?.uncoloredCharacters ?? []))
    }
    #expect(try characters("abcba", [("COLR", Self.paints)]) == "ac")
    #expect(try characters("abc", [("SVG ", Self.pictures)]) == "bc")
    #expect(try characters("b", [("COLR", Self.paints)]) == "")
    #expect(try characters("abc", []) == "")
    #expect(
      try StyledText("abc", font: font([("COLR", Self.paints)])).missingGlyphs?.description
        == "U+0061, U+0063 have colours in a font's table COLR (version 1) or SVG, which aren't drawn")
    // They have the text's colour.
    let glyph = try #require(font([("COLR", Self.paints)]).glyph(of: "a"))
    #expect(glyph.colors == nil && !glyph.path.isEmpty)
  }

  @Test func damagedTablesNameNoGlyphs() throws {
    for tag in ["COLR", "SVG "] {
      for bytes in [Self.paints, Self.pictures] {
        for count in 0..<bytes.count {
          let damaged = try? font([(tag, Array(bytes.prefix(count)))])
          _ = damaged.map { StyledText("abc", font: $0).missingGlyphs }
        }
        for place in 0..<bytes.count {
          var changed = bytes
          changed[place] = 255
          _ = (try? font([(tag, changed)])).map { StyledText("abc", font: $0).missingGlyphs }
        }
      }
    }
  }
}
