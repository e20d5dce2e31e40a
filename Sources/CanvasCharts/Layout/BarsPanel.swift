internal import Canvas
internal import CanvasData

/// The layout of a plot whose values go to the right: names at the left, bars, values behind them.
struct BarsPanel: Sendable {
  let chart: PreparedChart
  let style: PlotStyle
  let rect: Rect
  let range: ValueRange

  /// From names to the base line, from bars to their values, from values to percentages, in points.
  static let nameGap = 10.0
  static let valueGap = 7.0
  static let percentGap = 5.0
  /// The least step of places with text of full size, and with the smallest.
  static let step = 16.0
  static let smallStep = 13.0
  static let smallSize = 10.0
  /// The part of the width that names may take.
  private static let namePart = 0.42

  private var model: ChartModel { style.model }

  func layout() -> PanelLayout {
    var bars = self
    if bars.capacity < bars.chart.count {
      // The sum of the rest may be the greatest value.
      let folded = bars.folded
      let whole = ValueRange([range, ValueRange(folded.layers, rules: [])])
      bars = BarsPanel(chart: folded, style: style, rect: rect, range: whole)
    }
    return bars.attempt(hasValues: bars.wantsValues)
  }

  private var capacity: Int { max(1, Int(saturating: (rect.height - (wantsValues ? 0 : 20)) / Self.smallStep)) }

  private var folded: PreparedChart {
    var folded = chart
    folded.sumUpPlaces(to: capacity, otherName: model.otherName)
    return folded
  }

  private var wantsValues: Bool {
    guard model.valueLabels != .none, chart.layers.count == 1, let layer = chart.layers.first,
      layer.arrangement != .normalized
    else { return false }
    let rows = layer.isStacked ? 1 : Double(layer.series.count)
    return rect.height / Double(max(chart.count, 1)) * BarsLayout.barFraction / rows >= 9 || rows == 1
  }

  // MARK: Text

  private func size(step: Double) -> Double {
    step >= Self.step ? style.theme.sizes.name : Self.smallSize
  }

  /// The labels at the ends of a bar: value, percentage, and the widths of both with what is between.
  private struct ValueText {
    var value: String
    var percent: String
    var width: Double
  }

  private func valueText(_ value: Double, share: String?, size: Double) -> ValueText {
    let number = model.valueLabels == .percent ? "" : model.formats.value(value)
    let percent = share ?? ""
    let numberWidth = style.width(number, valueStyle(size))
    let percentWidth = style.width(percent, percentStyle(size))
    let gap = number.isEmpty || percent.isEmpty ? 0 : Self.percentGap
    return ValueText(value: number, percent: percent, width: numberWidth + gap + percentWidth)
  }

  private func valueStyle(_ size: Double) -> ChartTextStyle { ChartTextStyle(.semibold, size: min(size, 12.5)) }
  private func percentStyle(_ size: Double) -> ChartTextStyle {
    ChartTextStyle(.regular, size: min(size, style.theme.sizes.value), ink: .second)
  }

  /// The percentages by place; nil where there are none.
  private var shares: [String]? {
    guard let layer = chart.layers.first, layer.series.count == 1, !layer.hasNegative, model.facets.isEmpty,
      model.valueLabels == .both || model.valueLabels == .percent
        || (model.valueLabels == .automatic && chart.count > 1 && chart.count <= 25)
    else { return nil }
    let values = (0..<chart.count).map { layer.value(0, $0) ?? 0 }
    return values.contains { $0 > 0 } ? model.formats.percents(of: values) : nil
  }

  // MARK: Layout

  private func attempt(hasValues: Bool) -> PanelLayout {
    let ruleRoom = model.rules.contains { $0.value.isFinite } ? 18.0 : 0
    let top = rect.minY + ruleRoom
    let bottom = max(rect.maxY - (hasValues ? 0 : 22), top + 1)
    let step = (bottom - top) / Double(max(chart.count, 1))
    let size = size(step: step)
    let names = fittedNames(step: step, size: size)
    let nameWidth = names.map(\.width).max() ?? 0
    let left = min(rect.minX + nameWidth + (nameWidth > 0 ? Self.nameGap : 0), rect.maxX - 2)
    let rows = chart.layers.first.map { $0.isStacked ? 1 : $0.series.count } ?? 1
    let valueSize = rows == 1 ? size : min(size, max(step * BarsLayout.barFraction / Double(rows), Self.smallSize))
    let values = scale(hasValues: hasValues, left: left, size: valueSize)
    let plot = Rect(x: left, y: top, width: rect.maxX - left, height: bottom - top)
    let bands = BandScale(count: chart.count, from: top, to: bottom, fraction: BarsLayout.barFraction)
    let space = PlotSpace(
      plot: plot, isHorizontal: true, values: values, centers: (0..<chart.count).map(bands.center), step: step)
    var panel = PanelLayout(plot: plot)
    panel.notes = chart.notes
    panel.placeNames = chart.placeNames(model.formats)
    panel.addMarks(chart, in: space, connects: false)
    panel.placeAxis.base = AxisLayout.Line(
      from: Point(x: space.base, y: top), to: Point(x: space.base, y: bottom))
    addNames(names, size: size, right: rect.minX + nameWidth, space: space, to: &panel)
    if hasValues { addValues(size: valueSize, space: space, to: &panel) } else { addAxis(space: space, to: &panel) }
    addRules(space: space, to: &panel)
    return panel
  }

