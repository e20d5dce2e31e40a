extension PanelLayout {
  /// The plot from back to front, without its texts.
  func group(_ theme: ChartTheme) -> PlotGroup {
    var group = PlotGroup(size: plot.size)
    group.axes = [valueAxis.placed("y", theme), placeAxis.placed("x", theme)]
    let shade = theme.ink.withAlpha(0.07)
    group.marks.append(PlacedMarks(kind: "rect", items: spans.map { .shape(PlotShape(rect: $0, fill: shade)) }))
    group.marks += areas.flatMap { $0.marks(theme) }
    group.marks += bars.flatMap { $0.marks(theme) }
    let isPale = valueAxis.base.map { abs($0.from.y - plot.maxY) > 0.5 } ?? true
    let lines = valueAxis.frontLines(theme) + placeAxis.frontLines(theme, isPale: isPale)
    group.marks.append(PlacedMarks(kind: "rule", items: lines.map(PlotItem.shape)))
    group.marks.append(PlacedMarks(kind: "rule", items: rules.flatMap { $0.shapes(theme) }.map(PlotItem.shape)))
    let ordered = leaders.filter { $0.role == .muted } + leaders.filter { $0.role != .muted }
    group.marks.append(PlacedMarks(kind: "rule", items: ordered.flatMap { $0.shapes(theme) }.map(PlotItem.shape)))
    group.marks.append(PlacedMarks(kind: "rule", items: placeNotes.map { .shape($0.line(theme)) }))
    group.marks += self.lines.flatMap { $0.marks(theme) }
    let dots = placeNotes.filter(\.hasDot).map { PlotShape(discAt: $0.to, radius: NoteLayout.dotRadius, theme.ink) }
    group.marks.append(PlacedMarks(kind: "symbol", items: dots.map(PlotItem.shape)))
    group.marks += points.map { $0.marks(theme) }
    group.marks.removeAll { $0.items.isEmpty }
    if areMarksCut {
      for index in group.marks.indices where ["line", "area"].contains(group.marks[index].kind) {
        group.marks[index].clip = plot
      }
    }
    return group
  }
}

extension AxisLayout {
  /// The axis with the lines behind the marks, and what its labels say.
  fileprivate func placed(_ orient: String, _ theme: ChartTheme) -> PlacedAxis {
    var axis = PlacedAxis(orient: orient)
    axis.labels = labels.map { ($0.string, orient == "x" ? $0.box.midX : $0.box.midY) }
    axis.grid = grid.map { $0.shape(theme.grid) }
    if let base, isBaseBehindMarks { axis.lines.append(base.shape(theme.baseLine)) }
    return axis
  }

  /// The ticks and, unless it is behind the marks, the base line, above the edges of the marks.
  ///
  /// - Parameter isPale: Whether the ticks have the pale colour of the grid.
  fileprivate func frontLines(_ theme: ChartTheme, isPale: Bool = false) -> [PlotShape] {
    let base = isBaseBehindMarks ? nil : base
    return [base].compactMap { $0?.shape(theme.baseLine) }
      + ticks.map { $0.shape(isPale ? theme.grid : theme.baseLine) }
  }
}

extension AxisLayout.Line {
  /// A horizontal or vertical line, one point wide, with its edges on pixel edges.
  fileprivate func shape(_ color: Color) -> PlotShape {
    let box = Rect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
    var shape = PlotShape(
      rect: from.y == to.y ? box.insetBy(dx: 0, dy: -0.5) : box.insetBy(dx: -0.5, dy: 0), fill: color)
    shape.shared = .aligned
    return shape
  }
}

extension RuleLayout {
  fileprivate func shapes(_ theme: ChartTheme) -> [PlotShape] {
    var shapes: [PlotShape] = []
    if let plate, theme.hasBackground {
      shapes.append(PlotShape(Path(roundedRect: plate, cornerRadius: 2), fill: ChartFill(color: theme.ground)))
    }
    var path = Path()
    for part in parts { path.addLines(between: [part.0, part.1]) }
    return shapes + [PlotShape(path, stroke: color ?? theme.ink, width: Self.width, dash: Self.dash)]
  }
}

extension NoteLayout {
  fileprivate func line(_ theme: ChartTheme) -> PlotShape {
    PlotShape(Path(lines: [from, to]), stroke: theme.baseLine, width: 1, cap: .butt)
  }
}

extension PanelLayout.Leader {
  // In the colour of its line, a leader would look like a part of it.
  fileprivate func shapes(_ theme: ChartTheme) -> [PlotShape] {
    let line = PlotShape(Path(lines: points), stroke: theme.baseLine, width: 1, dash: Self.dash)
    let color = role.map { theme.color(of: $0) } ?? theme.baseLine
    return [line] + [dot].compactMap(\.self).map { PlotShape(discAt: $0, radius: Self.dotRadius, color) }
  }
}

extension LegendLayout {
  /// The squares, or the samples of lines and points, with the names.
  func placed(_ theme: ChartTheme) -> PlacedLegend {
    var legend = PlacedLegend()
    (legend.labels, legend.shapes) = (entries.map(\.label.string), entries.map { $0.shape(theme) })
    legend.colors = entries.map { theme.fill(of: $0.role).color }
    return legend
  }
}

extension LegendLayout.Entry {
  fileprivate func shape(_ theme: ChartTheme) -> PlotShape {
    switch sample {
    case .square: return PlotShape(Path(roundedRect: square, cornerRadius: 2), fill: theme.fill(of: role))
    case .point: return PlotShape(pointAt: square.center, role, theme)
    case .line:
      let line = Path(lines: [Point(x: square.minX, y: square.midY), Point(x: square.maxX, y: square.midY)])
      // The sample must not extend beyond its ends.
      return PlotShape(
        line, stroke: theme.color(of: role), width: LinesLayout.width, dash: theme.dash(of: role), cap: .butt)
    }
  }
}
