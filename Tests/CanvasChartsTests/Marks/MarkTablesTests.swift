import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Marks are drawn as they were written, or an error says that they can't be.
@Suite struct MarkTablesTests {
  private static let frame = Rect(x: 0, y: 0, width: 640, height: 400)
  private let names = ["a", "b", "c"]
  private let colors = [Color.red, .green, .blue]

  private func layout(_ chart: Chart) throws -> ChartLayout { try chart.layout(in: Self.frame) }

  private func error(_ chart: Chart) -> ChartError? {
    do throws(ChartError) {
      _ = try chart.layout(in: Self.frame)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Points

  @Test func pointsAtOnePlaceStaySeveral() throws {
    let values = [(1.0, 5.0), (1, 7), (1, 7), (2, 3), (1, -1)]
    let layout = try layout(Chart(values, id: \.1) { PointMark(x: .value("x", $0.0), y: .value("y", $0.1)) })
    let dots = try #require(layout.panels.first?.points.first?.dots)
    #expect(dots.map(\.value).sorted() == [-1, 3, 5, 7, 7])
    #expect(dots.filter { $0.place == 0 }.map(\.center.x).allSatisfy { $0 == dots[0].center.x })
    #expect(dots.first { $0.value == -1 }?.center.y ?? 0 > dots.first { $0.value == 7 }?.center.y ?? 0)
    #expect(layout.marks.count == 5)
    #expect(layout.alternativeText == "Point chart of 5 values. The largest is 7. The smallest is \u{2212}1.")
  }

  @Test func pointsOfSeriesKeepTheirColours() throws {
    let values = [("a", 1.0), ("b", 2), ("a", 3), ("b", 4)]
    let layout = try layout(
      Chart(values, id: \.1) {
        PointMark(x: .value("x", 1), y: .value("y", $0.1)).foregroundStyle(by: .value("Name", $0.0))
      })
    let dots = try #require(layout.panels.first?.points.first?.dots)
    let roles = dots.sorted { $0.value < $1.value }.map(\.role)
    #expect(roles == [.series(0), .series(1), .series(0), .series(1)])
    #expect(layout.legend?.entries.map(\.label.string) == ["a", "b"])
  }

  @Test func aLineGoesThroughAllValuesOfAPlace() throws {
    let values = [(1, 1.0), (2, 2), (2, 5), (3, 3)]
    let layout = try layout(Chart(values, id: \.1) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) })
    #expect(layout.panels.first?.lines.first?.lines.first?.stretches.map(\.count) == [4])
  }

  // MARK: Colours

  @Test func eachBarHasItsColour() throws {
    let bars = Chart(zip(names, colors).map { ($0, $1) }, id: \.0) { name, color in
      BarMark(x: .value("Name", name), y: .value("Value", 3)).foregroundStyle(color)
    }
    #expect(try layout(bars).panels.first?.bars.first?.bars.map(\.role) == colors.map(ColorRole.own))
    let lying = Chart(zip(names, colors).map { ($0, $1) }, id: \.0) { name, color in
      BarMark(x: .value("Value", 3), y: .value("Name", name)).foregroundStyle(color)
    }
    #expect(try layout(lying).panels.first?.bars.first?.bars.map(\.role) == colors.map(ColorRole.own))
    let some = Chart(names, id: \.self) { name in
      if name == "b" {
        BarMark(x: .value("Name", name), y: .value("Value", 3)).foregroundStyle(.red)
      } else {
        BarMark(x: .value("Name", name), y: .value("Value", 3))
      }
    }
    #expect(try layout(some).panels.first?.bars.first?.bars.map(\.role) == [.series(0), .own(.red), .series(0)])
  }

  @Test func barsOfDifferentColoursAtOnePlaceAreStacked() throws {
    let chart = Chart(colors, id: \.self) { color in
      BarMark(x: .value("Name", "a"), y: .value("Value", 3)).foregroundStyle(color)
    }
    let bars = try #require(try layout(chart).panels.first?.bars.first?.bars)
    #expect(bars.map(\.role) == colors.map(ColorRole.own))
    #expect(bars[0].box.minY > bars[1].box.minY && bars[1].box.minY > bars[2].box.minY)
  }

