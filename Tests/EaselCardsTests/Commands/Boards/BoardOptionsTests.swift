import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// Frames, saved states, and options that contradict each other: nothing is ignored without a word.
@Suite struct BoardOptionsTests {
  private let folder: TemporaryFolder
  private let assets = PackageFolder.assets

  init() throws { folder = try TemporaryFolder() }

  @Test func framesOfALongerRunAreRemoved() throws {
    func run(_ moves: Int) throws -> RecordedRun {
      try folder.write(String(repeating: "draw\n", count: moves), as: "moves")
      return RecordedRun(
        "board", "solitaire", "--scale", "0.1", "--moves", folder["moves"], "--frames", folder["f"])
    }
    let frames = { try FileManager.default.contentsOfDirectory(atPath: folder["f"]).sorted() }
    #expect(try run(4).error.isEmpty)
    for name in ["0099.txt", "00005.png", "5.png", "x0003.png"] { try folder.write("mine", as: "f/\(name)") }
    let shorter = try run(1)
    #expect(shorter.status == .done)
    #expect(
      shorter.error
        == "warning: \(folder["f"])/: removed 0002.png to 0004.png from an earlier run; there are 2 frames now\n")
    #expect(try frames() == ["0000.png", "00005.png", "0001.png", "0099.txt", "5.png", "x0003.png"])
    #expect(
      try run(0).error == "warning: \(folder["f"])/: removed 0001.png from an earlier run; there is 1 frame now\n")
  }

  @Test func theStateGoesToStandardOutput() throws {
    let run = RecordedRun("board", "solitaire", "--seed", "3", "--save", "-", "-o", folder["a.png"], "--json")
    #expect(run.status == .done)
    #expect(run.error.hasPrefix("{\"version\":2,\"pictures\":"))
    let same = RecordedRun("board", "solitaire", "--seed", "3", "--save", folder["a.json"], "-o", folder["b.png"])
    #expect(same.status == .done)
    #expect(try run.outputBytes == folder.bytes("a.json"))
    #expect(folder.names == ["a.json", "a.png", "b.png"])
  }

  @Test func aBackgroundIsFoundFromTheFolderOfTheSavedState() throws {
    let picture = try Image(size: Size(width: 8, height: 8)) { $0.fill(Rect(x: 0, y: 0, width: 4, height: 8)) }.png()
    try folder.write(picture, as: "art/in/meadow.png")
    try folder.write(
      #"{"kind": "emoji-art", "version": 1, "background": {"url": "in/meadow.png"}}"#, as: "art/a.json")
    let run = RecordedRun("board", "emoji-art", folder["art/a.json"], "-o", folder["a.png"])
    #expect(run.status == .done)
    for place in ["b.json", "art/in/b.json", "art/b.json", "new/deep/b.json", "a:b/b.json"] {
      let saving = RecordedRun(
        "board", "emoji-art", folder["art/a.json"], "--save", folder[place], "-o", folder["c.png"])
      #expect(saving.status == .done, "\(place): \(saving.error)")
      let again = RecordedRun("board", "emoji-art", folder[place], "-o", folder["c.png"])
      #expect(again.status == .done, "\(place): \(again.error)")
      #expect(try folder.bytes("c.png") == folder.bytes("a.png"))
    }
    func text(_ name: String) throws -> String { String(decoding: try folder.bytes(name), as: UTF8.self) }
    #expect(try text("new/deep/b.json").contains("\"../../art/in/meadow.png\""))
    #expect(try text("art/b.json").contains("\"in/meadow.png\""))
  }

  @Test(arguments: ["초원.png", "e\u{301}/초원.png", "\u{338}in/a.png"])
  func aBackgroundOfAnyNameIsFoundFromTheFolderOfTheSavedState(name: String) throws {
    try folder.write(redPNG(), as: "art/" + name)
    try folder.write(
      #"{"kind": "emoji-art", "version": 1, "background": {"url": "\#(name)"}}"#, as: "art/a.json")
    // To Unicode the first is the folder e\u{301}, to the system another one.
    for place in ["art/\u{E9}/b.json", "b.json"] {
      let saving = RecordedRun(
        "board", "emoji-art", folder["art/a.json"], "--save", folder[place], "-o", folder["c.png"])
      #expect(saving.status == .done, "\(place): \(saving.error)")
      let again = RecordedRun("board", "emoji-art", folder[place], "-o", folder["d.png"])
      #expect(again.status == .done, "\(place): \(again.error)")
    }
    #expect(String(decoding: try folder.bytes("b.json"), as: UTF8.self).contains("\"./art/\(name)\""))
  }

  @Test func aFolderWhoseNameIsNoTextIsLeftToo() throws {
    try folder.write(redPNG(), as: "meadow.png")
    let art = Array(#"{"kind": "emoji-art", "version": 1, "background": {"url": "../meadow.png"}}"#.utf8)
    let path = FilePath(bytes: Array(folder.path.utf8) + [0x2F, 0xFF, 0x2F, 0x61]).text
    try AtomicFile.write(art, to: path)
    let saving = RecordedRun("board", "emoji-art", path, "--save", folder["b.json"], "-o", folder["c.png"])
    #expect(saving.status == .done, "\(saving.error)")
    let again = RecordedRun("board", "emoji-art", folder["b.json"], "-o", folder["c.png"])
    #expect(again.status == .done, "\(again.error)")
  }

  @Test func aBackgroundOnTheNetworkIsDrawnBlank() throws {
    func art(_ members: String, as name: String) throws {
      try folder.write(#"{"kind": "emoji-art", "version": 1\#(members)}"#, as: name)
    }
    try art(#", "background": {"url": "https://a.b/c.jpg"}"#, as: "a.json")
    try art("", as: "b.json")
    let run = RecordedRun(
      "board", "emoji-art", folder["a.json"], "-o", folder["a.png"], "--save", folder["saved.json"])
    #expect(run.status == .done)
    #expect(
      run.error
        == "warning: \(folder["a.json"]): background.url: 'https://a.b/c.jpg' is on the network, so it is drawn blank\n"
    )
    #expect(RecordedRun("board", "emoji-art", folder["b.json"], "-o", folder["b.png"]).status == .done)
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    #expect(String(decoding: try folder.bytes("saved.json"), as: UTF8.self).contains("https://a.b/c.jpg"))
  }

  @Test func unknownKeysAreWarnings() throws {
    try folder.write(#"{"kind": "emoji-art", "version": 1, "emojis": []}"#, as: "a.json")
    let run = RecordedRun("board", "emoji-art", folder["a.json"], "-o", folder["a.png"])
    #expect(run.status == .done)
    #expect(
      run.error
        == "warning: \(folder["a.json"]): 'emojis' is an unknown key; the most similar is 'emoji'\n")
  }

  @Test(arguments: [
    ("solitaire --state s.json --seed 3", "--seed can\'t be used with a state, which "),
    ("concentration --state s.json --seed 3", "--seed can\'t be used with a state, which "),
    ("concentration --state s.json --pairs 3", "--pairs can\'t be used with a state, which "),
    ("concentration --state s.json --theme imps", "--theme can\'t be used with a state, which "),
    (
      "concentration --state s.json --count-flips touches",
      "--count-flips can\'t be used with a state, which "
    ),
    (
      "solitaire --cards classic --text-size 2", "--text-size requires --cards large or --cards deck"
    ),
    (
      "solitaire --cards classic --text-size-category XL",
      "--text-size-category requires --cards large or --cards deck"
    ),
    (
      "vending --text-size 2 --text-size-category XL",
      "use either --text-size or --text-size-category, not both"
    ),
    ("solitaire --hint --stage open", "--hint draws nothing, so --stage can't be used"),
    ("toggle --state s.json --emoji 🐶", "--emoji can\'t be used with a state, which "),
    ("toggle --seed 3", "--seed can't be used here, because nothing is random"),
    ("emoji-art --seed 3", "--seed can't be used here, because nothing is random"),
    ("vending --seed 3", "--seed requires --pie graph"),
    (
      "solitaire --state - --moves -",
      "use either --state - or --moves -, not both; standard input can be read only once"
    ),
    (
      "concentration --state - --moves -",
      "use either --state - or --moves -, not both; standard input can be read only once"
    ),
    ("toggle --state - --moves -", "use either --state - or --moves -, not both; standard input can be read only once"),
    ("emoji-art - --moves -", "use either - or --moves -, not both; standard input can be read only once"),
    ("vending - --moves -", "use either - or --moves -, not both; standard input can be read only once"),
    (
      "emoji-art --no-palette --palette-offset 3",
      "--palette-offset requires --palette"
    ),
    (
      "emoji-art a.json --palette-offset 3",
      "--palette-offset requires --palette"
    ),
    ("solitaire --face-scale 0.5", "--face-scale requires --faces"),
    (
      "solitaire --faces . --faces-cover --face-scale 0.5",
      "use either --faces-cover or --face-scale, not both"
    ),
    ("solitaire --list-moves --hint", "use either --list-moves or --hint, not both"),
    ("solitaire --list-moves -o a.png", "--list-moves draws nothing, so -o can't be used"),
    ("solitaire --hint --frames f", "--hint draws nothing, so --frames can't be used"),
    ("solitaire --hint --save s.json", "--hint draws nothing, so --save can't be used"),
    ("solitaire --frames f.png", "--frames f.png: frames are many files; use the name of a folder"),
    ("toggle --save a.png", "--save a.png: easel writes a JSON file, not .png; use a name that ends in .json"),
    ("vending --save a.XML", "--save a.XML: easel writes a JSON file, not .xml; use a name that ends in .json"),
    ("solitaire --frames -", "frames can't be written to standard output; use --frames with a folder"),
    ("solitaire --save - -o -", "use either --save - or -o -, not both; each is written to standard output"),
  ])
  func optionsThatContradictEachOtherAreErrors(command: String, beginning: String) {
    let run = RecordedRun(["board"] + command.split(separator: " ").map(String.init))
    #expect(run.status == .usage)
    #expect(run.errorLines.first?.hasPrefix(beginning) == true, "\(run.error)")
    #expect(run.errorLines.count <= 4)
  }

  /// A value that is none: the option, and what is allowed.
  @Test(arguments: [
    ("solitaire --text-size-category huge", "use one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"),
    ("vending --text-size-category AX6", "use one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"),
    ("concentration --text-size 0", "must be a number greater than 0 and at most 100"),
    ("solitaire --stage shuffled", "shuffled"), ("concentration --label flip", "flip"),
    ("vending --won euro", "euro"), ("vending --language de", "de"), ("vending --pie donut", "donut"),
    ("toggle --emoji abc", "'a' is not a single emoji"), ("toggle --touch 1,x", "must be numbers of cards from 0"),
    ("toggle --touch 4", "--touch: there is no card 4; use 0 to 3"),
    ("toggle --touch -1", "must be numbers of cards from 0"),
    ("concentration --choose -1", "must be numbers of cards from 0"),
    ("emoji-art --palette-offset -1", "must be a number of at least 0"),
    ("emoji-art --palette-offset nan", "must be a number of at least 0"),
  ])
  func aValueThatIsNoneIsOneClearLine(command: String, part: String) {
    let words = command.split(separator: " ").map(String.init)
    let run = RecordedRun(["board"] + words + ["-o", folder["a.png"]])
    #expect(run.status == .usage)
    #expect(run.errorLines.first?.contains(part) == true, "\(run.error)")
    #expect(folder.names.isEmpty)
  }

  @Test func theReadersTextSizeHasEffectOnEachBoardWithText() throws {
    for command in [
      "solitaire", "solitaire --cards deck", "concentration", "toggle", "vending", "vending --screen admin",
    ] {
      func picture(_ options: String...) throws -> [UInt8] {
        let words = command.split(separator: " ").map(String.init)
        let run = RecordedRun(["board"] + words + options + ["-o", folder["a.png"]])
        #expect(run.status == .done, "\(run.error)")
        return try folder.bytes("a.png")
      }
      let usual = try picture()
      #expect(try picture("--text-size-category", "L") == usual)
      let large = try picture("--text-size-category", "xxl")
      #expect(try large != usual && large == picture("--text-size", "\(21.0 / 17)"))
      #expect(try picture("--text-size-category", "XS") != usual)
    }
  }

  @Test func labelsThatLeaveNoRoomForPipsAreAWarning() {
    let card = ["--style", "lecture", "--text-size", "3.5"]
    let one = RecordedRun(["card", "10D", "-o", folder["a.png"]] + card)
    #expect(one.status == .done)
    #expect(
      one.error
        == "warning: --text-size leaves no room for the pips of 10D; use a smaller factor\n"
    )
    #expect(RecordedRun(["card", "back", "-o", folder["a.png"]] + card).error.isEmpty)
    #expect(RecordedRun("card", "10D", "-o", folder["a.png"], "--style", "lecture", "--text-size", "1.5").error.isEmpty)
  }

  @Test(arguments: [
    (
      "vending", "add Iced coffee 9999999999999999999", "'9999999999999999999' is not valid; use a count for a stock "
    ),
    ("emoji-art", "scale 1 -1", "'scale 1 -1': a factor of -1.0 is not valid; use 0 or more"),
    (
      "emoji-art", "scale 1 1e9",
      "'scale 1 1e9': a size of "
    ),
    ("emoji-art", "add 😀 0 0 0", "'add 😀 0 0 0': a size of 0 is out of range; use 1 to 10000"),
  ])
  func aMoveSaysWhatIsWrongWithIt(kind: String, move: String, expected: String) throws {
    try folder.write(move, as: "moves")
    let run = RecordedRun(
      "board", kind, "\(assets)/\(kind).json", "--moves", folder["moves"], "-o", folder["a.png"])
    #expect(run.status == .badContent)
    #expect(run.error.hasPrefix("\(folder["moves"]):1: \(expected)"), "\(run.error)")
    #expect(RecordedRun("board", "emoji-art", "\(assets)/emoji-art.json", "-o", folder["a.png"]).status == .done)
  }
}
