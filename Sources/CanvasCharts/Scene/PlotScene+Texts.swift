package import Canvas

extension PlotScene {
  /// All texts of the plot: those of marks, axes and legends, titles, and headers of facets.
  package var allTexts: [PlotText] {
    var texts = texts + legends.flatMap(\.texts)
    for group in groups {
      texts += group.axes.flatMap(\.texts)
      for item in group.marks.lazy.flatMap(\.items) { if case .text(let text) = item { texts.append(text) } }
    }
    return texts
  }
}

extension ChartFonts {
  /// Returns the characters of texts that no font has, or nil if there are none.
  package func missingGlyphs(in texts: [PlotText]) -> MissingGlyphs? {
    let lines = texts.lazy.flatMap { text in
      text.lines.lazy.map { line in
        var styled = StyledText(line, font: font(for: text.style.chartStyle), color: text.style.color)
        styled.surroundings = text.surroundings
        return styled
      }
    }
    return MissingGlyphs(joining: lines.map(\.missingGlyphs), font: self[.regular])
  }
}
