/// The places of the cards on a sheet, in points from the upper left corner of the page.
///
///     let grid = try PrintSheets(fronts: pages, layout: PrintLayout(paper: .a4)).grid
///     grid.columns                  // 3
///     grid.front(at: 4)             // the cut of the fifth card
public struct PrintGrid: Sendable, Hashable {
  /// The sides that a card can have, in points.
  public static let cardSides = Double.millimetres(5)...14_400
  /// The largest number of cards on a sheet.
  public static let cardLimit = 10_000

  /// The size of the sheet, as it lies.
  public let paper: Size
  /// The size of a card after the cut.
  public let card: Size
  /// The number of columns of fronts.
  public let columns: Int
  /// The number of rows of fronts.
  public let rows: Int
  /// The distance between the cuts of two cards.
  public let gap: Double
  /// Whether a back lies behind its front in the mirrored column; otherwise it is in the mirrored row, and is turned by
  /// half a turn, so that front and back of the cut card are the same way up.
  public let mirrorsColumns: Bool
  /// Whether fronts and backs are on one page, which is folded in the middle.
  public let isFolded: Bool

  /// The number of fronts on a sheet.
  public var count: Int { columns * rows }

  /// The cut of the front with an index from 0 to `count` - 1: by rows, from the upper left corner. Another index is
  /// outside of the grid.
  public func front(at index: Int) -> Rect {
    let area = area
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return Rect(
      origin: Point(
        x: area.minX + Double(column) * (card.width + gap), y: area.minY + Double(row) * (card.height + gap)),
      size: card)
  }

  /// The cut of the back of a card on its page, without the layout's offset.
  public func back(at index: Int) -> Rect {
    let front = front(at: index)
    return mirrorsColumns
      ? Rect(origin: Point(x: paper.width - front.maxX, y: front.minY), size: card)
      : Rect(origin: Point(x: front.minX, y: paper.height - front.maxY), size: card)
  }

  /// The cuts of all fronts, by rows.
  public var fronts: [Rect] { (0..<count).map(front) }

  /// The cuts of all backs, in the order of their fronts.
  public var backs: [Rect] { (0..<count).map(back) }

  /// The box around all cards of the page, which is in the middle of the paper.
  var area: Rect {
    let (across, down) = (
      columns * (isFolded && mirrorsColumns ? 2 : 1), rows * (isFolded && !mirrorsColumns ? 2 : 1)
    )
    return Rect(
      center: Point(x: paper.width / 2, y: paper.height / 2),
      size: Size(
        width: Self.length(across, of: card.width, gap: gap), height: Self.length(down, of: card.height, gap: gap)))
  }

  /// The length of cards in a row.
  static func length(_ count: Int, of side: Double, gap: Double) -> Double {
    Double(count) * side + Double(count - 1) * gap
  }

  /// Which sides of a card have another card behind the gap.
  func neighbours(of rect: Rect) -> (top: Bool, left: Bool, bottom: Bool, right: Bool) {
    let inner = area.insetBy(dx: card.width / 2, dy: card.height / 2)
    return (rect.minY > inner.minY, rect.minX > inner.minX, rect.maxY < inner.maxY, rect.maxX < inner.maxX)
  }

  /// What is printed of a card: the cut, and the bleed outside of it.
  ///
  /// - Parameters:
  ///   - rect: The cut.
  ///   - bleed: The card's own bleed on the sides of the rectangle.
  ///   - limit: The most that is printed between two cards.
  func printed(_ rect: Rect, bleed: EdgeInsets, limit: Double) -> Rect {
    let has = neighbours(of: rect)
    func side(_ bleed: Double, _ hasNeighbour: Bool) -> Double { hasNeighbour ? min(bleed, limit) : bleed }
    return rect.inset(
      by: EdgeInsets(
        top: -side(bleed.top, has.top), left: -side(bleed.left, has.left), bottom: -side(bleed.bottom, has.bottom),
        right: -side(bleed.right, has.right)))
  }
}
