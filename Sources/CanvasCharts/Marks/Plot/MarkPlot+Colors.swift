extension MarkPlot {
  /// The colours of the names, in their order.
  var colors: [Color] {
    let turn = options.colorRange.isEmpty ? options.colorRamp?.stops.map(\.color) ?? theme.palette : options.colorRange
    let emphasized = Set(model.emphasized)
    return colorNames.enumerated().map { index, name in
      if !emphasized.isEmpty, !emphasized.contains(name) { return theme.muted }
      return model.colors[name] ?? (turn.isEmpty ? theme.other : turn[index % turn.count])
    }
  }

  /// The colours of the lowest to the highest number, at equal distances. Empty for the theme's.
  var rampColors: [Color] {
    guard let stops = options.colorRamp?.stops.sorted(by: { $0.location < $1.location }), let first = stops.first,
      let last = stops.last
    else { return options.colorRange }
    let count = 16
    return (0...count).map { index in
      let place = Double(index) / Double(count)
      guard let upper = stops.firstIndex(where: { $0.location >= place }) else { return last.color }
      guard upper > 0 else { return first.color }
      let (a, b) = (stops[upper - 1], stops[upper])
      let part = b.location > a.location ? (place - a.location) / (b.location - a.location) : 1
      return a.color.mixed(with: b.color, part)
    }
  }

  /// The shapes of the names, in their order: those that were set, the others in turn.
  var symbols: [BasicChartSymbolShape] {
    let all = BasicChartSymbolShape.all
    var known: [String: BasicChartSymbolShape] = [:]
    for symbol in options.symbols { known[symbol.name] = symbol.shape }
    let names = colorNames.isEmpty || Set(colorNames) != Set(symbolNames) ? symbolNames : colorNames
    return names.enumerated().map { known[$0.element] ?? all[$0.offset % all.count] }
  }

  /// The options of all legends beside a plot of a size, or nil if there are none. Above and below the plot, a legend
  /// has as many rows as it needs.
  func legendOptions(_ size: Size) -> Partial<LegendOptions>? {
    guard model.legend != .none else { return nil }
    let place = options.legendSide?.side.flatMap { LegendOptions.Place(rawValue: $0.rawValue) } ?? .top
    let isAcross = place == .top || place == .bottom
    var legend = Partial<LegendOptions>()
    (legend[\.title], legend[\.place], legend[\.symbolLimit]) = (.some(nil), place, 0)
    legend[\.room.width] = size.width
    legend[\.room.height] = isAcross ? room.height * Self.legendPart : size.height
    legend[\.label.limit] = isAcross ? max(size.width - Self.symbolRoom, 20) : room.width * Self.legendPart
    return legend
  }

  /// The most of the height or width of the room that a legend takes.
  private static let legendPart = 0.35
  /// The width of a symbol and the distance to its label.
  private static let symbolRoom = 18.0
}
