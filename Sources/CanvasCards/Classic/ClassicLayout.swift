/// The positions of a card's elements in the classic design, in grid units. A poker card has 250 × 350. Pure
/// arithmetic.
///
/// Signs keep their proportions on a narrower or taller card; their positions follow its sides.
package struct ClassicLayout: Sendable, Hashable {
  /// The position of a pip.
  package struct Pip: Sendable, Hashable {
    package var center: Point
    /// Whether the pip is upside down, as it is below the middle.
    package var isTurned: Bool
  }

  /// The card's rectangle in points.
  let bounds: Rect
  /// Points per grid unit.
  let unit: Double
  /// The scale of the indices, 1…2.2.
  let indexSize: Double
  let indexCorners: ClassicDesign.IndexCorners
  /// The least distance from the card's edge to an index, in grid units; 0 if the design's own is right.
  let edge: Double

  static let grid = Size(width: 250, height: 350)
  /// The height of the large pip of an ace.
  static let aceHeight = 100.0
  // The columns and the height of pips stay the same up to `movingFrom`. At `jumbo` they are those of jumbo decks.
  private static let movingFrom = 1.25
  private static let jumbo = 1.94

  // The smallest card of print shops has an eighth of an inch there; with more, the pips have no room.
  private static let widestEdge = 26.0

  /// - Parameter margin: The least distance from the card's edge to an index, in points. On a card on which it is more
  ///   than a tenth of the width, the indices move inwards as far as there is room.
  package init(
    bounds: Rect, indexSize: Double = 1, indexCorners: ClassicDesign.IndexCorners = .two, margin: Double = 0
  ) {
    self.bounds = bounds.standardized
    unit = min(self.bounds.width / Self.grid.width, self.bounds.height / Self.grid.height)
    self.indexSize = indexSize.isNaN ? 1 : min(max(indexSize, 1), 2.2)
    self.indexCorners = indexCorners
    edge = margin > 0 && unit > 0 ? min(margin / unit, Self.widestEdge) : 0
  }

  /// The card's size in grid units.
  package var size: Size { Size(width: bounds.width / unit, height: bounds.height / unit) }

  /// Converts grid units about the card's centre to points.
  var fromCenter: Transform {
    Transform(a: unit, b: 0, c: 0, d: unit, tx: bounds.midX, ty: bounds.midY)
  }

  // MARK: Index

  // `growth` is the excess of the index's size over the standard one. `movement` is the progress of the pips towards
  // their jumbo positions.
  private var growth: Double { indexSize - 1 }
  private var movement: Double { max(0, (indexSize - Self.movingFrom) / (Self.jumbo - Self.movingFrom)) }

  var glyphHeight: Double { 32 * indexSize }
  /// The maximum width of a glyph; a wider one is narrowed.
  var glyphWidth: Double {
    let width = 24.5 + 19.7 * growth
    return edge > 0 ? min(width, 2 * (indexAxis - edge)) : width
  }
  var signHeight: Double { 25 + 15.85 * growth }
  /// The distance from the card's edge to the middle of an index. No sign is wider than high, and few glyphs are wider.
  private var indexAxis: Double { max(20.25 + 12.5 * growth, edge + signHeight / 2) }
  /// The rectangle of an index with its sign, about the card's centre.
  package var indexArea: Rect {
    let axis = -size.width / 2 + indexAxis
    let top = -size.height / 2 + max(13 + growth, edge)
    let height = glyphHeight + gap + signHeight
    let width = max(glyphWidth, signHeight)
    return Rect(x: axis - width / 2, y: top, width: width, height: height)
  }

  private var gap: Double { 6.5 + 0.5 * growth }
  /// The centre of the index's sign.
  var signCenter: Point { Point(x: indexArea.midX, y: indexArea.maxY - signHeight / 2) }

  // MARK: Middle

  /// The height of a pip. A single pip, as on an ace, is higher.
  package var pipHeight: Double { 52 - 8 * movement }

  /// Whether the indices are so large that the courts' frames have notches for them.
  package var isFrameNotched: Bool { indexSize >= Self.movingFrom }

  /// The scale of a court's frame about the card's centre, so that an index that has moved inwards is beside it.
  package var frameScale: Double {
    edge == 0 || isFrameNotched
      ? 1 : Self.frameScale(beside: size.width / 2 - indexAxis - max(glyphWidth, signHeight) / 2)
  }

  private static func frameScale(beside room: Double) -> Double {
    min(1, max(0.1, (room - 2) / (CourtFrame.size.width / 2)))
  }

  // MARK: Joker

  // At this size the joker's index fills the room between the card's edge and the frame.
  private static let largestBesideFrame = 1.35

  /// The scale of the joker's index. With one in each corner, two are above each other, and a unit apart.
  var jokerScale: Double {
    guard indexCorners == .four else { return indexSize }
    return min(indexSize, max(0.1, (size.height / 2 - jokerTop - 0.5) / JokerFigure.indexHeight))
  }
  private var jokerTop: Double { max(14, edge) }
  private var jokerIndexHalf: Double { JokerFigure.indexWidth / 2 * jokerScale }
  /// The middle of the joker's index, and the top of its first letter, about the card's centre.
  var jokerIndex: Point {
    Point(
      x: -size.width / 2
        + max(18.5 - JokerFigure.indexWidth / 2 * Self.largestBesideFrame + jokerIndexHalf, 18.5, edge + jokerIndexHalf),
      y: -size.height / 2 + jokerTop)
  }
  /// The scale of the joker's frame about the card's centre, so that a large index is beside it.
  var jokerFrameScale: Double {
    edge > 0 || jokerScale > Self.largestBesideFrame ? Self.frameScale(beside: -jokerIndex.x - jokerIndexHalf) : 1
  }

  // MARK: Frame

  package var frame: CourtFrame {
    guard isFrameNotched else { return CourtFrame() }
    let left = -CourtFrame.size.width / 2
    let top = -CourtFrame.size.height / 2
    // The notch leaves room round the index.
    let notch = Size(width: indexArea.maxX + 10 - left, height: indexArea.maxY + 7 - top)
    guard notch.width > 0, notch.height > 0 else { return CourtFrame() }
    return CourtFrame(notch: notch, notchesAllCorners: indexCorners == .four)
  }

  /// Returns the pips of a number card, ace to ten, about the card's centre. Empty for other numbers.
  package func pips(_ count: Int) -> [Pip] {
    // An index that has moved inwards moves the pips.
    let left = max(-(0.204 - 0.056 * movement) * size.width, indexArea.maxX + 1 + pipHeight / 2)
    func row(_ part: Double) -> Double { (part - 175) / 350 * size.height }
    let (top, upper, lower, bottom) = (row(67), row(139), row(211), row(283))
    func pairs(_ rows: Double...) -> [(Double, Double)] { rows.flatMap { [(left, $0), (-left, $0)] } }
    let places: [(x: Double, y: Double)] =
      switch count {
      case 1: [(0, 0)]
      case 2: [(0, top), (0, bottom)]
      case 3: [(0, top), (0, 0), (0, bottom)]
      case 4: pairs(top, bottom)
      case 5: pairs(top, bottom) + [(0, 0)]
      case 6: pairs(top, 0, bottom)
      case 7: pairs(top, 0, bottom) + [(0, row(121))]
      case 8: pairs(top, 0, bottom) + [(0, row(121)), (0, row(229))]
      case 9: pairs(top, upper, lower, bottom) + [(0, 0)]
      case 10: pairs(top, upper, lower, bottom) + [(0, row(103)), (0, row(247))]
      default: []
      }
    return places.map { Pip(center: Point(x: $0.x, y: $0.y), isTurned: $0.y > 0) }
  }
}
