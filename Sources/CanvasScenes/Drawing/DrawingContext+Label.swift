internal import Canvas

extension DrawingContext {
  /// One line of text in a rectangle: centred in its height by the height of capitals, as the eye does it, and made
  /// smaller where it is too wide or too high.
  func drawLabel(
    _ string: String, font: Font, color: Color, in rect: Rect, alignment: TextAlignment = .left
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let text = StyledText(string, font: font.fitting(string, in: rect.size), color: color)
    let free = rect.width - text.size().width
    let x = rect.minX + (alignment == .left ? 0 : alignment == .right ? free : free / 2)
    draw(text, baselineAt: Point(x: x, y: rect.midY + text.font.capHeight / 2))
  }

  /// A name in a rectangle, which may be long: in two lines where there is room for them, smaller by a quarter at most,
  /// and what has no room then ends with an ellipsis. It is never smaller than 9 pixels, but where not even one such line
  /// has room.
  ///
  /// - Parameters:
  ///   - size: The font's size in points, before the reader's text size.
  ///   - scale: Pixels per point.
  func drawName(_ name: String, size: Double, style: VendingStyle, color: Color, in rect: Rect, scale: Double) {
    guard rect.width > 0, rect.height > 0, scale > 0 else { return }
    let line = style.font.withSize(1).lineHeight
    let least = min(max(0.75 * size, 9 / scale), rect.height / line)
    // Names of one size look better than each as large as it has room.
    let usual = max(size * min(style.textFactor, 1.4), least)
    let paragraph = ParagraphStyle(
      verticalAlignment: .middle, truncation: .tail, maximumLineCount: rect.height >= 2 * line * least ? 2 : 1,
      minimumScale: least / usual)
    let attributes = TextAttributes(font: style.font.withSize(usual), color: color)
    draw(StyledText(name, attributes: attributes, paragraph: paragraph), in: rect)
  }

  /// A button with a border, as those that lead to other screens.
  func drawButton(_ title: String, style: VendingStyle, in rect: Rect) {
    fillPanel(rect, cornerRadius: 10, VendingColors.panel)
    drawLabel(
      title, font: style.font(17), color: VendingColors.action, in: rect.insetBy(dx: 12, dy: 0), alignment: .center)
  }

  /// Fills a rectangle with rounded corners in one colour.
  func fillPanel(_ rect: Rect, cornerRadius: Double, _ color: Color) {
    setFillColor(color)
    fill(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
}

extension Font {
  /// How much of a label's height its capitals may take.
  private static var largestCapHeight: Double { 0.62 }

  /// The font, made smaller where a line would be wider than a label, or too high for it.
  func fitting(_ line: String, in label: Size) -> Font {
    let width = StyledText(line, font: self).size().width
    let factor = min(1, width > 0 ? label.width / width : 1, Self.largestCapHeight * label.height / capHeight)
    return factor < 1 ? withSize(size * factor) : self
  }
}
