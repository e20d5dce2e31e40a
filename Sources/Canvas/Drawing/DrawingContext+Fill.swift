/// Filling.
extension DrawingContext {
  /// Fills the inside of a path with `fillPaint`.
  public func fill(_ path: Path, using rule: FillRule = .nonZero) {
    fill(path, in: .user, rule: rule, paint: state.fillPaint)
  }

  /// Fills the inside of a path with a paint. `fillPaint` doesn't change.
  public func fill(_ path: Path, with paint: Paint, using rule: FillRule = .nonZero) {
    fill(path, in: .user, rule: rule, paint: paint)
  }

  /// Fills a rectangle with `fillPaint`.
  public func fill(_ rect: Rect) { fillInline(rect, with: state.fillPaint) }

  /// Fills a rectangle with a paint. `fillPaint` doesn't change.
  public func fill(_ rect: Rect, with paint: Paint) { fillInline(rect, with: paint) }

  // What is counted has a function of its own: with a call in the middle, a rectangle of 8 pixels took a fifth more
  // instructions (.ci/checks/instructions).
  @inline(__always)
  private func fillInline(_ rect: Rect, with paint: @autoclosure () -> Paint) {
    guard isSmall(rect, state.deviceTransform) else { return fillLarge(rect, with: paint()) }
    fillUncounted(rect, with: paint())
  }

  @inline(never)
  private func fillLarge(_ rect: Rect, with paint: Paint) {
    guard takes(rect, state.deviceTransform, isPlain: paint.color != nil) else { return }
    fillUncounted(rect, with: paint)
  }

  @inline(__always)
  private func fillUncounted(_ rect: Rect, with paint: @autoclosure () -> Paint) {
    if let recorder { return recorder.add(.fillRect(rect, paint()), state) }
    let transform = state.deviceTransform
    guard rect.isFinite, state.isInvertible else { return }
    if let shape = RectShape(rect, scaledBy: transform) { return fillInline(shape, with: paint()) }
    guard let paint = PlacedPaint(paint(), userToDevice: transform, memory: paintMemory) else { return }
    render(Shape(rect, box: rect.applying(transform), transform: transform), with: paint)
  }

  /// Fills a rectangle or a frame of the device. The paint is in user space.
  @inline(__always)
  func fillInline(_ shape: RectShape, with paint: @autoclosure () -> Paint) {
    guard let source = paint().transformedSource else { return renderInline(shape, with: paint().plainColor) }
    fill(shape, with: source)
  }

  @inline(never)
  private func fill(_ shape: RectShape, with source: consuming any TransformedSource) {
    paintMemory.place(source, userToDevice: state.deviceTransform)
    if !draw(shape, with: paintMemory.kernelPaint), let rows = paintMemory.rows {
      render(.rect(shape), with: .rows(rows))
    }
  }

  /// Fills a path in a space. The paint is in user space.
  func fill(_ path: Path, in space: PathSpace, rule: FillRule, paint: Paint) {
    let transform = toDevice(from: space)
    guard takes(path, transform, isPlain: paint.color != nil) else { return }
    if let recorder { return recorder.add(.fill(path, space, rule, paint), state) }
    guard path.isFinite, transform.isInvertible,
      let paint = PlacedPaint(paint, userToDevice: state.deviceTransform, memory: paintMemory)
    else { return }
    renderInline(Shape(path, in: path.boundingBox, transform: transform, rule: rule), with: paint)
  }

  /// Fills the whole clip. The paint is in user space.
  func fillClip(with paint: Paint) {
    guard takesClip(isPlain: paint.color != nil) else { return }
    if let recorder { return recorder.add(.fillClip(paint), state) }
    fillInline(RectShape(state.style.clip.bounds.rect), with: paint)
  }

  /// The transform from a space to the device.
  @inline(__always)
  func toDevice(from space: PathSpace) -> Transform {
    switch space {
    case .user: state.deviceTransform
    case .picture: Transform(scaleX: scale, y: scale)
    }
  }

  /// Fills a finite path in the user space of `transform`, whose control points are within `bounds`.
  func fill(_ path: Path, in bounds: Rect, transform: Transform, paint: PlacedPaint) {
    guard transform.isInvertible else { return }
    render(Shape(path, in: bounds, transform: transform, rule: .nonZero), with: paint)
  }

  /// Fills a rectangle of the user space of `transform`.
  func fill(_ rect: Rect, transform: Transform, with paint: PlacedPaint) {
    guard rect.isFinite, transform.isInvertible else { return }
    let shape = Shape(rect, box: rect.applying(transform), transform: transform)
    guard case .rect(let rect) = shape, draw(rect, with: paint.rows?.kernelPaint) else {
      return render(shape, with: paint)
    }
  }
}
