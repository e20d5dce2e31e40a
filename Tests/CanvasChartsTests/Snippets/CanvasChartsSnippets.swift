import Canvas
import CanvasCharts
import CanvasTables
import Testing

@Suite struct CanvasChartsSnippets {
  private let sales: [(month: String, product: String, amount: Double)] = [
    ("May", "Cola", 30), ("May", "Tea", 12), ("June", "Cola", 41), ("June", "Tea", 18),
  ]

  @Test func aChart() throws {
    // snippet
    let chart = Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
        .foregroundStyle(by: .value("Product", sale.product))
    }
    .chartTitle("Cold drinks carry the summer")
    .chartSubtitle("Monthly sales in million ₩, 2026")
    let image = try chart.image(scale: 2)
    // end of snippet
    #expect(image.size == ChartLayout.defaultSize)
    #expect(chart.model.titles.title == "Cold drinks carry the summer")
  }

  @Test func aChartOfATable() throws {
    let bytes = Array("month,product,sales\nMay,Cola,30\nMay,Tea,12\nJune,Cola,41\nJune,Tea,18\n".utf8)
    // snippet
    var model = try ChartModel(.columns, table: Table(contents: bytes))
    model.titles.title = "Cold drinks carry the summer"
    let png = try Chart(model).png(scale: 2)
    // end of snippet
    #expect(model.layers.map(\.table.series) == [["Cola", "Tea"]] && model.layers[0].arrangement == .stacked)
    #expect(!model.tableNotes.isEmpty && !png.isEmpty)
  }

  @Test func aPlot() throws {
    let bytes = Array("weight,mpg\n1800,39\n2400,31\n3100,24\n4000,18\n".utf8)
    // snippet
    var chart = try PlotChart(.scatter, Table(contents: bytes))
    chart.trend = .linear
    // end of snippet
    #expect(try chart.image(scale: 1).size == chart.idealSize)
  }

  @Test func aNote() throws {
    var model = try ChartModel(.columns, table: Table(contents: Array("month,sales\nMay,30\nJune,41\n".utf8)))
    // snippet
    model.notes = [ChartNote(at: .name("June"), "A new machine in the hall")]
    model.axisTitles.y = "Bottles"
    // end of snippet
    let layout = try Chart(model).layout(in: Rect(origin: .zero, size: ChartLayout.defaultSize))
    #expect(layout.axisTitles.map(\.string) == ["Bottles"] && layout.panels[0].placeNotes.count == 1)
  }

  @Test func answersOfASurvey() throws {
    // snippet
    let table = ChartTable(
      x: .names(["The course helped me", "There was enough time"]), series: ["Disagree", "Neutral", "Agree"],
      values: [[9, 45], [14, 18], [77, 37]])
    let model = ChartModel([ChartLayer(.bars, table, arrangement: .diverging)])
    // end of snippet
    let layout = ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 640, height: 200), theme: .light,
      measurer: TextMeasurer { line, style in style.size * 0.56 * Double(line.count) })
    #expect(layout.panels.first?.bars.first?.bars.count == 6)
  }
}
