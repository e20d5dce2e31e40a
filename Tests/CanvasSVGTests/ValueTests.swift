import Canvas
import CanvasSVG
import Testing

@Suite("Values of SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct ValueTests {
  /// Two ways to write the same.
  private func expectSame(_ first: String, _ second: String) throws {
    #expect(try drawn(first) == drawn(second), "\(first) \(second)")
    #expect(try drawn(first) != drawn(""))
  }

  /// A sign or a second point begins a number.
  @Test(arguments: [
    (#"transform="translate(12-8)""#, #"transform="translate(12,-8)""#),
    (#"transform="matrix(1 0 0-1 2 20)""#, #"transform="matrix(1,0,0,-1,2,20)""#),
    (#"transform="translate(4.5.5)rotate(10-2-2)""#, #"transform="translate(4.5 .5) rotate(10 -2 -2)""#),
    (#"transform="scale(1+2)""#, #"transform="scale(1 2)""#),
    (#"style="transform:translate(6px-4px)""#, #"transform="translate(6 -4)""#),
    (#"transform="rotate(20)" transform-origin="10-5""#, #"transform="rotate(20)" transform-origin="10px -5px""#),
    (#"stroke="red" stroke-dasharray="2.5.5+1""#, #"stroke="red" stroke-dasharray="2.5,.5,1""#),
  ])
  func aSignSeparatesNumbers(_ first: String, _ second: String) throws {
    try expectSame("<rect y='9' width='9' height='9' \(first)/>", "<rect y='9' width='9' height='9' \(second)/>")
  }

  @Test(arguments: [
    ("<polygon points='2-1 18-1 9+18'/>", "<polygon points='2,-1 18,-1 9,18'/>"),
    (
      "<svg viewBox='-5-5 30.5.5e2'><rect width='9' height='9'/></svg>",
      "<svg viewBox='-5 -5 30.5 50'><rect width='9' height='9'/></svg>"
    ),
    (
      "<linearGradient id='g' gradientTransform='rotate(90)translate(.5-.5)'><stop/><stop offset='1' stop-color='red'/></linearGradient><rect width='20' height='20' fill='url(#g)'/>",
      "<linearGradient id='g' gradientTransform='rotate(90) translate(.5,-.5)'><stop/><stop offset='1' stop-color='red'/></linearGradient><rect width='20' height='20' fill='url(#g)'/>"
    ),
    (
      "<filter id='g'><feColorMatrix values='1 0 0 0 0 0-1 0 0 1 0 0 1 0 0 0 0 0 1 0'/></filter><rect width='9' height='9' filter='url(#g)'/>",
      "<filter id='g'><feColorMatrix values='1 0 0 0 0 0 -1 0 0 1 0 0 1 0 0 0 0 0 1 0'/></filter><rect width='9' height='9' filter='url(#g)'/>"
    ),
    ("<text x='2-1' y='15'>HI</text>", "<text x='2 -1' y='15'>HI</text>"),
    ("<text x='1' y='15' dy='1-2' rotate='10-10'>HI</text>", "<text x='1' y='15' dy='1 -2' rotate='10 -10'>HI</text>"),
  ])
  func aSignSeparatesNumbersOfLists(_ first: String, _ second: String) throws { try expectSame(first, second) }

  /// A value that a property can't have counts as not set: the one around the element, or a weaker one, is taken.
  @Test(arguments: [
    ("stroke-miterlimit='0'", "stroke-linejoin='bevel'"), ("stroke-miterlimit='-4'", ""),
    ("stroke-miterlimit='.9'", "stroke-linejoin='bevel'"),
    ("stroke-width='-3'", ""), ("style='stroke-width:-3' stroke-width='2'", "stroke-width='2'"),
    ("stroke-dasharray='3 -1'", ""), ("style='stroke-dasharray:-1' stroke-dasharray='3'", "stroke-dasharray='3'"),
    ("style='opacity:much' opacity='.5'", "opacity='.5'"), ("visibility='maybe'", ""),
    ("style='transform:rotate(a)' transform='translate(2 2)'", "transform='translate(2 2)'"),
    ("style='fill:rgba(0,50%,0,.5)' fill='red'", "fill='red'"), ("fill='url(#a) nothing'", ""),
    ("style='mix-blend-mode:mix'", ""), ("paint-order='strike'", ""), ("fill-rule='odd'", ""),
    ("shape-rendering='coarse'", ""),
    ("style='stroke-linejoin:sharp' stroke-linejoin='round'", "stroke-linejoin='round'"),
    ("style='fill:initial' fill='red'", "fill='black'"), ("style='stroke:unset' stroke='none'", "stroke='green'"),
    ("stroke-linecap='ROUND'", "stroke-linecap='round'"), ("fill='None'", "fill='none'"),
  ])
  func anInvalidValueCountsAsNotSet(_ invalid: String, _ valid: String) throws {
    func picture(_ attributes: String) -> String {
      "<g stroke='green' stroke-width='4' fill='blue' fill-rule='evenodd' paint-order='stroke' shape-rendering='crispEdges' "
        + "visibility='visible'><path d='M3 5l14 5-14 5M1 1h8v8h-8zM3 3h4v4h-4z' \(attributes)/></g>"
    }
    try expectSame(picture(invalid), picture(valid))
  }

  @Test(arguments: [
    ("<ellipse cx='9' cy='9' rx='-3' ry='6'/>", "<circle cx='9' cy='9' r='6'/>"),
    ("<ellipse cx='9' cy='9' rx='6' ry='-1'/>", "<circle cx='9' cy='9' r='6'/>"),
    ("<svg width='-5' height='-1'><rect width='9' height='9'/></svg>", "<svg><rect width='9' height='9'/></svg>"),
    (
      "<radialGradient id='g' r='-1'><stop/><stop offset='1' stop-color='red'/></radialGradient><rect width='20' height='20' fill='url(#g)'/>",
      "<radialGradient id='g'><stop/><stop offset='1' stop-color='red'/></radialGradient><rect width='20' height='20' fill='url(#g)'/>"
    ),
    (
      "<marker id='m' markerWidth='-1'><path d='M0 0h9v9'/></marker><path d='M5 5h9' marker-end='url(#m)' stroke='red'/>",
      "<marker id='m'><path d='M0 0h9v9'/></marker><path d='M5 5h9' marker-end='url(#m)' stroke='red'/>"
    ),
    (
      "<mask id='m' width='-1'><rect width='9' height='9' fill='white'/></mask><rect width='20' height='20' mask='url(#m)'/>",
      "<mask id='m'><rect width='9' height='9' fill='white'/></mask><rect width='20' height='20' mask='url(#m)'/>"
    ),
  ])
  func aNegativeSizeCountsAsNotSet(_ first: String, _ second: String) throws { try expectSame(first, second) }

  /// The whole part counts, wherever the number is rounded to.
  @Test(arguments: [("1.5", "1"), ("2.9", "2"), ("-1.9", "-1"), ("0.9", "0")])
  func theSeedOfTurbulenceIsTruncated(_ first: String, _ second: String) throws {
    func picture(_ seed: String) -> String {
      "<filter id='f'><feTurbulence baseFrequency='.2' seed='\(seed)'/></filter><rect width='20' height='20' filter='url(#f)'/>"
    }
    try expectSame(picture(first), picture(second))
  }

  @Test func octavesAreWhole() throws {
    func picture(_ octaves: String) -> String {
      "<filter id='f'><feTurbulence baseFrequency='.2' \(octaves)/></filter><rect width='20' height='20' filter='url(#f)'/>"
    }
    try expectSame(picture("numOctaves='2.7'"), picture(""))
  }

  /// Declared encodings are those of the system.
  @Test(
    arguments: [
      ("windows-1252", [0x43, 0xE9, 0x80], "Cé€"), ("windows-1250", [0xE8, 0x9E], "čž"),
      ("windows-1251", [0xC6, 0xFF], "Жя"),
      ("EUC-KR", [0xC7, 0xD1], "한"), ("ISO-8859-2", [0xB1], "ą"), ("koi8-r", [0xC1], "а"), ("utf8", [0xC3, 0xA9], "é"),
      ("iso-8859-1", [0xE9], "é"),
    ] as [(String, [UInt8], String)])
  func anEncodingIsThatOfTheDeclaration(_ encoding: String, _ bytes: [UInt8], _ text: String) throws {
    func picture(_ content: [UInt8], _ encoding: String) throws -> Image {
      let start =
        "<?xml version='1.0' encoding='\(encoding)'?><svg xmlns='http://www.w3.org/2000/svg' width='60' height='20'>"
      return try SVGDocument(data: Array((start + "<text y='15'>").utf8) + content + Array("</text></svg>".utf8))
        .image()
    }
    #expect(try picture(bytes, encoding) == picture(Array(text.utf8), "UTF-8"))
  }

  @Test(arguments: ["klingon", "windows-1252/../x", ""]) func anUnknownEncodingIsAnError(_ encoding: String) {
    let error = #expect(throws: SVGError.self) {
      try SVGDocument(data: Array("<?xml version='1.0' encoding='\(encoding)'?><svg/>".utf8))
    }
    #expect(error?.description.contains("line 1") == true)
  }

  /// Selectors of CSS choose by places among siblings, and by what an element is or isn't.
  @Test(arguments: [
    ("rect:nth-child(3)", "010"), ("rect:nth-of-type(2n+1)", "101"), ("rect:nth-child(even)", "101"),
    ("rect:last-child", "001"), ("rect:not(.x)", "010"), (":is(.x,#none)", "101"), ("rect:not(:first-of-type)", "011"),
    (":root > rect", "111"), ("rect:nth-last-child(-n+2)", "011"), ("rect:not(.x, :last-child)", "010"),
    ("rect:where(.x)", "101"),
  ])
  func selectorsHavePseudoClasses(_ selector: String, _ chosen: String) throws {
    let image = try drawn(
      "<style>\(selector){fill:red}</style><rect class='x' width='5' height='9'/><rect x='6' width='5' height='9'/>"
        + "<rect class='x' x='12' width='5' height='9'/>")
    #expect([2, 8, 14].map { image.pixel($0, 5) == "#ff0000" ? "1" : "0" }.joined() == chosen)
  }

  @Test(arguments: [
    ("fill='var(--c)'", "#ff0000"), ("style='--c:blue;fill:var(--c)'", "#0000ff"),
    ("fill='var(--none,lime)'", "#00ff00"),
    ("fill='var(--none, var(--d))'", "#00ff00"), ("style='fill:var(--e)'", "#ff0000"),
    ("fill='var(--none)'", "#ffff00"),
    ("style='fill:rgb(var(--n),0,255)'", "#0000ff"), ("style='--f:var(--f);fill:var(--f)'", "#ffff00"),
  ])
  func variablesHaveValues(_ attribute: String, _ pixel: String) throws {
    let image = try drawn(
      "<style>:root{--c:red;--e:var(--c);--n:0}g{--d:lime}</style><g fill='yellow'><rect width='20' height='20' \(attribute)/></g>"
    )
    #expect(image.pixel(5, 5) == pixel)
  }

  /// Variables that refer to many others, or to themselves, end.
  @Test func variablesThatGrowEnd() throws {
    let doubled = (1...40).map { "--a\($0):var(--a\($0 - 1)) var(--a\($0 - 1))" }.joined(separator: ";")
    let nested = "--b:" + String(repeating: "var(--b,", count: 200) + "red" + String(repeating: ")", count: 200)
    let image = try drawn(
      "<style>:root{--a0:red;\(doubled);\(nested)}</style><rect width='9' height='9' fill='var(--a40)'/><path fill='var(--b)' d='M0 0'/>"
    )
    #expect(image.pixel(5, 5) == "#000000")
  }

  /// Selectors and paints that are inside of each other without end end.
  @Test func nestedValuesEnd() throws {
    let count = 20_000
    let selector = String(repeating: ":not(", count: count) + "a" + String(repeating: ")", count: count)
    let formula = "rect:nth-child(-9223372036854775808n-9223372036854775808)"
    let paint = String(repeating: "url(#a) ", count: count)
    let image = try drawn(
      "<style>\(selector),\(formula){fill:red}</style><rect width='9' height='9' style='fill:\(paint)'/>")
    #expect(image.pixel(5, 5) == "#000000")
  }
}
