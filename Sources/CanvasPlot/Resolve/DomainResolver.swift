/// Finds the domain of a scale from the values of all channels that use it.
struct DomainResolver {
  let config: PlotConfig
  let zone: ClockZone

  /// The domain, or nil if nothing uses the scale.
  func domain(_ contributions: [ScaleContribution], _ name: PlotChannelName) -> PlotScaleDomain? {
    guard let first = contributions.first(where: { $0.name == name }) ?? contributions.first else { return nil }
    let kinds = contributions.filter { $0.name == name }.map(kind)
    let kind = kinds.max { Self.rank($0) < Self.rank($1) } ?? self.kind(first)
    let options = contributions.reduce(Partial<ScaleOptions>()) { $0.over($1.channel.scale ?? Partial()) }.applied()
    var ordered = contributions
    if let index = ordered.firstIndex(where: { $0.name == name }) { ordered.swapAt(0, index) }
    var domain = PlotScaleDomain(name: name, kind: kind, options: options, contributions: ordered)
    if case .field(let field) = options.range { domain.options.range = .values(outputs(field, domain)) }
    if kind.isDiscrete { resolveNames(&domain) } else { resolveNumbers(&domain) }
    return domain
  }

  /// The different values of a field, in the order of the lowest values of the channel's field beside them.
  private func outputs(_ field: String, _ domain: PlotScaleDomain) -> [DataValue] {
    var channel = PlotChannel(field)
    channel.sort = domain.channel.field.map { name in
      var rule = SortRule()
      (rule.field, rule.operation) = (name, .min)
      return .rule(rule)
    }
    return PlotSort.order(domain.unit.rawFrame, channel, namePart: .start, stack: nil, channels: [:])
  }

  private func kind(_ contribution: ScaleContribution) -> PlotScaleKind {
    let offset = contribution.name.offset.flatMap { contribution.unit.channels[$0] }
    return PlotScaleKind(
      contribution.channel, contribution.name, contribution.unit.mark,
      hasOffset: offset.map { $0.hasField || $0.datum != nil } ?? false)
  }

  /// If marks want different kinds, bands serve points too.
  private static func rank(_ kind: PlotScaleKind) -> Int { kind == .band ? 2 : kind == .point ? 0 : 1 }

  // MARK: Names

  private func resolveNames(_ domain: inout PlotScaleDomain) {
    let given = givenLists(domain)
    if !given.isEmpty {
      domain.names = given.joined().firstOccurrences.map { isTime(domain.channel) ? timeName($0, domain.channel) : $0 }
      domain.isGiven = true
      return
    }
    if let names = colorNames(domain) { return domain.names = names }
    let lists = domain.contributions.map { contribution in
      let channel = contribution.channel
      if let datum = channel.datum { return [isTime(channel) ? timeName(datum, channel) : datum] }
      let sortsRows: Bool =
        switch channel.sort {
        case .rule, .channel: true
        case .rows, .ascending, .descending, .values, nil: false
        }
      let frame = sortsRows ? contribution.unit.rawFrame : contribution.unit.domainFrame ?? contribution.unit.frame
      return PlotSort.order(
        frame, channel, namePart: channel.namePart, stack: contribution.unit.stack,
        channels: contribution.unit.channels)
    }
    domain.names = merged(lists, domain)
    guard case .union(let more) = domain.options.domain else { return }
    // Names that are added come first, unless all are sorted.
    let isSorted = domain.channel.sort == nil || domain.channel.sort == .ascending
    domain.names = (more + domain.names).firstOccurrences
    if isSorted { domain.names.sort { ValueOrder.ascending($0, $1) < 0 } }
  }

  /// The names of the colours of the same field, if those are given: bars beside each other have their order.
  private func colorNames(_ domain: PlotScaleDomain) -> [DataValue]? {
    guard domain.name == .xOffset || domain.name == .yOffset, domain.channel.sort == nil else { return nil }
    let colors = [PlotChannelName.color, .fill, .stroke].lazy.compactMap { domain.unit.channels[$0] }
    return colors.filter { $0.columnName == domain.channel.columnName && $0.field != nil }
      .compactMap(\.scale?.domainValues).first
  }

  /// The names of several channels: sorted if each of them is, otherwise in the order of the channels.
  private func merged(_ lists: [[DataValue]], _ domain: PlotScaleDomain) -> [DataValue] {
    let all = lists.joined().firstOccurrences
    guard lists.count > 1, all.count != lists[0].count else { return lists.first ?? [] }
    let sorts: [ChannelSort?] = domain.contributions.map { $0.channel.sort }
    // Sorts that differ are ignored.
    let isSorted =
      domain.contributions.contains { $0.channel.datum == nil }
      && sorts.allSatisfy { $0 == nil || $0 == .ascending || $0 == .descending }
    return isSorted ? PlotSort.sorted(all, all, isAscending: !sorts.contains(.descending)) : all
  }

  private func isTime(_ channel: PlotChannel) -> Bool { channel.type == .temporal || channel.timeUnit != nil }

