public import Canvas

extension ChartModel {
  /// The size that a picture of the chart has where nobody asks for another: higher for many bars, as high as needed for
  /// tiles and small multiples.
  public var usualSize: Size { usualSize(width: nil) }

  /// The size where somebody asks for a width alone, in points: of tiles as high as their rows need then, of other charts
  /// the usual one, whose ratio is kept.
  public func usualSize(width: Double?) -> Size {
    var size = ChartLayout.usualSize
    let headHeight = (titles.title.isEmpty ? 0 : 30.0) + (titles.subtitle.isEmpty ? 0 : 20.0)
    let layers = allLayers
    let marks = layers.map(\.mark)
    if marks.contains(.tiles) {
      if let width, width.isFinite, width >= 1 { size.width = width }
      let count = layers.map(\.table.series.count).max() ?? 1
      size.height =
        TilesLayout.height(of: min(count, 60), width: size.width) + headHeight + (titles.caption.isEmpty ? 0 : 16)
    } else if facets.count > 3 {
      let columns = facets.count == 4 ? 2 : 3
      size.height = max(size.height, 80 + 160 * Double(min((facets.count + columns - 1) / columns, 20)))
    } else if marks.contains(.bars) {
      let count = layers.map { $0.table.x.count }.max() ?? 1
      let isGrouped = layers.contains { $0.arrangement == .grouped || $0.arrangement == .automatic }
      let rows = isGrouped ? min(layers.map(\.table.series.count).max() ?? 1, PreparedChart.mostSeries) : 1
      let step = max(22, 13 * Double(rows) / BarsLayout.barFraction)
      size.height = min(max(size.height, 100 + step * Double(min(count, 60))), 1400)
    }
    return size
  }
}
