/// The picture of cards that a touch turns over: a grid as in the game of pairs, with `flipCount: 3` below it.
///
///     let style = ConcentrationStyle(font: try Font.default(size: 1))
///     try ToggleBoard(cards, style: style).writePNG(to: "toggle.png")
public struct ToggleBoard: Drawable, Hashable {
  /// The cards.
  public var cards: ToggleCards
  /// The style. Its label is ignored; that of the demo is `flipCount`, filled.
  public var style: ConcentrationStyle

  /// Creates the picture of some cards.
  public init(_ cards: ToggleCards, style: ConcentrationStyle) {
    self.cards = cards
    self.style = style
  }

  /// The default size of boards in points.
  public static let defaultSize = ConcentrationLayout.defaultSize

  /// The default size.
  public var idealSize: Size { Self.defaultSize }

  /// Draws the cards so that they fill the rectangle. Draws nothing if the rectangle is null, empty or not finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let sides = cards.cards.map { $0.isFaceUp ? EmojiCards.Side.face($0.emoji) : .back }
    EmojiCards(sides: sides, label: labelText, isHollow: false, style: style).draw(in: rect, on: context)
  }

  /// The characters of the picture that the font lacks; nil if there are none.
  public var missingGlyphs: MissingGlyphs? {
    let signs = cards.cards.filter(\.isFaceUp).map(\.emoji)
    return MissingGlyphs(style.font.missingCharacters(in: signs.joined() + labelText), font: style.font)
  }

  private var labelText: String { ConcentrationStyle.Label.flipCount.text(cards.flips) }
}
