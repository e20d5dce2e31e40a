/// The style of the game of pairs.
public struct ConcentrationStyle: Sendable, Hashable {
  /// The font of the label and the emoji; its size is ignored.
  public var font: Font
  /// The colour of cards that are face down.
  public var back: Color
  /// The colour behind the cards and in place of matched cards.
  public var ground: Color
  /// The label of the count.
  public var label: Label
  /// Whether the label is an outline without a fill, as in the last version of the reference, and not plain text, as
  /// in the earlier ones.
  public var isLabelHollow: Bool
  /// The factor for the label's size, at most 2, as for a reader's text size. A label that would be wider than the
  /// board is made smaller. A factor that is not positive and finite counts as 1.
  public var textSizeFactor: Double

  /// The label of the count of flips in the two versions of the reference.
  public enum Label: String, Sendable, Hashable, CaseIterable {
    /// `Flips: 3`.
    case flips = "Flips"
    /// `flipCount: 3`.
    case flipCount

    func text(_ count: Int) -> String { "\(rawValue): \(count)" }
  }

  /// Creates a style with a font. The defaults are orange backs on black.
  public init(
    font: Font, back: Color = ConcentrationStyle.orange, ground: Color = .black, label: Label = .flips,
    isLabelHollow: Bool = true, textSizeFactor: Double = 1
  ) {
    (self.font, self.back, self.ground) = (font, back, ground)
    (self.label, self.isLabelHollow, self.textSizeFactor) = (label, isLabelHollow, textSizeFactor)
  }

  /// The backs of the first version of the reference.
  public static let orange = Color(red: 1, green: 0.576, blue: 0)
  /// The backs of the second version of the reference.
  public static let coral = Color(red: 0.941, green: 0.498, blue: 0.353)
}

/// The picture of the game of pairs.
///
///     let style = ConcentrationStyle(font: try Font.default(size: 1))
///     try ConcentrationBoard(game, style: style).writePNG(to: "pairs.png")
public struct ConcentrationBoard: Drawable, Hashable {
  /// The game.
  public var game: Concentration
  /// The style.
  public var style: ConcentrationStyle

  /// Creates the picture of a game.
  public init(_ game: Concentration, style: ConcentrationStyle) {
    self.game = game
    self.style = style
  }

  /// The default size.
  public var idealSize: Size { ConcentrationLayout.defaultSize }

  /// Draws the board so that it fills the rectangle. Draws nothing if the rectangle is null, empty or not finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let pictures = game.pictures
    let sides = game.cards.map { card -> EmojiCards.Side in
      card.isFaceUp ? .face(pictures[card.identifier] ?? "") : card.isMatched ? .gone : .back
    }
    EmojiCards(sides: sides, label: labelText, isHollow: style.isLabelHollow, style: style).draw(in: rect, on: context)
  }

  /// The characters of the board that the font lacks; nil if there are none.
  public var missingGlyphs: MissingGlyphs? {
    let pictures = game.pictures
    let signs = game.cards.filter(\.isFaceUp).compactMap { pictures[$0.identifier] }
    return MissingGlyphs(style.font.missingCharacters(in: signs.joined() + labelText), font: style.font)
  }

  private var labelText: String { style.label.text(game.flips) }
}
