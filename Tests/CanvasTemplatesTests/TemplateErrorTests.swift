import Canvas
import CanvasTemplates
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Template.readsYAML)) struct TemplateErrorTests {
  @Test(arguments: [
    ("front: {text: a", "2:1: not YAML: did not find expected ',' or '}' while parsing a flow mapping"),
    ("- a\n- b\n", "1:1: a list; must be a map with 'size' and 'front', the elements of the picture"),
    ("frotn: {text: a}", "1:1: a template has no 'frotn'; did you mean 'front'?"),
    (
      "front: {txet: a}",
      "1:8: an element with 'txet' has no kind; must have one of text, picture, hstack, vstack, zstack, grid, spacer, "
        + "divider, rectangle, circle, ellipse, capsule, qr, bar, use"
    ),
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
    (
      "front: {text: a, lang: serbian language}\n",
      "1:24: 'serbian language'; must be a language such as sr, ja or zh-Hant"
    ),
    (
      "front: {text: a, features: [smcp, cv5]}\n",
      "1:35: 'cv5'; must be a tag of four letters or digits such as smcp, also with a number as in \"cv05=2\""
    ),
    ("front: {text: a, features: smcp}\n", "1:28: 'smcp'; must be a list of tags, such as [smcp, \"cv05=2\"]"),
    (
      "front: {text: a, url: \"javascript:a()\"}\n",
      "1:23: 'javascript:a()'; must be an address such as https://example.org, of http, https, mailto or tel"
    ),
    ("front: {text: a, strictness: hard}\n", "1:30: 'hard'; must be strict, normal, loose"),
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

  @Test(arguments: [
    ("front: {text: a, font-size: 3}", "size"), ("front: {text: a, fontSize: 3}", "size"),
    ("front: {image: a.png, width: 3}", "picture"), ("front: {text: a, text-align: center}", "align"),
    ("front: {text: a, min-width: 3}", "minWidth"), ("front: {text: a, backgroundColor: red}", "background"),
    ("front: {text: a, border-radius: 3}", "corner"), ("front: {row: [spacer]}", "hstack"),
    ("front: {text: a, colour: red}", "color"), ("front: {text: a, maxLines: 3}", "lines"),
    ("front: {vstack: {gap: 3, children: []}}", "spacing"), ("front: {text: a, visible: b}", "if"),
    ("resolution: 300\nfront: spacer", "dpi"), ("front: {vstack: [{label: a}]}", "text"),
    ("front: {picture: a.png, object-fit: fill}", "fit"),
  ])
  func wordsOfOtherFormatsAreMeant(text: String, member: String) {
    let error = #expect(throws: TemplateError.self) { try Template(yaml: text) }
    #expect(error?.message.hasSuffix("; did you mean '\(member)'?") == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("front:\n  text: a\n  color: #f00\n", "3:10: a comment, as it begins with '#'; write \"#f00\" with quotes"),
    (
      "front:\n  text: a\n  color:   #12Ab34cd # x\n",
      "3:12: a comment, as it begins with '#'; write \"#12Ab34cd\" with quotes"
    ),
    ("front:\n  text: #{#}/{##}\n", "2:9: a comment, as it begins with '#'; write \"#{#}/{##}\" with quotes"),
    ("front:\n  text: #1\n", "2:9: a comment, as it begins with '#'; write \"#1\" with quotes"),
    (
      "front:\n  background:\n    gradient:\n      - #fff\n      - red\n",
      "4:9: a comment, as it begins with '#'; write \"#fff\" with quotes"
    ),
    ("# é\nfront:\n  é: #fff\n", "3:6: a comment, as it begins with '#'; write \"#fff\" with quotes"),
  ])
  func aColourWithoutQuotesIsAComment(text: String, message: String) {
    let error = #expect(throws: TemplateError.self) { try Template(yaml: text) }
    #expect(error?.description == "card.yaml:" + message)
  }

  @Test(arguments: [
    "front: {text: a, color: #f00}\n", "front:\n  background: {gradient: [#f00, #00f]}\n",
    "front:\n  vstack:\n    - {text: a, border: {color: #f00, width: 2}}\n    - {text: b}\n",
  ])
  func aCommentInBracketsIsNamed(text: String) {
    let error = #expect(throws: TemplateError.self) { try Template(yaml: text) }
    #expect(error?.message.contains("; write \"#f00\" in line ") == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    "front:\n  text: a\n  color: # none yet\n", "front:\n  text: \"color: #f00\"\n  color: '#f00'\n",
    "front:\n  text: a # c: #f00\n", "front:\n  text: |\n    color: #f00\n", "front:\n  vstack: #list\n    - spacer\n",
  ])
  func commentsAreComments(text: String) throws { _ = try Template(yaml: text) }

  @Test(arguments: [
    "{picture: \"{N}\"}", "{text: \"{NAME}\"}", "{text: \"{N:d}\"}", "{each: NAME, text: a}", "{use: NAME}",
    "{style: NAME, text: a}", "{text: a, color: NAME}", "{text: a, NAME: b}", "{text: a, font: NAME}",
    "{text: \"{N}\", font: NAME.ttf}",
    "{text: \":NAME:\", icons: {a: b}}", "{placeholder: NAME, picture: \"{N}\"}", "*NAME",
    "{text: a, if: \"{NAME} > 1\"}",
  ])
  func longNamesAreShortened(front: String) throws {
    let name = String(repeating: "x", count: 5000)
    let folder = TemplateResources(folder: "/tmp")
    var messages: [String] = []
    do {
      let template = try Template(yaml: "size: 20x20\nfront: \(front.replacing("NAME", with: name))")
      messages = try template.front(of: ["N": TemplateData(name)], in: folder).notes.map(\.description)
    } catch {
      messages = ["\(error)"]
    }
    for message in messages { #expect(message.utf8.count < 1000, "\(message.prefix(500))") }
  }

  @Test func pipesAndFoldersAreNotOpened() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", as: "below/x")
    #expect(mkfifo(folder["ff"], 0o600) == 0 && mkfifo(folder["ff.ttf"], 0o600) == 0)
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="ff" width="9" height="9"/></svg>"#,
      as: "i.svg")
    let files = TemplateResources(folder: folder.path)
    for name in ["ff", "below", ".", "i.svg"] {
      let template = try Template(yaml: "size: 20x20\nfront: {picture: \(name), placeholder: ff}")
      let notes = try template.front(in: files).notes.map(\.description)
      #expect(name == "i.svg" || notes.count == 2 && notes[0].hasPrefix("card.yaml:2:18: "), "\(notes)")
    }
    let text = try Template(yaml: "front: {text: a, font: ff.ttf 20}")
    #expect(throws: TemplateError.self) { try text.front(in: files) }
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
    #expect(error?.description.hasSuffix("300001 elements, with those that are repeated; at most 300000 here") == true)
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
