/// Stroking.
extension DrawingContext {
  /// Strokes a path with `strokePaint` and `strokeStyle`.
  public func stroke(_ path: Path) { stroke(path, style: state.stroke) }

  /// Strokes a path with `strokePaint` and another style.
  ///
  /// Overlapping parts of one stroke are painted once. A subpath of length 0 is drawn as its caps: a dot, or a square
  /// along the axes. With butt caps it draws nothing. A move without a line also draws nothing.
  public func stroke(_ path: Path, style: StrokeStyle) { strokeInline(path, with: state.strokePaint, style: style) }

  /// Strokes a path with a paint. `strokePaint` and `strokeStyle` don't change.
  ///
  /// - Parameters:
  ///   - path: The path, in user space.
  ///   - paint: The paint of the line.
  ///   - style: The style of the line. If nil, `strokeStyle`.
  public func stroke(_ path: Path, with paint: Paint, style: StrokeStyle? = nil) {
    strokeInline(path, with: paint, style: style ?? state.stroke)
  }

  /// Strokes a path with a paint and a solid line, with butt caps and mitered joins. `strokePaint` and `strokeStyle`
  /// don't change.
  ///
  /// - Parameters:
  ///   - path: The path, in user space.
  ///   - paint: The paint of the line.
  ///   - lineWidth: The width in points of user space. A width of 0 is one pixel; a width that is negative or not
  ///     finite draws nothing.
  public func stroke(_ path: Path, with paint: Paint, lineWidth: Double) {
    stroke(path, with: paint, style: StrokeStyle(width: lineWidth))
  }

  /// Strokes the outline of a rectangle with `strokePaint` and `strokeStyle`.
  public func stroke(_ rect: Rect) {
    strokeInline(rect, with: state.strokePaint, style: state.stroke)
  }

  /// Strokes the outline of a rectangle with a paint. `strokePaint` and `strokeStyle` don't change.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in user space.
  ///   - paint: The paint of the line.
  ///   - style: The style of the line. If nil, `strokeStyle`.
  public func stroke(_ rect: Rect, with paint: Paint, style: StrokeStyle? = nil) {
    strokeInline(rect, with: paint, style: style ?? state.stroke)
  }

  /// Strokes the outline of a rectangle with a paint and a solid line, with mitered corners. `strokePaint` and
  /// `strokeStyle` don't change.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in user space.
  ///   - paint: The paint of the line.
  ///   - lineWidth: The width in points of user space. A width of 0 is one pixel; a width that is negative or not
  ///     finite draws nothing.
  public func stroke(_ rect: Rect, with paint: Paint, lineWidth: Double) {
    stroke(rect, with: paint, style: StrokeStyle(width: lineWidth))
  }

  @inline(__always)
  private func strokeInline(_ path: Path, with paint: Paint, style: StrokeStyle) {
    let transform = state.deviceTransform
    guard style.dash.isEmpty || takeDashes(of: path, style),
      takes(path, transform, lineWidth: style.width, isPlain: paint.color != nil)
    else { return }
    if let recorder { return recorder.add(.stroke(path, paint, style), state) }
    guard path.isFinite,
      let edges = StrokeEdges(path: path, style: style, transform: transform, memory: strokeMemory),
      let paint = PlacedPaint(paint, userToDevice: transform, memory: paintMemory)
    else { return }
    render(Shape(edges), with: paint)
  }

  @inline(__always)
  private func strokeInline(_ rect: Rect, with paint: Paint, style: StrokeStyle) {
    let frame = recorder == nil ? frame(strokedAround: rect, style: style) : nil
    guard recorder == nil, isSmall(rect, state.deviceTransform, lineWidth: style.width), let frame else {
      return strokeCounted(rect, frame, with: paint, style: style)
    }
    fillInline(frame, with: paint)
  }

  @inline(never)
  private func strokeCounted(_ rect: Rect, _ frame: RectShape?, with paint: Paint, style: StrokeStyle) {
    let path = Path(rect: rect)
    guard recorder != nil || frame != nil else { return strokeInline(path, with: paint, style: style) }
    guard style.dash.isEmpty || takeDashes(of: path, style),
      takes(path, state.deviceTransform, lineWidth: style.width, isPlain: paint.color != nil)
    else { return }
    if let recorder { return recorder.add(.strokeRect(rect, paint, style), state) }
    if let frame { fillInline(frame, with: paint) }
  }

  // Takes the dashes of a stroke of pixels. Returns false if there are too many. They are counted here, as layers are where
  // they are asked for, so that the number of threads makes no difference.
  @inline(never)
  private func takeDashes(of path: Path, _ style: StrokeStyle) -> Bool {
    guard drawsPixels, let meter = Meter.current, let dasher = Dasher(style: style), let measure = PathMeasure(path)
    else { return true }
    let counts = measure.subpaths.map { dasher.count(over: $0.length) }
    // A line of more dashes is drawn solid.
    return meter.take(counts.filter { $0 < Double(Dasher.maximumDashCount) }.reduce(0, +), .dashes)
  }

  // The area of a rectangle's stroke if it is a frame along the device's axes: the pen is narrower than the
  // rectangle, corners are mitered and the line is solid.
  private func frame(strokedAround rect: Rect, style: StrokeStyle) -> RectShape? {
    let transform = state.deviceTransform
    // The miter of a right angle is √2 line widths long.
    guard style.join == .miter, style.miterLimit > 1.415, style.width > 0, style.dash.isEmpty, transform.keepsAxes,
      state.isInvertible, rect.isFinite, rect.width > style.width, rect.height > style.width
    else { return nil }
    let half = style.width / 2
    let outer = rect.insetBy(dx: -half, dy: -half).applying(transform)
    let hole = rect.insetBy(dx: half, dy: half).applying(transform)
    return EdgeLimits.contains(outer) ? RectShape(outer, hole: hole) : nil
  }
}
