import Canvas
import CanvasPDF
import CanvasSVG
import TestSupport
import Testing

/// What readers find in files: the text that is seen, whole and once.
#if Full || Shaping
  @Suite struct PDFTextTests {
    private func file(_ text: StyledText, width: Double? = nil) throws -> StrictPDF {
      let layout = text.layout(width: width)
      let recording = try Recording(size: Size(width: 400, height: 200)) { $0.draw(layout, at: Point(x: 5, y: 5)) }
      var document = PDFDocument()
      document.addPage(recording)
      return try StrictPDF(document.bytes())
    }

    private func font(_ name: String? = nil) throws -> Font {
      try name.map { try Font(path: $0, size: 20) } ?? Font.default(size: 20)
    }

    private static let devanagari = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"
    private static let thai = "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"
    private static let kannada = "/usr/share/fonts/truetype/noto/NotoSansKannada-Regular.ttf"

    @Test(arguments: [
      "Party 🎉 on 🇰🇷 day 👍🏽", "👨‍👩‍👧 ❤️ 1️⃣", "office, fluffy", "e\u{301}q\u{323}\u{307}x\u{30A}", "1\u{A0}000 1 000",
      "\u{2126} Ω", "tea\tcola", "a\u{200D}b\u{2060}c", "\u{10FFFD} box",
    ]) func allCharactersAreRead(text: String) throws {
      let read = try file(StyledText(text, font: font())).text
      #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars.filter { $0 != "\t" }), "\(read)")
    }

    @Test(arguments: [
      (devanagari, "क्षत्रिय कि किं हिन्दी र्क"), (thai, "น้ำกำ ที่ผู้"), (kannada, "ಕ್ಷೌ ಕೋ ರ್ಕೊ"),
    ]) func clustersOfSeveralGlyphsAreRead(path: String, text: String) throws {
      #expect(try file(StyledText(text, font: font(path))).text == text)
    }

    /// MuPDF and pdfminer don't look at the places of letters. Poppler and PDFium do, and take each letter for itself.
    @Test(arguments: ["שָׁלוֹם", "سلام", "الْعَرَبِيَّةُ", "Price السعر 45 USD", "מחיר: 25 ש״ח (כולל)"])
    func textFromTheRightIsInItsOrder(text: String) throws {
      #expect(try file(StyledText(text, font: font())).text.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    /// Readers take wide gaps for spaces, but a text without shapes is as wide as its places.
    @Test(arguments: [2.0, 3]) func lettersFarApartAreAWord(spacing: Double) throws {
      var text = StyledText("abc d", font: try font())
      text.attributes.letterSpacing = spacing
      let file = try file(text)
      #expect(file.text == "abc d" && file.numbers(with: "/FontFile").isEmpty == (spacing > 2))
    }

    @Test func aCutTextIsReadAsItIsSeen() throws {
      var text = StyledText("The quick brown fox jumps", font: try font())
      text.paragraph.maximumLineCount = 1
      for (truncation, seen) in [
        (ParagraphStyle.Truncation.tail, "The quick…"), (.head, "…fox jumps"), (.middle, "The q…umps"),
      ] {
        text.paragraph.truncation = truncation
        let width = StyledText(seen, font: try font()).size().width + 1
        #expect(try file(text, width: width).text == seen)
        let layout = text.layout(width: width)
        let svg = try Recording(size: Size(width: 400, height: 200)) { $0.draw(layout, at: .zero) }
          .svg(SVGOptions(text: .text))
        #expect(try StrictXML(svg).text.filter { $0 != "\n" } == seen)
      }
      // What follows is not changed by what is cut.
      let both = try file(StyledText("cocoa", font: font()))
      #expect(both.text == "cocoa")
    }

    @Test func aFontWithoutAnEllipsisHasThreeFullStops() throws {
      var writer = FontWriter()
      writer.glyphs += [.box(0, 0, 500, 500), .box(0, 0, 100, 100)]
      writer.advances = [500, 600, 200]
      writer.characters = ["a": 1, ".": 2]
      var text = StyledText("aaaaaaaa", font: try Font(bytes: writer.bytes(), size: 10))
      text.paragraph.truncation = .tail
      text.paragraph.maximumLineCount = 1
      #expect(try file(text, width: 25).text == "aaa...")
    }

    /// Those who read the text alone take what follows a line for the rest of its last word.
    @Test func linesThatAreBrokenAtASpaceEndInIt() throws {
      let text = StyledText("one two\nthree", font: try font())
      #expect(try file(text, width: 65).text == "one two three")
      #expect(try file(StyledText("one two ", font: font())).text == "one two ")
      for whole in ["السلام عليكم", "日本語日本語日本語", "a\u{200B}b"] {
        let text = StyledText(whole, font: try font())
        #expect(text.layout(width: 60).lines.count > 1 || whole.hasPrefix("a"))
        #expect(try file(text, width: whole.hasPrefix("a") ? 15 : 60).text == whole)
      }
      let svg = try Recording(size: Size(width: 65, height: 90)) { $0.draw(text, in: $0.bounds) }
        .svg(SVGOptions(text: .text))
      #expect(try StrictXML(svg).text.filter { $0 != "\n" } == "onetwothree")
    }

    @Test func aSoftHyphenIsReadWhereItIsSeen() throws {
      let text = StyledText("extra\u{AD}ordinary inter\u{AD}national", font: try font())
      #expect(try file(text, width: 100).text == "extra-ordinary inter-national")
      #expect(try file(text).text == "extraordinary international")
    }

    @Test func lettersWithOutlinesAreReadOnce() throws {
      var text = StyledText("Bold", font: try font())
      text.attributes.strokeWidth = -5
      #expect(try file(text).text == "Bold")
      text.attributes.strokeWidth = 5
      #expect(try file(text).text == "Bold")
    }

    @Test func textThatIsAnImageIsRead() throws {
      let text = StyledText(
        "Wheel 🎡",
        attributes: TextAttributes(
          font: try font(), paint: .conicGradient(Gradient(colors: [.red, .blue]), center: Point(x: 50, y: 20))))
      let file = try file(text)
      #expect(!file.numbers(with: "/Subtype/Image").isEmpty)
      #expect(file.text == "Wheel 🎡")
    }

    /// Its licence forbids embedding.
    @Test func textOfAFontThatIsNotEmbeddedIsRead() throws {
      var writer = FontWriter()
      writer.glyphs += [.box(0, 0, 500, 500)]
      writer.advances = [500, 600]
      writer.characters = ["a": 1]
      writer.otherTables.append(
        ("OS/2", [0, 4] + [UInt8](repeating: 0, count: 6) + [0, 2] + [UInt8](repeating: 0, count: 86)))
      let file = try file(StyledText("aa", font: Font(bytes: writer.bytes(), size: 10)))
      #expect(file.numbers(with: "/FontFile2").isEmpty)
      #expect(file.text == "aa")
    }

    /// Texts of SVG pictures: in each paint, from both directions, moved and turned.
    @Test(arguments: [
      ("", "Plain text, office"), ("fill='url(#g)'", "Gradient"), ("fill='none' stroke='red'", "Outline"),
      ("transform='rotate(20) scale(2)'", "turned"), ("x='1 20 40'", "apart"), ("opacity='.5'", "half seen"),
      ("", "שלום (עולם)"),
      ("", "السلام عليكم"), ("", "Smile 😀 ok"), ("font-variant='small-caps'", "Small Caps"), ("", "e\u{301}a"),
      ("", "می\u{200C}خواهم"), ("", "a\u{200B}b\u{2060}c\u{200D}"), ("", "no \u{10FFFD} font"), ("", "♥\u{FE0F} a"),
      ("", "abc שלום 123 def"),
    ]) func textOfAPictureIsRead(attributes: String, text: String) throws {
      let picture = try SVGDocument(
        data: Array(
          """
          <svg xmlns='http://www.w3.org/2000/svg' width='400' height='200'><linearGradient id='g'><stop stop-color='red'/>
          <stop offset='1'/></linearGradient><text y='30' \(attributes)>\(text)</text></svg>
          """.utf8))
      let read = try StrictPDF(picture.pdf()).text
      #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars), "\(read)")
      let svg = try StrictXML(picture.svg(options: SVGOptions(text: .text))).text.filter { $0 != "\n" }
      #expect(svg.unicodeScalars.elementsEqual(text.unicodeScalars), "\(svg)")
      #expect(try StrictPDF(picture.pdf(text: .outlines)).text == "")
    }

    @Test func textThatIsNotSeenIsNotRead() throws {
      let picture = try SVGDocument(
        data: Array(
          """
          <svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'><text y='20' fill='none'>a</text>
          <text y='20' visibility='hidden'>b</text><clipPath id='c'><text y='20'>d</text></clipPath>
          <text y='20' filter='blur(1px)' fill='none'>e</text></svg>
          """.utf8))
      #expect(try StrictPDF(picture.pdf()).text == "")
    }

    /// What PDF and SVG don't have is an image, and its text is beside it.
    @Test(arguments: [
      "<text y='30' filter='url(#f)'>seen 😀</text>", "<g filter='grayscale(1)'><text y='30'>seen 😀</text></g>",
      "<g transform='rotate(9)' filter='url(#f)'><text y='30'>seen 😀</text></g>",
      "<clipPath id='c'><text y='30'>seen 😀</text></clipPath><path d='M0 0h90v90h-90z' clip-path='url(#c)'/>",
      "<mask id='m'><text y='30' fill='#fff'>seen 😀</text></mask><path d='M0 0h90v90h-90z' mask='url(#m)'/>",
      "<pattern id='p' width='.5' height='.5'><text y='30'>seen 😀</text></pattern><path d='M0 0h200v99z' fill='url(#p)'/>",
      "<g filter='url(#f)'><g filter='url(#f)'><text y='30'>seen 😀</text></g></g>",
      """
      <foreignObject width='200' height='50' filter='url(#f)'><p xmlns='http://www.w3.org/1999/xhtml'>seen 😀</p>
      </foreignObject>
      """,
    ]) func textOfAnImageInAPictureIsRead(content: String) throws {
      let picture = try SVGDocument(
        data: Array(
          """
          <svg xmlns='http://www.w3.org/2000/svg' width='400' height='200'><filter id='f'><feGaussianBlur
          stdDeviation='1'/></filter>\(content)</svg>
          """.utf8))
      #expect(try StrictPDF(picture.pdf()).text == "seen 😀")
      let svg = try StrictXML(picture.svg(options: SVGOptions(text: .text))).text.filter { $0 != "\n" }
      #expect(svg == "seen 😀")
      #expect(try StrictPDF(picture.pdf(text: .outlines)).text == "")
      #expect(try !picture.svg().contains("<text"))
    }

    /// The glyph of a font for what it doesn't have is no letter (PDF/A-2, 6.2.11.8).
    @Test func aBoxIsAShape() throws {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'><text y='20'>\u{10FFFD}</text></svg>"
      let file = try StrictPDF(SVGDocument(data: Array(svg.utf8)).pdf())
      #expect(file.text == "\u{10FFFD}" && file.numbers(with: "/FontFile").isEmpty)
    }

    @Test func outlinesHaveNoText() throws {
      let text = StyledText("Party 🎉", font: try font())
      #expect(try StrictPDF(text.pdf(text: .outlines)).numbers(with: "/Font").isEmpty)
    }

    @Test(
      arguments: [
        (nil, "DejaVuSans", "DejaVu Sans", 400, 4, "0", "80"),
        ("truetype/dejavu/DejaVuSans-Bold.ttf", "DejaVuSans-Bold", "DejaVu Sans", 700, 0x40004, "0", "128"),
        (
          "truetype/dejavu/DejaVuSansMono-Bold.ttf", "DejaVuSansMono-Bold", "DejaVu Sans Mono", 700, 0x40005, "0", "128"
        ),
        ("opentype/inter/Inter-Italic.otf", "Inter-Italic", "Inter", 400, 68, "-9.4", "80"),
        // Its table has the angle without a sign.
        ("opentype/inter/Inter-MediumItalic.otf", "Inter-MediumItalic", "Inter", 500, 68, "-9.4", "96"),
        ("opentype/inter/Inter-BlackItalic.otf", "Inter-BlackItalic", "Inter", 900, 0x40044, "-9.4", "160"),
        ("opentype/inter/Inter-Light.otf", "Inter-Light", "Inter", 300, 4, "0", "64"),
      ] as [(String?, String, String, Int, Int, String, String)])
    func aFaceHasADescriptorOfItsOwn(
      path: String?, name: String, family: String, weight: Int, flags: Int, angle: String, stem: String
    ) throws {
      let file = try file(StyledText("Ab", font: font(path.map { "/usr/share/fonts/" + $0 })))
      let number = try #require(file.numbers(with: "/FontDescriptor/FontName").first)
      let descriptor = try #require(file.objects[number])
      #expect(descriptor.contains(/\/FontName\/[A-Z]{6}\+/) && descriptor.contains("+\(name)/"), "\(descriptor)")
      let familyDigits = family.utf16.map { String(0x10000 + Int($0), radix: 16, uppercase: true).dropFirst() }.joined()
      #expect(descriptor.contains("/FontFamily<FEFF\(familyDigits)>"))
      #expect(
        descriptor.contains("/FontWeight \(weight)/Flags \(flags)/ItalicAngle \(angle)/StemV \(stem)/"), "\(descriptor)"
      )
    }

    @Test func aVariableFontHasTheWeightOfItsAxis() throws {
      var writer = FontWriter()
      writer.glyphs += [.box(0, 0, 500, 500)]
      writer.advances = [500, 600]
      writer.characters = ["a": 1]
      writer.axis = FontWriter.Axis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900, deltas: [:])
      let font = try Font(bytes: writer.bytes(), size: 10).withVariation(["wght": 800])
      let file = try file(StyledText("a", font: font))
      #expect(file.numbers(with: "/FontWeight 800/").count == 1)
    }
  }

  @Suite struct SVGTextTests {
    private func texts(_ text: StyledText) throws -> [[String: String]] {
      try StrictXML(text.svg(options: SVGOptions(text: .text))).elements.filter { $0.name == "text" }.map(\.attributes)
    }

    @Test func aTextKeepsTheLookOfItsFont() throws {
      func look(_ file: String) throws -> [String?] {
        let text = try texts(StyledText("a", font: Font(path: "/usr/share/fonts/" + file, size: 20)))[0]
        return ["font-family", "font-weight", "font-style", "font-stretch"].map { text[$0] }
      }
      #expect(try look("truetype/dejavu/DejaVuSans-Bold.ttf") == ["DejaVu Sans, sans-serif", "700", nil, nil])
      #expect(try look("opentype/inter/Inter-Italic.otf") == ["Inter, sans-serif", nil, "italic", nil])
      #expect(try look("opentype/inter/Inter-LightItalic.otf") == ["Inter, sans-serif", "300", "italic", nil])
      #expect(try look("truetype/noto/NotoSerif-BoldItalic.ttf") == ["Noto Serif, sans-serif", "700", "italic", nil])
      // Weight and width of the table OS/2.
      var writer = FontWriter()
      writer.glyphs += [.box(0, 0, 500, 500)]
      writer.advances = [500, 600]
      writer.characters = ["a": 1]
      writer.otherTables.append(("OS/2", [0, 4, 0, 0, 2, 88, 0, 3] + [UInt8](repeating: 0, count: 88)))
      let narrow = try texts(StyledText("a", font: Font(bytes: writer.bytes(), size: 20)))[0]
      #expect(narrow["font-weight"] == "600" && narrow["font-stretch"] == "condensed")
      let plain = try texts(StyledText("a", font: Font.default(size: 20)))
      #expect(Set(plain[0].keys) == ["x", "y", "font-family", "font-size", "textLength", "xml:space"])
    }

    private func texts(ofPicture content: String) throws -> [[String: String]] {
      let picture = try SVGDocument(
        data: Array("<svg xmlns='http://www.w3.org/2000/svg' width='400' height='99'>\(content)</svg>".utf8))
      return try StrictXML(picture.svg(options: SVGOptions(text: .text))).elements.filter { $0.name == "text" }
        .map(\.attributes)
    }

    /// Letters that a font doesn't have are in the fonts of other texts.
    @Test(arguments: [
      ("", "ไทย", "Noto Sans Thai", nil), ("", "हिन्दी", "Noto Sans Devanagari", nil),
      ("font-weight='700'", "हिन्दी", "Noto Sans Devanagari", "700"), ("font-weight='700'", "한국", "NanumGothic", "600"),
      ("font-style='italic'", "مرحبا", "DejaVu Sans", nil), ("", "😀", "Noto Color Emoji", nil),
      ("", "♥\u{FE0F}", "Noto Color Emoji", nil), ("", "♥", "Inter", nil),
    ]) func aPicturesLettersAreInTheUsualFonts(style: String, text: String, family: String, weight: String?) throws {
      let text = try texts(ofPicture: "<text y='20' font-family='Inter' \(style)>\(text)</text>")
      #expect(text.map { $0["font-family"] } == ["\(family), sans-serif"] && text[0]["font-weight"] == weight)
    }

    @Test func aPictureKeepsItsSpacingAndFeatures() throws {
      let text = try texts(
        ofPicture: """
          <text y='20' font-family='Inter' word-spacing='9' letter-spacing='1' xml:lang='sr'
          font-variant='diagonal-fractions'>1/2 a</text>
          """)[0]
      #expect(text["word-spacing"] == "9" && text["letter-spacing"] == "1" && text["xml:lang"] == "sr")
      #expect(text["style"] == "font-feature-settings:'frac' 1")
    }

    /// A length for the whole text would spread all letters.
    @Test(arguments: [
      ("x='20 60 100 140'", "XYZWrest", ["0", "40", "80", "120"], ["X", "Y", "Z", "Wrest"]),
      ("x='20' dx='0 0 9'", "abcd", ["0", nil], ["ab", "cd"]), ("x='20' textLength='99'", "abcd", ["0"], ["abcd"]),
      ("x='20' letter-spacing='2' word-spacing='9'", "ab cd ef", ["0"], ["ab cd ef"]),
      ("direction='rtl' x='90 70 20'", "אבג", [nil, nil, nil], ["א", "ב", "ג"]),
    ]) func lettersWithPlacesKeepThem(attributes: String, text: String, places: [String?], parts: [String]) throws {
      let all = try texts(ofPicture: "<text y='20' font-family='DejaVu Sans' \(attributes)>\(text)</text>")
      #expect(all.count == places.count)
      for (text, place) in zip(all, places) where place != nil { #expect(text["x"] == place) }
      let picture = try SVGDocument(
        data: Array(
          "<svg xmlns='http://www.w3.org/2000/svg'><text y='20' font-family='DejaVu Sans' \(attributes)>\(text)</text></svg>"
            .utf8))
      let svg = try picture.svg(options: SVGOptions(text: .text))
      for part in parts { #expect(svg.contains(">\(part)</text>")) }
    }

    @Test func lettersApartAreTextsOfTheirOwn() throws {
      let all = try texts(ofPicture: "<text y='20' font-family='DejaVu Sans'>abc שלום 123 def</text>")
      let alone = try ["abc ", "שלום ", "123", " def"].map { try texts(StyledText($0, font: .default(size: 16)))[0] }
      #expect(all.map { $0["textLength"] } == alone.map { $0["textLength"] })
    }

    /// A mark at the end is neither the end nor the baseline.
    @Test func marksTakeNoSpace() throws {
      func text(_ letters: String) throws -> [String: String] {
        try texts(ofPicture: "<text y='20' font-family='Noto Sans, DejaVu Sans'>\(letters)</text>")[0]
      }
      #expect(try text("mn\u{329}")["textLength"] == text("mn")["textLength"])
      #expect(try text("رَ")["textLength"] == text("ر")["textLength"] && text("رَ")["y"] == "0")
    }

    @Test func aTextKeepsItsSpacingAndFeatures() throws {
      var text = StyledText("a b", font: try Font.default(size: 20).withFeatures(["tnum", "zero"]))
      text.attributes.letterSpacing = 1.5
      let written = try texts(text)
      #expect(written[0]["letter-spacing"] == "1.5")
      #expect(written[0]["style"] == "font-feature-settings:'tnum' 1,'zero' 1")
      text = StyledText("one two three", font: try Font.default(size: 20))
      text.paragraph.alignment = .justified
      let recording = try Recording(size: Size(width: 200, height: 60)) { context in
        context.draw(text, in: Rect(x: 0, y: 0, width: 100, height: 60))
      }
      #expect(
        try StrictXML(recording.svg(SVGOptions(text: .text))).elements.contains { $0.attributes["word-spacing"] != nil }
      )
    }

    @Test func aTextFromTheRightKeepsItsDirection() throws {
      let font = try Font.default(size: 20)
      let hebrew = try texts(StyledText("שלום (עולם) 12", font: font))
      // In the order of the text: the number comes last.
      #expect(hebrew.map { $0["direction"] } == ["rtl", nil])
      let word = try texts(StyledText("שלום", font: font))[0]
      #expect(word["direction"] == "rtl" && word["unicode-bidi"] == "bidi-override")
      // It begins on the right.
      #expect(word["x"] == word["textLength"])
      // Turned around by a character of the text.
      #expect(try texts(StyledText("\u{202D}שלום\u{202C}", font: font))[0]["direction"] == "ltr")
    }

    /// A browser shapes each text alone, so that letters at a cut would not join.
    @Test(arguments: [
      ("مر<tspan fill='red'>حب</tspan>ا", true), ("ال<tspan font-weight='700'>سل</tspan>ام", true),
      ("ߒߞ<tspan fill='red'>ߏ</tspan>", true), ("مَ<tspan fill='red'>رحبا</tspan>", true),
      ("<tspan dx='0 9'>مرحبا</tspan>", true), ("مر <tspan fill='red'>حبا</tspan>", false),
      ("می\u{200C}<tspan fill='red'>خواهم</tspan>", false), ("مرحبا، <tspan fill='red'>12</tspan>", false),
      ("<tspan x='90'>مر</tspan><tspan x='50'>حبا</tspan>", false), ("ab<tspan fill='red'>cd</tspan>", false),
    ]) func partsOfJoinedWordsAreOutlinesWithTheirText(content: String, areOutlines: Bool) throws {
      let all = try texts(ofPicture: "<text x='200' y='20' font-family='DejaVu Sans'>\(content)</text>")
      #expect(!all.isEmpty && all.allSatisfy { ($0["fill"] == "none") == areOutlines })
    }

    @Test func linesKeepTheFormsOfJoinedLetters() throws {
      func fills(_ first: String, _ second: String) throws -> [String?] {
        var text = StyledText(first, font: try Font.default(size: 20), color: .black)
        text.append(StyledText(second, font: try Font.default(size: 20), color: .red))
        return try texts(text).map { $0["fill"] }
      }
      #expect(try fills("مر", "حبا") == ["none", "none"] && fills("مر ", "حبا") == [nil, "#f00"])
      #expect(try fills("ab", "cd") == [nil, "#f00"])
    }

    @Test func emojiAreText() throws {
      let svg = try StyledText("Party 🎉", font: Font.default(size: 20)).svg(options: SVGOptions(text: .text))
      #expect(try StrictXML(svg).text.filter { $0 != "\n" } == "Party 🎉" && !svg.contains("<image"))
    }
  }
#endif

/// The ids of files.
@Suite struct SVGIdTests {
  private func svg(_ color: Color, _ options: SVGOptions = SVGOptions()) throws -> String {
    let star = try Path(svg: "M0 0 9 0 8 3 9 9 5 7 2 9 0 4 1 2 0 1Z")
    return try Recording(size: Size(width: 90, height: 40)) { context in
      context.clip(to: Path(ovalIn: context.bounds))
      let paint = Paint.linearGradient(Gradient(colors: [color, .white]), from: .zero, to: Point(x: 50, y: 0))
      context.fill(Path(ovalIn: Rect(x: 1, y: 2, width: 30, height: 20)), with: paint)
      for x in 0..<3 {
        context.translateBy(x: Double(x), y: 5)
        context.fill(star, with: .color(color))
      }
    }.svg(options)
  }

  private func ids(_ svg: String) throws -> [String] { try StrictXML(svg).elements.compactMap { $0.attributes["id"] } }

  @Test func differentPicturesHaveDifferentIds() throws {
    let (red, blue) = (try svg(.red), try svg(.blue))
    #expect(try !ids(red).isEmpty && Set(ids(red)).isDisjoint(with: ids(blue)))
    #expect(try red == svg(.red))
    #expect(try ids(red).allSatisfy { $0.wholeMatch(of: /[a-zA-Z]{7,}/) != nil })
    // A title makes another picture, too.
    #expect(try Set(ids(red)).isDisjoint(with: ids(svg(.red, SVGOptions(title: "Red")))))
  }

  @Test(arguments: [
    ("a", "a-"), ("q1-é", "q1--"), ("9x y", "x-y-"), ("-_z", "_z-"), ("x\"><script>", "xscript-"),
  ]) func idsBeginWithTheirPrefix(prefix: String, start: String) throws {
    let start = prefix == "9x y" ? "xy-" : start
    let ids = try ids(svg(.red, SVGOptions(idPrefix: prefix)))
    #expect(!ids.isEmpty && ids.allSatisfy { $0.hasPrefix(start) && $0.dropFirst(start.count).allSatisfy(\.isLetter) })
  }

  @Test func aPrefixWithoutLettersIsNone() throws {
    #expect(try svg(.red, SVGOptions(idPrefix: "12-é")) == svg(.red))
  }

  /// No id of one is one of the other, however many there are.
  @Test func prefixesThatContinueEachOtherDontMeet() throws {
    let drawing = try Recording(size: Size(width: 600, height: 40)) { context in
      for x in 0..<60 {
        context.fill(
          Path(rect: Rect(x: Double(9 * x), y: 0, width: 8, height: 8)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), from: Point(x: Double(x), y: 0), to: Point(x: 70, y: 0)))
      }
    }
    let all = try ["a", "aa", "ab"].flatMap { try ids(drawing.svg(SVGOptions(idPrefix: $0))) }
    #expect(Set(all).count == 180)
  }

  @Test func aFileInPiecesHasTheSameIds() throws {
    let drawing = try Recording(size: Size(width: 900, height: 900)) { context in
      for x in 0..<4_000 {
        context.fill(
          Path(rect: Rect(x: Double(x % 90) * 9, y: Double(x / 90) * 9, width: 8, height: 8)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), from: Point(x: Double(x), y: 0), to: Point(x: 70, y: 0)))
      }
    }
    let folder = try TemporaryFolder()
    try drawing.writeSVG(to: folder["a.svg"])
    let bytes = try folder.bytes("a.svg")
    #expect(bytes.count > 1 << 19 && !bytes.contains(1) && bytes == Array(drawing.svg().utf8))
  }

  @Test func aPictureWithoutATitleIsCalledAsItIsDescribed() throws {
    let drawing = try Recording(size: Size(width: 10, height: 10)) { $0.fill($0.bounds) }
    func name(_ options: SVGOptions) throws -> String? {
      try StrictXML(drawing.svg(options)).elements[0].attributes["aria-label"]
    }
    #expect(try name(SVGOptions(description: "Tea & \"cola\"")) == "Tea & \"cola\"")
    #expect(try name(SVGOptions(title: "Tea", description: "Cola")) == nil)
    #expect(try name(SVGOptions()) == nil)
  }
}
