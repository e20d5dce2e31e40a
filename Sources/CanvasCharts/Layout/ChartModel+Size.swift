public import Canvas

extension ChartModel {
  /// The size that a picture of the chart has where nobody asks for another: higher for many bars, as high as needed for
  /// tiles and small multiples.
  public var usualSize: Size { usualSize(width: nil) }

  /// The size where somebody asks for a width alone, in points: as high as tiles, small plots and bars need then, of other
  /// charts the usual one, whose ratio is kept.
  ///
  /// - Parameters:
  ///   - width: The width; nil, or less than 1, for the usual one.
  ///   - measurer: Says which columns have no room for their names and lie; without one none do.
  public func usualSize(width: Double?, measurer: TextMeasurer? = nil) -> Size {
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
      let least = marks.contains(.bars) ? max(160, heightOfBars(width: size.width, measurer: nil) - 40) : 160
      if rows > 1 || marks.contains(.bars) { size.height = max(size.height, 80 + least * Double(rows)) }
    } else if marks.contains(.bars) || measurer.map({ columnsLie(in: size, measurer: $0) }) == true {
      size.height = min(max(size.height, heightOfBars(width: size.width, measurer: measurer)), 1400)
    }
    return size
  }

  /// Whether columns have no room for the names below them.
  private func columnsLie(in size: Size, measurer: TextMeasurer) -> Bool {
    guard facets.isEmpty, !layers.isEmpty, layers.allSatisfy({ $0.mark == .columns }) else { return false }
    let style = PlotStyle(model: self, theme: .light, measurer: measurer)
    let chart = PreparedChart(layers, of: self, mostPlaces: Int(saturating: 1400 / BarsPanel.smallStep))
    return PlotArrangement.columnsHaveNoRoom(chart, style: style, width: size.width - 2 * TitleLayout.margin)
  }

  /// How high a picture has to be for lying bars.
  private func heightOfBars(width: Double, measurer: TextMeasurer?) -> Double {
    let layers = allLayers
    let count = layers.map { $0.table.x.count }.max() ?? 1
    let isGrouped = layers.contains { $0.arrangement == .grouped || $0.arrangement == .automatic }
    let rows = isGrouped ? min(layers.map(\.table.series.count).max() ?? 1, PreparedChart.mostSeries) : 1
    var step = max(22, 13 * Double(rows) / BarsLayout.barFraction)
    if let measurer, count <= 60 {
      // Names that have no room on one line have it on two or three.
      let style = ChartTextStyle(.regular, size: ChartTheme.light.sizes.name)
      let room = (width - 2 * TitleLayout.margin) * BarsPanel.namePart
      let lines = layers.lazy.flatMap { $0.table.placeNames() }
        .map { measurer.fit($0, style, width: room.rounded(.down), lineCount: BarsPanel.mostLines).lines.count }
      step = max(step, BarsPanel.step(ofLines: lines.max() ?? 1, style))
    }
    return 100 + step * Double(min(count, 60))
  }
}
