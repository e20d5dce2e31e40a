/// A side of a card as a picture: the face of a card or a joker, or the back.
///
///     let queen = CardFace(PlayingCard(.queen, of: .hearts))
///     try queen.writePNG(to: "QH.png", scale: 2)      // 500 × 700 pixels
///     let joker = try CardFace(.joker(.red)).image(size: Size(width: 100, height: 140))
///     let back = CardFace(.back, style: style)
///
/// Everything is drawn inside the card's outline; the picture is transparent outside it. `image(_:)` makes pictures for
/// printing.
public struct CardFace: Drawable, Hashable {
  /// The card, the joker or the back.
  public var name: CardName
  /// The style.
  public var style: CardStyle

  /// Creates a side of a card by its name.
  public init(_ name: CardName, style: CardStyle = .classic) {
    self.name = name
    self.style = style
  }

  /// Creates the face of a card.
  public init(_ card: PlayingCard, style: CardStyle = .classic) { self.init(.card(card), style: style) }

  /// 250 × 350, with the ratio of a poker card.
  public var idealSize: Size { Size(width: 250, height: 350) }

  /// Draws the card so that it fills the rectangle, which is in user space. A rectangle that is null, empty or not
  /// finite draws nothing.
  public func draw(in rect: Rect, on context: DrawingContext) { draw(in: rect, bleed: 0, on: context) }

  /// Draws the card with a bleed, for printing.
  ///
  /// - Parameters:
  ///   - rect: The card's rectangle, in user space. If it is null, empty or not finite, nothing is drawn.
  ///   - bleed: The distance that the card's ground extends beyond the rectangle on all sides, in points. The corners
  ///     are then square, and there is no line round the card. A picture with the ratio of the rectangle with its bleed
  ///     fills both; another that covers the card continues into the bleed, where it ends with the colours at its edge.
  ///     If it is 0, negative or not finite, there is no bleed.
  ///   - context: The context to draw in.
  public func draw(in rect: Rect, bleed: Double, on context: DrawingContext) {
    draw(in: rect, bleed: bleed, printed: rect.standardized.insetBy(dx: -bleed, dy: -bleed), on: context)
  }

  /// Draws the card with a bleed, and keeps its indices away from the cut.
  ///
  /// - Parameters:
  ///   - printed: What is printed before the cut, which a picture with its ratio fills.
  ///   - margin: The least distance from the rectangle to an index of the classic design, in points.
  func draw(in rect: Rect, bleed: Double, printed: Rect, margin: Double = 0, on context: DrawingContext) {
    guard !rect.isEmpty, rect.isFinite else { return }
    let design = style.design.value
    let ground = CardGround(trim: rect, bleed: bleed, printed: printed, margin: margin, design: design)
    context.withGState {
      // The same as clipping to the outline and filling everything, without a clip.
      context.fill(ground.outline, with: .color(ground.color))
      drawContent(design, ground, on: context)
      ground.drawLine(on: context)
    }
  }

  private func drawContent(_ design: any CardDesign, _ ground: CardGround, on context: DrawingContext) {
    let picture = style.pictures[name]
    if let picture, name == .back || style.pictures.covers(picture, ground) {
      ground.drawCovering(picture, on: context)
      return
    }
    if let picture, let frame = style.pictureFrame(in: ground.trim) { ground.draw(picture, in: frame, on: context) }
    switch name {
    case .card(let card): design.drawFace(of: card, withoutMiddle: picture != nil, on: ground, context)
    case .joker(let joker): design.drawJoker(joker, withoutMiddle: picture != nil, on: ground, context)
    case .back: design.drawBack(on: ground, context)
    }
  }

  /// Returns whether a face has its pips or a court's signs. Large labels leave no room for them.
  ///
  /// - Parameter size: The size of the card in points.
  package func hasMiddle(size: Size) -> Bool {
    guard case .card(let card) = name, style.pictures[name] == nil else { return true }
    return style.design.value.hasRoomForMiddle(of: card, size: size)
  }

  /// Returns the card as a picture in a format, such as one for printing, with the pixels of the format. Throws if no
  /// picture can have the format's size.
  public func image(_ format: CardFormat) throws(PictureError<Never>) -> Image {
    try FormattedCard(self, format).image(scale: format.scale)
  }
}
