extension Painter {
  /// Draws a `text`.
  ///
  /// - Parameter isClip: Whether its letters are parts of a clip, which have neither paints nor lines.
  func drawText(_ node: Node, _ style: ElementStyle, isClip: Bool = false) {
    let placer = placedText(node, style)
    continuesText = false
    let box = placer.clusters.reduce(Rect.null) { $1.isShown ? $0.union($1.cell) : $0 }
    var rest = placer.clusters[...]
    while let first = rest.first {
      let span = rest.prefix { $0.span == first.span }
      rest = rest.dropFirst(span.count)
      draw(Array(span.filter(\.isShown)), placer.content.spans[first.span], box: box, isClip: isClip)
    }
  }

  /// The box of a text: the cells of its letters, and if they are painted, the letters with their strokes.
  func textBounds(of node: Node, _ style: ElementStyle, _ kind: BoxKind) -> Rect {
    let placer = placedText(node, style)
    return placer.clusters.reduce(Rect.null) { box, cluster in
      guard cluster.isShown else { return box }
      guard kind == .painted, cluster.path.isFinite else { return box.union(cluster.cell) }
      let style = placer.content.spans[cluster.span].style
      let pen = style.stroke == .none ? nil : pen(style)
      let letters = pen.map { cluster.path.stroked($0).boundingBox } ?? cluster.path.boundingBox
      return box.union(cluster.cell).union(letters)
    }
  }

  private func placedText(_ node: Node, _ style: ElementStyle) -> TextPlacer {
    TextPlacer(TextCollector(node, style, self).content, self)
  }

  private func draw(_ clusters: [TextCluster], _ span: TextContent.Span, box: Rect, isClip: Bool) {
    var style = span.style
    guard style.isVisible, !clusters.isEmpty else { return }
    addLink(isClip ? nil : span.link, in: clusters.reduce(Rect.null) { $0.union($1.cell) })
    if isClip {
      style.fill = .black
      (style.stroke, style.fillOpacity, style.fillRule) = (.none, 1, .nonZero)
    } else {
      for line in span.lines where line.kind != .through { draw(line, under: clusters, span, box: box) }
    }
    // Letters overlap where they are joined.
    style.fillRule = .nonZero
    style.isSmooth = style.text.isSmooth
    // Where there can be text, it is in its order.
    var rest = clusters[...]
    while let first = rest.first {
      let part = context.drawsPixels ? rest : rest.prefix { $0.hasColors == first.hasColors }
      rest = rest.dropFirst(part.count)
      paint(Array(part), style, box: box, isClip: isClip)
    }
    if !isClip { for line in span.lines where line.kind == .through { draw(line, under: clusters, span, box: box) } }
  }

  private func paint(_ clusters: [TextCluster], _ style: ElementStyle, box: Rect, isClip: Bool) {
    var path = Path()
    for cluster in clusters { path.addPath(cluster.path) }
    if path.isFinite {
      for part in style.paintOrder.parts {
        if part == .fill { fill(path, of: isClip ? [] : clusters, style, box: box) }
        if part == .stroke { stroke(path, style, box: box) }
      }
    }
    for cluster in clusters where cluster.hasColors { drawColors(of: cluster, style) }
    guard style.fill != .none || style.stroke != .none else { return }
    addText { target in
      var letters = PlacedLetters(clusters, path: Path(rect: box), style.text, hasColored: true)
      letters.continuesText = continuesText
      target.fill(letters, with: nil)
    }
    continuesText = true
  }

  /// Fills the outlines of letters, which are text in formats with fonts.
  private func fill(_ path: Path, of clusters: [TextCluster], _ style: ElementStyle, box: Rect) {
    guard !context.drawsPixels, !clusters.isEmpty else { return fill(path, style, box: box) }
    var letters = PlacedLetters(clusters, path: path, style.text)
    letters.continuesText = continuesText
    guard let resolved = paint(style.fill, opacity: style.fillOpacity, style, box: box) else {
      // Only their outlines are seen.
      return style.stroke == .none ? () : context.fill(letters, with: nil)
    }
    context.withGState {
      context.antialiases = style.isSmooth
      context.alpha *= resolved.alpha
      context.fill(letters, with: resolved.paint)
    }
  }

  /// Draws glyphs with colours of their own.
  private func drawColors(of cluster: TextCluster, _ style: ElementStyle) {
    let layout = StyledText(cluster.text, font: cluster.font).layout()
    guard let line = layout.lines.first else { return }
    context.withGState {
      context.concatenate(cluster.transform)
      context.alpha *= style.fillOpacity
      context.draw(layout, at: Point(x: -line.origin.x, y: -line.baseline))
    }
  }

  private func draw(_ line: TextLineStyle, under clusters: [TextCluster], _ span: TextContent.Span, box: Rect) {
    guard let first = clusters.first else { return }
    // The line has the paints of the element that asks for it, and as in browsers the place and size of its letters' font.
    let font = resources.fonts.font(for: span.style.text, showing: []) ?? first.font
    let lines = font.lines
    let (position, thickness) =
      switch line.kind {
      // The middle is where the font has the upper edge, as other programs for SVG have it.
      case .underline: (lines.underline.position - lines.underline.thickness / 2, lines.underline.thickness)
      case .overline: (-font.ascent, lines.underline.thickness)
      case .through: (lines.through.position - lines.through.thickness / 2, lines.underline.thickness)
      }
    var path = Path()
    var rest = clusters[...]
    while let first = rest.first {
      let row = rest.prefix { $0.isInRow(with: first) }
      rest = rest.dropFirst(max(row.count, 1))
      guard let last = row.last, let inverse = first.transform.inverted() else { continue }
      let end = Point(x: last.advance, y: 0).applying(last.transform).applying(inverse).x
      let rect = Rect(x: 0, y: position - thickness / 2, width: end, height: thickness)
      if end > 0 { path.addPath(Path(rect: rect), transform: first.transform) }
    }
    guard path.isFinite else { return }
    var style = line.style
    style.fillRule = .nonZero
    fill(path, style, box: box)
    stroke(path, style, box: box)
  }
}
