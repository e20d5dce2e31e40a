/// Text on a curve.
extension TextLayout {
  /// A glyph on a path.
  package struct GlyphOnPath {
    package var outline: GlyphOutline
    /// The transform from font units to the path's space.
    package var transform: Transform
    package var run: Int
  }

  /// The first line's glyphs with its baseline along a path: each cluster is rotated to the path's tangent at the
  /// cluster's middle. Clusters whose middle is beyond an end of the path are left out. On a single closed subpath
  /// the text continues at the start.
  ///
  /// - Parameters:
  ///   - offset: The position on the path where the line begins, in points of its length.
  package func glyphs(along path: Path, offset: Double) -> [GlyphOnPath] {
    guard let line = records.first, offset.isFinite, let measure = PathMeasure(path), measure.length > 0 else {
      return []
    }
    let isRound = measure.subpaths.count == 1 && measure.subpaths[0].isClosed
    var result: [GlyphOnPath] = []
    for r in line.runs {
      let run = runs[r]
      let shaped = run.shaped
      let outlines = run.face.withGlyphs { cache in shaped.map { cache.outline(of: $0) } }
      var pen = GlyphRun.Pen(run)
      var cluster: [(outline: GlyphOutline, origin: Point)] = []
      var start = 0.0
      for (glyph, outline) in zip(shaped, outlines) {
        let place = pen.place(glyph)
        if cluster.isEmpty { start = place.pen }
        if let outline { cluster.append((outline, place.origin)) }
        guard glyph.flags.contains(.endsCluster) else { continue }
        defer { cluster.removeAll() }
        let middle = (start + place.pen + place.advance) / 2
        var length = offset + middle - line.origin.x
        if isRound { length -= (length / measure.length).rounded(.down) * measure.length }
        guard length >= 0, length <= measure.length, let found = measure.piece(atLength: length) else { continue }
        let point = found.piece.point(atLength: found.length)
        let tangent = found.piece.tangent(atLength: found.length)
        let turned = Transform(a: tangent.dx, b: tangent.dy, c: -tangent.dy, d: tangent.dx, tx: point.x, ty: point.y)
        for (outline, origin) in cluster where !outline.drawsNothing {
          let placed = Transform(
            a: run.scale, b: 0, c: 0, d: run.scale, tx: origin.x - middle, ty: origin.y - line.origin.y)
          result.append(GlyphOnPath(outline: outline, transform: placed.concatenating(turned), run: r))
        }
      }
    }
    return result
  }
}

extension StyledText {
  /// The text's first line as one path along another; see `DrawingContext.draw(_:along:offset:)`.
  public func path(along path: Path, offset: Double = 0) -> Path {
    var result = Path()
    let layout = layout()
    for glyph in layout.glyphs(along: path, offset: start(of: layout, along: path) + offset) {
      result.addPath(glyph.outline.path, transform: glyph.transform)
    }
    return result
  }

  /// The position on a path where the first line begins, according to the text's alignment.
  package func start(of layout: TextLayout, along path: Path) -> Double {
    guard let line = layout.records.first, let measure = PathMeasure(path) else { return 0 }
    return (measure.length - line.width) * alignment.leadingFraction(isRightToLeft: line.isRightToLeft)
  }
}
