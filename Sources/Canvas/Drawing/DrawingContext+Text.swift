/// Text drawing. Letters, underlines and strikethroughs have the paint of their attributes, or another one instead.
/// Backgrounds, outlines and emoji keep their own colours.
extension DrawingContext {
  /// Draws a text with the top left corner of its box at a point.
  public func draw(_ text: StyledText, at point: Point) {
    draw(recentLayouts.layout(of: text), at: point)
  }

  /// Draws a text in a rectangle, wrapped at its width. The paragraph style determines alignment, truncation with an
  /// ellipsis, and shrinking. Without truncation, lines that end below the rectangle are left out, as in UIKit; the
  /// first is always drawn. A word that is wider than the rectangle overflows it.
  public func draw(_ text: StyledText, in rect: Rect) {
    guard !rect.isNull else { return }
    let layout = text.layout(filling: rect.size)
    let free = rect.height - layout.size.height
    let dy =
      switch text.paragraph.verticalAlignment {
      case .top: 0.0
      case .middle: free / 2
      case .bottom: free
      }
    draw(layout, at: Point(x: rect.minX, y: rect.minY + dy))
  }

  /// Draws a text with the left end of its first baseline at a point.
  public func draw(_ text: StyledText, baselineAt point: Point) {
    let layout = recentLayouts.layout(of: text)
    guard let first = layout.records.first else { return }
    draw(layout, at: point.offsetBy(dx: 0, dy: -first.origin.y))
  }

  /// Draws a layout with the top left corner of its box at a point.
  public func draw(_ layout: TextLayout, at point: Point) {
    draw(layout, at: point, override: nil)
  }

  /// Draws a layout with a paint instead of those of its attributes, with the top left corner of its box at a point.
  public func draw(_ layout: TextLayout, at point: Point, paint: Paint) {
    draw(layout, at: point, override: paint)
  }

  /// Draws a layout with a paint, or with the paints of its attributes.
  func draw(_ layout: TextLayout, at point: Point, override paint: Paint?) {
    guard takes(layout) else { return }
    if let recorder { return recorder.add(.text(layout, point, paint), state) }
    guard let paint else { return drawLayout(layout, at: point, override: nil) }
    guard let placed = PlacedPaint(paint, userToDevice: state.deviceTransform, memory: paintMemory) else { return }
    drawLayout(layout, at: point, override: placed)
  }

  /// Draws the first line of a text with its baseline along a path. The alignment places it at the start, the middle
  /// or the end of the path. The offset moves it along the path, in points.
  ///
  /// Each cluster of letters is rotated to the tangent of the path at the cluster's middle. Clusters beyond an end of
  /// the path are not drawn; on a single closed subpath the text continues at the start. Backgrounds, underlines and
  /// strikethroughs are not drawn. A path without length, or with coordinates that are not finite, draws nothing.
  public func draw(_ text: StyledText, along path: Path, offset: Double = 0) {
    if let recorder { return recorder.add(.textAlong(text, path, offset: offset), state) }
    let ctm = state.deviceTransform
    guard ctm.isFinite else { return }
    guard state.style.shadow == nil else {
      return withLayer(over: .everything, alpha: 1) { draw(text, along: path, offset: offset) }
    }
    let layout = text.layout()
    for glyph in layout.glyphs(along: path, offset: text.start(of: layout, along: path) + offset) {
      let run = layout.runs[glyph.run]
      guard let fill = PlacedPaint(run.attributes.paint, userToDevice: ctm, memory: paintMemory) else { continue }
      drawGlyph(
        glyph.outline, transform: glyph.transform.concatenating(ctm), fill: fill, attributes: run.attributes,
        scale: run.scale)
    }
  }

  private func drawLayout(_ layout: TextLayout, at point: Point, override paint: PlacedPaint?) {
    let ctm = state.deviceTransform
    guard ctm.isFinite, point.isFinite else { return }
    // Draws one shadow below the whole text, so that no letter's shadow falls on another letter.
    guard state.style.shadow == nil else {
      return withLayer(over: .everything, alpha: 1) { drawLayout(layout, at: point, override: paint) }
    }
    func draw(_ kind: LineDecoration.Kind, of decorations: [LineDecoration]) {
      for decoration in decorations where decoration.kind == kind {
        drawDecoration(decoration, of: layout, at: point, override: paint)
      }
    }
    let visible = state.style.clip.bounds.rect
    // Draw all backgrounds first: one that extends into the previous line must not cover its letters.
    if layout.styles.contains(where: { $0.background != nil }) {
      for line in layout.records { draw(.background, of: layout.decorations(of: line)) }
    }
    for line in layout.records {
      let decorations = layout.decorations(of: line)
      draw(.underline, of: decorations)
      for run in layout.runs[line.runs] {
        // Letters may extend beyond their line, but not further than this.
        let reach = 4 * run.emSize
        let box = Rect(x: run.origin.x, y: run.origin.y, width: run.width, height: 0)
          .insetBy(dx: -reach, dy: -reach).offsetBy(dx: point.x, dy: point.y).applying(ctm)
        if box.intersects(visible) { drawRun(run, at: point, override: paint) }
      }
      draw(.strikethrough, of: decorations)
    }
  }

