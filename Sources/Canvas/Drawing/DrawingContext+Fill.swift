/// Filling: the way from a path to pixels. Path → edges on the device → coverage → clip → paint → pixels.
extension DrawingContext {
  /// Fills the inside of a path with the fill paint.
  public func fill(_ path: Path, using rule: FillRule = .nonZero) {
    fill(path, transform: state.transform, rule: rule)
  }

  /// Fills a rectangle with the fill paint.
  public func fill(_ rect: Rect) {
    let transform = state.transform
    guard rect.isFinite, transform.isInvertible else { return }
    let box = rect.applying(transform)
    if let color = state.fillPaint.color {
      if transform.keepsAxes {
        fill(deviceRect: box, color: color)
      } else {
        paint(RectEdges(rect, transform: transform), in: box, rule: .nonZero, color: color)
      }
    } else if let paint = DevicePaint(state.fillPaint.paint, userToDevice: transform) {
      if transform.keepsAxes {
        guard box.isFinite else { return }
        self.paint(RectCoverage(Self.limited(box)), with: paint)
      } else {
        self.paint(RectEdges(rect, transform: transform), in: box, rule: .nonZero, with: paint)
      }
    }
  }

  func fill(devicePath path: Path, rule: FillRule) { fill(path, transform: .identity, rule: rule) }

  // With the fill paint, which lies in the context's user space.
  private func fill(_ path: Path, transform: Transform, rule: FillRule) {
    if let color = state.fillPaint.color, state.shadow == nil {
      guard path.isFinite, transform.isInvertible else { return }
      let box = path.boundingBox.applying(transform)
      paint(edges(of: path, in: box, transform: transform), in: box, rule: rule, color: color)
    } else {
      fill(path, transform: transform, rule: rule, paint: state.fillPaint.paint)
    }
  }

  /// Fills a path given in user space of `transform`; the paint lies in the context's.
  func fill(_ path: Path, transform: Transform, rule: FillRule, paint: Paint) {
    guard path.isFinite, let paint = DevicePaint(paint, userToDevice: state.transform) else { return }
    fill(path, in: path.boundingBox, transform: transform, rule: rule, paint: paint)
  }

  /// Fills a finite path, given in user space of `transform`, whose control points lie in `bounds`.
  func fill(_ path: Path, in bounds: Rect, transform: Transform, rule: FillRule, paint: DevicePaint) {
    // A singular transform leaves a line, which rounding to 1/256 pixel would give an area.
    guard transform.isInvertible else { return }
    let box = bounds.applying(transform)
    // A shadow widens the clip: edges must not be culled by the one before.
    guard state.shadow == nil else {
      return withShadow(of: PixelRect(covering: box)) {
        fill(path, in: bounds, transform: transform, rule: rule, paint: paint)
      }
    }
    self.paint(edges(of: path, in: box, transform: transform), in: box, rule: rule, with: paint)
  }

  // `box` is that of the path on the device.
  private func edges(of path: Path, in box: Rect, transform: Transform) -> FillEdges {
    let visible = state.clip.bounds.rect
    return FillEdges(path: path, transform: transform, visible: visible.contains(box) ? nil : visible)
  }

  /// Paints a shape with any paint.
  func paint(_ edges: some EdgeSource, in box: Rect, rule: FillRule, with paint: DevicePaint) {
    self.paint(ShapeCoverage(edges, in: box, rule: rule, rasterizer: rasterizer), with: paint)
  }

  /// Paints what has coverage with any paint, through the clip, with alpha, blend mode and shadow.
  func paint(_ coverage: some CoverageSource, with paint: DevicePaint) {
    switch paint {
    case .color(let color): self.paint(coverage, color: color)
    case .gradient(let gradient): self.paint(coverage, paint: gradient)
    case .image(let pattern): self.paint(coverage, paint: pattern)
    }
  }

  /// Paints a shape with one colour.
  func paint(_ edges: some EdgeSource, in box: Rect, rule: FillRule, color: Color) {
    paint(ShapeCoverage(edges, in: box, rule: rule, rasterizer: rasterizer), color: color)
  }

  /// Paints a rectangle along the device's axes with one colour.
  func fill(deviceRect rect: Rect, color: Color) {
    guard rect.isFinite else { return }
    if !surfaces[0].isCleared && coversPicture(rect, color: color) { surfaces[0].skipClearing() }
    paint(RectCoverage(Self.limited(rect)), color: color)
  }

