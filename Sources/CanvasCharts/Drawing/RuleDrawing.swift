internal import Canvas

extension RuleLayout {
  func draw(with painter: ChartPainter) {
    var path = Path()
    path.addLines(between: [from, to])
    painter.stroke(path, painter.theme.ink, width: Self.width, dash: Self.dash)
  }
}
