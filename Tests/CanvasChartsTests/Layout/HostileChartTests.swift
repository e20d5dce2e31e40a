import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Numbers, names and tables that nobody means: a chart or an error, soon.
@Suite struct HostileChartTests {
  private static let measurer = TextMeasurer { line, style in Double(line.count) * style.size * 0.55 }
  private static let extremes = [Int.min, -1, 0, 1, 1_000_000, .max - 1, .max]

  @Test(arguments: extremes) func aPieCombinesAnyNumberOfSlices(top: Int) throws {
    let segments = (1...9).map { PieSegment(name: "\($0)", value: Double($0)) }
    var pie = PieModel(PieData(segments: segments))
    pie.style.top = top
    let layout = try PieLayout(pie, in: Rect(origin: .zero, size: ChartLayout.defaultSize), measurer: Self.measurer)
    #expect(layout.slices.count == (top < 9 ? 2 : 9))
  }

  @Test(arguments: extremes) func anyIndexHasALook(place: Int) {
    for theme in [ChartTheme.light, .print] {
      var theme = theme
      for palette in [theme.palette, [Color.black], []] {
        theme.palette = palette
        _ = (theme.fill(at: place), theme.dash(at: place), theme.pointShape(at: place))
      }
    }
  }

  @Test(arguments: extremes) func aScaleHasAnyNumberOfTicks(limit: Int) {
    for values in [[0, 1], [-1e308, 1e308], [5], []] {
      let scale = LinearScale(covering: values, includesZero: false, limit: limit, from: 0, to: 100)
      #expect(scale.ticks.count <= 1001)
    }
  }

  // Of a name of ten million characters, only the start is measured.
  @Test func hugeNamesAreCut() throws {
    let name = String(repeating: "x", count: 10_000_000)
    let measured = Locked(0)
    let measurer = TextMeasurer { line, style in
      measured.withLock { $0 = max($0, line.utf8.count) }
      return Double(line.utf8.count) * style.size * 0.55
    }
    let table = ChartTable(x: .names([name, "b"]), series: [name, "d"], values: [[1, 2], [3, 4]])
    var model = ChartModel([ChartLayer(.lines, table)])
    model.titles.title = name
    model.rules = [ChartRule(1, label: name)]
    let frame = Rect(origin: .zero, size: ChartLayout.defaultSize)
    _ = ChartLayout(model, in: frame, theme: .light, measurer: measurer)
    var pie = PieModel(PieData(segments: [PieSegment(name: name, value: 1)]))
    pie.style.showsLegend = true
    _ = try PieLayout(pie, in: frame, measurer: measurer)
    #expect(measured.withLock { $0 } <= 10_100)
    // One letter with as many marks.
    let marks = "x" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(measurer.fit(marks, ChartTextStyle(.regular, size: 12), width: 100).lines.joined().utf8.count < 30_000)
  }

  @Test func eachNameOfARuleIsMeasuredAFewTimes() {
    let calls = Locked(0)
    let measurer = TextMeasurer { line, style in
      calls.withLock { $0 += 1 }
      return Double(line.count) * style.size * 0.55
    }
    let table = ChartTable(x: .names(["a", "b"]), values: [[1, 2]])
    var model = ChartModel([ChartLayer(.columns, table)])
    model.rules = (0..<400).map { ChartRule(Double($0) / 100, label: "r\($0)") }
    let frame = Rect(origin: .zero, size: ChartLayout.defaultSize)
    _ = ChartLayout(model, in: frame, theme: .light, measurer: measurer)
    #expect(calls.withLock { $0 } < 400 * 40)
  }

  // Each series has a value at each place: 3000 marks of as many series would be nine million values.
  @Test func marksWithTooManyValuesAreAnError() {
    let chart = Chart(0..<3_000) { number in
      LineMark(x: .value("x", number), y: .value("y", number)).foregroundStyle(by: .value("s", "\(number)"))
    }
    #expect(
      throws: PictureError<ChartError>.drawing(.marks(.tooManyValues(limit: TableLimits.default.maximumValueCount)))
    ) {
      try chart.image()
    }
  }
}
