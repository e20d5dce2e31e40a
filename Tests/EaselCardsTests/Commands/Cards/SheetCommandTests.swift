import Canvas
import CanvasCards
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct SheetCommandTests {
  @Test func withoutOptionsItIsADeckToLookAt() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("sheet", "-o", folder["s.png"])
    #expect(run.status == .done && run.output.isEmpty && run.error.isEmpty)
    #expect(folder.names == ["s.png"])
    let image = try Image(png: folder.bytes("s.png"))
    #expect(image.pixelWidth == 1737 && image.pixelHeight == 923)
    #expect(image.color(atPixelX: 0, y: 0) == Color(css: "#2D5448"))
    #expect(image.color(atPixelX: 100, y: 40) == .white)
  }

  @Test func namedCardsStandInTheirOrder() throws {
    let folder = try TemporaryFolder()
    #expect(
      RecordedRun("sheet", "KS", "back", "--width", "50", "--gap", "0", "--ground-color", "none", "-o", folder["s.png"])
        .status == .done)
    let image = try Image(png: folder.bytes("s.png"))
    #expect(image.pixelWidth == 100 && image.pixelHeight == 70)
    for (i, card) in ["KS", "back"].enumerated() {
      #expect(RecordedRun("card", card, "--width", "50", "-o", folder["c.png"]).status == .done)
      let part = try image.cropped(to: Rect(x: 50 * Double(i), y: 0, width: 50, height: 70))
      #expect(try part == Image(png: folder.bytes("c.png")))
    }
  }

  @Test func aSheetFaceDownIsOfBacks() throws {
    let folder = try TemporaryFolder()
    func sheet(_ arguments: String...) throws -> [UInt8] {
      #expect(RecordedRun(["sheet", "--width", "50", "-o", folder["s.png"]] + arguments).status == .done)
      return try folder.bytes("s.png")
    }
    #expect(try sheet("KS", "QH", "--face-down") == sheet("back", "back"))
  }

  @Test func optionsOfASheetToLookAtChangeItsSize() throws {
    let folder = try TemporaryFolder()
    let options = ["--width", "50", "--gap", "5", "--columns", "2", "--captions", "--scale", "2"]
    #expect(RecordedRun(["sheet", "AS", "2S", "3S", "-o", folder["s.png"]] + options).status == .done)
    let image = try Image(png: folder.bytes("s.png"))
    // Two columns of 100 pixels, three gaps of 10; two rows of 140 and a caption of 17.
    #expect(image.pixelWidth == 230 && image.pixelHeight == 344)
    #expect(RecordedRun("sheet", "AS", "--width", "50", "-o", "-").outputBytes.starts(with: [0x89, 0x50]))
  }

  @Test func tabletopSimulatorGetsThreeFiles() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("sheet", "--for", "tabletop-simulator", "--width", "20", "-o", folder["t.png"])
    #expect(run.status == .done)
    #expect(folder.names == ["t-back.png", "t.json", "t.png"])
    let sheet = try Image(png: folder.bytes("t.png"))
    // 54 faces in nine columns and six rows; corners are square.
    #expect(sheet.pixelWidth == 180 && sheet.pixelHeight == 168)
    let back = try Image(png: folder.bytes("t-back.png"))
    #expect(back.pixelWidth == 20 && sheet.color(atPixelX: 0, y: 0) == .white)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(folder.bytes("t.json"))) as? [String: Any])
    let object = try #require((json["ObjectStates"] as? [[String: Any]])?.first)
    let faceCount = CardName.deck().count { $0 != .back }
    #expect(object["DeckIDs"] as? [Int] == Array(100..<100 + faceCount))
    let deck = try #require((object["CustomDeck"] as? [String: [String: Any]])?["1"])
    #expect((deck["NumWidth"] as? Int, deck["NumHeight"] as? Int) == (9, 6))
    #expect((object["ContainedObjects"] as? [[String: Any]])?.first?["Nickname"] as? String == "ace of spades")
  }

  @Test func tabletopSimulatorsSheetKeepsToTheLimitUnlessPixelsAreAskedFor() throws {
    let folder = try TemporaryFolder()
    func size(_ options: String...) throws -> [Int] {
      let arguments = ["sheet", "AS", "--for", "tabletop-simulator", "--compression", "fast", "-o", folder["t.png"]]
      #expect(RecordedRun(arguments + options).status == .done)
      let image = try Image(png: folder.bytes("t.png"))
      return [image.pixelWidth, image.pixelHeight]
    }
    #expect(try size() == [2925, 4095])
    #expect(try size("--card", "bridge") == [2633, 4096])
    #expect(try size("--card", "micro", "--dpi", "100") == [125, 175])
  }

  @Test func addressesBeginAsAskedFor() throws {
    let folder = try TemporaryFolder()
    let arguments = ["sheet", "AS", "--for", "tabletop-simulator", "--width", "10", "-o", folder["my deck.png"]]
    #expect(RecordedRun(arguments + ["--url", "https://example.org/c"]).status == .done)
    let text = String(decoding: try folder.bytes("my deck.json"), as: UTF8.self)
    #expect(
      text.contains(
        #""FaceURL":"https://example.org/c/my%20deck.png","BackURL":"https://example.org/c/my%20deck-back.png""#))
  }

  @Test(arguments: ["css", "json"]) func anAtlasHasItsFileBesideIt(ending: String) throws {
    let folder = try TemporaryFolder()
    let format = ending == "css" ? "css" : "texturepacker"
    let options = ["--width", "20", "--power-of-two", "--extrude", "1", "--padding", "3"]
    let run = RecordedRun(["sheet", "--atlas", format, "-o", folder["a.PNG"]] + options)
    #expect(run.status == .done, "\(run.error)")
    #expect(folder.names == ["a.PNG", "a.\(ending)"])
    let image = try Image(png: folder.bytes("a.PNG"))
    #expect(image.pixelWidth == 256 && image.pixelHeight == 256)
    let text = String(decoding: try folder.bytes("a.\(ending)"), as: UTF8.self)
    #expect(text.contains("a.PNG"))
    #expect(
      text.contains(
        ending == "css" ? ".card-AS { background-position: -4px -4px; }" : #""AS.png":{"frame":{"x":4,"y":4,"#))
  }

  @Test func jsonNamesAllFiles() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(
      "sheet", "AS", "--for", "tabletop-simulator", "--width", "10", "--json", "-o", folder["t.png"])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.outputBytes)) as? [String: Any])
    let pictures = try #require(json["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["file"] as? String } == [folder["t.png"], folder["t-back.png"]])
    #expect(json["data"] as? String == folder["t.json"])
  }

  @Test func filesAreWrittenAllOrNone() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", as: "a.png")
    try FileManager.default.createDirectory(atPath: folder["a.css"], withIntermediateDirectories: false)
    let run = RecordedRun("sheet", "--atlas", "css", "--width", "20", "-o", folder["a.png"])
    #expect(run.status == .unwritable)
    #expect(run.error == "\(folder["a.css"]): can't be written: Is a directory\n")
    #expect(folder.names == ["a.css", "a.png"])
    #expect(try folder.bytes("a.png") == Array("old".utf8))
  }

  @Test(
    arguments: [
      (["--for", "tabletop-simulator", "--atlas", "css"], "use either --for or --atlas, not both"),
      (["--atlas", "css", "--captions"], "--captions can't be used with --for or --atlas"),
      (["--padding", "1"], "--padding requires --atlas"),
      (["QH", "--jokers", "1"], "--jokers can't be used with named cards"),
      (["--url", "x"], "--url requires --for"),
      (
        ["--for", "tabletop-simulator", "--columns", "3"],
        "--columns can't be used with --for"
      ),
      (["QH", "--atlas", "css", "--face-down"], "--face-down can't be used with --for or --atlas"),
      (["QH", "AS", "QH", "--atlas", "css"], "QH is listed twice; an atlas has each card only once"),
      (["back", "--for", "tabletop-simulator"], "0 faces; a sheet for Tabletop Simulator must have 1 to 69"),
      (
        Array(repeating: "AS", count: 70) + ["--for", "tabletop-simulator"],
        "70 faces; a sheet for Tabletop Simulator must have 1 to 69"
      ),
      (
        ["--for", "tabletop-simulator", "--card", "poker", "--bleed", "1mm"],
        "--bleed can't be used with --for"
      ),
      (
        ["--atlas", "css", "-o", "-"],
        "--for and --atlas can't write to standard output; use -o with a file"
      ),
      (
        ["--columns", "0"], "The value '0' is invalid for '--columns <number>': must be a whole number from 1 to 100"
      ),
      (
        ["--columns", "1e9"],
        "The value '1e9' is invalid for '--columns <number>': must be a whole number from 1 to 100"
      ),
      (["--gap", "-1"], "The value '-1' is invalid for '--gap <points>': must be a number from 0 to 1000"),
      (
        ["--atlas", "css", "--extrude", "257"],
        "The value '257' is invalid for '--extrude <pixels>': must be a whole number from 0 to 256"
      ),
    ] as [([String], String)]) func whatMeansNothingIsALineAnd64(arguments: [String], line: String)
  {
    let run = RecordedRun(["sheet"] + arguments)
    #expect(run.status == .usage)
    #expect(run.errorLines.first.map(String.init) == line)
  }

  @Test func aSheetThatIsTooLargeIsALineAnd64() {
    let run = RecordedRun("sheet", "--width", "5000")
    #expect(run.status == .usage)
    #expect(run.error.hasPrefix("the sheet: 69200x"))
  }
}
