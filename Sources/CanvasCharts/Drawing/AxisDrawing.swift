internal import Canvas

extension AxisLayout {
  /// The lines behind the marks.
  func drawGrid(with painter: ChartPainter) {
    for line in grid { painter.crisp(line, painter.theme.grid) }
  }

  /// The base line and the ticks, over the marks' edges.
  func drawBase(with painter: ChartPainter) {
    if let base { painter.crisp(base, painter.theme.baseLine) }
    for line in ticks { painter.crisp(line, painter.theme.baseLine) }
  }
}
