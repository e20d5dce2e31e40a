public import Canvas

/// The picture of a joker at any size. All designs have the same figure.
///
///     let joker = try JokerFace(.red).image(size: Size(width: 250, height: 350))
public struct JokerFace: Sendable, Hashable {
  /// The joker.
  public var joker: Joker
  /// The style.
  public var style: CardStyle

  /// Creates the picture of a joker.
  public init(_ joker: Joker, style: CardStyle = .classic) {
    self.joker = joker
    self.style = style
  }

  /// Draws the joker so that it fills the rectangle. Draws nothing if the rectangle is null, empty or not finite.
  ///
  /// - Parameters:
  ///   - rect: The card's rectangle, in user space.
  ///   - bleed: The bleed, as for `CardFace`.
  ///   - context: The context to draw in.
  public func draw(in rect: Rect, bleed: Double = 0, on context: DrawingContext) {
    guard !rect.isEmpty, rect.isFinite else { return }
    let design = style.design.value
    let ground = CardGround(trim: rect, bleed: bleed, design: design)
    context.withGState {
      ground.draw(on: context)
      if let picture = style.pictures.jokers[joker], style.pictures.covers(picture, cardOf: ground.trim.size) {
        ground.drawCovering(picture, on: context)
      } else {
        let picture = style.pictures.jokers[joker]
        if let picture, let frame = style.pictureFrame(in: rect) { ground.draw(picture, in: frame, on: context) }
        design.drawJoker(joker, withoutMiddle: picture != nil, on: ground, context)
      }
      ground.drawLine(on: context)
    }
  }

  /// Returns the joker as a picture. The size is in points, the scale in pixels per point; see
  /// `CardFace.image(size:scale:)`.
  public func image(size: Size, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.wholePixels, on: context)
    return context.makeImage()
  }
}
