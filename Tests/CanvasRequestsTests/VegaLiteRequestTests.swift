import Canvas
import CanvasRequests
import CanvasTables
import CanvasVegaLite
import Foundation
import Testing

/// Requests for charts of Vega-Lite specifications: members, files, limits and errors.
@Suite struct VegaLiteRequestTests {
  private let folder = NSTemporaryDirectory() + "specs-" + UUID().uuidString
  private let resources: Resources

  private static let encoding = #""encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#
  private static let values = #""data": {"values": [{"a": "A", "b": 3}, {"a": "B", "b": 5}]}"#
  private static let bars = #"{\#(values), "mark": "bar", \#(encoding)}"#

  /// A specification that reads a file.
  private static func bars(of file: String) -> String {
    #"{"data": {"url": "\#(file)"}, "mark": "bar", \#(encoding)}"#
  }

  init() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/root/specs/data", withIntermediateDirectories: true)
    try files.createDirectory(atPath: folder + "/root/tables", withIntermediateDirectories: true)
    for name in ["out.csv", "root/up.csv", "root/specs/near.csv", "root/specs/data/in.csv", "root/tables/t.csv"] {
      try Data("a,b\nA,3\nB,5\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try files.createSymbolicLink(atPath: folder + "/root/specs/link.csv", withDestinationPath: "../../out.csv")
    try files.createSymbolicLink(atPath: folder + "/root/specs/up.csv", withDestinationPath: "../up.csv")
    for name in ["near.csv", "data/in.csv", "t.csv", "../up.csv"] {
      let file = "\(folder)/root/specs/\(name.split(separator: "/").last ?? "").vl.json"
      try Data(Self.bars(of: name).utf8).write(to: URL(fileURLWithPath: file))
    }
    resources = Resources(root: folder + "/root")
  }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }

  private func error(_ request: VegaLiteRequest, in resources: Resources? = nil) -> RequestError? {
    do throws(RequestError) {
      _ = try request.drawable(in: resources ?? self.resources).png()
      return nil
    } catch {
      return error
    }
  }

  // MARK: JSON

