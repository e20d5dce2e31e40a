import CanvasCharts
import CanvasRequests
import Testing

/// Requests for notes, spans, and ends of axes.
@Suite struct AxisSettingsTests {
  private static let table = "month,sales\n2026-01,30\n2026-02,45\n2026-03,60\n"

  private func request(_ mark: ChartMark, _ change: (inout ChartRequest) -> Void) -> ChartRequest {
    var request = ChartRequest(mark, data: .text(Self.table))
    change(&request)
    return request
  }

  private func message(_ mark: ChartMark, _ change: (inout ChartRequest) -> Void) -> String? {
    #expect(throws: RequestError.self) { try request(mark, change).drawable(in: Resources(root: ".")) }?.description
  }

  @Test(arguments: [ChartMark.columns, .bars, .areas]) func barsAreCutOnlyIfAsked(mark: ChartMark) throws {
    let low =
      "'y-min' would cut bars or areas, which are true only in full and from zero; 'truncate' cuts them"
    #expect(try #require(message(mark) { $0.axes.yMin = 20 }).hasSuffix(low))
    #expect(try #require(message(mark) { $0.axes.yMax = 50 }).contains("'y-max' would cut bars"))
    for change in [{ $0.axes.yMin = 0 }, { $0.axes.yMax = 100 }] as [(inout ChartRequest) -> Void] {
      #expect(throws: Never.self) { try request(mark, change).drawable(in: Resources(root: ".")) }
    }
    let cut = request(mark) { ($0.axes.yMin, $0.axes.truncates) = (40, true) }
    let notes = try cut.drawable(in: Resources(root: ".")).warnings.map(\.description)
    #expect(notes.contains { $0.hasSuffix("a value is beyond the limits of the axis, and cut off") })
  }

  /// A title takes the place of the column's name, but doesn't tell its unit.
  @Test(arguments: [
    ("day,level (km²)\n2026-01-01,3\n2026-01-02,4\n", "", "level (km²)"),
    ("day,level (km²)\n2026-01-01,3\n2026-01-02,4\n", "The lake", "km²"),
    ("day,level (km²)\n2026-01-01,3\n2026-01-02,4\n", "The lake in km²", nil),
    ("day,level\n2026-01-01,3\n2026-01-02,4\n", "The lake", nil),
    ("day,jobs_thousands\n2026-01-01,3\n2026-01-02,4\n", "Work", "thousands"),
    ("day,Preis (US-$)\n2026-01-01,3\n2026-01-02,4\n", "Der See", "US-$"),
    ("day,level\n2026-01-01,3\n2026-01-01,5\n2026-01-02,4\n", "", "Mean level"),
    ("day,sales\n2026-01-01,3\n2026-01-01,5\n2026-01-02,4\n", "", "sales"),
    ("day,a,b\n,cm,cm\n2026-01-01,3,5\n2026-01-02,4,6\n", "", "cm"),
    ("day,a (cm),b (cm)\n2026-01-01,3,5\n2026-01-02,4,6\n", "", nil),
  ])
  func whatIsDrawnStandsAboveTheAxis(table: String, title: String, expected: String?) throws {
    var request = ChartRequest(.lines, data: .text(table))
    request.look.title = title
    guard case .chart(let layout) = try request.drawable(in: Resources(root: ".")).content else {
      Issue.record("no chart")
      return
    }
    #expect(layout.axisTitles.first?.string == expected)
  }

  @Test func whatIsOnlyDecidedInDrawingIsNoWarning() throws {
    let rows = (0..<60).map { "2026-01-01T\($0 / 6 + 10):\($0 % 6)0,\(1000 + $0)" }
    let request = ChartRequest(.columns, data: .text((["time,sales"] + rows).joined(separator: "\n")))
    let picture = try request.drawable(in: Resources(root: "."))
    #expect(!picture.warnings.contains { $0.description.contains("values") })
    #expect(
      picture.notes.contains { $0.description.hasSuffix("the values don't fit at the columns; the axis shows them") })
  }

  @Test func withoutNamesNoneCanBeEmphasized() throws {
    let error = try #require(message(.lines) { $0.marks.emphasized = ["1997"] })
    #expect(error.hasSuffix(": the chart has no names"), "\(error)")
  }

  @Test func linesMayBeginAnywhere() throws {
    #expect(throws: Never.self) {
      try request(.lines) { $0.axes.yMin = 20 }.drawable(in: Resources(root: "."))
    }
  }

  @Test func endsMustBeInOrder() {
    #expect(message(.lines) { ($0.axes.yMin, $0.axes.yMax) = (5, 5) } == "'y-min' must be less than 'y-max'")
    #expect(
      message(.lines) { ($0.axes.yMin, $0.axes.isYLogarithmic) = (0, true) } == "'y-min' must be above 0 with 'y-log'")
  }

  @Test func aPlaceThatCannotBeReadIsAnError() throws {
    let note = try #require(message(.lines) { $0.marks.notes = [PlotChart.Note(at: "soon", "x")] })
    #expect(note.hasSuffix("'note': 'soon': must be a date, such as 2020-03-11 or 2020-03"))
    let back = try #require(message(.lines) { $0.marks.spans = [PlaceSpan(from: "2026-03", to: "2026-01")] })
    #expect(back.hasSuffix("'2026-03..2026-01' ends before it begins"), "\(back)")
    let span = try #require(message(.lines) { $0.marks.spans = [PlaceSpan(from: "2026-01", to: "later")] })
    #expect(span.hasSuffix("'span': 'later': must be a date, such as 2020-03-11 or 2020-03"))
  }

  @Test func spansAreWrittenWithTwoDots() throws {
    let json =
      #"{"command": "chart lines", "data": [["m", "a"]], "options": {"span": ["2026-01..2026-02: Sale", "1..2"]}}"#
    let read = try PictureRequest(json: Array(json.utf8))
    let spans = (read.content as? ChartRequest)?.marks.spans
    #expect(spans == [PlaceSpan(from: "2026-01", to: "2026-02", label: "Sale"), PlaceSpan(from: "1", to: "2")])
    #expect(try PictureRequest(json: #require(read.json)) == read)
    for wrong in ["2026-01", "..2", "1.."] {
      let text = #"{"command": "chart lines", "data": [["m", "a"]], "options": {"span": "\#(wrong)"}}"#
      #expect(throws: RequestError.self) { try PictureRequest(json: Array(text.utf8)) }
    }
  }
}
