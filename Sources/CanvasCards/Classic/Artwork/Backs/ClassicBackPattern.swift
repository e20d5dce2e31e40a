/// The back of the classic design: an ornament in a frame or up to the edge, for a card of any ratio.
///
/// It has whole tiles only, in a whole number of rows and columns, and is symmetric under half a turn. A back
/// therefore reveals neither how a card is turned nor, by a cut tile, which pack it is from.
struct ClassicBackPattern: Sendable {
  let design: CardBackDesign
  /// The card's size in grid units, 250 to the width of a poker card.
  let size: Size
  /// The widths of the bleed on the sides, and above and below, in grid units.
  var bleed = Vector(dx: 0, dy: 0)
  /// The least distance from the card's edge to the frame, in grid units.
  var margin = 0.0
  /// The scale of the ornament: above 1, there are fewer and larger figures.
  var coarseness = 1.0

  /// Returns the pattern about the card's centre.
  func artwork() -> Artwork {
    let card = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    switch design.pattern {
    case .lattice: return framed(card) { LatticeBack.artwork(in: $0, color: design.color) }
    case .circles: return framed(card) { CirclesBack.artwork(in: $0, color: design.color) }
    case .stars: return framed(card) { StarsBack.artwork(in: $0, color: design.color) }
    case .quatrefoils:
      return QuatrefoilsBack.artwork(
        of: shrunk(card), in: shrunk(card.insetBy(dx: -bleed.dx, dy: -bleed.dy)), color: design.color
      ).at(0, 0, scale: coarseness)
    }
  }

  /// A rectangle about the card's centre that fills the given one when it is enlarged.
  private func shrunk(_ rect: Rect) -> Rect { rect.applying(Transform(scaleX: 1 / coarseness, y: 1 / coarseness)) }

  /// Returns a frame with an ornament, which its function draws in a field.
  private func framed(_ card: Rect, ornament: (Rect) -> Artwork) -> Artwork {
    // An eighth of an inch on a poker card, which an inexact cut doesn't reach.
    let inset = max(12.5, margin)
    let panel = card.insetBy(dx: inset, dy: inset)
    let line = panel.insetBy(dx: 4, dy: 4)
    let field = panel.insetBy(dx: 9, dy: 9)
    guard !field.isEmpty else { return filled(Path(rect: panel), design.color) }
    let fieldPath = Path(roundedRect: field, cornerRadius: 2)
    return Artwork {
      filled(Path(roundedRect: panel, cornerRadius: 7), design.color)
      Artwork([.stroke(Path(roundedRect: line, cornerRadius: 4.5), .white, StrokeStyle(width: 1.2))])
      ornament(shrunk(field)).at(0, 0, scale: coarseness).clipped(to: fieldPath)
      Artwork([.stroke(fieldPath, .white, StrokeStyle(width: 2))])
    }
  }
}

/// Columns and rows of equal tiles that fill a field.
struct BackTiles {
  let field: Rect
  let columns: Int
  let rows: Int

  // A long thin card gets longer tiles, because more of them would take too long to draw.
  private static let most = 48

  /// Creates a grid whose tiles are as close as possible to a size.
  init(_ field: Rect, near size: Size) {
    self.field = field
    columns = min(max(Int(saturating: (field.width / size.width).rounded()), 1), Self.most)
    rows = min(max(Int(saturating: (field.height / size.height).rounded()), 1), Self.most)
  }

  var size: Size { Size(width: field.width / Double(columns), height: field.height / Double(rows)) }

  /// Returns a position counted in tiles from the field's upper left corner. It is computed from the middle, so that
  /// positions that correspond under half a turn do so exactly.
  func point(_ column: Double, _ row: Double) -> Point {
    Point(
      x: field.midX + (column - Double(columns) / 2) * size.width,
      y: field.midY + (row - Double(rows) / 2) * size.height)
  }

  /// Returns a path repeated at the tiles' centres, or at the corners where tiles meet, including those on the
  /// field's edges.
  func repeated(_ path: Path, atCorners: Bool = false) -> Path {
    let (shift, beyond) = atCorners ? (0, 0) : (0.5, 1)
    return repeated(path, columns: 0...columns - beyond, rows: 0...rows - beyond) { _ in [(shift, shift)] }
  }

  /// Returns a path at places in each tile.
  ///
  /// - Parameter places: Parts of a tile's width and height from its upper left corner, by its row.
  func repeated(
    _ path: Path, columns: ClosedRange<Int>, rows: ClosedRange<Int>, height: Double = 1,
    at places: (_ row: Int) -> [(x: Double, y: Double)]
  ) -> Path {
    var all = Path()
    for row in rows {
      let places = places(row)
      for column in columns {
        for place in places {
          let point = point(Double(column) + place.x, Double(row) * height + place.y)
          all.addPath(path, transform: Transform(translationX: point.x, y: point.y))
        }
      }
    }
    return all
  }
}
