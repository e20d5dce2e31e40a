internal import Canvas

extension LegendLayout {
  /// The squares, or samples of lines.
  func draw(with painter: ChartPainter) {
    for entry in entries {
      guard entry.isLine else {
        painter.fill(Path(roundedRect: entry.square, cornerRadius: 2), entry.role)
        continue
      }
      var line = Path()
      line.addLines(between: [
        Point(x: entry.square.minX, y: entry.square.midY), Point(x: entry.square.maxX, y: entry.square.midY),
      ])
      painter.stroke(
        line, painter.color(of: entry.role), width: LinesLayout.width, dash: painter.theme.dash(of: entry.role))
    }
  }
}
