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
    var letters: [GlyphMaskCache.Letter] = []
    letters.reserveCapacity(min(run.shaped.count, Self.maximumMasks))
    var pen = GlyphRun.Pen(run)
    for glyph in run.shaped {
      let origin = pen.place(glyph).origin
      guard !glyph.flags.contains(.isBlank) else { continue }
      var device = point.offsetBy(dx: origin.x, dy: origin.y).applying(ctm)
      // Nothing is visible far outside any picture.
      guard abs(device.x) < 1e6, abs(device.y) < 1e6 else { continue }
      if snaps { device = Point(x: Self.quarterPixel(device.x), y: Self.quarterPixel(device.y)) }
      letters.append(GlyphMaskCache.Letter(glyph, at: device))
      if letters.count == Self.maximumMasks {
        draw(letters, of: run, scale, paint)
        letters.removeAll(keepingCapacity: true)
      }
    }
    draw(letters, of: run, scale, paint)
  }

  private func draw(
    _ letters: [GlyphMaskCache.Letter], of run: GlyphRun, _ scale: GlyphMaskCache.Scale, _ paint: PlacedPaint
  ) {
    var masks: [PlacedMask] = []
    masks.reserveCapacity(letters.count)
    let known = run.face.masks.withLock { $0.place(letters, at: scale, into: &masks) }
    // In the order of the text, in which masks may overlap.
    for letter in letters[known...] {
      let found = run.face.masks.withLock { $0[letter.key, scale] }
      guard let mask = found ?? makeMask(of: letter, run, scale, paint), !mask.bounds.isEmpty else { continue }
      masks.append(PlacedMask(mask, x: letter.x, y: letter.y))
    }
    renderInline(.masks(masks), with: paint)
  }

  /// The mask of a glyph, or nil if it is not visible, or if it is too large for a mask and has been drawn directly.
  private func makeMask(
    of letter: GlyphMaskCache.Letter, _ run: GlyphRun, _ scale: GlyphMaskCache.Scale, _ paint: PlacedPaint
  ) -> CoverageMask? {
    guard let outline = run.face.withGlyphs({ $0.outline(of: letter.glyph) }) else { return nil }
    let (key, x, y) = (letter.key, letter.x, letter.y)
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
