import Canvas
import CanvasCharts
import CanvasTables

/// What a placed chart claims, against its table: each value has a mark, at its instant and in proportion, one name has
/// one colour, and no panel is lost.
enum ChartClaims {
  /// The first false claim, or nil if there is none.
  static func problem(in layout: ChartLayout, of model: ChartModel) -> String? {
    // What was left out or combined for lack of room is said, and has other values.
    guard layout.notes.isEmpty else { return nil }
    let contents = model.facets.isEmpty ? [("", model.layers)] : model.facets.map { ($0.name, $0.layers) }
    guard layout.panels.count == contents.count else {
      return layout.panels.isEmpty ? nil : "\(layout.panels.count) panels of \(contents.count)"
    }
    for (panel, (name, layers)) in zip(layout.panels, contents) {
      for (index, layer) in layers.enumerated() {
        let places = model.missing == .gap ? problem(ofPlacesIn: panel, layer) : nil
        if let problem = places ?? problem(ofBarsIn: panel, layer, index, layers) {
          return "\(name): \(problem)"
        }
      }
    }
    return model.emphasized.isEmpty ? problem(ofColorsIn: layout, contents.map(\.1)) : nil
  }

  // MARK: Places

  /// The values of lines are in the order and at the distances of their dates.
  private static func problem(ofPlacesIn panel: PanelLayout, _ layer: ChartLayer) -> String? {
    guard layer.mark == .lines else { return nil }
    let table = layer.table
    let instants: [Double]
    switch table.x {
    case .dates(let dates, _): instants = dates.map { Double($0.dayNumber) }
    case .times(let times): instants = times.map { Double($0.seconds) }
    case .numbers(let numbers): instants = numbers
    case .names: return nil
    }
    guard zip(instants, instants.dropFirst()).allSatisfy(<) else { return "the places aren't in order" }
    guard let first = instants.first, let last = instants.last, last > first else { return nil }
    for line in panel.lines.flatMap(\.lines) where line.series < table.series.count {
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
  private static func problem(
    ofBarsIn panel: PanelLayout, _ layer: ChartLayer, _ index: Int, _ layers: [ChartLayer]
  ) -> String? {
    guard layer.mark == .bars || layer.mark == .columns, layers.count == 1, layer.arrangement != .normalized,
      layer.arrangement != .diverging
    else {
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

  // MARK: Colors

  /// A name has one colour in all panels, and up to eight names of a panel have colours of their own.
  private static func problem(ofColorsIn layout: ChartLayout, _ contents: [[ChartLayer]]) -> String? {
    var roles: [String: ColorRole] = [:]
    for (panel, layers) in zip(layout.panels, contents) {
      guard let table = layers.first?.table, layers.count == 1, table.series.count > 1 else { continue }
      let lines = panel.lines.flatMap(\.lines).map { ($0.series, $0.role) }
      let bars = panel.bars.flatMap(\.bars).map { ($0.series, $0.role) }
      for (series, role) in lines + bars {
        let name = table.series[series]
        guard roles[name, default: role] == role else { return "'\(name)' has two colours" }
        roles[name] = role
      }
      let own = table.series.compactMap { roles[$0] }
      guard own.count > 8 || Set(own).count == own.count else { return "two of \(table.series) have one colour" }
    }
    return nil
  }

  // MARK: Pies

  /// Each segment has a slice or is part of the rest, as wide as its value is in proportion, and of its own colour.
  static func problem(in layout: PieLayout, of pie: PieModel) -> String? {
    let segments = pie.data.segments
    let own = layout.slices.compactMap(\.segment)
    guard Set(own).count == own.count else { return "a segment has two slices" }
    for slice in layout.slices {
      let others = segments.indices.filter { !own.contains($0) }
      let value = slice.segment.map { segments[$0].value } ?? others.reduce(0) { $0 + segments[$1].value }
      guard abs(slice.value - value) <= 1e-9 * value else { return "'\(slice.name)' is \(slice.value) of \(value)" }
      let sweep = value / pie.data.total * 2 * Double.pi
      guard abs(slice.sweep - sweep) < 1e-6 else { return "'\(slice.name)' is \(slice.sweep) wide, not \(sweep)" }
    }
    let areAllDrawn = segments.indices.allSatisfy { segments[$0].value == 0 || own.contains($0) }
    guard areAllDrawn || layout.slices.contains(where: { $0.segment == nil }) || layout.slices.isEmpty else {
      return "a segment has no slice"
    }
    let fills = layout.slices.filter { $0.segment.map { segments[$0].color == nil } ?? true }.prefix(8).map(\.fill)
    for (index, fill) in fills.enumerated() where fills[..<index].contains(fill) { return "two slices have one fill" }
    return nil
  }
}
