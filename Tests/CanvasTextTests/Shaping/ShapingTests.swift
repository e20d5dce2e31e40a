#if Full || Shaping
  import Canvas
  import CanvasGoldensTesting
  import CanvasCLibrary
  import TestSupport
  import Testing

  /// Strings of many scripts beside what hb-shape makes of them, which `.ci/checks/shaping` records.
  @Suite struct ShapingTests {
    struct Expectation: Sendable, CustomStringConvertible {
      var font: String
      var version: String
      var text: String
      var glyphs: [ShapedGlyphRecord]

      var description: String { "\(font.split(separator: "/").last ?? ""): \(text)" }
    }

    static let expectations: [Expectation] = {
      let here = "\(#filePath)"
      let root = here.firstRange(of: "Tests/CanvasTextTests").map { here[..<$0.lowerBound] } ?? ""
      let path = String(root) + "goldens/shaping/hb-shape.txt"
      guard let file = fopen(path, "r") else { return [] }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      while case let byte = fgetc(file), byte >= 0 { bytes.append(UInt8(byte)) }
      var result: [Expectation] = []
      var font = ""
      var version = ""
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        if line.hasPrefix("/") {
          (font, version) = (parts[0], parts[1])
        } else {
          result.append(
            Expectation(
              font: font, version: version, text: parts[0],
              glyphs: parts[1].split(separator: "|").compactMap(ShapedGlyphRecord.init)))
        }
      }
      return result
    }()

    @Test func thereAreEnoughStrings() {
      #expect(Self.expectations.count >= 60)
    }

    @Test(arguments: expectations)
    func glyphsAreThoseOfHarfBuzz(expectation: Expectation) throws {
      guard let font = try expectation.installedFont() else { return }
      let layout = StyledText(expectation.text, font: font.withSize(font.unitsPerEm)).layout()
      #expect(layout.shapedGlyphs == expectation.glyphs)
      let width = Double(expectation.glyphs.reduce(0) { $0 + $1.advance })
      #expect(layout.size == Size(width: width, height: layout.lines.reduce(0) { $0 + $1.height }))
      #expect(layout.missingCharacters.isEmpty)
    }

    @Test(arguments: expectations)
    func measuredWidthIsTheSumOfAdvancesAtSmallSizesToo(expectation: Expectation) throws {
      guard let font = try expectation.installedFont() else { return }
      for size in [9.0, 13.5, 24] {
        let layout = StyledText(expectation.text, font: font.withSize(size)).layout()
        let width = Double(expectation.glyphs.reduce(0) { $0 + $1.advance }) * size / font.unitsPerEm
        #expect(abs(layout.size.width - width) <= 1.0 / 64)
        #expect(abs(layout.size.height - font.withSize(size).lineHeight) < 1e-9)
      }
    }

    @Test(arguments: expectations)
    func inkBoundsAreWhatIsDrawn(expectation: Expectation) throws {
      guard let font = try expectation.installedFont() else { return }
      for size in [11.0, 40] {
        let layout = StyledText(expectation.text, font: font.withSize(size)).layout()
        let origin = Point(x: 50, y: 60)
        let image = try Image(size: Size(width: layout.size.width + 100, height: layout.size.height + 120)) {
          $0.draw(layout, at: origin)
        }
        let ink = layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
        let drawn = try #require(image.inkByCoverage())
        #expect(abs(ink.minX - drawn.minX) <= 1 && abs(ink.maxX - drawn.maxX) <= 1, "\(ink) \(drawn)")
        #expect(abs(ink.minY - drawn.minY) <= 1 && abs(ink.maxY - drawn.maxY) <= 1, "\(ink) \(drawn)")
      }
    }
  }

  extension ShapingTests.Expectation {
    /// Nil, with a message, where the font is of another version than that which was recorded.
    func installedFont() throws -> Font? {
      let installed = try Font(path: font, size: 1)
      guard installed.version == version else {
        try Test.cancel("\(font): '\(installed.version)'; recorded was '\(version)'")
      }
      return installed
    }
  }

  extension ShapedGlyphRecord {
    /// From number=cluster+advance or number=cluster@x,y+advance, y up.
    init?(_ text: Substring) {
      let numbers = text.split { "=+@,".contains($0) }.compactMap { Int($0) }
      let hasOffset = text.contains("@")
      guard numbers.count == (hasOffset ? 5 : 3) else { return nil }
      self.init(
        glyphID: numbers[0], cluster: numbers[1], advance: hasOffset ? numbers[4] : numbers[2],
        dx: hasOffset ? numbers[2] : 0, dy: hasOffset ? -numbers[3] : 0)
    }
  }
#endif
