/// The outline of a symbol by its name, or by path data in a square from −1 to 1.
enum SymbolShape: Sendable, Hashable {
  case named(Name)
  case path(Path)

  /// The names of Vega's symbols.
  enum Name: String, Sendable, Hashable {
    case circle, square, cross, diamond, triangle, arrow, wedge, stroke
    case triangleUp = "triangle-up"
    case triangleDown = "triangle-down"
    case triangleRight = "triangle-right"
    case triangleLeft = "triangle-left"
  }

  /// The names, in the order in which a scale takes them.
  static let scaleNames = [
    "circle", "square", "triangle-up", "cross", "diamond", "triangle-right", "triangle-down", "triangle-left",
  ]

  /// A name, or data of a path. Unknown names are circles.
  init(_ text: String) {
    if let name = Name(rawValue: text) {
      self = .named(name)
    } else if let path = try? Path(svg: text) {
      self = .path(path)
    } else {
      self = .named(.circle)
    }
  }

  /// The shape around a point, as `path(at:size:angle:)` has it.
  func shape(at center: Point, size: Double, angle: Double) -> PlotShape {
    guard case .named(let name) = self else { return PlotShape(path(at: center, size: size, angle: angle)) }
    return PlotShape(PlacedSymbol(name: name, center: center, size: size, angle: angle))
  }

  /// The outline around a point.
  ///
  /// - Parameters:
  ///   - size: The area in square points.
  ///   - angle: Degrees, clockwise.
  func path(at center: Point, size: Double, angle: Double = 0) -> Path {
    let size = max(size, 0)
    if angle == 0, case .named(let name) = self { return Self.outline(name, size, center) }
    let outline =
      switch self {
      case .path(let path): path.applying(Transform(scaleX: size.squareRoot() / 2, y: size.squareRoot() / 2))
      case .named(let name): Self.outline(name, size, .zero)
      }
    let turned = Transform(translationX: center.x, y: center.y).rotated(by: angle * .pi / 180)
    return outline.applying(angle == 0 ? Transform(translationX: center.x, y: center.y) : turned)
  }

  private static func outline(_ name: Name, _ size: Double, _ center: Point) -> Path {
    let r = size.squareRoot() / 2
    func polygon(_ points: [(Double, Double)]) -> Path {
      Path(polygon: points.map { Point(x: center.x + $0.0, y: center.y + $0.1) })
    }
    // Half the height of a triangle with equal sides, and how far its centre is above the middle of the height.
    let h = r * 0.8660254037844386
    let o = h - r * 0.5773502691896257
    switch name {
    case .square: return Path(rect: Rect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
    case .cross:
      let s = r / 2.5
      return polygon([
        (-r, -s), (-r, s), (-s, s), (-s, r), (s, r), (s, s), (r, s), (r, -s), (s, -s), (s, -r), (-s, -r), (-s, -s),
      ])
    case .diamond: return polygon([(-r, 0), (0, -r), (r, 0), (0, r)])
    case .triangleUp: return polygon([(0, -h), (-r, h), (r, h)])
    case .triangleDown: return polygon([(0, h), (-r, -h), (r, -h)])
    case .triangleRight: return polygon([(h, 0), (-h, -r), (-h, r)])
    case .triangleLeft: return polygon([(-h, 0), (h, -r), (h, r)])
    case .triangle:
      return polygon([(0, -h - o), (-r, h - o), (r, h - o)])
    case .arrow:
      let (s, t, v) = (r / 7, r / 2.5, r / 8)
      return polygon([(-s, r), (s, r), (s, -v), (t, -v), (0, -r), (-t, -v), (-s, -v)])
    case .wedge:
      return polygon([(0, -h - o), (-r / 4, h - o), (r / 4, h - o)])
    case .stroke:
      return Path(lines: [center.offsetBy(dx: -r, dy: 0), center.offsetBy(dx: r, dy: 0)])
    case .circle: return Path(circleAt: center, radius: r)
    }
  }
}

/// The symbols of a mark's rows, each read once.
struct KnownSymbols {
  private let fixed: SymbolShape
  private var symbols: [String: SymbolShape] = [:]

  /// Symbols of rows, and the one of rows without a name.
  init(_ fixed: String) { self.fixed = SymbolShape(fixed) }

  /// The symbol with a name or path data.
  mutating func symbol(_ name: String?) -> SymbolShape {
    guard let name else { return fixed }
    if let symbol = symbols[name] { return symbol }
    let symbol = SymbolShape(name)
    symbols[name] = symbol
    return symbol
  }
}
