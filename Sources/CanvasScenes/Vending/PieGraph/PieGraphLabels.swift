/// The measured text of the sectors' labels.
struct PieGraphLabels: Sendable {
  /// One black text per sector, or an empty one for a sector without a label.
  let texts: [StyledText]
  /// The sizes of the texts at the size of the view, or zero for empty ones.
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

  /// The rectangle of a sector's label: its top is at 2/3 of the radius, and it is centred on that point from side to
  /// side.
  func frame(of position: Int, _ sector: PieSector, in area: PieGraphArea) -> Rect {
    let point = sector.middlePoint(center: area.center, distance: area.radius * 2 / 3)
    return Rect(origin: point.offsetBy(dx: -sizes[position].width / 2, dy: 0), size: sizes[position])
  }
}
