/// The layout of a plot with vertical values: columns, lines, areas and points.
struct VerticalPanel: Panel {
  let chart: PreparedChart
  var style: PlotStyle
  /// The rectangle of the plot and its axes. The plot's top is that of the rectangle. Labels may extend above it by
  /// half a line.
  let rect: Rect
  let range: ValueRange
  /// The content of the labels at the ends of lines.
  let endLabels: EndLabels.Content
  /// Whether there is room for leaders, so that labels at the ends of lines can be moved.
  private(set) var hasLeaderRoom = true
  /// The height above the plot for notes that have no place in it.
  private(set) var head = 0.0
  /// Whether the texts of notes and spans are shown: those of facets are the same in all.
  var isFirstFacet = true
  /// The width for the labels of values if facets share them, and 0 for those of a column after the first.
  var valueLabelWidth: Double?
  /// How far the labels of places may extend beyond the left edge.
  var reach = 0.0
  /// Whether the panel shows the labels of places. If facets share them, only the lowest of each column does.
  var showsPlaceLabels = true

  /// The distance from the plot to the end of one row of labels.
  static let axisHeight = 34.0
  /// The same without labels, which a facet below has.
  static let sharedFoot = 18.0
  /// The distance from the plot to the baseline of the first row.
  static let labelBaseline = 17.0
  static let rowPitch = 15.0
  static let labelGap = 8.0
  /// The distance from a column's end to the baseline of its label, and the space above the largest column in
  /// addition to the label.
  static let valueGap = 6.0
  static let valueRoom = 8.0

  var isBanded: Bool { chart.layers.contains { $0.mark == .columns || $0.mark == .bars } }

  /// The space below the lowest point of lines whose axis doesn't start at zero. On the axis, a value would look like
  /// zero.
  private var lineRoom: Double { isBanded || range.includesZero || (range.values.min() ?? 0) <= 0 ? 0 : 10 }

  func layout() -> PanelLayout {
    var (panel, layout) = (self, withEnds())
    while layout.missingHead > 0 {
      panel.head += layout.missingHead
      layout = panel.withEnds()
    }
    return layout
  }

  private func withEnds() -> PanelLayout {
    let panel = arranged()
    guard !panel.endLabels.isEmpty, panel.leaders.isEmpty else { return panel }
    // If no label moves, the plot can be wider.
    let other = changing(self) { $0.hasLeaderRoom = false }.arranged()
    return other.leaders.isEmpty ? other : panel
  }

  private func arranged() -> PanelLayout {
    let choice = ValueLabelChoice(chart, model: model, .vertical)
    var hasValues =
      isBanded && choice.isShown && !range.limits.areSet && !(range.endsAtWhole && model.valueLabels == .automatic)
    var rows = 1
    var panel = attempt(hasValues: hasValues, rows: rows)
    if panel.rows > rows {
      rows = panel.rows
      panel = attempt(hasValues: hasValues, rows: rows)
    }
    if hasValues, !panel.valuesFit {
      for formats in model.formats.shorter(for: chart.shownNumbers) {
        var panel = changing(self) { $0.style.model.formats = formats }.attempt(hasValues: true, rows: rows)
        guard panel.valuesFit else { continue }
        panel.layout.notes.append(ChartFormats.areShortened)
        return panel.layout
      }
      hasValues = false
      panel = attempt(hasValues: false, rows: rows)
      panel.layout.notes.append(ValueLabelChoice.noRoom(.vertical, model.valueLabels != .automatic))
    } else if isBanded, let note = choice.note {
      panel.layout.notes.append(note)
    } else if isBanded, choice.isShown, range.limits.areSet, model.valueLabels != .automatic {
      panel.layout.notes.append(ValueLabelChoice.cutOff)
    }
    return panel.layout
  }

  private func attempt(
    hasValues: Bool, rows: Int
  ) -> (layout: PanelLayout, rows: Int, valuesFit: Bool) {
    let top = rect.minY + head
    let foot = showsPlaceLabels ? Self.axisHeight + Double(rows - 1) * Self.rowPitch : Self.sharedFoot
    let bottom = max(rect.maxY - foot, top + 1)
    let room = hasValues ? style.columnValue.size * 0.73 + Self.valueRoom : 0
    let limit = min(6, max(2, Int(saturating: (bottom - top) / 40) + 1))
    let values = range.scale(
      includesZero: range.includesZero, limit: limit, from: bottom, to: top,
      room: range.isPercent || range.endsAtWhole ? (0, 0) : (max(room, lineRoom), room))
    let ticks = texts(ofTicks: values)
    let tickWidth = ticks.map { style.width($0, style.tick) }.max() ?? 0
    let points = pointRange
    let labels = valueLabelWidth.map { $0 > 0 ? max($0, tickWidth + Self.labelGap) : 0 } ?? tickWidth + Self.labelGap
    let left = min(max(rect.minX + labels, points.low - reach), rect.maxX - 1)
    let ends = endItems()
    let names = ends.map { (name: $0.name, value: $0.value) } + (areRulesNamedInside ? [] : ruleNames)
    let endWidth =
      names.isEmpty
      ? 0 : EndLabels.width(of: names, theme: style.theme, measurer: style.measurer, hasLeaders: hasLeaderRoom)
    let right = max(min(rect.maxX - endWidth, points.high), left + 1)
    let plot = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let axis = PlaceAxis(
      chart.x, from: left, to: right, style: style.axisStyle(isBanded: isBanded, endsAtValues: !ends.isEmpty))
    let space = PlotSpace(plot: plot, orientation: .vertical, values: values, centers: axis.centers, step: axis.step)
    var panel = PanelLayout(plot: plot)
    panel.notes = axis.notes + [chart.restNote(model)].compactMap(\.self)
    panel.valueAxis = valueAxis(ticks, values: values, plot: plot)
    if valueLabelWidth == 0 { panel.valueAxis.labels = [] }
    panel.placeAxis = placeAxis(axis, space: space)
    if !showsPlaceLabels { (panel.placeAxis.labels, panel.placeAxis.ticks) = ([], []) }
    panel.addMarks(chart, in: space, connects: model.missing == .connect)
    if range.limits.areSet { panel.cutMarks() }
    let fits = hasValues ? addColumnValues(to: &panel, space: space) : true
    addRules(to: &panel, space: space)
    addEndLabels(to: &panel, space: space, items: ends)
    panel.addPlaceRules(of: chart, style: style, space: space, within: rect)
    addSpans(to: &panel, space: space)
    panel.addShares(chart, style: style, size: style.theme.sizes.caption)
    addNotes(to: &panel, space: space)
    return (panel, axis.rowCount, fits)
  }
}
