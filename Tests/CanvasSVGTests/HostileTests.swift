import Canvas
import CanvasSVG
import Testing

@Suite("Hostile SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct HostileTests {
  #if DEBUG
    private static let timeLimit = Duration.seconds(200)
  #else
    private static let timeLimit = Duration.seconds(20)
  #endif

  @Test(arguments: [
    ("", "element"), ("<svg", "line 1"), ("<html/>", "an svg"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>", "line 1"),
    ("<svg width=\"0\" height=\"5\"/>", "0"), ("<x:svg/>", "line 1"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\">\n<a>&nope;</a></svg>", "line 2"),
    (String(repeating: "<svg>", count: 200), "128"), ("\u{1F}\u{8B}", "line 1"),
  ])
  func errors(_ text: String, _ part: String) {
    let error = #expect(throws: SVGError.self) { try SVGDocument(data: Array(text.utf8)) }
    #expect(error.map { !$0.description.contains("\n") } == true)
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }

  @Test func entities() throws {
    let picture = try SVGDocument(
      data: Array(
        #"""
        <!DOCTYPE svg [<!ENTITY c "red"><!ENTITY ns "http://www.w3.org/2000/svg">]>
        <svg xmlns="&ns;" width="4" height="4"><rect width="4" height="4" fill="&c;"/></svg>
        """#.utf8))
    #expect(try picture.image().pixel(1, 1) == "#ff0000")
    // A billion laughs.
    let levels = (1...9).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }.joined()
    let bomb = "<!DOCTYPE svg [<!ENTITY a0 \"ha\">\(levels)]><svg><text>&a9;</text></svg>"
    #expect(throws: SVGError.self) { try SVGDocument(data: Array(bomb.utf8)) }
  }

  /// Ten levels of ten uses each: 10^10 squares.
  private static let expansion =
    (1...10).map { level in
      "<g id=\"a\(level)\">" + String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
    }.joined()

  @Test(arguments: [
    "<defs><rect id=\"a0\" width=\"1\" height=\"1\"/>\(expansion)</defs><use href=\"#a10\"/>",
    "<defs><rect id=\"a0\" width=\"1\" height=\"1\"/>\(expansion)</defs><use href=\"#a10\" clip-path=\"url(#c)\"/><clipPath id=\"c\" clipPathUnits=\"objectBoundingBox\"><rect width=\"1\" height=\"1\"/></clipPath>",
    // A tile far larger than the picture, in itself and in others.
    (0..<40).map {
      "<pattern id=\"p\($0)\" width=\"99\" height=\"99\"><rect width=\"1e4\" height=\"1e4\" fill=\"url(#p\($0 + 1))\"/></pattern>"
    }.joined()
      + "<rect width=\"9\" height=\"9\" fill=\"url(#p0)\"/>",
    // What is drawn often is long.
    "<defs><path id=\"a0\" d=\"M0 0\(String(repeating: "l1 1", count: 50_000))\"/>\(expansion)</defs><use href=\"#a10\"/>",
    "<defs><g id=\"a0\" style=\"\(String(repeating: "fill:red;", count: 20_000))\"/>\(expansion)</defs><use href=\"#a10\"/>",
    "<defs><text id=\"a0\">\(String(repeating: "A ", count: 20_000))</text>\(expansion)</defs><use href=\"#a10\"/>",
    // Deep, with layers.
    String(repeating: "<g opacity=\".9\" style=\"isolation:isolate\">", count: 120)
      + "<rect width=\"9\" height=\"9\"/>" + String(repeating: "</g>", count: 120),
    (0..<300).map { "<g id=\"d\($0)\" opacity=\".9\"><use href=\"#d\($0 + 1)\"/></g>" }.joined(),
    "<g id=\"a\"><use href=\"#a\"/></g>", "<use id=\"a\" href=\"#b\"/><use id=\"b\" href=\"#a\"/>",
    "<pattern id=\"p\" width=\"1\" height=\"1\"><rect width=\"9\" height=\"9\" fill=\"url(#p)\"/></pattern><rect width=\"9\" height=\"9\" fill=\"url(#p)\"/>",
    "<mask id=\"m\"><rect width=\"9\" height=\"9\" mask=\"url(#m)\"/></mask><rect width=\"9\" height=\"9\" mask=\"url(#m)\"/>",
    "<marker id=\"m\"><path d=\"M0 0L9 9\" marker-end=\"url(#m)\"/></marker><path d=\"M0 0L9 9\" marker-end=\"url(#m)\"/>",
    "<filter id=\"f\"><feImage href=\"#r\"/></filter><rect id=\"r\" width=\"9\" height=\"9\" filter=\"url(#f)\"/>",
    "<rect x=\"1e308\" y=\"-1e308\" width=\"1e308\" height=\"1e308\" stroke=\"red\" stroke-width=\"1e308\"/>",
    "<circle r=\"1e300\" stroke=\"red\" stroke-dasharray=\"1e-300\"/>",
    "<rect width=\"9\" height=\"9\" transform=\"scale(1e300) scale(1e300)\"/>",
    "<text x=\"1e308\" y=\"1e308\" font-size=\"1e308\" letter-spacing=\"-1e308\">A B</text>",
    "<pattern id=\"p\" width=\"1e-9\" height=\"1e9\" patternUnits=\"userSpaceOnUse\"><rect width=\"9\" height=\"9\"/></pattern><rect width=\"9\" height=\"9\" fill=\"url(#p)\"/>",
    "<filter id=\"f\" x=\"-1e9\" y=\"-1e9\" width=\"1e10\" height=\"1e10\"><feGaussianBlur stdDeviation=\"1e9\"/><feMorphology radius=\"1e9\"/><feTurbulence numOctaves=\"1000000\" baseFrequency=\"1e300\" seed=\"1e300\" stitchTiles=\"stitch\"/></filter><rect width=\"9\" height=\"9\" filter=\"url(#f)\"/>",
    "<filter id=\"f\"><feConvolveMatrix order=\"1e9\" kernelMatrix=\"1\"/><feOffset dx=\"1e300\"/><feTile/></filter><rect width=\"9\" height=\"9\" filter=\"url(#f)\"/>",
    "<svg width=\"1e308\" height=\"1e308\" viewBox=\"0 0 1e-308 1e-308\"><rect width=\"9\" height=\"9\"/></svg>",
    "<linearGradient id=\"a\" href=\"#b\"/><linearGradient id=\"b\" href=\"#a\"/><rect width=\"9\" height=\"9\" fill=\"url(#a)\"/>",
    "<image href=\"../../../../etc/passwd\" width=\"9\" height=\"9\"/><image href=\"http://example.com/a.png\" width=\"9\" height=\"9\"/>",
  ])
  func draws(_ content: String) throws {
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try drawn(content) }
    #expect(time < Self.timeLimit, "\(time)")
  }

  @Test func manyRules() throws {
    let rules = (0..<3_000).map { ".c\($0) g.x g.x .y{fill:red}" }.joined()
    let elements = String(repeating: "<g class=\"x\">", count: 100) + String(repeating: "</g>", count: 100)
    let clock = ContinuousClock()
    let time = clock.measure {
      _ = try? document("<style>\(rules)</style>" + String(repeating: elements, count: 50))
    }
    #expect(time < Self.timeLimit, "\(time)")
  }

  @Test func manyElements() throws {
    let many = String(repeating: "<g/>", count: 1_100_000)
    #expect(throws: SVGError.self) { try document(many) }
  }

  @Test func mutations() throws {
    let seeds = [
      #"<style>.a > rect:first-child{fill:url(#g) red;stroke:blue!important}</style><g class="a"><rect width="9" height="9" transform="rotate(9)"/></g><linearGradient id="g"><stop offset="1" stop-color="red"/><stop/></linearGradient>"#,
      #"<clipPath id="c"><path d="M0 0C1 2 3 4 5 6A1 2 3 0 1 9 9z"/></clipPath><mask id="m"><use href='#t'/></mask><g clip-path="url(#c)" mask="url(#m)" opacity=".5"><text id="t" x="1 2" y="9" font-size="8">Aé<tspan dx="1">b</tspan></text></g>"#,
      #"<filter id="f"><feGaussianBlur stdDeviation="1 2"/><feColorMatrix type="saturate" values=".5"/><feComposite in2="SourceGraphic" operator="arithmetic" k1="1"/><feDiffuseLighting><feSpotLight x="1" z="9"/></feDiffuseLighting></filter><circle r="9" filter="url(#f) blur(1px)" stroke-dasharray="1 2" marker-end="url(#f)"/>"#,
    ]
    let frame = [
      Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">"#.utf8), Array("</svg>".utf8),
    ]
    var generator = SeededGenerator(seed: 45)
    let words = ["1e308", "-1", "url(#f)", "%", "<", "\"", "#", "0", "NaN", "inherit", "&#0;", "é", ";", "/*"].map {
      Array($0.utf8)
    }
    var readable = 0
    for round in 0..<2_000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: words[Int.random(in: 0..<words.count, using: &generator)], at: place)
        default:
          let end = min(place + Int.random(in: 1...9, using: &generator), bytes.count)
          bytes.replaceSubrange(place..<end, with: words[Int.random(in: 0..<words.count, using: &generator)])
        }
      }
      if let picture = try? SVGDocument(data: frame[0] + bytes + frame[1]) {
        readable += 1
        _ = try picture.image(size: Size(width: 16, height: 16))
      }
    }
    #expect(readable > 300)
  }
}
