import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Labels of values and ticks tell values apart, and nothing is written twice or left without a name.
@Suite struct ChartLabelTests {
  private func layout(
    _ mark: ChartMark, _ table: ChartTable, width: Double = 640, _ change: (inout ChartModel) -> Void = { _ in }
  ) -> ChartLayout {
    var model = ChartModel([ChartLayer(mark, table)])
    model.formats.formatter.unit = table.unit
    change(&model)
    let size = model.defaultSize(width: width, measurer: RandomChartTests.measurer)
    return ChartLayout(model, in: Rect(origin: .zero, size: size), theme: .light, measurer: RandomChartTests.measurer)
  }

  private func names(_ values: [Double?], unit: ValueUnit = .none) -> ChartTable {
    ChartTable(x: .names(values.indices.map { "name \($0)" }), values: [values], unit: unit)
  }

  private func values(_ layout: ChartLayout) -> [String] {
    layout.panels.flatMap { $0.bars.flatMap { $0.labels.map(\.string) } }
  }

  // MARK: Shares

  @Test func aShareIsNotWrittenBesideItself() {
    #expect(values(layout(.bars, names([0.653, 0.347], unit: .percent))) == ["65.3 %", "34.7 %"])
    #expect(values(layout(.bars, names([65.3, 34.6]))) == ["65.3", "34.6"])
    // Counts may add up to 100.
    #expect(values(layout(.bars, names([60, 40]))) == ["60", "60.0 %", "40", "40.0 %"])
    let both = layout(.bars, names([0.653, 0.347], unit: .percent)) { $0.valueLabels = .both }
    #expect(values(both) == ["65.3 %", "34.7 %"])
    #expect(both.notes.map(\.description) == ["the values are percentages already; they are written once"])
  }

  @Test func sharesAreOfAKnownWhole() throws {
    #expect(values(layout(.bars, names([84.3, 83.5, 75.9]))) == ["84.3", "83.5", "75.9"])
    #expect(values(layout(.bars, names([653, 347]))) == ["653", "347"])
    // Those of the largest places are of all.
    let largest = layout(.bars, names([500, 400, 100])) {
      $0.valueLabels = .percent
      $0.keepLargestPlaces(2)
    }
    #expect(values(largest) == ["50.0 %", "40.0 %"])
    // They are written if they are asked for.
    let both = layout(.bars, names([653, 347])) { $0.valueLabels = .both }
    #expect(values(both) == ["653", "65.3 %", "347", "34.7 %"])
    func shown(_ text: String, _ condition: String? = nil) throws -> [String] {
      var choice = ColumnChoice()
      choice.conditions = condition.map { [$0] } ?? []
      return values(layout(.bars, try ChartTable(contents: Array(text.utf8), choice: choice)))
    }
    #expect(try shown("a,n\nx,300\ny,200\nTotal,500\n") == ["300", "60.0 %", "200", "40.0 %"])
    // Without some of the parts, a total is of something else, and so is one that doesn't add up.
    #expect(try shown("a,n\nx,300\ny,200\nz,200\nTotal,700\n", "a != z") == ["300", "200"])
    #expect(try shown("a,n\nx,300\ny,200\nz,200\nTotal,900\n") == ["300", "200", "200"])
  }

  @Test func measuresHaveTheDigitsOfNumbers() {
    let table = names([5.516_666_666_7, 1.2], unit: .measure("min"))
    #expect(values(layout(.bars, table) { $0.valueLabels = .value }) == ["5.52\u{A0}min", "1.20\u{A0}min"])
  }

  @Test func aRingOfSharesHasNoTotal() throws {
    func texts(_ values: [Double], _ unit: ValueUnit) throws -> [String] {
      let segments = values.enumerated().map { PieSegment(name: "name \($0)", value: $1) }
      var pie = PieModel(PieData(segments: segments))
      pie.formats.formatter.unit = unit
      pie.style.hole = 0.6
      let layout = try PieLayout(
        pie, in: Rect(origin: .zero, size: ChartLayout.defaultSize), measurer: TextMeasurer(ChartFonts.standard()))
      #expect(!layout.notes.map(\.description).contains { $0.contains("total") })
      return layout.allTexts.map(\.string)
    }
    #expect(try texts([0.653, 0.347], .percent) == ["name 0", "65.3 %", "name 1", "34.7 %"])
    #expect(try texts([65.3, 34.7], .none) == ["name 0", "65.3", "name 1", "34.7"])
    #expect(try texts([60, 40], .none) == ["100", "total", "name 0", "60 · 60.0 %", "name 1", "40 · 40.0 %"])
  }

  // MARK: Names

  @Test func aSeriesWithoutANameIsTheLastAndHasTheWordForIt() {
    let table = ChartTable(
      x: .names(["a", "b"]), series: ["", "Tea"], values: [[1, 2], [3, 4]], colors: ["red", "blue"])
    let english = layout(.columns, table)
    #expect(english.legend?.entries.map(\.label.string) == ["Tea", "(none)"])
    #expect(english.legend?.entries.map(\.role) == [.own(.blue), .own(.red)])
    #expect(english.marks.first { $0.value == 2 }?.series == "(none)")
    let korean = layout(.columns, table) { $0.formats.formatter.locale = LocaleFormat("ko") ?? .plain }
    #expect(korean.legend?.entries.map(\.label.string) == ["Tea", "(없음)"])
    let places = layout(.bars, ChartTable(x: .names(["", "Tea"]), values: [[1, 2]]))
    #expect(places.panels.first?.placeNames == ["Tea", "(none)"])
    // A single series needs no name.
    #expect(layout(.columns, names([1, 2])).legend == nil)
    let pie = PieData(ChartTable(x: .names(["", "Tea"]), values: [[1, 2]]), locale: .english)
    #expect(pie.segments.map(\.name) == ["(none)", "Tea"])
  }

