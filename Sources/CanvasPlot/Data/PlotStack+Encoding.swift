extension PlotStack {
  /// How a mark's values are stacked, or nil. The rules are Vega-Lite's.
  init?(_ mark: PlotMark, _ channels: [PlotChannelName: PlotChannel], _ orientation: Orientation?) {
    let stackable: Set<PlotMarkKind> = [.arc, .bar, .area, .rule, .point, .circle, .square, .line, .text, .tick]
    let kind = mark.base ?? mark.kind
    guard stackable.contains(kind),
      let value = Self.valueChannel(kind, channels, .x, .y, orientation)
        ?? Self.valueChannel(kind, channels, .theta, .radius, orientation),
      let channel = channels[value]
    else { return nil }
    guard case .on(let offset) = channel.stack ?? (kind.stacks ? .on(.zero) : .off) else { return nil }
    let isAggregate = channels.values.contains { $0.all.contains { $0.aggregate != nil } }
    if isAggregate, Self.names(channels, besides: value).isEmpty { return nil }
    if let second = value.second, let other = channels[second], other.hasData { return nil }
    self.init(channel: value, offset: offset)
  }

  private static func valueChannel(
    _ kind: PlotMarkKind, _ channels: [PlotChannelName: PlotChannel], _ x: PlotChannelName, _ y: PlotChannelName,
    _ orientation: Orientation?
  ) -> PlotChannelName? {
    let isBarOrArea = x == .x && (kind == .bar || kind == .area)
    let (xDef, yDef) = (channels[x], channels[y])
    let (xIsValue, yIsValue) = (xDef?.isUnbinnedQuantity == true, yDef?.isUnbinnedQuantity == true)
    if let xDef, let yDef, xDef.hasField, yDef.hasField {
      guard xIsValue, yIsValue else { return xIsValue ? x : yIsValue ? y : nil }
      if xDef.stacks { return x }
      if yDef.stacks { return y }
      if (xDef.aggregate != nil) != (yDef.aggregate != nil) { return xDef.aggregate != nil ? x : y }
      guard isBarOrArea else { return nil }
      return orientation == .vertical ? y : orientation == .horizontal ? x : nil
    }
    if xIsValue { return isBarOrArea && orientation == .vertical ? nil : x }
    if yIsValue { return isBarOrArea && orientation == .horizontal ? nil : y }
    return nil
  }

  /// The channels whose fields divide a stack.
  static func names(
    _ channels: [PlotChannelName: PlotChannel], besides value: PlotChannelName
  ) -> [PlotChannel] {
    let places = Set(placeChannels(channels, value).map(\.columnName))
    let names: [PlotChannelName] = [
      .color, .fill, .stroke, .opacity, .fillOpacity, .strokeOpacity, .strokeWidth, .strokeDash, .size, .angle, .shape,
      .text, .order, .detail, .key, .href, .url, .description,
    ]
    return names.flatMap { (name: PlotChannelName) -> [PlotChannel] in channels[name]?.withConditions ?? [] }.filter {
      $0.field != nil && $0.aggregate == nil && !places.contains($0.columnName)
    }
  }

  /// The channels of a stack's place.
  static func placeChannels(_ channels: [PlotChannelName: PlotChannel], _ value: PlotChannelName) -> [PlotChannel] {
    let place: PlotChannelName =
      switch value {
      case .x: .y
      case .y: .x
      case .theta: .radius
      default: .theta
      }
    let valueName = channels[value]?.columnName
    return [channels[place], place.offset.flatMap { channels[$0] }].compactMap(\.self).filter {
      $0.field != nil && $0.columnName != valueName
    }
  }
}
