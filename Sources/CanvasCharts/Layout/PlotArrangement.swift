internal import Canvas
internal import CanvasData
internal import CanvasNotes

/// The legend and the plots of a chart, in the room below its titles.
struct PlotArrangement {
  private let charts: [PreparedChart]
  private var style: PlotStyle
  private let content: Rect
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
  /// The distance between facets.
  private static let panelGap = 24.0
  private static let panelTitle = 20.0
  private static let minimumPanelHeight = 110.0
  private static let minimumPanelWidth = 120.0
  /// The maximum fraction of the width for names on the left of facets.
  static let facetNamePart = 0.3

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
    self.orientation = orientation
    self.charts = charts
    let model = style.model
    let series = Self.series(of: charts)
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
    if series.count > 1, endLabels != .all, model.legend != .none {
      legend = LegendLayout(
        series, top: content.minY - 3, from: content.minX, to: content.maxX,
        lowest: content.minY + content.height * 0.4, theme: style.theme, measurer: style.measurer)
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

  static func columnsHaveNoRoom(_ chart: PreparedChart, style: PlotStyle, width: Double) -> Bool {
    // In an order that is known, every second or third name is enough.
    guard case .names = chart.x, !chart.isInNaturalOrder else { return false }
    // The approximate width of the value axis's labels.
    return PlaceAxis(chart.x, from: 0, to: width - 34, style: style.axisStyle(isBanded: true)).needsBars
  }

  // MARK: Plots

  private var isVertical: Bool { orientation == .vertical }

  private var top: Double {
    if let legend {
      let isCrowded = !style.model.facets.isEmpty && charts.contains { $0.layers.contains { $0.sides != nil } }
      return legend.bottom + (isVertical || isCrowded ? Self.plotGap : Self.barsGap)
    }
    return content.minY + (isVertical ? Self.titleGap : 2)
  }

  /// The content rectangle with the bottom margin, which belongs to axes below the plot.
  private var room: Rect {
    Rect(
      x: content.minX, y: top, width: content.width, height: max(content.maxY + TitleLayout.margin - top, 1))
  }

  mutating func panels() -> [PanelLayout] {
    let ranges = charts.map {
      ValueRange($0.layers, rules: style.model.rules, isShare: style.model.formats.isPercent)
    }
    let whole = ValueRange(ranges)
    guard charts.count > 1 || !style.model.facets.isEmpty else {
      let rect = self.room
      return charts.prefix(1).map { panel($0, in: rect, range: whole) }
    }
    let columns = Self.columnCount(of: charts.count, width: content.width)
    let wanted = (charts.count + columns - 1) / columns
    let area = self.room
    let freeHeight = area.height - (isVertical ? 0 : HorizontalPanel.margin)
    let maximumRows = max(1, Int(saturating: (freeHeight + 6) / Self.minimumPanelHeight))
    let rows = min(wanted, maximumRows)
    if rows < wanted {
      notes.append(Note(.dropped, "\(charts.count - rows * columns) of \(charts.count) facets don't fit"))
    }
    let names = isVertical ? 0 : nameWidth(in: area)
    let nameRoom = names > 0 ? names + HorizontalPanel.nameGap : 0
    let width = max((area.width - nameRoom - Self.panelGap * Double(columns - 1)) / Double(columns), 1)
    // Horizontal bars already have a margin below them.
    let rowGap = isVertical ? 6 : 4.0
    let height = max((area.height - rowGap * Double(rows - 1)) / Double(rows), 1)
    return charts.prefix(rows * columns).enumerated().map { index, chart in
      let column = index % columns
      let left = area.minX + Double(column) * (width + Self.panelGap) + (column > 0 ? nameRoom : 0)
      let frame = Rect(
        x: left, y: area.minY + Double(index / columns) * (height + rowGap),
        width: column > 0 ? width : width + nameRoom,
        height: height)
      return facet(index, chart, in: frame, range: whole, names: column > 0 ? .hidden : .inWidth(names))
    }
  }

  /// The width of the names, which appear once on the left of each row of facets with bars.
  private func nameWidth(in area: Rect) -> Double {
    let text = ChartTextStyle(.regular, size: style.theme.sizes.name)
    let widest =
      charts.flatMap { $0.placeNames(style.model.formats) }.map { style.width(String($0.prefix(100)), text) }
      .max() ?? 0
    return min(widest, area.width * Self.facetNamePart).rounded(.up)
  }

  /// The number of facets side by side: at most two or three, depending on the width.
  static func columnCount(of count: Int, width: Double) -> Int {
    let wanted = count <= 4 && count != 3 ? min(2, count) : 3
    return max(min(wanted, Int(saturating: (width + panelGap) / (minimumPanelWidth + panelGap))), 1)
  }

  private mutating func facet(
    _ index: Int, _ chart: PreparedChart, in frame: Rect, range: ValueRange, names: HorizontalPanel.Names
  ) -> PanelLayout {
    let facets = style.model.facets
    let text = ChartTextStyle(.semibold, size: style.theme.sizes.name)
    let name = facets.indices.contains(index) ? facets[index].name : ""
    let fitted = style.measurer.fit(name, text, width: frame.width)
    if fitted.isCut {
      notes.append(Note(.dropped, "the name \"\(DataError.escaped(name))\" is truncated because it doesn't fit"))
    }
    let inner = Rect(
      x: frame.minX, y: frame.minY + Self.panelTitle, width: frame.width, height: frame.height - Self.panelTitle)
    var panel = panel(chart, in: inner, range: range, names: names)
    let left = isVertical ? frame.minX : panel.plot.minX
    panel.title = fitted.lines.first.map {
      PlacedText($0, text, at: Point(x: left, y: frame.minY + 2), measuredBy: style.measurer)
    }
    return panel
  }

  private func panel(
    _ chart: PreparedChart, in rect: Rect, range: ValueRange, names: HorizontalPanel.Names = .shown
  ) -> PanelLayout {
    isVertical
      ? VerticalPanel(chart: chart, style: style, rect: rect, range: range, endLabels: endLabels).layout()
      : HorizontalPanel(chart: chart, style: style, rect: rect, range: range, names: names).layout()
  }
}
