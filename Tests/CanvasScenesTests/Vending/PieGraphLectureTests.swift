import Canvas
import CanvasGoldensTesting
import CanvasScenes
import TestSupport
import Testing

/// The reference's view of a pie graph, call by call in our interface: names of the original stand behind.
private struct PieGraphView: Sendable {
  struct Segment: Sendable {
    var name: String
    var value: Int
    var color: Color
  }

  struct Sector {
    var origin: Point
    var radius: Double
    var startAngle: Double
    var endAngle: Double
  }

  /// What a finger has done: here it is a parameter.
  enum TouchStatus: Sendable { case stationary, began, moved, ended }

  var bounds: Rect
  var segments: [Segment]
  var sum: Int
  var font: Font
  var status = TouchStatus.stationary
  var movedRadius = 60.0

  var origin: Point { Point(x: bounds.width / 2, y: bounds.height / 2) }  // CGRect.width, CGRect.height
  var radius: Double { min(bounds.width, bounds.height) / 2 - 6 }

  func draw(_ rect: Rect, on context: DrawingContext) {  // UIView.draw(_:)
    switch status {
    case .stationary: drawPieGraph(radius: radius, on: context)
    case .began: drawBlackCircle(radius: radius, on: context)
    case .moved: drawBlackCircle(radius: movedRadius, on: context)
    case .ended: drawPieGraph(radius: movedRadius, on: context)
    }
  }

  func drawPieGraph(radius: Double, on context: DrawingContext) {
    var startAngle = 0.0
    for segment in segments {
      let endAngle = startAngle + 2 * .pi * Double(segment.value) / Double(sum)
      let sector = Sector(origin: origin, radius: radius, startAngle: startAngle, endAngle: endAngle)
      drawGraph(segment, in: sector, on: context)
      drawText(segment, inside: sector, on: context)
      startAngle = endAngle
    }
  }

  private func drawGraph(_ segment: Segment, in sector: Sector, on context: DrawingContext) {
    // CGContext.addArc(center:radius:startAngle:endAngle:clockwise:), where clockwise false is clockwise to the eye.
    context.addArc(
      center: sector.origin, radius: sector.radius, startAngle: sector.startAngle, endAngle: sector.endAngle,
      direction: .clockwise)
    context.addLine(to: sector.origin)  // CGContext.addLine(to:)
    context.setFillColor(segment.color)  // CGContext.setFillColor(_:), UIColor.cgColor
    context.setLineWidth(3)  // CGContext.setLineWidth(_:)
    context.setStrokeColor(.black)  // CGContext.setStrokeColor(_:)
    context.drawPath(using: .fillStroke)  // CGContext.drawPath(using:)
  }

  private func drawText(_ segment: Segment, inside sector: Sector, on context: DrawingContext) {
    let text = StyledText(segment.name, font: font)  // NSMutableAttributedString(string:attributes:)
    let halfAngle = sector.startAngle + (sector.endAngle - sector.startAngle) / 2
    // A turned point is what cos and sin are for, the same on every machine.
    let turn = Transform(translationX: sector.origin.x, y: sector.origin.y).rotated(by: halfAngle)
    let middle = Point(x: sector.radius * 2 / 3, y: 0).applying(turn)
    context.draw(text, at: middle.offsetBy(dx: -text.size().width / 2, dy: 0))  // NSAttributedString.draw(at:)
  }

  private func drawBlackCircle(radius: Double, on context: DrawingContext) {
    context.addArc(center: origin, radius: radius, startAngle: 0, endAngle: 2 * .pi, direction: .clockwise)
    context.setFillColor(.black)
    context.fillPath()
  }
}

/// That the graph above comes out as the original's.
@Suite(.requiresDejaVu) struct PieGraphLectureTests {
  private let view: PieGraphView

  init() throws {
    view = PieGraphView(
      bounds: Rect(x: 0, y: 0, width: 400, height: 400),
      segments: [
        .init(name: "a", value: 1, color: .red), .init(name: "b", value: 2, color: .green),
        .init(name: "c", value: 1, color: .yellow),
      ], sum: 4, font: try Font.default(size: 16))
  }

  private func picture(_ view: PieGraphView) throws -> Image {
    try Image(size: view.bounds.size) { context in
      context.setFillColor(.lightGray)  // UIView.backgroundColor
      context.fill(view.bounds)
      view.draw(view.bounds, on: context)
    }
  }

  @Test func sectorsFollowClockwiseFromTheRight() throws {
    let image = try picture(view)
    // Angles of 45° in each quadrant, near the centre: below right, below left, above left, above right.
    #expect(image.color(atPixelX: 240, y: 240) == .red)
    #expect(image.color(atPixelX: 160, y: 240) == .green && image.color(atPixelX: 160, y: 160) == .green)
    #expect(image.color(atPixelX: 240, y: 160) == .yellow)
    #expect(image.color(atPixelX: 3, y: 3) == .lightGray)
  }