  @Test func eachPointHasItsColour() throws {
    let chart = Chart(colors, id: \.self) { color in
      PointMark(x: .value("x", 1), y: .value("y", color == .red ? 1 : 2)).foregroundStyle(color)
    }
    #expect(try layout(chart).panels.first?.points.first?.dots.map(\.role) == colors.map(ColorRole.own))
  }

  @Test func marksOfDifferentKindsKeepTheirColours() throws {
    let layout = try layout(
      Chart(names, id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Value", 3)).foregroundStyle(.green)
        LineMark(x: .value("Name", name), y: .value("Value", 2)).foregroundStyle(.red)
      })
    #expect(layout.panels.first?.bars.first?.bars.map(\.role) == names.map { _ in .own(.green) })
    #expect(layout.panels.first?.lines.first?.lines.map(\.role) == [.own(.red)])
  }

  @Test func sectorsKeepTheirColours() throws {
    let chart = Chart(colors, id: \.self) { SectorMark(angle: .value("Value", 1)).foregroundStyle($0) }
    #expect(try layout(chart).pie?.slices.map(\.fill.color) == colors)
    let named = Chart(names, id: \.self) {
      SectorMark(angle: .value("Value", 1)).foregroundStyle(by: .value("Name", $0))
    }.chartForegroundStyleScale(["b": .red])
    #expect(try layout(named).pie?.slices.map(\.name) == names)
    #expect(try layout(named).pie?.slices[1].fill.color == .red)
  }

  @Test func aLineOfSeveralColoursIsAnError() {
    let lines = Chart([1, 2], id: \.self) { x in
      LineMark(x: .value("x", x), y: .value("y", 2)).foregroundStyle(x == 1 ? .red : .blue)
    }
    #expect(error(lines) == .marks(.colors(series: "")))
    #expect(throws: PictureError<ChartError>.drawing(.marks(.colors(series: "")))) { try lines.image() }
  }

  // MARK: Rules

  @Test func aRuleAtANumberStandsAtItsPlace() throws {
    let layout = try layout(
      Chart {
        for x in [0, 2, 4] { LineMark(x: .value("x", x), y: .value("y", x * x)) }
        RuleMark(x: .value("Start", 1)).foregroundStyle(.red)
        RuleMark(x: .value("End", 6))
        RuleMark(y: .value("Goal", 10)).foregroundStyle(.blue)
      })
    let panel = try #require(layout.panels.first)
    let line = try #require(panel.lines.first?.lines.first?.stretches.first)
    #expect(line.count == 3)
    let rules = panel.rules
    #expect(rules.map(\.value) == [10, nil, nil])
    #expect(rules.map(\.color) == [.blue, .red, nil])
    #expect(rules[1].from.x == rules[1].to.x && abs(rules[1].to.x - (line[0].x + line[1].x) / 2) < 1e-9)
    #expect(abs(rules[2].to.x - (line[2].x * 1.5 - line[0].x * 0.5)) < 1e-6)
    #expect(rules[1].from.y <= panel.plot.minY && rules[1].to.y == panel.plot.maxY)
    #expect(panel.endLabels.map(\.string).contains("Start"))
    // The axis of values doesn't extend to places.
    #expect(panel.valueAxis.labels.map(\.string).last == "20" || panel.valueAxis.labels.map(\.string).last == "16")
  }

  @Test func aRuleAtADayOrANameStandsAtItsPlace() throws {
    let months = (1...4).compactMap { CalendarDate(year: 2026, month: $0, day: 1) }
    let dates = try layout(
      Chart {
        for month in months { BarMark(x: .value("Month", month, unit: .month), y: .value("Sales", 3)) }
        RuleMark(x: .value("Launch", months[2], unit: .month))
      })
    let bars = try #require(dates.panels.first?.bars.first?.bars)
    #expect(dates.panels.first?.rules.map(\.to.x) == [bars[2].box.midX])
    let named = try layout(
      Chart {
        for name in names { BarMark(x: .value("Value", 3), y: .value("Name", name)) }
        RuleMark(y: .value("Best", "b"))
        RuleMark(x: .value("Goal", 2))
      })
    let panel = try #require(named.panels.first)
    #expect(panel.rules.map(\.value) == [2, nil])
    #expect(panel.rules[1].from.y == panel.rules[1].to.y)
    #expect(panel.rules[1].to.y == panel.bars.first?.bars[1].box.midY)
  }

