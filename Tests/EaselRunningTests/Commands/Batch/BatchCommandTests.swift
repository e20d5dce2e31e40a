import Canvas
import CanvasCLibrary
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct BatchCommandTests {
  private let folder: TemporaryFolder
  private static let table = #"[{"name":"Cola","value":30},{"name":"Tea","value":12},{"name":"Water","value":8}]"#

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.table, as: "table.json")
    #expect(RecordedRun("board", "vending", "-o", folder["v.png"], "--save", folder["vending.json"]).status == .done)
    #expect(RecordedRun("board", "solitaire", "-o", folder["s.png"], "--save", folder["game.json"]).status == .done)
    #expect(
      RecordedRun("board", "concentration", "-o", folder["c.png"], "--save", folder["pairs.json"]).status == .done)
    #expect(
      RecordedRun("board", "toggle", "--touch", "1", "-o", folder["t.png"], "--save", folder["toggle.json"]).status
        == .done)
    try folder.write(#"{"kind": "emoji-art", "version": 1, "background": "blank"}"#, as: "art.json")
    try folder.write("draw\ndraw\n", as: "moves")
    try folder.write("down 350 200\nmove 60 200\nup\n", as: "touches")
    try folder.write(dottedPNG(), as: "refresh")
  }

  /// A job beside the command line that draws the same; DIR is the folder.
  private static let pairs: [(job: String, arguments: String)] = [
    (#""command":"card","card":"QH""#, "card QH"),
    (
      #""command":"card","card":"10 of spades","options":{"width":60,"four-color":true,"index-size":1.5}"#,
      "card 10S --width 60 --four-color --index-size 1.5"
    ),
    (
      #""command":"card","card":"back","options":{"card":"poker","dpi":100,"bleed":"1/8in"}"#,
      "card back --card poker --dpi 100 --bleed 1/8in"
    ),
    (
      #""command":"pie","file":"DIR/table.json","options":{"size":"200x150","title":"Sales","start-angle":-30}"#,
      "pie DIR/table.json --size 200x150 --title Sales --start-angle -30"
    ),
    (
      #""command":"pie","file":"DIR/table.json","options":{"order":"reference","seed":7,"state":"ended"}"#,
      "pie DIR/table.json --order reference --seed 7 --state ended"
    ),
    (
      #""command":"pie","file":"DIR/table.json","options":{"order":"reference","random-colors":true,"seed":3}"#,
      "pie DIR/table.json --order reference --random-colors --seed 3"
    ),
    (
      #""command":"pie","file":"DIR/table.json","options":{"order":"reference","whole-steps":true,"moves":"DIR/touches"}"#,
      "pie DIR/table.json --order reference --whole-steps --moves DIR/touches"
    ),
    (
      #""command":"card","card":"QH","options":{"style":"lecture","suits":"emoji","black-ranks":true,"empty-courts":true,"#
        + #""continuous-corners":true}"#,
      "card QH --style lecture --suits emoji --black-ranks --empty-courts --continuous-corners"
    ),
    (
      #""command":"chart bars","file":"DIR/table.json","options":{"emphasize":"Tea","caption":"Source","theme":"dark"}"#,
      "chart bars DIR/table.json --emphasize Tea --caption Source --theme dark"
    ),
    (
      #""command":"chart  columns","file":"DIR/table.json","options":{"emphasize":["Tea","Cola"],"rule":[10,20.5]}"#,
      "chart columns DIR/table.json --emphasize Tea --emphasize Cola --rule 10 --rule 20.5"
    ),
    (
      #""command":"chart tiles","file":"DIR/table.json","options":{"subtitle":"Two","where":"value > 10"}"#,
      "chart tiles DIR/table.json --subtitle Two --where value>10"
    ),
    (
      #""command":"board solitaire","options":{"seed":18446744073709551615,"moves":"DIR/moves","scale":0.5}"#,
      "board solitaire --seed 18446744073709551615 --moves DIR/moves --scale 0.5"
    ),
    (#""command":"board solitaire","file":"DIR/game.json""#, "board solitaire --state DIR/game.json"),
    (
      #""command":"board concentration","options":{"pairs":4,"theme":"fruit","choose":"0,1"}"#,
      "board concentration --pairs 4 --theme fruit --choose 0,1"
    ),
    (
      #""command":"board concentration","file":"DIR/pairs.json","options":{"colors":"coral"}"#,
      "board concentration --state DIR/pairs.json --colors coral"
    ),
    (
      #""command":"board concentration","options":{"label":"flipCount","plain-label":true}"#,
      "board concentration --label flipCount --plain-label"
    ),
    (
      #""command":"board solitaire","options":{"status-bar":"9:41","refresh-picture":"DIR/refresh"}"#,
      "board solitaire --status-bar 9:41 --refresh-picture DIR/refresh"
    ),
    (
      #""command":"board vending","options":{"screen":"admin","pie":"graph","random-colors":true,"whole-steps":true}"#,
      "board vending --screen admin --pie graph --random-colors --whole-steps"
    ),
    (
      #""command":"board toggle","options":{"emoji":"🍎🍌","touch":["0",1]}"#,
      "board toggle --emoji 🍎🍌 --touch 0,1"
    ),
    (#""command":"board toggle","file":"DIR/toggle.json""#, "board toggle --state DIR/toggle.json"),
    (
      #""command":"board emoji-art","options":{"palette":false,"blank":"red"}"#,
      "board emoji-art --no-palette --blank red"
    ),
    (
      #""command":"board emoji-art","file":"DIR/art.json","options":{"palette":true}"#,
      "board emoji-art DIR/art.json --palette"
    ),
    (
      #""command":"board vending","file":"DIR/vending.json","options":{"screen":"admin"}"#,
      "board vending DIR/vending.json --screen admin"
    ),
  ]

  @Test func aJobDrawsWhatItsCommandDraws() throws {
    func here(_ text: String) -> String { text.replacing("DIR", with: folder.path) }
    let lines = Self.pairs.enumerated().map { number, pair in
      #"{"id":\#(number),\#(here(pair.job)),"output":"\#(folder["\(number).png"])"}"#
    }
    // Twice the same, so that the second finds commands and fonts that are known.
    let run = try BatchRun(lines + lines.map { $0.replacing(".png\"", with: "-again.png\"") })
    #expect(run.run.status == .done, "\(run.messages)")
    #expect(run.run.error.isEmpty)
    for (number, pair) in Self.pairs.enumerated() {
      let single = RecordedRun(here(pair.arguments).split(separator: " ").map(String.init) + ["-o", "-"])
      #expect(single.status == .done, "\(single.error)")
      #expect(try folder.bytes("\(number).png") == single.outputBytes, "\(pair.arguments)")
      #expect(try folder.bytes("\(number)-again.png") == single.outputBytes, "\(pair.arguments)")
      let size = try Image(png: single.outputBytes)
      #expect(run.results[number].size == [size.pixelWidth, size.pixelHeight])
      #expect(run.results[number].id == .number(Double(number)))
      #expect(run.results[number].output == folder["\(number).png"])
      #expect(run.results[number].version == 2 && run.results[number].status == "done")
    }
  }

  @Test func pairsAreCompared() throws {
    for (name, width) in [("a", "60"), ("b", "60"), ("c", "61")] {
      #expect(
        RecordedRun("card", name == "b" ? "KH" : "QH", "--width", width, "-o", folder["\(name).png"]).status == .done)
    }
    func job(_ expected: String, _ more: String = "") -> String {
      #"{"command":"compare","actual":"\#(folder["a.png"])","expected":"\#(folder[expected])"\#(more)}"#
    }
    let run = try BatchRun([
      job("a.png"), job("b.png", #","output":"\#(folder["panel.png"])""#), job("c.png"),
      job("b.png", #","options":{"max-different":"99%","antialiasing":true}"#),
      job("none.png"), job("b.png", #","options":{"tolerance":300}"#), #"{"command":"compare","actual":"x"}"#,
    ])
    #expect(run.results.map(\.status) == ["done", "done", "done", "done", "failed", "failed", "failed"])
    let states = run.run.output.matches(of: /"comparison":\{"state":"(\w+)","passes":(\w+)/).map { "\($0.1) \($0.2)" }
    #expect(states == ["same true", "changed false", "resized false", "within true"])
    #expect(run.messages[5]?.hasSuffix("none.png: can't be read: No such file or directory") == true)
    #expect(run.messages[6] == "options.tolerance: 300; must be a whole number from 0 to 254")
    #expect(run.messages[7] == "missing 'expected': the name of a file")
    #expect(run.results[0].png == nil && run.results[1].output == folder["panel.png"])
    let panel = RecordedRun("compare", folder["a.png"], folder["b.png"], "--panel", folder["own.png"])
    #expect(panel.status == .pixelsDiffer)
    #expect(try folder.bytes("panel.png") == folder.bytes("own.png"))
  }

  @Test func dataInTheJobAreThoseOfAFile() throws {
    let machine = String(decoding: try folder.bytes("vending.json"), as: UTF8.self).replacing("\n", with: " ")
    let run = try BatchRun([
      #"{"command":"pie","file":"\#(folder["table.json"])"}"#,
      #"{"command":"pie","data":\#(Self.table)}"#,
      #"{"command":"pie","data":[["Cola",30],["Tea",12],["Water",8]]}"#,
      #"{"command":"pie","data":[["name","value"],["Cola",30],["Tea",12],["Water",8]],"options":{"locale":"de"}}"#,
      #"{"command":"pie","data":"name,value\nCola,30\nTea,12\nWater,8\n"}"#,
      #"{"command":"board vending","data":\#(machine)}"#,
      #"{"command":"board vending","file":"\#(folder["vending.json"])"}"#,
    ])
    #expect(run.run.status == .done, "\(run.messages)")
    let pictures = run.results.map(\.png)
    #expect(pictures[0] != nil && pictures[6] != nil)
    for other in [1, 2, 4] { #expect(pictures[0] == pictures[other], "\(other)") }
    #expect(pictures[3] != nil)
    #expect(pictures[5] == pictures[6])
  }

  @Test func resultsComeInTheOrderOfTheJobs() throws {
    let lines = (1...40).map { number in
      let width = number.isMultiple(of: 5) ? 300 : 20
      return #"{"id":"n\#(number)","command":"card","card":"KH","options":{"width":\#(width)}}"#
    }
    let run = try BatchRun(lines)
    #expect(run.results.map(\.id) == (1...40).map { .text("n\($0)") })
    #expect(run.results.map(\.line) == Array(1...40))
    let unordered = try BatchRun(lines, "--unordered")
    #expect(Set(unordered.results.map(\.line)) == Set(1...40))
    #expect(unordered.results.count == 40)
    #expect(try BatchRun(lines, "--threads", "1").run.status == .done)
  }

  /// Lines that are wrong, and what is said of them.
  private static let wrong: [(line: String, message: String)] = [
    ("{", "1:2: the end of the file; a key in double quotes"),
    ("7", "1:1: 7; must be an object with a job"),
    ("{}", "missing 'command': the name of a command"),
    (#"{"command":"card","card":"QH","card":"KH"}"#, "1:31: 'card' again; each key once in an object"),
    (
      #"{"command":"pei","data":[]}"#,
      "command: 'pei': not a command that draws one picture; did you mean 'pie'? Use one of card, sheet, hand, pie, chart pie, chart table, "
        + "chart bars, chart columns, chart lines, chart areas, chart tiles, chart scatter, chart histogram, chart heatmap, "
        + "chart box, chart dots, chart spec, draw, svg, board solitaire, board concentration, board toggle, board emoji-art, board vending"
    ),
    (#"{"command":7}"#, "command: 7; must be the name of a command"),
    (#"{"comand":"pie"}"#, "comand: not a member of a request; did you mean 'command'?"),
    (
      #"{"command":"card","card":"QH","options":{"widht":7}}"#,
      "options.widht: card has no such option; did you mean 'width'?"
    ),
    (
      #"{"command":"card","card":"QH","options":{"width":true}}"#,
      "options.width: true; must be a number greater than 0"
    ),
    (
      #"{"command":"card","card":"QH","options":{"width":[1,2]}}"#,
      "options.width: a list; must be a number greater than 0"
    ),
    (
      #"{"command":"card","card":"QH","options":{"four-color":1}}"#,
      "options.four-color: 1; must be true or false"
    ),
    (
      #"{"command":"card","card":"QH","options":{"width":-5}}"#,
      "options.width: -5; must be a number greater than 0"
    ),
    (
      #"{"command":"card","card":"QH","options":{"output":"x.png"}}"#,
      "options.output: not an option of requests, which only draw a picture"
    ),
    (
      #"{"command":"board solitaire","options":{"list-moves":true}}"#,
      "options.list-moves: not an option of requests, which only draw a picture"
    ),
    (#"{"command":"card","card":"ZZ"}"#, "card: \"ZZ\" is not a card"),
    (#"{"command":"card"}"#, "missing 'card': the name of a card"),
    (#"{"command":"card","card":"QH","data":[]}"#, "card uses 'card', not 'data'"),
    (#"{"command":"pie"}"#, "missing 'data': a table; or use 'file' with the name of one"),
    (#"{"command":"pie","data":[],"file":"x"}"#, "use either 'data' or 'file', not both"),
    (#"{"command":"pie","file":"-"}"#, "file: '-'; must be the name of a file; use 'data'"),
    (#"{"command":"pie","data":7}"#, "data: 7; must be a list, an object, or the text of a file"),
    (#"{"command":"pie","data":[["Cola",3],["Tea","few"]]}"#, "data: [1][1]: 'few'; a number in the format of en_US"),
    (
      #"{"command":"pie","data":[["name","amount"],["Cola",3],["Tea",-1]]}"#,
      "data: [2][1]: '-1'; must be a number of at least 0"
    ),
    (#"{"command":"pie","data":[["Cola",3],["Tea"]]}"#, "data: [1]: 1 value; 2, as in the first row"),
    (
      #"{"command":"pie","data":[["Cola",3]],"options":{"title":"a","order":"reference"}}"#,
      #"'title' can't be used with 'order': "reference""#
    ),
    (
      #"{"command":"board solitaire","file":"x.json","options":{"seed":1}}"#,
      "'seed' can't be used with a state, which is already dealt"
    ),
    (#"{"command":"pie","file":"/nowhere/x.csv"}"#, "/nowhere/x.csv: can't be read: No such file or directory"),
    (#"{"command":"card","card":"QH","output":7}"#, "output: 7; must be the name of a file"),
    (
      #"{"command":"card","card":"QH","output":"-"}"#,
      "output: '-'; must be the name of a file; omit it to get the picture in the result"
    ),
    (
      #"{"command":"card","card":"QH","output":"x.gif"}"#,
      "x.gif: easel writes PNG, JPEG, WebP, SVG and PDF files, not .gif; use a name that ends in .png, .jpg, .webp, .svg or .pdf"
    ),
    (
      #"{"command":"card","card":"QH","output":"x.html"}"#,
      "x.html: easel writes PNG, JPEG, WebP, SVG and PDF files, not .html; use a name that ends in .png, .jpg, .webp, .svg or .pdf"
    ),
    (
      #"{"command":"card","card":"QH","options":{"seed":3}}"#,
      "options.seed: card has no such option"
    ),
    (
      #"{"command":"card","card":"QH","options":{"size":"9000x9000"}}"#,
      "9000x9000 pixels: a side must be 1 to 32767 pixels, the whole at most 16777216 pixels"
    ),
    (
      #"{"command":"pie","data":[["a",1]],"options":{"y":[\#(String(repeating: "0,", count: 40_000))0]}}"#,
      "options: 80009 bytes; must be at most 65536"
    ),
    (#"{"command":"pie","data":[{"a":1,"a":2}]}"#, "data:1:9: 'a' again; each key once in an object"),
    (#"{"command":"pie","data":[1,]}"#, "1:28: ']'; a JSON value"),
    (String(repeating: "[", count: 100_000), "1:513: lists inside lists; at most 512 levels"),
    (#"{"command":"pie","data":\#(String(repeating: "[", count: 600))}"#, "lists inside lists; at most 512 levels"),
  ]

  @Test(arguments: wrong.indices) func aWrongLineIsAnErrorAndTheOthersAreDrawn(index: Int) throws {
    let good = #"{"id":"good","command":"card","card":"QH","options":{"width":20}}"#
    let run = try BatchRun([Self.wrong[index].line, good])
    #expect(run.run.status == .pixelsDiffer)
    #expect(run.results.map(\.status) == ["failed", "done"])
    let message = run.results[0].message ?? ""
    #expect(message.contains(Self.wrong[index].message), "\(message)")
    #expect(run.results[0].png == nil && run.results[1].png != nil)
    #expect(run.results[1].id == .text("good"))
    #expect(run.run.error.isEmpty)
  }

  @Test func aWrongLineTellsItsIdAndItsPlace() throws {
    let run = try BatchRun([
      "", #"{"options":{"x":1},"command":"card","output":"a.png","id":"last"}"#, "  \r", "no JSON",
      #"{"id":[],"command":"card","card":"QH"}"#,
    ])
    #expect(run.results.map(\.line) == [2, 4, 5])
    #expect(run.results.map(\.id) == [.text("last"), nil, nil])
    #expect(run.results[0].output == "a.png")
    #expect(run.messages[4] == "4:1: 'n'; a JSON value")
    #expect(run.messages[5] == "id: a list; must be a string or a number")
  }

  @Test func aLineOfMoreThan16MiBIsAnError() throws {
    let good = #"{"command":"card","card":"QH","options":{"width":20}}"#
    let limit = 16 << 20
    func padded(_ count: Int) -> [UInt8] {
      Array(good.utf8) + [UInt8](repeating: UInt8(ascii: " "), count: count - good.utf8.count)
    }
    let bytes = padded(limit) + [10] + padded(limit + 1) + [10] + Array(good.utf8)
    let run = try BatchRun(bytes: bytes, [], pieceSize: 1 << 20)
    #expect(run.messages == [2: "2: more than 16 MiB; a line must be at most 16 MiB"])
    #expect(run.results.map(\.status) == ["done", "failed", "done"])
  }

  @Test(.timeLimit(.minutes(2))) func aJobReadsRegularFilesOnly() throws {
    let pipe = folder["pipe.ttf"]
    try #require(mkfifo(pipe, 0o666) == 0)
    try folder.write(#"{"kind": "emoji-art", "version": 1, "background": {"url": "pipe.ttf"}}"#, as: "piped.json")
    var lines: [String] = []
    for file in [pipe, "/dev/zero"] {
      lines += [
        #"{"command":"pie","file":"\#(file)"}"#, #"{"command":"board vending","file":"\#(file)"}"#,
        #"{"command":"board solitaire","options":{"moves":"\#(file)"}}"#,
        #"{"command":"board solitaire","options":{"background":"\#(file)"}}"#,
        #"{"command":"pie","data":[["a",1]],"options":{"palette":"\#(file)"}}"#,
        #"{"command":"card","card":"back","options":{"back-picture":"\#(file)"}}"#,
      ]
    }
    lines.append(#"{"command":"board emoji-art","file":"\#(folder["piped.json"])"}"#)
    let fonts = [pipe, "/dev/zero"].map { #"{"command":"card","card":"QH","options":{"font":"\#($0)"}}"# }
    let good = #"{"command":"card","card":"QH","options":{"width":20,"font":"DejaVu Sans"}}"#
    // One thread, which a file that waits would stop, and no limit of time that comes to help.
    let run = try BatchRun(lines + fonts + [good], "--threads", "1", "--max-seconds", "1000000")
    for (number, line) in lines.enumerated() {
      let message = run.messages[number + 1] ?? ""
      #expect(message.hasSuffix(": not a regular file"), "\(line): \(message)")
    }
    for number in lines.count + 1...lines.count + 2 {
      #expect(run.messages[number]?.hasSuffix(": not a regular file; a font file is needed") == true)
    }
    #expect(run.results.last?.status == "done" && run.results.count == lines.count + 3)
  }

  @Test func aFileOfMoreThan16MiBIsAnErrorWhateverReadsIt() throws {
    let large = folder["large.png"]
    try folder.write("", as: "large.png")
    try #require(truncate(large, 16 << 20 + 1) == 0)
    try folder.write(#"{"kind": "emoji-art", "version": 1, "background": {"url": "large.png"}}"#, as: "large.json")
    try FileManager.default.createDirectory(atPath: folder["faces"], withIntermediateDirectories: true)
    symlink(large, folder["faces/QH.png"])
    let run = try BatchRun([
      #"{"command":"card","card":"back","options":{"back-picture":"\#(large)"}}"#,
      #"{"command":"card","card":"QH","options":{"faces":"\#(folder["faces"])"}}"#,
      #"{"command":"board emoji-art","file":"\#(folder["large.json"])"}"#,
      #"{"command":"board solitaire","options":{"background":"\#(large)"}}"#,
      #"{"command":"board vending","file":"\#(large)"}"#,
    ])
    #expect(run.messages.count == 5)
    for message in run.messages.values {
      #expect(message.hasSuffix("the file is larger than 16777216 bytes"), "\(message)")
    }
  }

  /// What a job names, and what its documents name: each lies outside of the folder `in`, by a path or by a link.
  private static let outside = [
    #""command":"chart bars","file":"../table.json""#, #""command":"chart bars","file":"DIR/table.json""#,
    #""command":"chart bars","file":"link.json""#, #""command":"draw","file":"../t.yaml""#,
    #""command":"chart spec","data":{"mark":"bar"},"options":{"data-root":".."}"#,
    #""command":"chart spec","data":{"data":{"url":"link.json"},"mark":"bar"}"#,
    #""command":"chart spec","data":{"data":{"url":"../table.json"},"mark":"bar"}"#,
    #""command":"card","card":"QH","options":{"faces":".."}"#,
    #""command":"pie","data":[["a",1]],"options":{"font":"../font.ttf"}"#,
    #""command":"board solitaire","options":{"moves":"../moves"}"#,
    #""command":"compare","expected":"../refresh","actual":"../refresh""#,
  ]

  @Test func aJobReadsNoFileOutsideTheInputRoot() throws {
    try folder.write(Self.table, as: "in/table.json")
    try folder.write("size: 9x9\nfront: {text: a}\n", as: "t.yaml")
    try FileManager.default.createSymbolicLink(atPath: folder["in/link.json"], withDestinationPath: "../table.json")
    let inside = #"{"command":"chart bars","file":"table.json"}"#
    let jobs = [inside] + Self.outside.map { "{\($0.replacing("DIR", with: folder.path))}" }
    let run = try BatchRun(jobs, "--input-root", folder["in"])
    #expect(run.results.first?.status == "done")
    for (line, message) in run.messages { #expect(message.contains("outside the folder"), "\(line): \(message)") }
    #expect(run.messages.count == Self.outside.count)
    #expect(run.messages.values.allSatisfy { !$0.contains("\n") })
    // Without the option, it is the folder of the file of jobs.
    try folder.write(jobs.joined(separator: "\n"), as: "in/jobs.ndjson")
    let own = RecordedRun("batch", folder["in/jobs.ndjson"])
    let refused = own.output.split(separator: "\n").map { $0.contains("outside the folder") }
    #expect(refused == [false] + Self.outside.map { _ in true })
  }

  @Test func aJobDoesNotReadTheLinesOfTheOthers() throws {
    let card = #"{"command":"card","card":"QH","options":{"width":10}}"#
    let lines = [#"{"command":"pie","file":"/dev/stdin"}"#] + Array(repeating: card, count: 2000)
    try folder.write(lines.joined(separator: "\n"), as: "jobs")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments = ["-c", "cat jobs | timeout 100 '\(try SpawnedTool.path)' batch - > results"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let results = String(decoding: try folder.bytes("results"), as: UTF8.self).split(separator: "\n")
    #expect(results.count == 2001)
    #expect(results.first?.contains("/dev/stdin: outside the folder") == true)
    #expect(results.dropFirst().allSatisfy { $0.contains(#""status":"done""#) })
  }

  @Test func aJobHasNoOptionsOfOthers() throws {
    let data = #""data":[["name","value"],["Cola",3]]"#
    // As arguments one after the other the two would be the same, were they joined with a zero.
    let run = try BatchRun(
      [
        #"{"command":"pie",\#(data),"options":{"x":"name\u0000--y=value"}}"#,
        #"{"command":"pie",\#(data),"options":{"x":"name","y":"value"}}"#,
      ], "--threads", "1")
    #expect(run.results.map(\.status) == ["failed", "done"], "\(run.messages)")
  }

  @Test func aFileKeepsItsName() throws {
    let name = folder["standard input.csv"]
    try folder.write("name,value\nCola,x\n", as: "standard input.csv")
    try folder.write([#"{"command":"pie","file":"standard input.csv"}"#].joined(), as: "jobs")
    let run = try BatchRun([
      #"{"command":"pie","file":"\#(name)"}"#, #"{"command":"board solitaire","options":{"moves":"-"}}"#,
    ])
    #expect(run.messages[1]?.hasPrefix(name) == true)
    #expect(run.messages[2] == "/-: can't be read: No such file or directory")
    let here = try SpawnedTool("batch", "jobs", in: folder.path)
    #expect(here.output.contains(#""message":"standard input.csv:"#), "\(here.output)")
  }

  @Test func bytesThatAreNoTextAreAnError() throws {
    let good = #"{"command":"card","card":"QH","options":{"width":20}}"#
    let bytes = [0x22, 0xFF, 0x22, 10, 0xFF, 0xFE, 0x7B, 0, 10] + Array(good.utf8)
    let run = try BatchRun(bytes: bytes, [])
    #expect(
      run.messages == [1: "1:2: byte 0xFF; text in UTF-8", 2: "2:1: byte 0xFF; text in UTF-8"])
    #expect(run.results.last?.status == "done")
  }
}
