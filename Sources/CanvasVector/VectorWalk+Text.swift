import Canvas

/// Text: letters, with lines and backgrounds as rectangles.
extension VectorWalk {
  mutating func draw(
    _ layout: TextLayout, at point: Point, paint override: Paint?, _ call: DrawingCall, _ style: VectorStyle
  ) {
    guard point.isFinite else { return }
    let box = call.bounds(in: picture)
    if override == nil, layout.styles.contains(where: { isUnsupported($0.paint, call, box) }) {
      return drawImage(of: call, style)
    }
    var paint: VectorPaint?
    if let override {
      switch resolve(override, transform: call.transform, over: box) {
      case .nothing: return
      case .paint(let resolved): paint = resolved
      case .unsupported: return drawImage(of: call, style)
      }
    }
    let decorations = layout.records.map { layout.decorations(of: $0) }
    for line in decorations { draw(.background, of: line, in: layout, at: point, paint, call, box, style) }
    for (line, decorations) in zip(layout.records, decorations) {
      draw(.underline, of: decorations, in: layout, at: point, paint, call, box, style)
      let texts = ClusterTexts(line, of: layout)
      for run in layout.runs[line.runs] { draw(run, texts.texts(of: run), at: point, paint, call, box, style) }
      draw(.strikethrough, of: decorations, in: layout, at: point, paint, call, box, style)
    }
  }

  mutating func draw(
    _ text: StyledText, along path: Path, offset: Double, _ call: DrawingCall, _ style: VectorStyle
  ) {
    let (layout, box) = (text.layout(), call.bounds(in: picture))
    if layout.styles.contains(where: { isUnsupported($0.paint, call, box) }) { return drawImage(of: call, style) }
    for glyph in layout.glyphs(along: path, offset: text.start(of: layout, along: path) + offset) {
      let run = layout.runs[glyph.run]
      guard let fill = vectorPaint(of: run.attributes, call, box) else { continue }
      draw(
        glyph.outline, transform: glyph.transform.concatenating(call.transform), fill, run.attributes,
        scale: run.scale, style)
    }
  }

  private mutating func draw(
    _ kind: LineDecoration.Kind, of decorations: [LineDecoration], in layout: TextLayout, at point: Point,
    _ paint: VectorPaint?, _ call: DrawingCall, _ box: Rect, _ style: VectorStyle
  ) {
    for decoration in decorations where decoration.kind == kind {
      let rect = decoration.rect.offsetBy(dx: point.x, dy: point.y)
      guard rect.isFinite, !rect.isEmpty else { continue }
      let own = decoration.color.map(VectorPaint.color)
      guard let fill = own ?? paint ?? vectorPaint(of: layout.styles[Int(decoration.style)], call, box) else {
        continue
      }
      target.fill(Path(rect: rect), transform: call.transform, rule: .nonZero, paint: fill, style: style)
    }
  }

  private mutating func draw(
    _ run: GlyphRun, _ texts: [(text: String, count: Int)], at point: Point, _ paint: VectorPaint?,
    _ call: DrawingCall, _ box: Rect, _ style: VectorStyle
  ) {
    let attributes = run.attributes
    guard let fill = paint ?? vectorPaint(of: attributes, call, box) else { return }
    let outlines = run.face.outlines(of: run.shaped)
    var letters = VectorLetters(
      face: run.face, emSize: run.emSize, family: run.font.familyName, letters: [],
      fill: attributes.fillsLetters ? fill : nil,
      stroke: attributes.outlineWidth.map { width in
        (attributes.strokeColor.map(VectorPaint.color) ?? fill, GlyphStroke.style(width: width))
      }, isRightToLeft: run.isRightToLeft)
    letters.letters.reserveCapacity(outlines.count)
    var pen = GlyphRun.Pen(run)
    for ((glyph, outline), cluster) in zip(zip(run.shaped, outlines), texts) {
      let place = pen.place(glyph)
      let origin = place.origin.offsetBy(dx: point.x, dy: point.y)
      if let outline, outline.colors != nil || glyph.flags.contains(.isMissing) {
        let placed = Transform(a: run.scale, b: 0, c: 0, d: run.scale, tx: origin.x, ty: origin.y)
        draw(
          outline, transform: placed.concatenating(call.transform), fill, attributes, scale: run.scale, style)
      } else if let outline {
        letters.letters.append(
          VectorLetters.Letter(
            id: glyph.id, outline: outline, origin: origin, advance: place.advance, text: cluster.text,
            clusterCount: cluster.count))
      }
    }
    if !letters.letters.isEmpty { target.draw(letters, transform: call.transform, style: style) }
  }

