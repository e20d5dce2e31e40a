/// The layout of a plot with horizontal bars: names on the left, bars, and values behind them.
struct HorizontalPanel: Panel {
  let chart: PreparedChart
  var style: PlotStyle
  /// The rectangle for the bars and the axis or margin below them.
  let rect: Rect
  let range: ValueRange
  /// Whether the panel shows names. If facets are side by side, only the first of each row has names, in a given
  /// width.
  var names = Names.shown

  enum Names: Sendable, Equatable {
    case shown, hidden
    case inWidth(Double)
  }

  /// The distances from names to the base line, from bars to values, and from values to percentages, in points.
  static let nameGap = 10.0
  static let valueGap = 7.0
  static let percentGap = 5.0
  /// The minimum step for text of full size, and for text of the smallest size.
  static let step = 16.0
  static let smallStep = 13.0
  static let smallSize = 10.0
  /// The minimum step and its text size if all bars fit with them.
  private static let leastStep = 11.0
  private static let leastSize = 9.0
  /// The maximum fraction of the width for names.
  static let namePart = 0.5
  /// The margin on the left of answers in a facet, in points.
  static let facetMargin = 12.0
  /// The margin below the lowest bar if there is no axis.
  static let margin = 20.0

  func layout() -> PanelLayout {
    var bars = self
    let isFolded = capacity(Self.leastStep) < chart.count
    if isFolded {
      // The sum of the rest may be the largest value.
      let folded = bars.folded
      let whole = ValueRange([range, ValueRange(folded.layers, rules: [])])
      bars = HorizontalPanel(chart: folded, style: style, rect: rect, range: whole, names: names)
    }
    let choice = ValueLabelChoice(bars.chart, model: model, .horizontal)
    let hasRoom = bars.hasRoomForValues && !range.limits.areSet
    var (panel, valuesFit) = bars.attempt(hasValues: choice.isShown && hasRoom)
    for shorter in valuesFit ? [] : bars.stylesOfShorterValues where !valuesFit {
      bars.style = shorter
      (panel, valuesFit) = bars.attempt(hasValues: true)
    }
    if !valuesFit {
      // A value that begins before its bar would be read as another one.
      bars.style = style
      panel = bars.attempt(hasValues: false).panel
    }
    panel.isFolded = isFolded
    if bars.style.model.formats != model.formats { panel.notes.append(ChartFormats.areShortened) }
    if let note = choice.note { panel.notes.append(note) }
    if choice.isShown, !hasRoom || !valuesFit {
      let isAsked = model.valueLabels != .automatic
      if !range.limits.areSet {
        panel.notes.append(ValueLabelChoice.noRoom(.horizontal, isAsked))
      } else if isAsked {
        panel.notes.append(ValueLabelChoice.cutOff)
      }
    }
    return panel
  }

  /// The styles with shorter values, at last without percentages that weren't asked for.
  private var stylesOfShorterValues: [PlotStyle] {
    let isPlain = model.valueLabels == .automatic && widestShare != nil
    let styles = (isPlain ? [model.valueLabels, .value] : [model.valueLabels]).flatMap { labels in
      ([model.formats] + model.formats.shorter(for: chart.shownNumbers)).map { formats in
        changing(style) { ($0.model.valueLabels, $0.model.formats) = (labels, formats) }
      }
    }
    return Array(styles.dropFirst())
  }

  /// The number of bars that fit with a step.
  private func capacity(_ step: Double) -> Int {
    let hasValues = hasRoomForValues && ValueLabelChoice(chart, model: model, .horizontal).isShown
    return max(1, Int(saturating: (rect.height - below(hasValues: hasValues)) / step))
  }

  private var folded: PreparedChart { changing(chart) { $0.sumUpPlaces(to: capacity(Self.smallStep), model: model) } }

  private var hasRoomForValues: Bool {
    guard let layer = chart.layers.first else { return false }
    let rows = Double(layer.rowCount)
    return (rect.height - Self.margin) / Double(max(chart.count, 1)) * BarsLayout.barFraction / rows >= 9 || rows == 1
  }

  private func below(hasValues: Bool) -> Double { hasValues ? Self.margin : VerticalPanel.axisHeight }

  func size(step: Double) -> Double {
    step >= Self.step ? style.theme.sizes.name : step >= Self.smallStep ? Self.smallSize : Self.leastSize
  }

  private func attempt(hasValues: Bool) -> (panel: PanelLayout, valuesFit: Bool) {
    let ruleRoom = model.rules.contains(where: \.isAtValue) ? 18.0 : 0
    let top = rect.minY + ruleRoom
    let bottom = max(rect.maxY - below(hasValues: hasValues), top + 1)
    let step = (bottom - top) / Double(max(chart.count, 1))
    let size = size(step: step)
    let names = self.names == .hidden ? [] : fittedNames(step: step, size: size)
    var nameWidth = names.map(\.width).max() ?? 0
    if case .inWidth(let width) = self.names { nameWidth = width }
    let left = min(rect.minX + nameWidth + (nameWidth > 0 ? Self.nameGap : 0), rect.maxX - 2)
    let rows = chart.layers.first?.rowCount ?? 1
    let valueSize = rows == 1 ? size : min(size, max(step * BarsLayout.barFraction / Double(rows), Self.smallSize))
    let values = scale(hasValues: hasValues, left: left, size: valueSize)
    let plot = Rect(x: left, y: top, width: rect.maxX - left, height: bottom - top)
    let bands = BandScale(count: chart.count, from: top, to: bottom)
    let space = PlotSpace(
      plot: plot, orientation: .horizontal, values: values, centers: (0..<chart.count).map(bands.center), step: step)
    var panel = PanelLayout(plot: plot)
    panel.notes = chart.notes + [chart.restNote(model)].compactMap(\.self)
    panel.placeNames = chart.placeNames(model.formats)
    panel.addMarks(chart, in: space, connects: false)
    if range.limits.areSet { panel.cutMarks() }
    panel.placeAxis.base = AxisLayout.Line(
      from: Point(x: space.base, y: top), to: Point(x: space.base, y: bottom))
    panel.placeAxis.isBaseBehindMarks = chart.hasNeutralAnswers
    addNames(names, size: size, right: rect.minX + nameWidth, space: space, to: &panel)
    var fits = true
    if hasValues {
      fits = addValues(size: valueSize, space: space, to: &panel)
    } else {
      addAxis(space: space, to: &panel)
    }
    panel.addShares(chart, style: style, size: min(size, style.theme.sizes.tick))
    addRules(space: space, to: &panel)
    panel.addPlaceRules(of: chart, style: style, space: space, within: rect)
    return (panel, fits)
  }
}
