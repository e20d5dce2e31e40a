import Canvas
import CanvasTemplates
import Testing

/// Lengths of templates.
@Suite struct MeasureTests {
  /// The number of pixels that a rectangle of a width has, of a container's 100 points at four pixels a point.
  private func pixels(_ width: String) throws -> Int {
    let template = try Template(
      yaml: #"""
        {"size": "100x10", "front": {"content": "leading", "hstack": [{"rectangle": "red", "width": "\#(width)"}]}}
        """#)
    let image = try template.front(of: ["Width": "25%", "Word": "wide"]).image(scale: 4)
    return (0..<image.pixelWidth).count { image[$0, 20] == .red }
  }

  @Test(arguments: [
    ("12", 48), ("40%", 160), ("0.5in", 144), ("1/8in", 36), ("25.4mm", 288), ("fill", 400), ("{Width}", 100),
    ("0", 0),
  ])
  func aLengthIsThatOfItsUnit(width: String, count: Int) throws { #expect(try pixels(width) == count) }

  @Test(arguments: ["wide", "12 apples", "1e7", "nan", "infinity", "2000%", "{Word}", "--3"])
  func anErrorSaysWhatALengthIs(width: String) throws {
    let error = #expect(throws: TemplateError.self) { try pixels(width) }
    #expect(try #require(error).description.contains("a length such as 12, 3mm"), "\(error.map(\.description) ?? "")")
  }
}
