internal import Canvas

extension RuleLayout {
  func draw(with painter: ChartPainter) {
    if let plate, painter.theme.hasBackground {
      painter.context.setFillColor(painter.theme.ground)
      painter.context.fill(Path(roundedRect: plate, cornerRadius: 2))
    }
    var path = Path()
    for part in parts { path.addLines(between: [part.0, part.1]) }
    painter.stroke(path, color ?? painter.theme.ink, width: Self.width, dash: Self.dash)
  }
}
