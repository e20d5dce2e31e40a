public import Canvas
public import CanvasData

/// How the machine's screens look.
public struct VendingStyle: Sendable, Hashable {
  /// What the screens are written in; names of products are as they are.
  public enum Language: String, Sendable, Hashable, CaseIterable {
    /// English.
    case english = "en"
    /// Korean.
    case korean = "ko"
  }

  /// Of all text; its size does not count.
  public var font: Font
  /// Pictures of products by their names; the others are drawn by us.
  public var pictures: [String: Image]
  /// How amounts of money are written.
  public var currency: CurrencyFormat
  /// The language of the screens' own words.
  public var language: Language
  /// The reader's text size: what sizes of text are multiplied by, as far as there is room. One that is not a positive
  /// finite number counts as 1.
  public var textSizeFactor: Double
  /// What the graph's colours are drawn with when a finger was lifted.
  public var seed: UInt64

  /// A look with a font; without other arguments, with our own pictures and amounts in won.
  public init(
    font: Font, pictures: [String: Image] = [:], currency: CurrencyFormat = .korean, language: Language = .english,
    textSizeFactor: Double = 1, seed: UInt64 = 1
  ) {
    self.font = font
    self.pictures = pictures
    self.currency = currency
    self.language = language
    self.textSizeFactor = textSizeFactor
    self.seed = seed
  }

  var words: VendingWords {
    switch language {
    case .english: .english
    case .korean: .korean
    }
  }

  /// What sizes are multiplied by.
  var textFactor: Double { textSizeFactor > 0 && textSizeFactor.isFinite ? textSizeFactor : 1 }

  /// The font at a size for the reader, in points.
  func font(_ size: Double) -> Font { font.withSize(size * textFactor) }
}
