/// The legend and the plots of a chart, in the room below its titles.
struct PlotArrangement {
  private let charts: [PreparedChart]
  private(set) var style: PlotStyle
  let content: Rect
  private(set) var legend: LegendLayout?
  private(set) var notes: [Note] = []
  private let endLabels: EndLabels.Content
  private let orientation: Orientation

  /// The maximum number of lines that are easy to tell apart.
  private static let maximumLines = 5
  /// The distances from a legend or the titles to the top of a plot with vertical values, and to horizontal bars.
  private static let plotGap = 20.0
  private static let titleGap = 14.0
  static let barsGap = 10.0

  init(_ charts: [PreparedChart], style: PlotStyle, content: Rect) {
    self.style = style
    self.content = content
    let marks = charts.flatMap(\.layers).map(\.mark)
    var orientation: Orientation = marks.contains(.bars) ? .horizontal : .vertical
    if orientation == .vertical, charts.count == 1, marks.allSatisfy({ $0 == .columns }),
      Self.columnsHaveNoRoom(charts[0], style: style, width: content.width)
    {
      orientation = .horizontal
      notes.append(Note(.chosen, "the names don't fit below the columns, so the bars are horizontal"))
    }
    if orientation == .horizontal { notes += style.model.notesWithoutAxis }
    self.orientation = orientation
    self.charts = charts
    let model = style.model
    let lineCount = charts.flatMap(\.layers).filter { $0.mark == .lines }.map(\.series.count).max() ?? 0
    let ends =
      orientation == .vertical
      ? Self.endLabels(charts, style: style, content: content) : (.none, style.model.formats, [])
    endLabels = ends.content
    self.style.model.formats = ends.formats
    notes += ends.notes
    if lineCount > Self.maximumLines, model.facets.isEmpty, model.emphasized.isEmpty {
      notes.append(Note(.chosen, "\(lineCount) lines are hard to tell apart; facets show them separately"))
    }
    let entries = Self.legendEntries(of: charts, endLabels: endLabels, otherName: model.otherName)
    if entries.count > 1 || endLabels == .emphasized, endLabels != .all, model.legend != .none {
      legend = LegendLayout(
        entries, top: content.minY - 3, from: content.minX, to: content.maxX,
        lowest: content.minY + content.height * 0.4, theme: style.theme, measurer: style.measurer)
      let muted = Self.series(of: charts).count { $0.1 == .muted }
      if muted > 1 { notes.append(Note(.chosen, "the \(muted) series without emphasis share an entry of the legend")) }
    }
  }

  /// The series of all plots with their colours, in the order of the legend. Empty if there is only one unnamed
  /// series.
  private static func series(of charts: [PreparedChart]) -> [(String, ColorRole, LegendLayout.Sample)] {
    var result: [(String, ColorRole, LegendLayout.Sample)] = []
    var seen: Set<String> = []
    for layer in charts.flatMap(\.layers) where layer.series.count > 1 || layer.series.first != "" {
      for (index, name) in layer.series.enumerated() where seen.insert(name).inserted {
        let sample: LegendLayout.Sample = layer.mark == .lines ? .line : layer.mark == .points ? .point : .square
        result.append((name, layer.role(index, -1), sample))
      }
    }
    return result
  }

  /// The entries of the legend. Series that aren't emphasised look alike, so that several of them share one entry.
  private static func legendEntries(
    of charts: [PreparedChart], endLabels: EndLabels.Content, otherName: String
  ) -> [(String, ColorRole, LegendLayout.Sample)] {
    var entries = series(of: charts)
    let muted = entries.filter { $0.1 == .muted }
    if muted.count > 1 {
      entries.removeAll { $0.1 == .muted }
      entries.append(("\(otherName) (\(muted.count))", .muted, muted[0].2))
    }
    return endLabels == .emphasized ? entries.filter { $0.1 == .muted } : entries
  }

  static func columnsHaveNoRoom(_ chart: PreparedChart, style: PlotStyle, width: Double) -> Bool {
    // In an order that is known, every second or third name is enough.
    guard case .names = chart.x, !chart.isInNaturalOrder else { return false }
    // The approximate width of the value axis's labels.
    return PlaceAxis(chart.x, from: 0, to: width - 34, style: style.axisStyle(isBanded: true)).needsBars
  }

  // MARK: Plots

  var isVertical: Bool { orientation == .vertical }

