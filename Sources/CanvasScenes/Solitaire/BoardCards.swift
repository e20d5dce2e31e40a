/// Draws the board's cards and empty places, each with the border and the corners that all views of the board share.
struct BoardCards {
  private let style: SolitaireStyle
  private let grid: PixelGrid
  private let unit: Double
  private let radius: Double
  private let borderWidth: Double
  private let back: RepeatedDrawing

  init(style: SolitaireStyle, layout: SolitaireLayout, grid: PixelGrid) {
    self.style = style
    self.grid = grid
    unit = layout.unit
    radius = layout.cornerRadius
    borderWidth = grid.length(layout.borderWidth)
    let frame = Rect(origin: .zero, size: grid.rect(Rect(origin: .zero, size: layout.cardSize)).size)
    let (unit, radius, borderWidth) = (unit, radius, borderWidth)
    back = RepeatedDrawing(size: frame.size) { context in
      guard style.largeFont == nil || style.cards.pictures.back != nil else {
        context.fill(Path(roundedRect: frame, cornerRadius: radius), with: .color(.white))
        return LargeBack(frame: frame, unit: unit, grid: grid).draw(on: context)
      }
      context.clip(to: Path(roundedRect: frame, cornerRadius: radius))
      CardFace(.back, style: style.cards).draw(in: frame, on: context)
      if style.hasBorders { Self.drawBorder(frame, radius: radius, width: borderWidth, on: context) }
    }
  }

  /// Draws a face-up card, or the place of none.
  func draw(_ card: PlayingCard?, in rect: Rect, on context: DrawingContext) {
    guard let card else { return drawPlace(rect, on: context) }
    let frame = grid.rect(rect)
    drawEdge(of: frame, on: context)
    if let font = style.largeFont, style.cards.pictures.faces[card] == nil {
      context.fill(Path(roundedRect: frame, cornerRadius: radius), with: .color(.white))
      return LargeFace(card, font: font, frame: frame, unit: unit, textSizeFactor: style.largeTextSize).draw(
        on: context)
    }
    context.withGState {
      context.clip(to: Path(roundedRect: frame, cornerRadius: radius))
      CardFace(card, style: style.cards).draw(in: frame, on: context)
      if style.hasBorders { Self.drawBorder(frame, radius: radius, width: borderWidth, on: context) }
    }
  }

  /// Draws a face-down card.
  func drawBack(in rect: Rect, on context: DrawingContext) {
    let frame = grid.rect(rect)
    drawEdge(of: frame, on: context)
    context.draw(back, at: frame.origin)
  }

  /// Draws an empty place: its border, and a slight highlight on the ground.
  func drawPlace(_ rect: Rect, on context: DrawingContext) {
    let frame = grid.rect(rect)
    context.fill(Path(roundedRect: frame, cornerRadius: radius), with: .color(Color(white: 1, alpha: 0.1)))
    Self.drawBorder(frame, radius: radius, width: borderWidth, on: context)
  }

  /// Draws the refresh picture of an empty spare pile: the style's, or a circular arrow, faint if there are no cards to
  /// turn back.
  func drawRefresh(in rect: Rect, isPossible: Bool, on context: DrawingContext) {
    let frame = grid.rect(rect)
    if let picture = style.refreshPicture {
      context.withGState {
        context.clip(to: Path(roundedRect: frame, cornerRadius: radius))
        context.draw(picture, in: frame)
        Self.drawBorder(frame, radius: radius, width: borderWidth, on: context)
      }
      return
    }
    let center = frame.center
    let circle = 12.5 * unit
    let (start, sweep) = (-0.2, 1.62 * Double.pi)
    let end = start + sweep
    context.withGState {
      context.setAlpha(isPossible ? 1 : 0.35)
      var arc = Path()
      arc.addArc(center: center, radius: circle, startAngle: start, delta: sweep)
      context.stroke(arc, with: .color(.white), lineWidth: 3.5 * unit)
      // The base of the arrowhead is at the arc's end. Its point is on the circle's tangent there.
      let turn = Transform(rotationAngle: end).concatenating(Transform(translationX: center.x, y: center.y))
      let head = Path(polygon: [
        Point(x: circle - 6.5 * unit, y: 0), Point(x: circle + 6.5 * unit, y: 0), Point(x: circle, y: 9 * unit),
      ])
      context.fill(head.applying(turn), with: .color(.white))
    }
  }

  /// Draws a thin dark line round a card, which separates white cards on white cards.
  private func drawEdge(of frame: Rect, on context: DrawingContext) {
    let width = grid.length(0.5 * unit)
    context.fill(
      Path(roundedRect: frame.insetBy(dx: -width, dy: -width), cornerRadius: radius + width),
      with: .color(Color(white: 0, alpha: 0.3)))
  }

  private static func drawBorder(_ frame: Rect, radius: Double, width: Double, on context: DrawingContext) {
    context.strokeBorder(frame, cornerRadius: radius, with: .color(.white), lineWidth: width)
  }
}
