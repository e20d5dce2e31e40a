import Canvas
import CanvasRequests
import TestSupport
import Testing

/// Fonts of a folder that a request names.
@Suite struct FontFolderTests {
  @Test func familiesOfTheFolderComeFirst() throws {
    let folder = try TemporaryFolder()
    var writer = FontWriter()
    writer.family = "Own"
    writer.glyphs += [.box(0, 0, 500, 1000)]
    writer.characters = ["A": 1]
    try folder.write(writer.bytes(), as: "fonts/own.ttf")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text y="20" font-size="20" font-family="Own">A</text></svg>"#,
      as: "a.svg")
    let resources = Resources(root: folder.path)
    func image(_ fonts: String?) throws -> Image {
      var request = SVGRequest(data: .file("a.svg"))
      request.picture.fontFolder = fonts
      return try Image(contents: try request.drawable(in: resources).png())
    }
    #expect(try image("fonts").color(atPixelX: 9, y: 0) == .black)
    #expect(try image(nil).color(atPixelX: 9, y: 0)?.alpha == 0)
    #expect(throws: RequestError.self) { try image("gone") }
    #expect(throws: RequestError.self) { try image("../fonts") }
    try folder.write("no font", as: "empty/note.txt")
    let error = #expect(throws: RequestError.self) { try image("empty") }
    #expect(error?.description.contains("the folder has no fonts") == true)
  }
}
