internal import CanvasCLibrary

/// Letters along the device's axes. The same letters are drawn repeatedly, many of them at the same subpixel
/// positions, so their coverage is computed once and cached.
extension DrawingContext {
  /// The largest em, in pixels, of letters whose masks are cached.
  private static let largestEm = 96.0
  /// The largest side of such a mask, in pixels. Some letters extend far beyond their em.
  private static let largestMask = 192.0
  /// The number of masks that are painted at once: a text may have millions of letters.
  private static let maximumMasks = 256

  /// Whether `drawMasks` handles letters of this size.
  static func drawsMasks(_ ctm: Transform, emSize: Double) -> Bool {
    ctm.keepsAxes && emSize * max(abs(ctm.a), abs(ctm.b), abs(ctm.c), abs(ctm.d)) <= largestEm
  }

  /// Draws a run of letters without colours or outlines.
  ///
  /// - Parameter snaps: Whether each letter is moved to the nearest quarter of a pixel.
  func drawMasks(of run: GlyphRun, at point: Point, paint: PlacedPaint, snaps: Bool) {
    let ctm = state.deviceTransform
    let scale = GlyphMaskCache.Scale(
      a: ctm.a * run.scale, b: ctm.b * run.scale, c: ctm.c * run.scale, d: ctm.d * run.scale)
    var keys: [GlyphMaskCache.Key] = []
    var placed: [(x: Int, y: Int, glyph: ShapedGlyph)] = []
    keys.reserveCapacity(run.shaped.count)
    placed.reserveCapacity(run.shaped.count)
    var pen = GlyphRun.Pen(run)
    for glyph in run.shaped {
      let origin = pen.place(glyph).origin
      guard !glyph.flags.contains(.isBlank) else { continue }
      var device = point.offsetBy(dx: origin.x, dy: origin.y).applying(ctm)
      // Nothing is visible far outside any picture.
      guard abs(device.x) < 1e6, abs(device.y) < 1e6 else { continue }
      if snaps { device = Point(x: Self.quarterPixel(device.x), y: Self.quarterPixel(device.y)) }
      // A pixel and the exact remainder. Outlines are rasterized there, so the result doesn't depend on the cache.
      let pixel = Point(x: floor(device.x), y: floor(device.y))
      keys.append(
        GlyphMaskCache.Key(
          glyph: glyph.id, isMissing: glyph.flags.contains(.isMissing), x: device.x - pixel.x, y: device.y - pixel.y))
      placed.append((Int(saturating: pixel.x), Int(saturating: pixel.y), glyph))
    }
    let found = run.face.masks.withLock { $0.masks(of: keys, at: scale) }
    var masks: [PlacedMask] = []
    masks.reserveCapacity(min(placed.count, Self.maximumMasks))
    for (i, place) in placed.enumerated() {
      guard let mask = found[i] ?? makeMask(of: place.glyph, key: keys[i], x: place.x, y: place.y, run, scale, paint)
      else { continue }
      if mask.bounds.isEmpty { continue }
      masks.append(PlacedMask(mask: mask, x: place.x, y: place.y))
      if masks.count == Self.maximumMasks {
        renderInline(.masks(masks), with: paint)
        masks.removeAll(keepingCapacity: true)
      }
    }
    renderInline(.masks(masks), with: paint)
  }

  /// The mask of a glyph, or nil if it is not visible, or if it is too large for a mask and has been drawn directly.
  private func makeMask(
    of glyph: ShapedGlyph, key: GlyphMaskCache.Key, x: Int, y: Int, _ run: GlyphRun, _ scale: GlyphMaskCache.Scale,
    _ paint: PlacedPaint
  ) -> CoverageMask? {
    guard let outline = run.face.withGlyphs({ $0.outline(of: glyph) }) else { return nil }
    var transform = Transform(a: scale.a, b: scale.b, c: scale.c, d: scale.d, tx: key.x, ty: key.y)
    let box = outline.bounds.applying(transform)
    let visible = state.style.clip.bounds.rect
    guard outline.drawsNothing || box.offsetBy(dx: Double(x), dy: Double(y)).intersects(visible) else { return nil }
    guard outline.drawsNothing || max(box.width, box.height) <= Self.largestMask else {
      transform.tx += Double(x)
      transform.ty += Double(y)
      fill(outline.path, in: outline.bounds, transform: transform, paint: paint)
      return nil
    }
    let edges = FillEdges(path: outline.path, transform: transform)
    let mask = CoverageMask(.outline(.fill(edges), box: box, .nonZero), rasterizer: rasterizer, kernels: kernels)
    run.face.masks.withLock { $0.insert(mask, for: key, at: scale) }
    return mask
  }
}
