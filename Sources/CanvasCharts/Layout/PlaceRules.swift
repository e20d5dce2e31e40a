/// Rules at places: lines along the values.
extension PanelLayout {
  /// A name above a plot.
  struct TopName {
    let string: String
    let width: Double
    let center: Double
  }

  /// - Parameter rect: The rectangle for the plot and its axes, which the names stay inside.
  mutating func addPlaceRules(of chart: PreparedChart, style: PlotStyle, space: PlotSpace, within rect: Rect) {
    let text = ChartTextStyle(.semibold, size: style.theme.sizes.tick)
    var names: [TopName] = []
    for rule in style.model.rules {
      guard let place = rule.place, place != .missing else { continue }
      guard let center = space.position(of: place, in: chart.x) else {
        notes.append(
          Note(.dropped, "the line at \(DataError.quoted(place.text)) is left out because it isn't on the axis"))
        continue
      }
      let plot = space.plot
      let (from, to) =
        space.isHorizontal
        ? (Point(x: plot.minX, y: center), Point(x: plot.maxX, y: center))
        : (Point(x: center, y: plot.minY - 2), Point(x: center, y: plot.maxY))
      let color = chart.color(of: rule, model: style.model, theme: style.theme)
      rules.append(RuleLayout(from: from, to: to, color: color))
      let fitted = style.measurer.fit(rule.label, text, width: rect.width)
      guard let name = fitted.lines.first, !name.isEmpty else { continue }
      if fitted.isCut {
        notes.append(Note(.dropped, "the name \(DataError.quoted(rule.label)) of a line is truncated"))
      }
      if space.isHorizontal {
        endLabels.append(
          PlacedText(
            name, text, at: Point(x: rect.maxX, y: center - 4), alignment: .right, measuredBy: style.measurer))
      } else {
        names.append(TopName(string: name, width: fitted.width, center: center))
      }
    }
    addNames(names, text, baseline: space.plot.minY - 5, within: rect)
  }

  /// Adds the names of upright lines above a plot, centred at their lines. Names that would overlap move apart.
  mutating func addNames(_ names: [TopName], _ text: ChartTextStyle, baseline: Double, within rect: Rect) {
    let names = names.sorted { $0.center < $1.center }
    let gap = PlaceAxis.labelGap
    let wanted = names.map { max(min($0.center - $0.width / 2, rect.maxX - $0.width), rect.minX) }
    let starts = LabelPlacement.starts(
      wanted: wanted, lengths: names.map { $0.width + gap }, in: rect.minX...max(rect.maxX + gap, rect.minX))
    for (name, start) in zip(names, starts ?? wanted) {
      endLabels.append(PlacedText(name.string, text, origin: Point(x: start, y: baseline), width: name.width))
    }
  }
}

extension PreparedChart {
  /// The colour of a rule: its own, or that of the series with its name. Nil for the colour of titles.
  func color(of rule: ChartRule, model: ChartModel, theme: ChartTheme) -> Color? {
    if let color = rule.color { return color }
    guard let name = rule.series else { return nil }
    if let color = model.colors[name] { return color }
    for layer in layers {
      if let index = layer.series.firstIndex(of: name) { return theme.color(of: layer.role(index, -1)) }
    }
    // A series of rules has the next colour of the palette.
    let others = model.rules.compactMap(\.series).filter { !names.contains($0) }
    let place = others.firstIndex(of: name).map { Set(others.prefix($0)).count } ?? 0
    return theme.color(at: names.count + place)
  }
}
