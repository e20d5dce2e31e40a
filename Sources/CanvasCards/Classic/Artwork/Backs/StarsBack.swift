/// Eight-pointed stars with crosses between them, as in girih.
enum StarsBack {
  static func artwork(in field: Rect, color: Color) -> Artwork {
    let tiles = BackTiles(field, near: Size(width: 35, height: 310.0 / 9))
    let stretch = Transform(scaleX: tiles.size.width, y: tiles.size.height)
    // The line width is a twentieth of a tile.
    let width = 0.05 * (tiles.size.width * tiles.size.height).squareRoot()
    let star = Path(starWithPoints: 8, radius: 0.5, notchRadius: 0.383)
    let stars = tiles.repeated(star.applying(stretch))
    let inner = tiles.repeated(star.applying(Transform(scaleX: 0.66, y: 0.66).concatenating(stretch)))
    return Artwork {
      filled(Path(rect: field), color)
      Artwork([
        .fill(stars, color.mixed(with: .black, 0.27)), .stroke(stars, .white, StrokeStyle(width: width)),
        .stroke(inner, .backGold, StrokeStyle(width: width * 0.66)),
      ])
      filled(tiles.repeated(petals.applying(stretch)), .white)
      filled(
        tiles.repeated(svg("M0 -9 L2.6 -2.6 L9 0 L2.6 2.6 L0 9 L-2.6 2.6 L-9 0 L-2.6 -2.6Z"), atCorners: true),
        .backGold)
    }
  }

  /// Eight lozenges round the centre of a tile of side 1.
  private static let petals: Path = changing(Path()) { path in
    for place in 0..<8 {
      path.addPath(
        svg("M0 -.25 L.055 -.15 L0 -.05 L-.055 -.15Z"), transform: Transform(rotationAngle: Double(place) * .pi / 4))
    }
  }
}
