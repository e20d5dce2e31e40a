/// Gives scales their ranges.
struct ScaleBuilder {
  let config: PlotConfig
  let zone: ClockZone

  // MARK: Sizes

  /// The length of a plot along an axis, from the view or from the number of names.
  ///
  /// - Parameter offset: The scale of places inside of bands.
  func length(
    _ given: PlotLength?, _ domain: PlotScaleDomain?, _ offset: PlotScaleDomain?, _ name: PlotChannelName
  ) -> Double {
    if case .points(let points) = given { return points }
    if let domain, domain.kind != .band, domain.kind != .point { return config.view.continuousLength(name) }
    switch given ?? config.view.discreteLength(name) {
    case .points(let points): return domain == nil ? config.view.step : points
    case .step(let step, let isForOffset):
      guard let domain else { return step }
      let (inner, outer) = paddings(domain)
      let space = DiscreteScale.bandSpace(count: domain.names.count, inner: inner, outer: outer)
      return positionStep(step, isForOffset: isForOffset, domain, offset) * space
    }
  }

  /// The step of a name's band, which has a step for each name inside of it.
  private func positionStep(
    _ step: Double, isForOffset: Bool, _ domain: PlotScaleDomain, _ offset: PlotScaleDomain?
  ) -> Double {
    guard isForOffset, let offset, offset.kind.isDiscrete else { return step }
    let (inner, outer) = paddings(offset)
    let space =
      offset.kind == .band
      ? DiscreteScale.bandSpace(count: offset.names.count, inner: inner, outer: outer) : Double(offset.names.count)
    return step * space / max(1 - paddings(domain).inner, 0.001)
  }

  /// The parts of a step that are empty between bands and outside of them.
  func paddings(_ domain: PlotScaleDomain) -> (inner: Double, outer: Double) {
    let (theme, options) = (config.scale, domain.options)
    let isOffset = domain.name == .xOffset || domain.name == .yOffset
    if domain.kind == .point {
      let outer = isOffset ? 0.5 : domain.name.isPosition ? theme.pointPadding : 0
      return (1, options.padding ?? options.paddingOuter ?? outer)
    }
    /// The options' own parts, or else some others.
    func own(_ inner: Double, _ outer: Double) -> (inner: Double, outer: Double) {
      (options.paddingInner ?? inner, options.paddingOuter ?? outer)
    }
    if let padding = options.padding { return own(padding, padding) }
    if isOffset { return own(theme.offsetPaddingInner, theme.offsetPaddingOuter) }
    guard domain.name.isPosition else { return own(0, 0) }
    let hasOffset = domain.contributions.contains { contribution in
      domain.name.offset.flatMap { contribution.unit.channels[$0] }.map { $0.hasField || $0.datum != nil } ?? false
    }
    if hasOffset { return own(theme.nestedPaddingInner, theme.nestedPaddingOuter) }
    let inner = options.paddingInner ?? theme.paddingInner(domain.unit.mark.kind)
    return own(inner, theme.bandPaddingOuter ?? inner / 2)
  }

  // MARK: Positions

  /// A scale of places from one end of an axis to the other.
  func positionScale(_ domain: PlotScaleDomain, from start: Double, to end: Double, hasFixedStep: Bool) -> PlotScale {
    var scale = PlotScale(domain.kind)
    scale.hasFixedStep = hasFixedStep
    var (start, end) = (start, end)
    if case .values(let list) = domain.options.range, list.count >= 2,
      let low = list.first?.number, let high = list.last?.number
    {
      (start, end) = (low, high)
    }
    if let low = domain.options.rangeMin { start = low }
    if let high = domain.options.rangeMax { end = high }
    scale.isReversed = isReversed(domain)
    if scale.isReversed { swap(&start, &end) }
    if domain.kind.isDiscrete {
      let (inner, outer) = paddings(domain)
      scale.setNames(domain.names)
      let names = domain.names.map(\.name)
      let rounds = domain.options.rounds ?? config.scale.rounds
      let align = domain.options.align
      scale.bands =
        domain.kind == .band
        ? .band(
          names, from: start, to: end, paddingInner: inner, paddingOuter: outer, align: align, rounds: rounds)
        : .point(names, from: start, to: end, padding: outer, align: align, rounds: rounds)
      return scale
    }
    scale.quantity = quantity(domain, range: [start, end])
    if let bins = domain.bins { scale.binEnds = Self.binEnds(bins) }
    return scale
  }

  static func binEnds(_ bins: Bins) -> [Double] {
    guard bins.step > 0, ((bins.stop - bins.start) / bins.step) < 10_000 else { return [] }
    let count = Int(saturating: ((bins.stop - bins.start) / bins.step).rounded(.up))
    return (0...max(count, 0)).map { bins.start + Double($0) * bins.step }
  }

