import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct PieCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pie(_ table: String, _ options: String...) throws -> RecordedRun {
    try folder.write(table, as: "sales.csv")
    return RecordedRun(["pie", folder["sales.csv"]] + options)
  }

  private let table = "name,value\ntea,3\ncoffee,5\nmilk,1\n"

  @Test func thePictureStandsBesideItsData() throws {
    let run = try pie(table)
    #expect(run.status == .done)
    #expect(run.output.isEmpty && run.error.isEmpty)
    #expect(folder.names == ["sales.csv", "sales.png"])
    let image = try Image(png: folder.bytes("sales.png"))
    #expect(image.pixelWidth == 640 && image.pixelHeight == 400)
  }

  @Test(arguments: [("a.b/sales", "a.b/sales.png"), (".sales", ".sales.png"), ("sales.2024.csv", "sales.2024.png")])
  func theEndingIsReplaced(data: String, picture: String) throws {
    let file = try folder.write(table, as: data)
    #expect(RecordedRun("pie", file).status == .done)
    #expect(try folder.bytes(picture).count > 100)
  }

  // As characters, the slash and the mark after it are one, which is no slash.
  @Test func aFolderEndsAtItsSlashWhateverFollows() throws {
    let file = folder["x.d/\u{338}a"]
    try AtomicFile.write(Array(table.utf8), to: file)
    #expect(RecordedRun("pie", file).status == .done)
    #expect(try FileReader.bytes(of: file + ".png", limit: 1 << 20).count > 100)
  }

  @Test func dataAreNotWrittenOver() throws {
    let file = try folder.write(table, as: "data.png")
    for run in [RecordedRun("pie", file), RecordedRun("pie", file, "-o", file)] {
      #expect(run.status == .usage)
      #expect(run.error == "\(file): this command also reads the file; write to another file\n")
      #expect(try folder.bytes("data.png") == Array(table.utf8))
    }
  }

  @Test func fromStandardInputToStandardOutput() throws {
    #expect(try pie(table).status == .done)
    let run = RecordedRun(["pie", "-"], input: table)
    #expect(run.status == .done)
    #expect(run.outputBytes == (try folder.bytes("sales.png")))
    #expect(RecordedRun(["pie", "-", "-o", folder["b.png"]], input: table).status == .done)
    #expect(try folder.bytes("b.png") == folder.bytes("sales.png"))
  }

  // MARK: A finger on the app's graph

  @Test func aFingerLeavesAFrameForEachOfItsMoves() throws {
    try folder.write("down 350 200\nmove 250 200\nmove 240 200\nup\nshake\n", as: "touches.txt")
    let run = try pie(
      table, "--order", "reference", "--moves", folder["touches.txt"], "--frames", folder["steps"], "--json")
    #expect(run.status == .done, "\(run.error)")
    #expect(folder.names("steps") == (0...5).map { "000\($0).png" })
    #expect(folder.names == ["sales.csv", "steps", "touches.txt"])
    let frames = try (0...5).map { try Image(png: folder.bytes("steps/000\($0).png")) }
    // The start is the picture without moves. A shake leaves its size, and the new colours.
    #expect(try pie(table, "--order", "reference", "-o", folder["a.png"]).status == .done)
    #expect(try Image(png: folder.bytes("a.png")) == frames[0])
    #expect(frames[5] != frames[0] && frames[5].color(atPixelX: 2, y: 2) == frames[0].color(atPixelX: 2, y: 2))
    #expect(frames[5].color(atPixelX: 230, y: 230) == frames[4].color(atPixelX: 230, y: 230))
    // A black disc that becomes smaller, then the graph in new colours.
    let widths = frames[1...3].map { frame in (0..<400).count { frame.color(atPixelX: $0, y: 200) == .black } }
    #expect(widths[0] > widths[1] && widths[1] > widths[2])
    #expect(frames[4].color(atPixelX: 230, y: 230) != .black && frames[4] != frames[0])
    #expect(run.output.contains(#""board":{"moves":5,"graph":{"state":"initial","radius":194.0,"#))
    #expect(run.output.contains(#""marks":[{"name":"tea","value":3.0,"share":0.3333333333333333,"box":["#))
  }

  @Test func coloursCanBeRandomFromTheStart() throws {
    let reference = ["--order", "reference", "-o", folder["b.png"]]
    #expect(try pie(table, "--order", "reference").status == .done)
    let file = folder["sales.csv"]
    func bytes(_ options: String...) throws -> [UInt8] {
      let run = RecordedRun(["pie", file] + reference + options)
      #expect(run.status == .done, "\(run.error)")
      return try folder.bytes("b.png")
    }
    let random = try bytes("--random-colors")
    #expect(try random != folder.bytes("sales.png"))
    #expect(try bytes("--random-colors", "--seed", "1") == random)
    #expect(try bytes("--random-colors", "--seed", "2") != random)
    #expect(try bytes("--random-colors", "--state", "ended") != bytes("--state", "ended"))
  }

  @Test func wholeStepsCrossTheLimitsByOne() throws {
    try folder.write("down 350 200\n" + String(repeating: "move 60 200\n", count: 12), as: "touches.txt")
    func radius(_ options: String...) throws -> Double {
      let run = RecordedRun(
        ["pie", try folder.write(table, as: "sales.csv"), "--order", "reference", "--moves", folder["touches.txt"]]
          + ["--json"] + options)
      #expect(run.status == .done, "\(run.error)")
      let text = try #require(run.output.split(separator: #""radius":"#).last?.prefix { $0 != "," })
      return try #require(Double(text))
    }
    #expect(try radius() == 30)
    #expect(try radius("--whole-steps") < 30)
  }

  @Test func touchesLeaveOnePictureWithoutFrames() throws {
    try folder.write("down 350 200\nmove 250 200\nup\n", as: "touches.txt")
    #expect(try pie(table, "--order", "reference", "--moves", folder["touches.txt"]).status == .done)
    #expect(folder.names == ["sales.csv", "sales.png", "touches.txt"])
    let other = try pie(
      table, "--order", "reference", "--moves", folder["touches.txt"], "--seed", "9", "-o", folder["b.png"])
    #expect(try other.status == .done && folder.bytes("b.png") != folder.bytes("sales.png"))
  }

  @Test(arguments: [
    (["--moves", "t"], "--moves requires --order reference"),
    (["--frames", "f"], "--frames requires --order reference"),
    (["--order", "reference", "--frames", "f"], "--frames requires --moves"),
    (["--order", "reference", "--moves", "t", "--frames", "-"], "frames can't be written to standard output; "),
    (["--order", "reference", "--moves", "t", "--state", "moved"], "use either --moves or --state, not both"),
    (["--order", "reference", "--moves", "t", "--radius", "50"], "use either --moves or --radius, not both"),
    (["--random-colors"], "--random-colors requires --order reference"),
    (["--order", "reference", "--whole-steps"], "--whole-steps requires --moves"),
    (["--order", "reference", "--currency", "KRW"], "--currency can't be used with --order reference"),
    (["--order", "reference", "--format", ",.0f"], "--format can't be used with --order reference"),
    (["--order", "reference", "--units", "ko"], "--units can't be used with --order reference"),
    (["--order", "reference", "--missing", "zero"], "--missing can't be used with --order reference"),
    (["--order", "reference", "--percent", "sum100"], "--percent can't be used with"),
  ])
  func touchesThatContradictOtherOptionsAreErrors(options: [String], beginning: String) throws {
    try folder.write(table, as: "sales.csv")
    let run = RecordedRun(["pie", folder["sales.csv"]] + options)
    #expect(run.status == .usage && run.errorLines.first?.hasPrefix(beginning) == true, "\(run.error)")
    #expect(folder.names == ["sales.csv"])
  }

  @Test func aTouchThatCantBeIsAnErrorWithItsLine() throws {
    try folder.write("# nobody touched yet\nup\n", as: "touches.txt")
    let run = try pie(table, "--order", "reference", "--moves", folder["touches.txt"])
    #expect(run.status == .badContent)
    #expect(run.error == "\(folder["touches.txt"]):2: 'up': no finger is down; use down X Y first\n")
    let input = RecordedRun(["pie", "-", "--order", "reference", "--moves", "-"], input: table)
    #expect(input.errorLines.first == "use either - or --moves -, not both; standard input can be read only once")
  }

  @Test func theSameDataDrawTheSamePicture() throws {
    #expect(try pie(table).status == .done)
    let expected = try folder.bytes("sales.png")
    let same = [
      "\u{FEFF}name,value\r\ntea,3\r\ncoffee,5\r\nmilk,1\r\n", "tea,3\ncoffee,5\nmilk,1",
      "\"tea\",\"3\"\ncoffee,5\nmilk,1\n",
      "VALUE,Name\n3,tea\n5,coffee\n1,milk\n",
      #" [{"name": "tea", "value": 3}, {"name": "coffee", "value": 5}, {"name": "milk", "value": 1}]"#,
    ]
    for text in same {
      #expect(try pie(text).status == .done)
      #expect(try folder.bytes("sales.png") == expected, "\(text)")
    }
  }

  @Test(arguments: [
    ["--order", "reference"], ["--labels", "value"], ["--labels", "percent"], ["--labels", "none"],
    ["--labels", "name"], ["--background", "none"], ["--background", "Pink"], ["--background", "#123"],
    ["--title", "Sales"], ["--subtitle", "in won"], ["--caption", "Source"], ["--theme", "dark"], ["--theme", "print"],
    ["--hole", "0.6"], ["--sort", "name"], ["--sort", "data"], ["--top", "1"], ["--top", "1", "--other", "the rest"],
    ["--start-angle", "-30"], ["--explode", "tea"], ["--legend"],
  ]) func eachOptionChangesThePicture(options: [String]) throws {
    #expect(try pie(table).status == .done)
    let run = RecordedRun(["pie", folder["sales.csv"], "-o", folder["b.png"]] + options)
    #expect(run.status == .done)
    #expect(run.error.isEmpty)
    #expect(try folder.bytes("b.png") != folder.bytes("sales.png"))
  }

  @Test(arguments: [
    ["--disc"], ["--state", "began"], ["--state", "moved", "--radius", "100"],
    ["--state", "ended", "--radius", "100"], ["--radius", "100"], ["--labels", "percent"], ["--background", "none"],
  ]) func eachOptionOfReferenceOrderChangesThePicture(options: [String]) throws {
    #expect(try pie(table, "--order", "reference").status == .done)
    let file = folder["sales.csv"]
    let run = RecordedRun(["pie", file, "--order", "reference", "-o", folder["b.png"]] + options)
    #expect(run.status == .done)
    #expect(try folder.bytes("b.png") != folder.bytes("sales.png"))
  }

  @Test func optionsOfOneOrderAreErrorsInTheOther() throws {
    for options in [["--disc"], ["--radius", "100"], ["--state", "ended"]] {
      let run = RecordedRun(["pie", "/nowhere.csv"] + options)
      #expect(run.status == .usage)
      #expect(run.error.contains("\(options[0]) requires --order reference"))
    }
    for options in [["--title", "a"], ["--hole", "0.5"], ["--legend"], ["--top", "3"], ["--theme", "dark"]] {
      let run = RecordedRun(["pie", "/nowhere.csv", "--order", "reference"] + options)
      #expect(run.status == .usage)
      #expect(run.error.contains("\(options[0]) can't be used with --order reference"))
    }
  }

  @Test func sharesOfSeveralColumnsAndOfWhatDoesNotAddUpAreSaid() throws {
    #expect(try pie("nation,gold,silver\nA,3,4\nB,5,1\n").error.contains("each slice is the sum of 'gold', 'silver'"))
    #expect(try pie("name,price\nA,3\nB,5\n").error.contains("the slices are shares of 'price', which doesn't add up"))
  }

  @Test func aPaletteIsReadAndItsErrorsNameTheLine() throws {
    try folder.write("teal\n\n#2F5D9B\n", as: "good.txt")
    #expect(try pie(table, "--palette", folder["good.txt"]).status == .done)
    #expect(try pie(table, "--palette", "okabe-ito").status == .done)
    try folder.write("teal\nreddish\n", as: "bad.txt")
    let run = try pie(table, "--palette", folder["bad.txt"])
    #expect(run.status == .badContent)
    #expect(
      run.error
        == "\(folder["bad.txt"]):2: 'reddish' is not a colour; use #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name\n")
  }

  @Test func aChartIsDescribedInOneSentence() throws {
    let run = try pie(table, "--title", "Drinks", "--describe")
    #expect(run.status == .done)
    #expect(run.output == "Drinks: 3 values, total 9. The largest is coffee, 5 (55.6 %).\n")
    let json = try pie(table, "--title", "Drinks", "--describe", "--json", "--quiet")
    let start = #"{"version":1,"alt":"\#(run.output.dropLast())","columns":[{"name":"name","#
    #expect(json.output.hasPrefix(start))
    #expect(folder.names == ["sales.csv"])
  }

  @Test func theReportHasTheSentenceAndTheBoxesOfMarks() throws {
    let run = try pie("tea,3\n", "--json")
    #expect(run.output.contains(#""alt":"Pie chart: 1 value, total 3. The largest is tea, 3 (100.0 %).""#))
    #expect(run.output.contains(#""marks":[{"name":"tea","value":3.0,"share":1.0,"box":["#))
  }

  @Test func theReportOfReferenceOrderHasThemToo() throws {
    let run = try pie("tea,3\nmilk,1\n", "--order", "reference", "--json")
    #expect(run.output.contains(#""alt":"Pie chart: 2 values, total 4. The largest is tea, 3 (75.0 %).""#))
    #expect(
      run.output.contains(#""marks":[{"name":"tea","value":3.0,"share":0.75,"box":[6.0,6.0,388.0,388.0],"label":["#))
    #expect(run.output.contains(#"{"name":"milk","value":1.0,"share":0.25,"box":["#))
    let without = try pie("tea,3\n", "--order", "reference", "--labels", "none", "--json")
    #expect(without.output.contains(#""label":null}]"#))
    let down = try pie("tea,3\n", "--order", "reference", "--state", "began", "--json")
    #expect(down.output.contains(#""marks":[]"#))
  }

  @Test func aSeedDecidesTheColoursDrawnAnew() throws {
    try folder.write(table, as: "sales.csv")
    for (name, seed) in [("1", []), ("1 again", ["--seed", "1"]), ("2", ["--seed", "2"])] {
      let options = ["--order", "reference", "--state", "ended", "-o", folder[name]] + seed
      #expect(RecordedRun(["pie", folder["sales.csv"]] + options).status == .done)
    }
    #expect(try folder.bytes("1") == folder.bytes("1 again"))
    #expect(try folder.bytes("1") != folder.bytes("2"))
  }

  // MARK: Command line

  @Test func optionsHaveTheirValues() throws {
    func firstLine(_ options: String...) -> String? {
      let run = RecordedRun(["pie", "/nowhere.csv"] + options)
      #expect(run.status == .usage)
      return run.errorLines.first.map(String.init)
    }
    #expect(
      firstLine("--order", "x")
        == "The value 'x' is invalid for '--order <order>': use one of clean, reference")
    #expect(
      firstLine("--labels", "x")
        == "The value 'x' is invalid for '--labels <labels>': use one of all, name, value, percent, none")
    #expect(
      firstLine("--background", "reddish")
        == "The value 'reddish' is invalid for '--background <color>': "
        + "use none, #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name")
    for radius in ["0", "-5", "nan", "29.9", "195", "1e9"] {
      #expect(
        firstLine("--radius", radius)
          == "The value '\(radius)' is invalid for '--radius <points>': must be a number from 30 to 194")
    }
  }

  // MARK: Data

  @Test(arguments: [
    ("", "1:1: "), ("name,value\ntea,-1\n", "2:5: "), ("name,value\ntea,3\ncoffee,much\n", "3:8: "),
    ("tea,3\ncoffee\nmilk,2\n", "2:"), ("tea,3\ncoffee,inf\n", "2:8: "), ("tea,3\n\"coffee,5\n", "2:"),
    ("name,value,color\ntea,3,reddish\n", "2:7: "),
  ]) func badTablesEndWith65AndNameThePlace(table: String, place: String) throws {
    let run = try pie(table)
    #expect(run.status == .badContent)
    #expect(run.error.hasPrefix("\(folder["sales.csv"]):\(place)"), "\(run.error)")
    #expect(run.errorLines.count == 1)
    #expect(folder.names == ["sales.csv"])
  }

  @Test(arguments: [
    (#"[{"name": "tea", "value": -3}]"#, " [0].value: "),
    ("[3]", " [0]: "), (#"[{"name": "tea", "#, "1:18: "),
  ]) func badJSONEndsWith65AndNamesThePlace(json: String, place: String) throws {
    let run = try pie(json)
    #expect(run.status == .badContent)
    #expect(run.error.hasPrefix("\(folder["sales.csv"]):\(place)"), "\(run.error)")
    #expect(run.errorLines.count == 1)
    #expect(folder.names == ["sales.csv"])
  }

  @Test func theOldPictureStaysWhereTheDataAreBad() throws {
    try folder.write("old", as: "sales.png")
    #expect(try pie("tea,-1\n").status == .badContent)
    #expect(try folder.bytes("sales.png") == Array("old".utf8))
  }

  @Test(arguments: ["name,value\n", "name,value\ntea,0\n"]) func aTotalOfZeroIsARingAndAWarning(
    table: String
  ) throws {
    let run = try pie(table, "--quiet")
    #expect(run.status == .done)
    #expect(run.error == "warning: \(folder["sales.csv"]): the total is 0; a grey ring is drawn instead\n")
    #expect(folder.names == ["sales.csv", "sales.png"])
  }

  @Test func aCharacterThatTheFontLacksIsAWarning() throws {
    // For private use: no font of Debian has them.
    let run = try pie("name,value\n\u{100000}\u{10FFFD},3\ntea,2\n")
    #expect(run.status == .done)
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("warning: \(folder["sales.csv"]): "))
    #expect(run.error.contains("U+100000, U+10FFFD"))
  }

  @Test func aCharacterThatNoFontHasIsAnErrorIfSoAskedFor() throws {
    let run = try pie("name,value\n\u{100000},3\ntea,2\n", "--strict-glyphs")
    #expect(run.status == .badContent)
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("\(folder["sales.csv"]): "))
    #expect(run.error.contains("U+100000"))
    #expect(folder.names == ["sales.csv"])
    #expect(try pie("name,value\ncafé,3\ntea,2\n", "--strict-glyphs").status == .done)
  }

  @Test func aHundredThousandRowsAreDrawn() throws {
    let run = try pie(
      "name,value\n" + (0..<100_000).map { "row \($0),\($0 % 7 + 1)\n" }.joined(), "--size", "20x20", "--labels", "none"
    )
    #expect(run.status == .done)
    #expect(try Image(png: folder.bytes("sales.png")).pixelWidth == 20)
  }

  @Test func namesThatOccurTwiceAreSummedAndThatIsSaid() throws {
    let run = try pie("name,value\ntea,3\nmilk,2\ntea,4\n", "--describe")
    #expect(run.output == "Pie chart: 2 values, total 9. The largest is tea, 7 (77.8 %).\n")
    let roles = "'name': name: nominal (texts)\n'value': measure: unknown (numbers)\n"
    #expect(run.error == "\(folder["sales.csv"]): equal names are summed: 3 values became 2\n\(roles)")
  }

  @Test func anUnknownKeyOfAMachineIsAWarning() throws {
    let state = #"{"kind": "vending", "version": 1, "menus": [], "menu": [], "history": []}"#
    try folder.write(state, as: "machine.json")
    for options in [[], ["--quiet"], ["--describe"]] {
      let run = RecordedRun(["pie", folder["machine.json"], "-o", folder["a.png"]] + options)
      #expect(
        run.error.hasPrefix(
          "warning: \(folder["machine.json"]): 'menus' is an unknown key; the most similar is 'menu'\n"))
    }
  }

  @Test func numbersAreWrittenAsALocaleDoes() throws {
    let run = try pie("name,value\ntea,3000\nmilk,2000\n", "--describe", "--locale", "de", "--currency", "EUR")
    #expect(run.output.contains("3.000") && run.output.contains("€"))
  }

  @Test func aNegativeValueNamesBars() throws {
    let run = try pie("name,value\ntea,-3\n")
    #expect(run.status == .badContent)
    #expect(
      run.error == "\(folder["sales.csv"]):2:5: '-3'; "
        + "must be a number of at least 0; use chart bars for negative numbers\n")
  }

  @Test func aMissingFileOrAFolderEndsWith66() {
    for path in ["/nowhere.csv", folder.path] {
      let run = RecordedRun("pie", path, "-o", folder["a.png"])
      #expect(run.status == .unreadable)
      #expect(run.error.hasPrefix("\(path): "))
      #expect(run.errorLines.count == 1)
      #expect(folder.names.isEmpty)
    }
  }
}
