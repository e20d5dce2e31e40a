internal import Canvas

/// The card without its content: its shape, its colour and its outline.
package struct CardGround: Sendable {
  /// The rectangle of the card in points.
  let trim: Rect
  /// The clip of everything on the card: the design's shape, or a plain rectangle if there is a bleed.
  let outline: Path
  /// The least distance from the trim to what must stay whole, such as an index, in points; 0 for the design's own.
  let margin: Double
  private let color: Color
  private let line: CardShape.Line?

  /// - Parameters:
  ///   - bleed: The distance that the ground and the back extend beyond the trim on all sides, in points. With a
  ///     bleed that is positive and finite, corners are square and there is no line round the card.
  ///   - margin: The least distance from the trim to what must stay whole, in points.
  init(trim: Rect, bleed: Double, margin: Double, design: any CardDesign) {
    self.trim = trim.standardized
    self.margin = margin
    let shape = design.shape(in: self.trim)
    let isCut = bleed > 0 && bleed.isFinite
    outline = isCut ? Path(rect: self.trim.insetBy(dx: -bleed, dy: -bleed)) : shape.outline
    color = shape.color
    line = isCut ? nil : shape.line
  }

  /// Draws the ground. Filling the outline gives the same result as clipping to it and filling everything, and needs
  /// no clip.
  func draw(on context: DrawingContext) {
    context.setFillColor(color)
    context.fill(outline)
  }

  /// Draws a picture in a part of the card, clipped at the card's edge.
  func draw(_ picture: Image, in frame: Rect, on context: DrawingContext) {
    context.withGState {
      context.clip(to: outline)
      context.draw(picture, in: frame)
    }
  }

  /// Draws the line at the card's edge, above the card's content.
  func drawLine(on context: DrawingContext) {
    guard let line else { return }
    context.strokeBorder(trim, cornerRadius: line.cornerRadius, with: .color(line.color), lineWidth: line.width)
  }
}
