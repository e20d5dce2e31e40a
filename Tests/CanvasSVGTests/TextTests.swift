import Canvas
import CanvasSVG
import Testing

@Suite("Texts of SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct TextTests {
  /// The columns of a picture of 200 × 40 that a text covers.
  private func columns(_ text: String) throws -> ClosedRange<Int>? {
    let image = try drawn(text, attributes: #"width="200" height="40""#)
    let covered = (0..<200).filter { x in (0..<40).contains { image.pixel(x, $0) != "-" } }
    return covered.first.flatMap { first in covered.last.map { first...$0 } }
  }

  @Test func anchors() throws {
    let start = try #require(try columns(#"<text x="100" y="30">HIH</text>"#))
    let middle = try #require(try columns(#"<text x="100" y="30" text-anchor="middle">HIH</text>"#))
    let end = try #require(try columns(#"<text x="100" y="30" text-anchor="end">HIH</text>"#))
    #expect(start.lowerBound >= 100 && end.upperBound <= 100)
    #expect(abs(middle.lowerBound + middle.upperBound - 199) <= 2)
    #expect(start.count == end.count)
  }

  @Test(arguments: [
    (#"<text x="10" y="30">  H  </text>"#, #"<text x="10" y="30">H</text>"#),
    (
      #"<text x="50" y="30" dx="20" text-anchor="middle">HI</text>"#,
      #"<text x="70" y="30" text-anchor="middle">HI</text>"#
    ),
    (#"<text x="90" y="30" dx="20" text-anchor="end">HI</text>"#, #"<text x="110" y="30" text-anchor="end">HI</text>"#),
    (#"<text x="10 40" y="30">HH</text>"#, #"<text x="10" y="30">H</text><text x="40" y="30">H</text>"#),
    (#"<text x="10" y="30"><tspan dx="20">H</tspan></text>"#, #"<text x="30" y="30">H</text>"#),
    (#"<text x="10" y="20"><tspan dy="10">H</tspan></text>"#, #"<text x="10" y="30">H</text>"#),
    (
      #"<text x="10" y="30">H<tspan x="60">I</tspan></text>"#,
      #"<text x="10" y="30">H</text><text x="60" y="30">I</text>"#
    ),
    (#"<text x="10" y="30">H<tspan display="none">H</tspan></text>"#, #"<text x="10" y="30">H</text>"#),
    // On a path, a place is a length from its beginning.
    (
      #"<path id="p" d="M10 30H200" fill="none"/><text><textPath href='#p'>H<tspan x="50">I</tspan>H</textPath></text>"#,
      #"<text x="10" y="30">H</text><text x="60" y="30">IH</text>"#
    ),
    // A line has the font of its letters.
    (
      #"<text y="20" font-size="90" text-decoration="underline"><tspan x="10" font-size="16">H</tspan></text>"#,
      #"<text y="20" x="10" text-decoration="underline" font-size="16">H</text>"#
    ),
    (
      #"<path id="p" d="M10 30H200" fill="none"/><text><textPath href='#p'>H</textPath></text>"#,
      #"<text x="10" y="30">H</text>"#
    ),
    (
      #"<text x="10" y="30" text-anchor="end" direction="rtl" unicode-bidi="bidi-override">HIA</text>"#,
      #"<text x="10" y="30">AIH</text>"#
    ),
    (
      #"<text x="50" y="10" writing-mode="tb"><tspan dy="9">H</tspan></text>"#,
      #"<text x="50" y="19" writing-mode="vertical-rl">H</text>"#
    ),
    (#"<text x="10" y="30"><tspan writing-mode="tb">HI</tspan></text>"#, #"<text x="10" y="30">HI</text>"#),
    // What follows a text on a path begins at the path's end, wherever the letters end.
    (
      #"<path id="p" d="M10 30H60M70 30H90V35" fill="none"/><text><textPath href='#p'>H</textPath>I</text>"#,
      #"<text x="10" y="30">H</text><text x="90" y="35">I</text>"#
    ),
    (
      #"<path id="p" d="M10 30H22" fill="none"/><text><textPath href='#p'>HHHHHH</textPath><tspan>I</tspan></text>"#,
      #"<text x="10" y="30">H</text><text x="22" y="30">I</text>"#
    ),
    // Places of an inner element win, also those of 0.
    (
      #"<text x="10 40 70" y="30" rotate="45">H<tspan rotate="0">H</tspan>H</text>"#,
      #"<text x="10" y="30" rotate="45">H</text><text x="40" y="30">H</text><text x="70" y="30" rotate="45">H</text>"#
    ),
    (
      #"<text x="10" y="30" dx="0 9" dy="0 9">H<tspan dx="0" dy="0">H</tspan></text>"#,
      #"<text x="10" y="30">HH</text>"#
    ),
    (#"<text x="10" y="35" baseline-shift="5">H</text>"#, #"<text x="10" y="35">H</text>"#),
    (#"<text x="10" y="35"><tspan baseline-shift="5">H</tspan></text>"#, #"<text x="10" y="30">H</text>"#),
  ])
  func same(_ text: String, _ other: String) throws {
    let size = #"width="200" height="40""#
    #expect(try drawn(text, attributes: size) == drawn(other, attributes: size))
  }

  @Test func length() throws {
    let spread = try #require(try columns(#"<text x="10" y="30" textLength="150">HHHH</text>"#))
    #expect((145...152).contains(spread.count))
    let wide = try #require(
      try columns(#"<text x="10" y="30" textLength="150" lengthAdjust="spacingAndGlyphs">HHHH</text>"#))
    #expect((140...150).contains(wide.count))
    let spaced = try #require(try columns(#"<text x="10" y="30" letter-spacing="10">HHHH</text>"#))
    let normal = try #require(try columns(#"<text x="10" y="30">HHHH</text>"#))
    #expect(spaced.count == normal.count + 30)
  }

  @Test func lines() throws {
    let plain = try drawn(#"<text x="10" y="20">HH</text>"#, attributes: #"width="60" height="40""#)
    let lined = try drawn(
      #"<text x="10" y="20" text-decoration="underline">HH</text>"#, attributes: #"width="60" height="40""#)
    #expect((20..<24).contains { plain.pixel(20, $0) == "-" && lined.pixel(20, $0) != "-" })
  }

  @Test func clip() throws {
    let image = try drawn(
      #"<clipPath id="c"><text x="0" y="20" font-size="24">H</text></clipPath><rect width="20" height="20" fill="red" clip-path="url(#c)"/>"#
    )
    #expect(image.pixel(3, 15) == "#ff0000" && image.pixel(9, 4) == "-")
  }

  /// Moves are those of characters in the order of the text, also where this goes to the left.
  @Test(arguments: [
    (
      "<text x='10' y='25'>a<tspan dx='20'>שלום</tspan>b</text>",
      "<text x='10' y='25'>a<tspan dx='20'>​</tspan>שלוםb</text>"
    ),
    ("<text x='10' y='10'><tspan dy='15'>שלום</tspan></text>", "<text x='10' y='25'>שלום</text>"),
    ("<text x='10' y='10' dy='5 10'>שלום</text>", "<text x='10' y='15'>ש</text>"),
    (
      "<text x='90' y='10' direction='rtl'><tspan dx='-5' dy='15'>مرحبا</tspan></text>",
      "<text x='85' y='25' direction='rtl'>مرحبا</text>"
    ),
    (
      "<text x='99' y='10' text-anchor='middle'><tspan dy='1em'>שלום</tspan><tspan x='99' dy='1em'>עולם</tspan></text>",
      "<text x='99' y='26' text-anchor='middle'>שלום</text><text x='99' y='42' text-anchor='middle'>עולם</text>"
    ),
  ])
  func movesFollowTheOrderOfTheText(_ text: String, _ other: String) throws {
    let size = #"width="200" height="60""#
    let (first, second) = (try drawn(text, attributes: size), try drawn(other, attributes: size))
    if text.contains("dy='5 10'") {
      // The first letter is the rightmost, and the others are lower.
      let rows = { (image: Image) in (0..<60).filter { y in (0..<200).contains { image.pixel($0, y) != "-" } } }
      #expect(rows(first).first == rows(second).first && (rows(first).last ?? 0) >= (rows(second).last ?? 0) + 9)
    } else {
      #expect(first == second)
    }
  }

  /// A family that isn't installed is replaced as elsewhere: Arial by one with its widths, and monospaced by monospaced.
  @Test(arguments: [
    "Arial", "'Helvetica Neue', Verdana", "Times New Roman", "Courier New", "Consolas", "'JetBrains Mono'",
    "TimesNewRomanPS-BoldMT", "Arial-BoldMT",
  ])
  func aFamilyHasAStandIn(_ family: String) throws {
    let name = String(family.split(separator: ",")[0]).filter { $0 != "'" }
    let match = try #require(FontCollection().match(FontRequest(name)))
    let style = match.face.families.contains(name) ? "" : "font-weight='\(family.contains("Bold") ? 700 : 400)'"
    let size = #"width="200" height="40""#
    #expect(
      try drawn("<text y='30' font-family=\"\(family)\">Hamburg i</text>", attributes: size)
        == drawn("<text y='30' font-family=\"\(match.face.family)\" \(style)>Hamburg i</text>", attributes: size))
  }

  @Test(arguments: [
    "Courier New", "Consolas", "ui-monospace", "'Fira Code', sans-serif", "Nothing Known", "Nothing Known, monospace",
  ])
  func monospacedStaysMonospaced(_ family: String) throws {
    let (narrow, wide) = try (
      #require(try columns("<text x='5' y='30' font-family=\"\(family)\">iiiiiiiiH</text>")),
      #require(try columns("<text x='5' y='30' font-family=\"\(family)\">HHHHHHHHH</text>"))
    )
    let isMonospaced = abs(narrow.upperBound - wide.upperBound) <= 1
    #expect(isMonospaced == (family != "Nothing Known"))
  }

  @Test func aStandardFontIsThatOfTextsWithoutOne() throws {
    var fonts = SVGFonts()
    fonts.standardFont = try Font(path: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", size: 1)
    func picture(_ family: String, _ fonts: SVGFonts) throws -> Image {
      let text = "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20'\(family)>Hag</text></svg>"
      return try SVGDocument(data: Array(text.utf8), fonts: fonts).image()
    }
    let serif = try picture(" font-family='DejaVu Serif'", .system)
    #expect(try picture("", fonts) == serif && picture(" font-family='Unheard Of'", fonts) == serif)
    #expect(try picture(" font-family='DejaVu Sans'", fonts) == picture("", .system))
  }

  @Test func lettersOfFontsAreSlanted() throws {
    let note = "no italics of NanumGothic were found: its letters are slanted"
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20' %>가나</text></svg>"
    func document(_ attributes: String) throws -> SVGDocument {
      try SVGDocument(data: Array(text.replacing("%", with: attributes).utf8))
    }
    let upright = try document("font-family='NanumGothic'")
    let slanted = try document("font-family='NanumGothic' font-style='italic'")
    #expect(try upright.image() != slanted.image())
    #expect(slanted.notes.contains { $0.what == note } && !upright.notes.contains { $0.what == note })
    // A fallback font is slanted as its text; which one that is depends on what is installed.
    let fallback = try document("font-family='DejaVu Sans' font-style='italic'")
    #expect(fallback.notes.contains { $0.what.hasSuffix("were found: its letters are slanted") })
  }

  /// Thousands of joined emoji are one letter to the standard library; each is drawn once.
  @Test func joinedEmojiTakeTimeByTheirNumber() throws {
    func time(_ count: Int) throws -> Duration {
      let text = Array(repeating: "👨", count: count).joined(separator: "\u{200D}")
      return try ContinuousClock().measure { _ = try drawn("<text y='15'>\(text)</text>") }
    }
    _ = try time(10)
    let (short, long) = (try time(1000), try time(4000))
    #expect(long < short * 10 + .milliseconds(100), "\(short) \(long)")
  }

  @Test(arguments: [
    ("text-transform='uppercase'>Straße", ">STRASSE"), ("text-transform='lowercase'>HÄ", ">hä"),
    ("text-transform='capitalize'>the odd's end", ">The Odd's End"),
    ("xml:lang='tr' text-transform='uppercase'>istanbul ılık", "xml:lang='tr'>İSTANBUL ILIK"),
    ("xml:lang='tr' text-transform='lowercase'>İSTANBUL ILIK", "xml:lang='tr'>istanbul ılık"),
    ("xml:lang='el' text-transform='uppercase'>μαΐου άέ ρολόι", "xml:lang='el'>ΜΑΪΟΥ ΑΕ ΡΟΛΟΪ"),
    ("xml:lang='az' text-transform='capitalize'>içki bir", "xml:lang='az'>İçki Bir"),
    ("text-transform='uppercase'><tspan text-transform='none'>a</tspan>b", ">aB"),
    (
      "font-family='Inter' font-feature-settings='\"tnum\" 1, \"zero\"'>1011",
      "font-family='Inter' font-variant='tabular-nums slashed-zero'>1011"
    ),
    (
      "font-family='Inter' font-variant-numeric='tabular-nums'>1011",
      "font-family='Inter' style='font-feature-settings:\"tnum\"'>1011"
    ),
    ("font-family='Inter' style='font-feature-settings:\"tnum\";font:16px Inter'>1011", "font-family='Inter'>1011"),
  ])
  func lettersAreTransformed(_ text: String, _ other: String) throws {
    let size = #"width="200" height="40""#
    #expect(
      try drawn("<text y='30' \(text)</text>", attributes: size)
        == drawn("<text y='30' \(other)</text>", attributes: size))
  }

  @Test func theLanguageChoosesLetters() throws {
    func picture(_ attributes: String) throws -> Image {
      try SVGDocument(
        data: Array(
          """
          <svg xmlns='http://www.w3.org/2000/svg' width='90' height='30' \(attributes)><text y='20' font-size='20'
          font-style='italic' font-family='Noto Sans'>бгдпт</text></svg>
          """.utf8)
      ).image()
    }
    let serbian = try picture("xml:lang='sr'")
    #expect(try serbian == picture("lang='sr'") && serbian == picture("lang='ru' xml:lang='sr-RS'"))
    #expect(try picture("") == picture("xml:lang='ru'") && picture("") != serbian)
  }

  @Test func featuresChangeLetters() throws {
    func width(_ attribute: String) throws -> Int {
      try #require(try columns("<text x='5' y='30' font-family='Inter' \(attribute)>1111111111</text>")).count
    }
    #expect(try width("style='font-feature-settings:\"tnum\"'") > width("") + 5)
    #expect(try width("style='font-feature-settings:\"tnum\" off'") == width(""))
  }
}
