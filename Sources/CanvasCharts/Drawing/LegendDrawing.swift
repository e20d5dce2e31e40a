internal import Canvas

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
