internal import Canvas

extension LinesLayout {
  /// The lines, those that stand back first, and then the dots at their ends.
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
    for line in ordered {
      if let end = line.end { painter.endDot(at: end, painter.color(of: line.role)) }
    }
  }
}

extension ChartPainter {
  /// The dot at a line's end, with a ring in the colour of the ground.
  func endDot(at center: Point, _ color: Color) {
    let (radius, ring) = (LinesLayout.endRadius, LinesLayout.ringWidth)
    guard theme.hasBackground else { return disc(at: center, radius: radius, color) }
    disc(at: center, radius: radius + ring / 2, theme.ground)
    disc(at: center, radius: radius - ring / 2, color)
  }
}
