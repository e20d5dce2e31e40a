internal import Canvas

extension AxisLayout {
  /// The lines behind the marks.
  func drawGrid(with painter: ChartPainter) {
    for line in grid { painter.crisp(line, painter.theme.grid) }
  }

  /// The base line and the ticks, over the marks' edges.
  ///
  /// - Parameter isPale: Whether the ticks are as pale as the line that they hang from.
  func drawBase(with painter: ChartPainter, isPale: Bool = false) {
    if let base { painter.crisp(base, painter.theme.baseLine) }
    for line in ticks { painter.crisp(line, isPale ? painter.theme.grid : painter.theme.baseLine) }
  }
}
