extension BarsLayout {
  /// The bars, and the plates over their patterns. Only the ends at their values are rounded.
  func marks(_ theme: ChartTheme) -> [PlacedMarks] {
    let visible = bars.filter { $0.box.width > 0 && $0.box.height > 0 }
    let plates = plates.map {
      PlotShape(Path(roundedRect: $0.box, cornerRadius: 2), fill: ChartFill(color: theme.fill(of: $0.role).color))
    }
    return [
      PlacedMarks(kind: "rect", items: visible.map { .shape(PlotShape($0.path, fill: theme.fill(of: $0.role))) }),
      PlacedMarks(kind: "rect", items: plates.map(PlotItem.shape)),
    ]
  }
}

extension BarsLayout.Bar {
  /// The outline.
  fileprivate var path: Path {
    let isHorizontal = roundEnd == .left || roundEnd == .right
    let (across, along) = isHorizontal ? (box.height, box.width) : (box.width, box.height)
    let radius = min(BarsLayout.cornerRadius, across / 4, along)
    var radii = CornerRadii()
    switch roundEnd {
    case .top: (radii.topLeft, radii.topRight) = (radius, radius)
    case .bottom: (radii.bottomLeft, radii.bottomRight) = (radius, radius)
    case .left: (radii.topLeft, radii.bottomLeft) = (radius, radius)
    case .right: (radii.topRight, radii.bottomRight) = (radius, radius)
    case nil: return Path(rect: box)
    }
    return radius > 0 ? Path(roundedRect: box, radii: radii) : Path(rect: box)
  }
}

extension LinesLayout {
  /// The lines, muted ones first and thinner, and then the dots at their ends. Of many muted lines, only
  /// single points are dots.
  func marks(_ theme: ChartTheme) -> [PlacedMarks] {
    let muted = lines.filter { $0.role == .muted }
    let ordered = muted + lines.filter { $0.role != .muted }
    var marks = PlacedMarks(kind: "line")
    for line in ordered {
      let color = theme.color(of: line.role)
      var path = Path()
      for stretch in line.stretches { path.addLines(between: stretch) }
      if !path.isEmpty {
        let width = line.role == .muted ? min(strokeWidth, Self.mutedWidth) : strokeWidth
        marks.append(.shape(PlotShape(path, stroke: color, width: width, dash: theme.dash(of: line.role))))
      }
      for dot in line.dots { marks.append(.shape(PlotShape(discAt: dot, radius: Self.dotRadius, color))) }
    }
    let ends = (muted.count > 5 ? ordered.filter { $0.role != .muted || $0.stretches.isEmpty } : ordered).compactMap {
      line in
      line.end.map { PlotShape(lineEndAt: $0, line.role, theme) }
    }
    return [marks, PlacedMarks(kind: "symbol", items: ends.map(PlotItem.shape))]
  }
}

extension AreasLayout {
  /// Stacked areas, which share edges. A single area is pale, with a line on top.
  func marks(_ theme: ChartTheme) -> [PlacedMarks] {
    var marks = PlacedMarks(kind: "area")
    marks.isPartition = isStacked
    for area in areas {
      let (fill, color) = (theme.fill(of: area.role), theme.color(of: area.role))
      let pale = ChartFill(color: color.withAlpha(color.alpha * Self.alpha))
      for path in area.paths { marks.append(.shape(PlotShape(path, fill: isStacked ? fill : pale))) }
      guard !isStacked else { continue }
      var line = Path()
      for top in area.tops { line.addLines(between: top) }
      if !line.isEmpty { marks.append(.shape(PlotShape(line, stroke: color, width: LinesLayout.width))) }
      if let end = area.tops.last?.last { marks.append(.shape(PlotShape(lineEndAt: end, area.role, theme))) }
    }
    return [marks]
  }
}

extension AreasLayout.Area {
  /// A closed path for each run without a gap: right along the lower edge, back along the upper edge.
  fileprivate var paths: [Path] {
    zip(tops, bottoms).map { top, bottom in
      // A single point has no width; widen it by a point on each side.
      if let first = top.first, let below = bottom.first, top.count == 1 {
        return Path(rect: Rect(x: first.x - 1, y: min(first.y, below.y), width: 2, height: abs(below.y - first.y)))
      }
      return Path(polygon: bottom + top.reversed())
    }
  }
}

extension PointsLayout {
  func marks(_ theme: ChartTheme) -> PlacedMarks {
    PlacedMarks(kind: "symbol", items: dots.map { .shape(PlotShape(pointAt: $0.center, $0.role, theme)) })
  }
}

extension PlotShape {
  /// The mark of a point in its colour.
  init(pointAt center: Point, _ role: ColorRole, _ theme: ChartTheme) {
    let path = theme.pointShape(of: role).path(at: center, radius: PointsLayout.radius)
    self.init(path, fill: ChartFill(color: theme.color(of: role)))
  }

  /// The dot at the end of a line. A ring around it would cover the last points of lines.
  fileprivate init(lineEndAt center: Point, _ role: ColorRole, _ theme: ChartTheme) {
    self.init(discAt: center, radius: LinesLayout.endRadius, theme.color(of: role))
  }
}
