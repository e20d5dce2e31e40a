import Canvas
import CanvasPDF
import TestSupport
import Testing

/// The limits that PDF/A sets to every file. `.ci/checks/pdfstandards` has all its rules.
@Suite struct PDFLimitsTests {
  private func content(_ file: StrictPDF) -> [String] {
    file.streams.values.map { String(decoding: $0, as: UTF8.self) }
  }

  private func file(
    _ change: (inout PDFDocument) -> Void = { _ in }, draw: (DrawingContext) -> Void
  ) throws -> StrictPDF {
    var document = PDFDocument()
    change(&document)
    document.addPage(try Recording(size: Size(width: 100, height: 100)) { draw($0) })
    return try StrictPDF(document.bytes())
  }

  /// At most 28 scopes are in each other.
  @Test func deepScopesAreForms() throws {
    func draw(_ depth: Int, _ context: DrawingContext) {
      context.withGState {
        context.clip(to: Path(ovalIn: Rect(x: 0, y: 0, width: 100, height: 100 - Double(depth) / 9)))
        if depth == 0 {
          context.fill(Rect(x: 20, y: 20, width: 50, height: 50), with: .color(.red))
        } else {
          draw(depth - 1, context)
        }
      }
    }
    let file = try file(draw: { draw(60, $0) })
    var deepest = 0
    for text in content(file) {
      var depth = 0
      for word in text.split(whereSeparator: \.isWhitespace) {
        depth += word == "q" ? 1 : word == "Q" ? -1 : 0
        deepest = max(deepest, depth)
      }
      #expect(depth == 0)
    }
    #expect((10...28).contains(deepest), "\(deepest)")
    #expect(content(file).filter { $0.contains("1 0 0 rg") }.count == 1)
  }

  @Test func stringsHaveAtMost32767Bytes() throws {
    let font = try Font.default(size: 1)
    let file = try file {
      $0.title = String(repeating: "é", count: 40_000)
    } draw: { context in
      context.addLink(
        "https://example.org/" + String(repeating: "a", count: 40_000), in: Rect(x: 0, y: 0, width: 9, height: 9))
      context.draw(StyledText(String(repeating: "o", count: 20_000), font: font), at: .zero)
    }
    #expect(file.numbers(with: "/S/URI").isEmpty)
    for text in Array(file.objects.values) + content(file) {
      for string in text.split(separator: "<").dropFirst() {
        #expect(string.prefix { $0.isHexDigit }.count <= 65_534)
      }
    }
  }

  @Test func whatIsTooLongIsSaid() throws {
    func losses(urlLength: Int, titleLength: Int) throws -> [String] {
      var document = PDFDocument(title: String(repeating: "é", count: titleLength))
      document.addPage(
        try Recording(size: Size(width: 9, height: 9)) {
          $0.addLink(
            "https://example.org/" + String(repeating: "a", count: urlLength), in: Rect(x: 0, y: 0, width: 9, height: 9)
          )
        })
      return document.losses
    }
    #expect(try losses(urlLength: 32_700, titleLength: 16_382).isEmpty)
    #expect(
      try losses(urlLength: 32_768, titleLength: 16_383) == [
        "links left out, whose addresses exceed 32,767 bytes: 1",
        "titles and descriptions cut after 16,382 letters: 1",
      ])
  }

  @Test func drawingsWithoutTextsAreNoParagraphs() throws {
    let drawing = try Recording(size: Size(width: 50, height: 50)) { $0.fill($0.bounds, with: .color(.blue)) }
    let file = try file(draw: { context in
      for place in [0.0, 50] { context.draw(drawing, in: Rect(x: place, y: 0, width: 50, height: 50)) }
    })
    #expect(file.numbers(with: "/S/P/").isEmpty)
  }
}
