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

  private static let lineColor = Color(hex: 0xB9BCC4)

  /// The size of the indices has a limit at which the pips still have room.
  package func hasRoomForMiddle(of card: PlayingCard, size: Size) -> Bool { true }

  package func drawFace(
    of card: PlayingCard, withoutMiddle: Bool, on ground: CardGround, _ context: DrawingContext
  ) {
    let face = ClassicFace(legible(on: ground, context), on: ground)
    if !withoutMiddle { context.draw(face.middle(card).applying(face.layout.fromCenter)) }
    context.draw(face.indices(card).applying(face.layout.fromCenter))
  }

  package func drawJoker(
    _ joker: Joker, withoutMiddle: Bool, on ground: CardGround, _ context: DrawingContext
  ) {
    let face = ClassicFace(legible(on: ground, context), on: ground)
    if !withoutMiddle { context.draw(face.joker(joker).applying(face.layout.fromCenter)) }
    context.draw(face.indices(joker).applying(face.layout.fromCenter))
  }

  package func drawBack(on ground: CardGround, _ context: DrawingContext) {
    let layout = ClassicLayout(bounds: ground.trim, margin: ground.margin)
    let area = ground.outline.boundingBox
    let bleed = Vector(
      dx: (ground.trim.minX - area.minX) / layout.unit, dy: (ground.trim.minY - area.minY) / layout.unit)
    if back.pattern.isBorderless { context.clip(to: ground.outline) }
    let coarseness = min(max(Self.fineWidth / Self.pixelWidth(of: ground, context), 1), 2)
    context.draw(
      ClassicBackPattern(
        design: back, size: layout.size, bleed: bleed, margin: layout.edge, coarseness: coarseness
      ).artwork().applying(layout.fromCenter))
  }

  // MARK: Small cards

  /// The width in pixels from which indices have their own size and backs all their figures.
  private static let fineWidth = 100.0

  private static func pixelWidth(of ground: CardGround, _ context: DrawingContext) -> Double {
    let width = ground.trim.width * Vector(dx: context.transform.a, dy: context.transform.b).length * context.scale
    return width.isFinite && width > 0 ? width : fineWidth
  }

  /// Returns the design with larger indices for a card that is narrower than 100 pixels, up to 1.5 at 60 pixels.
  private func legible(on ground: CardGround, _ context: DrawingContext) -> ClassicDesign {
    let width = Self.pixelWidth(of: ground, context)
    guard width < Self.fineWidth else { return self }
    return changing(self) { $0.indexSize = max(indexSize, min(1 + (Self.fineWidth - width) / 80, 1.5)) }
  }

  func pipStyle(_ suit: Suit) -> PipStyle {
    PipStyle(
      color: suitColors[suit], isPatterned: hasSuitPatterns, ground: cardColor, ownOutline: ownOutline(of: suit))
  }

  /// Returns the outline of one's own for a suit, in a square of side 1 about its centre; nil if there is none.
  func ownOutline(of suit: Suit) -> Path? {
    guard let path = suitPaths[suit], path.isFinite else { return nil }
    let box = path.boundingBoxOfPath
    let side = max(box.width, box.height)
    guard box.width > 0, box.height > 0, side.isFinite, (1 / side).isFinite else { return nil }
    // The middle first: a scale in between could lose the digits of a small path that is far away.
    let outline = path.applying(Transform(translationX: -box.midX, y: -box.midY))
      .applying(Transform(scaleX: 1 / side, y: 1 / side))
    return outline.isFinite ? outline : nil
  }
}
