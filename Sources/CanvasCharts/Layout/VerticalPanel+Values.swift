/// The value labels of columns.
extension VerticalPanel {
  /// Adds the values. Returns whether all of them fit side by side.
  func addColumnValues(to panel: inout PanelLayout, space: PlotSpace) -> Bool {
    guard let layer = chart.layers.first, !panel.bars.isEmpty else { return true }
    let text = style.columnValue
    var labels: [PlacedText] = []
    var widest = 0.0
    let shares = model.valueLabels.showsShares ? chart.shownShares(model) ?? [] : []
    let lines = shownRules.map { space.values.position(of: $0.value) }
    let capital = text.size * 0.73
    func crossed(at y: Double) -> Double? {
      lines.first { $0 > y - capital - RuleLayout.clearance && $0 < y + RuleLayout.clearance }
    }
    func add(_ value: Double, at x: Double, place: Int, below: Bool) {
      let end = space.values.position(of: value)
      var y = below ? end + Self.valueGap + capital : end - Self.valueGap
      // Beyond the rules, if there is room; otherwise they have holes for the label.
      var beyond = y
      for _ in lines {
        guard let line = crossed(at: beyond) else { break }
        beyond = line + (below ? RuleLayout.clearance + capital : -RuleLayout.clearance)
      }
      if crossed(at: beyond) == nil, (space.plot.minY - Self.valueRoom...space.plot.maxY).contains(beyond) {
        y = beyond
      }
      let share = shares.indices.contains(place) ? shares[place] : nil
      let number = share == nil || model.valueLabels != .percent ? model.formats.value(value) : nil
      let label = PlacedText(
        [number, share].compactMap(\.self).joined(separator: " · "), text, at: Point(x: x, y: y), alignment: .center,
        measuredBy: style.measurer)
      widest = max(widest, label.width)
      labels.append(label)
    }
    let isOneBar = layer.isStacked || layer.series.count == 1
    for (place, center) in space.centers.enumerated() where isOneBar {
      let values = layer.series.indices.compactMap { layer.value($0, place) }
      guard !values.isEmpty else { continue }
      for end in StackSums(values).ends { add(end, at: center, place: place, below: end < 0) }
    }
    if !isOneBar {
      for bar in panel.bars[0].bars { add(bar.value, at: bar.box.midX, place: bar.place, below: bar.value < 0) }
    }
    let count = isOneBar ? 1 : Double(layer.series.count) / BarsLayout.columnFraction
    panel.bars[0].labels = labels
    return widest + 2 <= space.step / count
  }
}
