/// A woven lattice of lozenges with a quatrefoil in every mesh, and a medallion in the middle.
enum LatticeBack {
  static func artwork(in field: Rect, color: Color) -> Artwork {
    let tiles = BackTiles(field, near: Size(width: 21, height: 310.0 / 15))
    let bars = bars(tiles)
    let quatrefoil = svg(
      "M0 -4.72 C2 -4.32 2.52 -2.6 1.52 -1.52 C2.6 -2.52 4.32 -2 4.72 0 C4.32 2 2.6 2.52 1.52 1.52 C2.52 2.6 2"
        + " 4.32 0 4.72"
        + " C-2 4.32 -2.52 2.6 -1.52 1.52 C-2.6 2.52 -4.32 2 -4.72 0 C-4.32 -2 -2.6 -2.52 -1.52 -1.52 C-2.52"
        + " -2.6 -2 -4.32 0 -4.72Z")
    return Artwork {
      filled(Path(rect: field), color)
      Artwork([.stroke(bars, .white, StrokeStyle(width: 4.6)), .stroke(bars, color, StrokeStyle(width: 2.2))])
      filled(meshes(tiles, quatrefoil), .white)
      medallion(color).at(field.midX, field.midY)
    }
  }

  /// Returns lines through the corners of the tiles, down to the right and down to the left.
  private static func bars(_ tiles: BackTiles) -> Path {
    var path = Path()
    for place in -tiles.rows...tiles.columns + tiles.rows {
      let column = Double(place)
      for end in [column + Double(tiles.rows), column - Double(tiles.rows)] {
        path.move(to: tiles.point(column, 0))
        path.addLine(to: tiles.point(end, Double(tiles.rows)))
      }
    }
    return path
  }

  /// Returns the figure in every mesh, half a tile away from where the bars cross.
  private static func meshes(_ tiles: BackTiles, _ figure: Path) -> Path {
    tiles.repeated(figure, columns: 0...tiles.columns, rows: 0...2 * tiles.rows, height: 0.5) { row in
      [(row % 2 == 0 ? 0.5 : 0, 0)]
    }
  }

  private static func medallion(_ color: Color) -> Artwork {
    let petal = svg("M0 -41 C4.5 -35 4.5 -31 0 -27 C-4.5 -31 -4.5 -35 0 -41Z")
    return Artwork {
      Artwork([
        .fill(circle(0, 0, 47), color), .stroke(circle(0, 0, 47), .white, StrokeStyle(width: 3)),
        .stroke(circle(0, 0, 42), .white, StrokeStyle(width: 1)),
      ])
      for place in 0..<24 {
        Artwork([.stroke(petal, .white, StrokeStyle(width: 1))]).at(0, 0, turn: 15 * Double(place))
      }
      dot(0, 0, 25.5, .white)
      ring(0, 0, 23.5, color, width: 1)
      // Opposite signs are equal, so that the back doesn't reveal how it is turned.
      let suits: [Suit] = [.spades, .hearts, .clubs, .diamonds]
      for (place, suit) in (suits + suits).enumerated() {
        PipStyle(color: color).pip(suit, height: 10.62).at(0, -16.03).at(0, 0, turn: 45 * Double(place))
      }
      lozenge(0, 0, 3.96, 3.96, color)
    }
  }
}
