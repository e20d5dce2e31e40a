/// The value scale, its axis if the bars have no labels, and the rules.
extension HorizontalPanel {
  /// The value scale. With labels, the largest bar ends where its label still fits.
  func scale(hasValues: Bool, left: Double, size: Double) -> LinearScale {
    guard hasValues else {
      // Labels below the ends of neighbouring facets must not touch.
      let left = left + (range.isDiverging && chart.isFacet ? Self.facetMargin : 0)
      let most = min(6, max(2, Int(saturating: (rect.maxX - left) / 80) + 1))
      func scale(_ limit: Int) -> LinearScale {
        range.scale(includesZero: true, limit: limit, from: left, to: rect.maxX - 12)
      }
      return (2...most).reversed().map(scale).first(where: ticksFit) ?? scale(2)
    }
    let (low, high) = (min(0, range.values.min() ?? 0), max(0, range.values.max() ?? 0))
    guard low < high else { return LinearScale(exactly: 0, 1, from: left, to: rect.maxX) }
    let share = widestShare
    let texts = labelValues.map { ($0, valueText($0, share: share, size: size).width) }
    var right = rect.maxX
    let needed = (texts.filter { $0.0 >= 0 }.map(\.1).max() ?? 0) + Self.valueGap
    let below = (texts.filter { $0.0 < 0 }.map(\.1).max().map { $0 + Self.valueGap }) ?? 0
    let room = rect.maxX - left
    // If labels would leave less than a third of the width for the bars, they are inside the long bars.
    let isNarrow = room - needed - below < 0.34 * room
    if !isNarrow { right -= needed }
    let start = isNarrow ? left : left + below
    return LinearScale(exactly: low, high, from: start, to: max(right, start + 1))
  }

  /// Whether the labels of the ticks don't overlap.
  func ticksFit(_ scale: LinearScale) -> Bool {
    let widest = texts(ofTicks: scale).map { style.width($0, style.tick) }.max() ?? 0
    guard scale.ticks.count > 1 else { return true }
    return widest + 8 <= (scale.position(of: scale.ticks[1]) - scale.position(of: scale.ticks[0])).magnitude
  }

  func addAxis(space: PlotSpace, to panel: inout PanelLayout) {
    let scale = space.values
    for (value, text) in zip(scale.ticks, texts(ofTicks: scale)) {
      let x = scale.position(of: value)
      if value != 0 {
        panel.valueAxis.grid.append(
          AxisLayout.Line(from: Point(x: x, y: space.plot.minY), to: Point(x: x, y: space.plot.maxY)))
      }
      let half = style.width(text, style.tick) / 2
      panel.valueAxis.labels.append(
        PlacedText(
          text, style.tick,
          at: Point(x: min(x, rect.maxX + 12 - half), y: space.plot.maxY + VerticalPanel.labelBaseline),
          alignment: .center, measuredBy: style.measurer))
    }
  }

  func addRules(space: PlotSpace, to panel: inout PanelLayout) {
    let text = ChartTextStyle(.semibold, size: style.theme.sizes.tick)
    var names: [PanelLayout.TopName] = []
    for rule in model.rules where rule.isAtValue {
      let x = space.values.position(of: rule.value)
      panel.rules.append(
        RuleLayout(
          from: Point(x: x, y: space.plot.minY - 3), to: Point(x: x, y: space.plot.maxY), value: rule.value,
          color: chart.color(of: rule, model: model, theme: style.theme)))
      let value = range.isDiverging ? range.share(rule.value, model.formats) : model.formats.value(rule.value)
      let string = (rule.label.isEmpty ? "" : rule.label + " ") + value
      names.append(PanelLayout.TopName(string: string, width: style.width(string, text), center: x))
    }
    panel.addNames(names, text, baseline: space.plot.minY - 7, within: rect)
  }
}
