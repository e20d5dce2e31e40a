import Canvas
import EaselCommands
import EaselShared
import Foundation
import Testing

/// What the report's file holds; how it looks and works is seen in a browser (`.ci/checks/report`).
@Suite struct HTMLReportTests {
  private let folder: TemporaryFolder
  private let oddName = "<img src=x onerror=alert(1)>&\"'`\u{1B}.png"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "a/same.png")
    try folder.write(redPNG(), as: "b/same.png")
    try folder.write(redPNG(width: 21), as: "a/in/wide.png")
    try folder.write(redPNG(), as: "b/in/wide.png")
    try folder.write(redPNG(height: 31), as: "a/\(oddName)")
    try folder.write(redPNG(), as: "b/\(oddName)")
    try folder.write("no picture", as: "a/bad.png")
    try folder.write(redPNG(), as: "b/bad.png")
    try folder.write(redPNG(width: 5), as: "a/added.png")
    try folder.write("no picture either", as: "b/removed.png")
  }

  private func report(cores: Int = 2) throws -> String {
    _ = RecordedRun(["compare", folder["a"], folder["b"], "--report", folder["report.html"]], coreCount: cores)
    return String(decoding: try folder.bytes("report.html"), as: UTF8.self)
  }

  @Test func everyPairHasItsLineAndState() throws {
    let report = try report()
    for state in ["same", "resized", "failed", "added", "removed"] {
      #expect(report.contains("<li class=\"pair\" data-state=\"\(state)\""))
    }
    #expect(report.ranges(of: "<li class=\"pair\"").count == 6)
    #expect(report.contains("<span class=\"name\">in/wide.png</span>"))
    #expect(report.contains("<p>size 21x30, expected 20x30; "))
    #expect(report.contains("not a picture"))
    #expect(report.contains("6 pictures: 1 the same, 2 resized, 1 added, 1 removed, 1 not compared"))
  }

  @Test func picturesAreHeldAsTheirFilesAre() throws {
    let report = try report()
    let wide = Data(try redPNG(width: 21)).base64EncodedString()
    #expect(
      report.contains("<script type=\"text/plain\" data-part=\"actual\" data-width=\"21\" data-height=\"30\">\(wide)<"))
    // Two resized pairs have four pictures each, the added file one; what is equal or no picture has none.
    #expect(report.ranges(of: "type=\"text/plain\"").count == 2 * 4 + 1)
    let parts = report.matches(of: /data-part="(difference|heat)">([A-Za-z0-9+\/=]+)</)
    #expect(parts.count == 4)
    for part in parts {
      let png = try #require(Data(base64Encoded: String(part.output.2)))
      let image = try Image(png: Array(png))
      #expect([[21, 30], [20, 31]].contains([image.pixelWidth, image.pixelHeight]))
    }
  }

  @Test func itRefersToNothingOutsideOfItself() throws {
    let report = try report()
    #expect(report.contains("default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"))
    // Without the script's own comments, which begin with two slashes and a space, and the pictures' letters.
    let text = report.replacing("// ", with: "").replacing(/>[A-Za-z0-9+\/=]+<\/script>/, with: "></script>")
    for word in ["http:", "https:", "//", "url(", "@import", "<link", "<iframe", "<img", "src=\"", "href="] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func namesAreTextAndNeverMarkup() throws {
    let report = try report()
    #expect(!report.contains("<img src=x"))
    #expect(
      report.contains("<span class=\"name\">&lt;img src=x onerror=alert(1)&gt;&amp;&quot;&#39;`\\u{1B}.png</span>"))
    #expect(!report.utf8.contains(0x1B))
  }

  @Test func theFileIsTheSameAtAnyNumberOfThreads() throws {
    let one = try report(cores: 1)
    #expect(try report(cores: 5) == one)
  }

  @Test func aReportThatCannotBeFinishedLeavesTheOldOne() throws {
    try folder.write("old", as: "report.html")
    // Standard output breaks at the first line, when the report has begun.
    let environment = ToolEnvironment(
      readInput: { (_) throws(FileError) in [] },
      writeOutput: { (_) throws(FileError) in throw .writing(path: "standard output", errno: 32) },
      writeError: { _ in }, outputIsTerminal: false, errorIsTerminal: false, milliseconds: { 0 }, coreCount: 2)
    let status = Tool.run(
      ["compare", folder["a"], folder["b"], "--report", folder["report.html"]], in: environment)
    #expect(status == .unwritable)
    #expect(try folder.bytes("report.html") == Array("old".utf8))
    #expect(folder.names == ["a", "b", "report.html"])
  }
}
