/// What `saveGState` saves: everything about a context but its pixels and its current path.
struct GraphicsState {
  var transform: Transform
  var style: CompositeStyle
  var fillPaint = CurrentPaint()
  var strokePaint = CurrentPaint()
  var stroke = StrokeStyle()
}
