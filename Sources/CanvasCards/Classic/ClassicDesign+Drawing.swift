package import Canvas

extension ClassicDesign: CardDesign {
  package var largeFaceFont: Font? { nil }

  /// The indices are close to the edge.
  package var hasRoomForBorder: Bool { false }

  package func shape(in trim: Rect) -> CardShape {
    let unit = ClassicLayout(bounds: trim).unit
    let asked = cornerRadius.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    let radius = asked ?? 12 * unit
    return CardShape(
      outline: Path(roundedRect: trim, cornerRadius: radius), color: cardColor,
      line: hasOutline ? CardShape.Line(cornerRadius: radius, width: unit, color: Self.lineColor) : nil)
  }

  private static let lineColor = Color(rgb: 0xB9BCC4)

  /// The size of the indices has a limit at which the pips still have room.
  package func hasRoomForMiddle(of card: PlayingCard, size: Size) -> Bool { true }

  package func drawFace(
    of card: PlayingCard, withoutMiddle: Bool, on ground: CardGround, _ context: DrawingContext
  ) {
    let face = ClassicFace(self, on: ground)
    if !withoutMiddle { context.draw(face.middle(card).applying(face.layout.fromCenter)) }
    context.draw(face.indices(card).applying(face.layout.fromCenter))
  }

  package func drawJoker(
    _ joker: Joker, withoutMiddle: Bool, on ground: CardGround, _ context: DrawingContext
  ) {
    let face = ClassicFace(self, on: ground)
    if !withoutMiddle { context.draw(face.joker(joker).applying(face.layout.fromCenter)) }
    context.draw(face.indices(joker).applying(face.layout.fromCenter))
  }

  package func drawBack(on ground: CardGround, _ context: DrawingContext) {
    let layout = ClassicLayout(bounds: ground.trim)
    let area = ground.outline.boundingBox
    let bleed = Vector(
      dx: (ground.trim.minX - area.minX) / layout.unit, dy: (ground.trim.minY - area.minY) / layout.unit)
    if back.pattern.isBorderless { context.clip(to: ground.outline) }
    context.draw(
      ClassicBackPattern(design: back, size: layout.size, bleed: bleed).artwork().applying(layout.fromCenter))
  }
}