  @Test func membersReachTheRequest() throws {
    defer { clean() }
    let json = #"""
      {"command": "chart spec", "data": \#(Self.bars), "options":
       {"theme": "dark", "data-root": "tables", "time-zone": "+09:00", "lenient": true, "ppi": 144, "width": 300,
        "scale": 2}}
      """#
    var expected = VegaLiteRequest(spec: .text(Self.bars))
    expected.theme = .dark
    expected.dataRoot = "tables"
    expected.timeZone = ClockZone("+09:00")
    expected.isLenient = true
    expected.pixelsPerInch = 144
    expected.picture.width = 300
    expected.picture.scale = 2
    let read = try PictureRequest(json: Array(json.utf8))
    #expect(read.content as? VegaLiteRequest == expected)
    #expect(try PictureRequest(json: #require(read.json)) == read)
    #expect(read.digest != nil && read.digest == PictureRequest(expected).digest)
    #expect(read.digest != PictureRequest(VegaLiteRequest(spec: .text(Self.bars))).digest)
  }

  @Test(arguments: [
    (#"{"command": "chart spec"}"#, "missing 'data': a specification; or use 'file' with the name of one"),
    (
      #"{"command": "chart spec", "data": {}, "options": {"theme": "light"}}"#,
      "options.theme: 'light'; use one of " + VegaLiteSpec.Theme.allCases.map(\.rawValue).joined(separator: ", ")
    ),
    (
      #"{"command": "chart spec", "data": {}, "options": {"lenent": true}}"#,
      "options.lenent: chart spec has no such option; did you mean 'lenient'?"
    ),
    (
      #"{"command": "chart spec", "data": {}, "options": {"size": "9x9", "width": 3}}"#,
      "use either 'size' or 'width', not both"
    ),
    (#"{"command": "chart spec", "cards": ["QH"]}"#, "chart spec uses 'data' or 'file', not 'cards'"),
  ]) func aWrongMemberIsNamed(json: String, message: String) {
    defer { clean() }
    #expect(throws: RequestError.self) { try PictureRequest(json: Array(json.utf8)) }
    do { _ = try PictureRequest(json: Array(json.utf8)) } catch { #expect("\(error)" == message) }
  }

  @Test func theSchemaHasTheKind() throws {
    defer { clean() }
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(PictureRequest.jsonSchema)) as? [String: Any])
    let kinds = try #require(schema["oneOf"] as? [[String: Any]])
    let kind = try #require(
      kinds.first { (($0["properties"] as? [String: Any])?["command"] as? [String: String])?["const"] == "chart spec" })
    let properties = try #require(kind["properties"] as? [String: Any])
    #expect((properties["data"] as? [String: [String]])?["type"] == ["object", "string"])
    let options = try #require((properties["options"] as? [String: Any])?["properties"] as? [String: Any])
    #expect((options["theme"] as? [String: Any])?["enum"] as? [String] == VegaLiteSpec.Theme.allCases.map(\.rawValue))
    #expect(options.keys.contains("data-root") && options.keys.contains("lenient"))
  }

  // MARK: Notebooks

  /// A notebook with outputs by the numbers of their cells.
  private static func notebook(_ cells: [(number: String, data: String)]) -> RequestData {
    let cells = cells.map { #"{"execution_count": \#($0.number), "outputs": [{"data": {\#($0.data)}}]}"# }
    return .text(#"{"cells": [{"cell_type": "markdown"}, \#(cells.joined(separator: ", "))], "nbformat": 4}"#)
  }

  private static let output = #""text/plain": "a", "application/vnd.vegalite.v5+json": \#(bars)"#

  private func notes(_ cell: Int?, _ cells: (number: String, data: String)...) throws -> [String] {
    var request = VegaLiteRequest(spec: Self.notebook(cells))
    request.cell = cell
    let picture = try request.drawable(in: Resources())
    #expect(try picture.png() == VegaLiteRequest(spec: .text(Self.bars)).drawable(in: Resources()).png())
    return picture.notes.map(\.description)
  }

  @Test func theOutputOfACellIsDrawn() throws {
    defer { clean() }
    #expect(try notes(3, ("1", #""text/plain": "a""#), ("3", Self.output)).isEmpty)
    #expect(try notes(2, ("null", Self.output)).isEmpty)
    #expect(
      try notes(3, ("3", Self.output), ("3", Self.output)) == ["data: the first of the 2 charts of cell 3 is drawn"])
    let page = "<script>var vega-lite = 1;\n(function(spec, embedOpt){})(\(Self.bars), {});</script>"
    let text = String(decoding: try JSONEncoder().encode([page]), as: UTF8.self)
    #expect(try notes(7, ("7", #""text/html": \#(text)"#)).isEmpty)
  }

  @Test func theFirstChartOfANotebookIsDrawnOrNone() throws {
    defer { clean() }
    let file = folder + "/root/n.ipynb"
    guard case .bytes(let bytes) = Self.notebook([("2", Self.output), ("4", Self.output)]) else { return }
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    let picture = try VegaLiteRequest(spec: .file("n.ipynb")).drawable(in: resources)
    #expect(
      picture.notes.map(\.description) == ["n.ipynb: the chart of cell 2 is drawn; 'cell' chooses one of 2, 4"])
    var request = VegaLiteRequest(spec: .bytes(bytes))
    request.cell = 3
    #expect(error(request)?.description == #"data: 'cell': "3" has no chart; the cells with charts are 2, 4"#)
    request.spec = .text(Self.bars)
    #expect(error(request)?.description == "data: no cell has a chart of Vega-Lite among its outputs")
  }

  @Test func pixelsPerInchMultiplyTheScale() throws {
    defer { clean() }
    var (request, scaled) = (VegaLiteRequest(spec: .text(Self.bars)), VegaLiteRequest(spec: .text(Self.bars)))
    (request.pixelsPerInch, request.picture.scale, scaled.picture.scale) = (144, 1.5, 3)
    #expect(try request.drawable(in: resources).png() == scaled.drawable(in: resources).png())
  }

  // MARK: Pictures

  @Test func aSpecificationIsDrawnInEveryFormat() throws {
    defer { clean() }
    let picture = try VegaLiteRequest(spec: .text(Self.bars)).drawable(in: Resources())
    let png = try picture.encoded(as: .png)
    #expect(try Image(contents: png).pixelWidth == Int(picture.idealSize.width.rounded(.up)))
    #expect(String(decoding: try picture.encoded(as: .svg), as: UTF8.self).hasPrefix("<"))
    #expect(try picture.encoded(as: .pdf).starts(with: Array("%PDF".utf8)))
    for format in PictureFormat.allCases {
      let again = try VegaLiteRequest(spec: .text(Self.bars)).drawable(in: Resources())
      #expect(try picture.encoded(as: format) == again.encoded(as: format))
    }
  }

  @Test func theThemeChangesThePicture() throws {
    defer { clean() }
    func png(_ theme: String) throws -> [UInt8] {
      let json = #"{"command": "chart spec", "data": \#(Self.bars), "options": {"theme": "\#(theme)"}}"#
      return try PictureRequest(json: Array(json.utf8)).drawable(in: Resources()).png()
    }
    #expect(Set(try ["report", "dark", "vega"].map(png)).count == 3)
  }

  @Test func theSizeIsThatOfTheSpecificationUnlessItIsAskedFor() throws {
    defer { clean() }
    var request = VegaLiteRequest(spec: .text(Self.bars))
    let own = try request.drawable(in: resources).idealSize
    request.picture.width = own.width * 2
    #expect(try request.drawable(in: resources).idealSize == Size(width: own.width * 2, height: own.height * 2))
    request.picture.width = nil
    request.picture.size = Size(width: 300, height: 100)
    request.picture.scale = 2
    let image = try request.drawable(in: resources).image()
    #expect(image.pixelWidth == 600 && image.pixelHeight == 200)
    request.picture.size = Size(width: 99_999, height: 1)
    #expect(error(request)?.reason == .request)
    request.picture.size = nil
    request.picture.width = 90_000
    #expect(error(request)?.reason == .request)
  }

  @Test func aPictureHasNotesAndADescription() throws {
    defer { clean() }
    let json = #"{"title": "T", \#(Self.values), "mark": {"type": "bar", "innerRadius": 3}, \#(Self.encoding)}"#
    let picture = try VegaLiteRequest(spec: .text(json)).drawable(in: resources)
    #expect(picture.notes.map(\.description) == ["data: mark.innerRadius: has no effect on the mark bar"])
    #expect(picture.warnings.isEmpty)
    #expect(picture.title == "T" && picture.alternativeText == "T")
    let described = json.replacing(#"{"title""#, with: #"{"description": "Two bars", "title""#)
    #expect(try VegaLiteRequest(spec: .text(described)).drawable(in: resources).alternativeText == "Two bars")
  }

  @Test func anUnknownPropertyIsANoteIfLenient() throws {
    defer { clean() }
    let json = #"{\#(Self.values), "mark": {"type": "bar", "colour": "red"}, \#(Self.encoding)}"#
    var request = VegaLiteRequest(spec: .text(json))
    #expect(error(request)?.description == "data: mark.colour: unknown; did you mean 'color'?")
    #expect(error(request)?.reason == .content)
    request.isLenient = true
    #expect(
      try request.drawable(in: resources).notes.map(\.description)
        == ["data: mark.colour: unknown; did you mean 'color'?"])
  }

  @Test func timesAreOfAZone() throws {
    defer { clean() }
    let json = #"""
      {"data": {"values": [{"t": 1700000000000}]}, "mark": "text", "encoding": {"text": {"field": "t", "timeUnit": "hours"}}}
      """#
    var request = VegaLiteRequest(spec: .text(json))
    let utc = try request.drawable(in: resources).png()
    request.timeZone = ClockZone("+09:00")
    #expect(try request.drawable(in: resources).png() != utc)
  }

  @Test func aMissingCharacterCanBeAnError() {
    defer { clean() }
    let json = Self.bars.replacing("\"A\"", with: "\"\u{10FFFD}\"")
    var request = VegaLiteRequest(spec: .text(json))
    #expect(error(request) == nil)
    request.picture.hasStrictGlyphs = true
    #expect(error(request)?.reason == .content)
  }

  // MARK: Files

  @Test(arguments: ["near.csv", "in.csv"]) func dataIsReadBelowTheSpecification(name: String) {
    defer { clean() }
    #expect(error(VegaLiteRequest(spec: .file("specs/\(name).vl.json"))) == nil)
  }

  @Test func theDataMayHaveAFolderOfItsOwn() {
    defer { clean() }
    var request = VegaLiteRequest(spec: .file("specs/t.csv.vl.json"))
    #expect(error(request)?.reason == .file)
    request.dataRoot = "tables"
    #expect(error(request) == nil)
    request.dataRoot = "../root/tables"
    #expect(error(request) == nil)
    // Data in the request starts in the root.
    #expect(error(VegaLiteRequest(spec: .text(Self.bars(of: "tables/t.csv")))) == nil)
  }

  @Test(arguments: [
    "../up.csv", "../../out.csv", "/etc/passwd", "data/../../up.csv", "link.csv", "up.csv", "nothing/../near.csv",
  ]) func dataOutsideOfItsFolderIsRefused(name: String) throws {
    defer { clean() }
    let file = folder + "/root/specs/x.vl.json"
    try Data(Self.bars(of: name).utf8).write(to: URL(fileURLWithPath: file))
    let found = try #require(error(VegaLiteRequest(spec: .file("specs/x.vl.json"))))
    #expect(found.reason == .file)
    #expect(found.description.hasPrefix("specs/x.vl.json: data.url: "))
    #expect(found.description.hasSuffix("outside the folder of data; 'data-root' is the folder of data files"))
  }

  @Test func aFolderOfDataOutsideOfTheRootIsRefused() {
    defer { clean() }
    for name in ["..", "/", "../..", folder] {
      var request = VegaLiteRequest(spec: .text(Self.bars(of: "out.csv")))
      request.dataRoot = name
      #expect(error(request)?.reason == .file, "\(name)")
    }
  }

  @Test func aURLIsRefused() {
    defer { clean() }
    let found = error(VegaLiteRequest(spec: .text(Self.bars(of: "https://example.com/t.csv"))))
    #expect(found?.description == "data: data.url: 'https://example.com/t.csv'; a file; there is no network")
    #expect(found?.reason == .content)
  }

  @Test func withoutARootNoFileIsRead() {
    defer { clean() }
    #expect(error(VegaLiteRequest(spec: .text(Self.bars)), in: Resources()) == nil)
    #expect(error(VegaLiteRequest(spec: .text(Self.bars(of: "t.csv"))), in: Resources())?.reason == .content)
    #expect(error(VegaLiteRequest(spec: .file("specs/near.csv.vl.json")), in: Resources())?.reason == .file)
  }

  @Test func filesHaveALimitOfBytesInAll() throws {
    defer { clean() }
    let view = Self.bars(of: "tables/t.csv")
    var limited = resources
    limited.limits.byteCount = 30
    let one = VegaLiteRequest(spec: .text(view))
    let many = VegaLiteRequest(spec: .text(#"{"hconcat": [\#(view), \#(view), \#(view)]}"#))
    #expect(error(one, in: limited) == nil)
    #expect(error(many) == nil)
    #expect(error(many, in: limited)?.reason == .content)
    #expect(error(many, in: limited)?.description.contains("more than 30 bytes in all") == true)
    limited.limits.byteCount = 5
    #expect(error(one, in: limited)?.reason == .content)
  }

  // MARK: Errors

  @Test(arguments: [
    ("{", "data:1:2: the end of the file; a key in double quotes"),
    ("[1]", "data: a list, and no specification; for tables, use chart bars, columns, lines, areas or tiles"),
    ("7", "data: 7; must be an object with a mark, or with views"),
    (#"{"mark": "brr"}"#, nil), (#"{"mark": "bar", "encoding": {"x": {"feild": "a"}}}"#, nil),
  ]) func anErrorHasThePlace(json: String, message: String?) throws {
    defer { clean() }
    let found = try #require(error(VegaLiteRequest(spec: .text(json))))
    #expect(found.reason == .content)
    #expect(!found.description.contains("\n"))
    if let message { #expect(found.description == message) } else { #expect(found.description.hasPrefix("data: ")) }
  }
}
