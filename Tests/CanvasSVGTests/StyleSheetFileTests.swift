import Canvas
import CanvasSVG
import TestSupport
import Testing

/// Style sheets and colours from outside of a document.
@Suite("Style sheets of files for SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct StyleSheetFileTests {
  private static func text(_ sheet: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><style>\#(sheet)</style><rect class="a" width="4" height="4"/></svg>"#
  }

  private func folder() throws -> TemporaryFolder {
    let made = try TemporaryFolder()
    try made.write(".a{fill:red}", as: "set/a.css")
    try made.write("@import 'b.css'; .b{fil:red}", as: "set/in/a.css")
    try made.write(".a{fill:lime}", as: "set/in/b.css")
    try made.write(".a{fill:blue}", as: "outside.css")
    try made.write("@import 'circle.css'; .a{fill:red}", as: "set/circle.css")
    return made
  }

  @Test(arguments: [
    ("@import 'a.css';", "#ff0000"), ("@import url(a.css);", "#ff0000"),
    (#"@import url("./a.css") screen;"#, "#ff0000"),
    ("@import 'a.css' print;", "#000000"), ("@import 'in/a.css';", "#00ff00"), ("@import '../outside.css';", "#000000"),
    ("@import 'gone.css';", "#000000"), ("@import 'http://a.org/a.css';", "#000000"),
    ("@import url(data:text/css;base64,LmF7ZmlsbDpyZWR9);", "#ff0000"),
    ("@import 'a.css'; .a{fill:blue}", "#0000ff"), (".a{stroke:none} @import 'a.css';", "#000000"),
    ("@import 'circle.css';", "#ff0000"), ("@import 'a.css' layer(b);", "#000000"),
  ])
  func imported(_ sheet: String, _ pixel: String) throws {
    let folder = try folder()
    let path = try folder.write(Self.text(sheet), as: "set/a.svg")
    #expect(try SVGDocument(contentsOf: path).image().pixel(1, 1) == pixel)
    // Bytes have no folder.
    if !sheet.contains("data:"), !sheet.contains("blue") {
      #expect(try SVGDocument(data: Array(Self.text(sheet).utf8)).image().pixel(1, 1) == "#000000")
    }
  }

  @Test func notesNameTheStyleSheet() throws {
    let folder = try folder()
    let path = try folder.write(Self.text("@import 'in/a.css';\n@import 'gone.css';"), as: "set/a.svg")
    let notes = try SVGDocument(contentsOf: path).notes
    #expect(
      notes.map { "\($0.place): \($0.what)" } == [
        "in/a.css, line 1: the property fil isn't drawn", "line 2: the style sheet 'gone.css' isn't there",
      ])
  }

  @Test func ofTheCaller() throws {
    let bytes = Array(Self.text(".a{fill:red}").utf8)
    #expect(try SVGDocument(data: bytes, styleSheet: ".a{fill:lime}").image().pixel(1, 1) == "#00ff00")
    #expect(try SVGDocument(data: bytes, styleSheet: "rect{fill:lime}").image().pixel(1, 1) == "#ff0000")
    let notes = try SVGDocument(data: bytes, styleSheet: "\n.a{fil:lime}").notes
    #expect(notes.map(\.place) == ["style sheet, line 2"])
  }

  @Test func colorOfAnElement() throws {
    var picture = try document(#"<rect id="a" width="20" height="20" fill="currentColor"/>"#)
    picture.currentColor = .red
    var element = try #require(picture.element(id: "a"))
    #expect(try element.image().pixel(1, 1) == "#ff0000")
    element.currentColor = .blue
    #expect(try element.image().pixel(1, 1) == "#0000ff")
  }
}
