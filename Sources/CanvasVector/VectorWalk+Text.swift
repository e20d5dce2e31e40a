internal import CanvasMath

/// Text: letters, with lines and backgrounds as rectangles.
extension VectorWalk {
  mutating func drawText(_ call: DrawingCall, _ style: VectorStyle) {
    switch call.operation {
    case .text(let layout, let point, let paint): draw(layout, at: point, paint: paint, call, style)
    case .letters(let letters, let paint): draw(letters, paint: paint, call, style)
    case .textAlong(let text, let path, let offset): draw(text, along: path, offset: offset, call, style)
    default: break
    }
  }

  mutating func draw(
    _ layout: TextLayout, at point: Point, paint override: Paint?, _ call: DrawingCall, _ style: VectorStyle
  ) {
    guard point.isFinite else { return }
    let box = call.bounds(in: picture)
    // What isn't seen is only text.
    var (paint, isImage): (VectorPaint?, Bool) = (nil, style.alpha <= 0)
    if let override {
      switch resolve(override, transform: call.transform, over: box) {
      case .nothing: return
      case .paint(let resolved): paint = resolved
      case .unsupported: isImage = true
      }
    } else {
      isImage = isImage || layout.styles.contains { isUnsupported($0.paint, call, box) }
    }
    if isImage {
      if style.alpha > 0 { drawImage(of: call, style) }
      paint = .color(.black)
    }
    let decorations = isImage ? [] : layout.records.map { layout.decorations(of: $0) }
    for line in decorations { draw(.background, of: line, in: layout, at: point, paint, call, box, style) }
    for (index, line) in layout.records.enumerated() {
      let decorations = isImage ? [] : decorations[index]
      draw(.underline, of: decorations, in: layout, at: point, paint, call, box, style)
      let runs = layout.runs[line.runs]
      let outlines = runs.map { $0.face.outlines(of: $0.shaped) }
      let texts = ClusterTexts(line, runs, outlines, of: layout.string)
      // All shapes come first, as some readers end a line of text at an image.
      for (run, outlines) in zip(runs, outlines) where !isImage {
        drawShapes(of: run, outlines, at: point, paint, call, box, style)
      }
      let isBroken = texts.endsInSpace && index + 1 < layout.records.count
      // In the order of the text, as some readers don't look at the places of letters.
      let order =
        runs.contains(where: \.isRightToLeft)
        ? runs.indices.sorted { runs[$0].start < runs[$1].start } : Array(runs.indices)
      for index in order {
        draw(
          runs[index], outlines[index - runs.startIndex], texts, isImage: isImage,
          endsInSpace: isBroken && index == order.last, at: point, paint, call, box, style)
      }
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

  /// Draws letters as text, or as one path, with their text beside it where the format has texts.
  mutating func draw(_ placed: PlacedLetters, paint: Paint?, _ call: DrawingCall, _ style: VectorStyle) {
    var own: VectorPaint?
    if let paint {
      let resolved = resolve(paint, transform: call.transform, over: call.bounds(in: picture))
      if target.hasText, case .paint(let paint) = resolved { own = paint }
      if own == nil {
        fill(placed.path, transform: call.transform, rule: .nonZero, paint: paint, call, style)
      }
    }
    for row in placed.rows {
      var letters = VectorLetters(
        face: row.face, emSize: row.emSize, family: row.face.familyName, features: row.features, spacing: row.spacing,
        letters: [], fill: own, baseline: 0, isRightToLeft: row.isRightToLeft, language: row.language,
        areCapitals: row.areCapitals, isCut: row.isCut)
      let transform = row.transform.concatenating(call.transform)
      guard transform.inverted() != nil else { continue }
      var rest = row.letters[...]
      while let first = rest.first {
        // Boxes for what no font has are shapes.
        let isBox = first.outline.isMissing && !target.hasOnlyText
        letters.letters = Array(rest.prefix { ($0.outline.isMissing && !target.hasOnlyText) == isBox })
        rest = rest.dropFirst(letters.letters.count)
        if isBox { target.drawOutlines(of: letters, transform: transform, style: style) }
        if own == nil || isBox {
          target.addText(of: letters, transform: transform)
        } else {
          target.draw(letters, transform: transform, style: style)
        }
      }
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

  /// Draws the glyphs that are no text in the format: coloured ones, and boxes.
  private mutating func drawShapes(
    of run: GlyphRun, _ outlines: [GlyphOutline?], at point: Point, _ paint: VectorPaint?, _ call: DrawingCall,
    _ box: Rect, _ style: VectorStyle
  ) {
    guard zip(run.shaped, outlines).contains(where: isShape),
      let fill = paint ?? vectorPaint(of: run.attributes, call, box)
    else { return }
    var pen = GlyphRun.Pen(run)
    for (glyph, outline) in zip(run.shaped, outlines) {
      let origin = pen.place(glyph).origin.offsetBy(dx: point.x, dy: point.y)
      guard let outline, isShape(glyph, outline) else { continue }
      let placed = Transform(a: run.scale, b: 0, c: 0, d: run.scale, tx: origin.x, ty: origin.y)
      draw(outline, transform: placed.concatenating(call.transform), fill, run.attributes, scale: run.scale, style)
    }
  }

  private func isShape(_ glyph: ShapedGlyph, _ outline: GlyphOutline?) -> Bool {
    guard let outline, !target.hasOnlyText else { return false }
    return outline.colors != nil || glyph.flags.contains(.isMissing)
  }

  private mutating func draw(
    _ run: GlyphRun, _ outlines: [GlyphOutline?], _ texts: ClusterTexts, isImage: Bool, endsInSpace: Bool,
    at point: Point, _ paint: VectorPaint?, _ call: DrawingCall, _ box: Rect, _ style: VectorStyle
  ) {
    guard let fill = paint ?? vectorPaint(of: run.attributes, call, box) else { return }
    var letters = VectorLetters(run, fill, baseline: run.origin.y + point.y)
    letters.letters.reserveCapacity(outlines.count)
    letters.isCut = target.hasOnlyText && texts.isCut(run)
    var areShapes = false
    var pen = GlyphRun.Pen(run)
    for ((glyph, outline), text) in zip(zip(run.shaped, outlines), texts.texts(of: run, outlines)) {
      let place = pen.place(glyph)
      guard let outline, glyph.isSeen(outline) else { continue }
      let isShape = isImage || isShape(glyph, outline)
      if isShape != areShapes { draw(&letters, areShapes: areShapes, call, style) }
      areShapes = isShape
      letters.letters.append(
        VectorLetters.Letter(
          id: glyph.id, outline: outline, origin: place.origin.offsetBy(dx: point.x, dy: point.y),
          advance: place.advance, text: text))
    }
    // The space at which a line is broken isn't among its letters, but between words for those who read the text alone.
    if endsInSpace, !target.hasOnlyText, let space = run.font.glyph(of: " "), space.glyphID != 0 {
      let advance = space.advance * run.scale
      let start = point.offsetBy(dx: run.origin.x, dy: run.origin.y)
      letters.letters.insert(
        VectorLetters.Letter(
          id: UInt16(truncatingIfNeeded: space.glyphID), outline: space,
          origin: start.offsetBy(dx: run.isRightToLeft ? -advance : run.width, dy: 0), advance: advance, text: " "),
        at: run.isRightToLeft ? 0 : letters.letters.count)
    }
    draw(&letters, areShapes: areShapes, call, style)
  }

  /// Draws letters, or adds the text of those that are drawn as shapes, and removes them.
  private mutating func draw(
    _ letters: inout VectorLetters, areShapes: Bool, _ call: DrawingCall, _ style: VectorStyle
  ) {
    guard !letters.letters.isEmpty else { return }
    if areShapes {
      target.addText(of: letters, transform: call.transform)
    } else {
      target.draw(letters, transform: call.transform, style: style)
    }
    letters.letters.removeAll(keepingCapacity: true)
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

extension VectorLetters {
  /// The letters of a run, without any.
  fileprivate init(_ run: GlyphRun, _ fill: VectorPaint, baseline: Double) {
    let attributes = run.attributes
    self.init(
      face: run.face, emSize: run.emSize, family: run.font.familyName, features: run.font.features,
      spacing: (run.letterSpacing, run.wordSpacing), letters: [], fill: attributes.fillsLetters ? fill : nil,
      stroke: attributes.outlineWidth.map { width in
        (attributes.strokeColor.map(VectorPaint.color) ?? fill, GlyphStroke.style(width: width))
      }, baseline: baseline, isRightToLeft: run.isRightToLeft, language: attributes.language,
      areCapitals: run.emSize != attributes.font.size)
  }
}

extension GlyphRun {
  /// The place in the text of the run's first character.
  fileprivate var start: UInt32 { shaped.lazy.map(\.cluster).min() ?? 0 }
}

/// The texts of the clusters of a line, as they are seen: what is left out isn't there, and an ellipsis is.
private struct ClusterTexts {
  private let text: String.UTF8View
  private let insertedText: String
  // The starts of all clusters that are seen in ascending order, followed by the end of the line. The text of others
  // belongs to the cluster before it.
  private var starts: [Int]
  /// Whether white space or a line's end is the last of the line.
  let endsInSpace: Bool

  init(_ line: LineRecord, _ runs: ArraySlice<GlyphRun>, _ outlines: [[GlyphOutline?]], of string: String) {
    text = string.utf8
    insertedText = line.insertedText
    starts = []
    let end = text.index(text.startIndex, offsetBy: line.range.upperBound)
    endsInSpace = string.unicodeScalars[..<end].last?.properties.isWhitespace == true
    var isAscending = true
    for (run, outlines) in zip(runs, outlines) {
      for (glyph, outline) in zip(run.shaped, outlines) {
        let cluster = Int(glyph.cluster)
        guard starts.last != cluster, glyph.isSeen(outline) else { continue }
        isAscending = isAscending && starts.last ?? -1 < cluster
        starts.append(cluster)
      }
    }
    if !isAscending { starts.sort() }
    starts.append(line.range.upperBound)
  }

  /// The part of its cluster's text that each glyph of a run stands for: a character for each glyph that is seen, and
  /// the rest for the last one.
  func texts(of run: GlyphRun, _ outlines: [GlyphOutline?]) -> [String] {
    var result = [String](repeating: "", count: run.shaped.count)
    var start = run.shaped.startIndex
    while start < run.shaped.endIndex {
      let (first, cluster) = (start, run.shaped[start].cluster)
      repeat { start += 1 } while start < run.shaped.endIndex && run.shaped[start].cluster == cluster
      let isInserted = run.shaped[first].flags.contains(.isInserted)
      let text = isInserted ? insertedText : text(from: Int(cluster))
      let base = run.shaped.startIndex
      if start - first == 1 {
        result[first - base] = text
        continue
      }
      var seen = (first..<start).filter { run.shaped[$0].isSeen(outlines[$0 - base]) }.map { $0 - base }
      if run.isRightToLeft { seen.reverse() }
      var rest = text.unicodeScalars[...]
      // Of more glyphs than characters, marks have no text.
      while seen.count > rest.count, let mark = seen.lastIndex(where: { run.shaped[base + $0].advance == 0 }) {
        seen.remove(at: mark)
      }
      for (number, place) in seen.enumerated() {
        let count = number == seen.count - 1 ? rest.count : min(1, rest.count)
        result[place] = String(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
    }
    return result
  }

  /// Whether a run begins or ends in the line between letters that join.
  func isCut(_ run: GlyphRun) -> Bool {
    let last = Int(run.shaped.lazy.map(\.cluster).max() ?? 0)
    let ends = [Int(run.start), starts[min(starts.partitionIndex { $0 > last }, starts.count - 1)]]
    return ends.contains { $0 > starts[0] && $0 < starts[starts.count - 1] && String(text).joinsLetters(at: $0) }
  }

  private func text(from start: Int) -> String {
    // The first start after this one.
    let next = starts.partitionIndex { $0 > start }
    let end = next < starts.count ? starts[next] : start
    guard start < end, end <= text.count else { return "" }
    let first = text.index(text.startIndex, offsetBy: start)
    let whole = String(decoding: text[first..<text.index(first, offsetBy: end - start)], as: UTF8.self)
    guard end - start > 1 else { return whole }
    // Soft hyphens and control characters draw nothing, nor do spaces at the end of a line, or marks beyond a limit.
    var scalars = whole.unicodeScalars.filter { $0.value != 0xAD && $0.properties.generalCategory != .control }
    while next == starts.count - 1, scalars.count > 1, scalars.last?.properties.isWhitespace == true {
      scalars.removeLast()
    }
    return String(String.UnicodeScalarView(scalars.prefix(Self.longest)))
  }

  /// The most characters of a cluster that formats take.
  private static let longest = 128
}
