/// A chart of a grammar: one view, or views together.
package struct PlotView: Sendable {
  package var name = ""
  /// The rows, or nil for those of the view around this one.
  package var data: DataFrame?
  package var transforms: [PlotTransform] = []
  package var title: Partial<TitleOptions>?
  package var width: PlotLength?
  package var height: PlotLength?
  /// How the outermost plot shrinks so that its guides are inside of its width and height. Nil if they are outside.
  package var fit: PlotFit?
  /// The look of the rectangle behind the view.
  package var frame = Partial<FrameOptions>()
  /// By channel, whether `scale`, `axis` and `legend` are shared between the views of this one.
  package var resolve = PlotResolve()
  /// The distances between columns and rows, in points.
  package var spacing: (column: Double, row: Double)?
  /// `all`, `each` or `none`, for columns and rows.
  package var align: (column: String, row: String)?
  package var isCentered: (column: Bool, row: Bool) = (false, false)
  /// Whether only the plots are placed at equal distances, without their axes.
  package var hasFlushBounds = false
  /// The areas that are selected at first, if the view is a unit.
  package var brushes: [PlotBrush] = []
  package var content: PlotContent

  package init(_ content: PlotContent, data: DataFrame? = nil) { (self.content, self.data) = (content, data) }
}

package indirect enum PlotContent: Sendable {
  case unit(PlotMark, [PlotChannelName: PlotChannel])
  case layers([PlotView])
  case facet(PlotFacet, PlotView)
  /// Views in rows of a number of columns, or all in one row.
  case grid([PlotView], columns: Int?)
}

/// The size of a view in one direction.
package enum PlotLength: Sendable, Hashable {
  /// Points.
  case points(Double)
  /// Points for each place of a discrete scale.
  case step(Double, isForOffset: Bool)
}

/// An area of a plot that is selected, with a rectangle behind the marks and an outline before them.
package struct PlotBrush: Sendable {
  /// Two values by axis. Along an axis without, the area goes from end to end of the plot.
  let ends: [PlotChannelName: [DataValue]]
  let frame: Partial<FrameOptions>

  package init(ends: [PlotChannelName: [DataValue]], frame: Partial<FrameOptions>) {
    (self.ends, self.frame) = (ends, frame)
  }
}

/// In which directions the guides of a plot are inside of its size, as Vega's `autosize`.
package struct PlotFit: Sendable {
  let width: Bool
  let height: Bool
  /// Whether the padding is inside too.
  let containsPadding: Bool

  package init(width: Bool, height: Bool, containsPadding: Bool) {
    (self.width, self.height, self.containsPadding) = (width, height, containsPadding)
  }
}

/// A mark and its options.
package struct PlotMark: Sendable {
  package var kind: PlotMarkKind
  /// The mark's own options, without those of the theme.
  package var own: Partial<MarkOptions>
  /// The options that depend on rows or scales.
  package var expressions: [MarkExpression] = []
  /// Where the mark is in a specification, for errors.
  package var path = "mark"
  /// The kind of the mark that this one lies on: it has that mark's direction, and is stacked as that mark is.
  package var base: PlotMarkKind?

  package init(_ kind: PlotMarkKind, _ own: Partial<MarkOptions> = Partial()) { (self.kind, self.own) = (kind, own) }

  /// Where the channel beside the mark is in a specification.
  func place(of channel: PlotChannelName) -> String {
    (path.hasSuffix("mark") ? path.dropLast(4) + "encoding." : "encoding.") + channel.rawValue
  }

  var styles: [String] { own[\.styles] ?? [] }

  /// The options with those of the theme.
  func options(_ config: PlotConfig) -> MarkOptions { config.mark(self).applied() }

  /// Whether the mark's colour fills it.
  func isFilled(_ options: MarkOptions) -> Bool {
    options.isFilled ?? (kind != .point && kind != .line && kind != .rule)
  }
}

package enum PlotMarkKind: String, Sendable, Hashable, CaseIterable {
  case arc, area, bar, circle, image, line, point, rect, rule, square, text, tick, trail

  /// Whether one mark has all rows of a series.
  var isPath: Bool { self == .line || self == .area || self == .trail }
  var isSymbol: Bool { self == .point || self == .circle || self == .square }
  /// Whether marks are rectangles or sectors, which take whole bins and periods.
  var isRectangular: Bool { [.bar, .rect, .image, .arc, .tick].contains(self) }
  /// Whether values are stacked by default.
  var stacks: Bool { self == .bar || self == .area || self == .arc }

  /// The kind of the marks in a scene.
  var sceneName: String {
    switch self {
    case .bar, .rect, .tick: "rect"
    case .point, .circle, .square: "symbol"
    case .arc, .area, .image, .line, .rule, .text, .trail: rawValue
    }
  }
}

/// The channels that divide a view into facets.
package struct PlotFacet: Sendable {
  package var row: PlotChannel?
  package var column: PlotChannel?
  /// Facets that are wrapped into rows.
  package var wrapped: PlotChannel?
  package var columns: Int?

  package init(row: PlotChannel? = nil, column: PlotChannel? = nil, wrapped: PlotChannel? = nil, columns: Int? = nil) {
    (self.row, self.column, self.wrapped, self.columns) = (row, column, wrapped, columns)
  }

  var channels: [PlotChannel] { [row, column, wrapped].compactMap(\.self) }
}

/// What views share. Nil is the default.
package struct PlotResolve: Sendable, Hashable {
  package var scale: [PlotChannelName: Bool] = [:]
  package var axis: [PlotChannelName: Bool] = [:]
  package var legend: [PlotChannelName: Bool] = [:]

  package init() {}
}
