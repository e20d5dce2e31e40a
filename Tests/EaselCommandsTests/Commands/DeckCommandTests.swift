import Canvas
import CanvasCards
import EaselCommands
import Foundation
import Testing

@Suite struct DeckCommandTests {
  // Small cards: what is tested here does not grow with them.
  private let small = ["--width", "50"]

  @Test func aDeckIs53FilesNamedByTheirCards() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(["deck", "-o", folder["new/deck"]] + small)
    #expect(run.status == .done)
    #expect(run.output.isEmpty && run.error.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["new/deck"])
    let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    let expected = ["S", "H", "C", "D"].flatMap { suit in ranks.map { "\($0)\(suit).png" } } + ["back.png"]
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
}
