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
    texts = sectors.map { sector in
      let segment = segments[sector.index]
      let string =
        switch graph.options.labels {
        case .name: segment.name
        case .value: ValueLabel.text(of: segment.value)
        case .percent: ValueLabel.percent(ofFraction: sector.fraction)
        case .none: ""
        }
      return StyledText(string, font: font, alignment: .center)
    }
    let layouts = texts.map { $0.string.isEmpty ? nil : $0.layout() }
    sizes = layouts.map { $0?.size ?? .zero }
    missingGlyphs = MissingGlyphs(joining: layouts.map { $0?.missingGlyphs }, font: font)
  }

  /// The rectangle of a sector's label: its top is at 2/3 of the radius, and it is centred on that point from side to
  /// side.
  func frame(of position: Int, _ sector: PieSector, in area: PieGraphArea) -> Rect {
    let point = sector.middlePoint(center: area.center, distance: area.radius * 2 / 3)
    return Rect(origin: point.offsetBy(dx: -sizes[position].width / 2, dy: 0), size: sizes[position])
  }
}
