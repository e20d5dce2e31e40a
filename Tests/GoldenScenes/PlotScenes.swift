import Canvas
import CanvasCharts
import CanvasTables

/// Plots of rows: each kind in each theme, and each rule of how they are laid out. The font is that of `MarkScenes`.
public enum PlotScenes {
  public static let all = kinds + rules

  private static let kinds: [GoldenScene] = [
    ("light", ChartTheme.light), ("dark", .dark), ("print", .print),
  ].flatMap { name, theme in
    [
      scene("scatter-\(name)", .scatter, cars, theme) {
        ($0.x, $0.y, $0.series) = ("weight", "mpg", "origin")
      } change: {
        $0.trend = .linear
        $0.titles = ChartTitles(title: "Heavy cars need more fuel", subtitle: "Miles per gallon by weight")
      },
      scene("histogram-\(name)", .histogram, cars, theme) { ($0.x, $0.series) = ("mpg", "origin") },
      scene("heatmap-\(name)", .heatmap, changes, theme),
      scene("box-\(name)", .box, cars, theme) { ($0.x, $0.y) = ("origin", "mpg") },
      scene("dots-\(name)", .dots, cars, theme) { ($0.x, $0.y) = ("origin", "mpg") },
    ]
  }

  private static let rules: [GoldenScene] = [
    scene("sizes-and-names-of-points", .scatter, cars) {
      ($0.x, $0.y, $0.size, $0.label) = ("weight", "mpg", "power", "name")
    },
    scene("a-smooth-curve-over-dates", .scatter, days) { _ in
    } change: {
      $0.trend = .loess
      $0.marks = [PlotChart.Note(at: "2026-03-01", "Spring"), PlotChart.Note(at: "2026-03-20", "Equinox")]
    },
    scene("bins-of-a-width-with-a-note", .histogram, cars) {
      $0.x = "weight"
    } change: {
      $0.bins = .width(500)
      $0.marks = [PlotChart.Note(at: "3000", "3,000 lbs")]
    },
    scene("weekdays-of-months", .heatmap, days) { ($0.x, $0.y, $0.value) = ("day", "day", "level") },
    scene("long-names-beside-boxes", .box, departments),
    scene("long-names-beside-dots", .dots, departments) { _ in
    } change: {
      $0.showsMeans = true
    },
  ]

  // MARK: Tables

  /// Forty cars of pseudorandom weights, with a power and a mileage that depend on them.
  private static let cars: String = {
    var generator = SeededGenerator(seed: 11)
    func part() -> Double { Double(generator.next() >> 40) / Double(1 << 24) }
    let rows = (0..<40).map { index -> String in
      let weight = (1800 + 2400 * part()).rounded()
      let power = (weight / 30 + 30 * part()).rounded()
      let mileage = (60_000 / weight + 6 * part()).rounded()
      return "Model \(index + 1),\(["USA", "Europe", "Japan"][index % 3]),\(weight),\(power),\(mileage)"
    }
    return (["name,origin,weight,power,mpg"] + rows).joined(separator: "\n")
  }()

  private static let changes = """
    city,quarter,change
    Seoul,Q1,5%
    Seoul,Q2,-3%
    Seoul,Q3,8%
    Busan,Q1,-12%
    Busan,Q2,9%
    Busan,Q3,2%
    Daegu,Q1,1%
    Daegu,Q3,-7%
    """

  private static let days: String = {
    var generator = SeededGenerator(seed: 4)
    let rows = (0..<90).compactMap { index -> String? in
      guard let first = CalendarDate(year: 2026, month: 1, day: 1),
        let day = CalendarDate(dayNumber: first.dayNumber + index)
      else { return nil }
      let distance = Double(index - 45) / 10
      return "\(day.iso),\(Int((distance * distance * 3 + Double(generator.next() >> 59)).rounded()))"
    }
    return (["day,level"] + rows).joined(separator: "\n")
  }()

  private static let departments: String = {
    let names = ["Research and development", "Customer service", "Finance and controlling", "Human resources", "Sales"]
    let rows = (0..<60).map { index in "\(names[index % 5]),\(2400 + (index * 733) % 2900 + index % 5 * 150)" }
    return (["department,salary"] + rows).joined(separator: "\n")
  }()

  // MARK: Scenes

  private static func scene(
    _ name: String, _ kind: PlotKind, _ table: String, _ theme: ChartTheme = .light,
    columns choose: @escaping @Sendable (inout PlotColumns) -> Void = { _ in },
    change: @escaping @Sendable (inout PlotChart) -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("charts/plots/\(name)", size: Size(width: 400, height: 260), hasText: true) { context in
      var columns = PlotColumns()
      choose(&columns)
      var chart = try PlotChart(kind, Table(contents: Array(table.utf8)), columns: columns)
      chart.theme = theme
      change(&chart)
      try chart.draw(in: context.bounds, on: context)
    }
  }
}
