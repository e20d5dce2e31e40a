/// The options of a chart that only a plot has: its scales, axes and legend.
struct PlotOptions: Sendable, Hashable {
  var x = PlotAxisOptions()
  var y = PlotAxisOptions()
  /// The colours in turn, or of a ramp of numbers.
  var colorRange: [Color] = []
  /// The stops of a ramp of numbers.
  var colorRamp: Gradient?
  var symbols: [NamedSymbol] = []
  /// The side of the legend, or nil for the default.
  var legendSide: AnnotationPosition?
}

/// A name and the shape of its points.
struct NamedSymbol: Sendable, Hashable {
  var name: String
  var shape: BasicChartSymbolShape
}

/// The options of one axis and of its scale.
struct PlotAxisOptions: Sendable, Hashable {
  /// The ends of numbers or dates, or the names.
  var domain: [PlottedValue] = []
  /// Whether the domain is a list of names.
  var hasNames = false
  var includesZero: Bool?
  var isReversed = false
  var type: ScaleType?
  /// The distance of the marks from the ends of the axis in points.
  var padding: Double?
  var visibility = Visibility.automatic
  /// The axis marks, or nil for the default ones.
  var marks: [AxisMarks]?
  var title: String?
  var titlePosition = AnnotationPosition.automatic
  var titleAlignment: AnnotationPosition?
  /// The distance of the title from the labels in points.
  var titleSpacing: Double?

  /// Whether there is no axis.
  var isHidden: Bool { visibility == .hidden || marks?.isEmpty == true }
}
