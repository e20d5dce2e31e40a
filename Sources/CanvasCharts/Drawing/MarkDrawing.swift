internal import Canvas

extension BarsLayout {
  /// Draws the bars. Only the ends at their values are rounded.
  func draw(with painter: ChartPainter) {
    for bar in bars where bar.box.width > 0 && bar.box.height > 0 { painter.fill(bar.path, bar.role) }
    for plate in plates {
      painter.context.setFillColor(painter.color(of: plate.role))
      painter.context.fill(Path(roundedRect: plate.box, cornerRadius: 2))
    }
  }
}

extension BarsLayout.Bar {
  /// The outline.
  var path: Path {
    let isLying = roundEnd == .left || roundEnd == .right
    let (across, along) = isLying ? (box.height, box.width) : (box.width, box.height)
    let radius = min(BarsLayout.cornerRadius, across / 2, along)
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
  /// Draws the lines, muted ones first, and then the dots at their ends.
  func draw(with painter: ChartPainter) {
    let ordered = lines.filter { $0.role == .muted } + lines.filter { $0.role != .muted }
    for line in ordered {
      let color = painter.color(of: line.role)
      var path = Path()
      for stretch in line.stretches { path.addLines(between: stretch) }
      if !path.isEmpty {
        painter.stroke(path, color, width: strokeWidth, dash: painter.theme.dash(of: line.role))
      }
      for dot in line.dots { painter.disc(at: dot, radius: Self.dotRadius, color) }
    }
    for line in ordered { if let end = line.end { painter.endDot(at: end, painter.color(of: line.role)) } }
  }
}

extension ChartPainter {
  /// Draws the dot at the end of a line. A ring around it would cover the last points of lines.
  func endDot(at center: Point, _ color: Color) { disc(at: center, radius: LinesLayout.endRadius, color) }
}

extension AreasLayout {
  /// Draws stacked areas without seams. A single area is pale, with a line on top.
  func draw(with painter: ChartPainter) {
    guard isStacked else {
      for area in areas {
        for path in area.paths { painter.fill(path, area.role, alpha: Self.alpha) }
        var line = Path()
        for top in area.tops { line.addLines(between: top) }
        if !line.isEmpty { painter.stroke(line, painter.color(of: area.role), width: LinesLayout.width) }
        if let end = area.tops.last?.last { painter.endDot(at: end, painter.color(of: area.role)) }
      }
      return
    }
    let parts = areas.flatMap { area in area.paths.map { (path: $0, role: area.role) } }
    painter.context.fillPartition(parts.map { (path: $0.path, color: painter.color(of: $0.role)) })
    for part in parts { painter.context.drawPattern(of: painter.theme.fill(of: part.role), over: part.path) }
  }
}

extension AreasLayout.Area {
  /// A closed path for each run without a gap: right along the lower edge, back along the upper edge.
  var paths: [Path] {
    zip(tops, bottoms).map { top, bottom in
      // A single point has no width; widen it by a point on each side.
      if let first = top.first, let below = bottom.first, top.count == 1 {
        return Path(rect: Rect(x: first.x - 1, y: min(first.y, below.y), width: 2, height: abs(below.y - first.y)))
      }
      return Path(polygon: bottom + top.reversed())
    }
  }
}

extension ChartPainter {
  /// Draws the mark of a point in its colour.
  func point(at center: Point, _ role: ColorRole) {
    context.setFillColor(color(of: role))
    context.fill(theme.pointShape(of: role).path(at: center, radius: PointsLayout.radius))
  }
}

extension PointsLayout {
  func draw(with painter: ChartPainter) {
    for dot in dots { painter.point(at: dot.center, dot.role) }
  }
}

extension TilesLayout {
  /// Draws the tiles with their lines and arrows, and the texts of the changes, which have colours of their own.
  func draw(with painter: ChartPainter) {
    for tile in tiles {
      painter.context.setStrokeColor(painter.theme.grid)
      painter.context.strokeBorder(tile.box, cornerRadius: Self.cornerRadius, lineWidth: Self.borderWidth)
      tile.sparkline.draw(with: painter)
      let color =
        tile.change > 0
        ? painter.theme.positive : tile.change < 0 ? painter.theme.negative : painter.theme.secondInk
      if !tile.arrow.isEmpty {
        painter.context.setFillColor(color)
        painter.context.fill(Path(polygon: tile.arrow))
      }
      if let text = tile.changeText {
        var theme = painter.theme
        theme.ink = color
        painter.context.draw([text], fonts: painter.fonts, theme: theme)
      }
    }
  }
}
