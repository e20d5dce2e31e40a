internal import Canvas

extension DrawingContext {
  /// One emoji, or another sign, with the middle of its line box at a point.
  func drawSign(_ sign: String, font: Font, center: Point) {
    let text = StyledText(Emoji.colored(sign), font: font)
    let size = text.size()
    draw(text, at: Point(x: center.x - size.width / 2, y: center.y - size.height / 2))
  }

  /// The size of the line box that `drawSign` puts about its point.
  static func signSize(_ sign: String, font: Font) -> Size { StyledText(Emoji.colored(sign), font: font).size() }
}
