internal import Canvas

extension LegendLayout {
  /// The squares.
  func draw(with painter: ChartPainter) {
    for entry in entries { painter.fill(Path(roundedRect: entry.square, cornerRadius: 2), entry.role) }
  }
}
