/// A cross with scales on the front, and lines on the back that cross them.
struct CalibrationTarget {
  /// The offset that the scales show, in millimetres to both sides.
  private static let range = 5

  let center: Point
  /// Whether the sheet is turned about its upright axis.
  let mirrorsColumns: Bool
  let font: Font

  /// Draws two scales with marks every half millimetre. Their numbers are those that `backOffset` needs if the back's
  /// lines cross there, as they are seen through the front.
  func drawScales(on context: DrawingContext) {
    // A back that is too far to the right is seen too far to the left if the sheet is turned about the upright axis, and
    // the offset moves it back. About the other axis, the same is true of up and down.
    let signs = mirrorsColumns ? (x: 1, y: -1) : (x: -1, y: 1)
    var path = Path()
    let half = Double.millimetres(0.5)
    for index in -2 * Self.range...2 * Self.range {
      let (distance, length) = (Double(index) * half, Double.millimetres(index.isMultiple(of: 2) ? 1.2 : 0.7))
      path.addLines(between: [
        center.offsetBy(dx: distance, dy: -length), center.offsetBy(dx: distance, dy: length),
      ])
      path.addLines(between: [
        center.offsetBy(dx: -length, dy: distance), center.offsetBy(dx: length, dy: distance),
      ])
    }
    let reach = Double(Self.range) * 2 * half
    path.addLines(between: [center.offsetBy(dx: -reach, dy: 0), center.offsetBy(dx: reach, dy: 0)])
    path.addLines(between: [center.offsetBy(dx: 0, dy: -reach), center.offsetBy(dx: 0, dy: reach)])
    context.stroke(path, with: .color(.black), lineWidth: 0.15)
    for end in [-1, 1] {
      let far = Double(end) * (reach + .millimetres(2.5))
      draw(signs.x * end, at: center.offsetBy(dx: far, dy: 0), on: context)
      draw(signs.y * end, at: center.offsetBy(dx: 0, dy: far), on: context)
    }
  }

  private func draw(_ sign: Int, at middle: Point, on context: DrawingContext) {
    let text = StyledText((sign > 0 ? "+" : "\u{2212}") + "\(Self.range)", font: font)
    let size = text.size()
    context.draw(text, at: middle.offsetBy(dx: -size.width / 2, dy: -size.height / 2))
  }

  /// Draws the lines of the back.
  static func drawLines(at center: Point, on context: DrawingContext) {
    let reach = Double.millimetres(9)
    var path = Path()
    path.addLines(between: [center.offsetBy(dx: -reach, dy: 0), center.offsetBy(dx: reach, dy: 0)])
    path.addLines(between: [center.offsetBy(dx: 0, dy: -reach), center.offsetBy(dx: 0, dy: reach)])
    context.stroke(path, with: .color(.black), lineWidth: 0.3)
  }
}
