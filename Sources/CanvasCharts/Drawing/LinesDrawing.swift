internal import Canvas

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
