internal import Canvas
internal import CanvasData

/// The layout of a plot whose values go up: columns, lines, areas and points.
struct UprightPanel: Sendable {
  let chart: PreparedChart
  let style: PlotStyle
  /// The room for the plot and its axes. The plot's top is at the rectangle's, its labels may reach up by half a line.
  let rect: Rect
  let range: ValueRange
  /// Whether lines have their names at their ends.
  let hasEndLabels: Bool

  /// From the plot down to the end of one row of labels.
  static let axisHeight = 34.0
  static let rowPitch = 15.0
  static let labelGap = 8.0
  /// From a column's end to its label's baseline, and what the axis has above the greatest column besides the label.
  static let valueGap = 6.0
  static let valueRoom = 8.0

  private var isBanded: Bool { chart.layers.contains { $0.mark == .columns || $0.mark == .bars } }
  private var model: ChartModel { style.model }

  func layout() -> PanelLayout {
    var hasValues = wantsValueLabels
    var rows = 1
    var panel = attempt(hasValues: hasValues, rows: rows)
    if panel.rows > rows {
      rows = panel.rows
      panel = attempt(hasValues: hasValues, rows: rows)
    }
    if hasValues, !panel.valuesFit {
      hasValues = false
      panel = attempt(hasValues: false, rows: rows)
      panel.layout.notes.append("the columns have no room for their values: the axis tells them")
    }
    return panel.layout
  }

  private var wantsValueLabels: Bool {
    guard isBanded, model.valueLabels != .none else { return false }
    return chart.layers.count == 1 && chart.layers.allSatisfy { $0.arrangement != .normalized } && chart.count <= 400
      && (model.facets.isEmpty || model.valueLabels != .automatic)
  }

  private struct Attempt {
    var layout: PanelLayout
    var rows: Int
    var valuesFit: Bool
  }

  private func attempt(hasValues: Bool, rows: Int) -> Attempt {
    let bottom = max(rect.maxY - Self.axisHeight - Double(rows - 1) * Self.rowPitch, rect.minY + 1)
    let room = hasValues ? style.columnValue.size * 0.73 + Self.valueRoom : 0
    let limit = min(6, max(2, Int(saturating: (bottom - rect.minY) / 40) + 1))
    let values = LinearScale(
      covering: range.values, includesZero: range.includesZero, limit: limit, from: bottom, to: rect.minY,
      room: range.isPercent ? (0, 0) : (room, room))
    let ticks = values.ticks.map { text(ofTick: $0, values.decimals) }
    let tickWidth = ticks.map { style.width($0, style.tick) }.max() ?? 0
    let left = min(rect.minX + tickWidth + Self.labelGap, rect.maxX - 1)
    let ends = endItems()
    let endWidth =
      hasEndLabels
      ? EndLabels.width(of: ends.map { ($0.name, $0.value) } + ruleNames, theme: style.theme, measurer: style.measurer)
      : ruleWidth
    let right = max(min(rect.maxX - endWidth, self.right(from: left)), left + 1)
    let plot = Rect(x: left, y: rect.minY, width: right - left, height: bottom - rect.minY)
    let axis = PlaceAxis(chart.x, from: left, to: right, style: style.axisStyle(isBanded: isBanded))
    let space = PlotSpace(plot: plot, isHorizontal: false, values: values, centers: axis.centers, step: axis.step)
    var panel = PanelLayout(plot: plot)
    panel.notes = axis.notes
    panel.valueAxis = valueAxis(ticks, values: values, plot: plot)
    panel.placeAxis = placeAxis(axis, space: space)
    panel.addMarks(chart, in: space, connects: model.missing == .connect)
    addRules(to: &panel, space: space)
    addEndLabels(to: &panel, space: space, items: ends)
    var fits = true
    if hasValues { fits = addColumnValues(to: &panel, space: space) }
    return Attempt(layout: panel, rows: axis.rowCount, valuesFit: fits)
  }

  /// Where the last point of lines may be, so that its name below has room on both sides.
  private func right(from left: Double) -> Double {
    guard !isBanded, case .names(let names) = chart.x, let last = names.last, names.count > 1 else { return rect.maxX }
    return rect.maxX + 8 - min(style.width(String(last.prefix(100)), style.tick) + 2, rect.width * 0.3) / 2
  }

  private func text(ofTick value: Double, _ decimals: Int) -> String {
    range.isPercent
      ? model.formats.percent(value, decimals: max(decimals - 2, 0)) : model.formats.tick(value, decimals: decimals)
  }

  // MARK: Axes

  private func valueAxis(_ texts: [String], values: LinearScale, plot: Rect) -> AxisLayout {
    var axis = AxisLayout()
    for (value, text) in zip(values.ticks, texts) {
      let y = values.position(of: value)
      let line = AxisLayout.Line(from: Point(x: plot.minX, y: y), to: Point(x: plot.maxX, y: y))
      if value == 0 { axis.base = line } else { axis.grid.append(line) }
      axis.labels.append(
        PlacedText(
          text, style.tick, at: Point(x: plot.minX - Self.labelGap, y: y + 4), alignment: .right,
          measuredBy: style.measurer))
    }
    return axis
  }

