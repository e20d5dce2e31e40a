import Canvas
import CanvasCLibrary
import TestSupport
import Testing

/// Fonts that are cut short, damaged, or made to harm: an error or a picture, soon, in little memory.
@Suite struct HostileFontTests {
  private static let text = "AVfi10♥é漢한🎃\u{1F468}\u{200D}\u{1F469}g\t"

  /// Opens a font and draws with it in a few ways. Returns the error's line, nil where it opened.
  @discardableResult
  static func use(_ bytes: [UInt8], faceIndex: Int = 0) throws -> String? {
    do {
      let font = try Font(bytes: bytes, faceIndex: faceIndex, size: 30)
      _ = (font.familyName, font.styleName, font.version, font.capHeight, font.xHeight, font.lineGap)
      _ = try Image(size: Size(width: 80, height: 40)) { context in
        context.draw(StyledText(text, font: font), baselineAt: Point(x: 2, y: 30))
        context.rotate(by: 0.3)
        context.setAlpha(0.5)
        context.draw(StyledText(text, font: font.withSize(11)), baselineAt: Point(x: 2, y: 12))
      }
      #expect(StyledText(text, font: font).path().isFinite)
      for axis in font.axes.prefix(2) {
        let moved = try? font.withVariation([axis.tag: axis.maximum])
        #expect(moved.map { StyledText(text, font: $0).path().isFinite } != false)
      }
      return nil
    } catch let error as FontError {
      #expect(!error.description.contains("\n"))
      return error.description
    }
  }

