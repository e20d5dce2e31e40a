import Canvas
import CanvasTemplates
import TestSupport
import Testing

/// Where texts stand, and what is in them.
@Suite(.enabled(if: Template.readsYAML)) struct TemplateTextTests {
  /// The ink of a text of a side of 100 points between paddings of 10.
  private func ink(_ members: String, in parent: String = "") throws -> Rect {
    let template = try Template(
      yaml: """
        size: 120x80
        front:
          background: transparent
          padding: 10
          \(parent)
          vstack: [{text: "No", font: 14, \(members)}]
        """)
    let image = try template.front().image()
    return try #require(image.ink(in: Rect(x: 0, y: 0, width: 120, height: 80)))
  }

  @Test(
    arguments: [
      ("width: fill", ""), ("width: 100", ""), ("width: 100%", ""), ("maxWidth: fill", ""), ("minWidth: 90", ""),
      ("width: fill, align: leading", ""), ("width: fill, align: trailing, direction: rtl", ""),
      ("width: fill, align: trailing", "direction: rtl"), ("width: fill, height: fill", ""),
    ])
  func aTextBeginsAtTheSideOfItsLines(members: String, parent: String) throws {
    let ink = try ink(members, in: parent)
    #expect(ink.minX >= 10 && ink.minX < 18 && ink.maxX < 40, "\(ink)")
  }

  @Test(
    arguments: [
      ("width: fill, align: leading, direction: rtl", ""), ("width: fill, direction: rtl", ""),
      ("width: fill", "direction: rtl"), ("width: fill, align: trailing", ""), ("width: fill", "align: trailing"),
      ("width: 100, height: 20", "align: trailing"), ("width: 100, align: justified, direction: rtl", ""),
      ("margin: {leading: 2, trailing: 70}, direction: rtl", ""),
    ])
  func aTextEndsAtTheSideOfItsLines(members: String, parent: String) throws {
    let ink = try ink(members, in: parent)
    #expect(ink.maxX > 102 && ink.maxX <= 110 && ink.minX > 80, "\(ink)")
  }

  @Test(arguments: ["width: 100, height: 30", "width: fill, align: center", "width: fill, content: center"])
  func aTextInABoxIsInTheMiddle(members: String) throws {
    let ink = try ink(members)
    #expect(abs(ink.midX - 60) < 2)
  }

  @Test(arguments: ["ltr", "rtl"]) func justifiedLinesEndAtTheColumnsEnd(direction: String) throws {
    let words = "These are some words that fill two or three lines of a column of text."
    let template = try Template(
      yaml:
        "size: 200x200\nfront: {background: transparent, padding: 20, vstack: [{text: \"\(words)\", align: justified, direction: \(direction), font: 14}]}"
    )
    let ink = try #require(try template.front().image().ink(in: Rect(x: 0, y: 0, width: 200, height: 200)))
    #expect(ink.minX >= 20 && ink.minX < 23 && ink.maxX > 177 && ink.maxX <= 180, "\(ink)")
  }

  // MARK: Languages and features

  /// The notes of a text, and its picture.
  private func text(_ members: String, _ text: String = "бгдпт abc") throws -> (image: Image, notes: [String]) {
    let template = try Template(yaml: "size: 300x40\nfront: {text: \"\(text)\", \(members)}")
    let picture = try template.front(of: ["L": "sr"], in: TemplateResources(folder: "."))
    return (try picture.image(), picture.notes.map(\.description))
  }

  @Test(arguments: [
    ("tr", "istanbul", "İSTANBUL"), ("el", "άέ", "ΑΕ"), ("el", "Μάιος και ρολόι", "ΜΑΪΟΣ ΚΑΙ ΡΟΛΟΪ"),
    ("de", "istanbul", "ISTANBUL"),
  ])
  func capitalsAreThoseOfTheLanguage(language: String, small: String, capitals: String) throws {
    #expect(try text("case: upper, lang: \(language)", small).image == text("lang: \(language)", capitals).image)
  }

  @Test func languagesAndFeaturesChangeLetters() throws {
    let font = "font: Noto Sans 20 italic"
    let plain = try text(font)
    let serbian = try text("\(font), lang: sr")
    #expect(serbian.image != plain.image && serbian.notes.isEmpty)
    #expect(try text("\(font), lang: \"{L}\"").image == serbian.image)
    #expect(try text("\(font), lang: ru").image == plain.image)
    let kerned = try text("font: Inter 20, features: [\"kern=0\", tnum]", "AVAV 1111")
    #expect(try kerned.notes.isEmpty && kerned.image != text("font: Inter 20", "AVAV 1111").image)
  }

  @Test func whatAFontDoesNotOfferIsNoted() throws {
    #expect(
      try text("font: DejaVu Sans 20, features: [smcp, ss09, liga]").notes == [
        "card.yaml:2:15: DejaVu Sans has no small capitals, so smaller capitals are used",
        "card.yaml:2:15: DejaVu Sans has no feature 'ss09'",
      ])
  }

  // MARK: Links

  @Test func readersGetTheCellsOfGridsAndTheItemsOfLists() throws {
    let template = try Template(
      yaml: """
        size: 300x400
        front:
          vstack:
            - grid: [[{text: a, span: 2}, {text: b}], {each: rows, row: [{text: "{item}"}, {hstack: [{text: d}, {text: e}]}]}]
            - {each: rows, text: "{item}"}
            - {repeat: 2, text: x}
            - grid: [[{text: Subtotal}, {text: "3"}], [{text: Total}, {text: "4"}]]
        """)
    let picture = try template.front(
      of: TemplateData(["rows": ["1", "2"]]), in: TemplateResources(folder: "."))
    let context = try DrawingContext(recording: picture.idealSize, scale: 1)
    try picture.draw(in: context.bounds, on: context)
    let areas = context.makeRecording().areas
    #expect(
      areas.map(\.kind) == [
        .cell(table: 0, row: 0, span: 2, heads: .column), .cell(table: 0, row: 0, heads: .column),
        .cell(table: 0, row: 1), .cell(table: 0, row: 1),
        .cell(table: 0, row: 2), .cell(table: 0, row: 2), .item(list: 1), .item(list: 1),
        .cell(table: 2, row: 0, heads: .row), .cell(table: 2, row: 0), .cell(table: 2, row: 1, heads: .row),
        .cell(table: 2, row: 1),
      ])
  }

  @Test func cellsWithoutTextsAreCellsAndBoldRowsAreHeaders() throws {
    let template = try Template(
      yaml: """
        size: 300x400
        front:
          grid:
            - [{text: Item, font: 16 bold}, {text: Qty, font: 16 bold}]
            - {rectangle: red, height: 1}
            - [{text: Pear}, spacer]
            - [{text: Fig}, {rectangle: red, width: 10, height: 10}]
            - [{text: Plum}, {bar: 0.5, width: 40, height: 9}]
            - {text: Note}
        """)
    let picture = try template.front(of: TemplateData([:]), in: TemplateResources(folder: "."))
    let context = try DrawingContext(recording: picture.idealSize, scale: 1)
    try picture.draw(in: context.bounds, on: context)
    #expect(
      context.makeRecording().areas.map(\.kind) == [
        .cell(table: 0, row: 0, heads: .column), .cell(table: 0, row: 0, heads: .column),
        .cell(table: 0, row: 2), .cell(table: 0, row: 2), .cell(table: 0, row: 3), .cell(table: 0, row: 3),
        .cell(table: 0, row: 4), .cell(table: 0, row: 4), .cell(table: 0, row: 5, span: 2),
      ])
  }

  @Test func linksLeadFromTheirLetters() throws {
    func links(_ text: String, _ members: String = "markup: true") throws -> [String] {
      let template = try Template(yaml: "size: 300x40\nfront: {text: '\(text)', size: 10, \(members)}")
      let picture = try template.front(of: ["U": "https://example.org/u"], in: TemplateResources(folder: "."))
      let context = try DrawingContext(recording: picture.idealSize, scale: 1)
      try picture.draw(in: context.bounds, on: context)
      return context.makeRecording().links.map { $0.url }
    }
    #expect(
      try links("See [the page](https://example.org/a) and [b](mailto:b@example.org)") == [
        "https://example.org/a", "mailto:b@example.org",
      ])
    #expect(try links("[a **b**](tel:1)") == ["tel:1", "tel:1"])
    #expect(try links("[a](http://e.org/A_(b)) (c)") == ["http://e.org/A_(b)"])
    #expect(try links("([a](http://e.org/(a(b))c)d)") == ["http://e.org/(a(b))c"] && links("[a](tel:(1)") == [])
    for text in ["\\[a](tel:1)", "[a](javascript:1)", "[a] (tel:1)", "a](tel:1)", "[a](tel:1"] {
      #expect(try links(text) == [])
    }
    #expect(try links("[a](tel:1)", "url: \"{U}\"") == ["https://example.org/u"])
    #expect(try links("[a](b) [c](tel:1) d") == ["tel:1"])
  }

  @Test(arguments: [
    ("{picture: p.png, alt: 'Portrait of {Name}'}", ["Portrait of Ann"]), ("{picture: p.png}", []),
    ("{picture: p.png, alt: ''}", [""]), ("{qr: 'https://e.org/{Name}'}", ["https://e.org/Ann"]),
    ("{qr: x, alt: Our page}", ["Our page"]), ("{qr: x, alt: ''}", [""]),
    // What an element shows stands for all that is in it.
    ("{hstack: [{picture: p.png}, {qr: x}], alt: Badge}", ["Badge"]),
  ])
  func readersGetWordsForPictures(element: String, words: [String]) throws {
    let folder = try TemporaryFolder()
    try Image(size: Size(width: 4, height: 4)) { $0.fill($0.bounds, with: .color(.red)) }.writePNG(to: folder["p.png"])
    let template = try Template(yaml: "size: 300x100\nfront: \(element)")
    let picture = try template.front(of: ["Name": "Ann"], in: TemplateResources(folder: folder.path))
    let context = try DrawingContext(recording: picture.idealSize, scale: 1)
    try picture.draw(in: context.bounds, on: context)
    let found = context.makeRecording().areas.compactMap { area in
      if case .figure(let words) = area.kind { words } else { nil }
    }
    #expect(found == words)
    #expect(picture.wordless.count == (element == "{picture: p.png}" ? 1 : 0))
    #expect(picture.notes == [])
  }

  // MARK: Icons

  private func icons(_ text: String, _ others: String = "") throws -> (count: Int, notes: [String]) {
    let folder = try TemporaryFolder()
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="red" d="M0 0h10v10h-10z"/></svg>"#,
      as: "i.svg")
    let template = try Template(
      yaml:
        "size: 400x40\nfront: {text: \"{T}\", font: 20, lines: 1, icons: {fire: i.svg, \"1\": i.svg, two-one: i.svg}\(others)}"
    )
    let picture = try template.front(
      of: ["T": TemplateData(text)], row: "t.csv, row 1", in: TemplateResources(folder: folder.path))
    let image = try picture.image()
    return ((0..<400).count { image[$0, 12] == .red }, picture.notes.map(\.description))
  }

  @Test(
    arguments: [
      (":fire:", 1), ("(:fire:)", 1), ("2:fire:", 1), (":fire:x", 1), (":fire::fire:", 2), (":1: :two-one:", 2),
      ("2:1:3", 0), ("at 10:1:30", 0), ("10:1: x", 0), ("x :1:5", 0), ("a:fire:b", 0), ("é:fire:ü", 0), ("\\:fire:", 0),
      ("\\:fire: :fire:", 1), (":fire\\:", 0), ("a::fire::b", 1),
    ])
  func anIconsNameIsDelimited(text: String, count: Int) throws {
    let found = try icons(text)
    #expect((20 * count - 2...20 * count).contains(found.count), "\(found.count)")
    #expect(found.notes.isEmpty)
  }

  @Test func anUnknownIconIsTextWithANote() throws {
    #expect(
      try icons("a :fier: b").notes == ["card.yaml:2:15: no icon ':fier:'; did you mean ':fire:'? (t.csv, row 1)"])
    #expect(try icons(":water:").notes == ["card.yaml:2:15: no icon ':water:' (t.csv, row 1)"])
    for text in ["10:30", "Note: this: that", "a:b:c", "http://x:80", "::", ":a b:"] {
      #expect(try icons(text).notes.isEmpty, "\(text)")
    }
  }

  @Test func theCaseOfLettersIsNotThatOfIcons() throws {
    let found = try icons("a :fire: b", ", case: upper")
    #expect(found.count >= 18 && found.notes.isEmpty)
  }

  // MARK: Markup

  @Test(arguments: ["**a*b", "](", "](http://x)", "\\[](http://x)", "](tel:", "[a](http://x)"])
  func longMarkupTakesLittleTime(part: String) throws {
    let template = try Template(yaml: "size: 100x100\nfront: {markup: true, text: \"{T}\"}")
    let start = ContinuousClock.now
    _ = try template.front(of: ["T": TemplateData(String(repeating: part, count: 4000) + ")")])
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test(
    arguments: [
      ("**a**", "bold: true, text: a"), ("*a*", "italic: true, text: a"), ("\\\\*a*", "text: \"*a*\""),
      ("**a", "text: \"**a\""), ("a * b", "text: \"a * b\""), ("a**", "text: \"a**\""),
    ])
  func markupIsAsBefore(text: String, other: String) throws {
    func image(_ members: String) throws -> Image {
      try Template(yaml: "size: 60x20\nfront: {\(members), font: 12}").front().image()
    }
    #expect(try image("markup: true, text: \"\(text)\"") == image(other))
  }
}
