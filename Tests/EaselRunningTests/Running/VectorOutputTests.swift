import CanvasRequests
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// SVG and PDF files of every command, by the ending of the name or with `--output-format`.
@Suite struct VectorOutputTests {
  private static let commands = [
    ["card", "QH"], ["pie", "t.csv"], ["chart", "bars", "t.csv"], ["sheet", "AS", "KH"],
    ["deck", "--hand", "fan", "--draw", "2"], ["board", "solitaire"], ["board", "concentration"], ["board", "toggle"],
    ["board", "emoji-art"], ["board", "vending"],
  ]

  private func words(_ command: [String], in folder: TemporaryFolder) throws -> [String] {
    try folder.write("name,value\ntea,3\ncola,4\n", as: "t.csv")
    return command.map { $0 == "t.csv" ? folder[$0] : $0 }
  }

  private static func format(of bytes: [UInt8]) -> PictureFormat? {
    if bytes.starts(with: Array("<svg ".utf8)) { return .svg }
    if bytes.starts(with: Array("%PDF-1.7".utf8)) { return .pdf }
    return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? .png : nil
  }

  @Test(arguments: commands, [PictureFormat.svg, .pdf]) func everyCommandWritesEveryFormat(
    command: [String], format: PictureFormat
  ) throws {
    let folder = try TemporaryFolder()
    let words = try words(command, in: folder)
    let name = "x.\(format.rawValue)"
    let run = RecordedRun(words + ["-o", folder[name], "--json"])
    #expect(run.status == .done, "\(run.error)")
    #expect(Self.format(of: try folder.bytes(name)) == format)
    #expect(run.output.contains("\"format\":\"\(format.rawValue)\""))
    // To standard output, as there is no name, and in a file whose name has no ending.
    let streamed = RecordedRun(words + ["-o", "-", "--output-format", format.rawValue])
    #expect(try streamed.outputBytes == folder.bytes(name))
    #expect(RecordedRun(words + ["-o", folder["x"], "--output-format", format.rawValue]).status == .done)
    #expect(try folder.bytes("x") == folder.bytes(name))
  }

