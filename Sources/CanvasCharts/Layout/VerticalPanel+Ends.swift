/// Rules, and the labels at the right ends of rules and lines.
extension VerticalPanel {
  var shownRules: [ChartRule] { model.rules.filter(\.isAtValue) }
  var ruleNames: [(name: String, value: String)] {
    shownRules.map {
      ($0.label, range.isPercent ? range.share($0.value, model.formats) : model.formats.value($0.value))
    }
  }
  /// Whether the names of rules would take too much room from the plot. If so, they are above their lines.
  var areRulesNamedInside: Bool {
    EndLabels.width(of: ruleNames, theme: style.theme, measurer: style.measurer)
      > max(rect.width * Self.rulePart, Self.shortRule)
  }
  /// The maximum fraction of the width for the names of rules.
  private static let rulePart = 0.2
  private static let shortRule = 110.0

  func addRules(to panel: inout PanelLayout, space: PlotSpace) {
    for rule in shownRules {
      let y = space.values.position(of: rule.value)
      panel.rules.append(
        RuleLayout(
          from: Point(x: space.plot.minX, y: y), to: Point(x: space.plot.maxX, y: y), value: rule.value,
          color: chart.color(of: rule, model: model, theme: style.theme)))
    }
  }

  /// A series with its last value.
  struct EndItem {
    let name: String
    let value: String
    let layer: Int
    let series: Int
  }

  /// The series with their last values. A series without values has no label.
  func endItems() -> [EndItem] {
    guard endLabels != .none else { return [] }
    var result: [EndItem] = []
    var seen: Set<String> = []
    for (index, layer) in chart.layers.enumerated() where layer.mark == .lines || layer.mark == .areas {
      for series in layer.series.indices {
        guard let last = (0..<chart.count).last(where: { layer.value(series, $0) != nil }),
          let value = layer.value(series, last), seen.insert(layer.series[series]).inserted
        else { continue }
        let shown = layer.arrangement == .normalized && layer.mark == .areas ? "" : model.formats.value(value)
        guard endLabels != .emphasized || layer.role(series, -1) != .muted else { continue }
        let name = endLabels == .values ? "" : layer.series[series]
        guard !name.isEmpty || !shown.isEmpty else { continue }
        result.append(EndItem(name: name, value: shown, layer: index, series: series))
      }
    }
    return result
  }

  func addEndLabels(to panel: inout PanelLayout, space: PlotSpace, items: [EndItem]) {
    var ends: [EndLabels.Item] = []
    for item in items {
      let point: Point?
      if chart.layers[item.layer].mark == .lines {
        point =
          panel.lines.lazy.flatMap(\.lines).first { line in
            line.series == item.series && line.role == chart.layers[item.layer].role(item.series, -1)
          }?.end
      } else {
        let area = panel.areas.first?.areas.first { $0.series == item.series }
        let (top, bottom) = (area?.tops.last?.last, area?.bottoms.last?.last)
        let isLone = panel.areas.first?.isStacked == false
        point = top.flatMap { top in bottom.map { Point(x: top.x, y: isLone ? top.y : (top.y + $0.y) / 2) } }
      }
      let role = chart.layers[item.layer].role(item.series, -1)
      if let point { ends.append(EndLabels.Item(name: item.name, value: item.value, point: point, role: role)) }
    }
    if areRulesNamedInside {
      nameRulesInside(&panel)
    } else {
      for (rule, name) in zip(panel.rules, ruleNames) {
        ends.append(EndLabels.Item(name: name.name, value: name.value, point: rule.to, role: nil))
      }
    }
    guard !ends.isEmpty else { return }
    let labels = EndLabels(
      ends, right: space.plot.maxX, within: space.plot.minY...space.plot.maxY, theme: style.theme,
      measurer: style.measurer)
    panel.endLabels += labels.labels
    panel.leaders = labels.leaders
  }

  /// Places the names above their lines, where they cover as few marks as possible.
  private func nameRulesInside(_ panel: inout PanelLayout) {
    let text = EndLabels.nameStyle(style.theme)
    let plot = panel.plot
    let bars = panel.bars.flatMap { $0.bars.map(\.box) }
    let values = panel.bars.flatMap { $0.labels.map(\.box) }
    let points = panel.lines.flatMap { $0.lines.flatMap { $0.stretches.joined() } }
    // Many names and many marks can't avoid each other.
    let isCrowded = panel.rules.count * (bars.count + points.count) > 10_000_000
    for ((index, rule), name) in zip(panel.rules.enumerated(), ruleNames) {
      let string = [name.name, name.value].filter { !$0.isEmpty }.joined(separator: " ")
      let fitted = style.measurer.fit(string, text, width: plot.width)
      if fitted.isCut {
        panel.notes.append(
          Note(.dropped, "the name \"\(DataError.escaped(name.name))\" of a line is truncated because it doesn't fit"))
      }
      let places = [1, 0.5, 0].map { plot.minX + (plot.width - fitted.width) * $0 }
      func box(_ x: Double) -> Rect { Rect(x: x - 3, y: rule.to.y - 20, width: fitted.width + 6, height: 18) }
      func cost(_ x: Double) -> Int {
        guard !isCrowded else { return 1 }
        let box = box(x)
        let marks = bars.count { $0.intersects(box) } + points.count { box.contains($0) }
        // A text that is covered would be lost.
        let texts = values + panel.endLabels.map(\.box)
        return marks + texts.count { $0.intersects(box) } * (bars.count + points.count)
      }
      let x = places.min { cost($0) < cost($1) } ?? plot.minX
      if cost(x) > 0 { panel.rules[index].plate = box(x) }
      panel.endLabels.append(
        PlacedText(fitted.lines.first ?? "", text, at: Point(x: x, y: rule.to.y - 6), measuredBy: style.measurer))
    }
  }
}
