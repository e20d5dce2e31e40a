import Canvas
import EaselCommands
import EaselShared
import EaselTestSupport
import Foundation
import TestSupport
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
    for word in ["http:", "https:", "//", "url(", "@import", "<link", "<iframe", "<img", "src=\""] {
      #expect(!text.contains(word), "\(word)")
    }
    // Links lead to entries of the page.
    #expect(text.ranges(of: "href=").count == 6 && text.ranges(of: "href=\"#").count == 6)
  }

  @Test func namesAreTextAndNeverMarkup() throws {
    let report = try report()
    #expect(!report.contains("<img src=x"))
    #expect(
      report.contains("<span class=\"name\">&lt;img src=x onerror=alert(1)&gt;&amp;&quot;&#39;`\\u{1B}.png</span>"))
    #expect(!report.utf8.contains(0x1B))
  }

  @Test func everyEntryHasAnAnchorWithItsName() throws {
    let report = try report()
    #expect(report.contains("id=\"in/wide.png\"><a href=\"#in/wide.png\">"))
    let odd = "%3Cimg%20src%3Dx%20onerror%3Dalert%281%29%3E%26%22%27%60%1B.png"
    #expect(report.contains("id=\"\(odd)\"><a href=\"#\(odd)\">"))
  }

  @Test func entriesSayHowMuchDiffers() throws {
    let report = try report()
    let wide = try #require(report.firstMatch(of: /data-share="([^"]*)" data-largest="0"[^>]* id="in\/wide.png"/))
    #expect(Double(wide.output.1) == 30.0 / (21 * 30))
    // Those that weren't compared have no share.
    #expect(report.ranges(of: "data-share=").count == 3)
  }

  @Test func regionsThatAreNearEachOtherAreOneBox() throws {
    func dots(_ places: [(x: Int, y: Int, width: Int)]) throws -> [UInt8] {
      try Image(size: Size(width: 120, height: 60)) { context in
        context.setFillColor(.white)
        context.fill(context.bounds)
        context.setFillColor(.black)
        for dot in places {
          context.fill(Rect(x: Double(dot.x), y: Double(dot.y), width: Double(dot.width), height: 1))
        }
      }.png()
    }
    func boxes(_ places: [(x: Int, y: Int, width: Int)]) throws -> Substring {
      try folder.write(dots(places), as: "new.png")
      try folder.write(dots([]), as: "old.png")
      _ = RecordedRun(["compare", folder["new.png"], folder["old.png"], "--report", folder["dots.html"]])
      let report = String(decoding: try folder.bytes("dots.html"), as: UTF8.self)
      return try #require(report.firstMatch(of: /data-boxes="([^"]*)"/)).output.1
    }
    // Seven pixels apart, on either axis or both, and eight.
    #expect(try boxes([(10, 10, 1), (18, 10, 1)]) == "10,10,9,1")
    #expect(try boxes([(10, 10, 1), (18, 18, 1)]) == "10,10,9,9")
    #expect(try boxes([(10, 10, 1), (19, 10, 1)]) == "10,10,1,1 19,10,1,1")
    #expect(try boxes([(10, 10, 1), (10, 19, 1)]) == "10,10,1,1 10,19,1,1")
    // A box that grows reaches others, and the one with the most pixels is first.
    #expect(try boxes([(10, 10, 2), (26, 10, 2), (18, 12, 1), (80, 40, 9)]) == "80,40,9,1 10,10,18,3")
  }

  @Test func picturesCanBeReachedWithoutAKeyboard() throws {
    let report = try report()
    for id in ["back", "forth", "order", "place"] { #expect(report.contains(" id=\"\(id)\"")) }
    #expect(report.contains("#steps { position: fixed;"))
  }

  @Test func theFileIsTheSameAtAnyNumberOfThreads() throws {
    let one = try report(cores: 1)
    #expect(try report(cores: 5) == one)
  }

  @Test func aReportThatCannotBeFinishedLeavesTheOldOne() throws {
    try folder.write("old", as: "report.html")
    // Standard output breaks at the first line, when the report has begun.
    var environment = ToolEnvironment()
    environment.writeOutput = { (_) throws(FileError) in throw .writing(path: "standard output", errno: 32) }
    environment.coreCount = 2
    let status = Tool.run(
      ["compare", folder["a"], folder["b"], "--report", folder["report.html"]], in: environment)
    #expect(status == .unwritable)
    #expect(try folder.bytes("report.html") == Array("old".utf8))
    #expect(folder.names == ["a", "b", "report.html"])
  }
}
