extension DrawingContext {
  /// Draws one line of text in a rectangle. It is centred vertically by the height of its capitals and made smaller
  /// if it is too wide or too high.
  func drawLabel(
    _ string: String, font: Font, color: Color, in rect: Rect, alignment: TextAlignment = .left
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let text = StyledText(string, font: font.fitting(string, in: rect.size), color: color)
    let free = rect.width - text.size().width
    let x = rect.minX + (alignment == .left ? 0 : alignment == .right ? free : free / 2)
    draw(text, baselineAt: Point(x: x, y: rect.midY + text.font.capHeight / 2))
  }

  /// Draws a name, which may be long, in a rectangle. It has two lines if there is room, and can be smaller by up to
  /// a quarter; the rest ends with an ellipsis. It is never smaller than 9 pixels unless a single line of that size
  /// doesn't fit.
  ///
  /// - Parameters:
  ///   - size: The font's size in points before the text size factor.
  ///   - scale: The number of pixels per point.
  func drawName(_ name: String, size: Double, style: VendingStyle, color: Color, in rect: Rect, scale: Double) {
    guard rect.width > 0, rect.height > 0, scale > 0 else { return }
    let line = style.font.withSize(1).lineHeight
    let least = min(max(0.75 * size, 9 / scale), rect.height / line)
    // Names of equal size look better than names that each fill their room.
    let usual = max(size * min(style.textFactor, 1.4), least)
    let paragraph = ParagraphStyle(
      verticalAlignment: .middle, truncation: .tail, maximumLineCount: rect.height >= 2 * line * least ? 2 : 1,
      minimumScale: least / usual)
    let attributes = TextAttributes(font: style.font.withSize(usual), paint: .color(color))
    draw(StyledText(name, attributes: attributes, paragraph: paragraph), in: rect)
  }

  /// Draws a button with a border, as used for navigation between screens.
  func drawButton(_ title: String, style: VendingStyle, in rect: Rect) {
    fillPanel(rect, cornerRadius: 10, VendingColors.panel)
    drawLabel(
      title, font: style.font(17), color: VendingColors.action, in: rect.insetBy(dx: 12, dy: 0), alignment: .center)
  }

  /// Fills a rounded rectangle with one colour.
  func fillPanel(_ rect: Rect, cornerRadius: Double, _ color: Color) {
    fill(Path(roundedRect: rect, cornerRadius: cornerRadius), with: .color(color))
  }
}

extension Font {
  /// The maximum height of a label's capitals as a fraction of its height.
  private static var largestCapHeight: Double { 0.62 }

  /// Returns the font, made smaller if a line would be too wide or too high for a label.
  func fitting(_ line: String, in label: Size) -> Font {
    let width = StyledText(line, font: self).size().width
    let factor = min(1, width > 0 ? label.width / width : 1, Self.largestCapHeight * label.height / capHeight)
    return factor < 1 ? withSize(size * factor) : self
  }
}
