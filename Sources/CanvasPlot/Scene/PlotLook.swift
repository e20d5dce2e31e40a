/// How a shape is painted, besides its colours.
package struct PlotLook: Sendable {
  package var style = StrokeStyle(width: 1)
  /// Which areas of a path are inside.
  package var fillRule = FillRule.nonZero
  package var opacity = 1.0
  package var fillOpacity = 1.0
  package var strokeOpacity = 1.0
  package var blendMode = BlendMode.normal
  /// What is drawn over a fill of one colour, so that it is distinguished in print.
  package var pattern = ChartPattern.none
  package var url: String?
  /// Whether the edges of a rectangle are drawn on pixel edges, so that they are sharp. In a rotated context they aren't.
  var isAligned = false
  /// How far the shape with its paints is moved.
  package var offset = Point.zero

  /// Whether colours are painted as they are.
  var isPlain: Bool { opacity >= 1 && fillOpacity >= 1 && strokeOpacity >= 1 && blendMode == .normal }
}

/// A look that many shapes share, so that each of a plot's many symbols is small.
package final class SharedLook: Sendable {
  let look: PlotLook

  init(_ look: PlotLook) { self.look = look }

  static let `default` = SharedLook(PlotLook())
  package static let aligned = SharedLook(changing(PlotLook()) { $0.isAligned = true })
}
