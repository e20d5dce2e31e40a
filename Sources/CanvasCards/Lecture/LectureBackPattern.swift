/// The back of the lecture design: a lattice of diamonds in a line frame on a coloured panel with a white margin.
///
/// It has whole tiles only, in a whole number of rows and columns. The back is therefore symmetric under half a turn,
/// and reveals neither how a card is turned nor, by a cut tile, which pack it is from.
struct LectureBackPattern {
  /// The panel, filled with `panelColor`.
  let panel: Path
  /// The frame and the lattice, filled with `ornamentColor` and the even-odd rule, because diamonds are nested.
  let ornament: Path

  static let panelColor = Color(red8: 24, green8: 52, blue8: 112)
  static let ornamentColor = Color(red8: 214, green8: 224, blue8: 242)

  // All lengths below are fractions of the card's shorter side, chosen by eye on 250 × 350.
  private static let margin = 0.06
  private static let frameInset = 0.0168
  private static let frameWidth = 0.007
  private static let latticeInset = 0.01
  private static let panelRadius = 0.038
  private static let tileWidth = 0.077
  private static let tileHeight = 0.096
  // A long thin card gets longer tiles, because more of them would take too long to draw.
  private static let maximumTiles = 64

  /// - Parameter margin: The least distance from the card's edge to the panel.
  init(_ layout: LectureLayout, margin: Double = 0) {
    let unit = min(layout.bounds.width, layout.bounds.height)
    let margin = max(Self.margin * unit, margin.isFinite ? min(margin, unit / 4) : 0)
    let panelRect = layout.bounds.insetBy(dx: margin, dy: margin)
    // The corners of a narrow card are rounder, and the panel must stay inside them.
    var radius = max(Self.panelRadius * unit, min(layout.cornerRadius, unit / 2) - margin)
    panel = Path(roundedRect: panelRect, cornerRadius: radius)

    var ornament = Path()
    var frame = panelRect
    for width in [Self.frameInset * unit, Self.frameWidth * unit] {
      frame = frame.insetBy(dx: width, dy: width)
      radius = max(radius - width, 0)
      ornament.addRoundedRect(in: frame, cornerRadius: radius)
    }
    // A rectangle fits inside corners of radius r if it is inset by (1 − 1/√2)·r.
    let inset = max(Self.latticeInset * unit, 0.3 * radius)
    Self.addLattice(to: &ornament, in: frame.insetBy(dx: inset, dy: inset), unit)
    self.ornament = ornament
  }

  private static func addLattice(to path: inout Path, in area: Rect, _ unit: Double) {
    guard !area.isEmpty, area.isFinite else { return }
    let columns = tileCount(area.width, tileWidth * unit)
    let rows = tileCount(area.height, tileHeight * unit)
    let tile = Size(width: area.width / Double(columns), height: area.height / Double(rows))
    func addDiamond(column: Double, row: Double, part: Double) {
      let center = Point(x: area.minX + column * tile.width, y: area.minY + row * tile.height)
      let half = Size(width: part / 2 * tile.width, height: part / 2 * tile.height)
      path.addPath(Path(lozengeAbout: center, half))
    }
    for row in 0..<rows {
      for column in 0..<columns {
        // A ring and its core in the middle of the tile, and a small diamond where four tiles meet.
        for part in [0.86, 0.58, 0.28] { addDiamond(column: Double(column) + 0.5, row: Double(row) + 0.5, part: part) }
        if row > 0, column > 0 { addDiamond(column: Double(column), row: Double(row), part: 0.4) }
      }
    }
  }

  private static func tileCount(_ length: Double, _ tile: Double) -> Int {
    min(max(Int(saturating: (length / tile).rounded()), 1), maximumTiles)
  }
}
