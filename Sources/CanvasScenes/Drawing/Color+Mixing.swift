internal import Canvas

extension Color {
  /// Returns a colour between this one and another: 0 is this colour, 1 the other. Alpha doesn't change.
  func mixed(_ other: Color, _ part: Double) -> Color {
    Color(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha)
  }
}
