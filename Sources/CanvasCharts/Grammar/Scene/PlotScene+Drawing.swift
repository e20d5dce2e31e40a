package import Canvas

extension PlotScene {
  /// Draws the plot into a rectangle, enlarged or reduced without being stretched.
  package func draw(in rect: Rect, on context: DrawingContext, fonts: ChartFonts) {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, rect.isFinite else { return }
    context.withGState {
      let scale = min(rect.width / size.width, rect.height / size.height)
      if let background {
        context.setFillColor(background)
        context.fill(rect)
      }
      context.translateBy(
        x: rect.minX + (rect.width - size.width * scale) / 2, y: rect.minY + (rect.height - size.height * scale) / 2)
      if scale != 1 { context.scaleBy(x: scale, y: scale) }
      for group in groups { group.draw(on: context, fonts: fonts) }
      for legend in legends {
        for shape in legend.shapes { shape.draw(on: context) }
        for text in legend.texts { text.draw(on: context, fonts: fonts) }
      }
      for text in texts { text.draw(on: context, fonts: fonts) }
    }
  }
}

extension PlotGroup {
  /// Draws the frame, the grid, the axes and the marks, in this order unless an axis is in front.
  func draw(on context: DrawingContext, fonts: ChartFonts) {
    context.withGState {
      context.translateBy(x: origin.x, y: origin.y)
      frame?.draw(on: context)
      for axis in axes where !axis.isInFront { axis.draw(on: context, fonts: fonts, grid: true) }
      for marks in marks { marks.draw(on: context, fonts: fonts) }
      for axis in axes where axis.isInFront { axis.draw(on: context, fonts: fonts, grid: true) }
    }
  }
}

extension PlacedAxis {
  func draw(on context: DrawingContext, fonts: ChartFonts, grid hasGrid: Bool) {
    if hasGrid { for line in grid { line.draw(on: context) } }
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
    for item in items { item.draw(on: context, fonts: fonts) }
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
    guard !look.isPlain else { return drawParts(look, on: context, alpha: 1) }
    let (alpha, mode) = (context.alpha, context.blendMode)
    if look.blendMode != .normal { context.blendMode = look.blendMode }
    drawParts(look, on: context, alpha: look.opacity)
    context.alpha = alpha
    if look.blendMode != .normal { context.blendMode = mode }
  }

  private func drawPattern(_ look: PlotLook, on context: DrawingContext) {
    guard look.pattern != .none, let color = fill?.color else { return }
    context.drawPattern(of: ChartFill(color: color, pattern: look.pattern), over: path)
  }

  private func drawParts(_ look: PlotLook, on context: DrawingContext, alpha: Double) {
    if let fill, let rect {
      context.alpha = alpha * look.fillOpacity
      context.fill(rect, with: fill)
      drawPattern(look, on: context)
      guard stroke != nil else { return }
    }
    let path = path
    if let fill, rect == nil {
      context.alpha = alpha * look.fillOpacity
      context.fill(path, with: fill)
      drawPattern(look, on: context)
    }
    if let stroke {
      context.alpha = alpha * look.strokeOpacity
      context.stroke(path, with: stroke, style: look.style)
    }
  }
}

extension PlotText {
  /// The width of the halo's line, in points. Half of it is visible.
  private static let haloWidth = 3.0

  func draw(on context: DrawingContext, fonts: ChartFonts) {
    guard style.opacity > 0 else { return }
    context.withGState {
      context.translateBy(x: anchor.x, y: anchor.y)
      if angle != 0 { context.rotate(by: angle * .pi / 180) }
      context.alpha = style.opacity
      let font = fonts.font(for: style.chartStyle)
      var y = baseline.shift(style)
      for line in lines {
        let text = StyledText(line, font: font, color: style.color)
        let width = lines.count > 1 ? text.size().width : self.width
        if let halo = style.halo, style.size > 0 {
          var around = text
          around.attributes.strokeWidth = Self.haloWidth / style.size * 100
          around.attributes.strokeColor = halo
          context.draw(around, baselineAt: Point(x: -width * align, y: y))
        }
        context.draw(text, baselineAt: Point(x: -width * align, y: y))
        y += style.lineHeight
      }
    }
  }
}
