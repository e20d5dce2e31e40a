public import Canvas

/// The picture of a card at any size: its face, or its back if it is face down.
///
///     let queen = CardFace(PlayingCard(.queen, of: .hearts), style: .classic)
///     let picture = try queen.image(size: Size(width: 250, height: 350), scale: 2)      // 500 × 700 pixels
///
/// Everything is drawn inside a rounded rectangle; the picture is transparent outside it. A rectangle that is null,
/// empty or not finite draws nothing.
public struct CardFace: Sendable, Hashable {
  /// The card.
  public var card: PlayingCard
  /// Whether the face is drawn, not the back.
  public var isFaceUp: Bool
  /// The style.
  public var style: CardStyle

  /// Creates the picture of a card, face up by default.
  public init(_ card: PlayingCard, isFaceUp: Bool = true, style: CardStyle = .classic) {
    self.card = card
    self.isFaceUp = isFaceUp
    self.style = style
  }

  /// Draws the card so that it fills the rectangle.
  ///
  /// - Parameters:
  ///   - rect: The card's rectangle, in user space.
  ///   - bleed: The distance that the card's ground extends beyond the rectangle on all sides, in points, for
  ///     printing. The corners are then square, and there is no line round the card. If it is 0, negative or not
  ///     finite, there is no bleed.
  ///   - context: The context to draw in.
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
    let signs = FaceSigns(
      card, layout: layout, design: design, withoutMiddle: picture != nil || design.leavesMiddleEmpty(of: card))
    if let picture {
      ground.draw(picture, scale: style.faceCardScale, on: context)
    }
    let clips = !layout.innerRect.contains(signs.bounds)
    context.withGState {
      if clips { context.clip(to: ground.outline) }
      context.setFillColor(card.suit.color)
      context.fill(signs.fontOutlines)
      context.fill(signs.shapeOutlines)
      context.setFillColor(design.rankColor(of: card))
      context.fill(signs.rankOutlines)
      for place in signs.emojiPlaces { context.drawEmoji(of: card.suit, font: design.font, place) }
    }
  }

  /// Returns whether a face has its pips or a court's signs. Large labels leave no room for them.
  ///
  /// - Parameter size: The size of the card in points.
  package func hasMiddle(size: Size) -> Bool {
    guard case .lecture(let design) = style.design, style.pictures.faces[card] == nil,
      !design.leavesMiddleEmpty(of: card)
    else { return true }
    let layout = CardLayout(bounds: Rect(origin: .zero, size: size))
    return FaceSigns(card, layout: layout, design: design, withoutMiddle: false).hasRoomForMiddle
  }

  /// Returns the card as a picture on a transparent ground. The size is in points, the scale in pixels per point.
  /// Throws if no picture can have that size.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.wholePixels, on: context)
    return context.makeImage()
  }
}

extension DrawingContext {
  /// Draws a suit as an emoji. If only a font without colours has it, it is a glyph in the suit's colour.
  ///
  /// - Parameter place: The place of the sign from font size 1 with the origin at the left end of the baseline: a scale,
  ///   a half turn or none, and a translation. The emoji is set at its size, for which its picture is chosen.
  fileprivate func drawEmoji(of suit: Suit, font: Font, _ place: Transform) {
    let size = abs(place.a)
    let turn: Double = place.a < 0 ? -1 : 1
    let text = StyledText(suit.emoji, font: font.withSize(size), color: suit.color)
    withGState {
      concatenate(Transform(a: turn, b: 0, c: 0, d: turn, tx: place.tx, ty: place.ty))
      draw(text, baselineAt: .zero)
    }
  }
}
