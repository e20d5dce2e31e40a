internal import Canvas
internal import CanvasData

/// The legend and the plots of a chart, one or several, in the room below its titles.
struct PlotArrangement {
  private let charts: [PreparedChart]
  private var style: PlotStyle
  private let content: Rect
  private(set) var legend: LegendLayout?
  private(set) var notes: [String] = []
  private let endLabels: EndLabels.Content
  private let isUpright: Bool

  /// Up to this many lines can be followed.
  private static let mostLines = 5
  /// From a legend, or the titles, to the top of an upright plot, and to lying bars.
  private static let plotGap = 20.0
  private static let titleGap = 14.0
  /// Between small multiples.
  private static let panelGap = 24.0
  private static let panelTitle = 20.0
  private static let leastPanelHeight = 110.0
  private static let leastPanelWidth = 120.0
  /// The part of the width that names at the left of small plots may take.
  private static let facetNamePart = 0.3

  init(_ charts: [PreparedChart], style: PlotStyle, content: Rect) {
    self.style = style
    self.content = content
    let marks = charts.flatMap(\.layers).map(\.mark)
    var isUpright = !marks.contains(.bars)
    if isUpright, charts.count == 1, marks.allSatisfy({ $0 == .columns }),
      Self.columnsHaveNoRoom(charts[0], style: style, width: content.width)
    {
      isUpright = false
      notes.append("the names have no room below columns: the bars lie")
    }
    self.isUpright = isUpright
    self.charts = charts
    let model = style.model
    let series = Self.series(of: charts)
    let lineCount = charts.flatMap(\.layers).filter { $0.mark == .lines }.map(\.series.count).max() ?? 0
    let ends = isUpright ? Self.endLabels(charts, style: style, content: content) : (.none, style.model.formats, [])
    endLabels = ends.content
    self.style.model.formats = ends.formats
    notes += ends.notes
    if lineCount > Self.mostLines, model.facets.isEmpty, model.emphasized.isEmpty {
      notes.append("\(lineCount) lines are hard to follow: small plots (facets) show them apart")
    }
    if series.count > 1, endLabels != .all, model.legend != .none {
      legend = LegendLayout(
        series, top: content.minY - 3, from: content.minX, to: content.maxX,
        lowest: content.minY + content.height * 0.4, theme: style.theme, measurer: style.measurer)
    }
  }

  /// The series of all plots with their colours, in the order of the legend; none if there is only one.
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
    guard case .names = chart.x else { return false }
    // About what the labels of the values take.
    return PlaceAxis(chart.x, from: 0, to: width - 34, style: style.axisStyle(isBanded: true)).needsBars
  }

  // MARK: Plots

  private var top: Double {
    if let legend { return legend.bottom + (isUpright ? Self.plotGap : 10) }
    return content.minY + (isUpright ? Self.titleGap : 2)
  }

  /// The whole picture's margin belongs to axes below the plot.
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
    let freeHeight = area.height - (isUpright ? 0 : BarsPanel.margin)
    let mostRows = max(1, Int(saturating: (freeHeight + 6) / Self.leastPanelHeight))
    let rows = min(wanted, mostRows)
    if rows < wanted {
      notes.append("\(charts.count - rows * columns) of \(charts.count) small plots have no room")
    }
    let names = isUpright ? 0 : nameWidth(in: area)
    let nameRoom = names > 0 ? names + BarsPanel.nameGap : 0
    let width = max((area.width - nameRoom - Self.panelGap * Double(columns - 1)) / Double(columns), 1)
    // Below lying bars is a margin already.
    let rowGap = isUpright ? 6 : 4.0
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

  /// What the names take that stand once at the left of each row of small plots with bars.
  private func nameWidth(in area: Rect) -> Double {
    let text = ChartTextStyle(.regular, size: style.theme.sizes.name)
    let widest =
      charts.flatMap { $0.placeNames(style.model.formats) }.map { style.width(String($0.prefix(100)), text) }
      .max() ?? 0
    return min(widest, area.width * Self.facetNamePart).rounded(.up)
  }

  /// How many small plots stand beside each other: two or three, as the width has room for.
  static func columnCount(of count: Int, width: Double) -> Int {
    let wanted = count <= 4 && count != 3 ? min(2, count) : 3
    return max(min(wanted, Int(saturating: (width + panelGap) / (leastPanelWidth + panelGap))), 1)
  }

  private mutating func facet(
    _ index: Int, _ chart: PreparedChart, in frame: Rect, range: ValueRange, names: BarsPanel.Names
  ) -> PanelLayout {
    let facets = style.model.facets
    let text = ChartTextStyle(.semibold, size: style.theme.sizes.name)
    let name = facets.indices.contains(index) ? facets[index].name : ""
    let fitted = style.measurer.fit(name, text, width: frame.width)
    if fitted.isCut { notes.append("the name \"\(DataError.escaped(name))\" is cut: its plot has no room") }
    let inner = Rect(
      x: frame.minX, y: frame.minY + Self.panelTitle, width: frame.width, height: frame.height - Self.panelTitle)
    var panel = panel(chart, in: inner, range: range, names: names)
    let left = isUpright ? frame.minX : panel.plot.minX
    panel.title = fitted.lines.first.map {
      PlacedText($0, text, at: Point(x: left, y: frame.minY + 2), measuredBy: style.measurer)
    }
    return panel
  }

  private func panel(
    _ chart: PreparedChart, in rect: Rect, range: ValueRange, names: BarsPanel.Names = .shown
  ) -> PanelLayout {
    isUpright
      ? UprightPanel(chart: chart, style: style, rect: rect, range: range, endLabels: endLabels).layout()
      : BarsPanel(chart: chart, style: style, rect: rect, range: range, names: names).layout()
  }
}
