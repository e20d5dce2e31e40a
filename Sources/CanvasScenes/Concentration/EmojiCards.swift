/// A grid of cards with emoji, and below it a line with a count.
struct EmojiCards {
  /// The visible state of a card.
  enum Side {
    /// A white front with its emoji.
    case face(String)
    case back
    /// Nothing, because the card was matched.
    case gone
  }

  let sides: [Side]
  let label: String
  /// Whether the label is an outline without a fill.
  let isHollow: Bool
  let style: ConcentrationStyle

  // Fractions of a card's width.
  private static let cornerRadius = 0.09
  private static let emojiSize = 0.62
  /// The label's stroke width as a fraction of its font size.
  private static let strokeWidth = 0.05
  /// The maximum width of the label as a fraction of the board's width.
  private static let labelWidth = 0.91

  /// Draws the cards so that they fill the rectangle, which must be finite and not empty.
  func draw(in rect: Rect, on context: DrawingContext) {
    let layout = ConcentrationLayout(bounds: rect, cardCount: sides.count, textSizeFactor: style.textSizeFactor)
    let grid = PixelGrid(scale: context.scale)
    context.withGState {
      context.clip(to: layout.bounds)
      context.fill(layout.bounds, with: .color(style.ground))
      let radius = Self.cornerRadius * layout.cardSize.width
      let font = style.font.withSize(Self.emojiSize * layout.cardSize.width)
      for (side, frame) in zip(sides, layout.cards) {
        let frame = grid.rect(frame)
        switch side {
        case .gone: continue
        case .back: context.fillPanel(frame, cornerRadius: radius, style.back)
        case .face(let sign):
          context.fillPanel(frame, cornerRadius: radius, .white)
          if !sign.isEmpty { context.drawSign(sign, font: font, center: frame.center) }
        }
      }
      drawLabel(layout, on: context)
    }
  }

  /// Draws the count in orange, made smaller if it would be wider than the board.
  private func drawLabel(_ layout: ConcentrationLayout, on context: DrawingContext) {
    var fontSize = layout.labelFontSize
    var text = StyledText(label, font: style.font.withSize(fontSize), color: .orange)
    let room = Self.labelWidth * layout.bounds.width
    if text.size().width > room {
      fontSize *= room / text.size().width
      text.font = style.font.withSize(fontSize)
    }
    let size = text.size()
    let frame = layout.label
    let corner = Point(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    guard isHollow else { return context.draw(text, at: corner) }
    let outline = StrokeStyle(width: Self.strokeWidth * fontSize, join: .round)
    context.stroke(text.path(at: corner), with: .color(.orange), style: outline)
  }
}
