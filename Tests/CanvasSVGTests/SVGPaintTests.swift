import Canvas
import CanvasSVG
import Testing

@Suite("Paints and strokes of SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct SVGPaintTests {
  private static let square = #"<rect width="20" height="20" fill="url(#p)"/>"#
  private static let stops = #"<stop stop-color="red"/><stop offset="1" stop-color="blue"/>"#

  @Test(
    arguments: [
      (#"<linearGradient id="p">\#(stops)</linearGradient>"#, 0.5),
      (#"<linearGradient id="p" x1="0" x2="20" gradientUnits="userSpaceOnUse">\#(stops)</linearGradient>"#, 0.5),
      (#"<linearGradient id="p" x2="50%">\#(stops)</linearGradient>"#, 1),
      (#"<linearGradient id="p" x2="0.25" spreadMethod="repeat">\#(stops)</linearGradient>"#, 0.1),
      (#"<linearGradient id="p" x2="0.5" spreadMethod="reflect">\#(stops)</linearGradient>"#, 1),
      (#"<linearGradient id="q">\#(stops)</linearGradient><linearGradient id="p" xlink:href='#q'/>"#, 0.5),
      (
        #"<linearGradient id="q">\#(stops)</linearGradient><radialGradient id="p" href='#q' r="1" cx="0" cy="0.5"/>"#,
        0.5
      ),
      (#"<linearGradient id="p" gradientTransform="scale(2)">\#(stops)</linearGradient>"#, 0.25),
    ] as [(String, Double)])
  func gradient(_ element: String, _ blue: Double) throws {
    let color = try #require(try drawn(element + Self.square).color(atPixelX: 10, y: 10))
    #expect(abs(color.blue - blue) < 0.06 && abs(color.red - (1 - blue)) < 0.06, "\(color)")
  }

  @Test(arguments: [
    (#"<linearGradient id="p"/>"#, "-"),
    (#"<linearGradient id="p"><stop stop-color="lime" stop-opacity="50%"/></linearGradient>"#, "#00ff0080"),
    (#"<linearGradient id="p" x2="0">\#(stops)</linearGradient>"#, "#0000ff"),
    (#"<radialGradient id="p" r="0">\#(stops)</radialGradient>"#, "#0000ff"),
    (#"<linearGradient id="p" xlink:href='#p'/>"#, "-"),
    (#"<linearGradient id="p" gradientTransform="scale(0)">\#(stops)</linearGradient>"#, "-"),
    (
      #"<pattern id="p" width="5" height="0" patternUnits="userSpaceOnUse"><rect width="9" height="9"/></pattern>"#, "-"
    ),
  ])
  func degenerate(_ element: String, _ pixel: String) throws {
    #expect(try drawn(element + Self.square).pixel(10, 10) == pixel)
  }

  /// A tile that begins inside of a pixel isn't moved to its edge.
  @Test func aPatternBeginsInsideOfPixels() throws {
    let tile = #"<rect width="5" height="10"/>"#
    let image = try drawn(
      #"<pattern id="p" x=".5" width="10" height="10" patternUnits="userSpaceOnUse">\#(tile)</pattern>\#(Self.square)"#)
    let alphas = (0..<11).map { image.color(atPixelX: $0, y: 5)?.alpha ?? 0 }
    #expect(abs(alphas[0] - 0.5) < 0.1 && abs(alphas[5] - 0.5) < 0.1 && abs(alphas[10] - 0.5) < 0.1, "\(alphas)")
    #expect(alphas[2] > 0.95 && alphas[8] < 0.05, "\(alphas)")
  }

  @Test func pattern() throws {
    let tile = #"<rect width="5" height="5" fill="red"/>"#
    let image = try drawn(
      #"<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse">\#(tile)</pattern>\#(Self.square)"#)
    #expect([image.pixel(2, 2), image.pixel(7, 2), image.pixel(12, 12)] == ["#ff0000", "-", "#ff0000"])
    let parts = try drawn(
      #"""
      <pattern id="q" viewBox="0 0 2 2"><rect width="1" height="1"/></pattern>
      <pattern id="p" width=".5" height=".5" href='#q'/>\#(Self.square)
      """#)
    #expect([parts.pixel(2, 2), parts.pixel(7, 2), parts.pixel(12, 12)] == ["#000000", "-", "#000000"])
  }

  /// Tiles of 2.4 pixels have their edges where rectangles of their own would have them, and no seams.
  @Test func tilesOfAFractionOfPixelsAreNotBlurred() throws {
    let tile = #"<rect width="2.4" height="4" fill="red"/><rect width="1.2" height="4"/>"#
    let image = try drawn(
      #"<pattern id="p" width="2.4" height="4" patternUnits="userSpaceOnUse">\#(tile)</pattern>\#(Self.square)"#)
    let stripes = try drawn(
      #"<rect width="20" height="20" fill="red"/><path d="\#((0..<9).map { "M\(2.4 * Double($0)) 0h1.2v20h-1.2z" }.joined())"/>"#
    )
    for x in 0..<20 {
      let (found, expected) = (
        try #require(image.color(atPixelX: x, y: 9)), try #require(stripes.color(atPixelX: x, y: 9))
      )
      #expect(found.alpha == 1 && abs(found.red - expected.red) < 0.13, "\(x): \(found), not \(expected)")
    }
  }

  @Test func dashes() throws {
    let image = try drawn(
      #"<path d="M0 10H20" stroke="black" stroke-width="4" stroke-dasharray="4 6" stroke-dashoffset="-2"/>"#)
    #expect((0..<20).map { image.pixel($0, 10) == "-" ? "." : "x" }.joined() == "..xxxx......xxxx....")
  }

  @Test func paintOrder() throws {
    let shape = #"<circle cx="10" cy="10" r="6" fill="red" stroke="blue" stroke-width="8" paint-order="stroke"/>"#
    #expect(try drawn(shape).pixel(10, 6) == "#ff0000")
  }

  /// An arc is one segment, though it is drawn as several curves.
  @Test func markersOfArcs() throws {
    let marker =
      #"<marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2"><rect width="4" height="4"/></marker>"#
    let image = try drawn(
      marker + #"<path d="M2 10A8 8 0 0 1 18 10H10" fill="none" marker-mid="url(#m)"/>"#)
    #expect([image.pixel(10, 2), image.pixel(18, 10)] == ["-", "#000000"])
  }

  @Test func markers() throws {
    let marker =
      #"<marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2"><rect width="4" height="4"/></marker>"#
    let image = try drawn(
      marker + #"<path d="M4 4H16V16" fill="none" stroke-width="1" marker-mid="url(#m)" marker-end="url(#m)"/>"#)
    #expect([image.pixel(4, 4), image.pixel(15, 5), image.pixel(16, 16)] == ["-", "#000000", "#000000"])
  }

  /// A focal circle that equals the gradient's: the first colour inside and the last outside.
  @Test func equalCircles() throws {
    let image = try drawn(
      """
      <radialGradient id="g" r=".25" fr=".25"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/>
      </radialGradient><rect width="20" height="20" fill="url(#g)"/>
      """)
    #expect(image.pixel(10, 10) == "#ff0000" && image.pixel(1, 10) == "#0000ff")
  }

  /// An icon takes the colour around it wherever it says `currentColor`, but for where it sets one.
  @Test(arguments: [
    (##"<rect width="20" height="20" fill="currentColor"/>"##, "#00ff00"),
    (##"<g fill="currentColor" color="blue"><rect width="20" height="20"/></g>"##, "#0000ff"),
    (##"<g color="inherit"><path d="M0 10H20" stroke="currentColor" stroke-width="20"/></g>"##, "#00ff00"),
    (##"<linearGradient id="p"><stop stop-color="currentColor"/></linearGradient>\##(square)"##, "#00ff00"),
    (
      ##"<filter id="f"><feFlood flood-color="currentColor"/></filter><rect width="20" height="20" filter="url(#f)"/>"##,
      "#00ff00"
    ),
    (##"<rect width="20" height="20"/>"##, "#000000"),
  ])
  func currentColorIsThatOfTheCaller(_ content: String, _ pixel: String) throws {
    var icon = try document(content)
    icon.currentColor = .red
    _ = try icon.image()
    icon.currentColor = try #require(Color(css: "lime"))
    #expect(try icon.image().pixel(10, 10) == pixel)
    var whole = try document("<g id='a'>\(content)</g>")
    whole.currentColor = icon.currentColor
    #expect(try #require(whole.element(id: "a")).image().pixel(10, 10) == pixel)
  }

  /// A context's paint that is the paint of another context is passed on.
  @Test(arguments: [
    "<use href='#p' fill='red' stroke='lime'/>", "<g fill='red' stroke='lime'><use href='#u'/></g>",
    "<svg fill='red' stroke='lime'><use href='#u' x='0'/></svg>",
  ])
  func contextPaintsPassThroughUseAndMarkers(_ use: String) throws {
    let image = try drawn(
      """
      <defs><marker id="m" refX="3" refY="3" markerWidth="6" markerHeight="6" markerUnits="userSpaceOnUse">
      <path d="M0 0h6v6h-6z" fill="context-fill"/></marker>
      <marker id="n" refX="3" refY="3" markerWidth="6" markerHeight="6" markerUnits="userSpaceOnUse">
      <path d="M0 0h6v6h-6z" fill="context-stroke"/><path d="M3 3h1" fill="context-stroke" marker-start="url(#m)"/></marker>
      <path id="p" d="M5 5H15V15" fill="none" stroke="context-stroke" stroke-width="2" marker-start="url(#n)" marker-end="url(#n)"/>
      <use id="u" href="#p"/></defs>\(use)
      """)
    #expect([image.pixel(3, 3), image.pixel(15, 15), image.pixel(10, 5)] == ["#00ff00", "#00ff00", "#00ff00"])
  }
}
