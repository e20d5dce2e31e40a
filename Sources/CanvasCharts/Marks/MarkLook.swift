/// What only a plot shows of a mark: shapes, strokes, sizes and texts that the report's layout doesn't have.
struct MarkLook: Sendable, Hashable {
  var symbol: BasicChartSymbolShape?
  /// The name that selects the symbol.
  var symbolName: String?
  /// The area of the symbol in square points.
  var symbolSize: Double?
  /// The number that selects the symbol's area.
  var symbolSizeValue: Double?
  var stroke: StrokeStyle?
  /// The name that selects the dashes.
  var strokeName: String?
  var interpolation: InterpolationMethod?
  var opacity: Double?
  var cornerRadius: Double?
  var gradient: LinearGradient?
  var zIndex: Double?
  /// The distance that the mark is moved, in points.
  var offset: Vector?
  var annotations: [MarkAnnotation] = []
  /// The width of a bar or a rectangle, nil for the default.
  var width: MarkDimension?
  var height: MarkDimension?
  /// The direction in which marks are beside each other.
  var positionDirection: MarkDirection?
  /// The part of a place that marks beside each other take.
  var positionSpan: MarkDimension?
  var innerRadius: MarkDimension?
  var outerRadius: MarkDimension?
  /// The distance of a sector from its neighbours, in points.
  var angularInset: Double?
  /// Whether the mark is a point of a function.
  var isFunction = false
}

/// A text beside a mark.
struct MarkAnnotation: Sendable, Hashable {
  var text: String
  var position: AnnotationPosition
  var alignment: AnnotationPosition
  /// The distance from the mark in points.
  var spacing: Double
}

extension PlottedMark {
  /// Whether the report's layout can't show the mark.
  var needsPlot: Bool {
    kind == .rectangle || xEnd != nil || yEnd != nil || stacking == .center || look != MarkLook()
  }
}
