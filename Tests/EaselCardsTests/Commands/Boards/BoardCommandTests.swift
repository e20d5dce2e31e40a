import Canvas
import EaselShared
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct BoardCommandTests {
  private let assets = PackageFolder.assets

  private func size(_ bytes: [UInt8]) throws -> [Int] {
    let image = try Image(png: bytes)
    return [image.pixelWidth, image.pixelHeight]
  }

  // MARK: Pictures

  @Test func everyKindIsDrawnInItsUsualSize() throws {
    let folder = try TemporaryFolder()
    let kinds: [(arguments: [String], size: [Int])] = [
      (["solitaire"], [375, 667]), (["concentration"], [375, 667]),
      (["emoji-art"], [640, 480]), (["vending"], [1112, 834]), (["vending", "--screen", "admin"], [1112, 834]),
      (["emoji-art", assets + "/emoji-art.json"], [640, 480]), (["vending", assets + "/vending.json"], [1112, 834]),
      (["vending", assets + "/vending.json", "--screen", "admin"], [1112, 834]),
    ]
    for (arguments, expected) in kinds {
      let run = RecordedRun(["board"] + arguments + ["-o", folder["a.png"]])
      #expect(run.status == .done, "\(arguments): \(run.error)")
      #expect(try size(folder.bytes("a.png")) == expected)
      #expect(RecordedRun(["board"] + arguments + ["--scale", "0.5", "-o", folder["a.png"]]).status == .done)
      #expect(try size(folder.bytes("a.png")) == expected.map { ($0 + 1) / 2 })
    }
  }

  @Test func withoutAStateItIsTheMachineOfTheAssets() throws {
    let folder = try TemporaryFolder()
    for screen in ["user", "admin"] {
      let new = RecordedRun("board", "vending", "--screen", screen, "-o", folder["a.png"], "--save", folder["a.json"])
      #expect(new.status == .done && new.error.isEmpty)
      let named = RecordedRun(
        "board", "vending", assets + "/vending.json", "--screen", screen, "-o", folder["b.png"], "--save",
        folder["b.json"])
      #expect(named.status == .done)
      #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
      #expect(try folder.bytes("a.json") == folder.bytes("b.json"))
    }
  }

  @Test func withoutADocumentItIsABlankOneWithThePalette() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"kind": "emoji-art", "version": 1}"#, as: "blank.json")
    try folder.write("add 😀 10 -20 40", as: "moves.txt")
    func draw(_ options: String...) throws -> [UInt8] {
      let run = RecordedRun(["board", "emoji-art", "-o", folder["a.png"]] + options)
      #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
      return try folder.bytes("a.png")
    }
    let moves = ["--moves", folder["moves.txt"]]
    #expect(try draw() == draw(folder["blank.json"], "--palette"))
    #expect(try draw("--no-palette") == draw(folder["blank.json"]))
    #expect(try draw() != draw("--no-palette"))
    #expect(
      try draw(moves[0], moves[1], "--save", folder["art.json"]) == draw(folder["art.json"], "--palette"))
    try folder.write("background https://a.b/c.jpg", as: "moves.txt")
    let run = RecordedRun(["board", "emoji-art", "-o", folder["a.png"]] + moves)
    #expect(run.status == .badContent && run.error.contains("there is no network access"))
  }

  @Test func movesFramesAndStatesGoTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write("draw # one\ndraw\n\ndraw\n", as: "moves.txt")
    let frames = RecordedRun(
      "board", "solitaire", "--seed", "7", "--scale", "0.3", "--moves", folder["moves.txt"], "--frames",
      folder["steps"], "--save", folder["game.json"])
    #expect(frames.status == .done, "\(frames.error)")
    #expect(folder.names == ["game.json", "moves.txt", "steps"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["steps"]).sorted()
    #expect(names == ["0000.png", "0001.png", "0002.png", "0003.png"])
    // The saved game is the last frame, and so is the picture without frames.
    for arguments in [["--state", folder["game.json"]], ["--seed", "7", "--moves", folder["moves.txt"]]] {
      let run = RecordedRun(["board", "solitaire", "--scale", "0.3", "-o", folder["a.png"]] + arguments)
      #expect(run.status == .done, "\(run.error)")
      #expect(try folder.bytes("a.png") == folder.bytes("steps/0003.png"))
    }
  }

  @Test func aFontIsThatOfTheIndicesOfOurOwnDeck() throws {
    let folder = try TemporaryFolder()
    func picture(_ options: String...) throws -> [UInt8] {
      let run = RecordedRun(
        ["board", "solitaire", "--cards", "classic", "--scale", "0.5", "-o", folder["a.png"]] + options)
      #expect(run.status == .done, "\(run.error)")
      return try folder.bytes("a.png")
    }
    #expect(try picture() != picture("--font", SystemFonts.regular))
  }

  @Test func theNumberOfThreadsChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("draw\ndraw\ndraw\ndraw\ndraw\n", as: "moves.txt")
    for cores in [1, 4] {
      let run = RecordedRun(
        ["board", "solitaire", "--scale", "0.3", "--moves", folder["moves.txt"], "--frames", folder["\(cores)"]],
        coreCount: cores)
      #expect(run.status == .done)
    }
    for frame in ["0000", "0003", "0005"] {
      #expect(try folder.bytes("1/\(frame).png") == folder.bytes("4/\(frame).png"))
    }
  }

  @Test func choicesAreMadeBeforeThePicture() throws {
    let folder = try TemporaryFolder()
    try folder.write("choose 0\nchoose 5\nchoose 2", as: "moves.txt")
    let common = ["board", "concentration", "--pairs", "8", "--seed", "3", "-o", folder["a.png"]]
    #expect(RecordedRun(common + ["--choose", "0,5,2", "--save", folder["a.json"]]).status == .done)
    #expect(RecordedRun(common + ["--moves", folder["moves.txt"], "--save", folder["b.json"]]).status == .done)
    #expect(try folder.bytes("a.json") == folder.bytes("b.json"))
  }

  @Test func theCountIsPlainTextIfSoAskedFor() throws {
    let folder = try TemporaryFolder()
    for label in ["flips", "flipCount"] {
      let common = ["board", "concentration", "--label", label]
      #expect(RecordedRun(common + ["-o", folder["a.png"]]).status == .done)
      #expect(RecordedRun(common + ["--plain-label", "-o", folder["b.png"]]).status == .done)
      #expect(try folder.bytes("a.png") != folder.bytes("b.png"))
    }
  }

  @Test func aBoardHasItsOwnRefreshPictureAndAStatusBar() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "draw\n", count: 24), as: "moves.txt")
    try folder.write(dottedPNG(), as: "refresh.png")
    let common = ["board", "solitaire", "--moves", folder["moves.txt"], "-o"]
    #expect(RecordedRun(common + [folder["a.png"]]).status == .done)
    for options in [["--refresh-picture", folder["refresh.png"]], ["--status-bar", "9:41"]] {
      let run = RecordedRun(common + [folder["b.png"]] + options)
      #expect(run.status == .done && run.error.isEmpty)
      #expect(try folder.bytes("a.png") != folder.bytes("b.png"))
    }
    let glyphs = RecordedRun(common + [folder["b.png"], "--status-bar", "\u{100000}", "--strict-glyphs"])
    #expect(glyphs.status == .badContent && glyphs.error.contains("U+100000"))
    let missing = RecordedRun(common + [folder["b.png"], "--refresh-picture", folder["no.png"]])
    #expect(missing.status == .unreadable)
    // A picture that is read is not written over.
    let same = RecordedRun(common + [folder["refresh.png"], "--refresh-picture", folder["refresh.png"]])
    #expect(try same.status == .usage && folder.bytes("refresh.png") == dottedPNG())
  }

  @Test func theGraphsColoursCanBeRandomFromTheStart() throws {
    let folder = try TemporaryFolder()
    let common = ["board", "vending", assets + "/vending.json", "--screen", "admin", "--pie", "graph", "-o"]
    #expect(RecordedRun(common + [folder["a.png"]]).status == .done)
    for seed in ["1", "2"] {
      #expect(RecordedRun(common + [folder[seed], "--random-colors", "--seed", seed]).status == .done)
      #expect(try folder.bytes(seed) != folder.bytes("a.png"))
    }
    #expect(try folder.bytes("1") != folder.bytes("2"))
  }

  @Test func aVendingMachinesStateIsAPie() throws {
    let folder = try TemporaryFolder()
    let rows = [
      "Cola,3", "Water,3", "Iced coffee,2", "Orange juice,1", "Green tea,2", "Lemonade,1", "Ginger ale,1", "Cocoa,1",
    ]
    try folder.write(rows.joined(separator: "\n"), as: "sold.csv")
    #expect(RecordedRun("pie", assets + "/vending.json", "-o", folder["a.png"]).status == .done)
    #expect(RecordedRun("pie", folder["sold.csv"], "-o", folder["b.png"]).status == .done)
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    try folder.write(#"{"kind": "vending", "version": 1, "menu": 5}"#, as: "bad.json")
    let run = RecordedRun("pie", folder["bad.json"], "-o", folder["c.png"])
    #expect(run.status == .badContent)
    #expect(run.error == "\(folder["bad.json"]): menu: 5; a list of products\n")
  }

  @Test func ofAProductsPicturesTheOneForTheScaleIsTaken() throws {
    let folder = try TemporaryFolder()
    for (name, color) in [("Cola", Color.red), ("Cola@2x", .green), ("Water@3x", .blue)] {
      let picture = try Image(size: Size(width: 8, height: 8)) { context in
        context.setFillColor(color)
        context.fill(context.bounds)
      }
      try folder.write(picture.png(), as: "pictures/\(name).png")
    }
    // In the middle of the first picture and the second.
    for (scale, cola) in [(1, Color.red), (2, .green), (3, .green)] {
      let run = RecordedRun(
        "board", "vending", "--pictures", folder["pictures"], "--scale", "\(scale)", "-o", folder["a.png"])
      #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
      let screen = try Image(png: folder.bytes("a.png"))
      #expect(screen.color(atPixelX: 115 * scale, y: 167 * scale) == cola)
      #expect(screen.color(atPixelX: 329 * scale, y: 167 * scale) == .blue)
    }
  }

  @Test(.enabled(if: Image.readsJPEG)) func jpegsAreReadWhereverAPictureIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleJPEG.baseline, as: "pictures/Cola.jpg")
    let red = { (image: Image, x: Int, y: Int) in image.color(atPixelX: x, y: y).map { $0.red > 0.7 && $0.blue < 0.2 } }
    let picture = folder["pictures/Cola.jpg"]
    #expect(RecordedRun("board", "solitaire", "--background", picture, "-o", folder["a.png"]).status == .done)
    #expect(red(try Image(png: folder.bytes("a.png")), 2, 2) == true)
    #expect(
      RecordedRun("board", "vending", assets + "/vending.json", "--pictures", folder["pictures"], "-o", folder["a.png"])
        .status == .done)
    #expect(red(try Image(png: folder.bytes("a.png")), 60, 160) == true)
    try folder.write(
      #"{"kind": "emoji-art", "version": 1, "background": {"url": "pictures/Cola.jpg"}}"#, as: "art.json")
    #expect(RecordedRun("board", "emoji-art", folder["art.json"], "-o", folder["a.png"]).status == .done)
    #expect(red(try Image(png: folder.bytes("a.png")), 100, 240) == true)
  }

  // MARK: Bad input

  /// One line with the place, the exit code, and nothing written.
  private func expectError(
    _ arguments: [String], in folder: TemporaryFolder, _ status: EaselShared.ExitStatus, _ line: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let before = folder.names
    let run = RecordedRun(
      ["board"] + arguments + ["-o", folder["out.png"], "--frames", folder["frames"], "--save", folder["save.json"]])
    #expect(run.status == status, sourceLocation: location)
    #expect(run.error == line + "\n", sourceLocation: location)
    #expect(run.output.isEmpty, sourceLocation: location)
    #expect(folder.names == before, sourceLocation: location)
  }

  @Test func badGamesAreErrorsOfTheirPlace() throws {
    let folder = try TemporaryFolder()
    #expect(
      RecordedRun("board", "solitaire", "--seed", "7", "-o", folder["a.png"], "--save", folder["game.json"]).status
        == .done)
    let game = String(decoding: try folder.bytes("game.json"), as: UTF8.self)
    let file = folder["bad.json"]
    func expectBad(_ text: String, _ place: String, _ location: SourceLocation = #_sourceLocation) throws {
      try folder.write(text, as: "bad.json")
      expectError(["solitaire", "--state", file], in: folder, .badContent, file + place, location)
    }
    try expectBad(
      game.replacing("\"8H\"", with: "\"QS\""),
      ": columns[2].up[0]: QS, which is also columns[0].up[0]; each card once")
    // A 53rd card is one that is there already.
    try expectBad(
      game.replacing("\"8H\"", with: "\"8H\", \"8H\""),
      ": columns[0].up[1]: 8H, which is also columns[0].up[0]; each card once")
    try expectBad("{\n  \"arranged\" : [", ":2:17: the end of the file; a JSON value")
    try expectBad("", ":1:1: the end of the file; a JSON value")
  }

  @Test func badMachinesAndPicturesAreErrorsOfTheirPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"kind": "vending", "version": 1, "menu": [{"name": "Cola", "price": 1, "stock": -1}]}"#, as: "v.json")
    expectError(
      ["vending", folder["v.json"]], in: folder, .badContent,
      "\(folder["v.json"]): menu[0].stock: -1; a whole number from 0 to 9999")
    func art(_ members: String) throws -> [String] {
      try folder.write(#"{"kind": "emoji-art", "version": 1, \#(members)}"#, as: "art.json")
      return ["emoji-art", folder["art.json"]]
    }
    expectError(
      try art(#""emoji": [{"id": 1, "text": "\u0001x", "x": 0, "y": 0, "size": 9}]"#), in: folder, .badContent,
      "\(folder["art.json"]): emoji[0].text: '\\u{01}x'; a single emoji")
    expectError(
      try art(#""background": {"url": "art.json"}"#), in: folder, .badContent,
      "\(folder["art.json"]): not a picture: neither a PNG nor a JPEG nor a WebP")
    expectError(
      try art(#""background": {"imageData": "R0lGODlh"}"#), in: folder, .badContent,
      "\(folder["art.json"]): background.imageData: this is a GIF; only PNG, JPEG and WebP can be read")
    expectError(
      try art(#""background": {"url": "no.png"}"#), in: folder, .unreadable,
      "\(folder.path)/no.png: can't be read: No such file or directory")
    expectError(
      ["solitaire", "--background", folder["v.json"]], in: folder, .badContent,
      "\(folder["v.json"]): not a picture: neither a PNG nor a JPEG nor a WebP")
    expectError(
      ["vending", folder["no.json"]], in: folder, .unreadable,
      "\(folder["no.json"]): can't be read: No such file or directory")
    expectError(
      ["vending", assets + "/vending.json", "--pictures", folder["no"]], in: folder, .unreadable,
      "\(folder["no"]): can't be read: No such file or directory")
  }

  @Test func illegalMovesAreErrorsOfTheirLine() throws {
    let folder = try TemporaryFolder()
    func moves(_ text: String) throws -> [String] {
      try folder.write(text, as: "moves.txt")
      return ["--moves", folder["moves.txt"]]
    }
    expectError(
      ["solitaire", "--seed", "7"] + (try moves("draw\n# no king\nc1 c5\n")), in: folder, .badContent,
      "\(folder["moves.txt"]):3: 'c1 c5': 8H does not go on 7C; a column descends in rank with alternating colours, "
        + "starting with a king")
    expectError(
      ["concentration"] + (try moves("choose 16")), in: folder, .badContent,
      "\(folder["moves.txt"]):1: 'choose 16': there is no card 16; use 0 to 15")
    expectError(
      ["vending", assets + "/vending.json"] + (try moves("insert 500\ninsert 50")), in: folder, .badContent,
      "\(folder["moves.txt"]):2: 'insert 50' is not valid; use insert 100, 500 or 1000, buy NAME, or add NAME [COUNT]")
    expectError(
      ["emoji-art", assets + "/emoji-art.json"] + (try moves("background http://a.b/c.png")), in: folder, .badContent,
      "\(folder["moves.txt"]):1: 'background http://a.b/c.png': 'http://a.b/c.png' can't be used; "
        + "use a file, because there is no network access")
  }

  @Test func whatIsWrongOnTheCommandLineEndsWith64() throws {
    let vending = ["vending", assets + "/vending.json"]
    let wrong: [([String], String)] = [
      (["concentration", "--pairs", "0"], "The value '0' is invalid for '--pairs <number>': must be a whole "),
      (["concentration", "--choose", "1,x"], "The value '1,x' is invalid for '--choose <cards>': must be numbers"),
      (["concentration", "--choose", "99"], "--choose: there is no card 99; use 0 to 15"),
      (["concentration", "--theme", "ab"], "The value 'ab' is invalid for '--theme <theme>': 'a' is not "),
      (vending + ["--locale", "xx"], "The value 'xx' is invalid for '--locale <locale>': use one of cs_CZ, "),
      (vending + ["--screen", "top"], "The value 'top' is invalid for '--screen <screen>'"),
      (vending + ["--random-colors"], "--random-colors requires --pie graph"),
      (vending + ["--whole-steps"], "--whole-steps requires --pie graph"),
      (["solitaire", "--size", "0x0"], "The value '0x0' is invalid for '--size <WxH>'"),
      (["chess"], "chess: no such command; see easel board --help"),
    ]
    for (arguments, beginning) in wrong {
      let run = RecordedRun(["board"] + arguments)
      #expect(run.status == .usage, "\(arguments)")
      #expect(run.errorLines.first?.hasPrefix(beginning) == true, "\(run.errorLines.first ?? "")")
    }
  }
}
