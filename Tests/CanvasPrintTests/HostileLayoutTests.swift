import Canvas
import CanvasGoldensTesting
import CanvasPrint
import Testing

/// Numbers of every kind in every place: an error in one line, or pages that can be drawn.
@Suite(.requiresDejaVu) struct HostileLayoutTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, -0.0, .leastNonzeroMagnitude, 1e-9, 1, 2.834645, 14.2, 28.3, 72, 180, 252, 595,
    14_400, 1e300,
  ]

  @Test func noNumberTraps() throws {
    var random = SeededGenerator(seed: 7)
    let font = try Font.default(size: 7)
    var drawnCount = 0
    for _ in 0..<6000 {
      // Most numbers are usual, so that some layouts work.
      func number(_ usual: Double) -> Double {
        Int.random(in: 0..<12, using: &random) == 0 ? Self.numbers.randomElement(using: &random) ?? 0 : usual
      }
      func choice<Value: CaseIterable>(_: Value.Type) -> Value? { Value.allCases.randomElement(using: &random) }
      var layout = PrintLayout(paper: PaperSize.standard.randomElement(using: &random) ?? .a4)
      layout.orientation = choice(PrintLayout.Orientation.self) ?? .automatic
      (layout.margin, layout.gap) = (number(14), number(4))
      layout.marks = choice(PrintLayout.Marks.self) ?? .corner
      layout.bleed = choice(PrintLayout.Bleed.self) ?? .cut
      layout.backs = choice(PrintLayout.Backs.self) ?? .none
      layout.flip = choice(PrintLayout.Flip.self) ?? .longEdge
      layout.backOffset = Vector(dx: number(1), dy: number(-1))
      if Bool.random(using: &random), let corners = choice(RegistrationMarks.Corners.self) {
        layout.registration = RegistrationMarks(
          corners, inset: number(28), length: number(14), thickness: number(2.8))
      }
      if Bool.random(using: &random) { layout.pageNumberFont = font.withSize(number(7)) }
      layout.hasColorBar = Bool.random(using: &random)
      let size = Size(width: number(180), height: number(252))
      var page = Page(Cards.Picture(index: 1, idealSize: size, trim: .zero), name: "card")
      if Bool.random(using: &random) {
        page.trimBox = Rect(x: number(9), y: number(9), width: number(162), height: number(234))
      }
      if Bool.random(using: &random) {
        page.bleedBox = Rect(x: number(0), y: number(0), width: number(180), height: number(252))
      }
      do throws(PrintError) {
        let sheets = try PrintSheets(
          fronts: Pages([page]), backs: .one(page), copies: .sets(Int(number(3).isFinite ? 3 : -1)), layout: layout)
        for page in [sheets.pages.first, sheets.pages.last].compactMap(\.self) {
          let recording = try? Recording(size: page.idealSize) { try page.draw(in: $0.bounds, on: $0) }
          #expect(recording != nil)
        }
        drawnCount += 1
      } catch {
        #expect(!error.description.contains("\n") && error.description.count < 400)
      }
      let drawing = PrintCalibration(.back, for: layout, font: font)
      _ = try Recording(size: drawing.idealSize) { drawing.draw(in: $0.bounds, on: $0) }
    }
    #expect(drawnCount > 500)
  }
}