  /// The values' scale: with labels the greatest bar ends where its label has room behind it.
  private func scale(hasValues: Bool, left: Double, size: Double) -> LinearScale {
    guard hasValues else {
      let most = min(6, max(2, Int(saturating: (rect.maxX - left) / 80) + 1))
      func scale(_ limit: Int) -> LinearScale {
        LinearScale(covering: range.values, includesZero: true, limit: limit, from: left, to: rect.maxX - 12)
      }
      return (2...most).reversed().map(scale).first(where: ticksFit) ?? scale(2)
    }
    let (low, high) = (min(0, range.values.min() ?? 0), max(0, range.values.max() ?? 0))
    guard low < high else { return LinearScale(exactly: 0, 1, from: left, to: rect.maxX) }
    // The widest percentage stands for all: the longest bar has it nearly always.
    let share = shares?.max { $0.count < $1.count }
    let texts = labelValues.map { ($0, valueText($0, share: share, size: size).width) }
    var right = rect.maxX
    let needed = (texts.filter { $0.0 >= 0 }.map(\.1).max() ?? 0) + Self.valueGap
    let below = (texts.filter { $0.0 < 0 }.map(\.1).max().map { $0 + Self.valueGap }) ?? 0
    let room = rect.maxX - left
    // Where labels would leave less than a third for the bars, they stand in the long ones.
    let isNarrow = room - needed - below < 0.34 * room
    if !isNarrow { right -= needed }
    let start = isNarrow ? left : left + below
    return LinearScale(exactly: low, high, from: start, to: max(right, start + 1))
  }

  private var labelValues: [Double] {
    guard let layer = chart.layers.first else { return [] }
    if layer.isStacked {
      return (0..<chart.count).flatMap { place -> [Double] in
        let sums = StackSums(layer.series.indices.compactMap { layer.value($0, place) })
        return sums.down < 0 ? [sums.up, sums.down] : [sums.up]
      }
    }
    return layer.values.flatMap { $0.compactMap(\.self) }
  }

  // MARK: Names

  private func fittedNames(step: Double, size: Double) -> [FittedText] {
    let nameStyle = ChartTextStyle(.regular, size: size)
    let lines = max(1, min(3, Int(saturating: step / nameStyle.lineHeight)))
    let widest = (rect.width * Self.namePart).rounded(.down)
    return chart.placeNames(model.formats).map { name in
      let width = style.width(String(name.prefix(200)), nameStyle)
      if width <= widest, name.utf8.count < 200 { return FittedText(lines: [name], width: width, isCut: false) }
      return style.measurer.fit(name, nameStyle, width: widest, lineCount: lines)
    }
  }

  private func addNames(
    _ names: [FittedText], size: Double, right: Double, space: PlotSpace, to panel: inout PanelLayout
  ) {
    let nameStyle = ChartTextStyle(.regular, size: size)
    let pitch = nameStyle.lineHeight
    for (name, center) in zip(names, space.centers) {
      let first = center + size * 0.35 - pitch * Double(name.lines.count - 1) / 2
      for (row, line) in name.lines.enumerated() {
        panel.placeAxis.labels.append(
          PlacedText(
            line, nameStyle, at: Point(x: right, y: first + pitch * Double(row)), alignment: .right,
            measuredBy: style.measurer))
      }
    }
    let cut = names.count(where: \.isCut)
    if cut > 0 { panel.notes.append("\(cut) of \(names.count) names are cut: they have no room") }
  }

  // MARK: Values