  private func drawRun(_ run: GlyphRun, at point: Point, override paint: PlacedPaint?) {
    let ctm = state.deviceTransform
    let attributes = run.attributes
    guard let fill = paint ?? PlacedPaint(attributes.paint, userToDevice: ctm, memory: paintMemory) else { return }
    let scale = run.scale
    let snaps = snapsToQuarterPixels(ctm, emSize: run.emSize)
    if !run.face.hasColor, attributes.outlineWidth == nil, Self.drawsMasks(ctm, emSize: run.emSize) {
      return drawMasks(of: run, at: point, paint: fill, snaps: snaps)
    }
    for glyph in run.glyphs {
      var origin = point.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y).applying(ctm)
      if snaps {
        origin = Point(x: Self.quarterPixel(origin.x), y: Self.quarterPixel(origin.y))
      }
      let transform = Transform(
        a: ctm.a * scale, b: ctm.b * scale, c: ctm.c * scale, d: ctm.d * scale, tx: origin.x, ty: origin.y)
      drawGlyph(glyph.outline, transform: transform, fill: fill, attributes: attributes, scale: scale)
    }
  }

  /// Draws a glyph. `transform` maps font units to the device.
  func drawGlyph(
    _ outline: GlyphOutline, transform: Transform, fill paint: PlacedPaint, attributes: TextAttributes, scale: Double
  ) {
    if let colors = outline.colors {
      return drawColorGlyph(colors, in: outline.bounds, transform: transform, paint: paint)
    }
    if attributes.fillsLetters {
      fill(outline.path, in: outline.bounds, transform: transform, paint: paint)
    }
    guard let width = attributes.outlineWidth, transform.isInvertible,
      let edges = StrokeEdges(path: outline.path, style: GlyphStroke.style(width: width / scale), transform: transform)
    else { return }
    render(Shape(edges), with: attributes.strokeColor.map(PlacedPaint.color) ?? paint)
  }

  private func drawDecoration(
    _ decoration: LineDecoration, of layout: TextLayout, at point: Point, override paint: PlacedPaint?
  ) {
    let ctm = state.deviceTransform
    let rect = decoration.rect.offsetBy(dx: point.x, dy: point.y)
    guard rect.isFinite, !rect.isEmpty else { return }
    var path = Path(rect: rect)
    var transform = ctm
    // Without rotation, lines are aligned to whole pixels, like table borders: a blurred one looks thicker than its
    // neighbours.
    if decoration.kind != .background, ctm.b == 0, ctm.c == 0 {
      let device = rect.applying(ctm)
      let thickness = max(1, (device.height + 0.5).rounded(.down))
      let top = (device.midY - thickness / 2 + 0.5).rounded(.down)
      path = Path(rect: Rect(x: device.minX, y: top, width: device.width, height: thickness))
      transform = .identity
    }
    let style = layout.styles[Int(decoration.style)]
    guard
      let fillPaint = decoration.color.map(PlacedPaint.color) ?? paint
        ?? PlacedPaint(style.paint, userToDevice: ctm, memory: paintMemory)
    else { return }
    fill(path, in: path.boundingBox, transform: transform, paint: fillPaint)
  }

  // Small upright text snaps, so that the same letter has few different shapes. Larger text would visibly move.
  private func snapsToQuarterPixels(_ ctm: Transform, emSize: Double) -> Bool {
    ctm.b == 0 && ctm.c == 0 && ctm.a > 0 && ctm.d > 0 && emSize * ctm.d < 32
  }

  static func quarterPixel(_ value: Double) -> Double {
    // Adding 1.5 · 2^50 rounds to quarters as FixedPoint rounds to integers. Where that is inexact, nothing is
    // visible.
    let constant = FixedPoint.roundingConstant / 4
    return (value + constant) - constant
  }
}

/// A cache of the layouts of the short texts that a context drew last: pips, prices and labels are often repeated.
struct RecentLayouts {
  private static let capacity = 4
  /// The length in UTF-8 bytes. Longer texts are rarely repeated, and take long to compare.
  private static let longestText = 32

  private var layouts: [(text: StyledText, layout: TextLayout)] = []
  // The index that the next new layout replaces.
  private var oldest = 0

  mutating func layout(of text: StyledText) -> TextLayout {
    guard text.string.utf8.count <= Self.longestText else { return text.layout() }
    for recent in layouts where recent.text == text { return recent.layout }
    let layout = text.layout()
    if layouts.count < Self.capacity {
      layouts.append((text, layout))
    } else {
      layouts[oldest] = (text, layout)
      oldest = (oldest + 1) % Self.capacity
    }
    return layout
  }
}

extension StyledText: Drawable {
  /// The size of the text without wrapping.
  public var idealSize: Size { size() }

  /// Draws the text in a rectangle, wrapped at its width and aligned. Draws nothing if the rectangle is null, empty or not
  /// finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    context.draw(self, in: rect)
  }
}
