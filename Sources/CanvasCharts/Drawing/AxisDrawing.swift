internal import Canvas

extension AxisLayout {
  /// Draws the grid lines behind the marks.
  func drawGrid(with painter: ChartPainter) {
    for line in grid { painter.crisp(line, painter.theme.grid) }
  }

  /// Draws the base line and the ticks, above the edges of the marks.
  ///
  /// - Parameter isPale: Whether the ticks have the pale colour of the grid.
  func drawBase(with painter: ChartPainter, isPale: Bool = false) {
    if let base { painter.crisp(base, painter.theme.baseLine) }
    for line in ticks { painter.crisp(line, isPale ? painter.theme.grid : painter.theme.baseLine) }
  }
}
