extension PlotConfig {
  /// Sets what a `config` says.
  mutating func set(_ config: SpecSettings) {
    for (name, value) in config.values {
      guard case .record(let members) = value else { continue }
      let settings = SpecSettings(members)
      if let role = Self.axisRoles[name] {
        axes[role] = Partial(settings).over(axes[role] ?? Partial())
      } else if let kind = PlotMarkKind(rawValue: name) {
        marks[kind] = Partial(settings).over(marks[kind] ?? Partial())
      } else if let role = Self.headerRoles[name] {
        headers[role] = Partial(settings.withHeaderSides).over(headers[role] ?? Partial())
      }
    }
    setPlain(config)
    legend = Partial(config.settings("legend")).over(legend)
    title = Partial(config.settings("title")).over(title)
    for (name, value) in config.settings("style").values {
      var style = styles[name] ?? ThemeStyle()
      style.mark = Partial(SpecSettings(value)).over(style.mark)
      style.axis = Partial(SpecSettings(value)).over(style.axis)
      style.title = Partial(SpecSettings(value)).over(style.title)
      style.frame = Partial(SpecSettings(value)).over(style.frame)
      styles[name] = style
    }
  }

  private mutating func setPlain(_ config: SpecSettings) {
    mark = Partial(config.settings("mark")).over(mark)
    view = Partial(config.settings("view")).applied(to: view)
    frame = Partial(config.settings("view")).over(frame)
    scale = Partial(config.settings("scale")).applied(to: scale)
    for (name, value) in config.settings("range").values { ranges[name] = ThemeRange(value, over: ranges[name]) }
    if let color = config["background"] { background = Color(setting: color) }
    if let sides = config["padding"] { padding = EdgeInsets(sides) }
    facetSpacing = config.settings("facet").number("spacing") ?? facetSpacing
    concatSpacing = config.settings("concat").number("spacing") ?? concatSpacing
    timeFormat = config["timeFormat"].map(PlotFormat.Pattern.init) ?? timeFormat
    if let format = config["numberFormat"] { numberFormat = format.text }
    if let format = config["normalizedNumberFormat"] { normalizedNumberFormat = format.text }
    countTitle = config.text("countTitle") ?? countTitle
    fieldTitle = config["fieldTitle"]?.word() ?? fieldTitle
  }

  /// The names of the entries for axes, such as `axisXBand`.
  private static let axisRoles: [String: AxisRole] = changing([:]) { roles in
    for channel in [nil, PlotChannelName.x, .y] {
      let name = "axis" + (channel?.rawValue.capitalizedStart ?? "")
      roles[name] = AxisRole(channel: channel)
      for scale in AxisRole.Scale.allCases {
        roles[name + scale.rawValue.capitalizedStart] = AxisRole(channel: channel, scale: scale)
      }
    }
    for side in PlotSide.allCases { roles["axis" + side.rawValue.capitalizedStart] = AxisRole(side: side) }
  }

  private static let headerRoles: [String: HeaderRole] = [
    "header": .all, "headerRow": .row, "headerColumn": .column, "headerFacet": .facet,
  ]
}

extension EdgeInsets {
  /// The same distance on all sides, or those of an object.
  fileprivate init(_ value: DataValue) {
    func side(_ name: String) -> Double { SpecSettings(value).number(name) ?? 0 }
    switch value {
    case .number(let padding): self.init(top: padding, left: padding, bottom: padding, right: padding)
    case .record, .null: self.init(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    default: self.init(top: 5, left: 5, bottom: 5, right: 5)
    }
  }
}

extension SpecSettings {
  /// The settings of a header with its side for its labels and its title.
  var withHeaderSides: SpecSettings {
    var settings = self
    for name in ["labelOrient", "titleOrient"] where settings[name] == nil { settings[name] = settings["orient"] }
    // A padding of null is the distance of a title in Vega.
    if settings["labelPadding"]?.isNull == true { settings["labelPadding"] = 4 }
    return settings
  }
}
