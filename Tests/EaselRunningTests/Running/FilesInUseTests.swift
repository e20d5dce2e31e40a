import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// No command writes over a file that it reads, by whatever name.
@Suite struct FilesInUseTests {
  private let folder: TemporaryFolder
  private let assets = PackageFolder.assets

  init() throws {
    folder = try TemporaryFolder()
    for name in ["emoji-art.json", "vending.json"] {
      try folder.write(Array(Data(contentsOf: URL(fileURLWithPath: "\(assets)/\(name)"))), as: name)
    }
    try folder.write("draw\n", as: "moves")
    try folder.write("name,value\na,1\n", as: "table.csv")
    try folder.write("red\n", as: "palette")
    #expect(RecordedRun("board", "solitaire", "-o", folder["tile.png"], "--save", folder["game.json"]).status == .done)
    #expect(RecordedRun("card", "JS", "-o", folder["faces/JS.png"]).status == .done)
    try folder.write(
      #"{"kind": "emoji-art", "version": 1, "background": {"url": "tile.png"}}"#, as: "tiled.json")
    for name in ["a", "b"] { try folder.write(folder.bytes("tile.png"), as: "\(name)/x.png") }
  }

  private static let commands: [[String]] = [
    ["board emoji-art emoji-art.json -o", "emoji-art.json"], ["board vending vending.json -o", "vending.json"],
    ["board solitaire --state game.json -o", "game.json"], ["board solitaire --moves moves --save", "moves"],
    ["board solitaire --moves moves -o", "moves"], ["board solitaire --background tile.png -o", "tile.png"],
    ["board solitaire --faces faces -o", "faces/JS.png"], ["board emoji-art tiled.json -o", "tile.png"],
    ["board emoji-art tiled.json --save", "tile.png"], ["pie table.csv -o", "table.csv"],
    ["pie vending.json -o", "vending.json"], ["chart bars table.csv -o", "table.csv"],
    ["chart bars table.csv --palette palette -o", "palette"], ["card JS --faces faces -o", "faces/JS.png"],
    ["card back --back-picture tile.png -o", "tile.png"], ["sheet JS QS --faces faces -o", "faces/JS.png"],
    ["deck --faces faces -o", "faces"], ["compare a b --report", "a/x.png"], ["compare a b --junit", "b/x.png"],
    ["compare a/x.png b/x.png --panel", "a/x.png"], ["compare a/x.png b/x.png --report", "b/x.png"],
  ]

  @Test(arguments: commands) func whatIsReadIsNotWrittenOver(command: [String]) throws {
    let target = command[1]
    let file = target == "faces" ? "faces/JS.png" : target
    // `compare` reads bytes of equal pictures, so that only the name is wrong.
    let before = try folder.bytes(file)
    symlink(folder[target], folder["soft"])
    var names = [target, "./\(target)", "soft"]
    if target != "faces" {
      link(folder[target], folder["hard"])
      names.append("hard")
    }
    for name in names {
      let run = RecordedRun(words(command[0]) + [folder[name]])
      #expect(run.status == .usage, "\(command) \(name): \(run.error)")
      #expect(run.output.isEmpty)
      #expect(try folder.bytes(file) == before)
    }
  }

  /// The words of a command, names of files in the folder as paths.
  private func words(_ command: String) -> [String] {
    command.split(separator: " ").map { word in
      FileManager.default.fileExists(atPath: folder[String(word)]) ? folder[String(word)] : String(word)
    }
  }

  @Test func twoOutputsAreTwoFiles() throws {
    for names in [("x", "x"), ("x", "./x"), ("x", "y/../x")] {
      let run = RecordedRun("board", "solitaire", "--save", folder[names.0], "-o", folder[names.1])
      #expect(run.status == .usage)
      #expect(
        run.error == "\(folder["x"]): this command would write the file twice; use a different name for each output\n")
    }
    let run = RecordedRun("board", "solitaire", "-o", folder["f/0000.png"], "--frames", folder["f"])
    #expect(run.status == .usage)
    #expect(run.error.hasPrefix("\(folder["f/0000.png"]): this command would write the file twice; "))
    #expect(!folder.names.contains("f"))
  }

  @Test func theStateIsContinuedInItsOwnFile() throws {
    let before = try folder.bytes("game.json")
    let run = RecordedRun(
      "board", "solitaire", "--state", folder["game.json"], "--moves", folder["moves"], "--save", folder["game.json"],
      "-o", folder["a.png"])
    #expect(run.status == .done, "\(run.error)")
    #expect(try folder.bytes("game.json") != before)
    let vending = RecordedRun(
      "board", "vending", folder["vending.json"], "--save", folder["vending.json"], "-o", folder["a.png"])
    #expect(vending.status == .done, "\(vending.error)")
  }

  @Test func framesOfAnEarlierRunAreNotRemovedWhereTheyAreRead() throws {
    try folder.write(folder.bytes("tile.png"), as: "f/0007.png")
    let run = RecordedRun("board", "solitaire", "--background", folder["f/0007.png"], "--frames", folder["f"])
    #expect(run.status == .usage)
    #expect(try folder.bytes("f/0007.png") == folder.bytes("tile.png"))
  }
}
