import Canvas
import CanvasSVG
import TestSupport
import Testing

@Suite("Fonts that SVG pictures bring with them", .enabled(if: SVGDocument.isAvailable))
struct FontFaceTests {
  /// A font whose A is a box: as high as its size and half as wide, or as wide.
  private static func font(width: Double) -> [UInt8] {
    var writer = FontWriter()
    writer.family = "Other"
    writer.glyphs += [.box(0, 0, width, 1000)]
    writer.characters = ["A": 1]
    return writer.bytes()
  }

  private static func data(_ bytes: [UInt8]) -> String {
    "data:font/ttf," + bytes.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private func pixels(_ sheet: String, _ style: String) throws -> [String] {
    let image = try drawn(
      #"<style>\#(sheet)</style><text y="20" font-size="20" style="font-family:Own;\#(style)">A</text>"#)
    return [image.pixel(5, 1), image.pixel(15, 1)]
  }

  @Test func fontOfData() throws {
    let sheet = "@font-face{font-family:'Own';src:local(None),url(\(Self.data(Self.font(width: 500))))}"
    #expect(try pixels(sheet, "") == ["#000000", "-"])
    #expect(try document("<style>\(sheet)</style><text font-family='own'>A</text>").notes.isEmpty)
  }

  @Test func nearestWeight() throws {
    let (thin, thick) = (Self.data(Self.font(width: 500)), Self.data(Self.font(width: 1000)))
    let sheet =
      "@font-face{font-family:Own;src:url(\(thin))} @font-face{font-family:Own;font-weight:bold;src:url(\(thick))}"
    #expect(try pixels(sheet, "font-weight:300") == ["#000000", "-"])
    #expect(try pixels(sheet, "font-weight:800") == ["#000000", "#000000"])
  }

  @Test func fontOfAFileBelowTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.font(width: 500), as: "set/a.ttf")
    try folder.write(Self.font(width: 500), as: "out.ttf")
    func hasNote(_ address: String) throws -> Bool {
      let text =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><style>@font-face{font-family:Own;src:url("\#(address)")}</style><text y="20" font-size="20" font-family="Own, serif">A</text></svg>"#
      let notes = try SVGDocument(contentsOf: try folder.write(text, as: "set/a.svg")).notes
      return notes.contains { $0.what == "the font 'Own' of @font-face isn't there, or isn't read" }
    }
    #expect(try !hasNote("a.ttf"))
    #expect(try hasNote("../out.ttf") && hasNote("gone.ttf") && hasNote("a.svg"))
  }

  /// A curve whose first control point is its start is outlined from there.
  @Test func lineBeforeATightCurve() throws {
    let image = try drawn(
      #"<path fill="none" stroke="red" stroke-width="4" d="M10 0V10C10 10 10 14 4 14"/>"#)
    #expect([image.pixel(9, 2), image.pixel(9, 8), image.pixel(8, 9)] == ["#ff0000", "#ff0000", "#ff0000"])
  }
}
