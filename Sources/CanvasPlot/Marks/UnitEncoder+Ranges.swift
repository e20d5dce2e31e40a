/// The extents of marks along a channel, by row.
struct PlotRanges {
  var starts: PlotNumbers
  var ends: PlotNumbers
}

extension UnitEncoder {
  /// The extents of rectangles along a channel, or of the sectors of arcs: of a bin, a period or a band, or from a
  /// value to another.
  mutating func rectRanges(_ name: PlotChannelName) throws(PlotError) -> PlotRanges {
    let channel = unit.channels[name]
    let scale = scales[name]
    let second = name.second.flatMap { unit.channels[$0] }
    let hasSecond = second.map { $0.hasField || $0.datum != nil || $0.value != nil } ?? false
    let isBand = isBandDirection(name)
    if let channel, let scale, channel.hasField, !scale.isDiscrete, !name.hasEncodedOffset(unit),
      channel.bin.isOn || channel.bin.isBinned || (channel.timeUnit != nil && !hasSecond), !hasAbsoluteSize(name),
      let ends = ends(of: channel, name)
    {
      return binRanges(name, channel, scale, ends)
    }
    if unit.isRangedOffset(name) { return try ranges(name, .zeroOrHigh, .zeroOrLow) }
    if !hasSecond, isBand || (channel.map { $0.hasField || $0.datum != nil } == true && scale?.isDiscrete == true) {
      return try bandRanges(name, channel)
    }
    return try ranges(name, .zeroOrHigh, .zeroOrLow)
  }

  /// Whether bars or ticks are beside each other along a channel.
  private func isBandDirection(_ name: PlotChannelName) -> Bool {
    switch mark.kind {
    case .bar: name == .x ? unit.orientation == .vertical : name == .y && unit.orientation == .horizontal
    case .tick: name == .y ? unit.orientation == .vertical : name == .x && unit.orientation == .horizontal
    default: false
    }
  }

  private func hasAbsoluteSize(_ name: PlotChannelName) -> Bool {
    if unit.channels[.size] != nil { return true }
    return length(across: name)?.points != nil || (mark.own.sets(\.size) && options.size?.points != nil)
  }

  private func length(across name: PlotChannelName) -> PlotBandSize? {
    name.isVertical ? options.height : options.width
  }

  /// The part of a band that a mark takes, or its absolute size.
  private func bandSize(_ name: PlotChannelName, _ channel: PlotChannel?, isSizeChannel: Bool) -> PlotBandSize? {
    let size = isSizeChannel ? mark.own[\.size] : nil
    if let own = size ?? length(across: name) { return own }
    if let channel, channel.hasField {
      if channel.timeUnit != nil, name.second.flatMap({ unit.channels[$0] }) == nil {
        return .part(options.timeUnitBandSize)
      }
      if channel.bin.isOn, scales[name]?.isDiscrete == false { return .part(1) }
    }
    guard let scale = scales[name] ?? name.offset.flatMap({ scales[$0] }) else { return theme.discreteBandSize }
    return scale.isDiscrete ? theme.discreteBandSize ?? .part(1) : theme.continuousBandSize
  }

  /// The theme's options of marks of the kind.
  private var theme: MarkOptions { (config.marks[mark.kind] ?? Partial()).applied() }

  // MARK: Bins and periods

  private func binRanges(
    _ name: PlotChannelName, _ channel: PlotChannel, _ scale: PlotScale, _ ends: [Double]
  ) -> PlotRanges {
    var (starts, ends) = (unit.frame.column(channel.columnName).quantities, ends)
    if let shifted = unit.frame[channel.column(.rectStart)], let shiftedEnds = unit.frame[channel.column(.rectEnd)] {
      (starts, ends) = (shifted.quantities, shiftedEnds.quantities)
    }
    let part: Double
    if case .part(let own) = bandSize(name, channel, isSizeChannel: false) { part = own } else { part = 1 }
    let inset = (1 - part) / 2
    let spacing = name.isPosition ? options.binSpacing : 0
    let least = theme.minBandSize
    let direction = scale.isReversed ? -1.0 : 1.0
    let translation = name.isPosition ? 0.5 : 0
    let endOffset = options.offsets[name] ?? 0
    let startOffset = name.second.flatMap { options.offsets[$0] } ?? endOffset
    var (first, last) = ([Double](), [Double]())
    first.reserveCapacity(starts.count)
    last.reserveCapacity(starts.count)
    for (start, end) in zip(starts, ends) {
      let (low, high) = (start + (end - start) * inset, start + (end - start) * (1 - inset))
      let (from, to) = (scale.position(number: low), scale.position(number: high))
      let length = abs(scale.position(number: end) - scale.position(number: start))
      // A narrow bin is widened, others have a gap.
      let gap = length < least ? -0.5 * (least - length) : spacing / 2
      let sign = (name == .y ? -1.0 : 1.0) * direction
      first.append(from + translation + sign * gap + direction * startOffset)
      last.append(to + translation - sign * gap + direction * endOffset)
    }
    return PlotRanges(starts: PlotNumbers(first), ends: PlotNumbers(last))
  }

