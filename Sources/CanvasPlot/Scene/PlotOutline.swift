/// The outline of a shape. Paths of rectangles and symbols, of which a plot may have very many, are only made to be
/// drawn.
enum PlotOutline: Sendable {
  case path(Path)
  case rect(Rect)
  case symbol(PlacedSymbol)

  var path: Path {
    switch self {
    case .path(let path): path
    case .rect(let rect): Path(rect: rect)
    case .symbol(let symbol): symbol.path
    }
  }

  /// The smallest box of all points, or for a symbol one that has them all.
  var reach: Rect {
    switch self {
    case .path(let path): path.boundingBox
    case .rect(let rect): rect
    case .symbol(let symbol): symbol.reach
    }
  }
}

/// A symbol at its place.
struct PlacedSymbol: Sendable {
  var name: SymbolShape.Name
  var center: Point
  /// The area in square points.
  var size: Double
  /// Degrees, clockwise.
  var angle: Double

  var path: Path { SymbolShape.named(name).path(at: center, size: size, angle: angle) }

  /// A square that all points are in, however the symbol is turned: none is farther from the centre than a symbol's
  /// usual width.
  var reach: Rect {
    let width = max(size, 0).squareRoot()
    return Rect(x: center.x - width, y: center.y - width, width: 2 * width, height: 2 * width)
  }
}
