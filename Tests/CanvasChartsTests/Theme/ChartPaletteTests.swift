import Canvas
import CanvasCharts
import Testing

@Suite struct ChartPaletteTests {
  private func colors(_ text: String) throws(ChartPaletteError) -> [Color] {
    try ChartPalette.colors(of: Array(text.utf8))
  }

  @Test func aColourIsOnEachLine() throws {
    let expected = ["teal", "#2F5D9B", "#abc"].map { Color(css: $0) }
    #expect(try colors("teal\n#2F5D9B\n#abc") == expected)
    #expect(try colors("\u{FEFF}  teal \r\n\r\n#2F5D9B\r\n#abc\r\n") == expected)
  }

  @Test func publishedPalettesHaveNames() {
    #expect(ChartPalette.names.allSatisfy { (ChartPalette.named($0)?.count ?? 0) > 1 })
    for name in ["okabe-ito", "set2", "dark2", "observable10"] { #expect(ChartPalette.named(name)?.count ?? 0 >= 8) }
    #expect(ChartPalette.named("Okabe-Ito")?.first == Color(css: "#E69F00"))
    #expect(ChartPalette.named("tableau10")?.count == 10)
    #expect(ChartPalette.named("viridis")?.count ?? 0 > 4 && ChartPalette.names.contains("viridis"))
    #expect(Set(ChartPalette.names).count == ChartPalette.names.count && ChartPalette.named("colors.txt") == nil)
  }

  @Test func errorsNameTheLine() {
    #expect(throws: ChartPaletteError.noColor(line: 3, found: "reddish")) { try colors("teal\n\nreddish") }
    #expect(throws: ChartPaletteError.noColors) { try colors("\n") }
    #expect(throws: ChartPaletteError.tooMany(line: 257)) { try colors(String(repeating: "red\n", count: 257)) }
    #expect(ChartPaletteError.noColor(line: 3, found: "x").description.hasPrefix("3: 'x' is not a colour; "))
  }
}
