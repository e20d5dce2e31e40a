/// The positions of a chart's marks, axes and texts, without any drawing. Use it in tests.
///
///     let layout = ChartLayout(model, in: Rect(x: 0, y: 0, width: 640, height: 400), theme: .light,
///       measurer: TextMeasurer(fonts))
///     layout.panels[0].bars[0].bars[3].box
///     layout.notes   // what was left out, and why
public struct ChartLayout: Sendable, Equatable {
  /// The rectangle of the whole chart, in points.
  public let frame: Rect
  /// The title, the subtitle and the caption.
  public var titles: [PlacedText]
  /// The series' names above the plots, or nil if there are none.
  public var legend: LegendLayout?
  /// The titles of the axes.
  public var axisTitles: [PlacedText] = []
  /// What the chart shows.
  package private(set) var content = Content.panels([])
  /// The theme of the layout.
  public var theme: ChartTheme
  /// Notes for the user, one line each: what is truncated, left out or drawn in another way.
  public var notes: [Note]
  /// The bounding boxes of the marks, at most 10,000.
  public var marks: [MarkBox] = []
  /// A description of the chart for screen readers.
  public var alternativeText: String

  /// What a chart shows.
  package enum Content: Sendable, Equatable {
    /// The plots: one, or one for each facet. None if the picture is too small.
    case panels([PanelLayout])
    case tiles(TilesLayout)
    /// The pie of a chart of sectors, which has its own titles.
    case pie(PieLayout)
    /// The plot of a chart that panels can't show.
    case plot(PlacedPlot)
    /// The text in the middle of a chart without values.
    case emptyText(PlacedText)
  }

  /// The plots: one, or one for each facet.
  public var panels: [PanelLayout] { if case .panels(let panels) = content { panels } else { [] } }
  /// The tiles, or nil if the chart has none.
  public var tiles: TilesLayout? { if case .tiles(let tiles) = content { tiles } else { nil } }
  /// The pie of a chart of sectors, in place of plots and titles.
  public var pie: PieLayout? { if case .pie(let pie) = content { pie } else { nil } }
  /// The plot of a chart that panels can't show.
  package var plot: PlacedPlot? { if case .plot(let plot) = content { plot } else { nil } }
  /// The text in the middle of a chart without values.
  public var emptyText: PlacedText? { if case .emptyText(let text) = content { text } else { nil } }

  /// The default size of a chart, in points.
  public static let defaultSize = Size(width: 640, height: 400)

  /// The distance from the middle of a capital letter to the baseline, as a fraction of the font size.
  private static let middle = 0.36

