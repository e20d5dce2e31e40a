import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// What charts of random tables claim, against the rows: sums only of what adds up, stacks only of parts, each row
/// combined or named, dates at their instants, and one colour for one name.
@Suite struct ChartClaimsTests {
  #if DEBUG
    private static let count = 400
  #else
    private static let count = 10_000
  #endif
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
    if facet { return problem(ofPanelsIn: layout, model, rows) }
    guard let layer = model.layers.first else { return "no layer" }
    return problem(ofValuesIn: layer.table, rows) ?? problem(ofStackIn: layer, rows)
      ?? problem(ofPlacesIn: layout, layer.table) ?? problem(ofBarsIn: layout, layer)
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

  // MARK: Places

  /// The places of lines are in the order and at the distances of their dates.
  private static func problem(ofPlacesIn layout: ChartLayout, _ table: ChartTable) -> String? {
    let instants: [Double]
    switch table.x {
    case .dates(let dates, _): instants = dates.map { Double($0.dayNumber) }
    case .numbers(let numbers): instants = numbers
    case .names, .times: return nil
    }
    guard zip(instants, instants.dropFirst()).allSatisfy(<) else { return "the places aren't in order" }
    guard let panel = layout.panels.first, let first = instants.first, let last = instants.last, last > first else {
      return nil
    }
    for line in panel.lines.flatMap(\.lines) {
      let drawn = line.stretches.flatMap(\.self) + line.dots
      // The last one may stand alone.
      let points = drawn + [line.end].compactMap(\.self).filter { !drawn.contains($0) }
      let values = table.values[line.series].enumerated().filter { $0.element != nil }.map(\.offset)
      guard points.count == values.count else { return "\(points.count) of \(values.count) values are on a line" }
      let xs = points.map(\.x).sorted()
      guard let left = xs.first, let right = xs.last, right > left, let start = values.first, let end = values.last
      else {
        continue
      }
      for (x, place) in zip(xs, values) {
        let part = (instants[place] - instants[start]) / (instants[end] - instants[start])
        // A place is the middle of its period, and months are of different length.
        guard abs(left + part * (right - left) - x) < 0.03 * (right - left) else {
          return "\(instants[place]) is at \(x)"
        }
      }
    }
    return nil
  }

  // MARK: Bars

  /// There is a bar for each value, as long as the value is in proportion to the others.
  private static func problem(ofBarsIn layout: ChartLayout, _ layer: ChartLayer) -> String? {
    guard layer.mark == .bars || layer.mark == .columns, let panel = layout.panels.first, layout.notes.isEmpty else {
      return nil
    }
    let bars = panel.bars.flatMap(\.bars)
    let expected = layer.table.values.flatMap { $0.compactMap(\.self) }.filter { $0 != 0 }.sorted()
    let values = bars.map(\.value).filter { $0 != 0 }.sorted()
    guard values.elementsEqual(expected) else { return "\(values.count) bars for \(expected.count) values" }
    func length(_ bar: BarsLayout.Bar) -> Double { layer.mark == .bars ? bar.box.width : bar.box.height }
    guard let longest = bars.max(by: { abs($0.value) < abs($1.value) }), longest.value != 0 else { return nil }
    let scale = length(longest) / abs(longest.value)
    for bar in bars where abs(length(bar) - abs(bar.value) * scale) > 1.5 {
      return "a bar of \(bar.value) is \(length(bar)) long, one of \(longest.value) \(length(longest))"
    }
    return nil
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
    var roles: [String: ColorRole] = [:]
    for (panel, facet) in zip(layout.panels, model.facets) {
      for line in panel.lines.flatMap(\.lines) {
        let name = facet.layers[0].table.series[line.series]
        guard roles[name, default: line.role] == line.role else { return "'\(name)' has two colours" }
        roles[name] = line.role
      }
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