  // MARK: Bands

  private mutating func bandRanges(_ name: PlotChannelName, _ channel: PlotChannel?) throws(PlotError) -> PlotRanges {
    let isSizeChannel =
      mark.kind == .tick || (name == .y ? unit.orientation == .horizontal : name == .x && unit.orientation == .vertical)
    let offsetScale = name.offset.flatMap { scales[$0] }
    let scale = offsetScale ?? scales[name]
    let bandSize = bandSize(name, channel, isSizeChannel: isSizeChannel)
    if isSizeChannel, unit.channels[.size] != nil || mark.own[\.size].flatMap(\.self)?.points != nil,
      let sizes = try numbers(.size, options.size?.points)
    {
      return centered(try points(name, .middle), sizes)
    }
    switch bandSize {
    case .absolute(let size): return centered(try points(name, .middle), PlotNumbers(size))
    case .part(let part) where scale?.kind == .band:
      let band = scale?.bandwidth ?? 0
      let size = max(part * band, theme.minBandSize)
      // Marks that are wider than their bands begin where those begin.
      let (centers, shift) = (try points(name, .middle), (size - part * band) / 2)
      return centered(PlotNumbers((0..<rowCount).map { centers[$0] + shift }), PlotNumbers(size))
    case .part(let part) where scale == nil:
      return centered(try points(name, .middle), PlotNumbers(part * length(name)))
    case .part, nil: break
    }
    return centered(try points(name, .middle), PlotNumbers(defaultSize(name, channel, scale)))
  }

  private func defaultSize(_ name: PlotChannelName, _ channel: PlotChannel?, _ scale: PlotScale?) -> Double {
    if let scale, scale.hasFixedStep { return scale.step - 2 }
    if channel?.hasField != true, channel?.datum == nil {
      return (1 - config.scale.paddingInner(mark.kind)) * length(name)
    }
    return config.view.step - 2
  }

  private func centered(_ centers: PlotNumbers, _ sizes: PlotNumbers) -> PlotRanges {
    PlotRanges(
      starts: PlotNumbers((0..<rowCount).map { centers[$0] - sizes[$0] / 2 }),
      ends: PlotNumbers((0..<rowCount).map { centers[$0] + sizes[$0] / 2 }))
  }

  // MARK: From a value to another

  /// The extents from a channel's values to those of its second channel, to the start of a stack, or to zero.
  mutating func ranges(
    _ name: PlotChannelName, _ place: PlotDefaultPlace, _ otherPlace: PlotDefaultPlace
  ) throws(PlotError) -> PlotRanges {
    let ends = try points(name, place)
    guard let secondName = name.second else { return PlotRanges(starts: ends, ends: ends) }
    if unit.isRangedOffset(name), let channel = unit.channels[name], let scale = scales[name],
      let zero = name.offset.flatMap({ scales[$0] })?.position(number: 0)
    {
      let bands =
        channel.datum.map { Array(repeating: scale.position($0), count: rowCount) }
        ?? scale.positions(unit.frame.column(channel.column(channel.namePart)))
      return PlotRanges(starts: PlotNumbers(bands.map { $0 + zero }), ends: ends)
    }
    if let stack = unit.stack, stack.channel == name, let channel = unit.channels[name], let scale = scales[name] {
      let starts = unit.frame.column(channel.column(.stackStart)).quantities.map(scale.position(number:))
      return PlotRanges(starts: PlotNumbers(starts), ends: ends)
    }
    if unit.channels[secondName] != nil {
      // A mark without a second end has no extent.
      let starts = try points(secondName, otherPlace)
      return PlotRanges(
        starts: PlotNumbers((0..<rowCount).map { starts[$0].isNaN ? ends[$0] : starts[$0] }), ends: ends)
    }
    if options.places[secondName] == nil, let size = length(across: name)?.points, name.isPosition {
      // With a size, the place is the middle, unless the alignment says otherwise.
      return centered(ends, PlotNumbers(size))
    }
    return PlotRanges(starts: PlotNumbers(defaultPoint(secondName, otherPlace)), ends: ends)
  }
}
