internal import Canvas

extension AxisLayout {
  /// Draws the lines behind the marks.
  func drawGrid(with painter: ChartPainter) {
    for line in grid { painter.crisp(line, painter.theme.grid) }
    if let base, isBaseBehindMarks { painter.crisp(base, painter.theme.baseLine) }
  }

  /// Draws the ticks and, unless it is behind the marks, the base line, above the edges of the marks.
  ///
  /// - Parameter isPale: Whether the ticks have the pale colour of the grid.
  func drawBase(with painter: ChartPainter, isPale: Bool = false) {
    if let base, !isBaseBehindMarks { painter.crisp(base, painter.theme.baseLine) }
    for line in ticks { painter.crisp(line, isPale ? painter.theme.grid : painter.theme.baseLine) }
  }
}

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

extension LegendLayout {
  /// Draws the squares, or the samples of lines and points.
  func draw(with painter: ChartPainter) {
    for entry in entries {
      switch entry.sample {
      case .square: painter.fill(Path(roundedRect: entry.square, cornerRadius: 2), entry.role)
      case .point: painter.point(at: entry.square.center, entry.role)
      case .line: painter.sample(ofLine: entry)
      }
    }
  }
}

extension ChartPainter {
  /// Draws a sample of a series' line, with its dashes.
  fileprivate func sample(ofLine entry: LegendLayout.Entry) {
    var line = Path()
    line.addLines(between: [
      Point(x: entry.square.minX, y: entry.square.midY), Point(x: entry.square.maxX, y: entry.square.midY),
    ])
    // The sample must not extend beyond its ends.
    stroke(line, color(of: entry.role), width: LinesLayout.width, dash: theme.dash(of: entry.role), cap: .butt)
  }
}
