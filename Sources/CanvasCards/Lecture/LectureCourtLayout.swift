/// The positions of the two large signs of a court card without a picture in the lecture design. The rank is above its
/// suit, and both are in the middle of the room between the corners.
struct LectureCourtLayout {
  /// The font size of the rank.
  private(set) var rankSize = 0.0
  /// The middle of the rank's ink on its baseline.
  private(set) var rankBaseline = Point.zero
  /// The rectangle that the suit's ink fills.
  private(set) var suitFrame = Rect.null

  // Fractions of the area's height, chosen by eye. The gap also has room for the part of a J or Q below the baseline.
  private static let capHeightPart = 0.34
  private static let gapPart = 0.155
  private static let suitHeightPart = 0.23
  private static let widestPart = 0.9

  /// - Parameters:
  ///   - area: The available rectangle. If it is null or empty, the signs have no size.
  ///   - capHeight: The height of a capital at font size 1. If it is not positive, the em is used.
  ///   - rankInkWidth: The width of the rank's outline at font size 1.
  ///   - suitInk: The size of the suit's outline in any unit; only the proportions matter.
  init(area: Rect, capHeight: Double, rankInkWidth: Double, suitInk: Size) {
    guard !area.isEmpty, area.isFinite else { return }
    let capHeight = capHeight > 0 ? capHeight : 1
    // The widths of both for an area of height 1. If one is too wide, both are scaled down alike.
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
