import Canvas
import CanvasCharts
import CanvasTables

/// Plots of small tables, with widths of letters that need no font.
enum PlotTests {
  static let measurer = TextMeasurer { line, style in Double(line.count) * style.size * 0.56 }

  static func chart(
    _ kind: PlotKind, _ csv: String, _ change: (inout PlotColumns) -> Void = { _ in }
  ) throws -> PlotChart {
    var columns = PlotColumns()
    change(&columns)
    return try PlotChart(kind, Table(contents: Array(csv.utf8)), columns: columns)
  }

  static func layout(_ chart: PlotChart, width: Double = 640, height: Double = 400) throws -> ChartLayout {
    try chart.layout(in: Rect(x: 0, y: 0, width: width, height: height), measurer: measurer)
  }

  static func context(_ chart: PlotChart) -> PlotContext {
    PlotContext(chart: chart, measurer: measurer, room: Size(width: 600, height: 360))
  }

  /// The texts on and beside the marks of a plot.
  static func texts(_ layout: ChartLayout) -> [PlotText] {
    layout.plotScene.groups.flatMap(\.marks).flatMap(\.items).compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
  }

  /// The shapes of the first marks of a kind.
  static func shapes(_ layout: ChartLayout, _ kind: String, at index: Int = 0) -> [PlotShape] {
    let marks = layout.plotScene.groups.flatMap(\.marks).filter { $0.kind == kind }
    guard marks.indices.contains(index) else { return [] }
    return marks[index].items.compactMap { item in if case .shape(let shape) = item { shape } else { nil } }
  }

  /// A table of pseudorandom numbers.
  static func cloud(_ count: Int, seed: UInt64 = 7) -> String {
    var generator = SeededGenerator(seed: seed)
    func number() -> Double { Double(generator.next() >> 44) / 1000 }
    let rows = (0..<count).map { "\(number()),\(number()),point \($0),\(["a", "b", "c"][$0 % 3])" }
    return (["x,y,name,group"] + rows).joined(separator: "\n")
  }
}

extension ChartLayout {
  /// The marks, axes and legends below the titles.
  var plotScene: PlotScene { plot?.scene ?? scene }
}
