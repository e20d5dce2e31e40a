internal import Canvas

/// A woven lattice of lozenges with a quatrefoil in every mesh, and a medallion in the middle.
enum LatticeBack {
  static func artwork(in field: Rect, color: Color) -> Artwork {
    let tiles = BackTiles(field, near: Size(width: 21, height: 310.0 / 15))
    let bars = bars(tiles)
    let quatrefoil = svg(
      "M0 -4.6 C2.6 -3 2.6 -2 0 0 C-2.6 -2 -2.6 -3 0 -4.6Z M0 4.6 C2.6 3 2.6 2 0 0 C-2.6 2 -2.6 3 0 4.6Z"
        + " M-4.6 0 C-3 2.6 -2 2.6 0 0 C-2 -2.6 -3 -2.6 -4.6 0Z M4.6 0 C3 2.6 2 2.6 0 0 C2 -2.6 3 -2.6 4.6 0Z")
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
    var path = Path()
    for step in 0...2 * tiles.rows {
      for column in 0...tiles.columns {
        let place = tiles.point(Double(column) + (step % 2 == 0 ? 0.5 : 0), Double(step) / 2)
        path.addPath(figure, transform: Transform(translationX: place.x, y: place.y))
      }
    }
    return path
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
      for (place, suit) in [Suit.spades, .hearts, .spades, .hearts].enumerated() {
        PipStyle(color: color).pip(suit, height: 14).at(0, -12.5).at(0, 0, turn: 90 * Double(place))
      }
      lozenge(0, 0, 3.96, 3.96, color)
    }
  }
}
