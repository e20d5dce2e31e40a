import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// `easel chart` with a Vega-Lite specification: what it draws, says and refuses.
@Suite struct SpecCommandTests {
  private let folder: TemporaryFolder

  private static let encoding = #""encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#
  private static let values = #"{"values": [{"a": "A", "b": 3}, {"a": "B", "b": 5}]}"#

  private static func spec(_ data: String = values, mark: String = #""bar""#) -> String {
    #"{"description": "Two bars", "data": \#(data), "mark": \#(mark), \#(encoding)}"#
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec(), as: "bars.vl.json")
    try folder.write("a,b\nA,3\nB,5\n", as: "specs/data/t.csv")
    try folder.write("a,b\nA,3\nB,5\n", as: "out.csv")
    try folder.write(Self.spec(#"{"url": "data/t.csv"}"#), as: "specs/file.vl.json")
    try folder.write(Self.spec(#"{"url": "t.csv"}"#), as: "specs/root.vl.json")
    try folder.write(Self.spec(#"{"url": "../out.csv"}"#), as: "specs/escape.vl.json")
    try folder.write(Self.spec(#"{"url": "https://example.com/t.csv"}"#), as: "specs/url.vl.json")
  }

  @Test(arguments: ["png", "svg", "pdf"]) func aSpecificationIsDrawn(format: String) throws {
    let names = ["a.\(format)", "b.\(format)", "c.\(format)"]
    let runs = [
      RecordedRun("chart", folder["bars.vl.json"], "-o", folder[names[0]]),
      RecordedRun("chart", "spec", folder["bars.vl.json"], "-o", folder[names[1]]),
      RecordedRun(["chart", "-", "-o", folder[names[2]]], input: Self.spec()),
    ]
    for run in runs {
      #expect(run.status == .done)
      #expect(run.error.isEmpty)
    }
    let files = try names.map { try folder.bytes($0) }
    #expect(!files[0].isEmpty && files[0] == files[1] && files[1] == files[2])
  }

  @Test func thePictureIsNamedLikeTheSpecification() throws {
    #expect(RecordedRun("chart", folder["bars.vl.json"]).status == .done)
    #expect(folder.names.contains("bars.png"))
    try folder.write(Self.spec(), as: "other.json")
    #expect(RecordedRun("chart", folder["other.json"], "--output-format", "svg").status == .done)
    #expect(folder.names.contains("other.svg"))
    let run = RecordedRun(["chart", "-"], input: Self.spec())
    #expect(try Image(contents: run.outputBytes).pixelWidth > 60)
  }

  @Test func optionsMayStandBeforeTheSpecification() throws {
    let dark = RecordedRun("chart", "--theme", "dark", folder["bars.vl.json"], "-o", "-")
    #expect(dark.status == .done)
    #expect(dark.outputBytes != RecordedRun("chart", folder["bars.vl.json"], "-o", "-").outputBytes)
    #expect(dark.outputBytes != RecordedRun("chart", folder["bars.vl.json"], "--theme", "vega", "-o", "-").outputBytes)
  }

  @Test func aSizeIsAskedFor() throws {
    let run = RecordedRun("chart", folder["bars.vl.json"], "--size", "200x100", "--scale", "2", "-o", "-")
    let image = try Image(contents: run.outputBytes)
    #expect(image.pixelWidth == 400 && image.pixelHeight == 200)
  }

  @Test func notesAreForTheReader() throws {
    try folder.write(Self.spec(mark: #"{"type": "bar", "innerRadius": 3}"#), as: "tip.vl.json")
    let file = folder["tip.vl.json"]
    let run = RecordedRun("chart", file, "-o", "-")
    #expect(run.status == .done)
    #expect(run.error == "\(file): mark.innerRadius: has no effect on the mark bar\n")
    #expect(RecordedRun("chart", file, "-o", "-", "--quiet").error.isEmpty)
    let json = RecordedRun("chart", file, "-o", folder["x.png"], "--json", "--quiet")
    #expect(
      json.output.contains(
        #""notes":[{"kind":"ignored","place":"\#(file): mark.innerRadius","what":"has no effect on the mark bar","count":1}]"#
      ))
    #expect(json.output.contains(#"{"kind":"rect","box":["#))
  }

  @Test func whatIsUnknownIsAnErrorUnlessLenient() throws {
    try folder.write(Self.spec(mark: #"{"type": "bar", "colour": "red"}"#), as: "odd.vl.json")
    let file = folder["odd.vl.json"]
    let run = RecordedRun("chart", file)
    #expect(run.status == .badContent)
    #expect(run.error == "\(file): mark.colour: unknown; did you mean 'color'?\n")
    #expect(!folder.names.contains("odd.png"))
    let lenient = RecordedRun("chart", file, "--lenient")
    #expect(lenient.status == .done)
    #expect(lenient.error == "\(file): mark.colour: unknown; did you mean 'color'?\n")
    #expect(folder.names.contains("odd.png"))
  }

  @Test(arguments: [
    ("{", ":1:2: the end of the file; a key in double quotes"),
    ("[]", ": a list, and no specification; for tables, use chart bars, columns, lines, areas or tiles"),
    (#"{"marc": "bar"}"#, ": marc: unknown; did you mean 'mark'?"),
    (#"{"mark": "bar", "encoding": {"x": {"feild": "a"}}}"#, ": encoding.x.feild: unknown; did you mean 'field'?"),
  ]) func aBrokenSpecificationIsOneLineAndNoFile(json: String, message: String) throws {
    try folder.write(json, as: "broken.json")
    let before = folder.names
    let run = RecordedRun("chart", folder["broken.json"], "-o", folder["new/x.png"])
    #expect(run.status == .badContent)
    #expect(run.error == folder["broken.json"] + message + "\n")
    #expect(run.outputBytes.isEmpty)
    #expect(folder.names == before)
    let piped = RecordedRun(["chart", "-", "-o", "-"], input: json)
    #expect(piped.error == "standard input\(message)\n")
    #expect(piped.outputBytes.isEmpty)
  }

  @Test func dataIsReadBelowItsFolder() throws {
    let near = RecordedRun("chart", folder["specs/file.vl.json"], "-o", "-")
    #expect(near.status == .done)
    let root = RecordedRun("chart", folder["specs/root.vl.json"], "--data-root", folder["specs/data"], "-o", "-")
    #expect(root.outputBytes == near.outputBytes)
    #expect(near.outputBytes == RecordedRun("chart", folder["bars.vl.json"], "-o", "-").outputBytes)
  }

  @Test func dataElsewhereIsRefused() {
    let escape = RecordedRun("chart", folder["specs/escape.vl.json"], "-o", folder["x.png"])
    #expect(escape.status == .unreadable)
    #expect(escape.errorLines.count == 1)
    #expect(escape.error.hasPrefix(folder["specs/escape.vl.json"] + ": data.url: "))
    #expect(escape.error.hasSuffix("outside the folder of data; --data-root is the folder of data files\n"))
    let missing = RecordedRun("chart", folder["specs/root.vl.json"], "-o", folder["x.png"])
    #expect(missing.status == .unreadable)
    #expect(missing.errorLines.count == 1)
    let url = RecordedRun("chart", folder["specs/url.vl.json"], "-o", folder["x.png"])
    #expect(url.status == .badContent)
    #expect(url.error.hasSuffix(": data.url: 'https://example.com/t.csv'; a file; there is no network\n"))
    #expect(!folder.names.contains("x.png"))
  }

  @Test func aFileThatIsReadIsNotReplaced() throws {
    let run = RecordedRun(
      "chart", folder["specs/file.vl.json"], "-o", folder["specs/data/t.csv"], "--output-format", "png")
    #expect(run.status == .usage)
    #expect(try folder.bytes("specs/data/t.csv") == Array("a,b\nA,3\nB,5\n".utf8))
  }

  @Test func theKindOfAChartIsStillRead() {
    let table = RecordedRun(["chart", "bars", "-", "-o", "-", "--quiet"], input: "a,b\nA,3\n")
    #expect(table.status == .done)
    #expect(RecordedRun("chart", "colums", "a.csv").error == "colums: no such command; did you mean columns?\n")
    #expect(RecordedRun("bars", "a.csv").error == "bars: no such command; did you mean chart bars?\n")
    #expect(RecordedRun("chart").output == RecordedRun("chart", "--help").output)
    let missing = RecordedRun("chart", folder["none.vl.json"])
    #expect(missing.status == .unreadable)
    #expect(missing.errorLines.count == 1)
    #expect(
      RecordedRun("chart", folder["bars.vl.json"], "--lenent").error.hasPrefix(
        "Unknown option '--lenent'. Did you mean '--lenient'?"))
  }

  @Test(arguments: [
    ("a,b\nA,3\nB,4\n", "bars"), ("month,b\n2026-01,3\n2026-02,4\n", "lines"), ("x,y\n1,2\n2,4\n", "lines"),
    ("x,y\n" + (0..<20).map { "\($0 * 7 % 20).5,\($0 * 3 % 11).5\n" }.joined(), "scatter"),
    ("id,at,fee\n" + [1, 1, 4, 5, 9, 12, 17, 18].enumerated().map { "t\($0)x,2026-01-\($1),5\n" }.joined(), "columns"),
    ("product,Q1,Q2,Q3,Q4\nTea,1,2,3,4\nWater,5,6,7,8\n", "columns"),
    ("product,Jan,Feb,Mar,Apr,May,Jun,Jul\nTea,1,2,3,4,5,6,7\nWater,5,6,7,8,9,9,9\n", "lines"),
  ])
  func aTableChoosesTheKind(table: String, kind: String) throws {
    try folder.write(table, as: "kind.csv")
    let run = RecordedRun("chart", "-o", folder["kind.png"], folder["kind.csv"])
    #expect(run.status == .done)
    #expect(run.error.contains("drawn as \(kind), because "))
    let named = RecordedRun("chart", kind, folder["kind.csv"], "-o", folder["named.png"])
    #expect(named.status == .done)
    #expect(try folder.bytes("kind.png") == folder.bytes("named.png"))
    let strict = RecordedRun("chart", "table", folder["kind.csv"], "-o", folder["kind.png"], "--strict")
    #expect(strict.status == .done)
  }

  // MARK: Jobs

  @Test func aJobDrawsASpecification() throws {
    let run = try BatchRun([
      #"{"command": "chart spec", "data": \#(Self.spec()), "options": {"theme": "vega"}}"#,
      #"{"command": "chart spec", "file": "\#(folder["specs/file.vl.json"])", "output": "\#(folder["job.svg"])"}"#,
      #"{"command": "chart spec", "file": "\#(folder["specs/escape.vl.json"])"}"#,
      #"{"command": "chart spec", "data": {"mark": "bar", "x": 3}}"#,
      #"{"command": "chart spec", "data": \#(Self.spec(mark: #"{"type": "bar", "innerRadius": 3}"#))}"#,
    ])
    #expect(run.results.map(\.status) == ["done", "done", "failed", "failed", "done"])
    let single = RecordedRun("chart", folder["bars.vl.json"], "--theme", "vega", "-o", "-")
    #expect(run.results[0].png.map(Array.init) == single.outputBytes)
    let svg = RecordedRun("chart", folder["specs/file.vl.json"], "-o", folder["single.svg"])
    #expect(svg.status == .done)
    #expect(try folder.bytes("job.svg") == folder.bytes("single.svg"))
    #expect(run.messages[3]?.hasSuffix("outside the folder of data; 'data-root' is the folder of data files") == true)
    #expect(run.messages[4] == "data: x: unknown; a view has no such property")
    #expect(
      run.results[4].notes == [
        .init(kind: "ignored", place: "data: mark.innerRadius", what: "has no effect on the mark bar", count: 1)
      ])
    #expect(run.results[0].notes == nil)
  }

  @Test func theSchemaOfJobsHasTheKind() {
    #expect(RecordedRun("batch", "--schema").output.contains("\"chart spec\""))
  }
}
