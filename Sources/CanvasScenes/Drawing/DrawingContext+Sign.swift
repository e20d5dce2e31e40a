internal import Canvas

extension DrawingContext {
  /// Draws one emoji, or another sign, with the centre of its line box at a point.
  func drawSign(_ sign: String, font: Font, center: Point) {
    let text = StyledText(Emoji.colored(sign), font: font)
    let size = text.size()
    draw(text, at: Point(x: center.x - size.width / 2, y: center.y - size.height / 2))
  }

  /// Returns the size of the line box that `drawSign` centres on its point.
  static func signSize(_ sign: String, font: Font) -> Size { StyledText(Emoji.colored(sign), font: font).size() }
}
