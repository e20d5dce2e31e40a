import Canvas
import CanvasCharts
import CanvasTables

/// Charts as people write them with Swift Charts.
enum SwiftChartsSnippets {
  struct Reading: Identifiable {
    var id: Int { hour }
    var hour: Int
    var station: String
    var low: Double
    var high: Double
  }

  struct Swim: Identifiable {
    let id: Int
    let day: CalendarDate
    let lanes: Int
    let pool: Pool
  }

  enum Pool: String, Plottable, CaseIterable {
    case indoor, outdoor
  }

  static func day(_ month: Int, _ day: Int) -> CalendarDate {
    CalendarDate(year: 2026, month: month, day: day) ?? CalendarDate(dayNumber: 0)!
  }

  static let readings = (0..<24).map { hour in
    let swing = Double((hour * 7) % 24) / 3
    return Reading(hour: hour, station: hour < 12 ? "Quay" : "Hill", low: 4 + swing, high: 10 + swing * 1.5)
  }

  static let swims = (1...14).map { number in
    Swim(id: number, day: day(5, number), lanes: 10 + (number * 5) % 9, pool: number % 2 == 0 ? .indoor : .outdoor)
  }

  static let wings: [(length: Double, weight: Double, bird: String)] = [
    (12, 20, "wren"), (14, 25, "wren"), (13, 22, "wren"), (21, 80, "thrush"), (23, 88, "thrush"), (22, 95, "thrush"),
    (35, 240, "crow"), (33, 260, "crow"), (36, 310, "crow"),
  ]

  static let tasks: [(name: String, from: CalendarDate, to: CalendarDate)] = [
    ("Survey", day(3, 2), day(3, 9)), ("Draft", day(3, 9), day(3, 20)), ("Print", day(3, 18), day(3, 27)),
  ]

  static let budget: [(name: String, share: Double)] = [("Rent", 50), ("Food", 30), ("Rest", 20)]
}

// MARK: Points

extension SwiftChartsSnippets {
  static var scatter: Chart {
    Chart(wings, id: \.length) { wing in
      PointMark(x: .value("Wing", wing.length), y: .value("Weight", wing.weight))
        .foregroundStyle(by: .value("Bird", wing.bird))
        .symbol(by: .value("Bird", wing.bird))
    }
    .chartXAxisLabel("Wing length (cm)")
    .chartYAxisLabel("Weight (g)")
  }

  static var bubbles: Chart {
    Chart(wings, id: \.length) {
      PointMark(x: .value("Wing", $0.length), y: .value("Weight", $0.weight))
        .symbolSize(by: .value("Weight", $0.weight))
        .opacity(0.5)
    }
  }

  static var datesOnBothAxes: Chart {
    Chart(tasks, id: \.name) { task in
      PointMark(x: .value("Start", task.from), y: .value("End", task.to)).symbol(.diamond).symbolSize(100)
    }
  }

  static var shapes: Chart {
    Chart(Array(0..<8), id: \.self) { index in
      let all: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
      ]
      PointMark(x: .value("Index", index), y: .value("Row", 1)).symbol(all[index]).symbolSize(200)
    }
    .chartXScale(range: .plotDimension(padding: 20))
    .chartYAxis(.hidden)
  }

  static var names: Chart {
    Chart(wings, id: \.length) { PointMark(x: .value("Weight", $0.weight), y: .value("Bird", $0.bird)) }
  }

  static var logarithmic: Chart {
    Chart([1.0, 10, 100, 1000], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0)).symbol(.circle.strokeBorder(lineWidth: 2))
    }
    .chartXScale(domain: 1...1000, type: .log)
    .chartYScale(type: .log)
  }
}

// MARK: Lines

extension SwiftChartsSnippets {
  static var smoothLine: Chart {
    Chart {
      ForEach(readings) { reading in
        LineMark(x: .value("Hour", reading.hour), y: .value("High", reading.high))
      }
      .interpolationMethod(.catmullRom)
      .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 4]))
      RuleMark(y: .value("Limit", 18))
        .foregroundStyle(.red)
        .annotation(position: .top, alignment: .leading) { "limit" }
    }
  }

  static var steps: Chart {
    Chart(swims) { swim in
      LineMark(x: .value("Day", swim.day), y: .value("Lanes", swim.lanes)).interpolationMethod(.stepEnd)
    }
  }

  static var linesWithSymbols: Chart {
    Chart(swims) { swim in
      LineMark(x: .value("Day", swim.day, unit: .day), y: .value("Lanes", swim.lanes))
        .foregroundStyle(by: .value("Pool", swim.pool))
        .symbol(by: .value("Pool", swim.pool))
    }
    .chartSymbolScale([Pool.indoor: .square, Pool.outdoor: .triangle])
    .chartForegroundStyleScale([Pool.indoor: .purple, Pool.outdoor: .green])
  }

  static var dashesByName: Chart {
    Chart(swims) { swim in
      LineMark(x: .value("Day", swim.day), y: .value("Lanes", swim.lanes))
        .lineStyle(by: .value("Pool", swim.pool.rawValue))
    }
  }

  static var spiral: Chart {
    Chart((0..<40).map { $0 }, id: \.self) { step in
      let turn = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][step % 4]
      LineMark(x: .value("x", turn.0 * Double(step)), y: .value("y", turn.1 * Double(step)))
        .lineStyle(.init(lineWidth: 1))
    }
  }

  static var function: Chart {
    Chart {
      LinePlot(x: "x", y: "y", domain: -3...3) { x in x == 0 ? .nan : 1 / x }
    }
    .chartYScale(domain: -5...5)
  }

  static var lineWithTopLabel: Chart {
    Chart(swims) { swim in
      LineMark(x: .value("Day", swim.day), y: .value("Lanes", swim.lanes))
      if swim.id == 7 {
        PointMark(x: .value("Day", swim.day), y: .value("Lanes", swim.lanes))
          .annotation(position: .overlay, alignment: .bottom, spacing: 10) { "\(swim.lanes)" }
      }
    }
  }
}

