internal import CanvasTables

/// The defaults of a plot by kind of mark, axis and guide, as in Vega-Lite's `config`.
package struct PlotConfig: Sendable, Hashable {
  package var settings: PlotSettings

  package init(_ settings: PlotSettings) { self.settings = settings }

  /// The settings of an entry such as `legend`.
  package subscript(name: String) -> PlotSettings { settings.settings(name) }

  /// The settings of a style.
  func style(_ name: String) -> PlotSettings { settings.settings("style").settings(name) }

  /// The first setting of these: the styles of a list, the kind of mark, all marks.
  func mark(_ name: String, _ mark: PlotMark) -> DataValue? {
    for style in mark.styles { if let value = self.style(style)[name] { return value } }
    return self[mark.kind.rawValue][name] ?? self["mark"][name] ?? style(mark.kind.rawValue)[name]
  }

  /// The settings of an axis, from the most special entry to the general one.
  func axis(_ own: PlotSettings, channel: PlotChannelName, orient: String, scale: PlotScaleKind) -> PlotSettings {
    var names = ["axis" + (channel == .x ? "X" : "Y") + scale.axisConfigSuffix, "axis" + scale.axisConfigSuffix]
    names += [
      "axis" + (channel == .x ? "X" : "Y"), "axis" + orient.prefix(1).uppercased() + orient.dropFirst(), "axis",
    ]
    var result = own
    for style in own.styleNames { result = result.over(self.style(style)) }
    for name in names { result = result.over(self[name]) }
    return result
  }
}

extension PlotSettings {
  /// The names of a `style`, which is a text or a list; the last one counts most.
  var styleNames: [String] {
    switch self["style"] {
    case .text(let text): [text]
    case .list(let list): list.compactMap(\.text).reversed()
    default: []
    }
  }
}

extension PlotMark {
  var styles: [String] { settings.styleNames }

  /// A setting of the mark, or of the theme.
  func setting(_ name: String, _ config: PlotConfig) -> DataValue? { settings[name] ?? config.mark(name, self) }
  func number(_ name: String, _ config: PlotConfig) -> Double? { setting(name, config)?.number }
  func text(_ name: String, _ config: PlotConfig) -> String? { setting(name, config)?.text }
  func flag(_ name: String, _ config: PlotConfig) -> Bool? {
    if case .bool(let flag) = setting(name, config) { flag } else { nil }
  }

  /// Whether the mark's colour fills it.
  func isFilled(_ config: PlotConfig) -> Bool {
    flag("filled", config) ?? (kind != .point && kind != .line && kind != .rule)
  }
}
