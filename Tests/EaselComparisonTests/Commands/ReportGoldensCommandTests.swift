import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct ReportGoldensCommandTests {
  private let package: FailedPackage
  private var folder: TemporaryFolder { package.folder }

  init() throws {
    package = try FailedPackage()
    try package.fail("goldens/CardTests/queen.png", at: "CardTests/queen", actual: dottedPNG(), expected: redPNG())
    try package.fail("goldens/CardTests/new.png", at: "CardTests/new", actual: redPNG(width: 7))
    try package.fail(
      "Tests/Pictures/a.png", at: "Tests/Pictures/a", actual: dottedPNG(), expected: redPNG(),
      limits: #"{"maxDifferent":1,"ignore":["0,0,2x2"]}"#)
  }

  private func report(_ arguments: String...) -> RecordedRun { package.run("report", arguments) }
  private func page(_ name: String = ".build/goldens-report.html") throws -> String {
    String(decoding: try folder.bytes(name), as: UTF8.self)
  }

  @Test func everyFailureIsAnEntryWithItsPicturesAndCommand() throws {
    let run = report()
    #expect(run.status == .picturesUnlike && run.error.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("Tests/Pictures/a.png: 1 of 596 pixels differ"))
    #expect(lines[0].contains("within the limit: 1 different pixel"))
    #expect(lines[1].hasPrefix("goldens/CardTests/new.png: only in "))
    #expect(lines[2].hasPrefix("goldens/CardTests/queen.png: 1 of 600 pixels differ"))
    let page = try page()
    #expect(page.contains("<h1>Failed goldens</h1>"))
    #expect(page.ranges(of: "<li class=\"pair\"").count == 3)
    for state in ["changed", "added", "within"] { #expect(page.contains("<li class=\"pair\" data-state=\"\(state)\"")) }
    #expect(page.contains("data-command=\"easel goldens accept --package \(folder.path)\""))
    #expect(page.contains("data-update=\"goldens/CardTests/queen.png\""))
    #expect(page.contains("data-change=\"color\" data-update=") && page.contains("data-change=\"missing\""))
    #expect(page.contains("id=\"goldens/CardTests/queen.png\""))
    #expect(page.contains("3 pictures: 1 within the limit, 1 changed, 1 added"))
    #expect(page.contains(">\(Data(try dottedPNG()).base64EncodedString())<"))
    // Nothing is accepted by looking.
    #expect(try folder.bytes("goldens/CardTests/queen.png") == redPNG())
  }

  @Test func namesChooseAndOptionsNameTheFiles() throws {
    try package.fail("goldens/b.png", at: "b", actual: redPNG(width: 4), in: "downloads/failed")
    let run = report("--failed", folder["downloads/failed"], "b", "-o", folder["b.html"])
    #expect(run.status == .picturesUnlike && run.output.hasPrefix("goldens/b.png: "))
    let command = "easel goldens accept --package \(folder.path) --failed \(folder["downloads/failed"])"
    #expect(try page("b.html").contains("data-command=\"\(command)\""))
    #expect(try page("b.html").contains("data-update=\"goldens/b.png\""))
    #expect(!FileManager.default.fileExists(atPath: folder[".build/goldens-report.html"]))
    #expect(report("c").status == .unreadable)
    #expect(report("-o", folder["a.png"]).status == .usage)
  }

  @Test func theResultIsAlsoJSON() throws {
    let run = report("--json", "**/queen")
    #expect(run.status == .picturesUnlike)
    #expect(
      run.output.hasPrefix(
        #"{"version":1,"report":"\#(folder[".build/goldens-report.html"])","failed":"#
          + #"[{"golden":"goldens/CardTests/queen.png","state":"changed","message":"1 of 600"#))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func theResultIsAlsoASummaryInMarkdown() throws {
    let run = report("--format", "markdown", "CardTests/*")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "| result | picture | details |" && lines.count == 9)
    #expect(lines[2].hasPrefix("| FAIL | `goldens/CardTests/new.png` | only in "))
    #expect(lines[3].hasPrefix("| FAIL | `goldens/CardTests/queen.png` | 1 of 600 pixels differ"))
    #expect(lines[5] == "**FAIL**: 2 pictures: 1 changed, 1 added")
    #expect(lines[7] == "To accept all of them: `easel goldens accept --package \(folder.path)`")
    let notes = report("--format", "github", "**/queen")
    #expect(notes.output.hasPrefix("::error file=\(folder.path)/goldens/CardTests/queen.png::"))
    #expect(report("--format", "github", "--json").status == .usage)
    _ = package.run("accept", [])
    #expect(report("--format", "markdown").output == "no golden failed\n")
  }

  @Test func whereNothingFailedThePageSaysSo() throws {
    _ = package.run("accept", [])
    let run = package.run("report", [], errorIsTerminal: true)
    #expect(run.status == .done && run.output.isEmpty)
    #expect(run.error == "\(folder[".build/goldens-report.html"]): no golden failed\n")
    #expect(try page().contains("no golden failed"))
    #expect(try !page().contains("<li"))
  }

  @Test func aHostileFolderStopsNothing() throws {
    let failures = ".build/goldens-failed"
    let whole = try dottedPNG()
    try package.fail(
      "goldens/cut.png", at: "cut", actual: Array(whole.dropLast(30)), expected: Array(whole.prefix(9)))
    try package.fail(
      "goldens/huge.png", at: "huge", actual: Array(whole[..<16] + [0x7F, 0xFF, 0xFF, 0xFF] + whole[20...]),
      expected: whole)
    let odd = "<b>\u{1B}[2J\n&"
    try folder.write(redPNG(), as: "\(failures)/\(odd)/actual.png")
    try folder.write("golden\t../../x.png", as: "\(failures)/up/golden.txt")
    try folder.write(redPNG(), as: "\(failures)/up/actual.png")
    try folder.write("not a folder", as: "\(failures)/file")
    for i in 0..<300 { try folder.write(redPNG(width: 1, height: 1), as: "\(failures)/many/\(i)/actual.png") }
    var deep = "\(failures)/deep"
    for _ in 0..<100 { deep += "/folder" }
    try folder.write(redPNG(), as: "\(deep)/actual.png")
    let run = report()
    #expect(run.status == .badContent)
    #expect(!run.error.utf8.contains(0x1B) && !run.output.utf8.contains(0x1B))
    let errors = run.errorLines
    #expect(errors.count == 4, "\(run.error)")
    #expect(errors.contains { $0.contains("\\u{1B}[2J\\n&") && $0.contains("is not the path of a PNG file") })
    #expect(errors.contains { $0.contains("'../../x.png' is not the path of a PNG file") })
    #expect(run.output.split(separator: "\n").count == 3 + 300 + 1)
    let page = try page()
    #expect(page.ranges(of: "<li class=\"pair\"").count == 3 + 300 + 1 + 2)
    #expect(!page.contains("<b>\u{1B}") && !page.utf8.contains(0x1B))
  }

  @Test func aFolderThatIsNoneIsAnError() throws {
    try folder.write("", as: "file")
    #expect(report("--failed", folder["file"]).status == .unreadable)
    #expect(report("--failed", folder["none"]).status == .unreadable)
  }
}
