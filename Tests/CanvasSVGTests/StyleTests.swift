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
    ("@media print{rect{fill:blue}} rect{fill:red}", true), ("@media{rect{fill:red}}", true),
    ("@media screen{rect{fill:red}}", true), ("@media all, print{rect{fill:red}}", true),
    ("@media not print{rect{fill:red}}", true), ("@media not screen{rect{fill:red}}", false),
    ("@media only screen and (min-width: 20px){rect{fill:red}}", true),
    ("@media (min-width: 21px){rect{fill:red}}", false), ("@media (max-height:1in){rect{fill:red}}", true),
    ("@media (width){rect{fill:red}}", true), ("@media (unknown){rect{fill:red}}", false),
    ("@media not (unknown){rect{fill:red}}", false), ("@media (prefers-color-scheme: dark){rect{fill:red}}", false),
    ("@media (orientation: landscape){rect{fill:red}}", false),
    ("@media screen{g{fill:red} rect{fill:blue}} rect{fill:red}", true),
    ("@media screen{rect{fill:blue}} @media print{rect{fill:blue}} rect{fill:red}", true),
    ("@import url(x); rect{fill:red}", true),
    ("#r{fill:red} rect{fill:blue}", true), ("rect{fill:red !important} #r{fill:blue}", true),
    ("rect{fill:blue} rect{fill:red}", true), ("<!-- rect{fill:red} -->", true), ("rect{fill:red", true),
  ])
  func rule(_ sheet: String, _ isRed: Bool) throws {
    let image = try drawn("<style><![CDATA[\(sheet)]]></style>\(Self.shape)")
    #expect((image.pixel(10, 10) == "#ff0000") == isRed, "\(image.pixel(10, 10))")
  }

  @Test func mediaOfASheet() throws {
    let shape = #"<rect width="20" height="20" fill="lime"/>"#
    #expect(try drawn(#"<style media="print">rect{fill:red}</style>"# + shape).pixel(5, 5) == "#00ff00")
    #expect(try drawn(#"<style media="screen">rect{fill:red}</style>"# + shape).pixel(5, 5) == "#ff0000")
  }

  /// Lengths of shapes and the data of paths as properties, as the box around the element.
  @Test(arguments: [
    ("rect", "width:4px;height:5px;x:1px;y:2px", "1 2 4 5"), ("rect", "width:50%;height:1em", "0 0 10 16"),
    ("circle", "cx:5px;cy:6px;r:2px", "3 4 4 4"), ("ellipse", "cx:5px;rx:2px;ry:1px", "3 -1 4 2"),
    ("path", "d:path('M1 2h3v4')", "1 2 3 4"), (#"path d="M0 0h9v9""#, "d:none", ""),
    (#"rect width="3" height="4""#, "width:auto", ""),
    // Without a unit it is no length of CSS.
    (#"rect width="3" height="4""#, "width:5", "0 0 3 4"),
    // What isn't the element's own doesn't count.
    (#"circle r="2""#, "width:9px;x:3px", "-2 -2 4 4"),
  ])
  func geometry(_ tag: String, _ style: String, _ expected: String) throws {
    let picture = try document(#"<style>#a{\#(style)}</style><\#(tag) id="a"/>"#)
    let box = picture.element(id: "a")?.bounds
    let text = box.map {
      [$0.minX, $0.minY, $0.width, $0.height].map { "\(Int(($0).rounded()))" }.joined(separator: " ")
    }
    #expect(text ?? "" == expected)
  }

  @Test func sizeOfTheRootAsStyle() throws {
    #expect(try document("", attributes: #"style="width:3in;height:48px""#).size == Size(width: 288, height: 48))
  }

  @Test func background() throws {
    let content = #"<rect width="1" height="1" fill="red"/>"#
    let image = try drawn(content, attributes: #"width="4" height="4" viewBox="0 0 2 2" style="background:#00f""#)
    #expect(image.pixel(0, 0) == "#ff0000" && image.pixel(3, 3) == "#0000ff")
    #expect(try drawn(content, attributes: #"width="4" height="4" background-color="blue""#).pixel(3, 3) == "-")
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
