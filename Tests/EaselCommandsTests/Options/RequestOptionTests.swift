import CanvasRequests
import CanvasTables
import CanvasWorkbooks
import EaselCommands
import EaselShared
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// The options of the tool and the members of requests in JSON are the same: every member of every kind, by its example.
@Suite struct RequestOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let tables = [
      "table": "day,product,sales\n2026-01-05,Cola,30\n2026-01-05,Tea,12\n2026-01-06,Cola,25\n2026-01-06,Tea,18\n",
      "slices": "product,sales,day\nCola,30,Mon\nTea,12,Tue\nWater,18,Wed\n",
    ]
    for (name, table) in tables {
      try folder.write(table, as: "\(name).csv")
      var workbook = SampleWorkbook("")
      let rows = table.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
      workbook.sheets = [("Costs", row(1, "a")), ("Sales", rows.map { row(nil, $0[0], $0[1], $0[2]) }.joined())]
      try folder.write(workbook.bytes, as: "\(name).xlsx")
    }
    let bars = #"{"data": {"values": [{"a": "A", "b": 3}]}, "mark": "bar", "encoding": {"x": {"field": "a"}}}"#
    try folder.write(bars, as: "bars.vl.json")
    try folder.write(
      #"{"cells": [{"execution_count": 3, "outputs": [{"data": {"application/vnd.vegalite.v5+json": \#(bars)}}]}]}"#,
      as: "notebook.ipynb")
    try folder.write(
      #"{"size": "60x40", "front": {"text": "{Name?} {title?}"}, "back": {"rectangle": "red"}}"#, as: "template.json")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><rect id="a" width="3" height="4"/></svg>"#,
      as: "picture.svg")
    try folder.write("Name\nPotion\n", as: "values.csv")
    try folder.write("down 350 200\nmove 60 200\nup\n", as: "touches.txt")
    try folder.write("#345\n#9AB\nteal\n", as: "palette.txt")
    try folder.write("rect{fill:red}", as: "dark.css")
    try folder.write("", as: "art/empty.txt")
    try folder.write(FontWriter().bytes(), as: "fonts/own.ttf")
    try folder.write(dottedPNG(), as: "picture.png")
    try FileManager.default.createDirectory(atPath: folder["pictures"], withIntermediateDirectories: true)
    for name in ["QH", "back", "Cola"] { try folder.write(dottedPNG(), as: "pictures/\(name).png") }
    for (name, move) in Self.moves { try folder.write(move, as: "\(name).txt") }
  }

  private static let moves = [
    "board solitaire": "draw\n", "board concentration": "choose 4\n", "board toggle": "touch 2\n",
    "board emoji-art": "add 😀 10 -20 40\n", "board vending": "insert 500\n",
  ]
  private static let files: Set<String> = [
    "touches.txt", "palette.txt", "picture.png", "pictures", "values.csv", "dark.css", "fonts", "art",
  ]

  /// The value with the names of files in the folder.
  private func placed(_ value: JSONTree, of kind: RequestKind) -> JSONTree {
    guard case .text(let text) = value else { return value }
    if text == "moves.txt" { return .text(folder["\(kind.name).txt"]) }
    return Self.files.contains(text) ? .text(folder[text]) : value
  }

  private func words(_ name: String, _ value: JSONTree) -> [String] {
    switch value {
    case .bool(true): ["--\(name)"]
    case .bool(false): []
    case .list(let values): values.map { "--\(name)=\($0.word)" }
    default: ["--\(name)=\(value.word)"]
    }
  }

  /// The words of the command that draws a kind.
  private static func command(_ kind: RequestKind) -> [String] {
    kind.name == "hand" ? ["deck"] : kind.name.split(separator: " ").map(String.init)
  }

  private static func file(_ path: String) -> (String, [String]) { (#""file":"\#(path)""#, [path]) }

  private struct Case {
    var title: String
    var job: String
    var arguments: [String]
  }

  private func cases(_ kind: RequestKind) throws -> [Case] {
    try kind.options.filter { $0.name != "sheet" || Workbook.isAvailable }.map { option in
      var members = option.context
      members[option.name] = option.example
      members = members.mapValues { placed($0, of: kind) }
      let json = String(decoding: try JSONTree.object(members).bytes(), as: UTF8.self).filter { $0 != "\n" }
      // Only workbooks have sheets.
      let ending = option.name == "sheet" ? "xlsx" : "csv"
      let table = folder["\(kind.name.hasSuffix("pie") ? "slices" : "table").\(ending)"]
      let (input, word) =
        switch kind.input {
        // The back has what the picture of a back changes.
        case .card:
          (
            #""card":"\#(option.name.hasPrefix("back") ? "back" : "QH")""#,
            option.name.hasPrefix("back") ? ["back"] : ["QH"]
          )
        case .cards:
          option.name == "jokers" || kind.name == "hand"
            ? (#""id":1"#, []) : (#""cards":["QH","back"]"#, ["QH", "back"])
        case .table: (#""file":"\#(table)""#, [table])
        case .state: (#""id":1"#, [])
        case .specification:
          Self.file(
            folder[
              option.name == "cell"
                ? "notebook.ipynb"
                : ["draw": "template.json", "svg": "picture.svg"][kind.name] ?? "bars.vl.json"])
        }
      return Case(
        title: "\(kind.name) \(option.name)", job: #"{"command":"\#(kind.name)",\#(input),"options":\#(json)}"#,
        arguments: Self.command(kind) + word
          + members.sorted { $0.key < $1.key }.flatMap { words($0.key, $0.value) })
    }
  }

  @Test(arguments: RequestKind.all.indices) func anOptionAndItsMemberMakeEqualRequests(index: Int) throws {
    let kind = RequestKind.all[index]
    for example in try cases(kind) {
      let parsed = try #require(Tool.request(example.arguments + ["-o", "a.png"]), "\(example.arguments)")
      let read = try PictureRequest(json: Array(example.job.replacing(#""id":1,"#, with: "").utf8))
      #expect(parsed == read, "\(example.title)")
      // An example is not what a request is without the member.
      let json = try #require(read.json, "\(example.title)")
      #expect(try PictureRequest(json: json) == read, "\(example.title)")
      #expect(
        String(decoding: json, as: UTF8.self).contains("\"\(example.title.split(separator: " ").last ?? "")\" :"))
    }
  }

  @Test(arguments: RequestKind.all.indices) func aJobDrawsWhatItsCommandDraws(index: Int) throws {
    let cases = try cases(RequestKind.all[index])
    let run = try BatchRun(cases.map(\.job))
    for (example, result) in zip(cases, run.results) {
      // Commands that write several files don't write to standard output.
      let hasFiles = example.arguments.contains { $0.hasPrefix("--for") || $0.hasPrefix("--atlas") }
      let single = RecordedRun(example.arguments + ["-o", hasFiles ? folder["one.png"] : "-"])
      #expect(single.status == .done, "\(example.title): \(single.error)")
      let expected = hasFiles ? try folder.bytes("one.png") : single.outputBytes
      let drawn = result.png ?? result.svg
      #expect(drawn.map(Array.init) == expected, "\(example.title): \(result.message ?? "")")
    }
  }

  /// The options of a command that no request has: those that write other files, and those that print.
  private static func toolOptions(_ command: [String]) -> Set<String> {
    let own: Set<String> =
      switch command[0] {
      case "card": ["face-down", "list-sizes"]
      case "deck": ["print", "list-sizes"]
      case "sheet": ["url", "list-sizes"]
      case "pie": ["describe", "frames"]
      case "chart": command[1] == "pie" ? ["describe", "frames"] : ["describe"]
      case "board":
        command[1] == "solitaire" ? ["frames", "save", "state", "list-moves", "hint"] : ["frames", "save", "state"]
      default: []
      }
    return own.union(["output", "seed", "sync", "quiet", "json", "version", "help"])
  }

  /// The options of a command as its parser has them, with their help.
  private func parsed(_ command: [String]) throws -> [String: String] {
    let run = RecordedRun(command + ["--experimental-dump-help"])
    let dump = try JSONDecoder().decode(DumpedHelp.self, from: Data(run.output.utf8))
    var options: [String: String] = [:]
    for argument in dump.command.arguments where argument.kind != "positional" {
      let names = argument.names?.filter { $0.kind.hasPrefix("long") }.map(\.name) ?? []
      for name in names { options[name] = argument.abstract ?? "" }
      #expect(argument.defaultValue == nil, "\(command) \(names): the default is in the table's help")
    }
    return options
  }

  /// The parser of a command has the options of its table, with their help, and no others.
  @Test(arguments: RequestKind.all.indices) func theParserHasTheTable(index: Int) throws {
    let kind = RequestKind.all[index]
    // A hand and a deck have one command.
    var options = kind.options
    if kind.name == "hand" { options += DeckRequest.members.map(\.member) }
    let parsed = try parsed(Self.command(kind))
    for option in options {
      let facts = option.facts.isEmpty ? "" : " (\(option.facts.joined(separator: "; ")))"
      #expect(parsed[option.name] == option.help.line + facts, "\(kind.name) \(option.name)")
    }
    let others = Self.toolOptions(Self.command(kind))
    let names = Set(options.map(\.name))
    let unknown = parsed.keys.filter { name in
      !names.contains(name) && !others.contains(name)
        && !(name.hasPrefix("no-") && names.contains(String(name.dropFirst(3))))
    }
    #expect(unknown.isEmpty, "\(kind.name)")
  }

  /// Help names only members that a request of the kind has.
  @Test(arguments: RequestKind.all.indices) func helpNamesMembers(index: Int) throws {
    let kind = RequestKind.all[index]
    let names = Set((kind.options + DeckRequest.members.map(\.member)).map(\.name) + ["hand"])
    for option in kind.options {
      #expect(names.isSuperset(of: option.help.members), "\(kind.name) \(option.name): \(option.help)")
      #expect(!option.help.description.contains("--"), "\(kind.name) \(option.name)")
    }
  }
}

/// The parts of the parser's help that are compared.
private struct DumpedHelp: Decodable {
  struct Command: Decodable { var arguments: [Argument] }
  struct Argument: Decodable {
    var kind: String
    var names: [Name]?
    var abstract: String?
    var defaultValue: String?
  }
  struct Name: Decodable { var kind, name: String }

  var command: Command
}

extension RequestText {
  /// The names of the members in the sentence.
  fileprivate var members: [String] {
    var names: [String] = []
    _ = text { name, _ in
      names.append(name)
      return ""
    }
    return names
  }
}