  private func timeName(_ value: DataValue, _ channel: PlotChannel) -> DataValue {
    guard let unit = channel.timeUnit else { return PlotDates.value(value, zone: zone) }
    return unit.time(of: value, zone: zone).map(DataValue.time) ?? PlotDates.value(value, zone: zone)
  }

  // MARK: Numbers

  private func resolveNumbers(_ domain: inout PlotScaleDomain) {
    // The numbers of a given domain, or the ends of all.
    let lists = givenLists(domain).map { $0.compactMap { number($0, domain.channel) } }
    let given = lists.count > 1 ? lists.flatMap(\.self).ends : lists.first ?? []
    if !given.isEmpty {
      domain.numbers = given
      domain.isGiven = true
    } else if case .unaggregated = domain.options.domain {
      domain.numbers =
        domain.contributions.flatMap { contribution in
          contribution.channel.field.map { contribution.unit.rawFrame.column($0).quantities.filter(\.isFinite) } ?? []
        }.ends
    } else {
      domain.numbers = domain.contributions.flatMap { self.ends($0, domain.kind) }.filter(\.isFinite).ends
    }
    if case .union(let more) = domain.options.domain {
      domain.numbers = (domain.numbers + more.compactMap { number($0, domain.channel) }).ends
      domain.isGiven = false
    }
    if domain.kind == .quantile {
      domain.values = domain.contributions.flatMap { $0.unit.frame.column($0.channel.columnName).quantities }
    }
    for contribution in domain.contributions where contribution.channel.bin.isOn {
      guard let own = contribution.unit.bins[contribution.name] else { continue }
      let bins = domain.bins ?? own
      domain.bins = Bins(
        start: min(bins.start, own.start), stop: max(bins.stop, own.stop), step: min(bins.step, own.step))
    }
    if case .binned(let step?) = domain.channel.bin, domain.numbers.count == 2 {
      domain.bins = Bins(start: domain.numbers[0], stop: domain.numbers[1], step: step)
    }
    guard domain.numbers.count >= 2 else { return }
    if let low = domain.options.domainMin.flatMap({ number($0, domain.channel) }) { domain.numbers[0] = low }
    if let high = domain.options.domainMax.flatMap({ number($0, domain.channel) }) {
      domain.numbers[domain.numbers.count - 1] = high
    }
  }

  /// The different domains that views which share the scale give.
  private func givenLists(_ domain: PlotScaleDomain) -> [[DataValue]] {
    domain.contributions.compactMap(\.givenDomain).firstOccurrences
  }

  private func number(_ value: DataValue, _ channel: PlotChannel) -> Double? {
    if isTime(channel) {
      if case .number = value, channel.timeUnit != nil { return channel.timeUnit?.time(of: value, zone: zone) }
      return PlotDates.time(of: value, zone: zone)
    }
    return value.quantity
  }

  /// The lowest and the highest number of a channel.
  private func ends(_ contribution: ScaleContribution, _ kind: PlotScaleKind) -> [Double] {
    let (unit, channel, name) = (contribution.unit, contribution.channel, contribution.name)
    if let datum = channel.datum { return number(datum, channel).map { [$0] } ?? [] }
    func extent(_ part: PlotColumnPart) -> [Double] {
      let column = (unit.domainFrame ?? unit.frame).column(channel.column(part))
      return column.finiteExtent.map { [$0.lowerBound, $0.upperBound] } ?? []
    }
    if let stack = unit.stack, stack.channel == name {
      return stack.offset == .normalize ? [0, 1] : extent(.stackStart) + extent(.stackEnd)
    }
    if channel.bin.isOn { return unit.bins[name].map { [$0.start, $0.stop] } ?? [] }
    if channel.timeUnit != nil, kind.isTime, hasBandEnd(unit, channel, name) {
      if name.isPosition, unit.frame[channel.column(.rectStart)] != nil { return extent(.rectStart) + extent(.rectEnd) }
      return extent(.start) + extent(.end)
    }
    if case .binned(let step?) = channel.bin, unit.channels[name.second ?? .x2] == nil {
      let numbers = extent(.start)
      return numbers + numbers.map { $0 + step }
    }
    return extent(.start)
  }

  /// Whether marks take whole periods.
  private func hasBandEnd(_ unit: PlotUnit, _ channel: PlotChannel, _ name: PlotChannelName) -> Bool {
    if let part = channel.bandPosition { return part != 0 || !channel.isBinnedTime || unit.mark.kind.isRectangular }
    guard name.second.flatMap({ unit.channels[$0] }) == nil else { return false }
    return unit.mark.kind.isRectangular || unit.mark.options(config).timeUnitBandPosition != nil
  }
}

extension [Double] {
  /// The smallest and the largest number, or nothing if there are none.
  fileprivate var ends: [Double] {
    guard let low = self.min(), let high = self.max() else { return [] }
    return [low, high]
  }
}

extension DataColumn {
  /// The lowest and the highest finite number, or nil if there are none.
  var finiteExtent: ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for number in quantities where number.isFinite {
      low = Swift.min(low, number)
      high = Swift.max(high, number)
    }
    return low <= high ? low...high : nil
  }
}
