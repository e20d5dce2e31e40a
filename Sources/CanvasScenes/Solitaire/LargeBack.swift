/// A card's back for a board: a few large diamonds, because the deck's fine lattice would turn into grey at this
/// size.
///
/// It has whole tiles only and is symmetric under half a turn.
struct LargeBack {
  private let panel: Path
  private let ornament: Path

  private static let panelColor = Color(red8: 38, green8: 76, blue8: 148)
  private static let ornamentColor = Color(red8: 196, green8: 212, blue8: 240)

  // In points of a card 48.71 wide.
  private static let margin = 3.5
  private static let panelRadius = 2.5
  private static let latticeInset = 2.0
  private static let columns = 5
  private static let rows = 5

  init(frame: Rect, unit: Double, grid: PixelGrid) {
    let margin = grid.length(Self.margin * unit)
    let panelRect = frame.insetBy(dx: margin, dy: margin)
    panel = Path(roundedRect: panelRect, cornerRadius: Self.panelRadius * unit)
    let inset = grid.length(Self.latticeInset * unit)
    let area = panelRect.insetBy(dx: inset, dy: inset)
    var ornament = Path()
    let tile = Size(width: area.width / Double(Self.columns), height: area.height / Double(Self.rows))
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let center = Point(
          x: area.minX + (Double(column) + 0.5) * tile.width, y: area.minY + (Double(row) + 0.5) * tile.height)
        // A ring by the even-odd rule, and its core.
        for part in [0.96, 0.66, 0.3] {
          let half = Size(width: part / 2 * tile.width, height: part / 2 * tile.height)
          ornament.addPath(Path(lozengeAbout: center, half))
        }
      }
    }
    self.ornament = ornament
  }

  func draw(on context: DrawingContext) {
    context.fill(panel, with: .color(Self.panelColor))
    context.fill(ornament, with: .color(Self.ornamentColor), using: .evenOdd)
  }
}
