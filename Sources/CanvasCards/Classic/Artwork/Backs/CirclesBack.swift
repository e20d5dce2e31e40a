/// Overlapping circles, the Japanese seven-treasures pattern.
enum CirclesBack {
  static func artwork(in field: Rect, color: Color) -> Artwork {
    let tiles = BackTiles(field, near: Size(width: 30, height: 31))
    let (dx, dy) = (tiles.size.width / 2, tiles.size.height / 2)
    let inset = 4.2
    let light = color.lightened(by: 0.376)
    return Artwork {
      filled(Path(rect: field), color)
      Artwork([
        .stroke(everywhere(tiles, ellipse(max(dx - inset, 1), max(dy - inset, 1))), light, StrokeStyle(width: 1.2)),
        .stroke(everywhere(tiles, ellipse(dx, dy)), .white, StrokeStyle(width: 1.9)),
      ])
      filled(everywhere(tiles, svg("M0 -4.4 L3.4 0 L0 4.4 L-3.4 0Z")), .white)
    }
  }

  private static func ellipse(_ rx: Double, _ ry: Double) -> Path {
    Path(ovalIn: Rect(x: -rx, y: -ry, width: 2 * rx, height: 2 * ry))
  }

  /// Returns a figure repeated at the tiles' corners and at the middles of their sides, including one ring outside
  /// the field.
  private static func everywhere(_ tiles: BackTiles, _ figure: Path) -> Path {
    tiles.repeated(figure, columns: -1...tiles.columns + 1, rows: -1...2 * tiles.rows + 1, height: 0.5) { row in
      [(row % 2 == 0 ? 0 : 0.5, 0)]
    }
  }
}
