import Canvas
import CanvasSVG
import Testing

@Suite("Shapes of SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct ShapeTests {
  /// A shape and two points of the view, of which the first is inside and the second outside.
  @Test(arguments: [
    (#"<rect x="2" y="3" width="10" height="5"/>"#, (3, 4), (13, 4)),
    (#"<rect x="10%" y="1mm" width="50%" height="5"/>"#, (3, 5), (1, 5)),
    (#"<rect width="20" height="20" rx="10"/>"#, (10, 1), (1, 1)),
    (#"<rect width="20" height="20" rx="10" ry="2"/>"#, (1, 10), (0, 0)),
    (#"<circle cx="10" cy="10" r="5"/>"#, (10, 6), (5, 5)),
    (#"<ellipse cx="10" cy="10" rx="9" ry="3"/>"#, (2, 10), (10, 4)),
    (#"<ellipse cx="10" cy="10" ry="6"/>"#, (5, 10), (3, 10)),
    (#"<polygon points="0,0 20,0 20,20"/>"#, (18, 3), (3, 18)),
    (#"<polygon points="0,0 20,0 20,20 x 4"/>"#, (18, 3), (3, 18)),
    (#"<polyline points="0 0 20 0 20 20" fill="black"/>"#, (18, 3), (3, 18)),
    (#"<path d="M0 0H20V20z"/>"#, (18, 3), (3, 18)),
    (#"<path d="M0 0H20V10H0zL5 x"/>"#, (10, 5), (10, 15)),
    (#"<line x1="0" y1="10" x2="20" y2="10" stroke="black" stroke-width="4"/>"#, (10, 9), (10, 4)),
    (#"<path d="M0 0H20V20H0zM5 5V15H15V5z" fill-rule="evenodd"/>"#, (2, 10), (10, 10)),
  ])
  func shape(_ element: String, _ inside: (Int, Int), _ outside: (Int, Int)) throws {
    let image = try drawn(element)
    #expect(image.pixel(inside.0, inside.1) == "#000000")
    #expect(image.pixel(outside.0, outside.1) == "-")
  }

  /// A path of relative steps that ends 1e-14 beside its start. No miter grows there.
  @Test func roundingErrorsOfAClosedPath() throws {
    let data =
      "m59.79 46.2c14.4 0 22.08 11.04 22.08 29.28v23.04c0 18.24-7.68 29.28-22.08 29.28s-22.08-11.04"
      + "-22.08-29.28v-23.04c0-18.24 7.68-29.28 22.08-29.28z"
    let image = try drawn(
      #"<path d="\#(data)" transform="translate(-49.79 -36.2)" fill="none" stroke="black" stroke-width="14.4"/>"#)
    #expect((0..<9).allSatisfy { image.pixel($0, 3) == image.pixel(19 - $0, 3) })
    #expect(image.pixel(2, 3) == "#0000004e" && image.pixel(0, 3) == "-")
  }

  @Test(arguments: [
    #"<rect width="-5" height="20"/>"#, #"<rect width="5"/>"#, #"<circle r="0"/>"#, #"<path d="M5 5"/>"#, "<path/>",
    #"<polygon points="1"/>"#, #"<rect width="5" height="5" display="none"/>"#, #"<rect width="1e400" height="5"/>"#,
    #"<rect width="5" height="5" visibility="hidden"/>"#, #"<rect width="5" height="5" transform="scale(0)"/>"#,
    #"<defs><rect width="5" height="5"/></defs>"#, #"<unknown><rect width="5" height="5"/></unknown>"#,
  ])
  func nothing(_ element: String) throws {
    let image = try drawn(element)
    #expect(image.withUnsafePixels { $0.allSatisfy { $0 == 0 } })
  }

  @Test(arguments: [
    ("translate(10)", (12, 2)), ("translate(0 10)", (2, 12)), ("scale(2) translate(5,5)", (12, 12)),
    ("rotate(90 10 10)", (17, 2)), ("matrix(1 0 0 1 10 10)", (12, 12)), ("skewX(45)", (5, 3)),
  ])
  func transform(_ transform: String, _ inside: (Int, Int)) throws {
    let image = try drawn(#"<rect width="4" height="4" transform="\#(transform)"/>"#)
    #expect(image.pixel(inside.0, inside.1) == "#000000")
    #expect(image.pixel(0, 0) == (transform.hasPrefix("skew") ? image.pixel(0, 0) : "-"))
  }

  @Test func transformOrigin() throws {
    let image = try drawn(#"<rect width="4" height="4" transform="rotate(90)" transform-origin="10 10"/>"#)
    #expect(image.pixel(17, 2) == "#000000")
  }

  @Test func fixedStroke() throws {
    let shape = #"<path d="M0 1H2" stroke="black" stroke-width="2" vector-effect="non-scaling-stroke"/>"#
    let image = try drawn(#"<g transform="scale(10)">\#(shape)</g>"#)
    #expect(image.pixel(10, 9) == "#000000" && image.pixel(10, 12) == "-")
  }
}