  /// Lays out a chart in a rectangle. If the rectangle is empty or not finite, the layout is empty.
  public init(_ model: ChartModel, in frame: Rect, theme: ChartTheme, measurer: TextMeasurer) {
    var model = model
    model.nameUnnamed()
    model.setDecimals()
    model.alignFacets()
    let answerNotes = model.orderAnswers()
    model.orderFacets()
    let axisNotes = model.notesOnPercentages + model.leaveOutRules()
    self.frame = frame
    self.theme = theme
    alternativeText = ChartSummary(model: model).sentence
    guard frame.isFinite, frame.width >= 1, frame.height >= 1 else {
      titles = []
      notes = [Note(.empty, "the picture is too small for a chart")]
      return
    }
    let titles = TitleLayout(model.titles, in: frame, sizes: theme.sizes, measurer: measurer)
    self.titles = titles.texts
    notes = titles.notes + answerNotes + axisNotes
    let style = PlotStyle(model: model, theme: theme, measurer: measurer)
    // A bar with its name is more than 8 points high.
    let maximumPlaces = Int(saturating: max(frame.width, frame.height) / 8)
    let charts = (model.facets.isEmpty ? [model.layers] : model.facets.map(\.layers)).map {
      PreparedChart($0, of: model, maximumPlaces: maximumPlaces)
    }
    for chart in charts { for note in chart.notes where !notes.contains(note) { notes.append(note) } }
    let hasValues = charts.contains { $0.layers.contains { $0.values.contains { $0.contains { $0 != nil } } } }
    if !hasValues {
      let text = ChartTextStyle(size: theme.sizes.name, ink: .second)
      content = .emptyText(
        PlacedText(
          model.formats.words.noData, text,
          at: Point(x: titles.content.midX, y: titles.content.midY + text.size * Self.middle), alignment: .center,
          measuredBy: measurer))
      notes.append(Note(.empty, "there are no values to draw"))
    } else if charts.contains(where: { $0.layers.contains { $0.mark == .tiles } }), let chart = charts.first {
      content = .tiles(TilesLayout(chart, style: style, in: titles.content, notes: &notes))
      notes += model.notesWithoutAxis + model.notesOfTiles
      if charts.count > 1 {
        notes.append(Note(.dropped, "only the first of \(charts.count) panels is drawn, because tiles have none"))
      }
    } else {
      addPanels(charts, style: style, below: titles)
    }
    if model.emphasized.contains(model.otherName), !charts.contains(where: { $0.isNamed(model.otherName) }),
      !panels.contains(where: { $0.placeNames.last?.hasPrefix(model.otherName) ?? false })
    {
      notes.append(Note(.ignored, "no values are combined as \"\(model.otherName)\", so it can't be emphasized"))
    }
    let bars = panels.flatMap(\.bars).flatMap(\.bars)
    if bars.isEmpty, !panels.isEmpty, ![.automatic, .none].contains(model.valueLabels) {
      notes.append(Note(.ignored, "value labels stand at bars and columns, and have no effect on other marks"))
    }
    if let color = model.negativeColor, !bars.contains(where: { $0.value < 0 && $0.role == .own(color) }) {
      notes.append(
        Note(.ignored, "no bar of a single series without emphasis is below zero, so the colour for it has no effect"))
    }
    addMarkBoxes(charts, formats: model.formats)
    sweepLabels()
  }

  /// The layout of a chart of sectors.
  package init(_ pie: PieLayout, theme: ChartTheme) {
    frame = pie.frame
    titles = []
    content = .pie(pie)
    self.theme = theme
    notes = pie.notes
    alternativeText = pie.summary
  }

  /// The layout of a chart whose marks are a plot, below its titles.
  init(_ plot: PlacedPlot, titles: TitleLayout, in frame: Rect, theme: ChartTheme, alternativeText: String) {
    self.frame = frame
    self.titles = titles.texts
    content = .plot(plot)
    self.theme = theme
    self.alternativeText = alternativeText
    notes = titles.notes + plot.scene.notes
    marks = Array(plot.boxes.prefix(Self.maximumMarks))
  }

  private mutating func addPanels(_ charts: [PreparedChart], style: PlotStyle, below head: TitleLayout) {
    var plots = PlotArrangement(charts, style: style, content: head.content)
    var panels = plots.panels()
    // What a chart shows comes before what is written about it.
    var (style, left) = (style, [String]())
    for (name, text) in [("caption", \ChartTitles.caption), ("subtitle", \.subtitle)] {
      guard panels.count < charts.count || panels.contains(where: \.isFolded) else { break }
      guard !style.model.titles[keyPath: text].isEmpty else { continue }
      style.model.titles[keyPath: text] = ""
      left.append(name)
      let other = TitleLayout(style.model.titles, in: frame, sizes: theme.sizes, measurer: style.measurer)
      var more = PlotArrangement(charts, style: style, content: other.content)
      let whole = more.panels()
      guard whole.count == charts.count, !whole.contains(where: \.isFolded) else { continue }
      (plots, panels, titles) = (more, whole, other.texts)
      notes.removeAll(where: head.notes.contains)
      notes += other.notes
      let names = "the \(left.joined(separator: " and the ")) \(left.count == 1 ? "is" : "are")"
      notes.append(Note(.dropped, "\(names) left out because not everything fits"))
    }
    legend = plots.legend
    notes += plots.notes + (legend?.notes ?? [])
    for panel in panels { for note in panel.notes where !notes.contains(note) { notes.append(note) } }
    content = .panels(panels)
    axisTitles = plots.axisTitles(of: panels)
  }

