/// Small upright letters: there are few of each, at few places of a pixel, so their coverage is made once and kept.
extension DrawingContext {
  // Letters that are larger, as of fonts that reach far out of their em, are not kept.
  private static let largestMask = 96.0

  /// Draws a run of letters without colours or outlines of their own, each at the nearest quarter of a pixel.
  func drawMasks(of run: GlyphRun, at point: Point, paint: DevicePaint) {
    let ctm = state.transform
    let scale = GlyphMaskCache.Scale(x: ctm.a * run.scale, y: ctm.d * run.scale)
    var keys: [GlyphMaskCache.Key] = []
    var placed: [(x: Int, y: Int, glyph: ShapedGlyph)] = []
    keys.reserveCapacity(run.shaped.count)
    placed.reserveCapacity(run.shaped.count)
    var pen = GlyphRun.Pen(run)
    for glyph in run.shaped {
      let origin = pen.place(glyph).origin
      guard !glyph.flags.contains(.isBlank) else { continue }
      let device = point.offsetBy(dx: origin.x, dy: origin.y).applying(ctm)
      // In quarters of a pixel. Far outside of any picture nothing is to be seen.
      guard abs(device.x) < 1e6, abs(device.y) < 1e6 else { continue }
      let x = Int(saturating: Self.quarterPixel(device.x) * 4)
      let y = Int(saturating: Self.quarterPixel(device.y) * 4)
      keys.append(
        GlyphMaskCache.Key(
          glyph: glyph.id, isMissing: glyph.flags.contains(.isMissing), quarterX: x & 3, quarterY: y & 3))
      placed.append((x, y, glyph))
    }
    let found = run.face.masks.withLock { $0.masks(of: keys, at: scale) }
    var masks: [CoverageMask.Placed] = []
    masks.reserveCapacity(placed.count)
    for (i, place) in placed.enumerated() {
      guard let mask = found[i] ?? makeMask(of: place.glyph, key: keys[i], x: place.x, y: place.y, run, scale, paint)
      else { continue }
      if !mask.bounds.isEmpty { masks.append(CoverageMask.Placed(mask: mask, x: place.x >> 2, y: place.y >> 2)) }
    }
    self.paint(masks, with: paint)
  }

  /// The mask of a glyph; nil where it is too large for one, and was drawn.
  private func makeMask(
    of glyph: ShapedGlyph, key: GlyphMaskCache.Key, x: Int, y: Int, _ run: GlyphRun, _ scale: GlyphMaskCache.Scale,
    _ paint: DevicePaint
  ) -> CoverageMask? {
    guard let outline = run.face.withGlyphs({ $0.outline(of: glyph) }) else { return nil }
    func transform(_ x: Int, _ y: Int) -> Transform {
      Transform(a: scale.x, b: 0, c: 0, d: scale.y, tx: Double(x) / 4, ty: Double(y) / 4)
    }
    let local = transform(x & 3, y & 3)
    let box = outline.bounds.applying(local)
    guard outline.drawsNothing || max(box.width, box.height) <= Self.largestMask else {
      fill(outline.path, in: outline.bounds, transform: transform(x, y), rule: .nonZero, paint: paint)
      return nil
    }
    let edges = FillEdges(path: outline.path, transform: local, visible: nil)
    let mask = CoverageMask(ShapeCoverage(edges, in: box, rule: .nonZero, rasterizer: rasterizer))
    run.face.masks.withLock { $0.insert(mask, for: key, at: scale) }
    return mask
  }
}
