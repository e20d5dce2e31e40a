internal import Canvas

extension PointsLayout {
  func draw(with painter: ChartPainter) {
    for dot in dots { painter.disc(at: dot.center, radius: Self.radius, painter.color(of: dot.role)) }
  }
}
