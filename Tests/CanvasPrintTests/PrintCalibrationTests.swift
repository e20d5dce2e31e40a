import Canvas
import CanvasGoldensTesting
import CanvasPDF
import CanvasPrint
import TestSupport
import Testing

@Suite(.requiresDejaVu) struct PrintCalibrationTests {
  private func pages(_ layout: PrintLayout) throws -> [SheetReader] {
    var document = PDFDocument()
    try document.addPages(PrintCalibration.pages(for: layout, font: Font.default(size: 8)))
    return try SheetReader.pages(of: document.bytes())
  }

  @Test(arguments: [PaperSize.a4, .letter, .a3])
  func rulersAreTrue(paper: PaperSize) throws {
    let front = try pages(PrintLayout(paper: paper))[0]
    let upright = front.lines.filter { $0.width < 0.001 }
    // The marks of the lower ruler: a millimetre apart, beginning at 16 mm.
    let lower = upright.filter { abs($0.maxY - front.media.height + .millimetres(8)) < 0.01 }.map(\.minX).sorted()
    #expect(lower.count > 150)
    for (index, x) in lower.enumerated() { #expect(abs(x - .millimetres(16 + Double(index))) < tolerance) }
    let upper = upright.filter { abs($0.minY - .millimetres(8)) < 0.01 }.map(\.minX).sorted()
    #expect(upper.count > 100)
    for (index, x) in upper.enumerated() {
      #expect(abs(x - .millimetres(16) - Double(index) * 4.5) < tolerance)
    }
  }

  @Test func theCrossesOfTheBackAreMovedByTheOffset() throws {
    var layout = PrintLayout(paper: .a4)
    let plain = try pages(layout)[1].lines
    layout.backOffset = Vector(dx: 3, dy: -2)
    let moved = try pages(layout)[1].lines
    #expect(plain.count == 10 && moved.count == 10)
    for (a, b) in zip(plain, moved) { #expect(a.offsetBy(dx: 3, dy: -2).distance(to: b) < 0.01) }
    // Without an offset, a cross lies behind the scale of the front.
    #expect(plain.contains { abs($0.midX - .millimetres(35)) < 0.01 && abs($0.midY - .millimetres(35)) < 0.01 })
  }

  @Test func wrongNumbersAreErrors() throws {
    var layout = PrintLayout(paper: .a4)
    layout.backOffset = Vector(dx: .nan, dy: 0)
    expectError("back offset") { _ = try pages(layout) }
    let drawing = PrintCalibration(.back, for: layout, font: try Font.default(size: 8))
    #expect(try drawing.image().pixelWidth == 595)
  }
}
