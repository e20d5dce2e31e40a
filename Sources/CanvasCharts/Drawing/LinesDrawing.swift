internal import Canvas

extension LinesLayout {
  /// The lines, those that stand back first, and then the dots at their ends.
  func draw(with painter: ChartPainter) {
    let ordered = lines.filter { $0.role == .muted } + lines.filter { $0.role != .muted }
    for line in ordered {
      let color = painter.color(of: line.role)
      var path = Path()
      for stretch in line.stretches { path.addLines(between: stretch) }
      if !path.isEmpty { painter.stroke(path, color, width: Self.width) }
      for dot in line.dots { painter.disc(at: dot, radius: Self.dotRadius, color) }
    }
    for line in ordered {
      guard let end = line.end else { continue }
      if painter.theme.hasBackground {
        painter.disc(at: end, radius: Self.endRadius + Self.ringWidth / 2, painter.theme.ground)
        painter.disc(at: end, radius: Self.endRadius - Self.ringWidth / 2, painter.color(of: line.role))
      } else {
        painter.disc(at: end, radius: Self.endRadius, painter.color(of: line.role))
      }
    }
  }
}
