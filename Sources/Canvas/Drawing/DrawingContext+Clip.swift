/// Clipping: drawing then has effect only inside. A clip only shrinks; restoring the state widens it again. Edges are
/// antialiased as drawn ones: where a shape's edge meets the clip's, their coverages multiply.
extension DrawingContext {
  /// Shrinks the clip to a rectangle.
  public func clip(to rect: Rect) {
    guard rect.isFinite else { return clipToNothing() }
    guard state.transform.keepsAxes else { return clip(to: Path(rect: rect)) }
    let deviceRect = rect.applying(state.transform)
    guard deviceRect.isFinite else { return clipToNothing() }
    let coverage = RectCoverage(Self.limited(deviceRect))
    state.clip.intersect(coverage.pixels)
    guard !coverage.isAligned else { return }
    intersectClip(coverage)
  }

  /// Shrinks the clip to the inside of a path.
  public func clip(to path: Path, using rule: FillRule = .nonZero) {
    clip(path, transform: state.transform, rule: rule)
  }

  /// Shrinks the clip to what any of the rectangles covers; to nothing where there are none.
  public func clip(to rects: [Rect]) {
    var path = Path()
    for rect in rects where rect.isFinite { path.addRect(rect) }
    clip(to: path)
  }

  /// Shrinks the clip to the outside of a path. Of a path without an inside nothing is cut out.
  public func clipOut(_ path: Path, using rule: FillRule = .nonZero) {
    guard state.transform.isInvertible, path.isFinite, !path.isEmpty else { return }
    let box = path.boundingBox.applying(state.transform)
    let bounds = state.clip.bounds
    let edges = FillEdges(
      path: path, transform: state.transform, visible: bounds.rect.contains(box) ? nil : bounds.rect)
    intersectClip(
      InvertedCoverage(shape: ShapeCoverage(edges, in: box, rule: rule, rasterizer: rasterizer), pixels: bounds))
  }

  /// Shrinks the clip to a rectangle, and there to where an image scaled into it is opaque, or bright.
  ///
  /// Outside of the rectangle nothing is drawn any more. A mask for which memory lacks lets nothing through.
  public func clip(to rect: Rect, mask: Image, channel: MaskChannel = .alpha) {
    clip(to: rect)
    guard !state.clip.bounds.isEmpty else { return }
    guard let pattern = imagePattern(mask, in: rect) else { return clipToNothing() }
    intersectClip(PaintCoverage(paint: pattern, channel: channel, pixels: state.clip.bounds))
  }

  func clip(toDevicePath path: Path, rule: FillRule) { clip(path, transform: .identity, rule: rule) }

  private func clip(_ path: Path, transform: Transform, rule: FillRule) {
    guard transform.isInvertible, path.isFinite, !path.isEmpty else { return clipToNothing() }
    let box = path.boundingBox.applying(transform)
    state.clip.intersect(PixelRect(covering: box))
    let bounds = state.clip.bounds
    let edges = FillEdges(
      path: path, transform: transform, visible: bounds.rect.contains(box) ? nil : bounds.rect)
    intersectClip(ShapeCoverage(edges, in: box, rule: rule, rasterizer: rasterizer))
  }

  /// The smallest rectangle of user space around the pixels that the clip touches; null where it is empty.
  public var boundingBoxOfClipPath: Rect {
    guard let inverse = state.transform.inverted(), !state.clip.bounds.isEmpty else { return .null }
    return state.clip.bounds.rect.applying(inverse)
  }

  private func clipToNothing() { state.clip.intersect(.empty) }

  // Builds a mask from a shape's coverage, times the mask that is there.
  private func intersectClip(_ coverage: some CoverageSource) {
    guard !state.clip.bounds.isEmpty else { return clipToNothing() }
    var builder = ClipMaskBuilder(bounds: state.clip.bounds)
    state.clip.pass(coverage, in: state.clip.bounds, antialiased: state.antialiases, to: &builder)
    state.clip.intersect(builder.finish())
  }
}
