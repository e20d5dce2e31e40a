/// Lozenges with quatrefoils up to the card's edge and into its bleed. No line is parallel to an edge, so that it doesn't
/// show where exactly the card is cut.
enum QuatrefoilsBack {
  /// The most tiles beyond each edge of the card.
  private static let most = 24

  /// Returns the pattern about the card's centre.
  ///
  /// - Parameters:
  ///   - card: The card after the cut, which has whole tiles.
  ///   - area: The area to fill, which contains the card.
  static func artwork(of card: Rect, in area: Rect, color: Color) -> Artwork {
    // Seven by seven on a poker card, so that a lozenge is in the middle.
    let tiles = BackTiles(card, near: Size(width: 250.0 / 7, height: 50))
    let (width, height) = (tiles.size.width, tiles.size.height)
    let unit = min(width, 0.75 * height)
    let dark = color.mixed(with: .black, 0.27)
    let lozenge = Path(lozengeAbout: .zero, Size(width: width / 2, height: height / 2))
    let lozenges = repeated(lozenge, on: tiles, area, [(0.5, 0.5)])
    let middles = [(0.0, 0.0), (0.5, 0.5)]
    return Artwork {
      filled(Path(rect: area), color)
      Artwork([.fill(lozenges, dark), .stroke(lozenges, .white, StrokeStyle(width: 0.05 * unit))])
      filled(repeated(quatrefoil(0.15 * unit), on: tiles, area, middles), .white)
      filled(repeated(quatrefoil(0.095 * unit), on: tiles, area, [(0.5, 0.5)]), dark)
      filled(repeated(quatrefoil(0.095 * unit), on: tiles, area, [(0, 0)]), color)
      filled(repeated(circle(0, 0, 0.06 * unit), on: tiles, area, middles), .backGold)
      filled(repeated(circle(0, 0, 0.085 * unit), on: tiles, area, [(0.5, 0), (0, 0.5)]), .backGold)
    }
  }

  /// Returns four discs of a radius about the origin, each beside two others.
  private static func quatrefoil(_ radius: Double) -> Path {
    var path = Path(rect: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    for (x, y) in [(0, -radius), (radius, 0), (0, radius), (-radius, 0)] { path.addPath(circle(x, y, radius)) }
    return path
  }

  /// Returns a figure at places in each tile of an area.
  ///
  /// - Parameter places: Parts of a tile's width and height from its upper left corner. With those of the tile's corner or
  ///   sides, all corners and sides of tiles have the figure.
  private static func repeated(
    _ figure: Path, on tiles: BackTiles, _ area: Rect, _ places: [(x: Double, y: Double)]
  ) -> Path {
    func count(_ length: Double, _ tile: Double) -> Int {
      min(max(Int(saturating: (length / tile).rounded(.up)), 0), most)
    }
    let columns = count(tiles.field.minX - area.minX, tiles.size.width)
    let rows = count(tiles.field.minY - area.minY, tiles.size.height)
    return tiles.repeated(figure, columns: -columns...tiles.columns + columns, rows: -rows...tiles.rows + rows) { _ in
      places
    }
  }
}
