import Canvas
import CanvasCards
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct DeckCommandTests {
  // Small cards: what is tested here does not grow with them.
  private let small = ["--width", "50"]

  @Test func aDeckIs55FilesNamedByTheirCards() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(["deck", "-o", folder["new/deck"]] + small)
    #expect(run.status == .done)
    #expect(run.output.isEmpty && run.error.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["new/deck"])
    let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    let expected =
      ["S", "H", "C", "D"].flatMap { suit in ranks.map { "\($0)\(suit).png" } } + ["RJ.png", "BJ.png", "back.png"]
    #expect(names.sorted() == expected.sorted())
    for name in names {
      let image = try Image(png: folder.bytes("new/deck/" + name))
      #expect(image.pixelWidth == 50 && image.pixelHeight == 70, "\(name)")
    }
  }

  @Test func eachFileIsWhatCardDraws() throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun(["deck", "-o", folder["deck"]] + small).status == .done)
    for card in ["10H", "KC", "back"] {
      #expect(RecordedRun(["card", card, "-o", folder["card.png"]] + small).status == .done)
      #expect(try folder.bytes("card.png") == folder.bytes("deck/\(card).png"))
    }
  }

  @Test func theBytesAreTheSameAtAnyNumberOfCores() throws {
    let folder = try TemporaryFolder()
    for coreCount in [1, 2, 5] {
      let run = RecordedRun(["deck", "-o", folder["\(coreCount)"]] + small, coreCount: coreCount)
      #expect(run.status == .done)
      for card in PlayingCard.allCases {
        #expect(try folder.bytes("\(coreCount)/\(card.code).png") == folder.bytes("1/\(card.code).png"))
      }
    }
  }

  @Test func otherFilesStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", as: "notes.txt")
    try folder.write("old", as: "AS.png")
    #expect(RecordedRun(["deck", "-o", folder.path] + small).status == .done)
    #expect(folder.names.count == 56)
    #expect(try folder.bytes("notes.txt") == Array("mine".utf8))
    #expect(try Image(png: folder.bytes("AS.png")).pixelWidth == 50)
  }

  @Test func aFileInTheFoldersPlaceStaysAndEndsWith73() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("mine", as: "deck")
    let run = RecordedRun(["deck", "-o", file] + small)
    #expect(run.status == .unwritable)
    #expect(run.error.hasPrefix(file))
    #expect(run.errorLines.count == 1)
    #expect(try folder.bytes("deck") == Array("mine".utf8))
  }

  @Test func aDeckThatCannotBeDrawnLeavesTheFolderAsItWas() throws {
    let folder = try TemporaryFolder()
    try folder.write("no picture", as: "faces/KC.png")
    try folder.write("old", as: "deck/AS.png")
    let run = RecordedRun(["deck", "--faces", folder["faces"], "-o", folder["deck"]] + small)
    #expect(run.status == .badContent)
    #expect(run.error.hasPrefix("\(folder["faces"])/KC.png: "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["deck"]) == ["AS.png"])
    #expect(try folder.bytes("deck/AS.png") == Array("old".utf8))
  }

  @Test func progressCountsUpOnATerminalAndGoesAway() throws {
    let folder = try TemporaryFolder()
    let arguments = ["deck", "-o", folder.path] + small
    let parts = RecordedRun(arguments, errorIsTerminal: true).error.split(separator: "\r")
    #expect(parts.prefix(55) == (1...55).map { "drawing \($0) of 55" }[...])
    #expect(parts[55].allSatisfy { $0 == " " } && parts[55].count == parts[54].count)
    #expect(parts[56].hasPrefix("55 pictures, "))
    #expect(RecordedRun(arguments + ["--quiet"], errorIsTerminal: true).error.isEmpty)
  }

  @Test func jsonListsAllFiles() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(["deck", "--json", "-o", folder.path + "/"] + small)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.outputBytes)) as? [String: Any])
    let pictures = try #require(json["pictures"] as? [[String: Any]])
    #expect(pictures.count == 55)
    #expect(pictures.first?["file"] as? String == folder["AS.png"])
    #expect(pictures.last?["file"] as? String == folder["back.png"])
    #expect(pictures.last?["bytes"] as? Int == (try folder.bytes("back.png").count))
  }

  // MARK: Hands

  @Test func drawnCardsAreThoseOfTheSeed() throws {
    let folder = try TemporaryFolder()
    func draw(_ name: String, _ options: String...) throws -> [String] {
      #expect(RecordedRun(["deck", "--draw", "10", "-o", folder[name]] + options + small).status == .done)
      return folder.names(name)
    }
    var deck = PlayingCardDeck(seed: 3)
    let expected = (0..<10).compactMap { _ in deck.draw() }.map { $0.code + ".png" }
    #expect(try draw("a", "--seed", "3") == expected.sorted())
    #expect(try draw("b", "--seed", "4") != expected.sorted())
    #expect(RecordedRun(["card", "\(expected[0].dropLast(4))", "-o", folder["c.png"]] + small).status == .done)
    #expect(try folder.bytes("c.png") == folder.bytes("a/\(expected[0])"))
    // All cards with both jokers, and never the back.
    let all = RecordedRun(["deck", "--draw", "54", "--jokers", "2", "-o", folder["all"]] + small)
    #expect(all.status == .done)
    #expect(folder.names("all").count == 54 && !folder.names("all").contains("back.png"))
  }

  @Test func drawnCardsArePrintedAsTheLectureDoes() throws {
    var deck = PlayingCardDeck(seed: 3)
    let expected = (0..<10).compactMap { _ in deck.draw() }.map { "\($0.rank.order) \($0.suit.emoji)" }
    let run = RecordedRun("deck", "--draw", "10", "--seed", "3", "--print")
    #expect(run.status == .done && run.error.isEmpty)
    #expect(run.output == expected.map { $0 + "\n" }.joined())
    let json = RecordedRun("deck", "--draw", "2", "--seed", "3", "--print", "--json")
    #expect(json.output == #"{"version":1,"cards":["\#(expected[0])","\#(expected[1])"]}"# + "\n")
    // The whole deck in its order, and jokers by their code.
    let all = RecordedRun("deck", "--print").output.split(separator: "\n").map(String.init)
    #expect(all.count == 54 && all.first == "1 ♠️" && all[51] == "13 ♦️" && all.suffix(2) == ["RJ", "BJ"])
    // Each line is the name of its card.
    #expect(try CardName(all[12]) == .card(PlayingCard(.king, of: .spades)))
  }

  @Test func aHandIsOnePicture() throws {
    let folder = try TemporaryFolder()
    let hand = ["deck", "--draw", "5", "--seed", "3", "--hand", "row"] + small
    let run = RecordedRun(hand + ["--json", "-o", folder["hand.png"]])
    #expect(run.status == .done && run.error.isEmpty)
    #expect(folder.names == ["hand.png"])
    // Four steps of 15, a card of 50, and a margin of 6.25 on both sides, in whole points; the cards begin at 7.
    let image = try Image(png: folder.bytes("hand.png"))
    #expect(image.pixelWidth == 123 && image.pixelHeight == 83)
    #expect(run.output.contains(#""pixelWidth":123,"pixelHeight":83"#))
    #expect(image.color(atPixelX: 0, y: 0) == Color(css: "#2D5448"))
    // The topmost card is the last that was drawn, whole; its corners are not the ground's.
    let last = try #require(CardName.drawn(5, seed: 3).last)
    #expect(RecordedRun(["card", "\(last)", "-o", folder["card.png"]] + small).status == .done)
    let inside = Rect(x: 4, y: 4, width: 42, height: 62)
    let shown = try image.cropped(to: inside.offsetBy(dx: 67, dy: 7))
    #expect(try shown.pixels == Image(png: folder.bytes("card.png")).cropped(to: inside).pixels)
    #expect(RecordedRun(hand + ["-o", "-"]).outputBytes == (try folder.bytes("hand.png")))
    #expect(RecordedRun(hand + ["-o", folder["b.png"], "--ground-color", "none"]).status == .done)
    #expect(try Image(png: folder.bytes("b.png")).color(atPixelX: 0, y: 0) == .clear)
  }

  @Test func namedCardsAreAHandOrFiles() throws {
    let folder = try TemporaryFolder()
    let cards = ["AS", "king of spades", "Q♥"]
    #expect(RecordedRun(["deck"] + cards + ["--hand", "row", "-o", folder["a.png"]] + small).status == .done)
    let image = try Image(png: folder.bytes("a.png"))
    #expect(image.pixelWidth == 2 * 15 + 63)
    #expect(RecordedRun(["card", "QH", "-o", folder["q.png"]] + small).status == .done)
    let inside = Rect(x: 4, y: 4, width: 42, height: 62)
    #expect(
      try image.cropped(to: inside.offsetBy(dx: 37, dy: 7)).pixels
        == Image(png: folder.bytes("q.png")).cropped(to: inside).pixels)
    #expect(RecordedRun(["deck"] + cards + ["AS", "-o", folder["files"]] + small).status == .done)
    #expect(folder.names("files") == ["AS-2.png", "AS.png", "KS.png", "QH.png"])
    #expect(try folder.bytes("files/QH.png") == folder.bytes("q.png"))
    #expect(RecordedRun(["deck", "--print"] + cards).output == "1 ♠️\n13 ♠️\n12 ❤️\n")
  }

  @Test func aHandFaceDownIsOfBacks() throws {
    let folder = try TemporaryFolder()
    func hand(_ name: String, _ arguments: [String]) throws -> [UInt8] {
      #expect(RecordedRun(["deck", "--hand", "fan", "-o", folder[name]] + arguments + small).status == .done)
      return try folder.bytes(name)
    }
    let down = try hand("a.png", ["AS", "KS", "--face-down"])
    #expect(try down == hand("b.png", ["back", "back"]))
    #expect(try down == hand("c.png", ["--draw", "2", "--face-down"]))
    #expect(try down != hand("d.png", ["AS", "KS"]))
  }

  @Test func withoutDrawTheHandIsTheDeck() throws {
    let folder = try TemporaryFolder()
    func size(_ options: String...) throws -> Int {
      #expect(RecordedRun(["deck", "--hand", "row", "-o", folder["a.png"]] + options + small).status == .done)
      return try Image(png: folder.bytes("a.png")).pixelWidth
    }
    #expect(try size() == 53 * 15 + 63)
    #expect(try size("--style", "lecture") == 51 * 15 + 63)
  }

  @Test(
    arguments: [
      ("--draw 1001", "The value '1001' is invalid for '--draw <number>': must be a whole number from 1 to 1000"),
      ("--draw 0", "The value '0' is invalid for '--draw <number>': must be a whole number from 1 to 1000"),
      ("--draw -3", "The value '-3' is invalid for '--draw <number>': must be a whole number from 1 to 1000"),
      ("--draw 1.5", "The value '1.5' is invalid for '--draw <number>': must be a whole number from 1 to 1000"),
      ("--draw 201 --hand fan", "--draw 201: must be 1 to 200"),
      ("QH --draw 2", "--draw can't be used with named cards"),
      ("QH --hand fan --jokers 1", "--jokers can't be used with named cards"),
      ("QH --face-down", "--face-down requires --hand"),
      ("--ground-color red", "--ground-color requires --hand"),
      ("--print", "--print draws nothing, so -o can't be used"),
      ("--print --hand fan", "--print draws nothing, so --hand can't be used"),
      (
        "--hand fan --card poker",
        "use either --hand or --card, not both; a hand is not printed and cut"
      ),
      (
        "--hand row --width 20000 --scale 0.1 --draw 52",
        "the hand: 33100x3300 pixels: a side must be 1 to 32767 pixels, the whole at most 100 megapixels"
      ),
    ])
  func whatMeansNothingIsALineAnd64(options: String, line: String) throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(["deck", "-o", folder["a"]] + options.split(separator: " ").map(String.init))
    #expect(run.status == .usage)
    #expect(run.errorLines.first.map(String.init) == line)
    #expect(folder.names.isEmpty)
  }
}
