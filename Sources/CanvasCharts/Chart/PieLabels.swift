internal import Canvas

/// The sectors' labels as text, measured.
struct PieLabels: Sendable {
  /// One per sector, in black; empty strings where a sector has no label.
  let texts: [StyledText]
  /// At the size of the view; zero for empty ones.
  let sizes: [Size]
  let missingGlyphs: MissingGlyphs?

  init(_ chart: PieChart, sectors: [PieSector], unit: Double) {
    let font = chart.options.font.withSize(chart.options.font.size * unit)
    let segments = chart.data.segments
    var texts: [StyledText] = []
    var sizes: [Size] = []
    var missing: [Unicode.Scalar] = []
    for sector in sectors {
      let segment = segments[sector.index]
      let string =
        switch chart.options.labels {
        case .name: segment.name
        case .value: ValueLabel.text(of: segment.value)
        case .percent: ValueLabel.percent(ofFraction: sector.fraction)
        case .none: ""
        }
      var text = StyledText(string, font: font, alignment: .center)
      if chart.options.order == .clean { LabelWrapping.wrap(&text, width: PieMetrics.labelWidth * unit) }
      let layout = string.isEmpty ? nil : text.layout()
      texts.append(text)
      sizes.append(layout?.size ?? .zero)
      for scalar in layout?.missingCharacters ?? [] where !missing.contains(scalar) { missing.append(scalar) }
    }
    self.texts = texts
    self.sizes = sizes
    missingGlyphs = MissingGlyphs(missing, font: font)
  }

  /// The first few of a list, and how many more there are.
  static func list(_ items: some Collection<String>) -> String {
    let shown = 8
    let rest = items.count - shown
    return items.prefix(shown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
