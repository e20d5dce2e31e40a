import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Every chart is drawn from the same kind of scene.
@Suite struct ChartSceneTests {
  private let fonts: ChartFonts

  init() throws { fonts = ChartFonts(try Font.default(size: 1)) }

  private func layout(_ mark: ChartMark, series: Int = 1, theme: ChartTheme = .light) -> ChartLayout {
    let rows = (0..<series).map { row in (0..<4).map { Double?(Double(3 + row + $0)) } }
    let names = (0..<series).map { series == 1 ? "" : "series \($0)" }
    let table = ChartTable(x: .names(["a", "b", "c", "d"]), series: names, values: rows)
    return ChartLayout(
      ChartModel([ChartLayer(mark, table)]), in: Rect(x: 0, y: 0, width: 640, height: 400), theme: theme,
      measurer: TextMeasurer(fonts))
  }

  /// The number of the items by the kind of their marks.
  private func counts(_ layout: ChartLayout) -> [String: Int] {
    Dictionary(
      layout.scene.groups.flatMap(\.marks).map { ($0.kind, $0.items.count) }, uniquingKeysWith: { $0 + $1 })
  }

  @Test(arguments: [
    (ChartMark.bars, ["rect": 4, "rule": 1]), (.columns, ["rect": 4, "rule": 1]), (.lines, ["line": 1, "symbol": 1]),
    (.points, ["symbol": 4]), (.tiles, ["group": 4]),
  ])
  func aChartOfReportsIsAScene(mark: ChartMark, expected: [String: Int]) {
    var counts = counts(layout(mark))
    if mark == .lines || mark == .points { counts["rule"] = nil }
    #expect(counts == expected)
  }

  @Test func manyPaleSeriesOfOnePointAreDrawn() {
    let rows = (0..<12).map { row in (0..<12).map { $0 == row ? Double?(Double(row)) : nil } }
    let table = ChartTable(x: .numbers((0..<12).map(Double.init)), series: (0..<12).map { "s\($0)" }, values: rows)
    var model = ChartModel([ChartLayer(.lines, table)])
    model.emphasized = ["s3"]
    let layout = ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light, measurer: TextMeasurer(fonts))
    #expect(counts(layout)["symbol"] == 12)
  }

  @Test func stackedAreasArePartsOfOneArea() throws {
    let marks = try #require(layout(.areas, series: 3).scene.groups.flatMap(\.marks).first { $0.kind == "area" })
    #expect(marks.items.count == 3)
    let legend = try #require(layout(.columns, series: 3).scene.legends.first)
    #expect(legend.labels == ["series 0", "series 1", "series 2"])
    #expect(legend.colors.count == 3 && legend.shapes.count == 3)
  }

  @Test func textsHaveHalosOnlyWithoutABackground() {
    var theme = ChartTheme.light
    #expect(layout(.bars, theme: theme).scene.texts.allSatisfy { $0.style.halo == nil })
    theme.hasBackground = false
    let texts = layout(.bars, theme: theme).scene.texts
    #expect(!texts.isEmpty && texts.allSatisfy { $0.style.halo == theme.ground })
  }

  /// What is around a chart's drawing, such as the opacity of a view, applies to all of it.
  @Test(arguments: ["bars", "lines", "areas", "pie", "scatter", "histogram", "marks"])
  func theContextsAlphaAppliesToAllParts(kind: String) throws {
    let image = try Image(size: Size(width: 320, height: 240)) { context in
      context.alpha = 0
      try draw(kind, on: context)
      #expect(context.alpha == 0)
    }
    for y in 0..<image.pixelHeight {
      for x in 0..<image.pixelWidth where image.pixels[x, y].alpha > 0 {
        Issue.record("\(kind): the pixel \(x), \(y) is \(image.pixels[x, y])")
        return
      }
    }
  }

  private func draw(_ kind: String, on context: DrawingContext) throws {
    switch kind {
    case "scatter", "histogram":
      let plot: PlotKind = kind == "scatter" ? .scatter : .histogram
      let table = try Table(contents: Array("x,y\n1,2\n2,3\n3,5\n4,4".utf8))
      var chart = try PlotChart(plot, table)
      (chart.fonts, chart.theme.hasBackground) = (fonts, true)
      try chart.draw(in: context.bounds, on: context)
    case "pie":
      var chart = Chart(
        PieModel(PieData(segments: [PieSegment(name: "a", value: 2), PieSegment(name: "b", value: 1)])))
      chart.fonts = fonts
      try chart.draw(in: context.bounds, on: context)
    case "marks":
      var chart = Chart([1.0, 2, 3]) { number in
        PointMark(x: .value("x", number), y: .value("y", number * number)).opacity(0.5)
        RectangleMark(
          xStart: .value("x", number), xEnd: .value("x", number + 1), yStart: .value("y", 0.0),
          yEnd: .value("y", number))
      }
      chart.fonts = fonts
      try chart.draw(in: context.bounds, on: context)
    default:
      let marks: [String: ChartMark] = ["bars": .bars, "lines": .lines, "areas": .areas]
      let table = ChartTable(x: .names(["a", "b", "c"]), series: ["u", "v"], values: [[1, 2, 3], [3, 2, 1]])
      ChartLayout(
        ChartModel([ChartLayer(marks[kind] ?? .bars, table)]), in: context.bounds, theme: .light,
        measurer: TextMeasurer(fonts)
      ).draw(on: context, fonts: fonts)
    }
  }
}
