/// The state that `saveGState` saves: everything about a context except its pixels and its current path.
struct GraphicsState {
  var transform: Transform
  var style: CompositeStyle
  var fillPaint = Paint.color(.black)
  var strokePaint = Paint.color(.black)
  var stroke = StrokeStyle()
}
