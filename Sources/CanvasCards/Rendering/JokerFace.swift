public import Canvas

/// The picture of a joker, at any size. Both designs of cards have the same figure.
///
///     let joker = try JokerFace(.red).image(size: Size(width: 250, height: 350))
public struct JokerFace: Sendable, Hashable {
  /// Which joker it is.
  public var joker: Joker
  /// The look.
  public var style: CardStyle

  /// The picture of a joker.
  public init(_ joker: Joker, style: CardStyle = .classic) {
    self.joker = joker
    self.style = style
  }

  /// Draws the joker so that it fills the rectangle; nothing if that is null, empty or not finite.
  ///
  /// - Parameters:
  ///   - rect: The card, in user space.
  ///   - bleed: The bleed, as for `CardFace`.
  ///   - context: Where it is drawn.
  public func draw(in rect: Rect, bleed: Double = 0, on context: DrawingContext) {
    guard !rect.isEmpty, rect.isFinite else { return }
    let ground = CardGround(trim: rect, bleed: bleed, design: style.design)
    let design =
      if case .classic(let design) = style.design { design } else { ClassicDesign() }
    let face = ClassicFace(design, bounds: rect)
    context.withGState {
      ground.draw(on: context)
      if let picture = style.pictures.jokers[joker], style.pictures.covers(picture, cardOf: ground.trim.size) {
        ground.drawCovering(picture, on: context)
      } else {
        if let picture = style.pictures.jokers[joker] {
          ground.draw(picture, scale: style.faceCardScale, on: context)
        } else {
          context.draw(face.joker(joker).applying(face.layout.fromCenter))
        }
        context.draw(face.indices(joker).applying(face.layout.fromCenter))
      }
      ground.drawLine(on: context)
    }
  }

  /// The joker alone, as `CardFace.image` does it.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.wholePixels, on: context)
    return context.makeImage()
  }
}