  // Titles come first, then the most informative labels: of two labels that overlap, the later one is left out.
  private mutating func sweepLabels() {
    var sweep = LabelSweep(frame: frame)
    titles = sweep.keep(titles)
    axisTitles = sweep.keep(axisTitles)
    if var legend {
      legend.entries = legend.entries.filter { sweep.keep($0.label) }
      self.legend = legend
    }
    switch content {
    case .panels(var panels):
      for index in panels.indices { panels[index].sweepLabels(&sweep) }
      content = .panels(panels)
    case .tiles(var tiles):
      for index in tiles.tiles.indices {
        tiles.tiles[index].texts = sweep.keep(tiles.tiles[index].texts)
        if let text = tiles.tiles[index].changeText, !sweep.keep(text) { tiles.tiles[index].changeText = nil }
      }
      content = .tiles(tiles)
    case .emptyText(let text): if !sweep.keep(text) { content = .panels([]) }
    case .pie, .plot: break
    }
    if let note = sweep.note { notes.append(note) }
  }

  /// All texts of the chart in drawing order.
  public var texts: [PlacedText] {
    let texts =
      switch content {
      case .panels(let panels): panels.flatMap { $0.axisLabels + $0.bars.flatMap(\.labels) }
      case .tiles(let tiles): tiles.tiles.flatMap { $0.texts + [$0.changeText].compactMap(\.self) }
      case .pie(let pie): pie.allTexts
      case .plot: [PlacedText]()
      case .emptyText(let text): [text]
      }
    return titles + axisTitles + (legend?.entries.map(\.label) ?? []) + texts
  }

  // MARK: Marks

  private static let maximumMarks = 10_000

  private mutating func addMarkBoxes(_ charts: [PreparedChart], formats: ChartFormats) {
    for (panel, chart) in zip(panels, charts) {
      let places = panel.placeNames.isEmpty ? chart.placeNames(formats) : panel.placeNames
      func layers(_ marks: ChartMark...) -> [PreparedLayer] { chart.layers.filter { marks.contains($0.mark) } }
      func name(_ place: Int) -> String { places.indices.contains(place) ? places[place] : "" }
      for (bars, layer) in zip(panel.bars, layers(.bars, .columns)) {
        for bar in bars.bars { addBox(bar.box, of: bar.series, in: layer, place: name(bar.place), value: bar.value) }
      }
      for (points, layer) in zip(panel.points, layers(.points)) {
        for dot in points.dots {
          let size = Size(width: 2 * PointsLayout.radius, height: 2 * PointsLayout.radius)
          addBox(
            Rect(center: dot.center, size: size), of: dot.series, in: layer, place: name(dot.place), value: dot.value)
        }
      }
      for (lines, layer) in zip(panel.lines, layers(.lines)) {
        for line in lines.lines { addBox(around: line.stretches.flatMap(\.self) + line.dots, line.series, layer) }
      }
      for (areas, layer) in zip(panel.areas, layers(.areas)) {
        for area in areas.areas { addBox(around: (area.tops + area.bottoms).flatMap(\.self), area.series, layer) }
      }
    }
    guard let tiles, let layer = charts.first?.layers.first else { return }
    for tile in tiles.tiles { addBox(tile.box, of: tile.series, in: layer, value: tile.value) }
  }

  private mutating func addBox(around points: [Point], _ series: Int, _ layer: PreparedLayer) {
    if !points.isEmpty { addBox(Path(lines: points).boundingBox, of: series, in: layer) }
  }

  private mutating func addBox(
    _ box: Rect, of series: Int, in layer: PreparedLayer, place: String = "", value: Double? = nil
  ) {
    guard marks.count < Self.maximumMarks else { return }
    let series = layer.series.indices.contains(series) ? layer.series[series] : ""
    marks.append(MarkBox(series: series, place: place, value: value, box: box))
  }
}
