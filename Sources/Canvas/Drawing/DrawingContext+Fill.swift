/// Filling: the way from a path to pixels. Path → edges on the device → coverage → clip → paint → pixels.
extension DrawingContext {
  /// Fills the inside of a path with the fill colour.
  public func fill(_ path: Path, using rule: FillRule = .nonZero) {
    fill(path, transform: state.transform, rule: rule, color: state.fillColor)
  }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: Rect) {
    guard rect.isFinite else { return }
    if state.transform.keepsAxes {
      fill(deviceRect: rect.applying(state.transform), color: state.fillColor)
    } else {
      fill(Path(rect: rect))
    }
  }

  /// Fills a path given in user space of `transform` with a colour.
  func fill(_ path: Path, transform: Transform, rule: FillRule, color: Color) {
    guard path.isFinite else { return }
    fill(path, in: path.boundingBox, transform: transform, rule: rule, color: color)
  }

  /// Fills a finite path whose control points lie in `bounds`.
  func fill(_ path: Path, in bounds: Rect, transform: Transform, rule: FillRule, color: Color) {
    // A singular transform leaves a line, which rounding to 1/256 pixel would give an area.
    guard transform.isInvertible else { return }
    let box = bounds.applying(transform)
    let visible = state.clip.bounds.rect
    let edges = FillEdges(path: path, transform: transform, visible: visible.contains(box) ? nil : visible)
    paint(edges, in: box, rule: rule, color: color)
  }

  func fill(devicePath path: Path, rule: FillRule) {
    fill(path, transform: .identity, rule: rule, color: state.fillColor)
  }

  /// Paints a shape with one colour.
  func paint(_ edges: some EdgeSource, in box: Rect, rule: FillRule, color: Color) {
    let color = premultiplied(color)
    guard color.alpha > 0 else { return }
    let clip = state.clip
    let stride = pixels.width
    let rasterizer = rasterizer
    pixels.withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      var compositor = unsafe SolidColorCompositor(pixels: base, stride: stride, color: color)
      if let mask = clip.mask(for: PixelRect(covering: box)) {
        var clipped = ClippedCoverage(compositor, mask: mask)
        rasterizer.rasterize(edges, in: box, bounds: clip.bounds, rule: rule, into: &clipped)
      } else {
        rasterizer.rasterize(edges, in: box, bounds: clip.bounds, rule: rule, into: &compositor)
      }
    }
  }

  /// Paints a rectangle along the device's axes with one colour.
  func fill(deviceRect rect: Rect, color: Color) {
    guard rect.isFinite else { return }
    let color = premultiplied(color)
    guard color.alpha > 0 else { return }
    let clip = state.clip
    let coverage = RectCoverage(Self.limited(rect))
    let stride = pixels.width
    pixels.withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      var compositor = unsafe SolidColorCompositor(pixels: base, stride: stride, color: color)
      if let mask = clip.mask(for: coverage.pixels) {
        var clipped = ClippedCoverage(compositor, mask: mask)
        coverage.emit(in: clip.bounds, into: &clipped)
      } else {
        coverage.emit(in: clip.bounds, into: &compositor)
      }
    }
  }

  /// Paints a shape row by row with what a paint gives.
  func paint<Paint: RowPaint>(_ edges: some EdgeSource, in box: Rect, paint: Paint) {
    let alpha = ChannelMath.channel(state.alpha)
    guard alpha > 0 else { return }
    let clip = state.clip
    let stride = pixels.width
    let scratch = rowScratch
    let rasterizer = rasterizer
    pixels.withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      var compositor = unsafe PaintCompositor(
        pixels: base, stride: stride, paint: paint, alpha: alpha, scratch: scratch)
      if let mask = clip.mask(for: PixelRect(covering: box)) {
        var clipped = ClippedCoverage(compositor, mask: mask)
        rasterizer.rasterize(edges, in: box, bounds: clip.bounds, rule: .nonZero, into: &clipped)
      } else {
        rasterizer.rasterize(edges, in: box, bounds: clip.bounds, rule: .nonZero, into: &compositor)
      }
    }
  }

  /// Paints pixels as they are, through the clip. The context's alpha is already in them.
  func paint(_ paint: some RowPaint, in area: PixelRect) {
    let clip = state.clip
    let stride = pixels.width
    let scratch = rowScratch
    let coverage = RectCoverage(area.rect)
    pixels.withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      var compositor = unsafe PaintCompositor(pixels: base, stride: stride, paint: paint, alpha: 255, scratch: scratch)
      if let mask = clip.mask(for: area) {
        var clipped = ClippedCoverage(compositor, mask: mask)
        coverage.emit(in: clip.bounds, into: &clipped)
      } else {
        coverage.emit(in: clip.bounds, into: &compositor)
      }
    }
  }

  /// A rectangle on the device, cut to what fixed point can hold.
  static func limited(_ rect: Rect) -> Rect {
    let side = EdgeLimits.high - EdgeLimits.low
    return rect.intersection(Rect(x: EdgeLimits.low, y: EdgeLimits.low, width: side, height: side))
  }

  /// A colour's pixel, with the context's alpha.
  func premultiplied(_ color: Color) -> PremultipliedPixel {
    // An alpha above 1 is 1 before it is multiplied.
    state.alpha == 1 ? color.premultiplied : color.withAlpha(min(color.alpha, 1) * state.alpha).premultiplied
  }
}
