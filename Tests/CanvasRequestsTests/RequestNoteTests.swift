import Canvas
import CanvasCharts
import CanvasNotes
import CanvasRequests
import TestSupport
import Testing

@Suite struct RequestNoteTests {
  @Test func equalNotesAreCountedAndTheirNumberIsLimited() {
    var notes: [Note] = []
    for index in 0..<10 {
      notes.add(Note(.dropped, at: "row \(index % 2)", "the text is cut"))
      notes.add(Note(.invalid, at: "\(index)", "no number"), limit: 5)
    }
    #expect(notes.filter { $0.kind == .dropped }.map(\.count) == [5, 5])
    #expect(notes.filter { $0.kind == .invalid }.map(\.count) == [1, 1, 8])
    #expect(notes[0].description == "row 0: the text is cut (5 times)")
    #expect(Note(.empty, "there are no values to draw", count: -3).description == "there are no values to draw")
    #expect(Note.Kind.allCases.filter { !Note($0, "").isLoss } == [.chosen])
  }

  /// A table with a row of totals, which is left out.
  private let request: ChartRequest = {
    var request = ChartRequest(.bars, data: .text("name,value\nTea,1\nCola,2\nTotal,3"))
    request.picture.scale = 0.5
    return request
  }()

  @Test func aNoteHasItsKindAndItsPlace() throws {
    let notes = try request.drawable(in: Resources()).notes
    #expect(notes.map(\.kind) == [.dropped, .chosen] && notes.allSatisfy { $0.place == "data" && $0.count == 1 })
    #expect(
      notes[0].description
        == "data: 'Total' left out as the total of the others; 'totals': \"keep\" draws it")
  }

  @Test func whatIsLostIsAnErrorIfThatIsAsked() throws {
    var strict = request
    strict.picture.isStrict = true
    let error = #expect(throws: RequestError.self) { try strict.drawable(in: Resources()) }
    #expect(error?.reason == .content)
    #expect(error?.description.hasSuffix("draws it; this is an error with 'strict'") == true)
    strict.table.totals = .keep
    #expect(try strict.drawable(in: Resources()).notes.map(\.kind) == [.chosen])
  }

  @Test func aColumnOfTextsThatIsNotInTheTableIsAnError() throws {
    var other = request
    other.table.text = ["nam"]
    let error = #expect(throws: RequestError.self) { try other.drawable(in: Resources()) }
    #expect(error?.reason == .request)
    #expect(
      error?.description.hasSuffix("'nam'; a column of the table: name (text), value (number); did you mean 'name'?")
        == true)
  }

  @Test func anArrangementWithoutEffectIsIgnored() throws {
    func notes(_ mark: ChartMark, _ arrangement: SeriesArrangement, _ table: String) throws -> [String] {
      var request = ChartRequest(mark, data: .text(table))
      request.marks.arrangement = arrangement
      return try request.drawable(in: Resources()).notes.filter { $0.kind == .ignored }.map(\.what.description)
    }
    let (one, two) = ("m,a\nJ,3\nF,4", "m,a,b\nJ,3,1\nF,4,2")
    #expect(try notes(.lines, .stacked, two) == ["only bars, columns and areas can be stacked"])
    #expect(try notes(.lines, .normalized, two) == ["only bars, columns and areas can be stacked"])
    #expect(try notes(.areas, .grouped, two) == ["only bars and columns can be grouped"])
    #expect(try notes(.bars, .normalized, one) == ["a single series can't be stacked"])
    #expect(try notes(.columns, .grouped, one) == ["a single series can't be grouped"])
    for mark in [ChartMark.bars, .columns, .areas] { #expect(try notes(mark, .normalized, two).isEmpty) }
  }

  @Test func requestsInJSONCanBeStrict() throws {
    let json = #"{"command": "chart bars", "data": [["a", 1], ["Total", 1]], "options": {"strict": true}}"#
    let request = try PictureRequest(json: Array(json.utf8))
    #expect(request.content.picture.isStrict)
  }

  @Test(arguments: ["scale", "title", "strict", "output-format"])
  func anOptionBesideTheCommandIsToldItsPlace(name: String) {
    let json = "{\"command\": \"chart bars\", \"data\": [[\"a\", 1]], \"\(name)\": 1}"
    let error = #expect(throws: RequestError.self) { try PictureRequest(json: Array(json.utf8)) }
    #expect(error?.description == "\(name): belongs in 'options'")
  }
}