  // MARK: Digits

  @Test func unequalValuesHaveUnequalLabels() throws {
    let bars = layout(.bars, names([1_000_000, 1_040_000, 1_200_000])) {
      $0.formats.formatter.units = BigUnits("en")
      $0.valueLabels = .value
    }
    #expect(values(bars) == ["1.2M", "1.04M", "1M"].map { $0 } || values(bars) == ["1.20M", "1.04M", "1.00M"])
    let plain = layout(.bars, names([120.25, 120.31, 5.5])) { $0.valueLabels = .value }
    #expect(Set(values(plain)).count == 3)
    let format = layout(.bars, names([3.9, 4.1, 7])) {
      $0.formats.formatter.format = NumberFormat(".0f")
      $0.valueLabels = .value
    }
    #expect(values(format) == ["7.0", "4.1", "3.9"])
    let percent = layout(.bars, names([0.0221, 0.0222], unit: .percent)) { $0.valueLabels = .value }
    #expect(values(percent) == ["2.22 %", "2.21 %"])
    // Equal values stay equal.
    #expect(values(layout(.bars, names([1, 1, 2])) { $0.valueLabels = .value }) == ["2", "1", "1"])
  }

  @Test func ticksHaveTheDigitsOfTheirStep() throws {
    for (format, values) in [(".0f", [0.0, 9.6]), ("d", [0, 1.1]), ("~s", [0, 9]), (".1%", [0, 0.0009])] {
      let axis = layout(.lines, names(values.map { $0 })) {
        $0.formats.formatter.format = NumberFormat(format)
      }.panels.first?.valueAxis.labels.map(\.string)
      let labels = try #require(axis)
      #expect(labels.count == Set(labels).count, "\(labels)")
    }
    let half = layout(.lines, names([0, 9.6])) { $0.formats.formatter.format = NumberFormat(".0f") }
    let ticks = try #require(half.panels.first?.valueAxis.labels.map(\.string))
    let exact = layout(.lines, names([0, 9.6])).panels.first?.valueAxis.labels.map(\.string)
    #expect(ticks == exact)
    let units = layout(.lines, names([1_000_000, 1_000_400])) { $0.formats.formatter.units = BigUnits("en") }
    let labels = try #require(units.panels.first?.valueAxis.labels.map(\.string))
    #expect(labels.count == Set(labels).count, "\(labels)")
  }

  @Test func aTileHasTheUnitOfItsColumn() throws {
    var table = ChartTable(
      x: .names(["a", "b"]), series: ["sales", "margin"], values: [[412, 365], [0.021, 0.022]])
    table.seriesUnits = [.none, .percent]
    for change in [
      { _ in }, { $0.formats.formatter.currency = "KRW" }, { $0.formats.formatter.format = NumberFormat(",.0f") },
    ]
      as [(inout ChartModel) -> Void]
    {
      let tiles = try #require(layout(.tiles, table, change).tiles?.tiles)
      #expect(tiles[1].texts.map(\.string).contains("2.2 %"))
    }
    let read = try ChartTable(
      contents: Array("month,sales,margin\n2026-01,412,2.1%\n2026-02,365,2.2%\n".utf8),
      choice: ColumnChoice(locale: .english))
    if read.series.count > 1 { #expect(read.seriesUnits == [.none, .percent]) }
  }

  // MARK: Lines

  @Test func linesToLabelsAndEndsCoverNoData() throws {
    // The dot at the end of the lower line is at the upper one.
    let dates = (1...6).compactMap { CalendarDate(year: 2025, month: $0, day: 1) }
    let table = ChartTable(
      x: .dates(dates, .month), series: ["a", "b"], values: [[1, 2, 3, 4, 5, 6], [6, 6, 6, 6, 6, 5.95]])
    let fonts = try ChartFonts.standard()
    var chart = Chart(ChartModel([ChartLayer(.lines, table)]))
    chart.fonts = fonts
    let layout = try chart.layout(in: Rect(x: 0, y: 0, width: 640, height: 400))
    let image = try chart.image()
    let line = try #require(layout.panels.first?.lines.first?.lines.first)
    let end = try #require(line.end)
    // Just before its end, the upper line is in its colour: no ring of the other covers it.
    let near = Point(x: end.x - 4, y: end.y)
    let pixel = image.color(atPixelX: Int(near.x), y: Int(near.y))
    #expect(pixel != Color.white)
    #expect(layout.panels.first?.leaders.isEmpty == false)
  }

  @Test func largeUnitsHaveOnePrecision() {
    func texts(_ numbers: [Double]) -> [String] {
      values(layout(.bars, names(numbers)) { ($0.formats.formatter.units, $0.valueLabels) = (BigUnits("en"), .value) })
    }
    #expect(
      texts([2_767_891_499, 1_021_843_201, 1_021_043_201, 976_457_891, 938_468_864]) == [
        "2.768B", "1.022B", "1.021B", "976M", "938M",
      ])
    #expect(texts([2_767_891_499, 976_457_891, 976_468_864]) == ["2.76789B", "976.47M", "976.46M"])
    #expect(texts([1_250_000, 1_251_000, 640_200]) == ["1.251M", "1.250M", "640K"])
    #expect(texts([2_767_891_499, 976_457_891]) == ["2.8B", "976M"])
  }

  @Test func negativeValuesHaveALighterColourOfTheirSeries() {
    let bars = layout(.columns, names([-0.65, 0.8])).panels.flatMap { $0.bars.flatMap(\.bars) }
    #expect(bars.map(\.role) == [.series(0), .belowZero(0)])
  }
}
