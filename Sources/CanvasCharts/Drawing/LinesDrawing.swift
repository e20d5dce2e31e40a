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
    // All rings are below all dots: none is covered by the ring of another.
    for line in ordered { if let end = line.end { painter.endRing(at: end) } }
    for line in ordered { if let end = line.end { painter.endDisc(at: end, painter.color(of: line.role)) } }
  }
}

extension ChartPainter {
  /// The dot at a line's end, with a ring in the colour of the ground.
  func endDot(at center: Point, _ color: Color) {
    endRing(at: center)
    endDisc(at: center, color)
  }

  func endRing(at center: Point) {
    guard theme.hasBackground else { return }
    disc(at: center, radius: LinesLayout.endRadius + LinesLayout.ringWidth / 2, theme.ground)
  }

  func endDisc(at center: Point, _ color: Color) {
    disc(at: center, radius: LinesLayout.endRadius - (theme.hasBackground ? LinesLayout.ringWidth / 2 : 0), color)
  }
}
