extension ScaleOptions: ReadableOptions {
  static let table = OptionTable<ScaleOptions> { table in
    table.add(optional: ["type": \.kind]) { $0.word() }
    table.add(optional: ["domain": \.domain], Domain.init)
    table.add("domainRaw") { if let list = $0.list { $1[\.rawDomain] = list } }
    table.add(optional: ["domainMin": \.domainMin, "domainMax": \.domainMax, "domainMid": \.domainMid]) { $0 }
    table.add(optional: ["range": \.range], Range.init)
    table.add(optional: ["rangeMin": \.rangeMin, "rangeMax": \.rangeMax], \.finite)
    table.add(optional: ["scheme": \.scheme]) { Scheme($0, name: "name") }
    table.add(["interpolate": \.blend]) { value in
      (value.text ?? SpecSettings(value).text("type")).map { ColorBlend(rawValue: $0) ?? .rgb }
    }
    table.add(optional: ["reverse": \.isReversed, "round": \.rounds, "clamp": \.clamps], \.flag)
    table.add(optional: ["nice": \.nice], Nice.init)
    table.add(optional: ["zero": \.hasZero], \.isTrue)
    table.add(optional: ["bins": \.bins], Bins.init)
    table.add(optional: ["padding": \.padding, "paddingInner": \.paddingInner], \.finite)
    table.add(optional: ["paddingOuter": \.paddingOuter], \.finite)
    table.add(numbers: ["align": \.align, "base": \.base, "exponent": \.exponent, "constant": \.constant])
  }
}

extension ScaleOptions.Domain {
  fileprivate init?(_ value: DataValue) {
    let other = value == "unaggregated" ? .unaggregated : SpecSettings(value)["unionWith"]?.list.map(Self.union)
    guard let domain = value.list.map(Self.values) ?? other else { return nil }
    self = domain
  }
}

extension ScaleOptions.Range {
  fileprivate init?(_ value: DataValue) {
    let field = SpecSettings(value)["field"]?.text.map(Self.field)
    guard let range = value.list.map(Self.values) ?? value.text.map(Self.named) ?? field else { return nil }
    self = range
  }
}

extension ScaleOptions.Nice {
  fileprivate init?(_ value: DataValue) {
    switch value.tickCount {
    case .count(let count): self = .count(count)
    case .interval(let name, let step):
      self = ClockInterval(name: name, step: step).map(Self.interval) ?? .flag(false)
    case nil:
      guard let flag = value.flag else { return nil }
      self = .flag(flag)
    }
  }
}

extension ScaleOptions.Bins {
  fileprivate init?(_ value: DataValue) {
    if case .record(let members) = value, let step = members["step"]?.number {
      self = .steps(start: members["start"]?.number, stop: members["stop"]?.number, step: step)
    } else {
      guard let ends = value.numbers else { return nil }
      self = .ends(ends)
    }
  }
}

extension ScaleOptions.Scheme {
  /// A scheme of a name, or of an object with a name.
  fileprivate init?(_ value: DataValue, name: String) {
    if let text = value.text {
      let scheme = ColorScheme(text)
      self.init(scheme, count: scheme?.count)
    } else {
      guard case .record(let members) = value else { return nil }
      let extent = members["extent"]?.numbers.flatMap { $0.count == 2 ? (start: $0[0], end: $0[1]) : nil }
      let count = members["count"]?.number.map { Int(saturating: min($0, 1000)) }
      self.init(members[name]?.text.flatMap { ColorScheme($0) }, extent: extent, count: count)
    }
  }
}

extension ScaleTheme: ReadableOptions {
  static let table = OptionTable<ScaleTheme> { table in
    table.add(optional: ["bandPaddingInner": \.bandPaddingInner, "bandPaddingOuter": \.bandPaddingOuter], \.finite)
    table.add(optional: ["continuousPadding": \.continuousPadding, "maxBandSize": \.maxBandSize], \.finite)
    table.add(optional: ["maxSize": \.maxSize], \.finite)
    table.add(numbers: ["barBandPaddingInner": \.barBandPaddingInner, "tickBandPaddingInner": \.tickBandPaddingInner])
    table.add(numbers: ["rectBandPaddingInner": \.rectBandPaddingInner, "pointPadding": \.pointPadding])
    table.add(numbers: ["bandWithNestedOffsetPaddingInner": \.nestedPaddingInner])
    table.add(numbers: ["bandWithNestedOffsetPaddingOuter": \.nestedPaddingOuter])
    table.add(numbers: ["offsetBandPaddingInner": \.offsetPaddingInner, "offsetBandPaddingOuter": \.offsetPaddingOuter])
    table.add(numbers: ["minBandSize": \.minBandSize, "minFontSize": \.minFontSize, "maxFontSize": \.maxFontSize])
    table.add(numbers: ["minOpacity": \.minOpacity, "maxOpacity": \.maxOpacity, "minSize": \.minSize])
    table.add(numbers: ["minStrokeWidth": \.minStrokeWidth, "maxStrokeWidth": \.maxStrokeWidth])
    table.add(["round": \.rounds, "clamp": \.clamps], \.flag)
    table.add(["zero": \.hasZero]) { !$0.isOff }
    table.add(optional: ["xReverse": \.reversesX], \.flag)
    table.add(["invalid": \.invalid]) { value in
      guard case .record(let members) = value else { return nil }
      return members.reduce(into: [:]) { outputs, member in
        guard let name = PlotChannelName(rawValue: member.key) else { return }
        outputs[name] = SpecSettings(member.value)["value"] ?? member.value
      }
    }
  }
}

extension ViewTheme: ReadableOptions {
  static let table = OptionTable<ViewTheme> { table in
    table.add(numbers: ["continuousWidth": \.continuousSize.width, "continuousHeight": \.continuousSize.height])
    table.add(numbers: ["step": \.step])
    table.add(optional: ["discreteWidth": \.discreteWidth, "discreteHeight": \.discreteHeight]) { value in
      switch value {
      case .number(let points): .points(points)
      case .record(let members): .step(members["step"]?.number ?? 20, isForOffset: true)
      default: nil
      }
    }
  }
}

extension FrameOptions: ReadableOptions {
  static let table = OptionTable<FrameOptions> { table in
    table.add(["style": \.styles], \.styleNames)
    table.add(colors: ["fill": \.fill, "stroke": \.stroke])
    table.add(["strokeDash": \.strokeDash], \.numbers)
    table.add(numbers: ["cornerRadius": \.cornerRadius, "strokeWidth": \.strokeWidth, "opacity": \.opacity])
    table.add(numbers: ["fillOpacity": \.fillOpacity, "strokeOpacity": \.strokeOpacity])
    table.add(numbers: ["strokeDashOffset": \.strokeDashOffset])
  }
}

extension ThemeRange {
  /// A range of a `config`. One with a scheme keeps what it doesn't say of another one.
  init?(_ value: DataValue, over other: ThemeRange?) {
    if let list = value.list {
      self = .values(list)
    } else {
      guard var scheme = ScaleOptions.Scheme(value, name: "scheme") else { return nil }
      if case .record = value, case .scheme(let known) = other {
        scheme.extent = scheme.extent ?? known.extent
        scheme.colors = scheme.colors ?? known.colors
      }
      self = .scheme(scheme)
    }
  }
}
