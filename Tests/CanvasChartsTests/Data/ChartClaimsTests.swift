import Canvas
import CanvasCharts
import CanvasTables
import TestSupport
import Testing

/// What charts of random tables claim, against the rows: sums only of what adds up, stacks only of parts, and each row
/// combined or named. `ChartClaims` has what a placed chart claims.
@Suite struct ChartClaimsTests {
  private static let count = RandomCount.number("RANDOM_CHARTS", debug: 400, release: 2_400)
  private static let marks: [ChartMark] = [.bars, .columns, .lines, .areas, .points]

  @Test(arguments: [UInt64(1), 2, 3, 4]) func chartsClaimWhatTheirRowsSay(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var failures = 0
    for index in 0..<(Self.count / 4) {
      let rows = RowsOfRoles(&generator)
      let mark = Self.marks[index % Self.marks.count]
      let facet = rows.hasSeries && generator.next(below: 4) == 0
      let problem = try Self.problem(of: rows, mark, facet: facet)
      if let problem {
        failures += 1
        if failures < 4 { Issue.record("seed \(seed), table \(index), \(mark): \(problem)\n\(rows.csv)") }
      }
    }
  }

  private static func problem(of rows: RowsOfRoles, _ mark: ChartMark, facet: Bool) throws -> String? {
    let table = try Table(contents: Array(rows.csv.utf8))
    let model: ChartModel
    do { model = try ChartModel(mark, table: table, facet: facet ? "region" : nil) } catch {
      // Areas can't show values of both signs.
      return mark == .areas && rows.measures.contains(.temperature) ? nil : "\(error)"
    }
    let layout = ChartLayout(
      model, in: Rect(x: 0, y: 0, width: 900, height: 600), theme: .light, measurer: RandomChartTests.measurer)
    if facet { return problem(ofPanelsIn: layout, model, rows) ?? ChartClaims.problem(in: layout, of: model) }
    guard let layer = model.layers.first else { return "no layer" }
    return problem(ofValuesIn: layer.table, rows) ?? problem(ofStackIn: layer, rows)
      ?? ChartClaims.problem(in: layout, of: model)
  }

  // MARK: Values

  /// Each value is the sum or the mean of its rows, and each column is drawn or named.
  private static func problem(ofValuesIn table: ChartTable, _ rows: RowsOfRoles) -> String? {
    let notes = table.notes.map(\.text).joined(separator: "\n")
    let drawn = table.valueName.map { [$0] } ?? table.series
    for (index, measure) in rows.measures.enumerated()
    where !drawn.contains(measure.rawValue) && rows.rows.contains(where: { $0.values[index] != nil })
      && !notes.contains("'\(measure.rawValue)'")
    {
      return "'\(measure.rawValue)' is neither drawn nor named; \(notes)"
    }
    let places = table.placeKeys
    guard let axis = table.xName else { return "no axis; \(notes)" }
    let isNoted = notes.contains("without a value")
    let known = Set(
      rows.rows.filter { row in
        !isNoted || zip(rows.measures, row.values).contains { drawn.contains($0.rawValue) && $1 != nil }
      }.map { $0[axis] })
    // Periods without rows stand between others.
    guard known.isSubset(of: places), Set(places).count == places.count else {
      return "the places \(places) aren't those of rows"
    }
    for (place, key) in places.enumerated() {
      for (index, series) in table.series.enumerated() {
        let name = table.valueName ?? series
        guard let measure = rows.measures.first(where: { $0.rawValue == name }),
          let column = rows.measures.firstIndex(of: measure)
        else { return "'\(name)' is no measure; \(notes)" }
        let own = rows.rows.filter { row in
          row[axis] == key && table.seriesName.map { row[$0] == series } ?? true
        }
        let values = own.compactMap { $0.values[column] }
        let sum = values.reduce(0, +)
        let expected = values.isEmpty ? nil : measure.addsUp ? sum : sum / Double(values.count)
        guard isClose(table.values[index][place], expected) else {
          return "'\(series)' at \(key) is \(String(describing: table.values[index][place])) of \(values); \(notes)"
        }
      }
    }
    return nil
  }

  private static func isClose(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return abs(first - second) <= 1e-9 * max(abs(second), 1)
  }

  // MARK: Stacks

  /// Only parts of one whole are stacked, unless a note says so.
  private static func problem(ofStackIn layer: ChartLayer, _ rows: RowsOfRoles) -> String? {
    let isStacked = layer.arrangement == .stacked || layer.mark == .areas
    guard isStacked, layer.table.series.count > 1 else { return nil }
    let measure = layer.table.valueName.flatMap(RowsOfRoles.Measure.init)
    if measure?.addsUp == true || layer.table.notes.contains(where: { $0.text.contains("stacked, though") }) {
      return nil
    }
    return "\(layer.table.series) of \(layer.table.valueName ?? "several columns") are stacked"
  }

  // MARK: Panels

  /// There is a panel for each name, and a name has one colour in all of them.
  private static func problem(ofPanelsIn layout: ChartLayout, _ model: ChartModel, _ rows: RowsOfRoles) -> String? {
    let names = Set(rows.rows.compactMap(\.series))
    guard Set(model.facets.map(\.name)) == names else { return "the panels are \(model.facets.map(\.name))" }
    guard layout.panels.count == names.count || !layout.notes.isEmpty else { return "\(layout.panels.count) panels" }
    for facet in model.facets {
      guard let table = facet.layers.first?.table else { return "a panel without a layer" }
      var own = rows
      own.rows = rows.rows.filter { $0.series == facet.name }
      if let problem = problem(ofValuesIn: table, own) { return "\(facet.name): \(problem)" }
    }
    return nil
  }
}

extension ChartTable {
  /// The places as the cells of `RowsOfRoles` name them.
  fileprivate var placeKeys: [String] {
    switch x {
    case .names(let names): names
    case .numbers(let numbers): numbers.map { "\(Int($0))" }
    case .times(let times): times.map { "\($0)" }
    case .dates(let dates, let period):
      dates.map { period == .year ? String("\($0)".prefix(4)) : period == .month ? String("\($0)".prefix(7)) : "\($0)" }
    }
  }
}