  @Test func aRuleHasTheColourOfItsSeries() throws {
    let layout = try layout(
      Chart {
        for name in names {
          BarMark(x: .value("Name", "x"), y: .value("Value", 3)).foregroundStyle(by: .value("Name", name))
        }
        RuleMark(y: .value("Goal", 2)).foregroundStyle(by: .value("Name", "b"))
      })
    #expect(layout.panels.first?.rules.first?.color == ChartTheme.light.palette[1])
  }

  // MARK: Errors

  @Test func whatTheTablesCannotHoldIsAnError() {
    // A plot has names along y.
    #expect(error(Chart { PointMark(x: .value("x", 1), y: .value("Name", "a")) }) == nil)
    #expect(
      error(
        Chart {
          BarMark(x: .value("Name", "a"), y: .value("y", 1))
          RuleMark(y: .value("Goal", "b"))
        }) == .marks(.notNumber("b")))
    let regions = Chart(names, id: \.self) { name in
      for region in ["north", "south"] {
        BarMark(x: .value("Month", "May"), y: .value("Sales", 1))
          .foregroundStyle(by: .value("Product", name)).position(by: .value("Region", region))
      }
    }
    // A plot has stacks side by side.
    #expect(error(regions) == nil)
    for error in [MarkError.notNumber("a"), .colors(series: "b"), .stacksSideBySide] {
      #expect(!error.description.contains("\n") && !error.description.isEmpty)
    }
  }

  // MARK: Descriptions

  @Test func aChartOfSectorsDescribesItsPie() throws {
    let chart = Chart(names, id: \.self) {
      SectorMark(angle: .value("Value", $0 == "a" ? 2 : 1)).foregroundStyle(by: .value("Name", $0))
    }.chartTitle("Sales")
    let text = "Sales: 3 values, total 4. The largest is a, 2 (50.0 %)."
    #expect(chart.alternativeText == text)
    let layout = try layout(chart)
    #expect(layout.alternativeText == text)
    #expect(layout.notes.map(\.description) == [])
    #expect(layout.texts.contains { $0.string == "Sales" })
    let negative = Chart { SectorMark(angle: .value("Value", -1)) }
    #expect(error(negative) == .pie(.negative(name: "Value", value: -1)))
    #expect(negative.alternativeText == "Pie chart without values.")
  }

  @Test func aTotalIsSaidOnlyWhereValuesAddUp() {
    func text(
      _ mark: ChartMark, _ values: [[Double?]], _ arrangement: SeriesArrangement = .automatic,
      _ change: (inout ChartTable) -> Void = { _ in }
    ) -> String {
      var table = ChartTable(
        x: .names(["a", "b"]), series: values.count > 1 ? ["s", "t"] : [""], values: values)
      change(&table)
      var model = ChartModel([ChartLayer(mark, table, arrangement: arrangement)])
      model.formats.formatter.unit = table.unit
      return Chart(model).alternativeText
    }
    #expect(text(.bars, [[3, 4]]).hasSuffix("The largest is b, 4. The total is 7."))
    #expect(text(.bars, [[3.5, 4]]).hasSuffix("The largest is b, 4.0. The smallest is a, 3.5."))
    #expect(text(.bars, [[-3, 4]]).hasSuffix("The smallest is a, \u{2212}3."))
    #expect(text(.lines, [[3, 4]]).hasSuffix("The smallest is a, 3."))
    #expect(text(.columns, [[3.5, 4], [1, 2]], .stacked).hasSuffix("The total is 10.5."))
    #expect(text(.areas, [[3.5, 4], [1, 2]]).hasSuffix("The total is 10.5."))
    #expect(text(.bars, [[3, 4]]) { $0.unit = .currency("$") }.hasSuffix("The smallest is a, $3."))
    #expect(text(.columns, [[0.5, 0.25], [1, 2]], .stacked) { $0.unit = .percent }.contains("The smallest is s, b"))
  }
}
