/// The series of a plot by a column: names with colours, or numbers with a ramp of colours.
package struct PlotSeries: Sendable {
  /// The names in the order of the legend. Empty for a ramp.
  private(set) var names: [String] = []
  private(set) var colors: [Color] = []
  /// The index of each row's name, or its number for a ramp. NaN is missing.
  private(set) var values: [Double] = []
  /// Whether numbers have a ramp of colours.
  private(set) var isRamp = false
  private(set) var title = ""
  /// Whether the last name stands for several, or for rows without one.
  private(set) var hasOther = false
  private var ramp: PlotAxisChoice?

  /// The distance between the title of the legend and its first symbol.
  package static let titleGap = 14.0
  /// The most series with a colour of their own.
  package static let nameLimit = 8

  /// The series of the rows, or nil without a column.
  ///
  /// - Parameter takesNumbers: Whether numbers can have a ramp.
  package init?(_ context: PlotContext, takesNumbers: Bool) {
    guard let column = context.column(.series), let cells = context.frame[PlotRole.series.rawValue] else { return nil }
    title = context.title(.series)
    if column.kind == .number {
      let numbers = cells.quantities
      let different = Set(numbers.filter(\.isFinite))
      if takesNumbers, different.count > Self.nameLimit {
        (isRamp, values) = (true, numbers)
        ramp = PlotAxisChoice.numbers(
          from: different.min() ?? 0, to: different.max() ?? 1, length: 420, isX: true,
          formatter: PlotNumberTexts(context, .series, isValue: false))
        return
      }
    }
    take(cells, context, column)
  }

  private mutating func take(_ cells: DataColumn, _ context: PlotContext, _ column: PlotColumn) {
    let names = cells.all.map { $0.isNull ? context.locale.chartWords.unnamed : $0.name }
    let counts = names.occurrenceCounts
    var found = names.firstOccurrences
    if column.kind == .number {
      let numbers = Dictionary(zip(names, cells.quantities)) { first, _ in first }
      found = found.indices.sorted { a, b in
        let (one, two) = (numbers[found[a]] ?? .nan, numbers[found[b]] ?? .nan)
        return one < two || (!(two < one) && a < b)
      }.map { found[$0] }
    } else if let places = column.naturalPlaces(of: found) {
      found = found.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { found[$0] }
    }
    let unnamed = context.locale.chartWords.unnamed
    let hasUnnamed = found.contains(unnamed)
    found.removeAll { $0 == unnamed }
    if found.count > Self.nameLimit {
      let kept = Set(
        found.indices.sorted { (counts[found[$1]] ?? 0, $0) < (counts[found[$0]] ?? 0, $1) }
          .prefix(Self.nameLimit - 1).map { found[$0] })
      found = found.filter(kept.contains) + [context.locale.chartWords.other]
      hasOther = true
    } else if hasUnnamed {
      found.append(unnamed)
      hasOther = true
    }
    self.names = found
    let places = Dictionary(found.enumerated().map { ($1, $0) }) { first, _ in first }
    values = names.map { Double(places[$0] ?? found.count - 1) }
    let theme = context.theme
    colors = found.indices.map { hasOther && $0 == found.count - 1 ? theme.other : theme.color(at: $0) }
  }

  /// The column of the series of rows, by their numbers.
  func column(_ rows: [Int]) -> DataColumn {
    DataColumn(rows.map { values[$0].isFinite ? .number(values[$0]) : .null })
  }

  /// The fills of the names. What stands for several has no pattern.
  package func fills(_ theme: ChartTheme) -> [ChartFill] {
    colors.enumerated().map { index, color in
      let isOther = hasOther && index == colors.count - 1
      return ChartFill(color: color, pattern: isOther ? .none : theme.fill(at: index).pattern)
    }
  }

  /// The channel of colours.
  package func channel(_ context: PlotContext, symbol: String, head: Double) -> PlotChannel {
    var channel = PlotChannel(PlotRole.series.rawValue)
    channel.title = [title]
    guard let ramp else {
      channel.sort = .rows
      channel.scale = Partial(names.indices.map { .number(Double($0)) })
      channel.scale?[\.range] = .values(colors.map(\.setting))
      channel.legend = legend(context, symbol: symbol, offset: head + Self.legendGap)
      channel.formatted = nameTexts
      return channel
    }
    channel.type = .quantitative
    channel.scale = PlotRamp.scale(from: ramp.low, to: ramp.high, context.theme)
    channel.legend?[\.values] = ramp.ticks.map(DataValue.number)
    channel.legend?[\.gradientThickness] = 12
    channel.formatted = ramp.text
    return channel
  }

  /// The options of the legend of names, above the plot.
  private func legend(_ context: PlotContext, symbol: String, offset: Double) -> Partial<LegendOptions> {
    var legend = Partial<LegendOptions>()
    (legend[\.place], legend[\.isHorizontal], legend[\.offset]) = (.top, true, offset)
    legend[\.title] = .some(nil)
    legend[\.room.width] = context.room.width - titleText(context).width - Self.titleGap
    (legend[\.columnPadding], legend[\.label.limit]) = (Self.columnGap, Self.labelLimit)
    (legend[\.symbolType], legend[\.symbolOpacity], legend[\.symbolStrokeWidth]) = (symbol, 1, 0)
    legend[\.symbolLimit] = 20
    return legend
  }

  /// The texts of indices.
  package var nameTexts: @Sendable (DataValue) -> String { PlotNames(names: names).texts }

  /// The title before the legend.
  package func titleText(_ context: PlotContext) -> PlotText {
    let style = PlotTextStyle(weight: .semibold, size: context.theme.sizes.tick, color: context.theme.ink)
    return PlotText(lines: [title], anchor: .zero, style: style, baseline: .middle)
      .measured(context.measurer, limit: context.room.width / 3)
  }

  private static let columnGap = 16.0
  private static let legendGap = 6.0
  private static let labelLimit = 200.0
}

/// Ramps of colours that begin near the ground.
package enum PlotRamp {
  /// The scale of the colours between two numbers: from little to much, or from below zero to above it.
  static func scale(
    from low: Double, to high: Double, isDiverging: Bool = false, _ theme: ChartTheme
  ) -> Partial<ScaleOptions> {
    var scale = Partial<ScaleOptions>(from: .number(low), to: .number(high))
    if theme.ramp.count > 1 {
      (scale[\.range], scale[\.blend]) = (.values(theme.ramp.map(\.setting)), .rgb)
    } else if isDiverging {
      scale[\.scheme] = ScaleOptions.Scheme(ColorScheme("redblue"), extent: (0.06, 0.94))
    } else {
      scale[\.scheme] = ScaleOptions.Scheme(ColorScheme("blues"), extent: (0.08, 1))
      scale[\.isReversed] = isReversed(theme)
    }
    return scale
  }

  /// Whether the dark end of a sequence stands for little, as on a dark ground.
  package static func isReversed(_ theme: ChartTheme) -> Bool { theme.ground.ink(on: nil) == .white }
}
