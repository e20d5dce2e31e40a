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
  /// The least sizes of facets, the usual one first. Smaller ones are tried if not all facets fit.
  private static let leastPanels = [
    Size(width: 120, height: 110), Size(width: 96, height: 92), Size(width: 72, height: 76),
  ]
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
    let area = self.room
    let names = isVertical ? 0 : nameWidth(in: area)
    let nameRoom = names > 0 ? names + HorizontalPanel.nameGap : 0
    let (columns, rows, gap) = grid(in: area, nameRoom: nameRoom)
    if rows * columns < charts.count {
      notes.append(Note(.dropped, "\(charts.count - rows * columns) of \(charts.count) facets don't fit"))
    }
    let width = max((area.width - nameRoom - gap * Double(columns - 1)) / Double(columns), 1)
    // Horizontal bars already have a margin below them.
    let rowGap = isVertical ? 6 : 4.0
    let height = max((area.height - rowGap * Double(rows - 1)) / Double(rows), 1)
    return charts.prefix(rows * columns).enumerated().map { index, chart in
      let column = index % columns
      let left = area.minX + Double(column) * (width + gap) + (column > 0 ? nameRoom : 0)
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
    return max(min(wanted, mostColumns(width, leastPanels[0], gap: panelGap)), 1)
  }

  private static func mostColumns(_ width: Double, _ least: Size, gap: Double) -> Int {
    max(Int(saturating: (width + gap) / (least.width + gap)), 1)
  }

  /// The numbers of columns and rows, and the distance between columns: the usual ones if all facets fit, otherwise more
  /// columns, then smaller facets.
  private func grid(in area: Rect, nameRoom: Double) -> (columns: Int, rows: Int, gap: Double) {
    let height = area.height - (isVertical ? 0 : HorizontalPanel.margin)
    // Bars that don't fit in a facet would be combined.
    let bars = isVertical ? 0 : Double(charts.map(\.count).max() ?? 0) * HorizontalPanel.smallStep
    let whole = Self.panelTitle + bars + VerticalPanel.axisHeight
    var grid = (columns: 1, rows: 1, gap: Self.panelGap)
    let levels = Self.leastPanels.enumerated()
    let tries = (bars > 0 && whole <= height ? levels.map { ($0, $1, whole) } : []) + levels.map { ($0, $1, 0) }
    for (index, least, whole) in tries {
      let gap = Self.panelGap / Double(index + 1)
      let mostRows = max(1, Int(saturating: (height + 6) / max(least.height, whole)))
      let most = Self.mostColumns(area.width - nameRoom, least, gap: gap)
      grid = (most, mostRows, gap)
      for columns in min(Self.columnCount(of: charts.count, width: content.width), most)...most {
        let rows = (charts.count + columns - 1) / columns
        if rows <= mostRows { return (columns, rows, gap) }
      }
    }
    return grid
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
