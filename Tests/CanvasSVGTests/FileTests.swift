import Canvas
import CanvasCLibrary
import CanvasSVG
import TestSupport
import Testing

@Suite("Files of SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct FileTests {
  /// What a picture draws that names another file, as one pixel.
  private func pixel(naming name: String, in folder: TemporaryFolder, as file: String = "set/a.svg") throws -> String {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"><image href=\"\(name)\" width=\"4\" height=\"4\"/></svg>"
    return try SVGDocument(contentsOf: try folder.write(text, as: file)).image().pixel(1, 1)
  }

  private func folder() throws -> TemporaryFolder {
    let made = try TemporaryFolder()
    let red = try Image(rgba: [255, 0, 0, 255], width: 1, height: 1).png()
    for name in ["set/red.png", "set/in/red.png", "outside.png", "set/a b.png"] { try made.write(red, as: name) }
    try made.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"><image href=\"red.png\" width=\"1\" height=\"1\"/><rect width=\"1\" height=\"1\" fill=\"blue\" fill-opacity=\".5\"/></svg>",
      as: "set/inner.svg")
    return made
  }

  @Test(arguments: [
    ("red.png", "#ff0000"), ("./red.png", "#ff0000"), ("in/red.png", "#ff0000"), ("in/../red.png", "#ff0000"),
    ("a%20b.png", "#ff0000"), ("../outside.png", "-"), ("in/../../outside.png", "-"), ("none.png", "-"),
    ("file:red.png", "-"), ("/etc/passwd", "-"), ("", "-"), (".", "-"),
    // A picture in a picture reads no files.
    ("inner.svg", "#0000ff80"),
  ])
  func image(_ name: String, _ expected: String) throws {
    #expect(try pixel(naming: name, in: folder()) == expected)
  }

  /// A root above the document's folder allows what is between, and nothing beside.
  @Test(arguments: [
    ("../outside.png", "", "#ff0000"), ("red.png", "", "#ff0000"), ("../outside.png", "set", "-"),
    ("../../outside.png", "", "-"), ("/etc/passwd", "", "-"), ("../set", "", "-"),
    // The root need not be a parent.
    ("in/red.png", "set/in", "#ff0000"), ("red.png", "set/in", "-"), ("red.png", "none", "-"),
  ])
  func imageBelowRoot(_ name: String, _ root: String, _ expected: String) throws {
    let folder = try folder()
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"><image href=\"\(name)\" width=\"4\" height=\"4\"/></svg>"
    let path = try folder.write(text, as: "set/a.svg")
    #expect(try SVGDocument(contentsOf: path, root: folder[root]).image().pixel(1, 1) == expected)
    let data = try SVGDocument(data: Array(text.utf8), folder: folder["set"], root: folder[root])
    #expect(try data.image().pixel(1, 1) == expected)
    // Without a folder no file is read, whatever the root.
    #expect(try SVGDocument(data: Array(text.utf8), root: folder[root]).image().pixel(1, 1) == "-")
  }

  @Test func bytesReadNoFile() throws {
    let folder = try folder()
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"><image href=\"red.png\" width=\"4\" height=\"4\"/></svg>"
    #expect(try SVGDocument(data: Array(text.utf8)).image().pixel(1, 1) == "-")
    #expect(try SVGDocument(data: Array(text.utf8), folder: folder["set"]).image().pixel(1, 1) == "#ff0000")
  }

  @Test func errorsNameTheFile() throws {
    let folder = try folder()
    let missing = #expect(throws: SVGError.self) { try SVGDocument(contentsOf: folder["none.svg"]) }
    #expect(missing?.path == folder["none.svg"] && missing?.line == nil)
    let path = try folder.write("<svg>\n<g>", as: "bad.svg")
    let bad = #expect(throws: SVGError.self) { try SVGDocument(contentsOf: path) }
    #expect(bad?.path == path && bad?.line == 2)
    #expect(bad?.description.hasPrefix("\(path): line 2, column ") == true, "\(bad?.description ?? "")")
  }

  /// What a document names isn't opened unless it is a file: a pipe would never end.
  @Test func onlyFilesAreOpened() throws {
    let folder = try folder()
    try #require(mkfifo(folder["set/pipe"], 0o600) == 0)
    #expect(try pixel(naming: "pipe", in: folder) == "-")
    #expect(try pixel(naming: "in", in: folder) == "-")
  }
}
