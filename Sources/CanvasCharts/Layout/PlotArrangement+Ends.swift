internal import Canvas
internal import CanvasData

/// What stands at the ends of lines and areas.
extension PlotArrangement {
  /// The part of the width that names at lines may take.
  private static let endPart = 0.36

  /// Whether names and last values stand at the ends of lines where they have room.
  private static func haveEnds(_ charts: [PreparedChart]) -> Bool {
    let marks = charts.flatMap(\.layers).map(\.mark)
    return marks.contains { $0 == .lines || $0 == .areas }
      && marks.allSatisfy { $0 == .lines || $0 == .areas || $0 == .points }
  }

  /// What stands at the ends of lines, and how values are written there: in full, or shorter so that the names have room
  /// beside them; or the values alone.
  static func endLabels(
    _ charts: [PreparedChart], style: PlotStyle, content: Rect
  ) -> (content: EndLabels.Content, formats: ChartFormats, notes: [String]) {
    let (model, layers) = (style.model, charts.flatMap(\.layers))
    guard model.facets.isEmpty, model.legend == .automatic, haveEnds(charts) else { return (.none, model.formats, []) }
    let ends = layers.flatMap { layer in
      layer.series.indices.compactMap { index in
        layer.values[index].last { $0 != nil }.flatMap(\.self).map { (name: layer.series[index], value: $0) }
      }
    }
    let count = ends.count + model.rules.count
    let hasHeight = Double(count) * EndLabels.pitch <= content.height - 60
    func fit(_ what: EndLabels.Content, _ formats: ChartFormats) -> Bool {
      let items = ends.map { (name: what == .all ? $0.name : "", value: formats.value($0.value)) }
      return EndLabels.width(of: items, theme: style.theme, measurer: style.measurer) <= content.width * endPart
    }
    let isNormalized = layers.contains { $0.mark == .areas && $0.arrangement == .normalized }
    let kinds: [EndLabels.Content] =
      !hasHeight ? [] : isNormalized || ends.count > PreparedChart.mostSeries ? [.all] : [.all, .values]
    let formats = [model.formats] + model.formats.shorter(for: charts.flatMap(\.shownNumbers))
    for kind in kinds {
      if let place = formats.indices.first(where: { fit(kind, formats[$0]) }) {
        var notes = place > 0 ? [ChartFormats.areShortened] : []
        // A single series has no legend.
        if kind == .values, ends.count == 1, ends.first?.name != "" {
          notes.append("the line's name is not written: it has no room")
        }
        return (kind, formats[place], notes)
      }
    }
    return (.none, model.formats, ["the last values of lines are not written: they have no room"])
  }
}
