import Canvas
import CanvasTemplates
import Testing

@Suite(.enabled(if: Template.readsYAML)) struct TemplateErrorTests {
  @Test(arguments: [
    ("front: {text: a", "2:1: not YAML: did not find expected ',' or '}' while parsing a flow mapping"),
    ("- a\n- b\n", "1:1: a list; must be a map with 'size' and 'front', the elements of the picture"),
    ("size: poker\n", "1:1: no 'front'; a template has a front, the elements of its picture"),
    ("front:\n  text: a\n  colr: red\n", "3:3: an element has no 'colr'; did you mean 'color'?"),
    ("front:\n  text: a\n  color: rod\n", "3:10: 'rod'; must be #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"),
    (
      "front:\n  text: a\n  padding: 3furlongs\n",
      "3:12: '3furlongs'; must be a length such as 12, 3mm, 1/8in, 36px, 40% or fill"
    ),
    (
      "front:\n  vstack:\n    - spacr\n",
      "3:7: 'spacr'; must be an element: a map such as {text: Hello}, or spacer, or divider"
    ),
    ("front: {style: hed, text: a}\nstyles: {head: {size: 3}}\n", "1:16: no style 'hed'; did you mean 'head'?"),
    (
      "front: {style: a, text: a}\nstyles: {a: {style: b}, b: {style: a}}\n",
      "2:29: a style that inherits from itself, or more than 16 levels"
    ),
    ("front: {use: a}\nparts: {a: {vstack: [{use: a}]}}\n", "2:28: the part 'a' uses itself"),
    ("front: {text: a, qr: b}\n", "1:18: an element is 'text' already; 'qr' is an element of its own"),
    ("front: {text: \"{a\"}\n", "1:15: '{' without a '}'; write '{{' for a brace"),
    (
      "front: {text: \"{a:q}\"}\n",
      "1:15: 'q'; must be a d3 format such as ,.0f or ~s or .1% or $,.2f, or a time format such as %d.%m.%Y"
    ),
    ("front: {text: a, text: b}\n", "1:18: 'text' is there twice"),
    ("front: *a\n", "1:8: no '&a' before '*a'"),
    ("front: {text: a, if: \"{a} >\"}\n", "1:22: '{a} >'; must be a condition such as \"{Power} > 0\": found the end"),
    (
      "size: pokr\nfront: spacer\n",
      "1:7: 'pokr'; must be a size such as poker, 63x88mm, 2.5x3.5in, 1200x630, or a width such as 380; cards are poker, bridge, tarot, mini, micro, jumbo, euro, us-game"
    ),
    ("front: spacer\n---\nfront: spacer\n", "2:1: a second document; a template is one"),
    ("", "1:1: no template; must be a map with 'front' or 'view'"),
  ])
  func namesThePlaceAndWhatIsAllowed(text: String, message: String) {
    let error = #expect(throws: TemplateError.self) { try Template(yaml: text) }
    #expect(error?.description == "card.yaml:" + message)
  }

  @Test func dataErrorsNameTheRow() throws {
    let template = try Template(yaml: "front: {text: \"{Nmae}\", padding: \"{Cost}\"}")
    let missing = #expect(throws: TemplateError.self) {
      try template.front(of: ["Name": "a", "Cost": 3], row: "cards.csv, row 3")
    }
    #expect(
      missing?.description
        == "card.yaml:1:15: no value {Nmae}; did you mean '{Name}'? There is {Cost}, {Name}; {Nmae?} allows it to be missing (cards.csv, row 3)"
    )
    let wrong = #expect(throws: TemplateError.self) {
      try template.front(of: ["Nmae": "a", "Cost": "many"], row: "cards.csv, row 3")
    }
    #expect(
      wrong?.description
        == "card.yaml:1:34: 'many'; must be a length such as 12, 3mm, 1/8in, 36px, 40% or fill (cards.csv, row 3)")
  }

  @Test func deepTemplatesAndAliasBombsFail() {
    let deep = String(repeating: "[", count: 100_000)
    let error = #expect(throws: TemplateError.self) { try Template(yaml: "front: " + deep) }
    #expect(error?.description.contains("levels deep") == true)
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      bomb += "a\(level): &a\(level) [" + String(repeating: "*a\(level - 1), ", count: 9) + "x]\n"
    }
    let second = #expect(throws: TemplateError.self) { try Template(yaml: bomb) }
    #expect(second?.description.contains("more than 100000 values") == true)
    var parts = "parts:\n  p0: {rectangle: red}\n"
    for level in 1...40 { parts += "  p\(level): {vstack: [{use: p\(level - 1)}, {use: p\(level - 1)}]}\n" }
    let third = #expect(throws: TemplateError.self) { try Template(yaml: parts + "front: {use: p40}\n") }
    #expect(third?.description.contains("more than 20000 elements") == true)
  }

  @Test func repetitionsAreLimited() throws {
    let inner = "{repeat: 1000, vstack: [{repeat: 1000, vstack: [{repeat: 1000, rectangle: red}]}]}"
    let template = try Template(yaml: "front: {vstack: [\(inner)]}")
    let error = #expect(throws: TemplateError.self) { try template.front() }
    #expect(error?.description.contains("more than 200000 elements") == true)
  }

  @Test func missingPicturesAreNotesOrErrors() throws {
    let template = try Template(yaml: "size: 20x20\nfront: {picture: \"{Art}\"}")
    let picture = try template.front(of: ["Art": "a.png"])
    #expect(picture.notes.map(\.description) == ["card.yaml:2:18: a.png: files can't be read here"])
    #expect(throws: TemplateError.self) { try template.front(of: ["Art": "a.png"], isStrict: true) }
    let outside = try template.front(of: ["Art": "../etc/passwd"], in: TemplateResources(folder: "/tmp"))
    #expect(outside.notes.map(\.description) == ["card.yaml:2:18: ../etc/passwd: outside the folder of the template"])
    let device = try template.front(of: ["Art": "zero"], in: TemplateResources(folder: "/dev"))
    #expect(device.notes.count == 1)
  }

  /// Pieces of a valid template, put together at random, never stop the program.
  @Test func randomTemplatesNeverTrap() {
    var random = SystemRandomNumberGenerator()
    let words = [
      "front", "text", "vstack", "hstack", "each", "repeat", "if", "{a}", "{", "}", "[", "]", ":", ",", "\n", "  ",
      "- ", "size",
      "1e308", "-5", "nan", "50%", "fill", "grid", "row", "qr", "bar", "use", "style", "&x", "*x", "\"", "'", "#",
      "padding",
      "width", "rotate", "scale", "corner", "at", "span", "spacing", "poker", "picture", "é", "😀", "\u{0}", "!!str",
      "|", ">",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(
          separator: Bool.random(using: &random) ? " " : "")
      guard let template = try? Template(yaml: text) else { continue }
      _ = try? template.front(of: ["a": 3]).image(size: Size(width: 20, height: 20))
    }
  }
}
