import Canvas
import CanvasSVG
import Testing

@Suite("Structure of SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct StructureTests {
  @Test(arguments: [
    (#"width="30" height="20""#, Size(width: 30, height: 20)), (#"viewBox="0 0 8 6""#, Size(width: 8, height: 6)),
    (#"width="80" viewBox="0 0 8 6""#, Size(width: 80, height: 60)),
    (#"width="1in" height="1cm""#, Size(width: 96, height: 96 / 2.54)),
    (#"width="50%" height="100%" viewBox="0 0 8 6""#, Size(width: 4, height: 6)), ("", Size(width: 300, height: 150)),
  ])
  func size(_ attributes: String, _ size: Size) throws {
    #expect(try document("", attributes: attributes).size == size)
  }

  @Test func viewBox() throws {
    let rect = #"<rect x="10" y="10" width="10" height="10"/>"#
    let fitted = try drawn(rect, attributes: #"width="20" height="10" viewBox="10 10 10 10""#)
    #expect([fitted.pixel(4, 5), fitted.pixel(6, 5), fitted.pixel(15, 5)] == ["-", "#000000", "-"])
    let stretched = try drawn(
      rect, attributes: #"width="20" height="10" viewBox="10 10 10 10" preserveAspectRatio="none""#)
    #expect(stretched.pixel(1, 5) == "#000000")
    let left = try drawn(
      rect, attributes: #"width="20" height="10" viewBox="10 10 10 10" preserveAspectRatio="xMinYMin""#)
    #expect([left.pixel(1, 5), left.pixel(12, 5)] == ["#000000", "-"])
  }

  @Test(arguments: [
    #"<defs><rect id="r" width="5" height="5"/></defs><use href='#r' x="10" y="10"/>"#,
    #"<symbol id="r" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol><use xlink:href='#r' x="10" y="10" width="5" height="5"/>"#,
    #"<svg x="10" y="10" width="5" height="5"><rect width="50" height="50"/></svg>"#,
    #"<switch><rect width="20" height="20" systemLanguage="xx"/><rect x="10" y="10" width="5" height="5"/></switch>"#,
    #"<a><rect x="10" y="10" width="5" height="5"/></a>"#,
    #"<image x="10" y="10" width="5" height="5" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'%3E%3Crect width='1' height='1'/%3E%3C/svg%3E"/>"#,
  ])
  func placed(_ content: String) throws {
    let image = try drawn(content)
    #expect([image.pixel(12, 12), image.pixel(8, 12), image.pixel(16, 12)] == ["#000000", "-", "-"])
  }

  /// `display: contents` leaves out what isn't just around others, as in Chromium.
  @Test(arguments: [
    ("<rect %/>", false), ("<a %>@</a>", false), ("<switch %>@</switch>", false), ("<g %>@</g>", true),
    ("<svg %>@</svg>", true), ("<defs><g id='a'>@</g></defs><use href='#a' %/>", true),
    ("<text y='16' font-size='20' %>HHH</text>", false),
    ("<text y='16' font-size='20'><tspan %>HHH</tspan></text>", true),
    ("<text y='16' font-size='20'><a %>HHH</a></text>", false),
    ("<path id='p' d='M0 16H99' fill='none'/><text font-size='20'><textPath href='#p' %>HHH</textPath></text>", false),
    ("<foreignObject %><p>HHH<br/>HHH</p></foreignObject>", false),
    ("<clipPath id='c'><rect %/></clipPath><g clip-path='url(#c)'>@</g>", false),
  ])
  func contents(_ content: String, _ isShown: Bool) throws {
    let rect = "<rect width='20' height='20'/>"
    let style = "width='20' height='20' style='display:contents'"
    let image = try drawn(content.replacing("@", with: rect).replacing("%", with: style))
    let isSeen = (0..<20).contains { y in (0..<20).contains { image.pixel($0, y) != "-" } }
    #expect(isSeen == isShown)
  }

  @Test func elements() throws {
    let deck = try document(
      #"""
      <g transform="translate(2 3)"><g id="king" fill="red"><rect width="4" height="6"/></g></g>
      <g id="empty"/><defs><rect id="hidden" width="2" height="2"/></defs><rect id="back" x="10" width="4" height="2"/>
      """#)
    #expect(deck.ids == ["king", "empty", "hidden", "back"])
    let king = try #require(deck.element(id: "king"))
    #expect(king.bounds == Rect(x: 2, y: 3, width: 4, height: 6))
    let image = try king.image()
    #expect(image.pixelWidth == 4 && image.pixelHeight == 6)
    #expect([image.pixel(0, 0), image.pixel(3, 5)] == ["#ff0000", "#ff0000"])
    let symbols = try document(#"<symbol id="a" viewBox="5 5 4 2"><rect x="5" y="5" width="2" height="9"/></symbol>"#)
    let symbol = try #require(symbols.element(id: "a")).image(scale: 2)
    #expect(symbols.ids == ["a"] && symbol.pixelWidth == 8 && symbol.pixelHeight == 4)
    #expect([symbol.pixel(3, 3), symbol.pixel(4, 3)] == ["#000000", "-"])
    #expect(deck.element(id: "empty") == nil && deck.element(id: "none") == nil)
    #expect(deck.element(id: "hidden") != nil)
  }

  /// Shapes, and what is drawn as pixels, written as SVG and read again.
  @Test(arguments: [
    #"<circle cx="10" cy="10" r="8" fill="red" opacity=".5"/>"#,
    #"<mask id="m"><circle cx="10" cy="10" r="8" fill="white"/></mask><rect width="20" height="20" mask="url(#m)"/>"#,
    #"<clipPath id="c"><path d="M2 2H18V18H2z"/><circle r="9"/></clipPath><rect width="20" height="20" clip-path="url(#c)"/>"#,
    #"<pattern id="p" width=".5" height=".5"><circle cx="5" cy="5" r="4"/></pattern><rect width="20" height="20" fill="url(#p)"/>"#,
    #"<circle cx="10" cy="10" r="6" style="filter:blur(1px)"/>"#, #"<text x="2" y="18" font-size="20">A</text>"#,
    #"<g transform="rotate(30 10 10)"><rect x="5" y="5" width="10" height="10" style="filter:drop-shadow(1px 1px red)"/></g>"#,
  ])
  func vectorFormats(_ content: String) throws {
    let picture = try document(content)
    let again = try SVGDocument(data: Array(try picture.svg().utf8))
    #expect(again.size == picture.size)
    let (a, b) = (try picture.image(scale: 4), try again.image(scale: 4))
    var sum = 0.0
    for y in 0..<80 {
      for x in 0..<80 {
        sum += abs((a.color(atPixelX: x, y: y)?.alpha ?? 0) - (b.color(atPixelX: x, y: y)?.alpha ?? 0))
      }
    }
    #expect(sum / 6400 < 0.04, "\(sum / 6400)")
  }

  @Test func wholeWithAlpha() throws {
    let picture = try document(#"<rect width="12" height="20"/><rect x="8" width="12" height="20"/>"#)
    let context = try DrawingContext(size: picture.size)
    context.alpha = 0.5
    picture.draw(in: context.bounds, on: context)
    #expect(context.makeImage().pixel(10, 10) == "#00000080")
  }

  /// 1-bit RGBA of one pixel, packed as a file with gzip's stored blocks.
  @Test func packed() throws {
    let plain = Array(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2"/></svg>"#.utf8)
    let count = [UInt8(plain.count), 0]
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in plain {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1] + count + count.map { ~$0 }
    let end = (0..<4).map { UInt8(truncatingIfNeeded: crc >> (8 * UInt32($0))) } + count + [0, 0]
    let picture = try SVGDocument(data: header + plain + end)
    #expect(picture.size == Size(width: 3, height: 2))
    #expect(throws: SVGError.self) { try SVGDocument(data: header + plain.dropLast(9) + end) }
  }

  /// The bounds of an element have everything that it paints.
  @Test(arguments: [
    (
      "<path id='a' d='M4 10h8' stroke='red' stroke-width='2' marker-end='url(#m)'/>",
      Rect(x: 4, y: 7, width: 11, height: 6)
    ),
    ("<rect id='a' x='4' y='4' width='4' height='4' filter='url(#f)'/>", Rect(x: 4, y: 4, width: 9, height: 4)),
    (
      "<rect id='a' x='4' y='4' width='4' height='4' style='filter:drop-shadow(3px 2px red)'/>",
      Rect(x: 4, y: 4, width: 7, height: 6)
    ),
    (
      "<g id='a'><g filter='url(#f)'><rect x='4' y='4' width='4' height='4'/></g></g>",
      Rect(x: 4, y: 4, width: 9, height: 4)
    ),
    ("<rect id='a' width='20' height='20' clip-path='url(#c)'/>", Rect(x: 2, y: 2, width: 5, height: 5)),
    (
      "<svg id='a' x='2' width='6' height='6'><rect width='20' height='20'/></svg>",
      Rect(x: 2, y: 0, width: 6, height: 6)
    ),
    (
      "<rect id='a' x='4' y='4' width='4' height='4' style='filter:blur(1px)'/>",
      Rect(x: 1, y: 1, width: 10, height: 10)
    ),
    ("<rect id='a' x='4' y='4' width='4' height='4' filter='url(#flood)'/>", Rect(x: 2, y: 2, width: 8, height: 8)),
  ])
  func boundsHaveMarkersAndFilters(_ element: String, _ bounds: Rect) throws {
    let picture = try document(
      """
      <marker id="m" refX="0" refY="3" markerWidth="3" markerHeight="6" markerUnits="userSpaceOnUse"><path d="M0 0h9v9h-9z"/>
      </marker><filter id="f" x="0" width="3"><feOffset dx="5"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
      </filter><filter id="flood" x="-.5" y="-.5" width="2" height="2"><feFlood/></filter>
      <clipPath id="c"><rect x="2" y="2" width="5" height="5"/></clipPath>\(element)
      """)
    #expect(try #require(picture.element(id: "a")).bounds == bounds)
  }

  @Test func linksAreThoseOfTheirBoxes() throws {
    let picture = try document(
      """
      <a href=" https://e.org/a "><rect x="2" y="3" width="5" height="6"/></a><a href="javascript:x"><rect width="5" height="5"/></a>
      <g filter="blur(1px)" transform="scale(2)"><a xlink:href="tel:1"><rect x="2" y="3" width="5" height="5"/></a></g>
      <text y="15">a<a href="mailto:b@c">b</a></text>
      """)
    let links = try Recording(size: picture.size) { picture.draw(in: $0.bounds, on: $0) }.links
    #expect(links.map(\.url) == ["https://e.org/a", "tel:1", "mailto:b@c"])
    #expect(links[0].rect == Rect(x: 2, y: 3, width: 5, height: 6))
    #expect(links[1].rect == Rect(x: 4, y: 6, width: 10, height: 10))
    #expect(links[2].rect.minX > 5)
  }

  @Test func linksAreWhereSomethingIsSeen() throws {
    let picture = try document(
      """
      <a href="https://e.org/a" visibility="hidden"><rect width="5" height="5"/></a>
      <clipPath id="c"><rect x="2" y="2" width="4" height="4"/></clipPath>
      <g clip-path="url(#c)"><a href="https://e.org/b"><rect width="10" height="10"/></a></g>
      <g clip-path="url(#c)"><a href="https://e.org/c"><rect x="8" y="8" width="2" height="2"/></a></g>
      """)
    let links = try Recording(size: picture.size) { picture.draw(in: $0.bounds, on: $0) }.links
    #expect(links.map(\.url) == ["https://e.org/b"])
    #expect(Rect(x: 1, y: 1, width: 6, height: 6).contains(links.first?.rect ?? .zero))
  }

  @Test func aPictureHasItsTitleAndDescription() throws {
    let named = try document("<g><title>part</title></g><title>Quarterly\n  plan</title><desc>Up, then down.</desc>")
    #expect(named.title == "Quarterly plan" && named.alternativeText == "Up, then down.")
    #expect(try document("title<rect/>").title.isEmpty)
  }

  /// Elements that are only defined are pictures of their own too, but not the parts of clips and markers.
  @Test func definedElementsHaveIDs() throws {
    let picture = try document(
      "<defs><g id='a'><rect id='b' width='5' height='5'/></g><clipPath id='c'><rect id='d'/></clipPath></defs><g id='e'/>"
    )
    #expect(picture.ids == ["a", "b", "e"])
    #expect(picture.element(id: "a")?.bounds == Rect(x: 0, y: 0, width: 5, height: 5))
  }
}

#if !(Full || SVG)
  @Suite("A build that doesn't read SVG pictures")
  struct UnavailableTests {
    @Test func error() {
      let error = #expect(throws: SVGError.self) { try document("") }
      #expect(error?.description.contains("trait SVG") == true)
    }
  }
#endif
