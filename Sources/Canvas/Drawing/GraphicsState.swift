/// What `saveGState` saves: everything about a context but its pixels and its current path.
struct GraphicsState {
  var transform: Transform
  var clip: Clip
  var fillPaint = CurrentPaint()
  var strokePaint = CurrentPaint()
  var stroke = StrokeStyle()
  /// Multiplies the alpha of everything drawn, 0…1.
  var alpha = 1.0
  var blendMode = BlendMode.normal
  /// Whether edges are drawn in shades; otherwise a pixel is covered wholly or not at all.
  var antialiases = true
  /// What lies below everything drawn; nil for nothing.
  var shadow: Shadow?
}
