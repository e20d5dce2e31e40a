/// The defaults of a plot by kind of mark, axis and guide, as in Vega-Lite's `config`.
package struct PlotConfig: Sendable {
  /// The options of all marks, and those by kind.
  package var mark = Partial<MarkOptions>()
  package var marks: [PlotMarkKind: Partial<MarkOptions>] = [:]
  /// The options of axes, from the most general entry to the most special one.
  package var axes: [AxisRole: Partial<AxisOptions>] = [:]
  package var legend = Partial<LegendOptions>()
  package var title = Partial<TitleOptions>()
  /// The options of all headers, and of those of rows, of columns and of facets that are wrapped.
  package var headers: [HeaderRole: Partial<HeaderOptions>] = [:]
  package var styles: [String: ThemeStyle] = [:]
  package var view = ViewTheme()
  /// The look of the rectangle behind a plot with places along an axis.
  package var frame = Partial<FrameOptions>()
  package var scale = ScaleTheme()
  /// The ranges of scales by their names, such as `category`.
  package var ranges: [String: ThemeRange] = [:]
  package var background: Color?
  package var padding = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
  /// The distances between the plots of a facet, and between views beside each other.
  package var facetSpacing = 20.0
  package var concatSpacing = 20.0
  /// The formats of times, of numbers and of parts of a whole. Without, numbers have that of the scale.
  package var timeFormat = PlotFormat.Pattern.text("%b %d, %Y")
  package var numberFormat: String?
  package var normalizedNumberFormat: String? = ".0%"
  package var countTitle = "Count of Records"
  package var fieldTitle = FieldTitle.verbal
  /// Whether names below an axis are only written upwards if they don't fit.
  package var keepsNamesLevel = false
  /// Whether plots keep away from the strokes of marks that reach beyond others, and not only from the marks.
  package var strokesTakeRoom = true

  /// How the title of a field tells what is done to it.
  package enum FieldTitle: String, Sendable {
    case verbal, functional, plain
  }

  package init() {}

  /// The options of a mark: its own over those of its styles, of its kind, of all marks and of its kind's style.
  func mark(_ mark: PlotMark) -> Partial<MarkOptions> {
    let layers =
      mark.styles.map { styles[$0]?.mark } + [marks[mark.kind], self.mark, styles[mark.kind.rawValue]?.mark]
    return layers.compactMap(\.self).reduce(mark.own) { $0.over($1) }
  }

  /// The paint of a mark's inside or line, whichever has its colour. Styles say it as `color` only, as in Vega.
  func paint(of mark: PlotMark, _ option: WritableKeyPath<MarkOptions, PlotPaint>) -> PlotPaint? {
    mark.own[option] ?? mark.own[\.color] ?? marks[mark.kind]?[option] ?? self.mark[option]
      ?? self.mark(mark)[\.color]
  }

  /// The options of an axis, with those of its styles and of the theme.
  func axis(
    _ own: Partial<AxisOptions>, channel: PlotChannelName, side: PlotSide, scale: PlotScaleKind
  ) -> Partial<AxisOptions> {
    var result = own
    for style in own[\.styles] ?? [] { result = styles[style].map { result.over($0.axis) } ?? result }
    for role in AxisRole.roles(channel, side, scale.axisScale) { result = axes[role].map { result.over($0) } ?? result }
    return result
  }

  /// The options of a facet's header, with those of the theme.
  func header(_ own: Partial<HeaderOptions>?, _ role: HeaderRole) -> Partial<HeaderOptions> {
    [role, .all].reduce(own ?? Partial()) { result, role in headers[role].map { result.over($0) } ?? result }
  }

  /// The style of the labels or titles of guides.
  func textStyle(_ role: GuideText) -> PlotTextStyle {
    let style = styles[role.rawValue]?.mark ?? Partial()
    return PlotTextStyle(
      weight: style[\.fontWeight] ?? (role == .title ? .bold : .regular),
      size: (style[\.fontSize] ?? nil) ?? (role == .title ? 11 : 10), color: style[\.fill]?.color ?? .black)
  }

  enum GuideText: String {
    case label = "guide-label"
    case title = "guide-title"
  }
}

/// The options of a style by what it is for.
package struct ThemeStyle: Sendable {
  package var mark = Partial<MarkOptions>()
  package var axis = Partial<AxisOptions>()
  package var frame = Partial<FrameOptions>()
  package var title = Partial<TitleOptions>()

  package init() {}
}

/// The axes that an entry of a theme is for.
package struct AxisRole: Sendable, Hashable {
  /// The kinds of scales that are told apart.
  package enum Scale: String, Sendable, Hashable, CaseIterable {
    case band, point, temporal, quantitative
  }

  /// The direction, or nil for both.
  package var channel: PlotChannelName?
  package var side: PlotSide?
  package var scale: Scale?

  package init(channel: PlotChannelName? = nil, side: PlotSide? = nil, scale: Scale? = nil) {
    (self.channel, self.side, self.scale) = (channel, side, scale)
  }

  /// The roles of an axis, from the most special one.
  static func roles(_ channel: PlotChannelName, _ side: PlotSide, _ scale: Scale) -> [AxisRole] {
    [
      AxisRole(channel: channel, scale: scale), AxisRole(scale: scale), AxisRole(channel: channel),
      AxisRole(side: side), AxisRole(),
    ]
  }
}

/// The headers that an entry of a theme is for.
package enum HeaderRole: Sendable, Hashable {
  case all, row, column, facet
}
