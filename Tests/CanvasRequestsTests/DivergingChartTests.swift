import Canvas
import CanvasCharts
import CanvasRequests
import Testing

/// Requests for answers of surveys on both sides of their middle.
@Suite struct DivergingChartTests {
  private static let wide = """
    question,Agree,Neutral,Disagree
    Helpful,6,3,1
    Fast,2,2,6

    """

  private func request(_ table: String, by: String? = nil, facet: String? = nil) -> ChartRequest {
    var request = ChartRequest(.bars, data: .text(table))
    request.marks.arrangement = .diverging
    request.table.by = by
    request.marks.facet = facet
    return request
  }

  private func placed(_ request: ChartRequest) throws -> ChartLayout {
    let picture = try request.drawable(in: Resources(root: "."))
    guard case .chart(let layout) = picture.content else { throw RequestError(.failure, "no chart") }
    return layout
  }

  private func message(_ request: ChartRequest) -> String? {
    #expect(throws: RequestError.self) { try request.drawable(in: Resources(root: ".")) }?.description
  }

  @Test func aJobIsTheSameAsTheFlag() throws {
    let json = #"{"command": "chart bars", "data": [["q", "a"], ["x", 1]], "options": {"diverging": true}}"#
    let read = try PictureRequest(json: Array(json.utf8))
    let expected = request(#"[["q", "a"], ["x", 1]]"#)
    #expect(read.content as? ChartRequest == expected)
    let written = try #require(PictureRequest(expected).json)
    #expect(String(decoding: written, as: UTF8.self).contains(#""diverging" : true"#))
    #expect(try PictureRequest(json: written) == read)
  }

  @Test func arrangementsExcludeEachOther() {
    let json = #"{"command": "chart bars", "data": [], "options": {"diverging": true, "stacked": true}}"#
    let error = #expect(throws: RequestError.self) { try PictureRequest(json: Array(json.utf8)) }
    #expect(error?.description == "use only one of 'stacked', 'grouped', '100' and 'diverging'")
  }

  @Test func columnsOfAnswersAndAColumnOfAnswersAreTheSamePicture() throws {
    let long = """
      question,answer,count
      Helpful,Agree,6
      Helpful,Neutral,3
      Helpful,Disagree,1
      Fast,Agree,2
      Fast,Neutral,2
      Fast,Disagree,6

      """
    let expected = try placed(request(Self.wide))
    #expect(expected.legend?.entries.map(\.label.string) == ["Disagree", "Neutral", "Agree"])
    #expect(expected.panels.first?.bars.first?.bars.count == 6)
    #expect(try placed(request(long, by: "answer")).panels == expected.panels)
    // Without a choice, the answers are the series, too.
    #expect(try placed(request(long)).panels == expected.panels)
  }

  @Test func answersAlongTheAxisAreOneBar() throws {
    let layout = try placed(request("Answer,Count\nAgree,48\nNeutral,22\nDisagree,14\n"))
    #expect(layout.panels.first?.bars.first?.bars.map(\.value) == [14, 22, 48])
    #expect(layout.panels.first?.placeNames == [""])
  }

  @Test func stepsOfAScaleAreAHeader() throws {
    let layout = try placed(request("team,5,4,3,2,1\nSales,5,4,3,2,1\nSupport,1,1,1,1,1\n"))
    #expect(layout.legend?.entries.map(\.label.string) == ["1", "2", "3", "4", "5"])
    #expect(layout.panels.first?.placeNames == ["Sales", "Support"])
  }

  @Test func negativeNumbersAreRefusedWithTheirPlace() {
    let table = Self.wide.replacing("2,2,6", with: "2,-2,6")
    #expect(
      message(request(table)) == "data:3:8: '-2'; must be a number of at least 0, to have a share of all answers")
    let faceted = "team,q,Agree,Disagree\nA,x,1,-3\nB,x,2,3\n"
    #expect(message(request(faceted, facet: "team"))?.contains("'-3'; must be a number of at least 0") == true)
  }

  @Test func tooFewAndTooManyAnswersAreRefused() {
    #expect(
      message(request("q,count\nA,3\nB,4\n"))
        == "data: only one column of values; 'diverging' needs one for each answer, or 'by' with the column of answers"
    )
    let names = (0..<12).map { "a\($0)" }
    let table = "q," + names.joined(separator: ",") + "\nx" + names.map { _ in ",3" }.joined() + "\n"
    #expect(message(request(table)) == "data: more than 11 answers; 'diverging' shows at most as many")
  }

  @Test func linesCannotDiverge() throws {
    var request = request(Self.wide)
    request.mark = .lines
    #expect(
      try placed(request).notes.map(\.description).contains("only bars and columns can diverge from a middle"))
  }
}
