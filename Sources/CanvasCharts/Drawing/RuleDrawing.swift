internal import Canvas

extension RuleLayout {
  func draw(with painter: ChartPainter) {
    var path = Path()
    for part in parts { path.addLines(between: [part.0, part.1]) }
    painter.stroke(path, painter.theme.ink, width: Self.width, dash: Self.dash)
  }
}
