internal import Canvas

/// The card itself, without what is on it: its shape, its colour, its outline.
struct CardGround {
  /// Where the card is, in points.
  let trim: Rect
  /// What clips whatever is drawn on the card: the trim with round corners, or with the bleed a plain rectangle.
  let outline: Path
  private let color: Color
  private let cornerRadius: Double
  /// 0 if there is no line round the card.
  private let lineWidth: Double

  private static let lineColor = Color(rgb: 0xB9BCC4)

  /// - Parameters:
  ///   - bleed: How far ground and back go on beyond the trim on all sides, in points. With a bleed, a positive finite
  ///     one, corners are square and there is no line round the card.
  init(trim: Rect, bleed: Double, design: CardStyle.Design) {
    self.trim = trim.standardized
    let isCut = bleed > 0 && bleed.isFinite
    switch design {
    case .lecture:
      outline = isCut ? Path(rect: self.trim.insetBy(dx: -bleed, dy: -bleed)) : CardLayout(bounds: trim).outline
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

  /// Filling the outline is the same as clipping to it and filling all, and saves the clip, which what lies wholly
  /// inside does not need.
  func draw(on context: DrawingContext) {
    context.setFillColor(color)
    context.fill(outline)
  }

  /// A picture about the card's centre, cut at the card's edge.
  func draw(_ picture: Image, scale: Double, on context: DrawingContext) {
    guard let frame = CardLayout(bounds: trim).pictureFrame(scale: scale) else { return }
    context.withGState {
      context.clip(to: outline)
      context.draw(picture, in: frame)
    }
  }

  /// The line at the card's edge, above what is on the card.
  func drawLine(on context: DrawingContext) {
    context.setStrokeColor(Self.lineColor)
    context.strokeBorder(trim, cornerRadius: cornerRadius, width: lineWidth)
  }
}

extension DrawingContext {
  /// The picture in points, as its pixels are: a side of 33.3 points has 33 pixels, and a card of 33.3 would lose the
  /// ends of its right corners.
  var wholePixels: Rect {
    Rect(x: 0, y: 0, width: (size.width * scale).rounded() / scale, height: (size.height * scale).rounded() / scale)
  }
}
