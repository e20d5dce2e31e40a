/// The style of the machine's screens.
public struct VendingStyle: Sendable, Hashable {
  /// The language of the screens. Names of products are not translated.
  public enum Language: String, Sendable, Hashable, CaseIterable {
    /// English.
    case english = "en"
    /// Korean.
    case korean = "ko"
  }

  /// The font of all text; its size is ignored.
  public var font: Font
  /// The pictures of products by name. Other products are drawn.
  public var pictures: [String: Image]
  /// The format of amounts of money.
  public var currency: CurrencyFormat
  /// The language of the screens' own words.
  public var language: Language
  /// The factor for text sizes, as for a reader's text size, limited by the available room. One that is not positive
  /// and finite counts as 1.
  public var textSizeFactor: Double
  /// The seed of the graph's random colours. Each lifted finger uses the next seed.
  public var seed: UInt64
  /// Whether the graph's colours are random from the start, as in the app, and not only after a finger was lifted.
  public var hasRandomColors = false

  /// Creates a style with a font. The defaults are drawn products and amounts in won.
  public init(
    font: Font, pictures: [String: Image] = [:], currency: CurrencyFormat = .korean, language: Language = .english,
    textSizeFactor: Double = 1, seed: UInt64 = 1
  ) {
    (self.font, self.pictures, self.currency) = (font, pictures, currency)
    (self.language, self.textSizeFactor, self.seed) = (language, textSizeFactor, seed)
  }

  var words: VendingWords { language == .korean ? .korean : .english }

  /// The factor for text sizes.
  var textFactor: Double { textSizeFactor > 0 && textSizeFactor.isFinite ? textSizeFactor : 1 }

  /// Returns the font at a size in points, multiplied by the text size factor.
  func font(_ size: Double) -> Font { font.withSize(size * textFactor) }
}
