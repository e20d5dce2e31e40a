extension DrawingContext {
  /// Draws a text with the top left of its line box at a point.
  public func draw(_ text: StyledText, at point: Point) {
    draw(text.layout(), at: point, color: text.color)
  }

  /// Draws a text's lines from the top of a rectangle, aligned in its width. They are neither wrapped nor cut off.
  public func draw(_ text: StyledText, in rect: Rect) {
    guard !rect.isNull else { return }
    draw(text.layout(width: rect.width), at: Point(x: rect.minX, y: rect.minY), color: text.color)
  }

  /// Draws a text with its first line's baseline at a point's height, and its left end there.
  public func draw(_ text: StyledText, baselineAt point: Point) {
    let layout = text.layout()
    guard let first = layout.lines.first else { return }
    draw(layout, at: point.offsetBy(dx: 0, dy: -first.baseline), color: text.color)
  }

  /// Draws a text with a paint instead of its colour, the top left of its line box at a point.
  ///
  /// The paint has its place in user space, as when a path is filled: it does not move with the text.
  public func draw(_ text: StyledText, at point: Point, paint: Paint) {
    draw(text.layout(), at: point, paint: paint)
  }

  /// Draws lines that were laid out before, the top left of their box at a point.
  public func draw(_ layout: TextLayout, at point: Point, color: Color) {
    draw(layout, at: point, paint: .color(color))
  }

  /// Draws lines that were laid out before with a paint, the top left of their box at a point.
  public func draw(_ layout: TextLayout, at point: Point, paint: Paint) {
    let ctm = state.transform
    guard ctm.isFinite, point.isFinite, let devicePaint = DevicePaint(paint, userToDevice: ctm) else { return }
    // One shadow below the whole text, not one letter's on the letter before.
    guard state.shadow == nil else {
      return withShadow(of: .everything) { draw(layout, at: point, paint: paint) }
    }
    for line in layout.lines {
      for run in line.runs {
        let scale = run.scale
        let snaps = snapsToQuarterPixels(ctm, emSize: run.emSize)
        for glyph in run.glyphs {
          var origin = point.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y).applying(ctm)
          if snaps {
            origin = Point(x: Self.quarterPixel(origin.x), y: Self.quarterPixel(origin.y))
          }
          let transform = Transform(
            a: ctm.a * scale, b: ctm.b * scale, c: ctm.c * scale, d: ctm.d * scale, tx: origin.x, ty: origin.y)
          if let colors = glyph.outline.colors {
            draw(colors, in: glyph.outline.bounds, transform: transform, paint: devicePaint)
            continue
          }
          fill(glyph.outline.path, in: glyph.outline.bounds, transform: transform, rule: .nonZero, paint: devicePaint)
        }
      }
    }
  }

  // Small upright text snaps, so that the same letter comes out in few shapes; larger text would visibly move.
  private func snapsToQuarterPixels(_ ctm: Transform, emSize: Double) -> Bool {
    ctm.b == 0 && ctm.c == 0 && ctm.a > 0 && ctm.d > 0 && emSize * ctm.d < 32
  }

  private static func quarterPixel(_ value: Double) -> Double {
    // Adding 1.5 · 2^50 rounds to quarters as FixedPoint rounds to ones. Where that is not exact nothing is visible.
    let constant = FixedPoint.roundingConstant / 4
    return (value + constant) - constant
  }
}
