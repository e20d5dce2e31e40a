import Canvas
import CanvasGoldensTesting
import Testing

/// Features of OpenType: which tags there are, and what they do to a text.
@Suite struct FontFeatureTests {
  @Test func aTagHasFourPrintableCharactersOfASCII() {
    for tag in ["tnum", "ss01", "a b "] { #expect(FontFeature(tag)?.tag == tag) }
    #expect(FontFeature("ss01", value: 2)?.value == 2)
    for wrong in ["", "tnu", "tnums", "tnü", "tn\nm", "수학"] { #expect(FontFeature(wrong) == nil, "\(wrong)") }
  }

  @Test func aLiteralThatIsNoTagIsAFeatureThatNoFontHas() {
    let feature: FontFeature = "tabular"
    #expect(feature.tag == "")
    #expect(feature.value == 0)
  }

  @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"))
  func featuresBelongToTheFontAndEachTagCountsOnce() throws {
    let font = try Font.default(size: 16)
    #expect(font.features.isEmpty)
    let changed = font.withFeatures(["tnum", "liga", "tabular", FontFeature("liga", value: 0)].compactMap(\.self))
    #expect(changed != font)
    #expect(changed.features.map(\.tag) == ["liga", "tnum"])
    #expect(changed.features.map(\.value) == [0, 1])
    #expect(changed.withSize(20).withStandardFallback().features == changed.features)
    #expect(font.withFeatures(["tnum", FontFeature("liga", value: 0)].compactMap(\.self)) == changed)
    #expect(changed.withFeatures([]) == font)
  }

  #if Full || Shaping
    @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"))
    func aLigatureThatIsSwitchedOffIsLettersAgain() throws {
      let font = try Font.default(size: 16)
      let off = font.withFeatures([FontFeature("liga", value: 0)].compactMap(\.self))
      // In turns: what is shaped once is looked up from then on, and must not be taken for the other.
      for _ in 0..<3 {
        #expect(StyledText("office", font: font).layout().shapedGlyphs.count < 6)
        #expect(StyledText("office", font: off).layout().shapedGlyphs.count == 6)
      }
      let long = String(repeating: "office ", count: 12)
      #expect(
        StyledText(long, font: font).layout().shapedGlyphs.count
          < StyledText(long, font: off).layout()
          .shapedGlyphs.count)
    }

    @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"))
    func aFeatureThatIsChosenStaysWhereLettersAreSpaced() throws {
      let font = try Font.default(size: 16).withFeatures(["liga"])
      var text = StyledText("office", font: font)
      text.attributes.letterSpacing = 1
      #expect(text.layout().shapedGlyphs.count < 6)
    }

    @Test(.requiresFont(at: FontFeatureTests.inter, version: "Version 3.019;git-0a5106e0b"))
    func tabularFiguresAreOfOneWidth() throws {
      let font = try Font(path: Self.inter, size: 100)
      func widths(_ font: Font) -> Set<Double> {
        Set((0...9).map { StyledText("\($0)", font: font).size().width })
      }
      #expect(widths(font).count > 1)
      #expect(widths(font.withFeatures([.tabularFigures])).count == 1)
    }

    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  #endif
}
