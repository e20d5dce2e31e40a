import Canvas
import CanvasRequests
import CanvasTemplates
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// The names, numbers, copies and sizes of the cards of a table.
@Suite(.enabled(if: Template.readsYAML)) struct CardNumberTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // The card's width tells its number, and its height the number of all.
    try folder.write(
      """
      size: 100x100
      front:
        background: white
        content: topLeading
        zstack: [{rectangle: red, width: "{#}", height: "{##}"}]
      back: {rectangle: black}
      """, as: "t.yaml")
    try folder.write("Name,Copies\nOne,2\nTwo,0\nThree,\nFour,3\n", as: "t.csv")
  }

  private func run(_ arguments: String...) -> RecordedRun {
    RecordedRun(["cards", folder["t.yaml"], folder["t.csv"]] + arguments)
  }

  /// The number of a card, and that of all.
  private func numbers(_ file: String) throws -> [Int] {
    let image = try Image(png: folder.bytes(file))
    return [
      (0..<100).count { image.color(atPixelX: $0, y: 0) == .red },
      (0..<100).count { image.color(atPixelX: 0, y: $0) == .red },
    ]
  }

  @Test func aPartOfTheRowsKeepsItsNamesAndNumbers() throws {
    #expect(run("-o", folder["o"], "--only", "3").status == .done)
    #expect(folder.names("o") == ["03-back.png", "03.png"])
    #expect(try numbers("o/03.png") == [3, 4])
    #expect(run("-o", folder["m"], "--only", "3,9,7").error.contains("t.csv: --only: no row 7, 9; there are 4"))
    #expect(run("-o", folder["w"], "--where", "Name = Four").status == .done)
    #expect(folder.names("w") == ["04-back.png", "04.png"])
    #expect(try numbers("w/04.png") == [4, 4])
    #expect(run("-o", folder["q"], "--only", "4", "--quantity", "Copies").status == .done)
    #expect(folder.names("q") == ["04-back.png", "04.png", "05-back.png", "05.png", "06-back.png", "06.png"])
    #expect(try numbers("q/05.png") == [5, 6])
  }

  @Test func namesOfAPartAreThoseAmongAllRows() throws {
    try folder.write("Name\nA\nA\na\n", as: "t.csv")
    #expect(run("-o", folder["o"], "--only", "3", "--name-by", "Name").status == .done)
    #expect(folder.names("o") == ["a 3-back.png", "a 3.png"])
    try folder.write("Name\n" + String(repeating: "A\n", count: 120), as: "t.csv")
    #expect(run("-o", folder["p"], "--only", "7").status == .done)
    #expect(folder.names("p") == ["007-back.png", "007.png"])
  }

  @Test func aPartHasItsNumbersInSheetsRequestsAndJobs() throws {
    var request = TemplateDeckRequest(template: .file("t.yaml"), table: .file("t.csv"))
    request.only = [3]
    let resources = Resources(root: folder.path)
    let pages = try request.pages(in: resources).fronts
    #expect(pages.pages.map(\.name) == ["03"])
    let image = try pages.image(at: 0)
    #expect(image.color(atPixelX: 2, y: 3) == .red && image.color(atPixelX: 3, y: 3) == .white)
    request.program = .tabletopSimulator
    request.picture.scale = 0.1
    let sheet = try request.pages(in: resources).fronts.image(at: 0)
    let pixel = Double(sheet.pixelWidth) / 100
    #expect(sheet.color(atPixelX: Int(2.5 * pixel), y: Int(3.5 * pixel)) == .red)
    #expect(sheet.color(atPixelX: Int(3.5 * pixel), y: Int(3.5 * pixel)) == .white)
    #expect(run("-o", folder["g"], "--only", "3,4", "--for", "tabletop-simulator", "--scale", "0.1").status == .done)
    let json = String(decoding: try folder.bytes("g/sheet.json"), as: UTF8.self)
    #expect(json.contains(#""Nickname":"3""#) && json.contains(#""Nickname":"4""#))
    #expect(run("-o", folder["s"], "--only", "3", "--pages", "A4").status == .done)
    #expect(folder.names("s") == ["sheet-1.png"])
  }

  // MARK: Copies

  @Test func aBlankNumberOfCopiesIsOneAndZeroIsSaid() throws {
    try folder.write("Name,Copies\nOne,\nTwo,0\nThree,2\nFour,0\n", as: "t.csv")
    let all = run("-o", folder["o"], "--quantity", "Copies")
    #expect(all.status == .done && folder.names("o").count == 6)
    #expect(all.error.contains("t.csv: no card of row 2, 4, as there are 0 copies"))
    #expect(all.errorLines.count == 1)
    // Rows that aren't asked for aren't named.
    #expect(run("-o", folder["p"], "--quantity", "Copies", "--only", "1").error.isEmpty)
    try folder.write("Name,Copies\nOne,0\n", as: "t.csv")
    #expect(run("-o", folder["q"], "--quantity", "Copies").error.contains("no row to draw"))
  }

  @Test(arguments: ["2.5", "-1", "two", "1e30", "nan"]) func otherNumbersOfCopiesAreErrors(text: String) throws {
    try folder.write("Name,Copies\nOne,1\nTwo,\(text)\n", as: "t.csv")
    let all = run("-o", folder["o"], "--quantity", "Copies")
    #expect(all.status == .badContent && all.error.contains("t.csv: row 2: '\(text)' copies; must be a whole number"))
    #expect(run("-o", folder["o"], "--quantity", "Copies", "--only", "1").status == .done)
  }

  // MARK: Pixels on paper

  @Test func pixelsWithoutAResolutionAre300ToTheInchOnPaper() throws {
    for (size, page, note) in [
      ("825x1125px", (198, 270), true), ("825x1125px\ndpi: 150", (396, 540), false),
      ("825x1125", (825, 1125), false), ("poker", (180, 252), false),
    ] {
      try folder.write("size: \(size)\nfront: {rectangle: red}\n", as: "p.yaml")
      let cards = RecordedRun("cards", folder["p.yaml"], folder["t.csv"], "-o", folder["p.pdf"], "--json")
      let draw = RecordedRun("draw", folder["p.yaml"], "-o", folder["d.pdf"], "--json")
      for run in [cards, draw] {
        #expect(run.status == .done, "\(run.error)")
        #expect(run.output.contains("\"width\":\(page.0).0,\"height\":\(page.1).0,"), "\(run.output)")
        #expect((run.error + run.output).contains("300 pixels are an inch") == note)
      }
      // Pictures of pixels keep them, and say nothing.
      let png = RecordedRun("draw", folder["p.yaml"], "-o", folder["p.png"])
      #expect(!(png.error + png.output).contains("inch"))
      if note { #expect(try Image(png: folder.bytes("p.png")).pixelWidth == 825) }
    }
  }

  @Test func cardsInPixelsLieOnPaperInTheirSize() throws {
    try folder.write("size: 750x1050px\nbleed: 36px\nfront: {rectangle: red}\n", as: "p.yaml")
    let run = RecordedRun("cards", folder["p.yaml"], folder["t.csv"], "-o", folder["s.pdf"], "--pages", "A4", "--json")
    #expect(run.status == .done && run.output.contains("\"pages\":1"), "\(run.error)")
    let single = RecordedRun("cards", folder["p.yaml"], folder["t.csv"], "-o", folder["c.pdf"], "--only", "1", "--json")
    #expect(single.status == .done)
    #expect(single.output.contains("\"width\":197.28,\"height\":269.28,"), "\(single.output)")
  }
}
