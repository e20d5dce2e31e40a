extension TilesLayout {
  /// The tiles with their lines and arrows, without their texts.
  func group(in frame: Rect, _ theme: ChartTheme) -> PlotGroup {
    var group = PlotGroup(size: frame.size)
    group.marks = tiles.map { PlacedMarks(kind: "group", items: $0.shapes(theme).map(PlotItem.shape)) }
    return group
  }
}

extension TilesLayout.Tile {
  /// The colour of a change: for the better, for the worse, or neither.
  func changeColor(_ theme: ChartTheme) -> Color {
    change > 0 ? theme.positive : change < 0 ? theme.negative : theme.secondInk
  }

  fileprivate func shapes(_ theme: ChartTheme) -> [PlotShape] {
    let width = TilesLayout.borderWidth
    var edges = Path(roundedRect: box, cornerRadius: TilesLayout.cornerRadius)
    edges.addRoundedRect(in: box.insetBy(dx: width, dy: width), cornerRadius: TilesLayout.cornerRadius - width)
    let border = changing(PlotShape(edges, fill: ChartFill(color: theme.grid))) { $0.fillRule = .evenOdd }
    let arrow = arrow.isEmpty ? [] : [PlotShape(Path(polygon: arrow), fill: ChartFill(color: changeColor(theme)))]
    return [border] + sparkline.shapes(theme) + arrow
  }
}

extension Sparkline {
  /// The area, the line and the dot at its end.
  fileprivate func shapes(_ theme: ChartTheme) -> [PlotShape] {
    let color = theme.color(at: 0)
    var shapes: [PlotShape] = []
    for stretch in stretches {
      guard let first = stretch.first, let last = stretch.last else { continue }
      guard stretch.count > 1 else {
        shapes.append(PlotShape(discAt: first, radius: Self.width / 2, color))
        continue
      }
      let below = [Point(x: last.x, y: bottom), Point(x: first.x, y: bottom)]
      let pale = ChartFill(color: color.withAlpha(color.alpha * AreasLayout.alpha))
      shapes.append(PlotShape(Path(polygon: stretch + below), fill: pale))
      shapes.append(PlotShape(Path(lines: stretch), stroke: color, width: Self.width))
    }
    return shapes + [end].compactMap(\.self).map { PlotShape(discAt: $0, radius: Self.endRadius, color) }
  }
}
