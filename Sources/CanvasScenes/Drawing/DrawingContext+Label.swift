internal import Canvas

extension DrawingContext {
  /// One line of text in a rectangle: centred in its height by the height of capitals, as the eye does it, and made
  /// smaller where it is too wide.
  func drawLabel(
    _ string: String, font: Font, color: Color, in rect: Rect, alignment: TextAlignment = .left
  ) {
    var text = StyledText(string, font: font, color: color)
    let width = text.size().width
    guard width > 0, rect.width > 0 else { return }
    var taken = width
    if width > rect.width {
      text.font = font.withSize(font.size * rect.width / width)
      taken = rect.width
    }
    let free = rect.width - taken
    let x = rect.minX + (alignment == .left ? 0 : alignment == .right ? free : free / 2)
    draw(text, baselineAt: Point(x: x, y: rect.midY + text.font.capHeight / 2))
  }

  /// Fills a rectangle with rounded corners in one colour.
  func fillPanel(_ rect: Rect, cornerRadius: Double, _ color: Color) {
    setFillColor(color)
    fill(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
}
