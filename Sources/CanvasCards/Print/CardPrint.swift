public import Canvas

/// How a card is printed: at which size, how finely, and how far its ground reaches beyond the cut.
///
///     let print = try CardPrint(.poker, bleed: Length("1/8in"))
///     print.pixelSize      // 825 × 1125
///     print.trim           // 37.5, 37.5, 750 × 1050
///
/// All rectangles are in pixels of the picture. At 300 pixels an inch they are the table's of `CardSize`, with a bleed
/// of an eighth of an inch too. Elsewhere they are computed: the cut card's sides are rounded to whole pixels, half up;
/// the bleed is added on both sides, and the picture's sides are rounded in the same way. The cut stands in its middle.
public struct CardPrint: Sendable, Hashable {
  /// The size of the cut card.
  public let size: CardSize
  /// The resolution in pixels per inch.
  public let pixelsPerInch: Double
  /// Nil for a card as screens show it: round corners, transparent outside of them.
  public let bleed: Length?
  /// The whole picture.
  public let pixelSize: Size
  /// Where the card is cut.
  public let trim: Rect
  /// What stays whole however inexact the cut is.
  public let safe: Rect

  /// The finest print that makes sense is far below the upper limit.
  public static let resolutions = 1.0...4800.0

  /// - Throws: For a resolution beyond the limits, and for a bleed that is wider than the card.
  public init(_ size: CardSize, pixelsPerInch: Double = 300, bleed: Length? = nil) throws(CardPrintError) {
    guard Self.resolutions.contains(pixelsPerInch) else { throw .resolution(pixelsPerInch) }
    self.size = size
    self.pixelsPerInch = pixelsPerInch
    self.bleed = bleed
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
    if isTable, let bleed, bleed.unit != .pixels, abs(side - 37.5) < 1e-9 {
      pixelSize = size.bleedPixels
    } else {
      pixelSize = Size(width: rounded(trimSize.width + 2 * side), height: rounded(trimSize.height + 2 * side))
    }
    trim = Self.centred(trimSize, in: pixelSize)
    let margin = pixelsPerInch / 4
    safe = Self.centred(
      isTable
        ? size.safePixels
        : Size(width: max(0, trimSize.width - margin), height: max(0, trimSize.height - margin)), in: pixelSize)
  }

  /// How far the picture reaches beyond the cut, in pixels, on the sides where it is more.
  public var bleedPixels: Double { max(trim.minX, trim.minY) }

  private static func centred(_ size: Size, in whole: Size) -> Rect {
    Rect(
      x: (whole.width - size.width) / 2, y: (whole.height - size.height) / 2, width: size.width, height: size.height)
  }
}

/// Why a card can't be printed so.
public enum CardPrintError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A resolution outside of `CardPrint.resolutions`.
  case resolution(Double)
  /// A bleed that is wider than the card.
  case bleed(Length, CardSize)

  /// One line: what was found, what is allowed.
  public var description: String {
    switch self {
    case .resolution(let found): "\(found) pixels an inch; allowed are 1 to 4800"
    case .bleed(let found, let size):
      "a bleed of \(found) is wider than the card \(size.name) of \(size.width) by \(size.height); "
        + "allowed is 0 to the card's shorter side"
    }
  }
}
