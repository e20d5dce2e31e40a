package import Canvas

extension DrawingContext {
  /// The width of the halo around letters, in points. Half of it is visible.
  private static let haloWidth = 3.0

  /// Draws the texts of a chart, with all halos below all letters.
  package func draw(_ texts: [PlacedText], fonts: ChartFonts, theme: ChartTheme) {
    let styled = texts.map { $0.styled(fonts, color: theme.color(of: $0.style.ink)) }
    if !theme.hasBackground {
      // Black or white letters are on marks and need no halo.
      for (text, place) in zip(styled, texts) where place.style.size > 0 && !place.style.ink.isOnMark {
        var halo = text
        halo.attributes.strokeWidth = Self.haloWidth / place.style.size * 100
        halo.attributes.strokeColor = theme.ground
        draw(halo, baselineAt: place.origin)
      }
    }
    for (text, place) in zip(styled, texts) { draw(text, baselineAt: place.origin) }
  }
}

extension ChartTheme {
  /// The colour of an ink.
  package func color(of ink: ChartTextStyle.Ink) -> Color {
    switch ink {
    case .first: self.ink
    case .second: secondInk
    case .white: .white
    case .black: .black
    }
  }
}