  @Test(arguments: commands) func aFormatMustAgreeWithTheName(command: [String]) throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(try words(command, in: folder) + ["-o", folder["x.pdf"], "--output-format", "svg"])
    #expect(run.status == .usage)
    #expect(run.error == "\(folder["x.pdf"]): --output-format is svg; use a name that ends in .svg\n")
    #expect(folder.names == ["t.csv"])
  }

  @Test func aDeckIsAFolderInAnyFormatOrOnePDF() throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun("deck", "--draw", "3", "--output-format", "svg", "-o", folder["d"]).status == .done)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["d"])
    #expect(names.count == 3 && names.allSatisfy { $0.hasSuffix(".svg") })
    let run = RecordedRun("deck", "--draw", "3", "-o", folder["d.pdf"], "--json")
    #expect(run.output.contains(#""format":"pdf","width":250.0,"height":350.0,"pages":3,"#))
  }

  @Test func aSheetForAProgramIsPixels() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("sheet", "AS", "--atlas", "css", "-o", folder["x"], "--output-format", "svg")
    #expect(run.errorLines.first == "--for and --atlas make sheets of pixels; use them with PNG files")
    #expect(RecordedRun("sheet", "AS", "--atlas", "css", "-o", folder["x.svg"]).status == .usage)
    #expect(folder.names.isEmpty)
  }

  @Test func framesHaveTheFormatOfThePicture() throws {
    let folder = try TemporaryFolder()
    try folder.write("draw\n", as: "moves.txt")
    let run = RecordedRun(
      "board", "solitaire", "--moves", folder["moves.txt"], "--frames", folder["f"], "-o", folder["x.svg"])
    #expect(run.status == .done, "\(run.error)")
    #expect(try folder.bytes("f/0001.svg") == folder.bytes("x.svg"))
    #expect(try folder.bytes("f/0000.svg") != folder.bytes("x.svg"))
  }

  @Test(arguments: [[], ["--output-format", "svg"]]) func aPictureOfStandardInputGoesToStandardOutput(
    options: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("down 350 200\nup\n", as: "touches.txt")
    for moves in [[], ["--order", "reference", "--moves", folder["touches.txt"]]] {
      let run = RecordedRun(["pie", "-"] + moves + options, input: "name,value\ntea,3\n")
      #expect(run.status == .done, "\(run.error)")
      #expect(Self.format(of: run.outputBytes) == (options.isEmpty ? .png : .svg))
    }
    #expect(folder.names == ["touches.txt"])
  }

  /// A job whose file exists isn't drawn, but it is checked.
  @Test func aResumedJobIsChecked() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", as: "q.pdf")
    let run = try BatchRun(
      [#"{"command": "card", "card": "QH", "output": "q.pdf", "options": {"output-format": "svg"}}"#], "--resume",
      "--root",
      folder.path)
    #expect(run.results[0].message == "q.pdf: --output-format is svg; use a name that ends in .svg")
  }

  @Test func optionsReachTheFile() throws {
    let folder = try TemporaryFolder()
    let words = try words(["pie", "t.csv", "--title", "Tea & cola"], in: folder)
    func svg(_ options: String...) -> String {
      RecordedRun(words + ["-o", "-", "--output-format", "svg"] + options).output
    }
    #expect(svg().contains("<title>Tea &amp; cola</title>"))
    #expect(svg("--output-title", "May").contains("<title>May</title>"))
    #expect(svg().contains("<desc>") && !svg().contains("<text"))
    #expect(svg("--output-text", "text").contains("<text"))
    func pdf(_ options: String...) -> [UInt8] {
      RecordedRun(words + ["-o", "-", "--output-format", "pdf"] + options).outputBytes
    }
    #expect(pdf("--output-text", "outlines") != pdf())
    #expect(
      RecordedRun("card", "QH", "-o", "-", "--output-resolution", "20").errorLines.first?.contains("36 to 2400") == true
    )
  }

  private func ids(_ svg: String) -> [Substring] { svg.matches(of: /\sid="([^"]+)"/).map(\.1) }

  @Test func everyPictureHasIdsOfItsOwn() throws {
    let folder = try TemporaryFolder()
    var known: Set<Substring> = []
    for command in Self.commands + [["pie", "t.csv", "--title", "Again"]] {
      let svg = RecordedRun(try words(command, in: folder) + ["-o", "-", "--output-format", "svg"]).output
      let own = ids(svg)
      #expect(Set(own).count == own.count && known.isDisjoint(with: own), "\(command)")
      known.formUnion(own)
      let chosen = RecordedRun(
        try words(command, in: folder) + ["-o", "-", "--output-format", "svg", "--id-prefix", "x-1"]
      ).output
      #expect(ids(chosen).count == own.count && ids(chosen).allSatisfy { $0.hasPrefix("x-1-") }, "\(command)")
    }
    #expect(known.count > 100)
  }

  @Test func pagesWithOnePrefixHaveDifferentIds() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("deck", "--draw", "3", "--output-format", "svg", "--id-prefix", "deck", "-o", folder["d"])
    #expect(run.status == .done, "\(run.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["d"])
    let all = try names.flatMap { ids(String(decoding: try folder.bytes("d/\($0)"), as: UTF8.self)) }
    #expect(!all.isEmpty && Set(all).count == all.count && all.allSatisfy { $0.hasPrefix("deck-") })
  }

  @Test(arguments: ["1a", "-a", "a b", "é", "a\"b", "a:b"]) func aPrefixThatIsNoNameIsRefused(prefix: String) throws {
    let run = RecordedRun("card", "QH", "-o", "-", "--output-format", "svg", "--id-prefix=\(prefix)")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(
      run.errorLines.first?.contains("must be ASCII letters, digits, - and _, and begin with a letter or _") == true,
      "\(run.error)")
  }

  /// What a picture shows is its name where it has no other.
  @Test func aChartWithoutATitleHasAName() throws {
    let folder = try TemporaryFolder()
    for (command, name) in [
      (["pie", "t.csv"], "Pie chart: 2 values, total 7"), (["chart", "bars", "t.csv"], "Bar chart of 2 values"),
      (["chart", "lines", "t.csv", "--x", "name"], "Line chart of 2 values"),
      (["chart", "scatter", "t.csv", "--x", "value", "--y", "value"], nil),
    ] as [([String], String?)] {
      let words = try words(command, in: folder)
      let svg = RecordedRun(words + ["-o", "-", "--output-format", "svg"]).output
      let title = svg.firstMatch(of: /<title>([^<]+)<\/title>/).map { String($0.1) }
      #expect(title != nil && (name == nil || title == name), "\(command) \(svg.prefix(300))")
      let pdf = RecordedRun(words + ["-o", "-", "--output-format", "pdf"]).outputBytes
      let digits = (title ?? "").utf16.map { String(0x10000 + Int($0), radix: 16, uppercase: true).dropFirst() }
        .joined()
      #expect(try StrictPDF(pdf).objects.values.contains { $0.contains("/Title<FEFF\(digits)>") }, "\(command)")
    }
    try folder.write(#"{"data": {"values": [{"a": 1}]}, "mark": "point", "encoding": {}}"#, as: "s.vl.json")
    let spec = RecordedRun("chart", folder["s.vl.json"], "-o", "-", "--output-format", "svg").output
    #expect(spec.contains("<title>s.vl.json</title>"))
  }

  @Test func jobsHaveFormats() throws {
    let folder = try TemporaryFolder()
    let run = try BatchRun(
      [
        #"{"command": "card", "card": "QH", "output": "\#(folder["q.svg"])"}"#,
        #"{"command": "card", "card": "QH", "options": {"output-format": "svg"}}"#,
        #"{"command": "card", "card": "QH", "options": {"output-format": "pdf"}}"#,
        #"{"command": "card", "card": "QH", "output": "\#(folder["q.pdf"])", "options": {"output-format": "svg"}}"#,
        #"{"command": "compare", "actual": "a.png", "expected": "b.png", "output": "\#(folder["q.pdf"])"}"#,
      ])
    #expect(run.results[1].svg.map(Array.init) == (try folder.bytes("q.svg")))
    #expect(run.results[2].pdf.map { Self.format(of: Array($0)) } == .pdf)
    #expect(run.results[3].message == "\(folder["q.pdf"]): --output-format is svg; use a name that ends in .svg")
    #expect(run.results[4].status == "failed")
    #expect(run.results.prefix(3).allSatisfy { $0.png == nil && $0.size == nil })
    #expect(folder.names == ["q.svg"])
  }

  @Test func aRequestIsEncodedAsAsked() throws {
    let request = try PictureRequest(
      json: Array(#"{"command":"card","card":"QH","options":{"output-format":"svg"}}"#.utf8))
    let picture = try request.drawable(in: Resources())
    #expect(picture.format == .svg && picture.format?.mediaType == "image/svg+xml")
    #expect(Self.format(of: try picture.encoded()) == .svg)
    #expect(Self.format(of: try picture.encoded(as: .png)) == .png)
    #expect(String(decoding: try picture.encoded(), as: UTF8.self).contains("<title>QH</title>"))
  }
}
