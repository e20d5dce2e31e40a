internal import Canvas
internal import CanvasTables

/// Gives scales their ranges.
struct ScaleBuilder {
  let config: PlotConfig
  let zone: ClockZone

  // MARK: Sizes

  /// The length of a plot along an axis, from the view or from the number of names.
  ///
  /// - Parameter offset: The scale of places inside of bands.
  func length(_ given: PlotLength?, _ domain: PlotScaleDomain?, _ offset: PlotScaleDomain?, isWidth: Bool) -> Double {
    let view = config["view"]
    if case .points(let points) = given { return points }
    guard let domain, domain.kind == .band || domain.kind == .point else {
      if domain == nil {
        if case .step(let step, _) = given ?? discreteLength(isWidth: isWidth) { return step }
        return given.flatMap { if case .points(let points) = $0 { points } else { nil } } ?? (view.number("step") ?? 20)
      }
      return view.number(isWidth ? "continuousWidth" : "continuousHeight") ?? 300
    }
    switch given ?? discreteLength(isWidth: isWidth) {
    case .points(let points): return points
    case .step(let step, let isForOffset):
      let (inner, outer) = paddings(domain)
      let space = DiscreteScale.bandSpace(count: domain.names.count, inner: inner, outer: outer)
      return positionStep(step, isForOffset: isForOffset, domain, offset) * space
    }
  }

