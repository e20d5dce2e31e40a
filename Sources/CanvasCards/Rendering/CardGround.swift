internal import Canvas

/// The card without its content: its shape, its colour and its outline.
struct CardGround {
  /// The rectangle of the card in points.
  let trim: Rect
  /// The clip of everything on the card: the trim with round corners, or a plain rectangle if there is a bleed.
  let outline: Path
  private let color: Color
  private let cornerRadius: Double
  /// The width of the line round the card, or 0 if there is none.
  private let lineWidth: Double

  private static let lineColor = Color(rgb: 0xB9BCC4)

  /// - Parameters:
  ///   - bleed: The distance that the ground and the back extend beyond the trim on all sides, in points. With a
  ///     bleed that is positive and finite, corners are square and there is no line round the card.
  init(trim: Rect, bleed: Double, design: CardStyle.Design) {
    self.trim = trim.standardized
    let isCut = bleed > 0 && bleed.isFinite
    switch design {
    case .lecture(let design):
      outline =
        isCut
        ? Path(rect: self.trim.insetBy(dx: -bleed, dy: -bleed)) : design.outline(CardLayout(bounds: trim))
      (color, cornerRadius, lineWidth) = (.white, 0, 0)
    case .classic(let design):
      let unit = ClassicLayout(bounds: trim).unit
      let asked = design.cornerRadius.map { $0 > 0 && $0.isFinite ? $0 : 0 }
      cornerRadius = asked ?? 12 * unit
      outline =
        isCut
        ? Path(rect: self.trim.insetBy(dx: -bleed, dy: -bleed))
        : Path(roundedRect: self.trim, cornerRadius: cornerRadius)
      color = design.cardColor
      lineWidth = isCut || !design.hasOutline ? 0 : unit
    }
  }

  /// Draws the ground. Filling the outline gives the same result as clipping to it and filling everything, and needs
  /// no clip.
  func draw(on context: DrawingContext) {
    context.setFillColor(color)
    context.fill(outline)
  }

  /// Draws a picture about the card's centre, clipped at the card's edge.
  func draw(_ picture: Image, scale: Double, on context: DrawingContext) {
    guard let frame = CardLayout(bounds: trim).pictureFrame(scale: scale) else { return }
    context.withGState {
      context.clip(to: outline)
      context.draw(picture, in: frame)
    }
  }

  /// Draws the line at the card's edge, above the card's content.
  func drawLine(on context: DrawingContext) {
    context.setStrokeColor(Self.lineColor)
    context.strokeBorder(trim, cornerRadius: cornerRadius, width: lineWidth)
  }
}
