import Canvas
import CanvasSVG
import Testing

@Suite("Texts of HTML in SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct ForeignTextTests {
  /// The columns and rows of 20 pixels that have ink, as `x y`, of a text in a box of 160 × 80.
  private func ink(_ html: String, _ style: String = "") throws -> Set<String> {
    let content =
      #"<foreignObject width="160" height="80" style="font:16px DejaVu Sans;line-height:20px;\#(style)"><body xmlns="http://www.w3.org/1999/xhtml">\#(html)</body></foreignObject>"#
    let image = try drawn(content, attributes: #"width="160" height="80""#)
    var found: Set<String> = []
    for y in 0..<80 {
      for x in 0..<160 where image.pixel(x, y) != "-" { found.insert("\(x / 20) \(y / 20)") }
    }
    return found
  }

  @Test(arguments: [
    ("I", "0 0"), ("I<br/>I", "0 0, 0 1"), ("<p>I</p><p>I</p>", "0 0, 0 1"), ("<p>I</p>I<p>I</p>", "0 0, 0 1, 0 2"),
    ("I<br/><br/>I", "0 0, 0 2"), ("<div>I<br/></div><div>I</div>", "0 0, 0 1"), ("  \n ", ""),
    ("<script>I</script>", ""),
    ("<p style='text-align:right'>I</p>", "7 0"), ("<p style='display:none'>I</p>", ""),
    ("<div style='display:flex;align-items:center;height:80px'>I</div>", "0 1, 0 2"),
    ("<div style='display:flex;align-items:flex-end;height:80px'>I</div>", "0 3"),
    ("<div style='margin-left:60px;padding-top:40px'>I</div>", "3 2"),
    ("<svg xmlns='http://www.w3.org/2000/svg'><rect width='20' height='20'/></svg>", ""),
  ])
  func lines(_ html: String, _ expected: String) throws {
    #expect(try ink(html).sorted().joined(separator: ", ") == expected)
  }

  @Test func wordsAreWrapped() throws {
    let words = "<p>Many words that need lines</p>"
    #expect(try ink(words).contains { $0.hasSuffix(" 1") })
    #expect(try ink(words, "white-space:nowrap").contains { $0.hasSuffix(" 1") } == false)
  }

  @Test func colorsAreThoseOfHTML() throws {
    let html =
      #"<style>.a{color:lime}</style><foreignObject width="20" height="20" fill="red"><p xmlns="http://www.w3.org/1999/xhtml" class="a" style="font:bold 40px DejaVu Sans;line-height:20px">■</p></foreignObject>"#
    #expect(try drawn(html).pixel(10, 12) == "#00ff00")
  }

  /// A picture of the text is better than its lines, and lines are better than a shorter text.
  @Test func alternatives() throws {
    let text = #"<foreignObject width="20" height="20"><p xmlns="http://www.w3.org/1999/xhtml">I</p></foreignObject>"#
    let shape = #"<g><rect width="20" height="20"/></g>"#
    #expect(try drawn("<switch>\(text)\(shape)</switch>").pixel(19, 19) == "-")
    let other = text.replacing("<foreignObject", with: #"<foreignObject requiredExtensions="http://a.org""#)
    #expect(try drawn("<switch>\(other)\(shape)</switch>").pixel(19, 19) == "#000000")
    #expect(try document("<switch>\(text)<image/></switch>").notes.isEmpty)
  }
}
