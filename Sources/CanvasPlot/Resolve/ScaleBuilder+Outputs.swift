extension ScaleBuilder {
  /// A scale of colours, sizes, shapes, opacities, dashes or angles.
  ///
  /// - Parameter step: The distance of neighbours along the axes, which limits the sizes of symbols and bars.
  func outputScale(_ domain: PlotScaleDomain, step: Double) -> PlotScale {
    var scale = PlotScale(domain.kind)
    scale.setNames(domain.names)
    let reverses = domain.options.isReversed ?? false
    if domain.kind.isDiscretizing { scale.classes = classes(domain, domain.name) }
    if domain.kind.isContinuous { scale.binEnds = givenBins(domain) ?? domain.bins.map(Self.binEnds) ?? [] }
    if domain.name.isColor {
      colors(domain, &scale, reverses)
      return scale
    }
    let outputs = givenOutputs(domain)
    if domain.kind.isDiscrete {
      scale.range = .list(outputs ?? discreteOutputs(domain, step))
      if case .list(let list) = scale.range, reverses { scale.range = .list(list.reversed()) }
      return scale
    }
    var ends = outputs.map { $0.compactMap(\.number) } ?? defaultEnds(domain, step)
    if let low = domain.options.rangeMin, !ends.isEmpty { ends[0] = low }
    if let high = domain.options.rangeMax, !ends.isEmpty { ends[ends.count - 1] = high }
    if scale.classes != nil {
      let count = scale.classes?.count ?? 1
      if outputs == nil, ends.count == 2, count > 1 {
        let width = (ends[1] - ends[0]) / Double(count - 1)
        ends = (0..<count).map { ends[0] + width * Double($0) }
      }
      if reverses { ends.reverse() }
      scale.range = .list(ends.map(PlotOutput.number))
      return scale
    }
    if ends.count < 2 { ends = [ends.first ?? 0, ends.first ?? 1] }
    if reverses { ends.reverse() }
    if domain.channel.sort == .descending { ends.reverse() }
    scale.quantity = quantity(domain, range: ends)
    scale.range = .numbers
    return scale
  }

  private func classes(_ domain: PlotScaleDomain, _ name: PlotChannelName) -> BinnedScale {
    let outputs = givenOutputs(domain)?.count
    var (low, high) = (domain.numbers.first ?? 0, domain.numbers.last ?? 1)
    if domain.options.hasZero == true, domain.kind == .quantize { (low, high) = (min(low, 0), max(high, 0)) }
    // A scheme has five colours for classes, all else four steps.
    let count = outputs ?? domain.options.scheme?.count ?? (name.isColor ? 5 : 4)
    switch domain.kind {
    case .quantile: return .quantile(domain.isGiven ? domain.numbers : domain.values, count: count)
    case .quantize:
      let isNice = if case .flag(true) = domain.options.nice { true } else { false }
      let nice = isNice ? TickSteps.nice(from: low, to: high, count: 10) : (low, high)
      return .quantize(from: nice.0, to: nice.1, count: count)
    case .threshold: return .threshold(domain.numbers)
    default:
      return .bins(givenBins(domain) ?? domain.bins.map(Self.binEnds) ?? [low, high])
    }
  }

  /// The ends of the bins that a scale's `bins` names.
  private func givenBins(_ domain: PlotScaleDomain) -> [Double]? {
    switch domain.options.bins {
    case .ends(let ends): return ends
    case .steps(let start, let stop, let step):
      let (first, last) = (start ?? domain.numbers.first ?? 0, stop ?? domain.numbers.last ?? 1)
      return Self.binEnds(Bins(start: first, stop: last, step: step))
    case nil: return nil
    }
  }

  // MARK: Colours

  private func colors(_ domain: PlotScaleDomain, _ scale: inout PlotScale, _ reverses: Bool) {
    if let list = listedColors(domain) {
      if domain.kind.isDiscrete || domain.kind.isDiscretizing {
        let outputs = list.map { Color(setting: $0).map(PlotOutput.color) ?? .none }
        scale.range = .list(reverses ? outputs.reversed() : outputs)
      } else {
        let colors = list.map { Color(setting: $0) ?? .black.withAlpha(0) }
        ramp(domain, &scale, colors: reverses ? colors.reversed() : colors)
      }
      return
    }
    let (scheme, extent) = scheme(domain)
    if domain.kind.isDiscrete {
      let colors = scheme.colors(forNames: max(domain.names.count, 1), extent: extent, reverse: reverses)
      scale.range = .list(colors.map(PlotOutput.color))
    } else if let classes = scale.classes {
      scale.range = .list(
        scheme.colors(count: max(classes.count, 1), extent: extent, reverse: reverses).map(PlotOutput.color))
    } else {
      let isReversed = reverses != (domain.channel.sort == .descending)
      if domain.kind.isTime {
        // Vega takes as many colours of the scheme as the domain has ends.
        let colors = scheme.colors(count: max(domain.numbers.count, 2), extent: extent)
        return ramp(domain, &scale, colors: isReversed ? colors.reversed() : colors)
      }
      let ramp = scheme.ramp(extent: extent, reverse: isReversed)
      self.ramp(domain, &scale) { PaintScale($0, domain: $1, middle: $2, ramp: ramp, clamps: $3) }
    }
  }

  private func ramp(_ domain: PlotScaleDomain, _ scale: inout PlotScale, colors: [Color]) {
    ramp(domain, &scale) {
      PaintScale($0, domain: $1, middle: $2, colors: colors, blend: domain.options.blend, clamps: $3)
    }
  }

  private func ramp(
    _ domain: PlotScaleDomain, _ scale: inout PlotScale,
    _ make: (ScaleKind, [Double], Double?, Bool) -> PaintScale
  ) {
    let quantity = quantity(domain, range: [0, 1])
    scale.quantity = quantity
    let middle = domain.options.domainMid?.quantity
    let numbers = domain.numbers.count > 2 ? domain.numbers : quantity.domain
    scale.range = .colors(make(quantity.kind, numbers, middle, quantity.clamps))
  }

  /// The colours that a scale lists, or the theme for it unless they are for classes.
  private func listedColors(_ domain: PlotScaleDomain) -> [DataValue]? {
    if case .values(let list) = domain.options.range { return list }
    guard domain.options.scheme?.colors == nil, !domain.kind.isDiscretizing,
      case .values(let list) = themeRange(domain)
    else { return nil }
    return list
  }

  /// The theme's colours for names, ranks, ramps or middles.
  private func themeRange(_ domain: PlotScaleDomain) -> ThemeRange? {
    let options = domain.options
    if case .named(let name) = options.range { return config.ranges[name] }
    if domain.kind == .ordinal { return config.ranges[domain.channel.type == .nominal ? "category" : "ordinal"] }
    if options.domainMid != nil { return config.ranges["diverging"] }
    return config.ranges[domain.unit.mark.kind == .rect ? "heatmap" : "ramp"]
  }

  /// The scheme of a scale: its own, or the theme's.
  private func scheme(_ domain: PlotScaleDomain) -> (ColorScheme, (start: Double, end: Double)?) {
    let extent = domain.options.scheme?.extent
    if let scheme = domain.options.scheme?.colors { return (scheme, extent) }
    switch themeRange(domain) {
    case .values(let list):
      return (ColorScheme(colors: list.compactMap { Color(setting: $0) }, isRamp: true), extent)
    case .scheme(let scheme): return (scheme.colors ?? .fallback, extent ?? scheme.extent)
    case nil: return (.fallback, extent)
    }
  }

  // MARK: Numbers and names

  private func givenOutputs(_ domain: PlotScaleDomain) -> [PlotOutput]? {
    guard case .values(let list) = domain.options.range else { return nil }
    return list.map(PlotOutput.init(value:))
  }

  private func discreteOutputs(_ domain: PlotScaleDomain, _ step: Double) -> [PlotOutput] {
    switch domain.name {
    case .shape:
      if case .values(let own) = config.ranges["symbol"], !own.isEmpty { return own.map(PlotOutput.init(value:)) }
      return SymbolShape.scaleNames.map(PlotOutput.text)
    case .strokeDash: return [[1, 0], [4, 2], [2, 1], [1, 1], [1, 2, 4, 2]].map(PlotOutput.numbers)
    default:
      // Names are at equal distances between the ends.
      let ends = defaultEnds(domain, step)
      let count = max(domain.names.count, 1)
      guard ends.count == 2 else { return ends.map(PlotOutput.number) }
      let (inner, outer) = paddings(domain)
      let names = domain.names.map(\.name)
      let bands =
        domain.kind == .band
        ? DiscreteScale.band(names, from: ends[0], to: ends[1], paddingInner: inner, paddingOuter: outer)
        : DiscreteScale.point(names, from: ends[0], to: ends[1], padding: outer)
      return (0..<count).map { .number($0 < names.count ? bands.position(of: names[$0]) ?? ends[0] : ends[0]) }
    }
  }

  private func defaultEnds(_ domain: PlotScaleDomain, _ step: Double) -> [Double] {
    let theme = config.scale
    switch domain.name {
    case .angle: return [0, 360]
    case .opacity, .fillOpacity, .strokeOpacity: return [theme.minOpacity, theme.maxOpacity]
    case .strokeWidth: return [theme.minStrokeWidth, theme.maxStrokeWidth]
    default:
      switch domain.unit.mark.kind {
      case .bar, .tick: return [theme.minBandSize, theme.maxBandSize ?? step - 1]
      case .line, .trail, .rule: return [theme.minStrokeWidth, theme.maxStrokeWidth]
      case .text: return [theme.minFontSize, theme.maxFontSize]
      default: return [theme.minSize, theme.maxSize ?? (0.95 * step) * (0.95 * step)]
      }
    }
  }
}
