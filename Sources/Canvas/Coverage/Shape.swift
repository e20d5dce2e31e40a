/// What has coverage, in device space.
enum Shape {
  /// The inside of an outline by a fill rule. The box is around all edges, in pixels; not finite: nothing is drawn.
  case outline(Outline, box: Rect, FillRule)
  /// A rectangle along the device's axes, or the frame of one.
  case rect(RectShape)
  /// Coverage that was kept before: letters. Each is drawn by itself.
  case masks([PlacedMask])

  /// Pixels outside of which there is no coverage.
  var pixels: PixelRect {
    switch self {
    case .outline(_, let box, _): PixelRect(covering: box)
    case .rect(let rect): rect.pixels
    case .masks(let masks): masks.reduce(.empty) { $0.union($1.pixels) }
    }
  }

  /// What a rectangle of user space covers on the device; nil where that is not finite or has no area.
  init?(_ rect: Rect, transform: Transform) {
    guard rect.isFinite, transform.isInvertible else { return nil }
    let box = rect.applying(transform)
    guard transform.keepsAxes else {
      self = .outline(.rect(RectEdges(rect, transform: transform)), box: box, .nonZero)
      return
    }
    guard box.isFinite else { return nil }
    self = .rect(RectShape(box))
  }

  /// The inside of a finite path, given in user space; nil where the transform leaves nothing of it.
  ///
  /// - Parameter bounds: A box of its control points.
  init?(_ path: Path, in bounds: Rect, transform: Transform, rule: FillRule) {
    // A singular transform leaves a line, which rounding to 1/256 pixel would give an area.
    guard transform.isInvertible else { return nil }
    self = .outline(.fill(FillEdges(path: path, transform: transform)), box: bounds.applying(transform), rule)
  }

  /// What a pen covers.
  init(_ stroke: StrokeEdges) {
    self = .outline(.stroke(stroke), box: stroke.box, .nonZero)
  }
}
