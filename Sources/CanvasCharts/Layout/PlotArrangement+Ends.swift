/// The labels at the ends of lines and areas.
extension PlotArrangement {
  /// The maximum fraction of the width for names at lines, and at two of them.
  private static let endPart = (many: 0.36, two: 0.4)

  /// Whether names and last values are at the ends of lines if they fit.
  private static func haveEnds(_ charts: [PreparedChart]) -> Bool {
    let marks = charts.flatMap(\.layers).map(\.mark)
    return marks.contains { $0 == .lines || $0 == .areas }
      && marks.allSatisfy { $0 == .lines || $0 == .areas || $0 == .points }
  }

  /// The content of the labels at the ends of lines, and the formats of the values: in full, shorter so that the
  /// names fit, or values without names.
  static func endLabels(
    _ charts: [PreparedChart], style: PlotStyle, content: Rect
  ) -> (content: EndLabels.Content, formats: ChartFormats, notes: [Note]) {
    let (model, layers) = (style.model, charts.flatMap(\.layers))
    guard model.facets.isEmpty, model.legend == .automatic, haveEnds(charts) else { return (.none, model.formats, []) }
    let ends = layers.flatMap { layer in
      layer.series.indices.compactMap { index in
        layer.values[index].last { $0 != nil }.flatMap(\.self).map {
          (name: layer.series[index], value: $0, isMuted: layer.role(index, -1) == .muted)
        }
      }
    }
    let width = content.width * (ends.count == 2 ? endPart.two : endPart.many)
    func fit(_ what: EndLabels.Content, _ formats: ChartFormats) -> Bool {
      let items = ends.filter { what != .emphasized || !$0.isMuted }
        .map { (name: what == .values ? "" : $0.name, value: formats.value($0.value)) }
      let count = items.count + model.rules.count { $0.place == nil }
      return Double(count) * EndLabels.pitch <= content.height - 60
        && EndLabels.width(of: items, theme: style.theme, measurer: style.measurer) <= width
    }
    let isNormalized = layers.contains { $0.mark == .areas && $0.arrangement == .normalized }
    let kinds: [EndLabels.Content] =
      ends.contains(where: \.isMuted)
      ? [.all, .emphasized] : isNormalized || ends.count > PreparedChart.maximumSeries ? [.all] : [.all, .values]
    let formats = [model.formats] + model.formats.shorter(for: charts.flatMap(\.shownNumbers))
    for kind in kinds {
      if let place = formats.indices.first(where: { fit(kind, formats[$0]) }) {
        var notes = place > 0 ? [ChartFormats.areShortened] : []
        // A single series has no legend.
        if kind == .values, ends.count == 1, ends.first?.name != "" {
          notes.append(Note(.dropped, "the line's name is left out because it doesn't fit"))
        }
        return (kind, formats[place], notes)
      }
    }
    return (.none, model.formats, [Note(.dropped, "the last values of lines are left out because they don't fit")])
  }
}
