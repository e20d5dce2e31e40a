/// Filling.
extension DrawingContext {
  /// Fills the inside of a path with `fillPaint`.
  public func fill(_ path: Path, using rule: FillRule = .nonZero) {
    fill(path, transform: state.transform, rule: rule, paint: state.fillPaint)
  }

  /// Fills the inside of a path with a paint. `fillPaint` doesn't change.
  public func fill(_ path: Path, with paint: Paint, using rule: FillRule = .nonZero) {
    fill(path, transform: state.transform, rule: rule, paint: paint)
  }

  /// Fills a rectangle with `fillPaint`.
  public func fill(_ rect: Rect) { fillInline(rect, with: state.fillPaint) }

  /// Fills a rectangle with a paint. `fillPaint` doesn't change.
  public func fill(_ rect: Rect, with paint: Paint) { fillInline(rect, with: paint) }

  @inline(__always)
  private func fillInline(_ rect: Rect, with paint: Paint) {
    let transform = state.transform
    guard rect.isFinite, transform.isInvertible else { return }
    let box = rect.applying(transform)
    if let color = paint.color, transform.keepsAxes, box.isFinite {
      renderInline(.rect(RectShape(box)), with: .color(color))
    } else if let paint = PlacedPaint(paint, userToDevice: transform, memory: paintMemory) {
      render(Shape(rect, box: box, transform: transform), with: paint)
    }
  }

  /// Fills a path in the user space of `transform`. The paint is in the user space of the context.
  func fill(_ path: Path, transform: Transform, rule: FillRule, paint: Paint) {
    guard path.isFinite, transform.isInvertible,
      let paint = PlacedPaint(paint, userToDevice: state.transform, memory: paintMemory)
    else { return }
    renderInline(Shape(path, in: path.boundingBox, transform: transform, rule: rule), with: paint)
  }

  /// Fills a finite path in the user space of `transform`, whose control points are within `bounds`.
  func fill(_ path: Path, in bounds: Rect, transform: Transform, paint: PlacedPaint) {
    guard transform.isInvertible else { return }
    render(Shape(path, in: bounds, transform: transform, rule: .nonZero), with: paint)
  }

  /// Fills a rectangle with an image at its place on the device.
  func fill(_ rect: Rect, transform: Transform, with rows: any RowSource) {
    guard rect.isFinite, transform.isInvertible else { return }
    render(Shape(rect, box: rect.applying(transform), transform: transform), with: .rows(rows))
  }
}
