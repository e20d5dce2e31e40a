extension PlotScene {
  /// Draws the plot into a rectangle, enlarged or reduced without being stretched.
  package func draw(in rect: Rect, on context: DrawingContext, fonts: ChartFonts) {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, rect.isFinite else { return }
    context.withGState {
      let scale = min(rect.width / size.width, rect.height / size.height)
      if let background {
        context.fill(rect, with: .color(background))
      }
      context.translateBy(
        x: rect.minX + (rect.width - size.width * scale) / 2, y: rect.minY + (rect.height - size.height * scale) / 2)
      if scale != 1 { context.scaleBy(x: scale, y: scale) }
      draw(on: context, fonts: fonts)
    }
  }

  /// Draws the plot at its own size, without its background. All halos of its texts are below all letters.
  package func draw(on context: DrawingContext, fonts: ChartFonts) {
    for group in groups { group.draw(on: context, fonts: fonts) }
    for legend in legends {
      for shape in legend.shapes { shape.draw(on: context) }
      for text in legend.texts { text.draw(on: context, fonts: fonts) }
    }
    for text in texts where text.style.halo != nil { text.draw(on: context, fonts: fonts, isHalo: true) }
    for text in texts { text.draw(on: context, fonts: fonts, isHalo: false) }
  }
}

extension PlotGroup {
  /// Draws the frame, the grid, the axes and the marks, in this order unless an axis is in front.
  func draw(on context: DrawingContext, fonts: ChartFonts) {
    context.withGState {
      context.translateBy(x: origin.x, y: origin.y)
      guard isLayer else { return drawParts(on: context, fonts: fonts) }
      context.withTransparencyLayer { drawParts(on: context, fonts: fonts) }
    }
  }

  private func drawParts(on context: DrawingContext, fonts: ChartFonts) {
    frame?.draw(on: context)
    for axis in axes where !axis.isInFront { axis.draw(on: context, fonts: fonts) }
    for marks in marks { marks.draw(on: context, fonts: fonts) }
    for axis in axes where axis.isInFront { axis.draw(on: context, fonts: fonts) }
  }
}

extension PlacedAxis {
  func draw(on context: DrawingContext, fonts: ChartFonts) {
    for line in grid { line.draw(on: context) }
    for line in lines { line.draw(on: context) }
    for text in texts { text.draw(on: context, fonts: fonts) }
  }
}

extension PlacedMarks {
  func draw(on context: DrawingContext, fonts: ChartFonts) {
    guard let clip else { return drawItems(on: context, fonts: fonts) }
    context.withGState {
      context.clip(to: clip)
      drawItems(on: context, fonts: fonts)
    }
  }

  private func drawItems(on context: DrawingContext, fonts: ChartFonts) {
    if let symbols { return symbols.draw(on: context) }
    guard !isPartition else { return drawPartition(on: context) }
    for item in items { item.draw(on: context, fonts: fonts) }
  }

  /// Fills the shapes without seams, and draws their patterns. All are filled with a paint and have no look but a pattern.
  private func drawPartition(on context: DrawingContext) {
    let shapes = items.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    context.fillPartition(
      shapes.compactMap { shape in shape.fill.map { (path: shape.path, paint: $0) } } as [(path: Path, paint: Paint)])
    for shape in shapes { shape.drawPattern(on: context) }
  }
}

extension PlotItem {
  func draw(on context: DrawingContext, fonts: ChartFonts) {
    switch self {
    case .shape(let shape): shape.draw(on: context)
    case .text(let text): text.draw(on: context, fonts: fonts)
    case .picture(let picture): picture.draw(on: context)
    }
  }
}

extension PlotShape {
  func draw(on context: DrawingContext) {
    let look = shared.look
    guard look.opacity > 0, fill != nil || stroke != nil else { return }
    guard look.offset == .zero else {
      var placed = self
      placed.offset = .zero
      return context.withGState {
        context.translateBy(x: look.offset.x, y: look.offset.y)
        placed.draw(on: context)
      }
    }
    if let url = look.url { context.addLink(url, in: path.boundingBox) }
    guard !look.isPlain else { return drawParts(look, on: context) }
    let (alpha, mode) = (context.alpha, context.blendMode)
    if look.blendMode != .normal { context.blendMode = look.blendMode }
    drawParts(look, on: context, alpha: alpha * look.opacity)
    context.alpha = alpha
    if look.blendMode != .normal { context.blendMode = mode }
  }

  fileprivate func drawPattern(on context: DrawingContext) {
    guard shared.look.pattern != .none, let color = fill?.color else { return }
    context.drawPattern(of: ChartFill(color: color, pattern: shared.look.pattern), over: path)
  }

  /// - Parameter alpha: The opacity, or nil if it is the context's.
  private func drawParts(_ look: PlotLook, on context: DrawingContext, alpha: Double? = nil) {
    if let fill, let rect {
      if let alpha { context.alpha = alpha * look.fillOpacity }
      context.fill(look.isAligned ? context.onWholePixels(rect) : rect, with: fill)
      drawPattern(on: context)
      guard stroke != nil else { return }
    }
    let path = path
    if let fill, rect == nil {
      if let alpha { context.alpha = alpha * look.fillOpacity }
      context.fill(path, with: fill, using: look.fillRule)
      drawPattern(on: context)
    }
    if let stroke {
      if let alpha { context.alpha = alpha * look.strokeOpacity }
      context.stroke(path, with: stroke, style: look.style)
    }
  }
}

extension PlotText {
  /// The width of the halo's line, in points. Half of it is visible.
  private static let haloWidth = 3.0

  func draw(on context: DrawingContext, fonts: ChartFonts) {
    if style.halo != nil { draw(on: context, fonts: fonts, isHalo: true) }
    draw(on: context, fonts: fonts, isHalo: false)
  }

  /// Draws the letters, or their halos.
  func draw(on context: DrawingContext, fonts: ChartFonts, isHalo: Bool) {
    guard style.opacity > 0, !isHalo || style.size > 0 else { return }
    context.withGState {
      context.translateBy(x: anchor.x, y: anchor.y)
      if angle != 0 { context.rotate(by: angle * .pi / 180) }
      if style.opacity < 1 { context.alpha *= style.opacity }
      let font = fonts.font(for: style.chartStyle)
      var y = baseline.shift(style)
      for line in lines {
        var text = StyledText(line, font: font, color: style.color)
        text.surroundings = surroundings
        let width = lines.count > 1 ? text.size().width : self.width
        if isHalo {
          text.attributes.strokeWidth = Self.haloWidth / style.size * 100
          text.attributes.strokeColor = style.halo
        }
        context.draw(text, baselineAt: Point(x: -width * align, y: y))
        y += style.lineHeight
      }
    }
  }
}
