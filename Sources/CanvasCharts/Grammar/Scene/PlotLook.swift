internal import Canvas

/// How a shape is painted, besides its colours.
struct PlotLook: Sendable {
  var style = StrokeStyle(width: 1)
  var opacity = 1.0
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var blendMode = BlendMode.normal
  var pattern = ChartPattern.none
  var url: String?
  /// How far the shape with its paints is moved.
  var offset = Point.zero

  /// Whether colours are painted as they are.
  var isPlain: Bool { opacity >= 1 && fillOpacity >= 1 && strokeOpacity >= 1 && blendMode == .normal }
}

/// A look that many shapes share, so that each of a plot's many symbols is small.
final class SharedLook: Sendable {
  let look: PlotLook

  init(_ look: PlotLook) { self.look = look }

  static let usual = SharedLook(PlotLook())
}
