internal import Canvas

/// Where a court card without a picture has its two large signs: the rank above its suit, both in the middle of the room
/// that the corners leave.
struct CourtLayout {
  /// The font size of the rank.
  let rankSize: Double
  /// The middle of the rank's ink on its baseline.
  let rankBaseline: Point
  /// What the suit's ink fills.
  let suitFrame: Rect

  // Parts of the area's height, chosen by eye. The gap also takes what a J or a Q has below its baseline.
  private static let capHeightPart = 0.34
  private static let gapPart = 0.155
  private static let suitHeightPart = 0.23
  private static let widestPart = 0.9

  /// - Parameters:
  ///   - area: The room; a null or empty one gives signs of no size.
  ///   - capHeight: The height of a capital at font size 1; not positive counts as the em.
  ///   - rankInkWidth: The width of the rank's outline at font size 1.
  ///   - suitInk: The suit's outline in any unit: only its proportions count.
  init(area: Rect, capHeight: Double, rankInkWidth: Double, suitInk: Size) {
    guard !area.isEmpty, area.isFinite else {
      rankSize = 0
      rankBaseline = .zero
      suitFrame = .null
      return
    }
    let capHeight = capHeight > 0 ? capHeight : 1
    // Widths of both for an area of height 1: what is wider than the room shrinks both alike.
    let rankWidth = rankInkWidth / capHeight * Self.capHeightPart
    let suitWidth = suitInk.height > 0 ? suitInk.width / suitInk.height * Self.suitHeightPart : 0
    let height = min(area.height, Self.widestPart * area.width / max(rankWidth, suitWidth, .leastNormalMagnitude))
    let top = area.midY - (Self.capHeightPart + Self.gapPart + Self.suitHeightPart) * height / 2
    rankSize = Self.capHeightPart * height / capHeight
    rankBaseline = Point(x: area.midX, y: top + Self.capHeightPart * height)
    suitFrame = Rect(
      x: area.midX - suitWidth * height / 2, y: rankBaseline.y + Self.gapPart * height, width: suitWidth * height,
      height: Self.suitHeightPart * height)
  }
}
