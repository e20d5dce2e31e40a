/// Turns the rows of a unit into places, sizes and colours.
struct UnitEncoder {
  let unit: PlotUnit
  let scales: [PlotChannelName: PlotScale]
  let config: PlotConfig
  /// The size of the plot in points.
  let size: Size
  var environment: ExpressionEnvironment
  /// The pictures of image marks. Nil if there are none.
  var pictures: PlotPictures?
  /// The options of the mark that it or the theme sets, and all of them.
  let set: Partial<MarkOptions>
  let options: MarkOptions

  init(
    unit: PlotUnit, scales: [PlotChannelName: PlotScale], config: PlotConfig, size: Size,
    environment: ExpressionEnvironment
  ) {
    (self.unit, self.scales, self.config, self.size) = (unit, scales, config, size)
    self.environment = environment
    set = config.mark(unit.mark)
    options = set.applied()
  }

  var mark: PlotMark { unit.mark }
  var rowCount: Int { unit.frame.rowCount }

  func length(_ channel: PlotChannelName) -> Double { channel.isVertical ? size.height : size.width }

  // MARK: Values of channels

  /// The values of a channel in all rows. Nil if nothing defines it.
  mutating func outputs(_ name: PlotChannelName) throws(PlotError) -> PlotOutputs? {
    guard let channel = unit.channels[name] else { return nil }
    let plain = outputs(of: channel, name)
    guard !channel.conditions.isEmpty else { return plain }
    var chosen = [Int](repeating: -1, count: rowCount)
    for row in 0..<rowCount {
      for (index, condition) in channel.conditions.enumerated()
      where try condition.test(unit.frame, row, &environment) {
        chosen[row] = index
        break
      }
    }
    let others = channel.conditions.map { outputs(of: $0.channel, name) }
    return .rows(
      chosen.enumerated().map { row, index in index < 0 ? plain?[row] ?? .none : others[index]?[row] ?? .none })
  }

  private func outputs(of channel: PlotChannel, _ name: PlotChannelName) -> PlotOutputs? {
    if channel.hasField {
      let column = unit.frame.column(channel.column(channel.namePart))
      guard channel.scale != nil, let scale = scales[name.scaleChannel] else {
        return .rows(column.all.map(PlotOutput.init(value:)))
      }
      // A bin has the value of its middle on a continuous scale.
      if channel.bin.isOn, scale.kind.isContinuous, let ends = unit.frame[channel.column(.end)] {
        let middles = zip(column.quantities, ends.quantities).map { ($0 + $1) / 2 }
        return .rows(scale.outputs(.numbers(middles)))
      }
      let rows = scale.outputs(column)
      guard scale.kind.isContinuous, let quantity = scale.quantity, showsInvalid(name) else { return .rows(rows) }
      let (low, high) = (quantity.domain.min() ?? 0, quantity.domain.max() ?? 0)
      let own = config.scale.invalid[name].flatMap { $0.text == "zero-or-min" ? nil : PlotOutput(value: $0) }
      let output = own ?? scale.output(.number(low <= 0 && high >= 0 ? 0 : low))
      return .rows(zip(rows, column.quantities).map { $1.isFinite ? $0 : output })
    }
    if let datum = channel.datum { return .all(scales[name.scaleChannel]?.output(datum) ?? PlotOutput(value: datum)) }
    return channel.value.map { .all(PlotOutput(value: $0)) }
  }

  /// The numbers of a channel by row, or an option of the mark.
  mutating func numbers(_ name: PlotChannelName, _ fallback: Double?) throws(PlotError) -> PlotNumbers? {
    guard let outputs = try outputs(name) else { return fallback.map(PlotNumbers.init) }
    return PlotNumbers(outputs, fallback: fallback, count: rowCount)
  }
}

/// Numbers by row.
struct PlotNumbers: Sendable {
  private var same: Double?
  private var each: [Double] = []

  init(_ same: Double) { self.same = same }
  init(_ each: [Double]) { self.each = each }

  init(_ outputs: PlotOutputs, fallback: Double?, count: Int) {
    if case .all(let output) = outputs {
      same = output.number ?? fallback
    } else {
      each = (0..<count).map { outputs[$0].number ?? fallback ?? .nan }
    }
  }

  var areSame: Bool { same != nil }

  subscript(row: Int) -> Double { same ?? (row < each.count ? each[row] : .nan) }
}
