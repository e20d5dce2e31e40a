/// The card without its content: its shape, its colour and its outline.
package struct CardGround: Sendable {
  /// The rectangle of the card in points.
  let trim: Rect
  /// What is printed before the cut, in points: the trim with its bleed, or the trim alone if there is none.
  let printed: Rect
  /// The clip of everything on the card: the design's shape, or a plain rectangle if there is a bleed.
  let outline: Path
  /// Whether the ground extends beyond the trim.
  let hasBleed: Bool
  /// The least distance from the trim to what must stay whole, such as an index, in points; 0 for the design's own.
  let margin: Double
  let color: Color
  private let line: CardShape.Line?

  /// - Parameters:
  ///   - bleed: The distance that the ground and the back extend beyond the trim on all sides, in points. With a
  ///     bleed that is positive and finite, corners are square and there is no line round the card.
  ///   - printed: What is printed before the cut, if there is a bleed. The ground can extend further.
  ///   - margin: The least distance from the trim to what must stay whole, in points.
  init(trim: Rect, bleed: Double, printed: Rect, margin: Double, design: any CardDesign) {
    self.trim = trim.standardized
    self.margin = margin
    let shape = design.shape(in: self.trim)
    hasBleed = bleed > 0 && bleed.isFinite
    self.printed = hasBleed && printed.isFinite && printed.contains(self.trim) ? printed : self.trim
    outline = hasBleed ? Path(rect: self.trim.insetBy(dx: -bleed, dy: -bleed)) : shape.outline
    color = shape.color
    line = hasBleed ? nil : shape.line
  }

  /// Draws a picture in the middle of a part of the card, as large as it fits, clipped at the card's edge.
  func draw(_ picture: Image, in frame: Rect, on context: DrawingContext) {
    context.withGState {
      context.clip(to: outline)
      context.draw(picture, in: frame, contentMode: .aspectFit)
    }
  }

  /// Draws the line at the card's edge, above the card's content.
  func drawLine(on context: DrawingContext) {
    guard let line else { return }
    context.strokeBorder(trim, cornerRadius: line.cornerRadius, with: .color(line.color), lineWidth: line.width)
  }
}
