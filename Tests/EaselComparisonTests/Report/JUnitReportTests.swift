import Canvas
import EaselComparison
import EaselTestSupport
import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite struct JUnitReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "a/<same>&\"'\u{1}.png")
    try folder.write(redPNG(), as: "b/<same>&\"'\u{1}.png")
    try folder.write(redPNG(width: 21), as: "a/wide.png")
    try folder.write(redPNG(), as: "b/wide.png")
    try folder.write("no picture", as: "a/bad.png")
    try folder.write(redPNG(), as: "b/bad.png")
    try folder.write(redPNG(), as: "b/removed.png")
  }

  @Test func pairsAreTestCases() throws {
    _ = RecordedRun("compare", folder["a"], folder["b"], "--junit", folder["junit.xml"])
    let document = try XMLDocument(data: Data(folder.bytes("junit.xml")))
    let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
    func attribute(_ name: String, of element: XMLElement) -> String? { element.attribute(forName: name)?.stringValue }
    // What Ant's schema asks for, in its order.
    #expect(
      ["id", "name", "package", "timestamp", "hostname", "tests", "failures", "errors", "time"]
        .map { attribute($0, of: suite) }
        == ["0", "compare", "easel", "2001-09-09T01:46:40", "localhost", "4", "2", "1", "0.000"])
    let children = (suite.children ?? []).filter { $0.kind == .element }.compactMap(\.name)
    #expect(children == ["properties", "testcase", "testcase", "testcase", "testcase", "system-out", "system-err"])
    let cases = suite.elements(forName: "testcase")
    #expect(cases.map { attribute("name", of: $0) } == ["<same>&\"'\\u{01}.png", "bad.png", "removed.png", "wide.png"])
    #expect(cases.allSatisfy { attribute("classname", of: $0) == "compare" && attribute("time", of: $0) == "0.000" })
    let outcomes = cases.map { element in
      (element.children ?? []).compactMap { $0 as? XMLElement }.map { [$0.name, attribute("type", of: $0)] }
    }
    #expect(outcomes == [[], [["error", "failed"]], [["failure", "removed"]], [["failure", "resized"]]])
    let message = try #require(cases[3].elements(forName: "failure").first.flatMap { attribute("message", of: $0) })
    #expect(message.hasPrefix("size 21x30, expected 20x30; "))
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00"), (951_782_399, "2000-02-28T23:59:59"), (951_782_400, "2000-02-29T00:00:00"),
    (951_868_800, "2000-03-01T00:00:00"), (1_735_689_599, "2024-12-31T23:59:59"),
    (4_107_542_400, "2100-03-01T00:00:00"),
    (-1, "1969-12-31T23:59:59"), (1_790_000_000, "2026-09-21T14:13:20"),
  ]) func theTimeIsThatOfTheCalendar(seconds: Int, time: String) {
    #expect(UTCTime(secondsSince1970: seconds).description == time)
  }
}
