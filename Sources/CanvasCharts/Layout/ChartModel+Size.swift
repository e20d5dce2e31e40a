extension ChartModel {
  /// The default size of the chart's picture. Charts with many bars, tiles or facets are higher.
  public var defaultSize: Size { defaultSize(width: nil) }

  /// The size for a given width, in points. Tiles, facets and bars get the height they need; other charts keep the
  /// default aspect ratio, and narrow ones are higher.
  ///
  /// - Parameters:
  ///   - width: The width. If nil or less than 1, the default width.
  ///   - measurer: Measures whether the names of columns fit. Without it, columns are never turned into horizontal
  ///     bars.
  public func defaultSize(width: Double?, measurer: TextMeasurer? = nil) -> Size {
    var size = ChartLayout.defaultSize
    if let width, width.isFinite, width >= 1 { size = Size(width: width, height: size.height * width / size.width) }
    // A subtitle alone stands lower than one below a title.
    let subtitleHeight = titles.title.isEmpty ? 26.0 : 20.0
    let headHeight = (titles.title.isEmpty ? 0 : 30.0) + (titles.subtitle.isEmpty ? 0 : subtitleHeight)
    let layers = allLayers
    let marks = layers.map(\.mark)
    if marks.contains(.tiles) {
      let count = layers.map(\.table.series.count).max() ?? 1
      size.height =
        TilesLayout.height(of: min(count, 60), width: size.width) + headHeight + (titles.caption.isEmpty ? 0 : 16)
    } else if !facets.isEmpty {
      let width = size.width - 2 * TitleLayout.margin
      if marks.contains(.bars) {
        let columns = FacetGrid.columnCount(of: facets.count, width: width)
        let rows = min((facets.count + columns - 1) / columns, 20)
        let least = max(160, heightOfBars(width: size.width, measurer: measurer, namePart: FacetGrid.namePart) - 40)
        size.height = max(size.height, 80 + least * Double(rows))
      } else {
        // The margins, the titles, and a legend above the facets.
        let others = 60 + headHeight + (titles.caption.isEmpty ? 0 : 16)
        let room = Size(width: width, height: size.height - others)
        size.height = max(size.height, others + FacetGrid.height(of: facets.count, in: room))
      }
    } else if let measurer, divergesInBars {
      size.height = heightOfAnswers(width: size.width, measurer: measurer)
    } else if marks.contains(.bars) || measurer.map({ columnsLie(in: size, measurer: $0) }) == true {
      size.height = min(max(size.height, heightOfBars(width: size.width, measurer: measurer)), Self.maximumHeight)
    } else {
      size.height = ChartLayout.height(atLeast: size)
    }
    return size
  }

  static let maximumHeight = 1400.0

  /// Whether the names of columns don't fit below them, so that the bars are horizontal.
  private func columnsLie(in size: Size, measurer: TextMeasurer) -> Bool {
    guard facets.isEmpty, !layers.isEmpty, layers.allSatisfy({ $0.mark == .columns }) else { return false }
    let style = PlotStyle(model: self, theme: .light, measurer: measurer)
    let chart = PreparedChart(layers, of: self, maximumPlaces: Int(saturating: 1400 / HorizontalPanel.smallStep))
    return PlotArrangement.columnsHaveNoRoom(chart, style: style, width: size.width - 2 * TitleLayout.margin)
  }

  /// The height of a picture with horizontal bars.
  private func heightOfBars(
    width: Double, measurer: TextMeasurer?, namePart: Double = HorizontalPanel.namePart
  ) -> Double {
    let layers = allLayers
    let count = layers.map { $0.table.x.count }.max() ?? 1
    let isGrouped = layers.contains { $0.arrangement == .grouped || $0.arrangement == .automatic }
    let rows = isGrouped ? min(layers.map(\.table.series.count).max() ?? 1, PreparedChart.maximumSeries) : 1
    var step = max(22, 13 * Double(rows) / BarsLayout.barFraction)
    if let measurer, count <= 60 {
      // Names that don't fit on one line are broken into two or three.
      let style = ChartTextStyle(.regular, size: ChartTheme.light.sizes.name)
      let room = (width - 2 * TitleLayout.margin) * namePart
      let lines = layers.lazy.flatMap { $0.table.placeNames() }
        .map {
          measurer.fit($0, style, width: room.rounded(.down), lineCount: HorizontalPanel.maximumLines).lines.count
        }
      let isDiverging = layers.contains { $0.arrangement == .diverging }
      let count = lines.max() ?? 1
      step = max(
        step,
        isDiverging ? HorizontalPanel.answerStep(ofLines: count, style) : HorizontalPanel.step(ofLines: count, style))
    }
    return 100 + step * Double(min(count, 60))
  }
}

extension ChartLayout {
  /// The height of a plot that has an axis and a legend around it: more than usual if it is narrow.
  static func height(atLeast size: Size) -> Double { max(size.height, min(size.width * 0.8, 280), 200) }
}

extension PieModel {
  /// The limits up to which a picture grows for a table: a number of rows, and a height in points.
  private static let maximumRows = 400
  private static let maximumHeight = 8000.0

  /// The default size, or the size for a given width, in points. It is higher if a table of names needs the room.
  ///
  /// - Throws: A `PieError` for the first row with a negative or non-finite value.
  public func defaultSize(
    width: Double? = nil, theme: ChartTheme = .light, measurer: TextMeasurer
  ) throws(PieError) -> Size {
    var usual = ChartLayout.defaultSize
    if let width, width.isFinite, width >= 1 { usual = Size(width: width, height: usual.height * width / usual.width) }
    guard data.segments.count <= Self.maximumRows else { return usual }
    var size = usual
    while size.height <= Self.maximumHeight {
      let layout = try PieLayout(self, in: Rect(origin: .zero, size: size), theme: theme, measurer: measurer)
      guard layout.isTableShortened else { return size }
      size.height = (size.height * 1.2).rounded()
    }
    return usual
  }
}
