/// The package's own background: green felt with the four suits woven in, as a repeated tile.
enum FeltPattern {
  static let color = Color(red8: 30, green8: 110, blue8: 76)
  static let suitColor = Color(red8: 25, green8: 99, blue8: 68)

  // In points of a board 375 wide. The tile is square and has a suit in the middle of each quarter.
  private static let side = 40.0
  private static let suitHeight = 11.0

  /// Returns the tile in whole pixels. Returns nil if it would have none.
  static func tile(unit: Double, scale: Double) -> RepeatedDrawing? {
    let pixels = (side * unit * scale / 2).rounded() * 2
    guard pixels >= 2 else { return nil }
    let length = pixels / scale
    let size = Size(width: length, height: length)
    return RepeatedDrawing(size: size) { context in
      context.fill(Rect(origin: .zero, size: size), with: .color(color))
      let height = suitHeight * length / side
      for (place, suit) in [Suit.spades, .hearts, .diamonds, .clubs].enumerated() {
        let center = Point(x: (Double(place % 2) + 0.5) * length / 2, y: (Double(place / 2) + 0.5) * length / 2)
        let frame = Rect(center: center, size: Size(width: height, height: height))
        context.fill(suit.path(in: frame), with: .color(suitColor))
      }
    }
  }
}