  private func discreteLength(isWidth: Bool) -> PlotLength {
    let view = config["view"]
    switch view[isWidth ? "discreteWidth" : "discreteHeight"] {
    case .number(let points): return .points(points)
    case .record(let members): return .step(members["step"]?.number ?? 20, isForOffset: true)
    default: return .step(view.number("step") ?? 20, isForOffset: true)
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
    let (scale, settings) = (config["scale"], domain.settings)
    let padding = settings.number("padding")
    let isOffset = domain.name == .xOffset || domain.name == .yOffset
    if domain.kind == .point {
      return (
        1,
        padding ?? settings.number("paddingOuter")
          ?? (isOffset ? 0.5 : domain.name.isPosition ? scale.number("pointPadding") ?? 0.5 : 0)
      )
    }
    if let padding {
      return (settings.number("paddingInner") ?? padding, settings.number("paddingOuter") ?? padding)
    }
    if isOffset {
      let outer = scale.number("offsetBandPaddingOuter") ?? 0
      let inner = scale.number("offsetBandPaddingInner") ?? 0
      return (settings.number("paddingInner") ?? inner, settings.number("paddingOuter") ?? outer)
    }
    guard domain.name.isPosition else {
      return (settings.number("paddingInner") ?? 0, settings.number("paddingOuter") ?? 0)
    }
    let hasOffset = domain.contributions.contains { contribution in
      domain.name.offset.flatMap { contribution.unit.channels[$0] }.map { $0.hasField || $0.datum != nil } ?? false
    }
    if hasOffset {
      let inner = scale.number("bandWithNestedOffsetPaddingInner") ?? 0.2
      let outer = scale.number("bandWithNestedOffsetPaddingOuter") ?? 0.2
      return (settings.number("paddingInner") ?? inner, settings.number("paddingOuter") ?? outer)
    }
    let mark = domain.unit.mark.kind
    let key = mark == .bar ? "barBandPaddingInner" : mark == .tick ? "tickBandPaddingInner" : "rectBandPaddingInner"
    let inner = settings.number("paddingInner") ?? scale.number("bandPaddingInner") ?? scale.number(key) ?? 0
    return (inner, settings.number("paddingOuter") ?? scale.number("bandPaddingOuter") ?? inner / 2)
  }

  // MARK: Positions

  /// A scale of places from one end of an axis to the other.
  func positionScale(_ domain: PlotScaleDomain, from start: Double, to end: Double, hasFixedStep: Bool) -> PlotScale {
    var scale = PlotScale(domain.kind)
    scale.hasFixedStep = hasFixedStep
    var (start, end) = (start, end)
    if case .list(let list) = domain.settings["range"], list.count >= 2,
      let low = list.first?.number, let high = list.last?.number
    {
      (start, end) = (low, high)
    }
    if let low = domain.settings.number("rangeMin") { start = low }
    if let high = domain.settings.number("rangeMax") { end = high }
    scale.isReversed = isReversed(domain)
    if scale.isReversed { swap(&start, &end) }
    if domain.kind.isDiscrete {
      let (inner, outer) = paddings(domain)
      scale.setNames(domain.names)
      let names = domain.names.map(\.name)
      let rounds = domain.settings.flag("round") ?? config["scale"].flag("round") ?? false
      let align = domain.settings.number("align") ?? 0.5
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

  static func binEnds(_ bins: (start: Double, stop: Double, step: Double)) -> [Double] {
    guard bins.step > 0, ((bins.stop - bins.start) / bins.step) < 10_000 else { return [] }
    let count = Int(saturating: ((bins.stop - bins.start) / bins.step).rounded(.up))
    return (0...max(count, 0)).map { bins.start + Double($0) * bins.step }
  }

  private func isReversed(_ domain: PlotScaleDomain) -> Bool {
    if let own = domain.settings.flag("reverse") { return own }
    if domain.name == .x, let reverse = config["scale"].flag("xReverse") { return reverse }
    return !domain.kind.isDiscrete && domain.channel.sort == .text("descending")
  }

  // MARK: Quantities

  func quantity(_ domain: PlotScaleDomain, range: [Double]) -> QuantitativeScale {
    let settings = domain.settings
    let kind: ScaleKind =
      switch domain.kind {
      case .log: .log(base: settings.number("base") ?? 10)
      case .pow: .pow(exponent: settings.number("exponent") ?? 1)
      case .sqrt: .sqrt
      case .symlog: .symlog(constant: settings.number("constant") ?? 1)
      case .time: .time(zone)
      case .utc: .time(.utc)
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
      kind, domain: numbers, range: range, clamps: settings.flag("clamp") ?? config["scale"].flag("clamp") ?? false,
      rounds: settings.flag("round") ?? false)
    if includesZero(domain) { scale = scale.includingZero() }
    if let padding = padding(domain) { scale = scale.padded(by: padding) }
    return niced(scale, domain)
  }

  private func niced(_ scale: QuantitativeScale, _ domain: PlotScaleDomain) -> QuantitativeScale {
    switch domain.settings["nice"] {
    case .bool(let flag): return flag ? scale.niced(count: 10) : scale
    case .number(let count): return scale.niced(count: count)
    case .text(let name): return ClockInterval(name: name).map { scale.niced(to: $0) } ?? scale
    case .record(let members):
      let interval = ClockInterval(name: members["interval"]?.text ?? "", step: members["step"]?.number ?? 1)
      return interval.map { scale.niced(to: $0) } ?? scale
    default: break
    }
    // A view without a domain of its own makes the one of others round.
    let own = domain.contributions.filter { $0.name == domain.name }
    let isSet =
      (domain.isGiven && own.allSatisfy { $0.givenDomain != nil })
      || domain.settings["domainMin"] != nil || domain.settings["domainMax"] != nil
    let isBinned = domain.contributions.allSatisfy { $0.name != domain.name || $0.channel.bin != .none }
    guard domain.name.isPosition, !isSet, !isBinned, !domain.kind.isTime else { return scale }
    return scale.niced(count: 10)
  }

  /// Whether zero is on the scale. The rules are Vega-Lite's.
  private func includesZero(_ domain: PlotScaleDomain) -> Bool {
    guard domain.kind != .log, !domain.kind.isTime else { return false }
    if let own = domain.settings["zero"] { return own == .bool(true) }
    return needsZero(domain.contributions[0], domain)
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
    return !config["scale"].isOff("zero")
  }

  /// Space at the ends of an axis, in points.
  private func padding(_ domain: PlotScaleDomain) -> Double? {
    if let own = domain.settings.number("padding") { return own }
    guard domain.name.isPosition else { return nil }
    if let own = config["scale"].number("continuousPadding") { return own }
    let isBar = domain.contributions.contains { contribution in
      guard contribution.name == domain.name else { return false }
      let isPlace =
        contribution.unit.orientation == .vertical
        ? domain.name == .x : contribution.unit.orientation == .horizontal && domain.name == .y
      return contribution.unit.mark.kind == .bar && isPlace && contribution.channel.bin == .none
        && contribution.channel.timeUnit == nil
    }
    return isBar ? config["bar"].number("continuousBandSize") ?? 5 : nil
  }
}