  /// The processor's time: other tests run at the same time.
  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
  }

  // MARK: Seeded damage

  static let subjects: [String] = [
    SystemFonts.regular, "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/truetype/nanum/NanumGothic.ttf",
  ].filter { (path: String) in access(path, R_OK) == 0 }

  /// How many fonts of each kind are tried: a few here, as many as `FONT_ROUNDS` says in a longer run.
  static let rounds = RandomCount.number("FONT_ROUNDS", debug: 16, release: 16)
  static let seed = getenv("FONT_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1
  /// Without the optimizer, or under a sanitizer, everything takes longer.
  static let maximumSeconds = _isDebugAssertConfiguration() ? 4.0 : 1

  @Test(arguments: subjects) func fontsCutShortAreErrors(path: String) throws {
    let whole = try FontFile.bytes(of: path)
    var random = SeededGenerator(seed: Self.seed)
    for _ in 0..<Self.rounds {
      let count = random.next(below: whole.count)
      let error = try Self.use(Array(whole[..<count]))
      #expect(error != nil, "\(count)")
    }
  }

  @Test(arguments: subjects) func damagedFontsAreErrorsOrPictures(path: String) throws {
    let whole = try FontFile.bytes(of: path)
    var random = SeededGenerator(seed: Self.seed &+ 1)
    for round in 0..<Self.rounds {
      var bytes = whole
      for _ in 0..<(1 + random.next(below: 32)) {
        // Half of them where the directory and small tables are.
        let place = round % 2 == 0 ? random.next(below: 4096) : random.next(below: bytes.count)
        bytes[place] = UInt8(truncatingIfNeeded: random.next(below: 256))
      }
      let taken = try Self.seconds { try Self.use(bytes) }
      #expect(taken < Self.maximumSeconds, "round \(round)")
    }
  }

  @Test func everyByteOfASmallFontMayBeWrong() throws {
    var writer = FontWriter()
    writer.glyphs += [.box(0, 0, 600, 700), .composite([(1, 50, 60), (1, 100, 0)]), .box(300, 0, 300, 700)]
    writer.characters = ["A": 1, "V": 2, "f": 3, "1": 2, "0": 1]
    writer.palette = [.red, .blue]
    writer.layers = [1: [(3, 0), (2, 0xFFFF)], 2: [(1, 1)]]
    writer.axis = FontWriter.Axis(
      tag: "wght", minimum: 100, defaultValue: 400, maximum: 900, deltas: [1: [0, 0, 50, 50, 0, 60]],
      instances: [("Black", 900)])
    let whole = writer.bytes()
    let error = try Self.use(whole)
    #expect(error == nil)
    var random = SeededGenerator(seed: 3)
    var opened = 0
    for place in whole.indices {
      var bytes = whole
      bytes[place] = [0, 0xFF, 0x80, 0x7F, bytes[place] ^ 1][random.next(below: 5)]
      opened += try Self.use(bytes) == nil ? 1 : 0
    }
    #expect(opened > whole.count / 3 && opened < whole.count)
    for count in 0..<whole.count - 3 {
      let error = try Self.use(Array(whole[..<count]))
      #expect(error != nil, "\(count)")
    }
  }

  // MARK: Made to harm

  @Test func compositesThatContainThemselvesAreBoxes() throws {
    var writer = FontWriter()
    writer.glyphs += [.composite([(1, 10, 0)]), .composite([(3, 0, 0)]), .composite([(2, 0, 0)])]
    writer.characters = ["A": 1, "B": 2]
    writer.maximumComponentDepth = 65_535
    let font = try Font(bytes: writer.bytes(), size: 20)
    let glyphs = StyledText("AB", font: font).layout().lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.outline.isMissing) == [true, true])
  }

  @Test func aTreeOfCompositesWithoutEndTakesNoTime() throws {
    // Each contains the next one twice, thirty deep: a billion visits.
    var writer = FontWriter()
    for i in 1...30 { writer.glyphs.append(.composite([(i + 1, 0, 0), (i + 1, 1, 1)])) }
    writer.glyphs.append(.empty)
    writer.characters = ["A": 1, "B": 28]
    writer.maximumComponentDepth = 65_535
    let font = try Font(bytes: writer.bytes(), size: 20)
    var isMissing: Bool?
    let taken = Self.seconds { isMissing = font.glyph(of: "A")?.isMissing }
    #expect(isMissing == true)
    #expect(taken < 0.5)
    #expect(font.glyph(of: "B")?.isMissing == false)
  }

  @Test func aTreeOfCompositesOnAnAxisTakesNoTime() throws {
    // HarfBuzz walks the tree too, for advances and extents of glyphs that are moved on an axis.
    var writer = FontWriter()
    for i in 1...30 { writer.glyphs.append(.composite([(i + 1, 0, 0), (i + 1, 1, 1)])) }
    writer.glyphs.append(.box(0, 0, 100, 100))
    writer.characters = ["A": 1, "B": 28, "\u{301}": 1]
    writer.maximumComponentDepth = 65_535
    writer.axis = FontWriter.Axis(
      tag: "wght", minimum: 100, defaultValue: 400, maximum: 900, deltas: [31: [0, 0, 50, 50, 0, 60]])
    let font = try Font(bytes: writer.bytes(), size: 20)
    let taken = try Self.seconds {
      let moved = try font.withVariation(["wght": 900])
      for text in ["A", "B", "BA\u{301}"] { #expect(StyledText(text, font: moved).size().width > 0) }
    }
    #expect(taken < 0.5)
  }

  @Test func namesOfManyInstancesAreNotAllLookedFor() throws {
    var writer = FontWriter()
    writer.glyphs += [.box(0, 0, 100, 100)]
    writer.characters = ["A": 1]
    writer.axis = FontWriter.Axis(
      tag: "wght", minimum: 100, defaultValue: 400, maximum: 900, deltas: [:],
      instances: Array(repeating: ("n", 400), count: 5_000))
    let bytes = writer.bytes()
    var font: Font?
    let taken = try Self.seconds { font = try Font(bytes: bytes, size: 20) }
    #expect(font?.axes.count == 1 && font?.instances.count == 1_024)
    #expect(taken < 0.5)
  }

  @Test func outlinesOfTheCompactFontFormatAreDrawn() throws {
    // A square that a subroutine draws: 100 200 moves there, 300 wide and high, counted from -107.
    var writer = FontWriter()
    writer.glyphs += [.empty, .empty]
    writer.characters = ["A": 1]
    func number(_ value: Int) -> [UInt8] { [28] + [value >> 8, value].map(UInt8.init(truncatingIfNeeded:)) }
    let square: [UInt8] = number(300) + [6] + number(300) + [7] + number(-300) + [6, 11]
    let glyph: [UInt8] = number(100) + number(200) + [21] + number(-107) + [29, 14]
    writer.program = (glyph: glyph, subroutines: [square])
    let font = try Font(bytes: writer.bytes(), size: 20)
    #expect(font.glyph(of: "A")?.bounds == Rect(x: 100, y: -500, width: 300, height: 300))
  }

  @Test func outlinesThatRunWithoutEndTakeASecondTogether() throws {
    // Nine subroutines deep, each calls the next a hundred times: FreeType stops each glyph after 20 million steps.
    var writer = FontWriter()
    let characters = (UInt32(0x4E00)..<0x4E80).compactMap(Unicode.Scalar.init)
    writer.glyphs = Array(repeating: .empty, count: characters.count + 1)
    for (i, scalar) in characters.enumerated() { writer.characters[scalar] = i + 1 }
    let calls: [[UInt8]] = (0..<9).map { level in (0..<100).flatMap { _ in [UInt8(33 + level), 29] } + [11] }
    writer.program = (glyph: [32, 29, 14], subroutines: calls + [[11]])
    let font = try Font(bytes: writer.bytes(), size: 20)
    let taken = Self.seconds {
      for scalar in characters { #expect(font.glyph(of: scalar)?.isMissing == true) }
    }
    #expect(taken < 0.5)
  }

  @Test func outlinesBeyondTheLimitAreBoxes() throws {
    // A hundred parts of 900 points are more than 65,536.
    var writer = FontWriter()
    let contour = (0..<900).map { Point(x: Double($0), y: Double($0 % 7 * 100)) }
    writer.glyphs += [.outline([contour]), .composite(Array(repeating: (1, 0, 0), count: 100))]
    writer.characters = ["A": 1, "B": 2]
    let font = try Font(bytes: writer.bytes(), size: 20)
    #expect(font.glyph(of: "A")?.path.elements.count == 901)
    #expect(font.glyph(of: "B")?.isMissing == true)
  }

  @Test(arguments: [0, 1, 15, 16, 32_768, 65_535]) func oddUnitsPerEmGiveAnErrorOrAPicture(units: Int) throws {
    var writer = FontWriter()
    writer.unitsPerEm = units
    writer.glyphs += [.box(0, 0, 600, 700)]
    writer.characters = ["A": 1]
    let error = try Self.use(writer.bytes())
    #expect((error == nil) == (16...16_384).contains(units))
    writer.hasOutlines = false
    writer.pictures = [1: FontWriter.Picture(png: try Self.png(8, 8), width: 8, height: 8, bearingX: 0, bearingY: 8)]
    let ofPictures = try Self.use(writer.bytes())
    #expect((ofPictures == nil) == (16...16_384).contains(units))
  }

  @Test func aFontWithoutGlyphsGivesBoxes() throws {
    var writer = FontWriter()
    writer.glyphs = []
    writer.characters = ["A": 0, "B": 9]
    let bytes = writer.bytes()
    if try Self.use(bytes) == nil {
      let font = try Font(bytes: bytes, size: 10)
      #expect(StyledText("AB", font: font).missingCharacters == ["A", "B"])
    }
  }

  private static func png(_ width: Int, _ height: Int) throws -> [UInt8] {
    try Image(size: Size(width: Double(width), height: Double(height))) { context in
      context.setFillColor(.red)
      context.fill(context.bounds)
    }.png()
  }

  @Test func picturesThatAreNotWhatTheySayAreNotDrawn() throws {
    var writer = FontWriter()
    writer.hasOutlines = false
    writer.glyphs += [.empty]
    writer.characters = ["A": 1]
    // The picture is 200 × 200 pixels, the table says 8 × 8; then no picture at all; then one cut short.
    for png in [try Self.png(200, 200), Array("no picture".utf8), Array(try Self.png(8, 8).dropLast(20)), []] {
      writer.pictures = [1: FontWriter.Picture(png: png, width: 8, height: 8, bearingX: 0, bearingY: 8)]
      let error = try Self.use(writer.bytes())
      #expect(error == nil)
    }
  }

  @Test(arguments: [0, 1, 255]) func picturesOfOddSizesAreScaledOrNotDrawn(size: Int) throws {
    var writer = FontWriter()
    writer.hasOutlines = false
    writer.glyphs += [.empty]
    writer.characters = ["A": 1]
    writer.pictureSize = size
    writer.pictures = [
      1: FontWriter.Picture(png: try Self.png(8, 8), width: 8, height: 8, bearingX: -128, bearingY: 127)
    ]
    let error = try Self.use(writer.bytes())
    #expect((error == nil) == (size > 0))
  }

  @Test func layersOfLayersAreDrawnOnce() throws {
    // A layer is an outline, though its glyph has layers of its own, even itself.
    var writer = FontWriter()
    writer.glyphs += [.box(0, 0, 500, 500), .box(100, 100, 500, 500)]
    writer.characters = ["A": 1, "V": 2]
    writer.palette = [.red]
    writer.layers = [1: [(1, 0), (2, 0)], 2: [(1, 0), (2, 7), (60_000, 0)]]
    let error = try Self.use(writer.bytes())
    #expect(error == nil)
  }

  @Test func layersOfManyPartsAreNotDrawnOneByOne() throws {
    // Eight hundred layers of nine hundred empty parts each: the glyph is its outline.
    var writer = FontWriter()
    writer.glyphs += [.box(0, 0, 500, 500), .empty, .composite(Array(repeating: (2, 0, 0), count: 900))]
    writer.characters = ["A": 1]
    writer.palette = [.red]
    writer.layers = [1: Array(repeating: (3, 0), count: 800)]
    let font = try Font(bytes: writer.bytes(), size: 20)
    var glyph: GlyphOutline?
    let taken = Self.seconds { glyph = font.glyph(of: "A") }
    #expect(glyph?.colors == nil && glyph?.isMissing == false)
    #expect(taken < 0.5)
  }

  @Test func glyphsOfAllOfUnicodeFillNoMemory() throws {
    // More outlines than the cache keeps.
    var writer = FontWriter()
    let contour = (0..<9_000).map { (i: Int) -> Point in Point(x: Double(i % 1000), y: Double(i % 7 * 100)) }
    writer.glyphs += Array(repeating: .outline([contour]), count: 150)
    for i in 0..<150 { writer.characters[Unicode.Scalar(UInt32(0x3400 + i)) ?? "A"] = i + 1 }
    let font = try Font(bytes: writer.bytes(), size: 20)
    for (scalar, _) in writer.characters { #expect(font.glyph(of: scalar)?.path.elements.count == 9_001) }
  }
}
