public import Canvas

extension ChartFonts {
  /// What texts could not show; nil if all is.
  public func missingGlyphs(in texts: [PlacedText]) -> MissingGlyphs? {
    MissingGlyphs(joining: texts.lazy.map { $0.styled(self).missingGlyphs }, font: self[.regular])
  }
}