  @Test func theOutlineIsTheArcAndTheRadiusAtItsEnd() throws {
    // One sector of a quarter, of a sum that leaves the rest empty: filled as if closed, stroked as it is.
    var view = view
    view.segments.removeLast(2)
    let image = try picture(view)
    #expect(image.color(atPixelX: 199, y: 300) == .black && image.color(atPixelX: 200, y: 300) == .black)
    #expect(image.color(atPixelX: 300, y: 200) == .red && image.color(atPixelX: 300, y: 199) == .lightGray)
    #expect(image.color(atPixelX: 394, y: 204) == .black)
  }

  @Test func theNextSectorCoversHalfOfTheRadiusBefore() throws {
    let image = try picture(view)
    // The first sector's end at 90°: its stroke is 198.5…201.5, the second fills from 200 to the left.
    #expect(image.color(atPixelX: 200, y: 300) == .black)
    #expect(image.color(atPixelX: 199, y: 300) == .green)
  }

  @Test func labelsStandAtTwoThirdsOfTheRadius() throws {
    var view = view
    view.segments = [.init(name: "HHHH", value: 4, color: .white)]
    let image = try picture(view)
    let width = StyledText("HHHH", font: view.font).size().width
    // The middle angle is 180°: left of the centre, the text's top at its height.
    var ink = Rect.null
    for y in 190..<240 {
      for x in 20..<190 where image.color(atPixelX: x, y: y) == .black {
        ink = ink.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    let middle = 200 - 194.0 * 2 / 3
    #expect(abs(ink.midX - middle) <= 1 && ink.width <= width && ink.width > width - 5)
    #expect(ink.minY >= 200 && ink.maxY < 200 + view.font.lineHeight)
  }

  @Test func aTouchBlackensTheDisc() throws {
    var view = view
    view.status = .began
    var image = try picture(view)
    #expect(image.color(atPixelX: 200, y: 200) == .black && image.color(atPixelX: 392, y: 200) == .black)
    view.status = .moved
    image = try picture(view)
    #expect(image.color(atPixelX: 258, y: 200) == .black && image.color(atPixelX: 262, y: 200) == .lightGray)
    view.status = .ended
    image = try picture(view)
    #expect(image.color(atPixelX: 220, y: 220) == .red && image.color(atPixelX: 265, y: 265) == .lightGray)
  }

  @Test func aMovedViewIsADisc() throws {
    let view = view
    var child = LayerView(frame: view.bounds) { context, rect in view.draw(rect, on: context) }
    child.background = .color(.lightGray)  // UIView.backgroundColor
    child.cornerRadius = child.bounds.size.width / 2  // CALayer.cornerRadius
    child.clipsToBounds = true  // UIView.clipsToBounds
    let image = try Image(size: view.bounds.size) { context in try child.draw(on: context) }
    #expect(image.alpha(10, 10) == 0 && image.alpha(200, 2) == 255)
    #expect(image.color(atPixelX: 240, y: 240) == .red)
  }

  @Test func colorsAtRandomComeFromASeed() {
    func randomColor(_ generator: inout SeededGenerator) -> Color {  // the reference's UIColor.random
      Color(hue: Double(generator.next(below: 360)) / 360, saturation: 0.6, brightness: 0.9)
    }
    var (once, again) = (SeededGenerator(seed: 3), SeededGenerator(seed: 3))
    #expect((0..<6).map { _ in randomColor(&once) } == (0..<6).map { _ in randomColor(&again) })
  }

  @Test func purchasesOverlapAlongTheBottom() throws {
    let can = try Image(size: Size(width: 30, height: 60)) { context in context.fill(context.bounds) }
    let image = try Image(size: Size(width: 240, height: 100)) { context in
      var leftTop = Point(x: 0, y: 0)
      for hue in [0.0, 0.3, 0.6] {
        let frame = Rect(origin: leftTop, size: Size(width: 140, height: 100))  // CGRect(origin:size:), UIView.frame
        let source = try can.tinted(with: Color(hue: hue, saturation: 1, brightness: 1))
        context.draw(source, in: frame, contentMode: .aspectFit)  // UIImageView(image:), UIView.contentMode
        leftTop.x += 50  // CGPoint.x
      }
    }
    #expect(image.ink(in: Rect(x: 0, y: 0, width: 240, height: 100)) == Rect(x: 45, y: 0, width: 150, height: 100))
    #expect(image.color(atPixelX: 94, y: 50) == Color(hue: 0, saturation: 1, brightness: 1))
    #expect(image.color(atPixelX: 95, y: 50) != image.color(atPixelX: 94, y: 50))
  }
}
