import Canvas
import CanvasCharts
import CanvasTables

/// A chart of one layer, laid out with letters of one width: in a rectangle of this size, or as high as it is by itself
/// where only its width is given.
func laidOut(
  _ mark: ChartMark, _ table: ChartTable, arrangement: SeriesArrangement = .automatic,
  size: Size = Size(width: 640, height: 400), width: Double? = nil, _ change: (inout ChartModel) -> Void = { _ in }
) -> ChartLayout {
  var model = ChartModel([ChartLayer(mark, table, arrangement: arrangement)])
  change(&model)
  let measurer = RandomChartTests.measurer
  let size = width.map { model.defaultSize(width: $0, measurer: measurer) } ?? size
  return ChartLayout(model, in: Rect(origin: .zero, size: size), theme: .light, measurer: measurer)
}

/// Values of the months of 2025.
func months(_ rows: [[Double?]], series: [String] = [""], unit: ValueUnit = .none) -> ChartTable {
  let dates = (1...12).compactMap { CalendarDate(year: 2025, month: $0, day: 1) }
  return ChartTable(
    x: .dates(Array(dates.prefix(rows[0].count)), .month), series: series, values: rows, unit: unit)
}

/// Some values of as many periods.
func dates(_ count: Int, _ period: CalendarPeriod, from day: (Int, Int, Int) = (2026, 1, 1)) -> ChartTable {
  let start = CalendarDate(year: day.0, month: day.1, day: day.2)
  let dates = (0..<count).compactMap { index in start.flatMap { period.start(index, after: $0) } }
  return ChartTable(x: .dates(dates, period), values: [dates.indices.map { Double(20 + $0 * 7 % 30) }])
}

func center(_ label: PlacedText) -> Double { label.origin.x + label.width / 2 }
