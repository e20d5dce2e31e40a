internal import Canvas

extension Sparkline {
  /// Draws the area, the line and the dot at its end.
  func draw(with painter: ChartPainter) {
    let color = painter.theme.fill(at: 0).color
    for stretch in stretches {
      guard let first = stretch.first, let last = stretch.last else { continue }
      guard stretch.count > 1 else {
        painter.disc(at: first, radius: Self.width / 2, color)
        continue
      }
      let below = [Point(x: last.x, y: bottom), Point(x: first.x, y: bottom)]
      painter.context.setFillColor(color.withAlpha(color.alpha * AreasLayout.alpha))
      painter.context.fill(Path(polygon: stretch + below))
      var line = Path()
      line.addLines(between: stretch)
      painter.stroke(line, color, width: Self.width)
    }
    if let end { painter.disc(at: end, radius: Self.endRadius, color) }
  }
}
