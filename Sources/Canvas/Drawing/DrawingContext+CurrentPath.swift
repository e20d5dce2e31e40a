/// The current path, as in Core Graphics. The transform applies to points when they are added, and to the pen when it
/// strokes: the current path is in points of the picture. Filling, stroking, drawing and clipping consume the path.
extension DrawingContext {
  /// How `drawPath` paints.
  public enum PathDrawingMode: Sendable, Hashable, CaseIterable {
    /// Fills by the non-zero rule.
    case fill
    /// Fills by the even-odd rule.
    case eoFill
    /// Strokes.
    case stroke
    /// Fills by the non-zero rule, then strokes.
    case fillStroke
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke
  }

  /// Discards the current path.
  public func beginPath() { currentPath = Path() }

  /// Begins a subpath at a point of user space.
  public func move(to point: Point) { currentPath.move(to: point.applying(state.transform)) }
  /// Adds a line to a point of user space. See `Path.addLine(to:)`.
  public func addLine(to point: Point) { currentPath.addLine(to: point.applying(state.transform)) }
  /// Adds a subpath of lines between points of user space. See `Path.addLines(between:)`.
  public func addLines(between points: [Point]) {
    currentPath.addLines(between: points.map { $0.applying(state.transform) })
  }
  /// Adds a quadratic curve, with its points in user space. See `Path.addQuadCurve(to:control:)`.
  public func addQuadCurve(to end: Point, control: Point) {
    currentPath.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
  }
  /// Adds a cubic curve, with its points in user space. See `Path.addCurve(to:control1:control2:)`.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    currentPath.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }
  /// Closes the subpath with a line to its start.
  public func closePath() { currentPath.close() }

  /// Adds an arc, and a line to its start. See `Path.addArc(center:radius:startAngle:endAngle:direction:)`.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, direction: RotationDirection
  ) {
    extend {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, direction: direction)
    }
  }
  /// Adds an arc, and a line to its start. See `Path.addArc(center:radius:startAngle:delta:)`.
  public func addArc(center: Point, radius: Double, startAngle: Double, delta: Double) {
    extend { $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
  }
  /// Rounds the corner between two tangents. See `Path.addArc(tangent1End:tangent2End:radius:)`.
  public func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  /// Adds a rectangle in user space as a closed subpath.
  public func addRect(_ rect: Rect) { addPath(Path(rect: rect)) }
  /// Adds an ellipse that touches the sides of a rectangle in user space, as a closed subpath.
  public func addEllipse(in rect: Rect) { addPath(Path(ovalIn: rect)) }
  /// Adds a rectangle with rounded corners in user space. See `Path.init(roundedRect:cornerRadius:)`.
  public func addRoundedRect(in rect: Rect, cornerRadius: Double) {
    addPath(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// Adds all subpaths of a path in user space.
  public func addPath(_ path: Path) { currentPath.addPath(path, transform: state.transform) }

  /// The current path in user space; nil if it is empty or the transform has no inverse.
  public var path: Path? {
    guard !currentPath.isEmpty, let inverse = state.transform.inverted() else { return nil }
    return currentPath.applying(inverse)
  }

  /// Fills the current path, with open subpaths closed, and discards it.
  public func fillPath(using rule: FillRule = .nonZero) { drawPath(using: rule == .nonZero ? .fill : .eoFill) }

  /// Strokes the current path and discards it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills, strokes, or fills and then strokes the current path, and discards it.
  public func drawPath(using mode: PathDrawingMode) {
    // The path is taken and returned empty, so that the next one uses the same memory.
    var path = Path()
    swap(&path, &currentPath)
    defer {
      path.removeAll(keepingCapacity: true)
      swap(&path, &currentPath)
    }
    switch mode {
    case .fill, .fillStroke: fill(path, in: .picture, rule: .nonZero, paint: state.fillPaint)
    case .eoFill, .eoFillStroke: fill(path, in: .picture, rule: .evenOdd, paint: state.fillPaint)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke:
      // The pen works in user space, so the path is converted back.
      if state.transform.isIdentity {
        stroke(path, style: state.stroke)
      } else if let inverse = state.transform.inverted() {
        stroke(path.applying(inverse), style: state.stroke)
      }
    case .fill, .eoFill: break
    }
  }

  /// Shrinks the clip to the inside of the current path, and discards the path.
  public func clip(using rule: FillRule = .nonZero) {
    let path = currentPath
    beginPath()
    clip(to: path, in: .picture, rule: rule)
  }

  // Extends the current path in user space, where arcs need the current point.
  private func extend(_ body: (inout Path) -> Void) {
    var addition = Path()
    let start = currentPath.currentPoint
    if let start {
      guard let inverse = state.transform.inverted() else { return }
      addition.move(to: start.applying(inverse))
    }
    body(&addition)
    let moved = addition.applying(state.transform)
    if start == nil {
      currentPath.addPath(moved)
    } else {
      currentPath.append(continuing: moved)
    }
  }
}
