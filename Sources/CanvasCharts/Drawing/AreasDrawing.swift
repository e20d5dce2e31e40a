internal import Canvas

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
