/// The paints and the line style: how `fill` and `stroke` draw if they get no paint or style of their own.
extension DrawingContext {
  /// The paint of fills: a colour, a gradient or an image. The default is black.
  public var fillPaint: Paint {
    get { state.fillPaint }
    set { state.fillPaint = newValue }
  }

  /// The paint of strokes and borders: a colour, a gradient or an image. The default is black.
  public var strokePaint: Paint {
    get { state.strokePaint }
    set { state.strokePaint = newValue }
  }

  /// The pen, caps, joins and dashes of strokes. The default is `StrokeStyle()`: a solid line of one point, with butt
  /// caps and mitered joins.
  public var strokeStyle: StrokeStyle {
    get { state.stroke }
    set { state.stroke = newValue }
  }

  /// The width of `strokeStyle`, in points of user space. The default is 1. A width of 0 is one pixel; a width that is
  /// negative or not finite draws nothing.
  public var lineWidth: Double {
    get { state.stroke.width }
    set { state.stroke.width = newValue }
  }
}
