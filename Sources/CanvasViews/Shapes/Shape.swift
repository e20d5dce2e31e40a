/// A path that depends on a rectangle, as a view: it fills what is proposed with the foreground style.
///
///     struct Diamond: Shape {
///       func path(in rect: Rect) -> Path {
///         Path(polygon: [
///           Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.midY),
///           Point(x: rect.midX, y: rect.maxY), Point(x: rect.minX, y: rect.midY),
///         ])
///       }
///     }
///
///     Diamond().fill(.orange).frame(width: 40, height: 40)
public protocol Shape: View {
  /// The path in a rectangle, in points.
  func path(in rect: Rect) -> Path

  /// The size of the shape at a proposal, in points. By default it is what is proposed, and 10 points for a side that is
  /// nil.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension Shape {
  /// What is proposed, and 10 points for a side that is nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  /// The shape, filled with the foreground style.
  public var body: some View { return ShapeView(shape: self, style: nil, drawing: .fill(.nonZero)) }

  /// The shape, filled with a colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - rule: Which parts are inside where the path crosses itself.
  public func fill(_ color: Color, using rule: FillRule = .nonZero) -> some View { fill(.color(color), using: rule) }

  /// The shape, filled with a paint.
  ///
  /// - Parameters:
  ///   - paint: The paint. A gradient's points are in points from the view's top left corner.
  ///   - rule: Which parts are inside where the path crosses itself.
  public func fill(_ paint: Paint, using rule: FillRule = .nonZero) -> some View {
    ShapeView(shape: self, style: paint, drawing: .fill(rule))
  }

  /// The outline of the shape as a line, half of which is outside of the shape.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - lineWidth: The width in points.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
    stroke(.color(color), style: StrokeStyle(width: lineWidth))
  }

  /// The outline of the shape as a line, half of which is outside of the shape.
  ///
  /// - Parameters:
  ///   - paint: The paint. A gradient's points are in points from the view's top left corner.
  ///   - style: The width, ends, corners and dashes of the line.
  public func stroke(_ paint: Paint, style: StrokeStyle) -> some View {
    ShapeView(shape: self, style: paint, drawing: .stroke(style, inset: 0))
  }

  /// The outline of the shape as a line inside of it.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - lineWidth: The width in points.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> some View {
    ShapeView(shape: self, style: .color(color), drawing: .stroke(StrokeStyle(width: lineWidth), inset: lineWidth / 2))
  }
}