  private func placeAxis(_ places: PlaceAxis, space: PlotSpace) -> AxisLayout {
    var axis = AxisLayout()
    let bottom = space.plot.maxY
    for x in places.ticks {
      axis.ticks.append(AxisLayout.Line(from: Point(x: x, y: bottom), to: Point(x: x, y: bottom + 5)))
    }
    for label in places.labels {
      let width = style.width(label.string, style.tick)
      // At the picture's edges a label stays inside.
      let half = width / 2
      let low = rect.minX + half - 8
      let x = max(min(label.center, max(rect.maxX + 8 - half, low)), low)
      let y = bottom + 17 + Double(label.row) * Self.rowPitch
      axis.labels.append(
        PlacedText(label.string, style.tick, at: Point(x: x, y: y), alignment: .center, measuredBy: style.measurer))
    }
    return axis
  }

  // MARK: Values at columns

  /// Whether all have room beside each other.
  private func addColumnValues(to panel: inout PanelLayout, space: PlotSpace) -> Bool {
    guard let layer = chart.layers.first, !panel.bars.isEmpty else { return true }
    let text = style.columnValue
    var labels: [PlacedText] = []
    var widest = 0.0
    func add(_ value: Double, at x: Double, below: Bool) {
      let end = space.values.position(of: value)
      let y = below ? end + Self.valueGap + text.size * 0.73 : end - Self.valueGap
      let label = PlacedText(
        model.formats.value(value), text, at: Point(x: x, y: y), alignment: .center, measuredBy: style.measurer)
      widest = max(widest, label.width)
      labels.append(label)
    }
    let isOneBar = layer.isStacked || layer.series.count == 1
    for (place, center) in space.centers.enumerated() where isOneBar {
      let values = layer.series.indices.compactMap { layer.value($0, place) }
      guard !values.isEmpty else { continue }
      let sums = StackSums(values)
      if sums.up > 0 || sums.down == 0 { add(sums.up, at: center, below: false) }
      if sums.down < 0 { add(sums.down, at: center, below: true) }
    }
    if !isOneBar {
      for bar in panel.bars[0].bars { add(bar.value, at: bar.box.midX, below: bar.value < 0) }
    }
    let count = isOneBar ? 1 : Double(layer.series.count) / BarsLayout.columnFraction
    panel.bars[0].labels = labels
    return widest + 2 <= space.step / count
  }

  // MARK: Rules and ends

  private var shownRules: [ChartRule] { model.rules.filter(\.value.isFinite) }
  private var ruleNames: [(name: String, value: String)] {
    shownRules.map { ($0.label, range.isPercent ? model.formats.percent($0.value) : model.formats.value($0.value)) }
  }
  private var ruleWidth: Double {
    shownRules.isEmpty ? 0 : EndLabels.width(of: ruleNames, theme: style.theme, measurer: style.measurer)
  }

  private func addRules(to panel: inout PanelLayout, space: PlotSpace) {
    for rule in shownRules {
      let y = space.values.position(of: rule.value)
      panel.rules.append(
        RuleLayout(from: Point(x: space.plot.minX, y: y), to: Point(x: space.plot.maxX, y: y), value: rule.value))
    }
  }

  /// The series with their last values; where a series has none it has no label.
  private func endItems() -> [(name: String, value: String, layer: Int, series: Int)] {
    guard hasEndLabels else { return [] }
    var result: [(name: String, value: String, layer: Int, series: Int)] = []
    var seen: Set<String> = []
    for (index, layer) in chart.layers.enumerated() where layer.mark == .lines || layer.mark == .areas {
      for series in layer.series.indices {
        guard let last = (0..<chart.count).last(where: { layer.value(series, $0) != nil }),
          let value = layer.value(series, last), seen.insert(layer.series[series]).inserted
        else { continue }
        let shown = layer.arrangement == .normalized && layer.mark == .areas ? "" : model.formats.value(value)
        result.append((layer.series[series], shown, index, series))
      }
    }
    return result
  }

  private func addEndLabels(
    to panel: inout PanelLayout, space: PlotSpace,
    items: [(name: String, value: String, layer: Int, series: Int)]
  ) {
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
      if let point { ends.append(EndLabels.Item(name: item.name, value: item.value, point: point)) }
    }
    for (rule, name) in zip(panel.rules, ruleNames) {
      ends.append(EndLabels.Item(name: name.name, value: name.value, point: rule.to))
    }
    guard !ends.isEmpty else { return }
    let labels = EndLabels(
      ends, right: space.plot.maxX, within: space.plot.minY...space.plot.maxY, theme: style.theme,
      measurer: style.measurer)
    panel.endLabels = labels.labels
    panel.leaders = labels.leaders
  }
}
