import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Charts written as marks: which tables they become.
@Suite struct ChartTests {
  private struct Sale {
    var month: CalendarDate?
    var product: String
    var amount: Double?
  }

  private let sales = (1...3).flatMap { (month: Int) -> [Sale] in
    ["Cola", "Tea"].map { (product: String) -> Sale in
      Sale(
        month: CalendarDate(year: 2026, month: month, day: 1), product: product,
        amount: product == "Tea" && month == 2 ? nil : Double(month * 10))
    }
  }

  @Test func barsOfDatesAreStackedColumnsOfMonths() throws {
    let chart = Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
        .foregroundStyle(by: .value("Product", sale.product))
    }
    let layer = try #require(chart.model.layers.first)
    #expect(layer.mark == .columns)
    #expect(layer.arrangement == .stacked)
    #expect(layer.table.series == ["Cola", "Tea"])
    #expect(layer.table.values == [[10, 20, 30], [10, nil, 30]])
    guard case .dates(let dates, .month) = layer.table.x else {
      Issue.record("\(layer.table.x)")
      return
    }
    #expect(dates.count == 3)
  }

  @Test func barsLieWhereValuesAreAlongX() {
    let chart = Chart(sales) { BarMark(x: .value("Sales", $0.amount), y: .value("Product", $0.product)) }
    #expect(chart.model.layers.map(\.mark) == [.bars])
    // What occurs several times is summed.
    #expect(chart.model.layers.first?.table.values == [[60, 40]])
  }

  @Test func positionPutsBarsBesideEachOther() {
    let chart = Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
        .position(by: .value("Product", sale.product))
    }
    #expect(chart.model.layers.first?.arrangement == .grouped)
  }

  @Test func rulesAreNamedByTheirLabels() {
    let chart = Chart {
      for number in 1...3 { LineMark(x: .value("x", number), y: .value("y", number * number)) }
      RuleMark(y: .value("Goal", 5))
    }
    #expect(chart.model.rules == [ChartRule(5, label: "Goal")])
    #expect(chart.model.layers.first?.table.x == .numbers([1, 2, 3]))
  }

  @Test func aSentenceTellsTheChart() {
    let chart = Chart(sales) { BarMark(x: .value("Sales", $0.amount), y: .value("Product", $0.product)) }
      .chartTitle("Sales")
    #expect(
      chart.alternativeText == "Sales: bar chart of 2 values. The largest is Cola, 60. The total is 100.")
  }

  @Test func aChartOfNothingSaysSo() throws {
    let layout = try Chart {}.layout(in: Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(layout.emptyText?.string == "No data")
    #expect(layout.notes.map(\.description) == ["there are no values to draw"])
  }
}
