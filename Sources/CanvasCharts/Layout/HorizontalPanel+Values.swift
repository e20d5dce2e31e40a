/// The values and percentages at the ends of bars.
extension HorizontalPanel {
  /// The label at the end of a bar: the value, the percentage, and their widths with the space between them.
  struct ValueText {
    let value: String
    let percent: String
    let valueWidth: Double
    let percentWidth: Double
    let width: Double
  }

  func valueText(_ value: Double, share: String?, size: Double) -> ValueText {
    let number = model.valueLabels == .percent && share != nil ? "" : model.formats.value(value)
    let percent = share ?? ""
    let numberWidth = style.width(number, valueStyle(size))
    let percentWidth = style.width(percent, percentStyle(size))
    let gap = number.isEmpty || percent.isEmpty ? 0 : Self.percentGap
    return ValueText(
      value: number, percent: percent, valueWidth: numberWidth, percentWidth: percentWidth,
      width: numberWidth + gap + percentWidth)
  }

  func valueStyle(_ size: Double) -> ChartTextStyle { ChartTextStyle(.semibold, size: min(size, 12.5)) }
  func percentStyle(_ size: Double) -> ChartTextStyle {
    ChartTextStyle(.regular, size: min(size, style.theme.sizes.value), ink: .second)
  }

  /// The percentages of the places, or nil if there are none.
  private var shares: [String]? {
    let isWanted =
      model.valueLabels.showsShares
      || (model.valueLabels == .automatic && chart.count > 1 && chart.count <= 25)
    return isWanted ? chart.shownShares(model) : nil
  }

  /// The widest percentage, reserved for every bar. Nearly always it belongs to the longest bar.
  var widestShare: String? { shares?.max { $0.count < $1.count } }

  var labelValues: [Double] {
    guard let layer = chart.layers.first else { return [] }
    if layer.isStacked, layer.series.count > 1 {
      return (0..<chart.count).flatMap { place -> [Double] in
        let sums = StackSums(layer.series.indices.compactMap { layer.value($0, place) })
        return sums.down < 0 ? [sums.up, sums.down] : [sums.up]
      }
    }
    return layer.values.flatMap { $0.compactMap(\.self) }
  }

  /// Adds the values. Returns whether all of them fit behind or inside their bars.
  func addValues(size: Double, space: PlotSpace, to panel: inout PanelLayout) -> Bool {
    guard let layer = chart.layers.first, !panel.bars.isEmpty else { return true }
    var fit = true
    if layer.isStacked, layer.series.count > 1 {
      for (place, center) in space.centers.enumerated() {
        let values = layer.series.indices.compactMap { layer.value($0, place) }
        guard !values.isEmpty else { continue }
        let role = layer.role(layer.series.count - 1, place)
        for end in StackSums(values).ends {
          fit = addValue(end, nil, at: center, role, size, space, &panel.bars[0].labels) && fit
        }
      }
    } else {
      let shares = self.shares
      for bar in panel.bars[0].bars {
        let share = shares.flatMap { $0.indices.contains(bar.place) ? $0[bar.place] : nil }
        fit = addValue(bar.value, share, at: bar.box.midY, bar.role, size, space, &panel.bars[0].labels) && fit
      }
    }
    return fit
  }

  func addValue(
    _ value: Double, _ share: String?, at y: Double, _ role: ColorRole, _ size: Double, _ space: PlotSpace,
    _ labels: inout [PlacedText]
  ) -> Bool {
    var fits = true
    let text = valueText(value, share: share, size: size)
    let end = space.values.position(of: value)
    var x = value < 0 ? end - Self.valueGap - text.width : end + Self.valueGap
    var valueStyle = valueStyle(size)
    var percentStyle = percentStyle(size)
    let isOff = x + text.width > rect.maxX + 12 || x < rect.minX - 12
    let lines = model.rules.filter(\.isAtValue).map { space.values.position(of: $0.value) }
    func crossed(at x: Double) -> Double? {
      lines.first { $0 > x - RuleLayout.clearance && $0 < x + text.width + RuleLayout.clearance }
    }
    let inside = value < 0 ? end + Self.valueGap : end - Self.valueGap - text.width
    let hasRoomInside = text.width + 2 * Self.valueGap <= abs(end - space.base)
    if isOff || (crossed(at: x) != nil && hasRoomInside && crossed(at: inside) == nil) {
      // Inside the bar, in black or white.
      fits = hasRoomInside
      x = inside
      let color = style.theme.fill(of: role).color
      let ink: ChartTextStyle.Ink = color.ink(on: style.theme.ground) == .black ? .black : .white
      (valueStyle.ink, percentStyle.ink) = (ink, ink)
    } else {
      // Beyond the rules, if there is room; otherwise they have holes for the label.
      var beyond = x
      for _ in lines {
        guard let line = crossed(at: beyond) else { break }
        beyond = line + (value < 0 ? -RuleLayout.clearance - text.width : RuleLayout.clearance)
      }
      if crossed(at: beyond) == nil, beyond + text.width <= rect.maxX + 12, beyond >= rect.minX - 12 { x = beyond }
    }
    let baseline = y + size * 0.35
    if !text.value.isEmpty {
      labels.append(
        PlacedText(text.value, valueStyle, origin: Point(x: x, y: baseline), width: text.valueWidth))
      x += text.valueWidth + Self.percentGap
    }
    if !text.percent.isEmpty {
      labels.append(
        PlacedText(text.percent, percentStyle, origin: Point(x: x, y: baseline), width: text.percentWidth))
    }
    return fits
  }
}
