/// The dimensions of a printed card: its size, the resolution, the bleed outside the cut, and the slug outside the bleed.
///
///     let print = try CardPrint(.poker, bleed: Length("1/8in"))
///     print.pixelSize      // 825 × 1125
///     print.trim           // 37.5, 37.5, 750 × 1050
///
/// All rectangles are in pixels of the picture. At 300 pixels per inch, without a bleed or with one of an eighth of
/// an inch, they are those of `CardSize`. Otherwise they are computed: the sides of the cut card are rounded to whole
/// pixels, half up. The bleed is added on both sides, and the sides are rounded in the same way. The cut is centred. With
/// crop marks, a slug of whole pixels is added on all sides.
public struct CardPrint: Sendable, Hashable {
  /// The size of the cut card.
  public let size: CardSize
  /// The resolution in pixels per inch.
  public let pixelsPerInch: Double
  /// The bleed. If nil, the card is drawn as on screens: round corners, transparent outside them.
  public let bleed: Length?
  /// The width of the slug on each side, in whole pixels: the room for crop marks, or 0 without them.
  public let slug: Double
  /// The size of the picture, with its slug.
  public let pixelSize: Size
  /// What is printed before the cut: the card with its bleed, and the picture without its slug.
  public let bleedArea: Rect
  /// The rectangle along which the card is cut.
  public let trim: Rect
  /// The area that an inexact cut does not reach.
  public let safe: Rect

  /// The valid resolutions. The upper limit is far above that of any useful print.
  public static let resolutions = 1.0...4800.0

  /// Creates the dimensions of a card.
  ///
  /// - Parameters:
  ///   - size: The size of the cut card.
  ///   - pixelsPerInch: The resolution, within `resolutions`.
  ///   - bleed: The bleed. If nil, the card has round corners.
  ///   - hasCropMarks: Whether the picture has crop marks in a slug, 6 mm wide, outside of the bleed.
  /// - Throws: If the resolution is out of range, or the bleed is wider than the card.
  public init(
    _ size: CardSize, pixelsPerInch: Double = 300, bleed: Length? = nil, hasCropMarks: Bool = false
  ) throws(CardPrintError) {
    guard Self.resolutions.contains(pixelsPerInch) else { throw .resolution(pixelsPerInch) }
    (self.size, self.pixelsPerInch, self.bleed) = (size, pixelsPerInch, bleed)
    let isTable = pixelsPerInch == 300
    func rounded(_ pixels: Double) -> Double { max(1, (pixels + 0.5).rounded(.down)) }
    let trimSize =
      isTable
      ? size.trimPixels
      : Size(
        width: rounded(size.width.pixels(perInch: pixelsPerInch)),
        height: rounded(size.height.pixels(perInch: pixelsPerInch)))
    let side = bleed?.pixels(perInch: pixelsPerInch) ?? 0
    guard side >= 0, side <= min(trimSize.width, trimSize.height) else {
      throw .bleed(bleed ?? Length(0, .inches), size)
    }
    let printed: Size
    if isTable, let bleed, bleed.unit != .pixels, abs(side - 37.5) < 1e-9 {
      printed = size.bleedPixels
    } else {
      printed = Size(width: rounded(trimSize.width + 2 * side), height: rounded(trimSize.height + 2 * side))
    }
    slug = hasCropMarks ? (Self.slugInches * pixelsPerInch).rounded(.up) : 0
    pixelSize = Size(width: printed.width + 2 * slug, height: printed.height + 2 * slug)
    bleedArea = Rect(origin: Point(x: slug, y: slug), size: printed)
    trim = Self.centred(trimSize, in: pixelSize)
    let margin = pixelsPerInch / 4
    safe = Self.centred(
      isTable
        ? size.safePixels
        : Size(width: max(0, trimSize.width - margin), height: max(0, trimSize.height - margin)), in: pixelSize)
  }

  /// The distance from the cut to the end of the bleed, in pixels; the larger one if the sides differ.
  public var bleedPixels: Double { max(trim.minX, trim.minY) - slug }

  /// The distance from the cut to the safe area, in pixels; the larger one if the sides differ.
  package var safeMargin: Double { safe.isEmpty ? 0 : max(safe.minX - trim.minX, safe.minY - trim.minY) }

  /// The length of a pixel in points of 1/72 inch.
  package var points: Double { 72 / pixelsPerInch }

  private static let slugInches = 6 / 25.4

  private static func centred(_ size: Size, in whole: Size) -> Rect {
    Rect(
      x: (whole.width - size.width) / 2, y: (whole.height - size.height) / 2, width: size.width, height: size.height)
  }
}

/// An error in the dimensions of a printed card.
public enum CardPrintError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The resolution is outside `CardPrint.resolutions`.
  case resolution(Double)
  /// The bleed is wider than the card.
  case bleed(Length, CardSize)

  /// One line with the invalid value and the valid range.
  public var description: String {
    switch self {
    case .resolution(let found): "\(found) pixels per inch is out of range; use 1 to 4800"
    case .bleed(let found, let size):
      "a bleed of \(found) is wider than the card \(size.name) of \(size.width) by \(size.height); "
        + "use 0 to the card's shorter side"
    }
  }
}
