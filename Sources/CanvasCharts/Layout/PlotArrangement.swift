internal import Canvas
internal import CanvasData

/// The legend and the plots of a chart, one or several, in the room below its titles.
struct PlotArrangement {
  private let charts: [PreparedChart]
  private let style: PlotStyle
  private let content: Rect
  private(set) var legend: LegendLayout?
  private(set) var notes: [String] = []
  private let hasEndLabels: Bool
  private let isUpright: Bool

  /// Up to this many lines can be followed.
  private static let mostLines = 5
  /// From a legend, or the titles, to the top of an upright plot, and to lying bars.
  private static let plotGap = 20.0
  private static let titleGap = 14.0
  /// The part of the width that names at lines may take.
  private static let endPart = 0.36
  /// Between small multiples.
  private static let panelGap = 24.0
  private static let panelTitle = 20.0
  private static let leastPanelHeight = 110.0

  init(_ charts: [PreparedChart], style: PlotStyle, content: Rect) {
    self.style = style
    self.content = content
    var charts = charts
    let marks = charts.flatMap(\.layers).map(\.mark)
    var isUpright = !marks.contains(.bars)
    if isUpright, charts.count == 1, marks.allSatisfy({ $0 == .columns }),
      Self.haveNoRoom(charts[0], style: style, width: content.width)
    {
      isUpright = false
      notes.append("the names have no room below columns: the bars lie")
    }
    self.isUpright = isUpright
    self.charts = charts
    let model = style.model
    let series = Self.series(of: charts)
    let lineCount = charts.flatMap(\.layers).filter { $0.mark == .lines }.map(\.series.count).max() ?? 0
    hasEndLabels =
      isUpright && model.facets.isEmpty && model.legend == .automatic
      && Self.endLabelsFit(charts, series: series, style: style, content: content)
    if lineCount > Self.mostLines, model.facets.isEmpty, model.emphasized.isEmpty {
      notes.append("\(lineCount) lines are hard to follow: small plots (facets) show them apart")
    }
    if !hasEndLabels, isUpright, model.facets.isEmpty, model.legend == .automatic, Self.haveEnds(charts) {
      notes.append("the last values of lines are not written: they have no room")
    }
    if series.count > 1, !hasEndLabels, model.legend != .none {
      legend = LegendLayout(
        series, top: content.minY - 3, from: content.minX, to: content.maxX,
        lowest: content.minY + content.height * 0.4, theme: style.theme, measurer: style.measurer)
    }
  }

  /// The series of all plots with their colours, in the order of the legend; none where there is only one.
  private static func series(of charts: [PreparedChart]) -> [(String, ColorRole, isLine: Bool)] {
    var result: [(String, ColorRole, isLine: Bool)] = []
    var seen: Set<String> = []
    for layer in charts.flatMap(\.layers) where layer.series.count > 1 || layer.series.first != "" {
      for (index, name) in layer.series.enumerated() where seen.insert(name).inserted {
        result.append((name, layer.role(index, -1), isLine: layer.mark == .lines))
      }
    }
    return result
  }

  private static func haveNoRoom(_ chart: PreparedChart, style: PlotStyle, width: Double) -> Bool {
    guard case .names = chart.x else { return false }
    // About what the labels of the values take.
    return PlaceAxis(chart.x, from: 0, to: width - 34, style: style.axisStyle(isBanded: true)).needsBars
  }

  /// Whether names and last values stand at the ends of lines where they have room.
  private static func haveEnds(_ charts: [PreparedChart]) -> Bool {
    let marks = charts.flatMap(\.layers).map(\.mark)
    return marks.contains { $0 == .lines || $0 == .areas }
      && marks.allSatisfy { $0 == .lines || $0 == .areas || $0 == .points }
  }

  private static func endLabelsFit(
    _ charts: [PreparedChart], series: [(String, ColorRole, isLine: Bool)], style: PlotStyle, content: Rect
  ) -> Bool {
    guard haveEnds(charts) else { return false }
    let layers = charts.flatMap(\.layers)
    let ends = layers.flatMap { layer in
      layer.series.indices.map { index in
        (name: layer.series[index], value: layer.values[index].last(where: { $0 != nil }).flatMap(\.self))
      }
    }
    let items = ends.map { (name: $0.name, value: $0.value.map(style.model.formats.value) ?? "") }
    let rules = style.model.rules.count
    return EndLabels.width(of: items, theme: style.theme, measurer: style.measurer) <= content.width * endPart
      && Double(items.count + rules) * EndLabels.pitch <= content.height - 60
  }

  // MARK: Plots

  private var top: Double {
    if let legend { return legend.bottom + (isUpright ? Self.plotGap : 10) }
    return content.minY + (isUpright ? Self.titleGap : 2)
  }

  /// The whole picture's margin belongs to axes below the plot.
  private var room: Rect {
    let bottom = isUpright || !hasBarValues ? content.maxY + 20 : content.maxY
    return Rect(x: content.minX, y: top, width: content.width, height: max(bottom - top, 1))
  }

  private var hasBarValues: Bool { style.model.valueLabels != .none }

  mutating func panels() -> [PanelLayout] {
    let ranges = charts.map { ValueRange($0.layers, rules: style.model.rules) }
    let whole = ValueRange(ranges)
    guard charts.count > 1 || !style.model.facets.isEmpty else {
      let rect = self.room
      return charts.prefix(1).map { panel($0, in: rect, range: whole) }
    }
    let columns = charts.count <= 4 && charts.count != 3 ? min(2, charts.count) : 3
    let wanted = (charts.count + columns - 1) / columns
    let area = self.room
    let mostRows = max(1, Int(saturating: (area.height + 6) / Self.leastPanelHeight))
    let rows = min(wanted, mostRows)
    if rows < wanted {
      notes.append("\(charts.count - rows * columns) of \(charts.count) small plots have no room")
    }
    let width = (area.width - Self.panelGap * Double(columns - 1)) / Double(columns)
    let height = (area.height - 6 * Double(rows - 1)) / Double(rows)
    return charts.prefix(rows * columns).enumerated().map { index, chart in
      let frame = Rect(
        x: area.minX + Double(index % columns) * (width + Self.panelGap),
        y: area.minY + Double(index / columns) * (height + 6), width: width, height: height)
      return facet(index, chart, in: frame, range: whole)
    }
  }

  private mutating func facet(_ index: Int, _ chart: PreparedChart, in frame: Rect, range: ValueRange) -> PanelLayout {
    let facets = style.model.facets
    let text = ChartTextStyle(.semibold, size: style.theme.sizes.name)
    let name = facets.indices.contains(index) ? facets[index].name : ""
    let fitted = style.measurer.fit(name, text, width: frame.width)
    if fitted.isCut { notes.append("the name \"\(name)\" is cut: its plot has no room") }
    let inner = Rect(
      x: frame.minX, y: frame.minY + Self.panelTitle, width: frame.width, height: frame.height - Self.panelTitle)
    var panel = panel(chart, in: inner, range: range)
    panel.title = fitted.lines.first.map {
      PlacedText($0, text, at: Point(x: frame.minX, y: frame.minY + 2), measuredBy: style.measurer)
    }
    return panel
  }

  private func panel(_ chart: PreparedChart, in rect: Rect, range: ValueRange) -> PanelLayout {
    isUpright
      ? UprightPanel(chart: chart, style: style, rect: rect, range: range, hasEndLabels: hasEndLabels).layout()
      : BarsPanel(chart: chart, style: style, rect: rect, range: range).layout()
  }
}
