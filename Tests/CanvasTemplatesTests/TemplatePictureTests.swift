import Canvas
import CanvasTemplates
import TestSupport
import Testing

/// Pictures in their frames, and lines around shapes.
@Suite(.enabled(if: Template.readsYAML)) struct TemplatePictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Nine squares: red, lime and blue down; each darker to the right.
    let colors = ["#f00", "#0f0", "#00f"]
    let squares = try Image(size: Size(width: 90, height: 90)) { context in
      for (y, color) in colors.enumerated() {
        for x in 0..<3 {
          context.alpha = 1 - 0.3 * Double(x)
          context.fill(
            Rect(x: Double(30 * x), y: Double(30 * y), width: 30, height: 30), with: .color(Color(css: color)!))
        }
      }
    }
    try squares.writePNG(to: folder["g.png"])
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="currentColor" d="M0 0h10v10h-10z"/></svg>
      """, as: "icon.svg")
  }

  private func picture(_ front: String, of data: TemplateData = [:], isStrict: Bool = false) throws -> FilledTemplate {
    try Template(yaml: "size: 90x90\nfront: \(front)").front(
      of: data, in: TemplateResources(folder: folder.path), isStrict: isStrict)
  }

  @Test(
    arguments: [
      ("topLeading", 0), ("top", 0), ("topTrailing", 0), ("leading", 1), ("center", 1), ("trailing", 1),
      ("bottomLeading", 2), ("bottom", 2), ("bottomTrailing", 2),
    ])
  func thePlaceOfTheContentMovesACrop(place: String, row: Int) throws {
    let wide = try picture("{vstack: [{picture: g.png, fit: fill, width: 90, height: 30, content: \(place)}]}").image()
    let middle = try #require(wide.color(atPixelX: 15, y: 15))
    #expect([middle.red, middle.green, middle.blue].firstIndex(of: 1) == row)
    let tall = try picture(
      "{background: black, vstack: [{picture: g.png, fit: fill, width: 30, height: 90, content: \(place)}]}"
    )
    .image()
    let column = place.contains("eading") ? 0 : place.contains("railing") ? 2 : 1
    #expect(abs((tall.color(atPixelX: 45, y: 15)?.red ?? 0) - (1 - 0.3 * Double(column))) < 0.02)
  }

  @Test func aCropRunsWithTheDirectionAndStandsInBackgrounds() throws {
    let mirrored = try picture(
      "{background: black, direction: rtl, vstack: [{picture: g.png, fit: fill, width: 30, height: 90, content: leading}]}"
    )
    #expect(abs((try mirrored.image().color(atPixelX: 45, y: 15)?.red ?? 0) - 0.4) < 0.02)
    let behind = try picture("{zstack: [], background: {picture: g.png, fit: fill, height: 30, content: bottom}}")
    #expect(try behind.image().color(atPixelX: 15, y: 45)?.blue == 1)
  }

  // MARK: Pictures that are missing

  @Test(arguments: ["", "  "]) func anEmptyNameIsAMissingPicture(name: String) throws {
    let front = "{vstack: {spacing: 0, children: [{picture: \"{Art}\", height: 40, width: fill}, {rectangle: blue}]}}"
    let filled = try picture(front, of: ["Art": TemplateData(name)])
    #expect(filled.notes.map(\.what) == ["no picture; the name of its file is empty"])
    // Its frame stays.
    let image = try filled.image()
    #expect(image[45, 35] != .blue && image[45, 45] == .blue)
    #expect(throws: TemplateError.self) { try picture(front, of: ["Art": TemplateData(name)], isStrict: true) }
  }

  @Test func aPlaceholderStandsForMissingAndEmptyPictures() throws {
    let front = "{picture: \"{Art}\", fit: fill, placeholder: \"{Other}\"}"
    for art in ["", "none.png"] {
      let filled = try picture(front, of: ["Art": TemplateData(art), "Other": "g.png"])
      #expect(try filled.image()[15, 15] == .red)
      #expect(filled.notes.count == 1)
    }
    let missing = try picture(front, of: ["Art": "", "Other": "other.png"])
    #expect(missing.notes.count == 2 && missing.notes[1].what.contains("other.png"))
  }

  @Test func anOptionalPictureMayBeMissing() throws {
    let front = "{vstack: {spacing: 0, children: [{picture: \"{Art?}\", height: 40}, {rectangle: blue}]}}"
    let filled = try picture(front)
    #expect(filled.notes.isEmpty)
    #expect(try filled.image()[45, 5] == .blue)
    let other = try picture("{picture: \"{Art?}\", placeholder: g.png}")
    #expect(other.notes.isEmpty)
    #expect(try other.image()[15, 15] == .red)
  }

  @Test func emptyIconsAndCodesAreSaid() throws {
    let icon = try picture("{text: \"a :i:\", icons: {i: \"{I}\"}}", of: ["I": ""])
    #expect(icon.notes.map(\.what) == ["no picture; the name of its file is empty"])
    let code = try picture("{qr: \"{Link}\"}", of: ["Link": ""])
    #expect(code.notes.map(\.description) == ["card.yaml:2:13: a QR code of an empty text"])
  }

  // MARK: Colours

  @Test(
    arguments: [
      ("{picture: icon.svg, color: lime}", "lime"), ("{color: lime, vstack: [{picture: icon.svg}]}", "lime"),
      ("{color: lime, vstack: [{picture: icon.svg, color: \"{C}\"}]}", "blue"), ("{picture: icon.svg}", "black"),
      ("{zstack: [], background: {color: lime, picture: icon.svg}}", "lime"),
      ("{text: \":i:\", font: 60, color: lime, icons: {i: icon.svg}}", "lime"),
    ])
  func anIconHasTheColourOfItsElement(front: String, color: String) throws {
    #expect(try picture(front, of: ["C": "blue"]).image()[45, 45] == Color(css: color))
  }

  @Test func theSameIconHasTwoColours() throws {
    let image = try picture("{hstack: [{picture: icon.svg, color: red}, {picture: icon.svg, color: lime}]}").image()
    #expect(image[20, 20] == .red && image[70, 20] == Color(css: "lime"))
  }

  // MARK: Notes

  /// A member that changes nothing is said once, however often its part is used.
  @Test(arguments: [
    ("{circle: red, font: 20}", ["'font' has no effect on 'circle', which has no text"]),
    ("{hstack: [{qr: a, lines: 2}, {spacer: 2, align: center}]}", ["'lines' has no effect on 'qr'", "'align' has"]),
    ("{text: a, span: 2}", ["'span' has no effect outside of the rows of a grid"]),
    ("{grid: [{text: a, column: leading}]}", ["'column' has no effect outside of the rows of a grid"]),
    ("{rectangle: red, lineWidth: 2}", ["'lineWidth' has no effect without 'stroke'"]),
    ("{hstack: [{use: dot}, {use: dot}]}", ["'size' has no effect on 'circle'"]),
    ("{circle: red, overlay: {text: a}, font: 20, background: black}", []), ("{use: dots}", []),
    ("{grid: [[{text: a, span: 2, column: leading}], {row: [{use: dots, span: 2}]}], font: 9}", []),
  ])
  func aMemberWithoutEffectIsSaid(front: String, expected: [String]) throws {
    let parts = "{dot: {circle: red, size: 3}, dots: {rectangle: red, stroke: black, lineWidth: 1, span: 2}}"
    let theme = "theme: {font: DejaVu Sans, size: 9}"
    let template = try Template(yaml: "size: 90x90\n\(theme)\nparts: \(parts)\nfront: \(front)")
    let notes = try template.front().notes
    #expect(notes.count == expected.count && notes.allSatisfy { $0.isLoss && $0.count == 1 }, "\(notes)")
    for (note, what) in zip(notes, expected) { #expect(note.what.contains(what), "\(note)") }
  }

  /// What an SVG picture lacks is said of the template, with the name of its file.
  @Test func anSVGPictureHasItsNotes() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewbox="0 0 3 3"/>"#, as: "a.svg")
    let template = try Template(yaml: "size: 20x20\nfront: {picture: a.svg}")
    let notes = try template.front(in: TemplateResources(folder: folder.path)).notes.map(\.description)
    #expect(notes == ["a.svg: line 1: svg has no attribute viewbox"])
  }

  // MARK: Borders

  @Test(
    arguments: [
      "circle: black", "capsule: black", "ellipse: black", "circle: black, clip: rectangle", "use: dot",
      "rectangle: black, clip: circle",
    ])
  func aBorderFollowsItsShape(shape: String) throws {
    let template = try Template(
      yaml:
        "size: 40x40\nparts: {dot: {circle: black}}\nfront: {background: red, zstack: [{\(shape), width: 40, height: 40, border: {color: white, width: 4}}]}"
    )
    let image = try template.front().image()
    #expect(image[1, 1] == .red && image[38, 38] == .red, "the corner is free")
    #expect(image[20, 1] == .white && image[1, 20] == .white && image[20, 20] == .black)
    // On the diagonal, the line is at the circle.
    #expect(image[7, 7] == .white && image[10, 10] == .black)
  }

  @Test func aBorderOfARectangleIsOne() throws {
    let image = try picture("{zstack: [{rectangle: black, width: 40, height: 40, border: {color: red, width: 4}}]}")
      .image()
    #expect(image[26, 1] == .red && image[45, 20] == .black)
  }
}
