public import Canvas

extension ChartFonts {
  /// The characters of texts that no font has, each once; nil where there are none.
  public func missingGlyphs(in texts: [PlacedText]) -> MissingGlyphs? {
    var missing: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    for text in texts {
      let styled = StyledText(text.string, font: font(for: text.style))
      for scalar in styled.missingCharacters where seen.insert(scalar).inserted { missing.append(scalar) }
    }
    return MissingGlyphs(missing, font: self[.regular])
  }
}
