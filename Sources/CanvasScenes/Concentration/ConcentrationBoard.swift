public import Canvas

/// How the game of pairs looks.
public struct ConcentrationStyle: Sendable, Hashable {
  /// Of the label and the emoji; its size does not count.
  public var font: Font
  /// Of cards that lie face down.
  public var back: Color
  /// Behind the cards, and where matched ones were.
  public var ground: Color
  /// What stands before the count.
  public var label: Label
  /// The reader's text size: what the label's size is multiplied by, at most 2; a label that is wider than the board is
  /// smaller. One that is not a positive finite number counts as 1.
  public var textSizeFactor: Double

  /// What stands before the count of flips: the reference's one version, and the other.
  public enum Label: String, Sendable, Hashable, CaseIterable {
    /// `Flips: 3`.
    case flips = "Flips"
    /// `flipCount: 3`.
    case flipCount

    func text(_ count: Int) -> String { "\(rawValue): \(count)" }
  }

  /// A look with a font; without other arguments, orange backs on black.
  public init(
    font: Font, back: Color = ConcentrationStyle.orange, ground: Color = .black, label: Label = .flips,
    textSizeFactor: Double = 1
  ) {
    self.font = font
    self.back = back
    self.ground = ground
    self.label = label
    self.textSizeFactor = textSizeFactor
  }

  /// The backs of the reference's one version.
  public static let orange = Color(red: 1, green: 0.576, blue: 0)
  /// The backs of the reference's other version.
  public static let coral = Color(red: 0.941, green: 0.498, blue: 0.353)
}

/// The picture of the game of pairs.
///
///     let style = ConcentrationStyle(font: try Font.default(size: 1))
///     try ConcentrationBoard(game, style: style).image().writePNG(to: "pairs.png")
public struct ConcentrationBoard: Sendable, Hashable {
  /// The game that is drawn.
  public var game: Concentration
  /// The look.
  public var style: ConcentrationStyle

  /// The picture of a game.
  public init(_ game: Concentration, style: ConcentrationStyle) {
    self.game = game
    self.style = style
  }

  /// Draws the board so that it fills the rectangle; nothing where that is null, empty or not finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let emoji = game.faceUpEmoji()
    let sides = game.cards.enumerated().map { index, card -> EmojiCards.Side in
      card.isFaceUp ? .face(emoji[index] ?? "") : card.isMatched ? .gone : .back
    }
    EmojiCards(sides: sides, label: labelText, isHollow: true, style: style).draw(in: rect, on: context)
  }

  /// The board as a picture of its own. The size is in points, the scale in pixels per point.
  public func image(size: Size = ConcentrationLayout.usualSize, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.bounds, on: context)
    return context.makeImage()
  }

  /// The characters of the board that the font lacks, each once.
  public var missingCharacters: [Unicode.Scalar] {
    // By places, so that the order does not change from run to run.
    let signs = game.faceUpEmoji().sorted { $0.key < $1.key }.map(\.value)
    return style.font.missingCharacters(in: signs.joined() + labelText)
  }

  private var labelText: String { style.label.text(game.flips) }
}
