import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Values are written in full, shorter where that has no room, and never left out unsaid.
@Suite struct ShorterValuesTests {
  private static let shortened = "the values are shortened because they don't fit in full"

  private func layout(
    _ mark: ChartMark, _ table: ChartTable, width: Double, currency: String? = nil, units: String? = nil
  ) -> ChartLayout {
    var model = ChartModel([ChartLayer(mark, table)])
    model.formats.formatter.currency = currency
    model.formats.formatter.units = units.flatMap { BigUnits($0) }
    return ChartLayout(
      model, in: Rect(x: 0, y: 0, width: width, height: width * 0.625), theme: .light,
      measurer: RandomChartTests.measurer)
  }

  private func months(_ rows: [[Double?]], series: [String] = [""]) -> ChartTable {
    let dates = (1...12).compactMap { CalendarDate(year: 2025, month: $0, day: 1) }
    return ChartTable(x: .dates(dates, .month), series: series, values: rows)
  }

  private let products = ChartTable(
    x: .names(["United States", "China", "Germany", "Japan", "New Zealand"]),
    values: [[29_184_890_000_000, 18_743_803_000_000, 4_659_929_000_000, 4_026_211_000_000, 260_236_000_000]])

  @Test(
    arguments: [
      ([0.242, 0.05, 0.312], ValueUnit.percent, ["24.2 %", "5.0 %", "31.2 %"]),
      ([0.24, 0.05, 0.0004], .percent, ["24 %", "5 %", "0.04 %"]),
      ([870, 0.09, 0.001], .none, ["870", "0.09", "0.001"]), ([1936.27, 1.95583], .none, ["1,936", "1.96"]),
      ([12_000_000, 3000], .currency("円"), ["12,000,000円", "3,000円"]),
      ([217.186, 48.834, 47.505], .none, ["217.2", "48.8", "47.5"]),
      ([21.4413, 2.9932, 2.7714], .none, ["21.44", "2.99", "2.77"]),
      ([22_318.4, 745, 6632], .none, ["22,318", "745", "6,632"]),
      ([12, 30], .currency("zł"), ["12\u{A0}zł", "30\u{A0}zł"]),
    ] as [([Double], ValueUnit, [String])])
  func aMeasureHasOnePrecision(values: [Double], unit: ValueUnit, texts: [String]) {
    var model = ChartModel([ChartLayer(.bars, ChartTable(x: .names(values.map { "\($0)" }), values: [values]))])
    (model.formats, model.order) = (ChartFormats(ValueFormatter(locale: .plain, unit: unit)), .data)
    let layout = ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light, measurer: RandomChartTests.measurer)
    #expect(layout.panels.first?.bars.first?.labels.map(\.string) == texts)
  }

  @Test func wholeAmountsHaveNoSmallCoins() throws {
    let layout = layout(.columns, months([[1200, -430, -1280, 300, 900]]), width: 800, currency: "EUR")
    let labels = try #require(layout.panels.first?.bars.first?.labels.map(\.string))
    #expect(labels == ["€1,200", "−€430", "−€1,280", "€300", "€900"])
    #expect(layout.notes.isEmpty)
  }

  @Test func amountsOfAChartHaveAllCoinsOrNone() throws {
    let layout = layout(.bars, ChartTable(x: .names(["a", "b"]), values: [[30, 12.5]]), width: 640, currency: "USD")
    let labels = try #require(layout.panels.first?.bars.first?.labels.map(\.string))
    #expect(labels.filter { $0.hasPrefix("$") } == ["$30.00", "$12.50"])
  }

  @Test func valuesAtBarsAreShortenedBeforeTheyAreLost() throws {
    let wide = layout(.bars, products, width: 800, currency: "USD")
    #expect(wide.notes.isEmpty)
    #expect(wide.texts.contains { $0.string == "$29,184,890,000,000" })
    let narrow = layout(.bars, products, width: 280, currency: "USD")
    #expect(narrow.notes.map(\.description) == [Self.shortened])
    let labels = try #require(narrow.panels.first?.bars.first?.labels.map(\.string))
    #expect(labels.filter { $0.hasPrefix("$") } == ["$29.2T", "$18.7T", "$4.7T", "$4.0T", "$260B"])
  }

  @Test func valuesInUnitsHaveAsManyDecimals() throws {
    let bars = layout(.bars, products, width: 800, currency: "USD", units: "en")
    let labels = try #require(bars.panels.first?.bars.first?.labels.map(\.string))
    #expect(labels.filter { $0.hasPrefix("$") } == ["$29.2T", "$18.7T", "$4.7T", "$4.0T", "$260B"])
    let lines = layout(.lines, months([[2e6, 2.1e6, 3e6, 2.5e6]]), width: 640, units: "en")
    let ticks = try #require(lines.panels.first?.valueAxis.labels.map(\.string))
    #expect(Set(ticks.map { $0.split(separator: ".").count }).count == 1, "\(ticks)")
  }

  @Test func columnsAreShortenedBeforeTheyLoseTheirValues() throws {
    let values = (0..<12).map { Double?(50_200_000_000 + 1e10 * Double($0)) }
    let wide = layout(.columns, months([values]), width: 800)
    #expect(wide.notes.map(\.description) == [Self.shortened])
    #expect(wide.panels.first?.bars.first?.labels.first?.string == "50.2B")
    #expect(wide.panels.first?.valueAxis.labels.allSatisfy { $0.string == "0" || $0.string.hasSuffix("B") } == true)
    let narrow = layout(.columns, months([values]), width: 300)
    #expect(narrow.notes.map(\.description) == ["the values don't fit at the columns; the axis shows them"])
    #expect(narrow.notes.allSatisfy { !$0.isLoss })
  }

  @Test func lastValuesOfLinesStayBelowALegend() throws {
    let names = ["Espresso machine", "Grinder", "Filter papers"]
    let rows = [12291.45, 9092.49, 3163.22].map { start in (0..<12).map { Double?(start + Double($0)) } }
    let wide = layout(.lines, months(rows, series: names), width: 800, currency: "USD")
    #expect(wide.legend == nil && wide.notes.isEmpty)
    let narrow = layout(.lines, months(rows, series: names), width: 400, currency: "USD")
    #expect(narrow.legend?.entries.map(\.label.string) == names)
    #expect(narrow.panels.first?.endLabels.map(\.string) == ["$12,302.45", "$9,103.49", "$3,174.22"])
    let tiny = layout(.lines, months(rows, series: names), width: 160, currency: "USD")
    #expect(
      tiny.panels.first?.endLabels.isEmpty == false || tiny.notes.map(\.description).contains { $0.contains("fit") },
      "\(tiny.notes.map(\.description))")
  }
}
