/// A standard size of printed cards.
///
///     let poker = CardSize.poker
///     poker.trimPixels      // 750 × 1050, at 300 pixels per inch
///
/// The pixel sizes at 300 pixels per inch are those of print shops' templates (The Game Crafter's). They take
/// precedence over the lengths, which would differ by a few pixels for a size in millimetres or with an odd bleed.
public struct CardSize: Sendable, Hashable {
  /// The name used for `--card`.
  public let name: String
  /// The width of the card after it is cut.
  public let width: Length
  /// The height of the card after it is cut.
  public let height: Length
  /// The cut card at 300 pixels per inch.
  public let trimPixels: Size
  /// The picture at 300 pixels per inch with the usual bleed, an eighth of an inch or slightly more.
  public let bleedPixels: Size
  /// The area that an inexact cut does not reach, at 300 pixels per inch: an eighth of an inch inside the cut.
  public let safePixels: Size

  /// Creates a custom size.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - width: The width in inches or millimetres. In another unit, the size counts as that many pixels at 300 pixels
  ///     per inch.
  ///   - height: The height, in the same units.
  ///   - trimPixels: The cut card at 300 pixels per inch.
  ///   - bleedPixels: The picture at 300 pixels per inch with the usual bleed.
  ///   - safePixels: The area that an inexact cut does not reach, at 300 pixels per inch.
  public init(
    name: String, width: Length, height: Length, trimPixels: Size, bleedPixels: Size, safePixels: Size
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    (self.trimPixels, self.bleedPixels, self.safePixels) = (trimPixels, bleedPixels, safePixels)
  }

  /// 2.5 by 3.5 inches.
  public static let poker = CardSize("poker", 2.5, 3.5, .inches, trim: (750, 1050), bleed: (825, 1125))
  /// 2.25 by 3.5 inches.
  public static let bridge = CardSize("bridge", 2.25, 3.5, .inches, trim: (675, 1050), bleed: (750, 1125))
  /// 2.75 by 4.75 inches.
  public static let tarot = CardSize("tarot", 2.75, 4.75, .inches, trim: (825, 1425), bleed: (900, 1500))
  /// 1.75 by 2.5 inches.
  public static let mini = CardSize("mini", 1.75, 2.5, .inches, trim: (525, 750), bleed: (600, 825))
  /// 1.25 by 1.75 inches.
  public static let micro = CardSize("micro", 1.25, 1.75, .inches, trim: (375, 525), bleed: (450, 600))
  /// 3.5 by 5.5 inches.
  public static let jumbo = CardSize("jumbo", 3.5, 5.5, .inches, trim: (1050, 1650), bleed: (1125, 1725))
  /// 63 by 88 millimetres.
  public static let euro = CardSize("euro", 63, 88, .millimetres, trim: (744, 1038), bleed: (825, 1125))
  /// 2.2 by 3.43 inches.
  public static let usGame = CardSize("us-game", 2.2, 3.43, .inches, trim: (660, 1029), bleed: (750, 1125))

  /// All sizes, in the order of `--list-sizes`.
  public static let all = [poker, bridge, tarot, mini, micro, jumbo, euro, usGame]

  /// Creates the size with a name, in lower or upper case. Returns nil for another name.
  public init?(name: String) {
    guard let size = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
    self = size
  }

  private init(
    _ name: String, _ width: Double, _ height: Double, _ unit: Length.Unit, trim: (Double, Double),
    bleed: (Double, Double)
  ) {
    // The safe zone of every template: 1/8 in, which is 37.5 pixels, on each side.
    self.init(
      name: name, width: Length(width, unit), height: Length(height, unit),
      trimPixels: Size(width: trim.0, height: trim.1), bleedPixels: Size(width: bleed.0, height: bleed.1),
      safePixels: Size(width: trim.0 - 75, height: trim.1 - 75))
  }
}
