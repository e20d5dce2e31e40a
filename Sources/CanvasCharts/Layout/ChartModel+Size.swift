public import Canvas

extension ChartModel {
  /// The size that a picture of the chart has where nobody asks for another: higher for many bars, as high as needed for
  /// tiles and small multiples.
  public var usualSize: Size { usualSize(width: nil) }

  /// The size where somebody asks for a width alone, in points: as high as tiles, small plots and bars need then, of other
  /// charts the usual one, whose ratio is kept.
  public func usualSize(width: Double?) -> Size {
    var size = ChartLayout.usualSize
    if let width, width.isFinite, width >= 1 { size = Size(width: width, height: size.height * width / size.width) }
    let headHeight = (titles.title.isEmpty ? 0 : 30.0) + (titles.subtitle.isEmpty ? 0 : 20.0)
    let layers = allLayers
    let marks = layers.map(\.mark)
    if marks.contains(.tiles) {
      let count = layers.map(\.table.series.count).max() ?? 1
      size.height =
        TilesLayout.height(of: min(count, 60), width: size.width) + headHeight + (titles.caption.isEmpty ? 0 : 16)
    } else if !facets.isEmpty {
      let columns = PlotArrangement.columnCount(of: facets.count, width: size.width - 2 * TitleLayout.margin)
      let rows = min((facets.count + columns - 1) / columns, 20)
      if rows > 1 { size.height = max(size.height, 80 + 160 * Double(rows)) }
    } else if marks.contains(.bars) {
      size.height = min(max(size.height, heightOfBars), 1400)
    }
    return size
  }

  /// How high a picture has to be for lying bars.
  private var heightOfBars: Double {
    let layers = allLayers
    let count = layers.map { $0.table.x.count }.max() ?? 1
    let isGrouped = layers.contains { $0.arrangement == .grouped || $0.arrangement == .automatic }
    let rows = isGrouped ? min(layers.map(\.table.series.count).max() ?? 1, PreparedChart.mostSeries) : 1
    let step = max(22, 13 * Double(rows) / BarsLayout.barFraction)
    return 100 + step * Double(min(count, 60))
  }
}
