internal import Canvas

extension ChartPainter {
  /// Draws the mark of a point in its colour.
  func point(at center: Point, _ role: ColorRole) {
    context.setFillColor(color(of: role))
    context.fill(theme.pointShape(of: role).path(at: center, radius: PointsLayout.radius))
  }
}

extension PointsLayout {
  func draw(with painter: ChartPainter) {
    for dot in dots { painter.point(at: dot.center, dot.role) }
  }
}
