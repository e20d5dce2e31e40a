import Canvas
import CanvasSVG
import Testing

@Suite("Clips, masks and filters of SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct EffectTests {
  private static let square = #"<rect width="20" height="20" fill="red" %/>"#

  private func pixels(_ definition: String, _ attribute: String, _ places: [(Int, Int)]) throws -> [String] {
    let image = try drawn(definition + #"<rect width="20" height="20" fill="red" \#(attribute)/>"#)
    return places.map { image.pixel($0.0, $0.1) }
  }

  @Test(arguments: [
    (#"<clipPath id="c"><rect width="10" height="20"/></clipPath>"#, ["#ff0000", "-"]),
    (
      #"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath>"#, ["#ff0000", "-"]
    ),
    (#"<clipPath id="c"/>"#, ["-", "-"]),
    (#"<clipPath id="c"><rect width="10" height="20"/><circle cx="5" cy="5" r="4"/></clipPath>"#, ["#ff0000", "-"]),
    (
      #"<clipPath id="d"><rect width="10" height="9"/></clipPath><clipPath id="c" clip-path="url(#d)"><rect width="20" height="20"/></clipPath>"#,
      ["#ff0000", "-"]
    ),
    (
      #"<clipPath id="c"><use href='#x'/></clipPath><defs><rect id="x" width="10" height="20"/></defs>"#,
      ["#ff0000", "-"]
    ),
    (#"<clipPath id="c" clip-path="url(#c)"><rect width="10" height="20"/></clipPath>"#, ["#ff0000", "-"]),
    (#"<rect id="c" width="10" height="20" fill="none"/>"#, ["#ff0000", "#ff0000"]),
  ])
  func clip(_ definition: String, _ expected: [String]) throws {
    #expect(try pixels(definition, #"clip-path="url(#c)""#, [(5, 5), (15, 5)]) == expected)
  }

  @Test(arguments: [
    (#"<mask id="c"><rect width="10" height="20" fill="white"/></mask>"#, ["#ff0000", "-"]),
    (#"<mask id="c"><rect width="10" height="20" fill='#808080'/></mask>"#, ["#ff000080", "-"]),
    (#"<mask id="c" mask-type="alpha"><rect width="10" height="20"/></mask>"#, ["#ff0000", "-"]),
    (#"<mask id="c" width=".5"><rect width="20" height="20" fill="white"/></mask>"#, ["#ff0000", "-"]),
    (
      #"<mask id="c" maskContentUnits="objectBoundingBox"><rect width=".5" height="1" fill="white"/></mask>"#,
      ["#ff0000", "-"]
    ),
  ])
  func mask(_ definition: String, _ expected: [String]) throws {
    #expect(try pixels(definition, #"mask="url(#c)""#, [(5, 5), (15, 5)]) == expected)
  }

  @Test func opacity() throws {
    let both = #"<rect width="12" height="20"/><rect x="8" width="12" height="20"/>"#
    let image = try drawn(#"<g opacity=".5">\#(both)</g>"#)
    #expect([image.pixel(4, 4), image.pixel(10, 4)] == ["#00000080", "#00000080"])
  }

  @Test func blending() throws {
    let image = try drawn(
      #"<rect width="20" height="20" fill="yellow"/><rect width="10" height="20" fill="cyan" style="mix-blend-mode:multiply"/>"#
    )
    #expect([image.pixel(5, 5), image.pixel(15, 5)] == ["#00ff00", "#ffff00"])
  }

  @Test(arguments: [
    (#"<feOffset dx="10"/>"#, ["-", "#ff0000"]), (#"<feFlood flood-color="lime"/>"#, ["#00ff00", "#00ff00"]),
    (#"<feColorMatrix type="hueRotate" values="0"/>"#, ["#ff0000", "-"]),
    (#"<feColorMatrix values="0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 1 0"/>"#, ["#00ff00", "-"]),
    (#"<feComponentTransfer><feFuncR type="linear" slope="0"/></feComponentTransfer>"#, ["#000000", "-"]),
    (
      #"<feFlood flood-color="lime" result="f"/><feComposite in="f" in2="SourceAlpha" operator="in"/>"#,
      ["#00ff00", "-"]
    ),
    (
      #"<feFlood flood-color="lime"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>"#,
      ["#ff0000", "#00ff00"]
    ),
    (#"<feFlood flood-color="lime"/><feBlend in="SourceGraphic" mode="screen"/>"#, ["#ffff00", "#00ff00"]),
    (#"<feMorphology operator="dilate" radius="10 0"/>"#, ["#ff0000", "#ff0000"]),
    (#"<feDropShadow dx="10" dy="0" stdDeviation="0" flood-color="blue"/>"#, ["#ff0000", "#0000ff"]),
    ("", ["-", "-"]),
  ])
  func filter(_ primitives: String, _ expected: [String]) throws {
    let image = try drawn(
      #"""
      <filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="20" height="20">\#(primitives)</filter>
      <g filter="url(#f)"><rect width="10" height="20" fill="red"/></g>
      """#)
    #expect([image.pixel(5, 5), image.pixel(15, 5)] == expected)
  }

  @Test func blur() throws {
    let image = try drawn(#"<rect x="8" y="8" width="4" height="4" style="filter:blur(2px)"/>"#)
    let alphas = [10, 8, 6, 3].map { image.color(atPixelX: $0, y: 10)?.alpha ?? 0 }
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 > $1 } && alphas[0] < 0.6 && alphas[3] > 0, "\(alphas)")
  }

  @Test(arguments: [
    ("brightness(50%)", "#800000"), ("invert()", "#00ffff"), ("opacity(.5)", "#ff000080"), ("grayscale(1)", "#363636"),
    ("hue-rotate(0)", "#ff0000"), ("saturate(1)", "#ff0000"), ("contrast(0)", "#808080"), ("sepia(0)", "#ff0000"),
    ("drop-shadow(0 0 red)", "#ff0000"), ("nonsense(1)", "#ff0000"), ("opacity(.5) opacity(.5)", "#ff000040"),
  ])
  func function(_ text: String, _ pixel: String) throws {
    let image = try drawn(#"<rect width="20" height="20" fill="red" style="filter:\#(text)"/>"#)
    #expect(image.pixel(5, 5) == pixel)
  }

  /// Masks that mask each other don't count as masks of masks.
  @Test func circularMasks() throws {
    let image = try drawn(
      """
      <mask id="a" mask="url(#b)" maskUnits="userSpaceOnUse"><rect width="10" height="20" fill="white"/></mask>
      <mask id="b" mask="url(#a)" maskUnits="userSpaceOnUse"><rect width="20" height="20" fill="white"/></mask>
      <rect width="20" height="20" fill="red" mask="url(#b)"/>
      """)
    #expect(image.pixel(5, 5) == "#ff0000" && image.pixel(15, 5) == "#ff0000")
  }

  /// The luminance of half a white is the half in sRGB, and that of gray 188 in linear light.
  @Test(arguments: [("auto", "#ff0000bc"), ("linearRGB", "#ff000080")])
  func luminance(_ interpolation: String, _ pixel: String) throws {
    let image = try drawn(
      """
      <g color-interpolation="\(interpolation)">
      <mask id="a"><rect width="20" height="20" fill="rgb(188,188,188)"/></mask></g>
      <rect width="20" height="20" fill="red" mask="url(#a)"/>
      """)
    #expect(image.pixel(5, 5) == pixel)
  }

  /// What isn't known of the background is the source, as in browsers.
  @Test(arguments: ["BackgroundImage", "BackgroundAlpha", "FillPaint"]) func theBackgroundIsTheSource(_ name: String)
    throws
  {
    let image = try drawn(
      "<filter id='f'><feComposite in='SourceGraphic' in2='\(name)' operator='arithmetic' k3='1'/></filter>"
        + "<rect width='20' height='20' fill='red' filter='url(#f)'/>")
    #expect(image.pixel(5, 5) == "#ff0000")
  }

  /// An effect that isn't there is none, and one filter that isn't there takes the others with it.
  @Test(arguments: [
    "filter='url(#gone)'", "filter='url(#p)'", "style='filter:url(#gone) opacity(0)'", "filter='url(other.svg#f)'",
    "style='filter:opacity(0) url(#gone)'", "mask='url(#gone)'", "clip-path='url(#gone)'", "marker-end='url(#gone)'",
    "mask='url(#p)'", "marker-mid='url(#p)'", "style='clip-path:none'",
  ])
  func anEffectThatIsMissingIsNone(_ attribute: String) throws {
    let image = try drawn(
      "<linearGradient id='p'/><g \(attribute)><path d='M0 0h20v20h-20z' fill='red' \(attribute)/></g>")
    #expect(image.pixel(5, 5) == "#ff0000" && image.pixel(19, 19) == "#ff0000")
  }
}
