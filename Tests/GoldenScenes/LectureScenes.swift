import Canvas
import CanvasCards

/// The drawings of the reference's lectures on views, in their own coordinates.
public enum LectureScenes {
  public static let all: [GoldenScene] = [circleThroughTheContext, circleThroughAPath, triangle, rotatedView, card]

  /// A circle that is stroked, then filled: stroking has consumed the path, so nothing is filled.
  public static let circleThroughTheContext = scene(
    "circle-through-the-context", Size(width: 220, height: 220)
  ) { context in
    let bounds = context.bounds
    context.addArc(center: bounds.center, radius: 100, startAngle: 0, endAngle: 2 * .pi, direction: .clockwise)
    context.setLineWidth(5)
    context.setFillColor(.green)
    context.setStrokeColor(.red)
    context.strokePath()
    context.fillPath()
  }

  /// The same circle as a path, which keeps its elements: filled last, it covers the inner half of the stroke.
  public static let circleThroughAPath = scene("circle-through-a-path", Size(width: 220, height: 220)) { context in
    let bounds = context.bounds
    var path = Path()
    path.addArc(center: bounds.center, radius: 100, startAngle: 0, endAngle: 2 * .pi, direction: .clockwise)
    context.setFillColor(.green)
    context.setStrokeColor(.red)
    context.stroke(path, style: StrokeStyle(width: 5))
    context.fill(path)
  }

  /// A triangle, filled and then stroked.
  public static let triangle = scene("triangle", Size(width: 150, height: 160)) { context in
    var path = Path()
    path.move(to: Point(x: 80, y: 50))
    path.addLine(to: Point(x: 140, y: 150))
    path.addLine(to: Point(x: 10, y: 150))
    path.close()
    context.setFillColor(.green)
    context.setStrokeColor(.red)
    context.fill(path)
    context.stroke(path, style: StrokeStyle(width: 3))
  }

  /// A view of 200 × 250 turned by an eighth about its centre (300, 225), and the frame that it then has in the view
  /// around it; at half its size.
  public static let rotatedView = scene(
    "frame-of-a-rotated-view", Size(width: 300, height: 225), hasText: true
  ) { context in
    let font = try Font.default(size: 22)
    let bounds = Rect(x: 0, y: 0, width: 200, height: 250)
    let center = Point(x: 300, y: 225)
    let turn = Transform(translationX: center.x, y: center.y).rotated(by: .pi / 4)
      .translatedBy(x: -bounds.midX, y: -bounds.midY)
    let frame = bounds.applying(turn)

    context.scaleBy(x: 0.5, y: 0.5)
    let blue = Color(red: 0.18, green: 0.4, blue: 0.75)
    let red = Color(red: 0.8, green: 0.2, blue: 0.15)
    context.withGState {
      context.concatenate(turn)
      context.setFillColor(blue.withAlpha(0.2))
      context.fill(bounds)
      context.setStrokeColor(blue)
      context.setLineWidth(3)
      context.stroke(bounds)
      context.draw(
        StyledText("bounds\n200 × 250", font: font, color: blue, alignment: .center),
        in: Rect(x: 0, y: 20, width: 200, height: 60))
    }
    context.setStrokeColor(red)
    context.setLineWidth(3)
    context.setLineDash([10, 7])
    context.stroke(frame)
    context.setFillColor(red)
    context.fill(Path(ovalIn: Rect(center: center, size: Size(width: 12, height: 12))))
    let label = StyledText("frame 318 × 318", font: font, color: red)
    context.draw(label, at: Point(x: frame.midX - label.size().width / 2, y: frame.maxY + 8))
  }

  /// The card in the states that a designer tries: face down as it begins, the default five of hearts, a ten of spades, a
  /// court card, and one whose picture takes three quarters of the card.
  public static let card = scene(
    "card-in-a-designers-states", Size(width: 522, height: 150), background: Color(red: 0.13, green: 0.4, blue: 0.28),
    hasText: true
  ) { context in
    var style = CardStyle.lecture(font: try Font.default(size: 1))
    let king = PlayingCard(.king, of: .hearts)
    style.pictures.faces[king] = try CardScenes.picture()
    let five = PlayingCard(.numeric(5), of: .hearts)
    let states = [
      CardFace(.back, style: style), CardFace(five, style: style),
      CardFace(PlayingCard(.numeric(10), of: .spades), style: style),
      CardFace(PlayingCard(.queen, of: .diamonds), style: style), CardFace(king, style: style),
    ]
    for (i, state) in states.enumerated() {
      state.draw(in: Rect(x: 12 + Double(i) * 102, y: 12, width: 90, height: 126), on: context)
    }
  }

  private static func scene(
    _ name: String, _ size: Size, background: Color = .white, hasText: Bool = false,
    _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/lecture/\(name)", size: size, scale: 2, hasText: hasText) { context in
      context.fillBackground(background)
      try drawing(context)
    }
  }
}
