internal import Canvas
internal import CanvasCharts

/// The sectors' labels as text, measured.
struct PieGraphLabels: Sendable {
  /// One per sector, in black; empty strings where a sector has no label.
  let texts: [StyledText]
  /// At the size of the view; zero for empty ones.
  let sizes: [Size]
  let missingGlyphs: MissingGlyphs?

  init(_ graph: PieGraph, sectors: [PieSector], unit: Double) {
    let font = graph.options.font.withSize(graph.options.font.size * unit)
    let segments = graph.data.segments
    var texts: [StyledText] = []
    var sizes: [Size] = []
    var missing: [MissingGlyphs?] = []
    for sector in sectors {
      let segment = segments[sector.index]
      let string =
        switch graph.options.labels {
        case .name: segment.name
        case .value: ValueLabel.text(of: segment.value)
        case .percent: ValueLabel.percent(ofFraction: sector.fraction)
        case .none: ""
        }
      let text = StyledText(string, font: font, alignment: .center)
      let layout = string.isEmpty ? nil : text.layout()
      texts.append(text)
      sizes.append(layout?.size ?? .zero)
      missing.append(layout?.missingGlyphs)
    }
    self.texts = texts
    self.sizes = sizes
    missingGlyphs = MissingGlyphs(joining: missing, font: font)
  }
}
