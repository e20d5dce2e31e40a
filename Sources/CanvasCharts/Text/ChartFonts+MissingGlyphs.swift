public import Canvas

extension ChartFonts {
  /// The characters of texts that no font contains, or nil if there are none.
  public func missingGlyphs(in texts: [PlacedText]) -> MissingGlyphs? {
    MissingGlyphs(joining: texts.lazy.map { $0.styled(self).missingGlyphs }, font: self[.regular])
  }
}
