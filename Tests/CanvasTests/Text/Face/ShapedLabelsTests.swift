#if Full || Shaping
  import Canvas
  import CanvasGoldensTesting
  import TestSupport
  import Testing

  /// Short texts are shaped once and looked up from then on: with the same glyphs.
  @Suite(.requiresDejaVu) struct ShapedLabelsTests {
    private func glyphs(_ string: String, _ font: Font, spacing: Double = 0) -> [ShapedGlyphRecord] {
      var text = StyledText(string, font: font)
      text.attributes.letterSpacing = spacing
      return text.layout().shapedGlyphs
    }

    @Test func manyLabelsInOneFontHaveTheGlyphsThatEachHasInAFontOfItsOwn() throws {
      let bytes = try FontFile.dejaVuSans()
      let parts = [
        "office", "AV", " ", "To", "10", "♥", "é", "e\u{301}", "ω", "Жд", ".", "fi", "\t", "שלום", "سلام", "\n",
      ]
      var random = SeededGenerator(seed: 7)
      let labels = (0..<60).map { _ in
        (0..<random.next(below: 5)).map { _ in parts[random.next(below: parts.count)] }.joined()
      }
      let shared = try Font(bytes: bytes, size: 20)
      // The third time all were known, but for those that others have driven out.
      let known = (0..<3).map { _ in labels.map { glyphs($0, shared) } }
      for (i, label) in labels.enumerated() {
        let expected = glyphs(label, try Font(bytes: bytes, size: 20))
        #expect(known.allSatisfy { $0[i] == expected }, "\(label)")
      }
    }

    @Test func moreLabelsThanThereArePlacesForAreAllRight() throws {
      let font = try Font(path: Font.defaultPath, size: 20)
      let digits = (0...9).map { glyphs("\($0)", font)[0] }
      for number in 0..<2000 {
        let expected = "\(number)".enumerated().map { i, digit in
          var glyph = digits[digit.wholeNumberValue ?? 0]
          glyph.cluster = i
          return glyph
        }
        #expect(glyphs("\(number)", font) == expected)
      }
    }

    @Test func aLabelInALaterParagraphHasItsPlaceInTheText() throws {
      let font = try Font(path: Font.defaultPath, size: 20)
      let single = glyphs("office", font)
      #expect(single.count < 6)
      let both = glyphs("office\noffice", font)
      #expect(Array(both[..<single.count]) == single)
      #expect(both[single.count...].map(\.cluster) == single.map { $0.cluster + 7 })
      #expect(both[single.count...].map(\.glyphID) == single.map(\.glyphID))
    }

    @Test func spacedLettersAreNotTakenForJoinedOnes() throws {
      let font = try Font(path: Font.defaultPath, size: 20)
      #expect(glyphs("office", font).count < 6)
      #expect(glyphs("office", font, spacing: 1).count == 6)
      #expect(glyphs("office", font).count < 6)
    }
  }
#endif