// MARK: Areas

extension SwiftChartsSnippets {
  static var band: Chart {
    Chart(readings) { reading in
      AreaMark(
        x: .value("Hour", reading.hour), yStart: .value("Low", reading.low), yEnd: .value("High", reading.high)
      )
      .opacity(0.3)
      LineMark(x: .value("Hour", reading.hour), y: .value("Mean", (reading.low + reading.high) / 2))
    }
  }

  static var gradient: Chart {
    Chart(readings) { reading in
      AreaMark(x: .value("Hour", reading.hour), y: .value("High", reading.high))
        .interpolationMethod(.monotone)
        .foregroundStyle(
          .linearGradient(colors: [.blue, .blue.withAlpha(0)], startPoint: .top, endPoint: .bottom))
    }
    .chartXScale(domain: 0...23)
  }

  static var streams: Chart {
    Chart(swims) { swim in
      for pool in Pool.allCases {
        AreaMark(
          x: .value("Day", swim.day), y: .value("Lanes", pool == swim.pool ? swim.lanes : 4), stacking: .center
        )
        .foregroundStyle(by: .value("Pool", pool))
      }
    }
    .chartLegend(position: .bottom, alignment: .center)
  }
}

// MARK: Bars

extension SwiftChartsSnippets {
  static var gantt: Chart {
    Chart(tasks, id: \.name) { task in
      BarMark(
        xStart: .value("From", task.from), xEnd: .value("To", task.to), y: .value("Task", task.name), height: 14
      )
      .cornerRadius(4)
    }
  }

  static var ranges: Chart {
    Chart(swims) { swim in
      BarMark(
        x: .value("Day", swim.day, unit: .day), yStart: .value("Low", swim.lanes - 3),
        yEnd: .value("High", swim.lanes + 3), width: .ratio(0.6))
      RectangleMark(
        x: .value("Day", swim.day, unit: .day), y: .value("Mean", swim.lanes), width: .ratio(0.6), height: .fixed(2)
      )
      .foregroundStyle(.white)
    }
  }

  static var labelledBars: Chart {
    Chart(budget, id: \.name) { item in
      BarMark(x: .value("Share", item.share), y: .value("Item", item.name))
        .annotation(position: .trailing) { "\(Int(item.share)) %" }
    }
    .chartXAxis(.hidden)
  }

  static var thinBars: Chart {
    Chart(budget, id: \.name) { item in
      BarMark(x: .value("Item", item.name), y: .value("Share", item.share), width: .fixed(20))
        .foregroundStyle(Color.orange)
    }
    .chartYScale(domain: 0...60)
    .chartYAxis {
      AxisMarks(values: .stride(by: 20)) {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2])).foregroundStyle(.gray)
        AxisValueLabel(format: ".0f")
      }
    }
  }

  static var groupsInStacks: Chart {
    Chart {
      for quarter in ["Q1", "Q2"] {
        for region in ["north", "south"] {
          for product in ["tea", "milk"] {
            BarMark(x: .value("Quarter", quarter), y: .value("Sales", product == "tea" ? 3 : 2))
              .foregroundStyle(by: .value("Product", product))
              .position(by: .value("Region", region), axis: .horizontal, span: .ratio(0.8))
          }
        }
      }
    }
  }

  static var histogram: Chart {
    Chart(Array([3, 8, 12, 7, 2].enumerated()), id: \.offset) { bin in
      BarMark(x: .value("Bin", bin.offset * 10), y: .value("Count", bin.element), width: .inset(2))
    }
    .chartXAxis { AxisMarks(values: [0, 20, 40]) }
  }
}

// MARK: Rectangles and rules

