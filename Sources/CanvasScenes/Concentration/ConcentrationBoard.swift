public import Canvas

/// How the game of pairs looks.
public struct ConcentrationStyle: Sendable, Hashable {
  /// Of the label and the emoji; its size does not count.
  public var font: Font
  /// Of cards that lie face down.
  public var back: Color
  /// Behind the cards, and where matched ones were.
  public var ground: Color

  /// A look with a font; without other arguments, orange backs on black.
  public init(font: Font, back: Color = ConcentrationStyle.orange, ground: Color = .black) {
    self.font = font
    self.back = back
    self.ground = ground
  }

  /// The backs of the reference's one version, and of the other.
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

  // Parts of a card's width.
  private static let cornerRadius = 0.09
  private static let emojiSize = 0.62
  /// The label's stroke, as a part of its font size.
  private static let strokeWidth = 0.05

  /// The picture of a game.
  public init(_ game: Concentration, style: ConcentrationStyle) {
    self.game = game
    self.style = style
  }

  /// Draws the board so that it fills the rectangle; nothing where that is null, empty or not finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let layout = ConcentrationLayout(bounds: rect, cardCount: game.cards.count)
    let grid = PixelGrid(scale: context.scale)
    let emoji = game.faceUpEmoji()
    context.withGState {
      context.clip(to: layout.bounds)
      context.setFillColor(style.ground)
      context.fill(layout.bounds)
      let radius = Self.cornerRadius * layout.cardSize.width
      let font = style.font.withSize(Self.emojiSize * layout.cardSize.width)
      for (index, frame) in layout.cards.enumerated() {
        let card = game.cards[index]
        guard card.isFaceUp || !card.isMatched else { continue }
        let frame = grid.rect(frame)
        context.fillPanel(frame, cornerRadius: radius, card.isFaceUp ? .white : style.back)
        if let sign = emoji[index] { context.drawSign(sign, font: font, center: frame.center) }
      }
      drawLabel(layout, on: context)
    }
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

  private var labelText: String { "Flips: \(game.flips)" }

  /// The count, hollow: a positive stroke width is an outline without a filling.
  private func drawLabel(_ layout: ConcentrationLayout, on context: DrawingContext) {
    let text = StyledText(labelText, font: style.font.withSize(layout.labelFontSize))
    let size = text.size()
    let frame = layout.label
    context.setStrokeColor(.orange)
    context.setLineWidth(Self.strokeWidth * layout.labelFontSize)
    context.setLineJoin(.round)
    context.stroke(
      text.path(at: Point(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)))
  }
}