  /// The top of the plots.
  var top: Double { headTop + heightAbove }

  private var headTop: Double {
    if let legend {
      let isCrowded = !style.model.facets.isEmpty && charts.contains { $0.layers.contains { $0.sides != nil } }
      return legend.bottom + (isVertical || isCrowded ? Self.plotGap : Self.barsGap)
    }
    return content.minY + (isVertical ? Self.titleGap : 2)
  }

  /// The content rectangle with the bottom margin, which belongs to axes below the plot.
  private var room: Rect {
    Rect(
      x: content.minX, y: top, width: content.width,
      height: max(content.maxY + TitleLayout.margin - heightBelow - top, 1))
  }

  mutating func panels() -> [PanelLayout] {
    let ranges = charts.map {
      ValueRange($0.layers, rules: style.model.rules, isShare: style.model.formats.isPercent)
    }
    var whole = ValueRange(ranges)
    whole.limits = style.model.valueLimits
    whole.isLogarithmic = style.model.isLogarithmic
    if style.model.hasLogarithmicValues, !whole.isLogarithmic {
      notes.append(Note(.ignored, "bars and areas start at zero, so their axis isn't logarithmic"))
    }
    let cut = style.model.valuesBeyondLimits
    if cut > 0 {
      notes.append(
        Note(.dropped, "\(cut == 1 ? "a value is" : "\(cut) values are") beyond the limits of the axis, and cut off"))
    }
    guard charts.count > 1 || !style.model.facets.isEmpty else {
      let rect = self.room
      return charts.prefix(1).map { panel($0, in: rect, range: whole) }
    }
    let facets =
      isVertical
      ? FacetGrid(plots: charts, style: style, in: room, range: whole)
      : FacetGrid(bars: charts, style: style, in: room)
    if facets.columns * facets.rows < charts.count {
      notes.append(Note(.dropped, "\(charts.count - facets.columns * facets.rows) of \(charts.count) facets don't fit"))
    }
    return zip(charts, facets.cells).enumerated().map { index, cell in
      let panel = facet(index, cell.0, cell.1, range: whole)
      // A line without a text anywhere would say nothing.
      style.model.notes.removeAll(where: panel.notesWithoutRoom.contains)
      return panel
    }
  }

  private mutating func facet(
    _ index: Int, _ chart: PreparedChart, _ cell: FacetGrid.Cell, range: ValueRange
  ) -> PanelLayout {
    let facets = style.model.facets
    let text = ChartTextStyle(.semibold, size: style.theme.sizes.name)
    let name = facets.indices.contains(index) ? facets[index].name : ""
    let frame = cell.frame
    let left = isVertical ? frame.minX : frame.minX + cell.labelWidth
    let fitted = style.measurer.fit(name, text, width: frame.maxX - left)
    if fitted.isCut {
      notes.append(Note(.dropped, "the name \"\(DataError.escaped(name))\" is truncated because it doesn't fit"))
    }
    let inner = Rect(
      x: frame.minX, y: frame.minY + FacetGrid.titleHeight, width: frame.width,
      height: frame.height - FacetGrid.titleHeight)
    var panel = panel(chart, in: inner, range: range, cell)
    panel.title = fitted.lines.first.map {
      PlacedText(
        $0, text, at: Point(x: isVertical ? left : panel.plot.minX, y: frame.minY + 2), measuredBy: style.measurer)
    }
    return panel
  }

  /// - Parameter cell: The place among facets, or nil for the only plot.
  private func panel(
    _ chart: PreparedChart, in rect: Rect, range: ValueRange, _ cell: FacetGrid.Cell? = nil
  ) -> PanelLayout {
    guard isVertical else {
      let names = cell.map { cell -> HorizontalPanel.Names in
        cell.labelWidth > 0 ? .inWidth(cell.labelWidth - HorizontalPanel.nameGap) : .hidden
      }
      return HorizontalPanel(chart: chart, style: style, rect: rect, range: range, names: names ?? .shown).layout()
    }
    var panel = VerticalPanel(chart: chart, style: style, rect: rect, range: range, endLabels: endLabels)
    if let cell {
      panel.isFirstFacet = cell.isFirst
      (panel.valueLabelWidth, panel.reach, panel.showsPlaceLabels) = (cell.labelWidth, cell.reach, cell.isLowest)
    }
    return panel.layout()
  }
}
