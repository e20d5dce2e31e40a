/// What has coverage, in device space.
enum Shape {
  /// The inside of an outline by a fill rule. The box is around all edges, in pixels; not finite: nothing is drawn.
  case outline(Outline, box: Rect, FillRule)
  /// A rectangle along the device's axes, or the frame of one.
  case rect(RectShape)
  /// Coverage that was kept before: letters. Each is drawn by itself.
  case masks([PlacedMask])

  /// Pixels outside of which there is no coverage.
  @inline(__always)
  var pixels: PixelRect {
    switch self {
    case .outline(_, let box, _): PixelRect(covering: box)
    case .rect(let rect): rect.pixels
    case .masks(let masks): masks.reduce(.empty) { $0.union($1.pixels) }
    }
  }

  /// The inside of a finite path, given in user space; the transform must have an inverse, as a line that rounding to
  /// 1/256 pixel gives an area is none.
  ///
  /// - Parameter bounds: A box of the path's control points.
  @inline(__always)
  init(_ path: Path, in bounds: Rect, transform: Transform, rule: FillRule) {
    self = .outline(.fill(FillEdges(path: path, transform: transform)), box: bounds.applying(transform), rule)
  }

  /// A finite rectangle of user space, whose transform has an inverse.
  ///
  /// - Parameter box: The rectangle's on the device.
  @inline(__always)
  init(_ rect: Rect, box: Rect, transform: Transform) {
    self =
      transform.keepsAxes && box.isFinite
      ? .rect(RectShape(box)) : .outline(.rect(RectEdges(rect, transform: transform)), box: box, .nonZero)
  }

  /// What a pen covers.
  @inline(__always)
  init(_ stroke: StrokeEdges) {
    self = .outline(.stroke(stroke), box: stroke.box, .nonZero)
  }
}
