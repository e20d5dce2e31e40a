internal import Canvas
internal import CanvasCards

/// Draws the board's cards and empty places, each with the border and the corners that all views of the board have.
struct BoardCards {
  private let style: SolitaireStyle
  private let grid: PixelGrid
  private let unit: Double
  private let radius: Double
  private let borderWidth: Double
  /// The back, drawn once: it is the most work of all and lies in many places. Nil where memory lacks.
  private let back: Image?

  init(style: SolitaireStyle, layout: SolitaireLayout, grid: PixelGrid) {
    self.style = style
    self.grid = grid
    unit = layout.unit
    radius = layout.cornerRadius
    borderWidth = grid.length(layout.borderWidth)
    let frame = Rect(origin: .zero, size: grid.rect(Rect(origin: .zero, size: layout.cardSize)).size)
    let (unit, radius, borderWidth) = (unit, radius, borderWidth)
    back = try? Image(size: frame.size, scale: grid.scale) { context in
      guard style.largeFont == nil || style.cards.pictures.back != nil else {
        context.setFillColor(.white)
        context.fill(Path(roundedRect: frame, cornerRadius: radius))
        return LargeBack(frame: frame, unit: unit, grid: grid).draw(on: context)
      }
      context.clip(to: Path(roundedRect: frame, cornerRadius: radius))
      CardBack(style: style.cards).draw(in: frame, on: context)
      if style.hasBorders { Self.drawBorder(frame, radius: radius, width: borderWidth, on: context) }
    }
  }

  /// A card face up.
  func draw(_ card: PlayingCard, in rect: Rect, on context: DrawingContext) {
    let frame = grid.rect(rect)
    drawEdge(of: frame, on: context)
    if let font = style.largeFont, style.cards.pictures.faces[card] == nil {
      context.setFillColor(.white)
      context.fill(Path(roundedRect: frame, cornerRadius: radius))
      return LargeFace(card, font: font, frame: frame, unit: unit, textSizeFactor: style.largeTextSize).draw(
        on: context)
    }
    context.withGState {
      context.clip(to: Path(roundedRect: frame, cornerRadius: radius))
      CardFace(card, style: style.cards).draw(in: frame, on: context)
      if style.hasBorders { Self.drawBorder(frame, radius: radius, width: borderWidth, on: context) }
    }
  }

  /// A card face down.
  func drawBack(in rect: Rect, on context: DrawingContext) {
    let frame = grid.rect(rect)
    drawEdge(of: frame, on: context)
    if let back { context.draw(back, at: frame.origin) }
  }

  /// An empty place: its border, and a little light upon the ground.
  func drawPlace(_ rect: Rect, on context: DrawingContext) {
    let frame = grid.rect(rect)
    context.setFillColor(Color(white: 1, alpha: 0.1))
    context.fill(Path(roundedRect: frame, cornerRadius: radius))
    Self.drawBorder(frame, radius: radius, width: borderWidth, on: context)
  }

  /// The refresh picture, where the spare pile is empty: an arrow that goes round, faint where nothing comes back.
  func drawRefresh(in rect: Rect, isPossible: Bool, on context: DrawingContext) {
    let frame = grid.rect(rect)
    let center = frame.center
    let circle = 12.5 * unit
    let (start, sweep) = (-0.2, 1.62 * Double.pi)
    let end = start + sweep
    context.withGState {
      context.setAlpha(isPossible ? 1 : 0.35)
      context.setStrokeColor(.white)
      context.setLineWidth(3.5 * unit)
      context.setLineCap(.butt)
      var arc = Path()
      arc.addArc(center: center, radius: circle, startAngle: start, delta: sweep)
      context.stroke(arc)
      // The head's base lies across the arc's end, its point on the circle's tangent there.
      context.setFillColor(.white)
      let turn = Transform(rotationAngle: end).concatenating(Transform(translationX: center.x, y: center.y))
      let head = Path(polygon: [
        Point(x: circle - 6.5 * unit, y: 0), Point(x: circle + 6.5 * unit, y: 0), Point(x: circle, y: 9 * unit),
      ])
      context.fill(head.applying(turn))
    }
  }

  /// A thin dark line round a card: white cards upon white cards would otherwise be one.
  private func drawEdge(of frame: Rect, on context: DrawingContext) {
    let width = grid.length(0.5 * unit)
    context.setFillColor(Color(white: 0, alpha: 0.3))
    context.fill(Path(roundedRect: frame.insetBy(dx: -width, dy: -width), cornerRadius: radius + width))
  }

  private static func drawBorder(_ frame: Rect, radius: Double, width: Double, on context: DrawingContext) {
    context.setStrokeColor(.white)
    context.strokeBorder(frame, cornerRadius: radius, width: width)
  }
}