  private func addValues(size: Double, space: PlotSpace, to panel: inout PanelLayout) {
    guard let layer = chart.layers.first, !panel.bars.isEmpty else { return }
    if layer.isStacked, layer.series.count > 1 {
      for (place, center) in space.centers.enumerated() {
        let values = layer.series.indices.compactMap { layer.value($0, place) }
        guard !values.isEmpty else { continue }
        let sums = StackSums(values)
        let role = layer.role(layer.series.count - 1, place)
        if sums.up > 0 || sums.down == 0 {
          addValue(sums.up, nil, at: center, role, size, space, &panel.bars[0].labels)
        }
        if sums.down < 0 { addValue(sums.down, nil, at: center, role, size, space, &panel.bars[0].labels) }
      }
    } else {
      let shares = self.shares
      for bar in panel.bars[0].bars {
        let share = shares.flatMap { $0.indices.contains(bar.place) ? $0[bar.place] : nil }
        addValue(bar.value, share, at: bar.box.midY, bar.role, size, space, &panel.bars[0].labels)
      }
    }
  }

  private func addValue(
    _ value: Double, _ share: String?, at y: Double, _ role: ColorRole, _ size: Double, _ space: PlotSpace,
    _ labels: inout [PlacedText]
  ) {
    let text = valueText(value, share: share, size: size)
    let end = space.values.position(of: value)
    var x = value < 0 ? end - Self.valueGap - text.width : end + Self.valueGap
    var valueStyle = valueStyle(size)
    var percentStyle = percentStyle(size)
    if x + text.width > rect.maxX + 12 || x < rect.minX - 12 {
      // In the bar, in black or white.
      x = value < 0 ? end + Self.valueGap : end - Self.valueGap - text.width
      let color = style.theme.fill(of: role).color
      let ink: ChartTextStyle.Ink = color.ink(on: style.theme.ground) == .black ? .black : .white
      (valueStyle.ink, percentStyle.ink) = (ink, ink)
    }
    let baseline = y + size * 0.35
    if !text.value.isEmpty {
      let label = PlacedText(text.value, valueStyle, at: Point(x: x, y: baseline), measuredBy: style.measurer)
      labels.append(label)
      x += label.width + Self.percentGap
    }
    if !text.percent.isEmpty {
      labels.append(
        PlacedText(text.percent, percentStyle, at: Point(x: x, y: baseline), measuredBy: style.measurer))
    }
  }

  // MARK: Axis and rules

  private func text(ofTick value: Double, _ scale: LinearScale) -> String {
    range.isPercent
      ? model.formats.percent(value, decimals: max(scale.decimals - 2, 0))
      : model.formats.tick(value, decimals: scale.decimals)
  }

  /// Whether the labels of a scale's ticks stand apart.
  private func ticksFit(_ scale: LinearScale) -> Bool {
    let widest = scale.ticks.map { style.width(text(ofTick: $0, scale), style.tick) }.max() ?? 0
    guard scale.ticks.count > 1 else { return true }
    return widest + 8 <= (scale.position(of: scale.ticks[1]) - scale.position(of: scale.ticks[0])).magnitude
  }

  private func addAxis(space: PlotSpace, to panel: inout PanelLayout) {
    let scale = space.values
    for value in scale.ticks {
      let x = scale.position(of: value)
      let text = text(ofTick: value, scale)
      if value != 0 {
        panel.valueAxis.grid.append(
          AxisLayout.Line(from: Point(x: x, y: space.plot.minY), to: Point(x: x, y: space.plot.maxY)))
      }
      let half = style.width(text, style.tick) / 2
      panel.valueAxis.labels.append(
        PlacedText(
          text, style.tick, at: Point(x: min(x, rect.maxX + 12 - half), y: space.plot.maxY + 17), alignment: .center,
          measuredBy: style.measurer))
    }
  }

  private func addRules(space: PlotSpace, to panel: inout PanelLayout) {
    for rule in model.rules where rule.value.isFinite {
      let x = space.values.position(of: rule.value)
      panel.rules.append(
        RuleLayout(
          from: Point(x: x, y: space.plot.minY - 3), to: Point(x: x, y: space.plot.maxY), value: rule.value))
      let text = (rule.label.isEmpty ? "" : rule.label + " ") + model.formats.value(rule.value)
      let ruleStyle = ChartTextStyle(.semibold, size: style.theme.sizes.tick)
      let half = style.width(text, ruleStyle) / 2
      let center = max(min(x, rect.maxX - half), rect.minX + half)
      panel.endLabels.append(
        PlacedText(
          text, ruleStyle, at: Point(x: center, y: space.plot.minY - 7), alignment: .center,
          measuredBy: style.measurer))
    }
  }
}
