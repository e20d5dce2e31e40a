internal import Canvas

extension TilesLayout {
  /// Draws the tiles with their lines and arrows, and the texts of the changes, which have colours of their own.
  func draw(with painter: ChartPainter) {
    for tile in tiles {
      painter.context.setStrokeColor(painter.theme.grid)
      painter.context.strokeBorder(tile.box, cornerRadius: Self.cornerRadius, width: Self.borderWidth)
      tile.sparkline.draw(with: painter)
      let color =
        tile.change > 0
        ? painter.theme.positive : tile.change < 0 ? painter.theme.negative : painter.theme.secondInk
      if !tile.arrow.isEmpty {
        painter.context.setFillColor(color)
        painter.context.fill(Path(polygon: tile.arrow))
      }
      if let text = tile.changeText {
        var theme = painter.theme
        theme.ink = color
        painter.context.draw([text], fonts: painter.fonts, theme: theme)
      }
    }
  }
}
