import Canvas
import CanvasSVG
import Testing

@Suite("Styles of SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct StyleTests {
  private static let shape =
    #"<g class="a b" id="g"><rect id="r" class="c" data-x="one two" width="20" height="20"/></g>"#

  /// Rules that make the rectangle red, or not.
  @Test(arguments: [
    ("rect{fill:red}", true), ("#r{fill:red}", true), (".c{fill:red}", true), (".b .c{fill:red}", true),
    ("g > rect{fill:red}", true), ("svg > rect{fill:red}", false), ("rect:first-child{fill:red}", true),
    ("[data-x]{fill:red}", true), (#"[data-x="one two"]{fill:red}"#, true), ("[data-x~=two]{fill:red}", true),
    ("[data-x^=one]{fill:red}", true), ("[data-x=one]{fill:red}", false), ("rect:hover{fill:red}", false),
    ("g.a.b{fill:red}", true), ("circle, rect {fill:red}", true), ("/* x */ rect /* y */ {fill:/**/red}", true),
    ("@media print{rect{fill:blue}} rect{fill:red}", true), ("@import url(x); rect{fill:red}", true),
    ("#r{fill:red} rect{fill:blue}", true), ("rect{fill:red !important} #r{fill:blue}", true),
    ("rect{fill:blue} rect{fill:red}", true), ("<!-- rect{fill:red} -->", true), ("rect{fill:red", true),
  ])
  func rule(_ sheet: String, _ isRed: Bool) throws {
    let image = try drawn("<style><![CDATA[\(sheet)]]></style>\(Self.shape)")
    #expect((image.pixel(10, 10) == "#ff0000") == isRed, "\(image.pixel(10, 10))")
  }

  @Test func order() throws {
    let sheet = "<style>rect{fill:blue}</style>"
    #expect(try drawn(sheet + #"<rect width="20" height="20" fill="red"/>"#).pixel(5, 5) == "#0000ff")
    #expect(try drawn(sheet + #"<rect width="20" height="20" style="fill:lime"/>"#).pixel(5, 5) == "#00ff00")
  }

  @Test(arguments: [
    ("red", "#ff0000"), ("#0f0", "#00ff00"), ("#00f8", "#0000ff88"), ("rgb(1, 2, 3)", "#010203"),
    ("rgb(100% 0% 0% / 50%)", "#ff000080"), ("hsl(120, 100%, 50%)", "#00ff00"), ("hsl(0.5turn, 100%, 50%)", "#00ffff"),
    ("currentColor", "#123456"), ("none", "-"), ("nonsense", "#000000"), ("RebeccaPurple", "#663399"),
    ("url(#missing) lime", "#00ff00"), ("url(#missing)", "-"), ("#fff icc-color(x, 1)", "#ffffff"),
  ])
  func color(_ text: String, _ pixel: String) throws {
    let image = try drawn(#"<rect width="20" height="20" color='#123456' fill="\#(text)"/>"#)
    #expect(image.pixel(5, 5) == pixel)
  }

  @Test func inheritance() throws {
    let image = try drawn(
      #"""
      <g fill="red" color="lime" stroke="currentColor" stroke-width="4"><g color="blue">
        <rect width="20" height="20" style="fill: blue; fill: inherit"/>
      </g></g>
      """#)
    #expect(image.pixel(10, 10) == "#ff0000")
    // The colour is that of the element that is painted.
    #expect(image.pixel(0, 10) == "#0000ff")
  }

  @Test(arguments: [
    ("10", 10.0), ("10px", 10), ("1in", 96), ("72pt", 96), ("2.54cm", 96), ("25.4mm", 96), ("6pc", 96), ("2em", 32),
    ("2ex", 16), ("50%", 100), ("1e1", 10), (".5e+1", 5),
  ])
  func length(_ text: String, _ points: Double) throws {
    let picture = try document(#"<rect id="r" width="\#(text)" height="1"/>"#, attributes: #"width="200" height="9""#)
    #expect(abs((picture.element(id: "r")?.bounds.width ?? 0) - points) < 1e-9)
  }
}
