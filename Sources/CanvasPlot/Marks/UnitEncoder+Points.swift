/// Where a mark is along a channel that doesn't say so.
enum PlotDefaultPlace {
  case middle, zeroOrLow, zeroOrHigh, none
}

extension UnitEncoder {
  /// The places of marks along a channel, by row, in points from the corner of the plot. NaN where there is none.
  mutating func points(_ name: PlotChannelName, _ place: PlotDefaultPlace) throws(PlotError) -> PlotNumbers {
    let offset = try offsets(name)
    guard let channel = unit.channels[name] else { return shifted(PlotNumbers(defaultPoint(name, place)), by: offset) }
    return shifted(shown(try points(of: channel, name), name) ?? PlotNumbers(defaultPoint(name, place)), by: offset)
  }

  /// The places with those of missing values at zero, if the mark shows them.
  private func shown(_ points: PlotNumbers?, _ name: PlotChannelName) -> PlotNumbers? {
    guard let points, showsInvalid(name.scaleChannel), let scale = scales[name.scaleChannel], !scale.isDiscrete else {
      return points
    }
    let own = config.scale.invalid[name.scaleChannel].flatMap { $0.number }
    let zero = own ?? scale.zeroPosition(orHigh: false)
    return PlotNumbers((0..<rowCount).map { points[$0].isNaN ? zero : points[$0] })
  }

  /// Whether missing values of a channel have an output.
  func showsInvalid(_ name: PlotChannelName) -> Bool {
    options.invalid == .show || config.scale.invalid[name] != nil
  }

  private mutating func points(of channel: PlotChannel, _ name: PlotChannelName) throws(PlotError) -> PlotNumbers? {
    let main = name.scaleChannel
    guard channel.hasData else {
      if !channel.conditions.isEmpty, let outputs = try outputs(name) {
        return PlotNumbers(outputs, fallback: nil, count: rowCount)
      }
      return channel.value.flatMap(PlotPlace.init).map { PlotNumbers($0.length(in: size)) }
    }
    guard let scale = scales[main] else {
      return channel.datum.map { PlotNumbers($0.quantity ?? .nan) }
        ?? PlotNumbers(unit.frame.column(channel.columnName).quantities)
    }
    if let datum = channel.datum {
      let isMiddle = scale.isDiscrete && !name.hasEncodedOffset(unit)
      return PlotNumbers(scale.position(datum) + (isMiddle ? scale.bandwidth / 2 : 0))
    }
    if let stack = unit.stack, stack.channel == name {
      let ends = unit.frame.column(channel.column(.stackEnd)).quantities
      let part = channel.bandPosition ?? (mark.kind == .text && name.isPolar ? 0.5 : nil)
      guard let part else { return PlotNumbers(ends.map(scale.position(number:))) }
      let starts = unit.frame.column(channel.column(.stackStart)).quantities
      return PlotNumbers(zip(starts, ends).map { scale.position(number: $0 + ($1 - $0) * part) })
    }
    if !scale.isDiscrete, !name.hasEncodedOffset(unit), let part = bandPosition(of: channel, name), part != 0,
      let ends = ends(of: channel, name)
    {
      let starts = unit.frame.column(channel.columnName).quantities
      return PlotNumbers(zip(starts, ends).map { scale.position(number: $0 + ($1 - $0) * part) })
    }
    let column = unit.frame.column(channel.column(scale.isDiscrete ? channel.namePart : .start))
    let shift = scale.isDiscrete && !name.hasEncodedOffset(unit) ? scale.bandwidth * (channel.bandPosition ?? 0.5) : 0
    return PlotNumbers(scale.positions(column).map { $0 + shift })
  }

  /// The part of a bin or a period at which a mark is: nil for its start.
  func bandPosition(of channel: PlotChannel, _ name: PlotChannelName) -> Double? {
    guard name == name.scaleChannel else { return nil }
    if let own = channel.bandPosition { return own }
    let second = name.second.flatMap { unit.channels[$0] }
    if channel.timeUnit != nil, second == nil { return options.timeUnitBandPosition }
    return channel.bin.isOn || channel.bin.isBinned ? 0.5 : nil
  }

  /// The ends of the bins or periods of a channel.
  func ends(of channel: PlotChannel, _ name: PlotChannelName) -> [Double]? {
    if channel.bin.isOn || channel.timeUnit != nil { return unit.frame.column(channel.column(.end)).quantities }
    guard case .binned(let step) = channel.bin else { return nil }
    if let second = name.second.flatMap({ unit.channels[$0] }), second.hasField {
      return unit.frame.column(second.columnName).quantities
    }
    return step.map { step in unit.frame.column(channel.columnName).quantities.map { $0 + step } }
  }

  /// The distances that a mark is moved along a channel: inside of a band, or by its own setting.
  private mutating func offsets(_ name: PlotChannelName) throws(PlotError) -> PlotNumbers? {
    guard let offset = name.scaleChannel.offset else { return options.offsets[name].map(PlotNumbers.init) }
    if let channel = unit.channels[offset] {
      guard let scale = scales[offset], channel.hasData else {
        return channel.value?.number.map(PlotNumbers.init)
      }
      let shift = scale.isDiscrete ? scale.bandwidth / 2 : 0
      if let datum = channel.datum { return PlotNumbers(scale.position(datum) + shift) }
      return PlotNumbers(scale.positions(unit.frame.column(channel.columnName)).map { $0 + shift })
    }
    return (options.offsets[name] ?? options.offsets[name.scaleChannel]).map(PlotNumbers.init)
  }

  private func shifted(_ points: PlotNumbers, by offset: PlotNumbers?) -> PlotNumbers {
    offset.map { offset in PlotNumbers((0..<rowCount).map { points[$0] + offset[$0] }) } ?? points
  }

  func defaultPoint(_ name: PlotChannelName, _ place: PlotDefaultPlace) -> Double {
    if let own = options.places[name] { return own.length(in: size) }
    let main = name.scaleChannel
    switch place {
    case .none: return .nan
    case .middle: return length(main) / 2
    case .zeroOrLow, .zeroOrHigh:
      if let scale = scales[main], !scale.isDiscrete { return scale.zeroPosition(orHigh: place == .zeroOrHigh) }
      let isLow = place == .zeroOrLow
      return switch main {
      case .radius: isLow ? 0 : min(size.width, size.height) / 2
      case .theta: isLow ? 0 : 2 * .pi
      case .y: isLow ? size.height : 0
      default: isLow ? 0 : size.width
      }
    }
  }
}
