extension Color {
  /// Returns a colour between this one and another: 0 is this colour, 1 the other. Alpha doesn't change.
  func mixed(_ other: Color, _ part: Double) -> Color { mixed(with: other, part).withAlpha(alpha) }
}

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

/// The halves of a rectangle, as the reference's lecture on the playing card defines them.
extension Rect {
  /// The left half of the rectangle.
  public var leftHalf: Rect { Rect(x: minX, y: minY, width: width / 2, height: height) }
  /// The right half of the rectangle.
  public var rightHalf: Rect { Rect(x: midX, y: minY, width: width / 2, height: height) }
}
