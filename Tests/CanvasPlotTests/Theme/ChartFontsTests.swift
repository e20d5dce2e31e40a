import Canvas
import CanvasGoldensTesting
import CanvasPlot
import Testing

@Suite struct ChartFontsTests {
  @Test(.requiresFont(at: "\(SystemFonts.inter)/Inter-Regular.otf", version: "Version 3.019;git-0a5106e0b"))
  func chartsAreSetInInterWithTabularFigures() throws {
    let fonts = try ChartFonts.standard()
    #expect(fonts.note == nil)
    for weight: Font.Weight in [.regular, .medium, .semibold, .bold] {
      #expect(fonts[weight].familyName.hasPrefix("Inter"))
      #expect(fonts[weight].features == [.tabularFigures])
    }
    #expect(fonts[.bold] != fonts[.semibold])
  }

  @Test func withoutInterDejaVuTakesItsPlaceAndANoteSaysSo() throws {
    let fonts = try ChartFonts.standard(directory: "/nowhere")
    #expect(fonts[.regular].familyName == "DejaVu Sans")
    #expect(
      fonts.note == "/nowhere: Inter isn't installed, so DejaVu Sans is used; install Debian's package fonts-inter")
  }
}