extension SwiftChartsSnippets {
  static var heatMap: Chart {
    Chart {
      ForEach(0..<7) { weekday in
        ForEach(0..<5, id: \.self) { week in
          RectangleMark(
            x: .value("Week", "W\(week + 1)"), y: .value("Day", ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][weekday])
          )
          .foregroundStyle(by: .value("Visits", Double((weekday * 5 + week * 3) % 11)))
        }
      }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.white, .blue]))
  }

  static var zone: Chart {
    Chart {
      RectangleMark(
        xStart: .value("From", 5), xEnd: .value("To", 10), yStart: .value("Low", 0), yEnd: .value("High", 20)
      )
      .foregroundStyle(.green)
      .opacity(0.2)
      .zIndex(-1)
      RectangleMark(xStart: .value("From", 15), xEnd: .value("To", 18)).foregroundStyle(.gray).opacity(0.2)
      ForEach(readings) { PointMark(x: .value("Hour", $0.hour), y: .value("High", $0.high)) }
    }
  }

  static var errorBars: Chart {
    Chart(readings.prefix(6).map { $0 }) { reading in
      RuleMark(
        x: .value("Hour", reading.hour), yStart: .value("Low", reading.low), yEnd: .value("High", reading.high))
      PointMark(x: .value("Hour", reading.hour), y: .value("Mean", (reading.low + reading.high) / 2))
    }
  }

  static var lollipops: Chart {
    Chart(budget, id: \.name) { item in
      RuleMark(xStart: .value("Zero", 0), xEnd: .value("Share", item.share), y: .value("Item", item.name))
        .lineStyle(StrokeStyle(lineWidth: 2))
      PointMark(x: .value("Share", item.share), y: .value("Item", item.name)).symbolSize(120)
    }
  }
}

// MARK: Sectors

extension SwiftChartsSnippets {
  static var donut: Chart {
    Chart(budget, id: \.name) { item in
      SectorMark(
        angle: .value("Share", item.share), innerRadius: .ratio(0.6), outerRadius: .inset(10), angularInset: 1.5
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Item", item.name))
      .annotation(position: .overlay) { "\(Int(item.share))" }
    }
    .chartLegend(position: .trailing)
  }

  static var raisedSector: Chart {
    Chart(budget, id: \.name) { item in
      SectorMark(angle: .value("Share", item.share), outerRadius: .ratio(item.name == "Food" ? 1 : 0.8))
        .foregroundStyle(by: .value("Item", item.name))
        .opacity(item.name == "Food" ? 1 : 0.4)
    }
    .chartLegend(.hidden)
  }
}

// MARK: Axes

extension SwiftChartsSnippets {
  static var monthLabels: Chart {
    Chart((1...12).map { $0 }, id: \.self) { month in
      LineMark(x: .value("Month", day(month, 1)), y: .value("Rain", Double(40 + month * 3 % 17)))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { AxisGridLine() }
      AxisMarks(values: .stride(by: .quarter)) {
        AxisTick(length: 8)
        AxisValueLabel(format: "%b", centered: true)
      }
    }
    .chartYScale(domain: .automatic(includesZero: false))
  }

  static var labelsByValue: Chart {
    Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("High", $0.high)) }
      .chartXAxis {
        AxisMarks(values: [0, 6, 12, 18]) { value in
          AxisTick()
          if let hour = value.as(Int.self) { AxisValueLabel("\(hour) h") }
          if value.index == 0 { AxisGridLine() }
        }
      }
      .chartYAxis {
        AxisMarks(position: .trailing, values: .automatic(desiredCount: 3)) { value in
          AxisGridLine()
          AxisValueLabel { value.as(Double.self).map { "\(Int($0))°" } }
        }
      }
  }

  static var namesInOrder: Chart {
    Chart(budget, id: \.name) { BarMark(x: .value("Item", $0.name), y: .value("Share", $0.share)) }
      .chartXScale(domain: ["Rest", "Rent", "Food"])
      .accessibilityMark()
  }

  static var backwards: Chart {
    Chart(readings) { PointMark(x: .value("Hour", $0.hour), y: .value("High", $0.high)) }
      .chartYScale(domain: .automatic(reversed: true))
      .chartXAxis { AxisMarks(position: .top) }
  }
}

extension Chart {
  /// A modifier of a person's own, as extensions of views are.
  fileprivate func accessibilityMark() -> Chart { self }
}

/// Names that aren't available. This compiles only if their message would be the only error.
@available(*, unavailable)
enum UnavailableSnippets {
  static let chart = Chart([("a", 1.0)]) { name, value in
    BarMark(x: .value("Name", name), y: .value("Value", value))
  }

  static func closures() {
    _ = chart.chartOverlay { proxy in proxy }
    _ = chart.chartOverlay(alignment: .topLeading) { $0 }
    _ = chart.chartBackground { proxy in proxy.frame }
    _ = chart.chartGesture { _ in 0 }
    _ = chart.chartPlotStyle { $0.background(.gray) }
    _ = chart.chartPlotStyle { content in
      let high = content.frame(height: 200)
      return high.background(.gray).border(.black, width: 2).padding().clipped()
    }
  }

  static func values(_ context: DrawingContext) {
    _ = chart.chartXSelection(range: 1..<2).chartYSelection(value: 1).chartYVisibleDomain(length: 3)
    _ = chart.chartScrollPosition(x: 3).chartScrollPosition(y: 3)
    _ = PointMark(x: .value("x", 1), y: .value("y", 1)).shadow(color: .black, radius: 2)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.beginTransparencyLayer(in: .zero, auxiliaryInfo: [:])
    context.endTransparencyLayer()
  }
}