  /// Paints a finite rectangle row by row with what a paint gives.
  func paint(_ rect: Rect, transform: Transform, paint: some RowPaint) {
    let box = rect.applying(transform)
    if transform.keepsAxes {
      guard box.isFinite else { return }
      self.paint(RectCoverage(Self.limited(box)), paint: paint)
    } else {
      let edges = RectEdges(rect, transform: transform)
      self.paint(ShapeCoverage(edges, in: box, rule: .nonZero, rasterizer: rasterizer), paint: paint)
    }
  }

  /// Paints what has coverage with one colour, through the clip, with alpha, blend mode and shadow.
  func paint(_ coverage: some CoverageSource, color: Color) {
    guard state.shadow == nil else { return withShadow(of: coverage.pixels) { paint(coverage, color: color) } }
    guard state.blendMode == .normal else { return paint(coverage, paint: SolidColor(color.premultiplied)) }
    let color = premultiplied(color)
    guard color.alpha > 0 else { return }
    let (clip, antialiases) = (state.clip, state.antialiases)
    let endX = surfaces[surfaces.count - 1].bounds.maxX
    withDevicePixels { pixels, stride in
      inBands(of: coverage, leastArea: bands.leastColoredArea) { coverage, band, _ in
        var compositor = unsafe SolidColorCompositor(pixels: pixels, stride: stride, endX: endX, color: color)
        clip.pass(coverage, in: band, antialiased: antialiases, to: &compositor)
      }
    }
  }

  /// Paints what has coverage row by row with what a paint gives, through the clip, with alpha, blend mode and shadow.
  func paint(_ coverage: some CoverageSource, paint: some RowPaint) {
    guard state.shadow == nil else {
      return withShadow(of: coverage.pixels) { self.paint(coverage, paint: paint) }
    }
    let blender = RowBlender(mode: state.blendMode, alpha: ChannelMath.channel(state.alpha))
    guard blender.alpha > 0 || !blender.mode.ignoresTransparentSource else { return }
    let (clip, antialiases) = (state.clip, state.antialiases)
    withDevicePixels { pixels, stride in
      inBands(of: coverage, leastArea: bands.leastPaintedArea) { coverage, band, scratch in
        var compositor = unsafe PaintCompositor(
          pixels: pixels, stride: stride, paint: paint, blender: blender, scratch: scratch)
        clip.pass(coverage, in: band, antialiased: antialiases, to: &compositor)
      }
    }
  }

  /// Paints masks, one after the other, with any paint.
  func paint(_ masks: [CoverageMask.Placed], with paint: DevicePaint) {
    switch paint {
    case .color(let color):
      guard state.shadow == nil, state.blendMode == .normal else {
        for mask in masks { self.paint(mask, color: color) }
        return
      }
      let color = premultiplied(color)
      guard color.alpha > 0 else { return }
      let (clip, antialiases) = (state.clip, state.antialiases)
      let endX = surfaces[surfaces.count - 1].bounds.maxX
      withDevicePixels { pixels, stride in
        var compositor = unsafe SolidColorCompositor(pixels: pixels, stride: stride, endX: endX, color: color)
        for mask in masks { clip.pass(mask, in: clip.bounds, antialiased: antialiases, to: &compositor) }
      }
    case .gradient(let gradient): for mask in masks { self.paint(mask, paint: gradient) }
    case .image(let pattern): for mask in masks { self.paint(mask, paint: pattern) }
    }
  }

  /// A rectangle on the device, cut to what fixed point can hold.
  static func limited(_ rect: Rect) -> Rect {
    guard !EdgeLimits.contains(rect) else { return rect }
    let side = EdgeLimits.high - EdgeLimits.low
    return rect.intersection(Rect(x: EdgeLimits.low, y: EdgeLimits.low, width: side, height: side))
  }

  // Whether all of the picture becomes this colour, whatever was there.
  private func coversPicture(_ rect: Rect, color: Color) -> Bool {
    surfaces.count == 1 && state.clip.mask == nil && state.clip.bounds == surfaces[0].bounds
      && rect.contains(state.clip.bounds.rect) && state.blendMode == .normal && state.shadow == nil
      && premultiplied(color).alpha == 255
  }

  private func premultiplied(_ color: Color) -> PremultipliedPixel {
    // An alpha above 1 is 1 before it is multiplied.
    state.alpha == 1 ? color.premultiplied : color.withAlpha(min(color.alpha, 1) * state.alpha).premultiplied
  }
}
