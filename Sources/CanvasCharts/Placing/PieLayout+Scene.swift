extension PieLayout {
  /// The corner radius of a legend's squares, in points.
  private static let swatchCorner = 2.0

  /// Draws the chart. The context's state is unchanged afterwards.
  public func draw(on context: DrawingContext, theme: ChartTheme, fonts: ChartFonts) {
    guard frame.isFinite, !frame.isEmpty else { return }
    context.withGState {
      context.clip(to: frame)
      scene(theme).draw(on: context, fonts: fonts)
    }
  }

  /// The slices with the gaps between them, the lines to labels, the legend and the texts.
  func scene(_ theme: ChartTheme) -> PlotScene {
    var scene = PlotScene(size: frame.size)
    var pie = PlotGroup(size: frame.size)
    pie.marks = slices.isEmpty ? [emptyRing(theme)] : [sectors, gaps(theme)]
    // A layer limits the gaps, which are cut out, to the pie.
    pie.isLayer = !theme.hasBackground
    let lines = changing(PlotGroup(size: frame.size)) { $0.marks = [leaders(theme)] }
    scene.groups = [PlotGroup(groundOf: frame, theme), pie, lines]
    if let rows = legend?.rows {
      var placed = PlacedLegend()
      (placed.labels, placed.colors) = (rows.map(\.name.string), rows.map(\.fill.color))
      placed.shapes = rows.map {
        PlotShape(Path(roundedRect: $0.swatch, cornerRadius: Self.swatchCorner), fill: $0.fill)
      }
      scene.legends = [placed]
    }
    scene.texts = allTexts.map { PlotText($0, theme) }
    return scene
  }

  private func emptyRing(_ theme: ChartTheme) -> PlacedMarks {
    let ring = Path(
      pieCenter: center, radius: radius, innerRadius: innerRadius, startAngle: 0, endAngle: 2 * Double.pi)
    return PlacedMarks(kind: "arc", items: [.shape(PlotShape(ring, fill: ChartFill(color: theme.grid)))])
  }

  private var sectors: PlacedMarks {
    var marks = PlacedMarks(kind: "arc")
    marks.isPartition = true
    for slice in slices {
      var fill = slice.fill
      // A narrower slice would show specks of its pattern.
      if slice.sweep * radius < ChartPattern.width { fill.pattern = .none }
      marks.append(.shape(PlotShape(path(of: slice), fill: fill)))
    }
    return marks
  }

  private func gaps(_ theme: ChartTheme) -> PlacedMarks {
    var gaps = Path()
    for place in slices.indices { gaps.addPath(gap(before: place)) }
    var shape = PlotShape(gaps, fill: ChartFill(color: theme.ground))
    if !theme.hasBackground { shape.blendMode = .clear }
    return PlacedMarks(kind: "rule", items: [.shape(shape)])
  }

  private func leaders(_ theme: ChartTheme) -> PlacedMarks {
    let lines = labels.map(\.leader).filter { $0.count > 1 }.map {
      PlotShape(Path(lines: $0), stroke: theme.baseLine, width: leaderWidth, cap: .butt)
    }
    return PlacedMarks(kind: "rule", items: lines.map(PlotItem.shape))
  }
}
