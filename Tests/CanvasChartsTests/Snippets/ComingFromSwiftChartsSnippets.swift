import Canvas
import CanvasCharts
import CanvasTables
import Testing

@Suite struct ComingFromSwiftChartsSnippets {
  private struct Day: Identifiable {
    var date: CalendarDate
    var shop: String
    var visits: Double

    var id: String { "\(shop) \(date.iso)" }
  }

  @Test func aChart() throws {
    let first = try #require(CalendarDate(year: 2026, month: 6, day: 1))
    let days = try (0..<28).flatMap { index in
      let date = try #require(CalendarDate(dayNumber: first.dayNumber + index))
      return [
        Day(date: date, shop: "Mitte", visits: Double(300 + 13 * index % 200)),
        Day(date: date, shop: "Nord", visits: Double(420 + 29 * index % 300)),
      ]
    }
    // snippet
    let chart = Chart {
      ForEach(days) { day in
        LineMark(x: .value("Day", day.date, unit: .day), y: .value("Visits", day.visits))
          .foregroundStyle(by: .value("Shop", day.shop))
          .symbol(by: .value("Shop", day.shop))
          .interpolationMethod(.monotone)
      }
      RuleMark(y: .value("Goal", 500))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .annotation(position: .top, alignment: .leading) { "goal" }
    }
    .chartYScale(domain: 0...800)
    .chartXAxis {
      AxisMarks(values: .stride(by: .week)) {
        AxisGridLine()
        AxisValueLabel(format: "%b %-d")
      }
    }
    // end of snippet
    let plot = try #require(try chart.layout(in: Rect(origin: .zero, size: chart.idealSize)).plot)
    let marks = plot.scene.groups.flatMap(\.marks)
    // A line for each shop.
    #expect(marks.first { $0.kind == "line" }?.items.count == 2)
    let texts = marks.flatMap(\.items).compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect((texts + plot.scene.texts).contains { $0.lines == ["goal"] })
    #expect(try chart.image(scale: 1).size == chart.idealSize)
  }
}
