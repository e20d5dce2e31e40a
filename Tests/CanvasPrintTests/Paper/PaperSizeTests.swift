import Canvas
import CanvasPrint
import Testing

@Suite struct PaperSizeTests {
  @Test(
    arguments: [
      ("A4", 210.0, 297.0), ("a3", 297, 420), ("A5", 148, 210), ("LETTER", 215.9, 279.4), ("legal", 215.9, 355.6),
      (" Tabloid ", 279.4, 431.8), ("210x330mm", 210, 330), ("21 x 33 cm", 210, 330), ("8.5×11in", 215.9, 279.4),
      ("72X144pt", 25.4, 50.8),
    ])
  func aTextIsPaper(text: String, width: Double, height: Double) throws {
    let paper = try PaperSize(text)
    #expect(abs(paper.size.width - .millimetres(width)) < 1e-9)
    #expect(abs(paper.size.height - .millimetres(height)) < 1e-9)
    #expect(try PaperSize(paper.name).size == paper.size)
  }

  @Test(
    arguments: [
      "", "A9", "210x297", "210mm", "x297mm", "210xmm", "nanxnanmm", "infx1mm", "0x0mm", "-5x10mm", "1e3x1e3mm",
      "0x10p-1mm",
      "6000x100mm", "1x1mm", "210x297x10mm", "A4\nA3",
    ])
  func anotherTextIsAnErrorInOneLine(text: String) {
    let error = #expect(throws: PrintError.self) { _ = try PaperSize(text) }
    #expect(error?.description.contains("such as 210x330mm") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test func sidesMustBeInRange() throws {
    #expect(try PaperSize(size: Size(width: 100, height: 200)).name == "100.0x200.0pt")
    for side in [0, -1, 35, 14_401, .nan, .infinity] {
      #expect(throws: PrintError.self) { _ = try PaperSize(size: Size(width: side, height: 100)) }
    }
  }
}
