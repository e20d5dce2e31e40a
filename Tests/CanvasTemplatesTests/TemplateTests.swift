import Canvas
import CanvasTemplates
import Testing

@Suite(.enabled(if: Template.readsYAML)) struct TemplateTests {
  @Test func aTemplateOfSixLinesIsAPicture() throws {
    let template = try Template(
      yaml: """
        size: 100x60
        front:
          background: "#102030"
          vstack:
            - {text: "{Name}", color: white, font: 20}
        """)
    let picture = try template.front(of: ["Name": "Potion"])
    #expect(picture.idealSize == Size(width: 100, height: 60))
    let image = try picture.image()
    #expect(image[0, 0] == Color(css: "#102030"))
    #expect(image[99, 59] == Color(css: "#102030"))
    var hasWhite = false
    for x in 0..<100 { for y in 0..<30 where image[x, y] == .white { hasWhite = true } }
    #expect(hasWhite)
  }

  @Test func yamlAndJSONAreTheSame() throws {
    let yaml = try Template(
      yaml: "size: 40x30\nfront:\n  hstack:\n    - rectangle: red\n    - rectangle: {fill: blue, width: 10}\n"
        .replacing(
          "{fill: blue, width: 10}", with: "blue\n      width: 10"))
    let json = try Template(
      yaml: #"{"size": "40x30", "front": {"hstack": [{"rectangle": "red"}, {"rectangle": "blue", "width": 10}]}}"#)
    #expect(try yaml.front().image() == json.front().image())
  }

  @Test(arguments: [
    ("poker", 180, 252), ("63x88mm", 178.582_677_165, 249.448_818_898), ("2.5x3.5in", 180, 252),
    ("1200x630", 1200, 630),
    ("300x200px", 300, 200),
  ])
  func sizeIsInPoints(text: String, width: Double, height: Double) throws {
    let template = try Template(yaml: "size: \(text)\nfront: {rectangle: red}")
    #expect(abs((template.width ?? 0) - width) < 1e-6)
    #expect(abs((template.height ?? 0) - height) < 1e-6)
  }

  @Test func printedSizesHave300PixelsPerInch() throws {
    #expect(try Template(yaml: "size: poker\nfront: {rectangle: red}").pixelsPerInch == 300)
    #expect(try Template(yaml: "size: poker\ndpi: 150\nfront: {rectangle: red}").pixelsPerInch == 150)
    #expect(try Template(yaml: "size: 30x30\nfront: {rectangle: red}").pixelsPerInch == nil)
    let image = try Template(yaml: "size: poker\nfront: {rectangle: red}").front().image(scale: 300 / 72)
    #expect(image.pixelWidth == 750 && image.pixelHeight == 1050)
  }

  @Test func backgroundFillsTheBleed() throws {
    let template = try Template(yaml: "size: poker\nbleed: 1/8in\nfront: {background: red, corner: 9, rectangle: blue}")
    let picture = try template.front()
    #expect(picture.idealSize == Size(width: 198, height: 270))
    #expect(picture.trimBox == Rect(x: 9, y: 9, width: 180, height: 252))
    let image = try picture.image()
    #expect(image[0, 0] == .red && image[8, 100] == .red && image[9, 100] == .blue && image[9, 9] == .blue)
  }

  @Test func heightCanBeThatOfTheContent() throws {
    let template = try Template(
      yaml:
        "size: 100\nfront:\n  vstack:\n    spacing: 0\n    children:\n      - {each: items, rectangle: red, height: 12}\n"
    )
    #expect(try template.front(of: ["items": [1, 2, 3]]).idealSize == Size(width: 100, height: 36))
    #expect(try template.front(of: ["items": []]).idealSize == Size(width: 100, height: 0))
  }

  @Test func percentagesAreOfTheContainer() throws {
    let template = try Template(
      yaml: """
        size: 100x50
        front:
          padding: 10
          content: topLeading
          rectangle: red
          overlay: {rectangle: blue, width: 50%, height: 10%}
        """)
    let image = try template.front().image()
    // The room is 80 × 30: the overlay is 40 × 3.
    #expect(image[30, 25] == .blue && image[69, 25] == .blue && image[28, 25] == .red && image[71, 25] == .red)
  }

  @Test func conditionsAndRepetitions() throws {
    let template = try Template(
      yaml: """
        size: 60x10
        front:
          background: white
          content: leading
          hstack:
            spacing: 0
            children:
              - {repeat: "{Cost}", rectangle: red, width: 10}
              - {if: "{Kind} == 'rare' && {Cost} > 1", rectangle: blue, width: 10}
        """)
    let image = try template.front(of: ["Cost": "2", "Kind": "rare"]).image()
    #expect([5, 15, 25, 35].map { image[$0, 5] } == [.red, .red, .blue, .white])
    let other = try template.front(of: ["Cost": 1, "Kind": "rare"]).image()
    #expect([5, 15, 25].map { other[$0, 5] } == [.red, .white, .white])
  }

  @Test func stylesInheritAndPartsHaveValues() throws {
    let template = try Template(
      yaml: """
        size: 30x10
        styles:
          box: {width: 10, height: 10}
          red: {style: box, fill: red}
          green: {style: red, fill: lime}
        parts:
          swatch: {rectangle: , fill: "{paint}", style: box}
        front:
          hstack:
            spacing: 0
            children:
              - {rectangle: , style: red}
              - {rectangle: , style: green}
              - {use: swatch, with: {paint: "{Color}"}}
        """)
    let image = try template.front(of: ["Color": "blue"]).image()
    #expect([5, 15, 25].map { image[$0, 5] } == [.red, Color(css: "lime"), .blue])
  }

  @Test func iconsStandAmongLetters() throws {
    let folder = "/tmp/easel-tests-icons-\(UInt64.random(in: 0 ... .max))"
    try Image(size: Size(width: 10, height: 10)) { context in context.fill(context.bounds, with: .color(.red)) }
      .writePNG(to: folder + "/coin.png")
    let template = try Template(
      yaml: "size: 200x40\nfront: {text: \"{Rules}\", font: 20, lines: 1, icons: {coin: coin.png, none: none.png}}\n")
    func reds(_ rules: String) throws -> (count: Int, notes: [String]) {
      let picture = try template.front(of: ["Rules": TemplateData(rules)], in: TemplateResources(folder: folder))
      let image = try picture.image()
      return ((0..<200).count { image[$0, 12] == .red }, picture.notes.map(\.description))
    }
    #expect(try (18...20).contains(reds("a :coin: b").count))
    #expect(try (36...40).contains(reds(":coin:x:coin:").count))
    // Colons that are no names are text, as is a picture that is missing.
    #expect(try reds("10:30 a: :b: coin:").count == 0)
    let missing = try reds("a :none: b")
    #expect(missing.count == 0 && missing.notes.count == 1 && missing.notes.map(\.description)[0].contains("none.png"))
  }

  @Test func sameBytesWithEachNumberOfThreads() throws {
    let template = try Template(
      yaml:
        "size: 600x600\nfront:\n  vstack:\n    - {text: \"{Name} 한글 مرحبا 😀\", font: 60 bold, shrink: 0.5}\n    - qr: hello\n"
    )
    let picture = try template.front(of: ["Name": "Deck"])
    let images = try [1, 2, 7].map { count in try Threads.withMaximum(count) { try picture.image(scale: 4) } }
    #expect(images[0] == images[1] && images[0] == images[2])
  }
}

extension Template {
  /// Reads a template from a text.
  init(yaml: String) throws(TemplateError) { try self.init(contents: Array(yaml.utf8), name: "card.yaml") }
}

extension Image {
  subscript(x: Int, y: Int) -> Color? { color(atPixelX: x, y: y) }
}