  private func isUnsupported(_ paint: Paint, _ call: DrawingCall, _ box: Rect) -> Bool {
    if case .unsupported = resolve(paint, transform: call.transform, over: box) { true } else { false }
  }

  /// The paint of a text's attributes; nil if it draws nothing.
  private func vectorPaint(of attributes: TextAttributes, _ call: DrawingCall, _ box: Rect) -> VectorPaint? {
    if case .paint(let paint) = resolve(attributes.paint, transform: call.transform, over: box) { return paint }
    return nil
  }

  // A glyph that is drawn as shapes. `transform` maps font units to the target.
  private mutating func draw(
    _ outline: GlyphOutline, transform: Transform, _ fill: VectorPaint, _ attributes: TextAttributes, scale: Double,
    _ style: VectorStyle
  ) {
    guard transform.inverted() != nil else { return }
    // The alpha of the text's colour applies to a coloured glyph as a whole.
    var (fill, style) = (fill, style)
    if outline.colors != nil, case .color(let color) = fill {
      style.alpha *= min(max(color.alpha, 0), 1)
      fill = .color(color.withAlpha(1))
    }
    switch outline.colors {
    case .layers(let layers):
      let bounds = outline.bounds.applying(transform)
      let isGroup = style != .normal && layers.count > 1
      if isGroup { target.beginGroup(in: bounds, style: style) }
      for layer in layers where !layer.path.isEmpty {
        target.fill(
          layer.path, transform: transform, rule: .nonZero, paint: layer.color.map(VectorPaint.color) ?? fill,
          style: isGroup ? .normal : style)
      }
      if isGroup { target.endGroup() }
    case .bitmap(let bitmap):
      let toFont = Transform(from: bitmap.image.pixelSize, to: bitmap.frame)
      target.draw(bitmap.image, transform: toFont.concatenating(transform), style: style)
    case nil:
      guard !outline.path.isEmpty else { return }
      if attributes.fillsLetters {
        target.fill(outline.path, transform: transform, rule: .nonZero, paint: fill, style: style)
      }
      if let width = attributes.outlineWidth {
        target.stroke(
          outline.path, transform: transform, pen: GlyphStroke.style(width: width / scale),
          paint: attributes.strokeColor.map(VectorPaint.color) ?? fill, style: style)
      }
    }
  }
}

/// The texts of the clusters of a line.
private struct ClusterTexts {
  private let text: String.UTF8View
  // The starts of all clusters in ascending order, followed by the end of the line.
  private var starts: [Int]

  init(_ line: LineRecord, of layout: TextLayout) {
    text = layout.string.utf8
    starts = []
    var isAscending = true
    for run in layout.runs[line.runs] {
      for glyph in run.shaped {
        let cluster = Int(glyph.cluster)
        guard starts.last != cluster else { continue }
        isAscending = isAscending && starts.last ?? -1 < cluster
        starts.append(cluster)
      }
    }
    if !isAscending { starts.sort() }
    starts.append(line.range.upperBound)
  }

  /// For each glyph of a run, the text of its cluster if it is the first of it, otherwise an empty text; and the number
  /// of glyphs of its cluster.
  func texts(of run: GlyphRun) -> [(text: String, count: Int)] {
    var result: [(text: String, count: Int)] = []
    result.reserveCapacity(run.shaped.count)
    var start = run.shaped.startIndex
    while start < run.shaped.endIndex {
      let cluster = run.shaped[start].cluster
      var end = start + 1
      while end < run.shaped.endIndex, run.shaped[end].cluster == cluster { end += 1 }
      for index in start..<end { result.append((index == start ? text(from: Int(cluster)) : "", end - start)) }
      start = end
    }
    return result
  }

  private func text(from start: Int) -> String {
    // The first start after this one.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= start { low = middle + 1 } else { high = middle }
    }
    let end = low < starts.count ? starts[low] : start
    guard start < end, end <= text.count else { return "" }
    let first = text.index(text.startIndex, offsetBy: start)
    return String(decoding: text[first..<text.index(first, offsetBy: end - start)], as: UTF8.self)
  }
}
