/// Clipping limits drawing to an area. A clip only shrinks; restoring the state widens it again. Edges are
/// antialiased like those of shapes. If an edge of a shape meets an edge of the clip, their coverages multiply.
extension DrawingContext {
  /// Shrinks the clip to a rectangle. If the rectangle is not finite, the clip becomes empty.
  public func clip(to rect: Rect) {
    guard rect.isFinite else { return clipToNothing() }
    recorder?.clip(to: .rect(rect), &state)
    shrinkClip(to: rect)
  }

  // Like `clip(to:)`, of a clip that is already recorded.
  private func shrinkClip(to rect: Rect) {
    guard state.deviceTransform.keepsAxes else { return shrinkClip(to: Path(rect: rect), in: .user, rule: .nonZero) }
    let deviceRect = rect.applying(state.deviceTransform)
    guard deviceRect.isFinite else { return clipToNothing() }
    let shape = RectShape(deviceRect)
    state.style.clip.intersect(shape.pixels)
    if !shape.isAligned { intersectClip(.rect(shape)) }
  }

  /// Shrinks the clip to the inside of a path.
  public func clip(to path: Path, using rule: FillRule = .nonZero) {
    clip(to: path, in: .user, rule: rule)
  }

  /// Shrinks the clip to the union of rectangles. If there are none, the clip becomes empty.
  public func clip(to rects: [Rect]) {
    var path = Path()
    for rect in rects where rect.isFinite { path.addRect(rect) }
    clip(to: path)
  }

  /// Shrinks the clip to the outside of a path. If the path is empty or not finite, or the transform is singular, the
  /// clip doesn't change.
  public func clip(excluding path: Path, using rule: FillRule = .nonZero) {
    guard state.deviceTransform.isInvertible, path.isFinite, !path.isEmpty else { return }
    recorder?.clip(to: .excluding(path, rule), &state)
    guard recorder == nil else { return }
    let shape = Shape(path, in: path.boundingBox, transform: state.deviceTransform, rule: rule)
    let bounds = state.style.clip.bounds
    let outside = mask(of: shape, in: Clip(bounds: bounds), isInverted: true)
    guard state.style.clip.mask != nil else { return state.style.clip.intersect(outside) }
    let bytes = unsafe CoverageMask(bounds: bounds) { bytes, stride in
      let whole = Shape.rect(RectShape(outside.bounds.rect))
      rasterizer.forEachPiece(of: whole, in: outside.bounds, visible: nil, kernels: kernels) { piece, scratch in
        var rows = ClippedRows(piece, mask: outside, antialiases: true, scratch, kernels)
        while let row = rows.next() { unsafe row.copy(to: bytes, stride: stride, of: bounds) }
      }
    }
    intersectClip(.masks([PlacedMask(bytes, x: 0, y: 0)]))
  }

  /// Shrinks the clip to a rectangle, and masks it with the alpha or the brightness of an image scaled to the
  /// rectangle.
  ///
  /// Nothing is drawn outside the rectangle. If there is not enough memory for the mask, nothing is drawn inside
  /// either.
  public func clip(to rect: Rect, mask: Image, channel: MaskChannel = .alpha) {
    guard rect.isFinite, !rect.isEmpty else { return clipToNothing() }
    recorder?.clip(to: .mask(mask, in: rect, channel: channel), &state)
    shrinkClip(to: rect)
    guard !state.style.clip.bounds.isEmpty, recorder == nil else { return }
    guard let rows = imageRows(mask, toUser: Transform(from: mask.pixelSize, to: rect), tiling: .pad) else {
      return clipToNothing()
    }
    let bounds = state.style.clip.bounds
    let coverage = unsafe CoverageMask(bounds: bounds) { bytes, stride in
      unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bounds.width + 7) { pixels in
        guard let pixels = pixels.baseAddress else { return }
        for y in bounds.minY..<bounds.maxY {
          unsafe rows.writeRow(x: bounds.minX, y: y, count: bounds.width, into: pixels)
          unsafe channel.write(bytes + (y - bounds.minY) * stride, of: pixels, count: bounds.width, kernels)
        }
      }
    }
    intersectClip(.masks([PlacedMask(coverage, x: 0, y: 0)]))
  }

  /// Shrinks the clip to the inside of a path in a space.
  func clip(to path: Path, in space: PathSpace, rule: FillRule) {
    guard takes(path, toDevice(from: space)) else { return clipToNothing() }
    recorder?.clip(to: .path(path, space, rule), &state)
    shrinkClip(to: path, in: space, rule: rule)
  }

  private func shrinkClip(to path: Path, in space: PathSpace, rule: FillRule) {
    let transform = toDevice(from: space)
    guard transform.isInvertible, path.isFinite, !path.isEmpty else { return clipToNothing() }
    let shape = Shape(path, in: path.boundingBox, transform: transform, rule: rule)
    state.style.clip.intersect(shape.pixels)
    intersectClip(shape)
  }

  /// The smallest rectangle of user space around the pixels that the clip touches; null if the clip is empty.
  public var boundingBoxOfClipPath: Rect {
    let clip = exactClip
    guard let inverse = state.deviceTransform.inverted(), !clip.bounds.isEmpty else { return .null }
    return clip.bounds.rect.applying(inverse)
  }

  /// The clip with its mask. A context that records has no masks, and at least as many pixels in the bounds of its clip:
  /// masks are costly, and few drawings ask for them.
  var exactClip: Clip {
    guard let recorder, state.recordedClip >= 0 else { return state.style.clip }
    return recorder.clip(of: state, size: size, scale: scale, kernels: kernels)
  }

  private func clipToNothing() { state.style.clip.intersect(.empty) }

  private func intersectClip(_ shape: Shape) {
    guard recorder == nil else { return }
    guard !state.style.clip.bounds.isEmpty else { return clipToNothing() }
    state.style.clip.intersect(mask(of: shape, in: state.style.clip))
  }

  // The coverage of a shape, or its inverse, inside a clip.
  private func mask(of shape: Shape, in clip: Clip, isInverted: Bool = false) -> ClipMask {
    var builder = ClipMaskBuilder(bounds: clip.bounds, isInverted: isInverted)
    let shape = state.style.antialiases ? shape : shape.sampledAtCenters
    let pixels = shape.pixels
    let area = pixels.intersection(clip.bounds)
    let visible = area == pixels ? nil : clip.bounds
    rasterizer.forEachPiece(of: shape, in: area, visible: visible, kernels: kernels) { piece, scratch in
      var rows = ClippedRows(piece, mask: clip.mask, antialiases: state.style.antialiases, scratch, kernels)
      while let row = rows.next() { builder.append(row) }
    }
    return builder.finish()
  }
}
