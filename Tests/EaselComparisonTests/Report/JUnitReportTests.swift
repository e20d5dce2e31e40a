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
}
