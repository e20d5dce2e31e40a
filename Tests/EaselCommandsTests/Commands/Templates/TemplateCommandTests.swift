import Canvas
import CanvasTemplates
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// `easel draw`, `easel cards` and `easel new`: what they write, say and refuse.
@Suite(.enabled(if: Template.readsYAML)) struct TemplateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("size: 30x20\nfront: {rectangle: \"{Color}\"}\n", as: "card.yaml")
    try folder.write("size: 30x20\nfront: {rectangle: \"{Color}\"}\nback: {rectangle: black}\n", as: "both.yaml")
    try folder.write("Name,Color,Copies\nA,red,2\nB/b,blue,0\n../x,#00ff00,1\n", as: "cards.csv")
  }

  private func colors(of files: [String]) throws -> [Color?] {
    try files.map { try Image(png: folder.bytes($0)).color(atPixelX: 3, y: 3) }
  }

  @Test func aCardForEachRow() throws {
    let run = RecordedRun("cards", folder["card.yaml"], folder["cards.csv"], "-o", folder["out"])
    #expect(run.status == .done && run.error.isEmpty)
    #expect(try colors(of: ["out/01.png", "out/02.png", "out/03.png"]) == [.red, .blue, Color(css: "#00ff00")])
  }

  @Test func copiesNamesAndRows() throws {
    let run = RecordedRun(
      "cards", folder["card.yaml"], folder["cards.csv"], "-o", folder["out"], "--quantity", "copies", "--name-by",
      "Name")
    #expect(run.status == .done)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["out"]).sorted()
    #expect(names == ["A 2.png", "A.png", "card..-x.png"])
    #expect(
      RecordedRun("cards", folder["card.yaml"], folder["cards.csv"], "-o", folder["two"], "--only", "2-3").status
        == .done)
    #expect(try colors(of: ["two/02.png", "two/03.png"]) == [.blue, Color(css: "#00ff00")])
    #expect(
      RecordedRun("cards", folder["card.yaml"], folder["cards.csv"], "-o", folder["one"], "--where", "Name = A").status
        == .done)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["one"]) == ["01.png"])
  }

  @Test func backsFollowTheirFronts() throws {
    let run = RecordedRun("cards", folder["both.yaml"], folder["cards.csv"], "-o", folder["out"])
    #expect(run.status == .done)
    #expect(try colors(of: ["out/03.png", "out/03-back.png"]) == [Color(css: "#00ff00"), .black])
    let pdf = RecordedRun("cards", folder["both.yaml"], folder["cards.csv"], "-o", folder["cards.pdf"], "--json")
    #expect(pdf.status == .done && pdf.output.contains("\"pages\":6"), "\(pdf.output)")
  }

  @Test func sheetsForTabletopSimulator() throws {
    try folder.write(
      "size: 30x40mm\nbleed: 3mm\nfront: {rectangle: \"{Color}\"}\nback: {rectangle: black}\n", as: "bled.yaml")
    let run = RecordedRun(
      "cards", folder["bled.yaml"], folder["cards.csv"], "-o", folder["out"], "--for", "tabletop-simulator",
      "--name-by", "Name", "--url", "https://example.org/a", "--json")
    #expect(run.status == .done, "\(run.error)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder["out"]).sorted() == [
        "sheet-back.png", "sheet.json", "sheet.png",
      ])
    let sheet = try Image(png: folder.bytes("out/sheet.png"))
    #expect((sheet.pixelWidth, sheet.pixelHeight) == (3072, 4096))
    let colors = [(768, 1000), (2304, 1000), (768, 3000)].map { sheet.color(atPixelX: $0, y: $1) }
    #expect(colors == [.red, .blue, Color(css: "#00ff00")])
    // The last cell has the back, up to the corner.
    #expect(sheet.color(atPixelX: 3071, y: 4095) == .black)
    #expect(try Image(png: folder.bytes("out/sheet-back.png")).pixelWidth == 1536)
    let json = String(decoding: try folder.bytes("out/sheet.json"), as: UTF8.self)
    #expect(json.contains(#""Nickname":"B/b""#) && json.contains(#""FaceURL":"https://example.org/a/sheet.png""#))
    #expect(json.contains(#""UniqueBack":false"#) && json.contains(#""DeckIDs":[100,101,102]"#))
  }

  @Test func manyCardsAndTheirOwnBacksAreSheets() throws {
    try folder.write("size: 30x40\nfront: {rectangle: red}\nback: {rectangle: \"{C}\"}\n", as: "own.yaml")
    try folder.write("C\n" + (0..<70).map { $0 % 2 == 0 ? "blue\n" : "lime\n" }.joined(), as: "many.csv")
    let run = RecordedRun(
      "cards", folder["own.yaml"], folder["many.csv"], "-o", folder["out"], "--for", "tabletop-simulator", "--scale",
      "0.1")
    #expect(run.status == .done, "\(run.error)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder["out"]).sorted() == [
        "sheet-1-back.png", "sheet-1.png", "sheet-2-back.png", "sheet-2.png", "sheet.json",
      ])
    let backs = try Image(png: folder.bytes("out/sheet-1-back.png"))
    // Two sheets of 35 cards in seven columns and five rows.
    #expect((backs.pixelWidth, backs.pixelHeight) == (410, 390))
    #expect([20, 80].map { backs.color(atPixelX: $0, y: 25) } == [.blue, .green])
    let json = String(decoding: try folder.bytes("out/sheet.json"), as: UTF8.self)
    #expect(json.contains(#""UniqueBack":true"#) && json.contains(#""BackURL":"sheet-2-back.png""#))
  }

  @Test func aTextThatIsCutIsNamed() throws {
    try folder.write("size: 60x20\nfront: {text: \"{Name}\", size: 15}\n", as: "text.yaml")
    try folder.write("Name\nA\nA name that is much too long\n\u{10FFFD}\n", as: "names.csv")
    let run = RecordedRun("cards", folder["text.yaml"], folder["names.csv"], "-o", folder["out"])
    #expect(run.status == .done)
    #expect(run.errorLines.count == 2, "\(run.error)")
    #expect(run.error.contains("names.csv, row 2: the text 'A name that is much too long' doesn't fit and is cut"))
    #expect(run.error.contains("names.csv, row 3: ") && run.error.contains("U+10FFFD"))
    let strict = RecordedRun("cards", folder["text.yaml"], folder["names.csv"], "-o", folder["two"], "--strict")
    #expect(strict.status == .badContent && strict.error.contains("row 2: the text"))
    #expect(!FileManager.default.fileExists(atPath: folder["two"]))
    let one = RecordedRun(
      "draw", folder["text.yaml"], "--set", "Name=A name that is much too long", "-o", folder["1.png"])
    #expect(one.status == .done && one.error.contains("text.yaml: the text 'A name"))
  }

  @Test func nothingIsWrittenIfARowIsWrong() throws {
    try folder.write("Name,Color\nA,red\nB,rod\n", as: "wrong.csv")
    let run = RecordedRun("cards", folder["card.yaml"], folder["wrong.csv"], "-o", folder["out"])
    #expect(run.status == .badContent)
    #expect(run.errorLines.count == 1)
    #expect(run.error.contains("card.yaml:2:20: 'rod'; must be #RGB"))
    #expect(run.error.contains("wrong.csv, row 2)"))
    #expect(!FileManager.default.fileExists(atPath: folder["out"]))
  }

  @Test(arguments: [
    (
      ["cards", "card.yaml", "cards.csv", "--quantity", "Number"],
      "cards.csv: --quantity: 'Number'; a column of the table: Name, Color, Copies"
    ),
    (["cards", "card.yaml", "cards.csv", "--only", "9"], "cards.csv: no row to draw"),
    (["cards", "card.yaml", "cards.csv", "--only", "0"], "must be numbers of rows from 1"),
    (["cards", "card.yaml", "cards.csv", "-o", "a.png"], "cards are many files"),
    (["cards", "card.yaml", "cards.csv", "--width", "30"], "can't be used with cards"),
    (["cards", "card.yaml", "cards.csv", "--for", "tabletop-simulator"], "--for requires a template with a 'back'"),
    (
      ["cards", "both.yaml", "cards.csv", "--for", "tabletop-simulator", "--pages", "A4"], "--for or --pages, not both"
    ),
    (["cards", "both.yaml", "cards.csv", "--for", "tabletop-simulator", "-o", "a.pdf"], "use -o with a folder"),
    (["cards", "both.yaml", "cards.csv", "--url", "x"], "--url requires --for"),
    (["draw", "card.yaml"], "no value {Color}; There are no values"),
    (["draw", "card.yaml", "--set", "Color"], "must be name=value"),
    (["draw", "card.yaml", "--set", "Color=red", "--back-side"], "no 'back'"),
    (["draw", "missing.yaml"], "missing.yaml"),
    (["new", "game"], "must be one of card, flashcards, share, certificate, receipt, badges, table"),
  ])
  func refuses(arguments: [String], message: String) {
    let run = RecordedRun(arguments.map { $0.contains(".") ? folder[$0] : $0 })
    #expect(run.status != .done)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func aPictureWithValues() throws {
    #expect(RecordedRun("draw", folder["card.yaml"], "--set", "Color=red").status == .done)
    #expect(try colors(of: ["card.png"]) == [.red])
    try folder.write("{\"Color\": \"blue\"}", as: "values.json")
    #expect(RecordedRun("draw", folder["card.yaml"], folder["values.json"], "-o", folder["a.png"]).status == .done)
    #expect(
      RecordedRun("draw", folder["card.yaml"], folder["cards.csv"], "--row", "3", "-o", folder["b.png"]).status == .done
    )
    #expect(try colors(of: ["a.png", "b.png"]) == [.blue, Color(css: "#00ff00")])
    for format in ["svg", "pdf"] {
      #expect(
        RecordedRun("draw", folder["card.yaml"], "--set", "Color=red", "-o", folder["a.\(format)"]).status == .done)
    }
  }

  @Test func picturesAreReadBelowTheTemplate() throws {
    try folder.write("size: 20x30\nfront: {picture: \"{file}\"}\n", as: "game/card.yaml")
    try redPNG().write(to: folder, as: "game/art/red.png")
    try redPNG().write(to: folder, as: "red.png")
    func run(_ file: String, _ others: String...) -> RecordedRun {
      RecordedRun(["draw", folder["game/card.yaml"], "--set", "file=\(file)", "-o", folder["a.png"]] + others)
    }
    let inside = run("art/red.png")
    #expect(inside.status == .done && inside.error.isEmpty, "\(inside.error)")
    #expect(try colors(of: ["a.png"]) == [.red])
    let outside = run("../red.png")
    #expect(outside.status == .done && outside.error.contains("../red.png"), "\(outside.error)")
    #expect(try colors(of: ["a.png"]) != [.red])
    #expect(run("../red.png", "--strict").status == .unreadable)
    #expect(run("art/none.png", "--strict").status == .unreadable)
  }

  @Test func filesForScreenReadersNeedWordsForPictures() throws {
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", as: "flag.svg")
    func run(_ element: String, _ others: String...) throws -> RecordedRun {
      try folder.write("size: 30x20\nfront: {\(element)}\n", as: "flag.yaml")
      let words = [
        "draw", folder["flag.yaml"], "-o", folder["a.pdf"], "--output-title", "Card", "--output-language", "en",
      ]
      return RecordedRun(words + others)
    }
    #expect(try run("picture: flag.svg").error.isEmpty)
    let wordless = try run("picture: flag.svg", "--pdf-standard", "ua-1")
    #expect(wordless.status == .done && wordless.error.contains("the picture has no 'alt' for screen readers"))
    #expect(try run("picture: flag.svg", "--pdf-standard", "ua-1", "--strict").status == .badContent)
    for element in ["picture: flag.svg, alt: A flag", "picture: flag.svg, alt: ''", "qr: hello"] {
      #expect(try run(element, "--pdf-standard", "ua-1", "--strict").errorLines.isEmpty, "\(element)")
    }
  }

  @Test func jobsDrawTemplates() throws {
    let job = #"{"command": "draw", "file": "\#(folder["card.yaml"])", "options": {"values": {"Color": "red"}}}"#
    let run = RecordedRun(["batch", "-", "--input-root", folder.path], input: job + "\n")
    #expect(run.status == .done && run.output.contains("\"png\""), "\(run.output)\(run.error)")
  }

  @Test(arguments: ["card", "flashcards", "share", "certificate", "receipt", "badges", "table"])
  func aNewTemplateIsDrawn(name: String) throws {
    #expect(RecordedRun("new", name, "-o", folder["new"]).status == .done)
    #expect(RecordedRun("new", name, "-o", folder["new"]).status == .unwritable)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder["new"]).sorted().map { folder["new/" + $0] }
    let template = try #require(files.first { $0.hasSuffix(".yaml") })
    let data = try #require(files.first { !$0.hasSuffix(".yaml") })
    let isDeck = ["card", "flashcards"].contains(name)
    let run = RecordedRun([isDeck ? "cards" : "draw", template, data, "-o", folder[isDeck ? "out" : "a.png"]])
    #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
  }
}

extension [UInt8] {
  fileprivate func write(to folder: TemporaryFolder, as name: String) throws { try folder.write(self, as: name) }
}
