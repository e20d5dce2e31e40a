import CanvasCharts
import CanvasTables
import TestSupport
import Testing

/// What plots of random tables claim, against the rows: each row has its mark, or is counted in it.
@Suite struct PlotClaimsTests {
  private static let count = RandomCount.number("RANDOM_CHARTS", debug: 20, release: 150)

  @Test(arguments: [PlotKind.scatter, .histogram, .heatmap, .dots]) func marksAreThoseOfTheRows(kind: PlotKind) throws {
    var generator = SeededGenerator(seed: 31)
    for index in 0..<Self.count {
      let rows = RowsOfRoles(&generator)
      let problem = try Self.problem(of: rows, kind)
      if let problem { Issue.record("table \(index): \(problem)\n\(rows.csv)") }
    }
  }

  private static func problem(of rows: RowsOfRoles, _ kind: PlotKind) throws -> String? {
    let names = rows.measures.map(\.rawValue)
    let known = rows.rows.filter { $0.values[0] != nil }.count
    guard known > 2 else { return nil }
    switch kind {
    case .histogram:
      let chart = try PlotTests.chart(kind, rows.csv) { $0.x = names[0] }
      let counted = HistogramDesign(PlotTests.context(chart)).counts.joined().reduce(0, +)
      return counted == known ? nil : "\(counted) of \(known) values are counted"
    case .heatmap:
      guard rows.hasSeries else { return nil }
      let chart = try PlotTests.chart(kind, rows.csv) { ($0.x, $0.y) = (rows.axisName, "region") }
      let cells = HeatmapDesign(PlotTests.context(chart)).values.joined().compactMap(\.self)
      // With a row in each cell the first values are in them.
      if chart.data.columns[.value] != nil { return cells.count <= rows.rows.count ? nil : "\(cells.count) cells" }
      let counted = cells.reduce(0, +)
      return counted == Double(rows.rows.count) ? nil : "\(counted) of \(rows.rows.count) rows are counted"
    case .scatter:
      guard names.count > 1 else { return nil }
      let chart = try PlotTests.chart(kind, rows.csv) { ($0.x, $0.y) = (names[0], names[1]) }
      let both = rows.rows.count { $0.values[0] != nil && $0.values[1] != nil }
      return try both > 0 ? difference(of: chart, both) : nil
    case .dots, .box: return try difference(of: PlotTests.chart(kind, rows.csv) { $0.y = names[0] }, known)
    }
  }

  private static func difference(of chart: PlotChart, _ expected: Int) throws -> String? {
    let points = PlotTests.shapes(try PlotTests.layout(chart), "symbol").count
    return points == expected ? nil : "\(points) points for \(expected) rows"
  }
}
