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
    (#"<text x="10 40" y="30">HH</text>"#, #"<text x="10" y="30">H</text><text x="40" y="30">H</text>"#),
    (#"<text x="10" y="30"><tspan dx="20">H</tspan></text>"#, #"<text x="30" y="30">H</text>"#),
    (#"<text x="10" y="20"><tspan dy="10">H</tspan></text>"#, #"<text x="10" y="30">H</text>"#),
    (
      #"<text x="10" y="30">H<tspan x="60">I</tspan></text>"#,
      #"<text x="10" y="30">H</text><text x="60" y="30">I</text>"#
    ),
    (#"<text x="10" y="30">H<tspan display="none">H</tspan></text>"#, #"<text x="10" y="30">H</text>"#),
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
}