  private func isReversed(_ domain: PlotScaleDomain) -> Bool {
    if let own = domain.options.isReversed { return own }
    if domain.name == .x, let reverse = config.scale.reversesX { return reverse }
    return !domain.kind.isDiscrete && domain.channel.sort == .descending
  }

  // MARK: Quantities

  func quantity(_ domain: PlotScaleDomain, range: [Double]) -> QuantitativeScale {
    let options = domain.options
    let kind: ScaleKind =
      switch domain.kind {
      case .log: .log(base: options.base)
      case .pow: .pow(exponent: options.exponent)
      case .sqrt: .sqrt
      case .symlog: .symlog(constant: options.constant)
      case .time: .time(zone)
      case .utc: .utc
      default: .linear
      }
    var numbers = domain.numbers
    if numbers.count < 2 {
      numbers = numbers.isEmpty ? (domain.kind == .log ? [1, 10] : [0, 1]) : [numbers[0], numbers[0]]
    }
    if numbers.count > 2, range.count == 2 {
      // A domain of several pieces keeps its ends only.
      numbers = [numbers[0], numbers[numbers.count - 1]]
    }
    var scale = QuantitativeScale(
      kind, domain: numbers, range: range, clamps: options.clamps ?? config.scale.clamps,
      rounds: options.rounds ?? false)
    if includesZero(domain) { scale = scale.includingZero() }
    if let padding = padding(domain) { scale = scale.padded(by: padding) }
    return niced(scale, domain)
  }

  private func niced(_ scale: QuantitativeScale, _ domain: PlotScaleDomain) -> QuantitativeScale {
    switch domain.options.nice {
    case .flag(let flag): return flag ? scale.niced(count: 10) : scale
    case .count(let count): return scale.niced(count: count)
    case .interval(let interval): return scale.niced(to: interval)
    case nil: break
    }
    // A view without a domain of its own makes the one of others round.
    let own = domain.contributions.filter { $0.name == domain.name }
    let isSet =
      (domain.isGiven && own.allSatisfy { $0.givenDomain != nil })
      || domain.options.domainMin != nil || domain.options.domainMax != nil
    let isBinned = domain.contributions.allSatisfy { $0.name != domain.name || $0.channel.bin != .none }
    guard domain.name.isPosition, !isSet, !isBinned, !domain.kind.isTime else { return scale }
    return scale.niced(count: 10)
  }

  /// Whether zero is on the scale. The rules are Vega-Lite's.
  private func includesZero(_ domain: PlotScaleDomain) -> Bool {
    guard domain.kind != .log, !domain.kind.isTime else { return false }
    return domain.options.hasZero ?? needsZero(domain.contributions[0], domain)
  }

  private func needsZero(_ contribution: ScaleContribution, _ domain: PlotScaleDomain) -> Bool {
    let (name, unit) = (domain.name, contribution.unit)
    if let given = contribution.givenDomain {
      guard let first = given.first?.quantity, let last = given.last?.quantity else { return false }
      return first <= 0 && last >= 0
    }
    if name == .size, contribution.channel.type == .quantitative, !domain.kind.isDiscretizing { return true }
    if name == .xOffset || name == .yOffset { return unit.isRangedOffset(name == .xOffset ? .x : .y) }
    guard name.isPosition || name.isPolar, contribution.channel.bin == .none else { return false }
    let kind = unit.mark.kind
    if [.bar, .area, .line, .trail].contains(kind) {
      if unit.orientation == .horizontal, name == .y { return false }
      if unit.orientation == .vertical, name == .x { return false }
    }
    let hasSecond = name.second.flatMap { unit.channels[$0] } != nil
    if kind == .bar || kind == .area, !hasSecond { return true }
    return config.scale.hasZero
  }

  /// Space at the ends of an axis, in points.
  private func padding(_ domain: PlotScaleDomain) -> Double? {
    if let own = domain.options.padding { return own }
    guard domain.name.isPosition else { return nil }
    if let own = config.scale.continuousPadding { return own }
    let isBar = domain.contributions.contains { contribution in
      guard contribution.name == domain.name else { return false }
      let isPlace =
        contribution.unit.orientation == .vertical
        ? domain.name == .x : contribution.unit.orientation == .horizontal && domain.name == .y
      return contribution.unit.mark.kind == .bar && isPlace && contribution.channel.bin == .none
        && contribution.channel.timeUnit == nil
    }
    return isBar ? (config.marks[.bar]?[\.continuousBandSize] ?? nil)?.points ?? 5 : nil
  }
}
