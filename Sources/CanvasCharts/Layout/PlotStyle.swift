/// The model, theme and measurer that all parts of a layout share.
struct PlotStyle: Sendable {
  var model: ChartModel
  var theme: ChartTheme
  var measurer: TextMeasurer

  var tick: ChartTextStyle { ChartTextStyle(.regular, size: theme.sizes.tick, ink: .second) }
  /// The text style of the values at columns.
  var columnValue: ChartTextStyle { ChartTextStyle(.semibold, size: theme.sizes.caption) }
  /// The text of the titles, which labels need not repeat.
  var titles: String { "\(model.titles.title) \(model.titles.subtitle) \(model.titles.caption)" }

  func axisStyle(isBanded: Bool, endsAtValues: Bool = false) -> PlaceAxis.Style {
    PlaceAxis.Style(
      text: tick, measurer: measurer, formats: model.formats, isBanded: isBanded, endsAtValues: endsAtValues,
      titles: titles)
  }

  func width(_ string: String, _ style: ChartTextStyle) -> Double { measurer.width(of: string, style) }
}

/// The values that a plot's axis has to cover.
struct ValueRange: Sendable {
  var values: [Double] = []
  var includesZero = false
  var isPercent = false
  /// Whether values are shares on both sides of a middle, so that they are written without a sign.
  var isDiverging = false
  /// Whether the axis ends at 100 %, because each stack is a whole.
  var endsAtWhole = false
  /// The ends that are asked for.
  var limits = AxisLimits()
  var isLogarithmic = false

  /// - Parameter isShare: Whether the values are written in percent.
  init(_ layers: [PreparedLayer], rules: [ChartRule], isShare: Bool = false) {
    isDiverging = !layers.isEmpty && layers.allSatisfy { $0.sides != nil }
    isPercent = isDiverging || !layers.isEmpty && layers.allSatisfy { $0.arrangement == .normalized }
    var (low, high) = (Double.infinity, -Double.infinity)
    func add(_ value: Double) {
      low = min(low, value)
      high = max(high, value)
    }
    for layer in layers {
      let isArea = layer.mark == .areas
      if layer.mark == .bars || layer.mark == .columns || isArea { includesZero = true }
      if (layer.isStacked && layer.mark != .lines && layer.mark != .points) || isArea {
        for place in 0..<(layer.values.map(\.count).max() ?? 0) {
          if let answers = layer.answers(at: place) {
            add(answers.low)
            add(answers.high)
            continue
          }
          let sums = StackSums(layer.series.indices.compactMap { layer.value($0, place) })
          let divisor = layer.arrangement == .normalized ? max(sums.magnitude, .leastNormalMagnitude) : 1
          add(sums.up / divisor)
          add(sums.down / divisor)
        }
      } else {
        for row in layer.values { for value in row { if let value, value.isFinite { add(value) } } }
        for value in layer.repeats { add(value.value) }
      }
    }
    for rule in rules where rule.isAtValue { add(rule.value) }
    // A line whose lowest value is at most half of the highest also starts at zero.
    if low >= 0, low <= high / 2 || low == high { includesZero = true }
    if low <= high { values = [low, high] }
    if isDiverging { return }
    if isShare, layers.contains(where: \.isStacked), abs(high - 1) < 1e-6, low >= 0 {
      endsAtWhole = true
      values = [low, 1]
    }
    // An axis in percent ends at 100 %.
    if isPercent, high > 0 { values.append(1) }
  }

  /// A value as its text shows it: without its sign if both sides of the middle are shares.
  func shown(_ value: Double) -> Double { isDiverging ? abs(value) : value }

  /// The text of a share: in whole percent if that is exact and both sides of the middle are shares.
  func share(_ value: Double, _ formats: ChartFormats) -> String {
    let percent = value * 100
    return formats.percent(shown(value), decimals: isDiverging && abs(percent - percent.rounded()) < 1e-9 ? 0 : 1)
  }

  /// A range that covers several plots.
  init(_ ranges: [ValueRange]) {
    values = ranges.flatMap(\.values)
    includesZero = ranges.contains(where: \.includesZero)
    isPercent = ranges.contains(where: \.isPercent)
    isDiverging = ranges.contains(where: \.isDiverging)
    endsAtWhole = ranges.contains(where: \.endsAtWhole) && !values.contains { $0 > 1 }
  }

  /// The scale of the axis between its ends.
  ///
  /// - Parameter room: The space for labels at the ends, in points.
  func scale(
    includesZero: Bool, limit: Int, from start: Double, to end: Double, room: (low: Double, high: Double) = (0, 0)
  ) -> LinearScale {
    let shown = values.map(limits.clamped)
    if isLogarithmic { return LinearScale(logarithmicFor: shown, limits: limits, limit: limit, from: start, to: end) }
    func covering(_ values: [Double]) -> LinearScale {
      LinearScale(
        covering: values, includesZero: includesZero && limits.contains(0), limit: limit, from: start, to: end,
        room: room, endsAtValues: isDiverging)
    }
    var automatic = covering(shown)
    if isDiverging, automatic.ticks.count > 1 {
      // A side that nearly reaches its first tick has it.
      let step = automatic.ticks[1] - automatic.ticks[0]
      automatic = covering(shown.map { (step / 2..<step).contains(abs($0)) ? ($0 < 0 ? -step : step) : $0 })
    }
    guard limits.areSet else { return automatic }
    let low = limits.low ?? min(automatic.ticks.first ?? 0, shown.min() ?? 0)
    let high = limits.high ?? max(automatic.ticks.last ?? 1, shown.max() ?? 1)
    let ends = [low, high > low ? high : low + max(abs(low), 1)]
    func scale(_ limit: Int) -> LinearScale {
      LinearScale(covering: ends, includesZero: false, limit: limit, from: start, to: end, endsAtValues: true)
    }
    // Few ticks may have no place between the ends, which would be moved to them.
    let few = scale(limit)
    let isExact = abs(few.position(of: ends[0]) - start) < 0.01 && abs(few.position(of: ends[1]) - end) < 0.01
    return isExact ? few : scale(limit + 3)
  }
}
