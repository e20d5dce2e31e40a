extension PlotUnit {
  /// Whether a quantity moves the marks inside of the bands of a channel, so that bars and areas reach from its zero to
  /// it.
  func isRangedOffset(_ name: PlotChannelName) -> Bool {
    guard mark.kind == .bar || mark.kind == .area, name.second.flatMap({ channels[$0] }) == nil,
      let channel = channels[name], channel.hasField || channel.datum != nil, channel.type.isDiscrete,
      let offset = name.offset.flatMap({ channels[$0] })
    else { return false }
    return offset.isMeasure
  }
}
