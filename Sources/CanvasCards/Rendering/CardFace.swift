public import Canvas

/// The picture of a card, at any size: its face, or its back if it lies face down.
///
///     let queen = CardFace(PlayingCard(.queen, of: .hearts), style: .classic)
///     let picture = try queen.image(size: Size(width: 250, height: 350), scale: 2)      // 500 × 700 pixels
///
/// Everything is drawn inside of a rounded rectangle; outside of it the picture stays transparent. A rectangle that is
/// null, empty or not finite draws nothing.
public struct CardFace: Sendable, Hashable {
  /// Which card it is.
  public var card: PlayingCard
  /// Whether the face is drawn rather than the back.
  public var isFaceUp: Bool
  /// The look.
  public var style: CardStyle

  /// The picture of a card, face up by default.
  public init(_ card: PlayingCard, isFaceUp: Bool = true, style: CardStyle = .classic) {
    self.card = card
    self.isFaceUp = isFaceUp
    self.style = style
  }

  /// Draws the card so that it fills the rectangle.
  ///
  /// - Parameters:
  ///   - rect: The card, in user space.
  ///   - bleed: How far the card's ground goes beyond the rectangle on all sides, in points, for printing. Corners are
  ///     then square, and there is no line around the card. 0, negative or not finite is no bleed.
  ///   - context: Where it is drawn.
  public func draw(in rect: Rect, bleed: Double = 0, on context: DrawingContext) {
    guard isFaceUp else { return CardBack(style: style).draw(in: rect, bleed: bleed, on: context) }
    guard !rect.isEmpty, rect.isFinite else { return }
    let ground = CardGround(trim: rect, bleed: bleed, design: style.design)
    context.withGState {
      ground.draw(on: context)
      if let picture = style.pictures.faces[card], style.pictures.covers(picture, cardOf: ground.trim.size) {
        ground.drawCovering(picture, on: context)
      } else {
        switch style.design {
        case .classic(let design): draw(ClassicFace(design, bounds: rect), ground, on: context)
        case .lecture(let design): draw(design, ground, on: context)
        }
      }
      ground.drawLine(on: context)
    }
  }

  private func draw(_ face: ClassicFace, _ ground: CardGround, on context: DrawingContext) {
    if let picture = style.pictures.faces[card] {
      ground.draw(picture, scale: style.faceCardScale, on: context)
    } else {
      context.draw(face.middle(card).applying(face.layout.fromCenter))
    }
    context.draw(face.indices(card).applying(face.layout.fromCenter))
  }

  private func draw(_ design: LectureDesign, _ ground: CardGround, on context: DrawingContext) {
    let layout = CardLayout(bounds: ground.trim)
    let picture = style.pictures.faces[card]
    let signs = FaceSigns(card, layout: layout, design: design, withoutMiddle: picture != nil)
    if let picture {
      ground.draw(picture, scale: style.faceCardScale, on: context)
    }
    let clips = !layout.innerRect.contains(signs.bounds)
    context.withGState {
      if clips { context.clip(to: ground.outline) }
      context.setFillColor(card.suit.color)
      context.fill(signs.fontOutlines)
      context.fill(signs.shapeOutlines)
    }
  }

  /// Whether a face has its pips or a court's signs: large labels leave no room for them.
  ///
  /// - Parameter size: Of the card, in points.
  package func hasMiddle(size: Size) -> Bool {
    guard case .lecture(let design) = style.design, style.pictures.faces[card] == nil else { return true }
    let layout = CardLayout(bounds: Rect(origin: .zero, size: size))
    return FaceSigns(card, layout: layout, design: design, withoutMiddle: false).hasRoomForMiddle
  }

  /// The card alone, on transparent ground, filling the picture. The size is in points, the scale in pixels per point;
  /// throws if they give no picture.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.wholePixels, on: context)
    return context.makeImage()
  }
}
