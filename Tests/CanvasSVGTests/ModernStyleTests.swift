import Canvas
import CanvasSVG
import Testing

/// CSS as it is written today. The pixels are Chromium's, to one level.
@Suite("Styles of today in SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct ModernStyleTests {
  @Test(arguments: [
    ("oklch(0.7 0.15 150)", "#4cb86a"), ("oklch(70% 0.15 150deg / .5)", "#4cb76a80"), ("oklab(.6 .1 -.1)", "#9f63ba"),
    ("oklab(60% 25% -25%)", "#9f63ba"), ("lab(50% 40 59)", "#bf5702"), ("lab(29.2345% 39.3825 20.0664)", "#7d2329"),
    ("lch(52.2345% 72.2 56.2)", "#c65d06"), ("lch(29% 39 .1turn)", "#742d23"), ("hwb(200 10% 20%)", "#1a91cc"),
    ("hwb(90 60% 60%)", "#808080"), ("hwb(194 0% 0% / .5)", "#00c3ff80"), ("color(srgb 1 .5 0)", "#ff8000"),
    ("color(srgb-linear .5 .2 .1)", "#bc7c59"), ("color(display-p3 .5 .5 0)", "#7f8000"),
    ("color(a98-rgb .4 .6 .2)", "#439a22"), ("color(prophoto-rgb .4 .6 .2)", "#52b205"),
    ("color(xyz .3 .4 .1)", "#97b539"), ("color(xyz-d50 .3 .4 .1)", "#87b74b"),
    ("rgb(none 128 0)", "#008000"), ("hsl(none 100% 50%)", "#ff0000"), ("oklch(.7 none none)", "#9e9e9e"),
    // What sRGB doesn't have is limited channel by channel.
    ("color(display-p3 1 .5 0)", "#ff7600"), ("color(srgb 2 -1 .5)", "#ff0080"),
    ("color-mix(in srgb,red,blue)", "#800080"), ("color-mix(in srgb, red 25%, blue)", "#4000bf"),
    ("color-mix(in srgb, red, 25% blue)", "#bf0040"), ("color-mix(in oklab, red, lime)", "#d0a800"),
    ("color-mix(in oklch, red, blue)", "#ba00c2"), ("color-mix(in hsl longer hue, red, blue)", "#00ff00"),
    ("color-mix(in hsl, red 20%, lime 20%)", "#ffff0066"),
    ("color-mix(in lch increasing hue, hsl(350 100% 50%), hsl(10 100% 50%))", "#ff1a1b"),
    ("color-mix(in lab, white 30%, black)", "#474747"),
    ("color-mix(in srgb, currentColor 50%, transparent)", "#12345680"),
    ("color-mix(in oklch, white, blue)", "#73a3ff"),
    ("color-mix(in hwb, red, color-mix(in srgb, lime, blue))", "#60bf00"), ("color-mix(in xyz, red, lime)", "#bcbc00"),
    // Not valid.
    ("oklab(.5 .1)", "#000000"), ("color(foo 1 2 3)", "#000000"), ("color-mix(in srgb, red)", "#000000"),
    ("lab(50%, 40, 59)", "#000000"),
  ])
  func color(_ text: String, _ pixel: String) throws {
    let image = try drawn(#"<rect width="20" height="20" color='#123456' style="fill:\#(text)"/>"#)
    let expected = try #require(Color(css: pixel))
    let found = try #require(image.color(atPixelX: 5, y: 5))
    let parts = [(found.red, expected.red), (found.green, expected.green), (found.blue, expected.blue)]
    #expect(parts.allSatisfy { abs($0 - $1) * 255 < 2 } && found.alpha == expected.alpha, "\(image.pixel(5, 5))")
  }

  private static let shape =
    #"<g class="a b" id="g"><rect id="r" class="c" data-x="One two" width="20" height="20"/></g>"#

  /// Rules that make the rectangle red, or not.
  @Test(arguments: [
    ("rect:only-child{fill:red}", true), ("g:only-child{fill:red}", false), ("g:only-of-type{fill:red}", true),
    ("rect:empty{fill:red}", true), ("g:empty rect{fill:red}", false), ("g:nth-child(2) rect{fill:red}", true),
    ("g:nth-of-type(1) rect{fill:red}", true), ("g:nth-last-child(1) rect{fill:red}", true),
    ("style + g rect{fill:red}", true), ("style ~ g rect{fill:red}", true), ("g + g rect{fill:red}", false),
    ("[data-x=\"one TWO\" i]{fill:red}", true), ("[data-x=\"one TWO\" s]{fill:red}", false),
    ("[data-x$=wo]{fill:red}", true), ("[data-x*=\"e t\"]{fill:red}", true), ("[data-x=\"a]b\"]{fill:red}", false),
    ("@supports (fill: red){rect{fill:red}}", true), ("@supports (fill: 12){rect{fill:red}}", false),
    ("@supports not (fill: 12){rect{fill:red}}", true),
    ("@supports (fill: red) and (color: oklch(.5 .1 20)){rect{fill:red}}", true),
    ("@supports (fill: 1) or ((fill: red) and (not (fill: 2))){rect{fill:red}}", true),
    ("@supports selector(a:is(b)){rect{fill:red}}", true), ("@supports selector(a:hover(b)){rect{fill:red}}", false),
    ("@supports (unheard: of){rect{fill:blue}} rect{fill:red}", true),
    ("rect{fill:var(--a, red)}", true), ("g{--a:red} rect{fill:var(--a)}", true),
    ("g{--a:red} rect{--a:initial;fill:var(--a, blue)}", false), ("rect{--a:red;--b:var(--a);fill:var(--b)}", true),
    // A circle of variables has no values.
    ("rect{--a:var(--b, blue);--b:var(--a, blue);fill:var(--a, red)}", true),
    ("rect{--a:var(--a, blue);fill:var(--a, red)}", true),
  ])
  func rule(_ sheet: String, _ isRed: Bool) throws {
    let image = try drawn("<style><![CDATA[\(sheet)]]></style>\(Self.shape)")
    #expect((image.pixel(10, 10) == "#ff0000") == isRed, "\(image.pixel(10, 10))")
  }

  /// The box around what is left of a rectangle of 30 × 20 at 5, 5, with a stroke of 4 around it.
  @Test(arguments: [
    ("clip-path:circle(10px)", "10 5 20 20"), ("clip-path:circle(5px at left 25%)", "3 4 5 10"),
    ("clip-path:circle(closest-side) fill-box", "10 5 20 20"), ("clip-path:ellipse(25% 50%)", "11 3 17 24"),
    ("clip-path:inset(5px)", "8 8 24 14"), ("clip-path:inset(1px 2px 3px 4px)", "7 4 28 20"),
    ("clip-path:polygon(0 0, 50% 0, 50% 50%)", "3 3 17 12"), ("clip-path:path('M1 2H9V7H1Z')", "4 5 8 5"),
    ("clip-path:fill-box", "5 5 30 20"), ("clip-path:stroke-box", "3 3 34 24"),
    ("clip-path:view-box circle(6px at 10px 10px)", "4 4 12 12"), ("clip-path:circle(calc(5px + 5px))", "10 5 20 20"),
    ("transform:translate(50%,25%);transform-box:fill-box", "18 8 34 24"),
    ("transform:translate(1em,.25in)", "23 27 34 24"),
    ("translate:5px 10px", "8 13 34 24"), ("scale:2;transform-box:fill-box", "1 1 68 48"),
    ("transform:scale(200%);transform-box:fill-box;transform-origin:100% 100%", "-29 -19 68 48"),
    ("rotate:90deg;transform-origin:20px 15px", "8 -2 24 34"), ("transform:translate3d(4px,2px,9px)", "7 5 34 24"),
    ("transform:translate(calc(2px * 3), calc(1px + 1px))", "9 5 34 24"), ("width:calc(10px + 10%)", "3 3 18 24"),
    ("width:min(10px, 20px)", "3 3 14 24"), ("x:clamp(1px,0px,9px)", "-1 3 34 24"), ("width:1rem", "3 3 24 24"),
    ("stroke-width:calc(2px*4)", "1 1 38 28"), ("stroke-width:calc(1px + 1)", "3 3 34 24"),
  ])
  func box(_ style: String, _ expected: String) throws {
    let rect = #"<rect id="a" x="5" y="5" width="30" height="20" stroke="red" stroke-width="4" style="\#(style)"/>"#
    let picture = try document(rect, attributes: #"width="40" height="40" font-size="20""#)
    let box = try #require(picture.element(id: "a")?.bounds)
    let text = [box.minX, box.minY, box.width, box.height].map { "\(Int($0.rounded(.down)))" }.joined(separator: " ")
    #expect(text == expected)
  }

  @Test func clipsOfShapesAreDrawn() throws {
    let image = try drawn(
      #"<rect width="20" height="20" fill="red" style="clip-path:polygon(evenodd, 0 0,100% 0,100% 100%,0 100%,0 0,25% 25%,75% 25%,75% 75%,25% 75%,25% 25%)"/>"#
    )
    #expect(image.pixel(2, 10) == "#ff0000" && image.pixel(10, 10) == "-")
  }

  @Test(arguments: [
    ("bold 12px/1.5 DejaVu Sans", true), ("italic 700 calc(6px*2) / 1.5 'DejaVu Sans', serif", true),
    ("650 12px/2 serif", true), ("12px", false), ("bold", false),
  ])
  func font(_ font: String, _ isRead: Bool) throws {
    let notes = try document(#"<text style="font:\#(font)">A</text>"#).notes
    #expect(notes.isEmpty == isRead, "\(notes)")
  }

  @Test func fontInAVariable() throws {
    let text = #"<style>:root{--f:20px "DejaVu Sans"}</style><text id="a" style="font:var(--f)" y="20">A</text>"#
    let plain = #"<text id="a" style="font:20px DejaVu Sans" y="20">A</text>"#
    #expect(try document(text).element(id: "a")?.bounds == document(plain).element(id: "a")?.bounds)
  }

  @Test func wordsOfMasks() throws {
    let mask = #"<mask id="m"><rect width="20" height="20" fill="black"/></mask>"#
    func pixel(_ style: String) throws -> String {
      try drawn(mask + #"<rect width="20" height="20" fill="red" style="\#(style)"/>"#).pixel(5, 5)
    }
    #expect(try pixel("mask:url(#m)") == "-" && pixel("mask:url(#m) luminance") == "-")
    #expect(try pixel("mask:url(#m) alpha") == "#ff0000" && pixel("mask-image:url(#m)") == "-")
  }

  /// Boxes of groups inside of each other, each of which the next one needs.
  @Test(arguments: ["transform-box:fill-box;rotate:0deg", "clip-path:inset(0)"])
  func boxesInsideOfEachOther(_ style: String) throws {
    let (open, close) = (#"<g style="\#(style)">"#, "</g>")
    let content =
      String(repeating: open, count: 60) + #"<rect width="20" height="20" fill="red"/>"#
      + String(repeating: close, count: 60)
    let picture = try document(content)
    #expect(picture.notes.isEmpty)
    #expect(try picture.image().pixel(5, 5) == "#ff0000")
  }

  /// Thousands of elements and rules in one file, which are compared with few of each other.
  @Test func manySiblingsAndRules() throws {
    let rules =
      (0..<3000).map { ".c\($0){fill:blue}" }.joined() + "rect:nth-child(2n+1){fill:red} rect + rect{opacity:1}"
    let content = (0..<6000).map { #"<rect class="c\#($0)" width="20" height="20"/>"# }.joined()
    #expect(try drawn("<style>\(rules)</style>\(content)").pixel(5, 5) == "#ff0000")
  }
}
