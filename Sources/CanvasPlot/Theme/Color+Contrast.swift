extension Color {
  /// The relative luminance of WCAG 2: 0 for black, 1 for white. Alpha is ignored.
  package var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Black or white, whichever has more contrast with this colour on a background. Without a background, white is
  /// assumed.
  package func ink(on background: Color?) -> Color {
    // Contrast is (lighter + 0.05) / (darker + 0.05): black's is l / 0.05, white's 1.05 / l.
    let l = composited(on: background?.composited(on: .white) ?? .white).relativeLuminance + 0.05
    return l * l > 0.05 * 1.05 ? .black : .white
  }

  private func composited(on background: Color) -> Color {
    let a = min(max(alpha, 0), 1)
    return Color(
      red: background.red + (red - background.red) * a, green: background.green + (green - background.green) * a,
      blue: background.blue + (blue - background.blue) * a)
  }

  private static func linear(_ channel: Double) -> Double {
    let c = min(max(channel, 0), 1)
    guard c > 0.04045 else { return c / 12.92 }
    let base = (c + 0.055) / 1.055
    // base^2.4, computed without the C library so that it is the same on every machine: base² times the fifth root of
    // base².
    return base * base * Root.fifth(base * base)
  }
}
