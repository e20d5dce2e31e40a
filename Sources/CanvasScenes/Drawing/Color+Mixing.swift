internal import Canvas

extension Color {
  /// The colour on its way to another: 0 is itself, 1 the other. Alpha stays.
  func mixed(_ other: Color, _ part: Double) -> Color {
    Color(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha)
  }
}
