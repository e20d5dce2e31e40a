/// What the units of a plot say about an axis together.
private struct AxisSource {
  var own: Partial<AxisOptions>
  var definition: PlotChannel
  var titles = PlotTitles()
  var changes: [TickChange] = []
  var scale: PlotScale
}

extension PlotLayout {
  /// The axes of a plot along a channel: one for each scale.
  mutating func axes(
    _ name: PlotChannelName, _ units: [(unit: PlotUnit, scaleIDs: [PlotChannelName: Int])],
    _ scales: [[PlotChannelName: PlotScale]], _ size: Size
  ) throws(PlotError) -> [PlacedAxis] {
    let ids = units.filter { $0.unit.uses(name) }.compactMap { $0.scaleIDs[name] }.firstOccurrences
    var axes: [PlacedAxis] = []
    for (place, id) in ids.enumerated() {
      guard let part = axisPart(name, id, units, scales) else { continue }
      var own = part.own
      if place > 0, own[\.side] == nil { own[\.side] = name == .x ? .top : .right }
      let side = (own[\.side] ?? nil) ?? (name == .x ? .bottom : .left)
      let full = config.axis(own, channel: name, side: side, scale: part.scale.kind)
      let options = full.applied(to: standard(name, part.definition, full, units.map(\.unit)))
      if options.isDisabled { continue }
      var builder = AxisBuilder(
        channel: name, definition: part.definition, options: options, changes: part.changes, scale: part.scale,
        title: part.titles.lines(theme: full[\.title]), size: size, config: config, measurer: measurer,
        environment: environment)
      axes.append(try builder.axis(hasGrid: place == 0 || own[\.hasGrid] == true))
      environment = builder.environment
    }
    return axes
  }

  /// The options of an axis that nobody sets.
  private func standard(
    _ name: PlotChannelName, _ definition: PlotChannel, _ full: Partial<AxisOptions>, _ units: [PlotUnit]
  ) -> AxisOptions {
    var standard = AxisOptions()
    standard.isInFront = definition.type.isDiscrete && units.contains { $0.mark.kind == .rect }
    standard.labelFlush = name == .x && !definition.type.isDiscrete ? 1 : nil
    if full[\.bandPosition] == nil, units.contains(where: { $0.isRangedOffset(name) }) {
      standard.bandPosition = name == .x ? 0 : 1
      standard.labelBandPosition = standard.bandPosition
    }
    return standard
  }

  /// What the definitions of the channel say about the axis of a scale. The first one counts most.
  private func axisPart(
    _ name: PlotChannelName, _ id: Int, _ units: [(unit: PlotUnit, scaleIDs: [PlotChannelName: Int])],
    _ scales: [[PlotChannelName: PlotScale]]
  ) -> AxisSource? {
    var part: AxisSource?
    for (index, (unit, scaleIDs)) in units.enumerated() where scaleIDs[name] == id {
      for channel in definitions(unit, name) {
        guard let own = channel.axis, let scale = scales[index][name] else { continue }
        // A view that says it has no axis takes it from all that share it.
        if own[\.isDisabled] == true { return nil }
        var next = part ?? AxisSource(own: own, definition: channel, scale: scale)
        next.own = next.own.over(own)
        next.changes += channel.axisChanges.filter { change in !next.changes.contains { $0.name == change.name } }
        let isFiner = next.definition.type == .temporal && next.definition.timeUnit == nil && channel.timeUnit != nil
        if !next.definition.hasField || isFiner { next.definition = channel }
        next.titles.add(channel, own[\.title], config)
        part = next
      }
    }
    return part
  }

  /// The definitions of a channel and of its second one.
  private func definitions(_ unit: PlotUnit, _ name: PlotChannelName) -> [PlotChannel] {
    var result: [PlotChannel] = []
    if let channel = unit.channels[name], channel.isScaled { result.append(channel) }
    if var second = name.second.flatMap({ unit.channels[$0] }), second.isScaled {
      if let first = result.first {
        second.axis = first.axis
        if first.axis?[\.title] != nil || first.title != nil { return result }
      }
      result.append(second)
    }
    return result
  }
}
