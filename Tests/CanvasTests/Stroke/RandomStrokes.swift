import Canvas
import TestSupport

/// Random curves of all sizes under six wide pens, with all joins and caps.
struct RandomStrokes {
  /// Of the picture, in pixels a side.
  static let size = 112
  static let widths = [5, 8, 12, 16, 30, 60.0]
  /// Of thin pens, of which only those above three pixels are swept.
  static let thinWidths = [1, 2, 3, 4.0]

  private var random: SeededGenerator
  private var path = Path()
  private var pen = 0
  private let widths: [Double]

  init(seed: UInt64, widths: [Double] = Self.widths) {
    random = SeededGenerator(seed: seed)
    self.widths = widths
  }

  /// Each path comes with all pens, one after the other.
  mutating func next() -> (path: Path, style: StrokeStyle) {
    if pen % widths.count == 0 { path = nextPath() }
    let style = StrokeStyle(
      width: widths[pen % widths.count], cap: StrokeStyle.Cap.allCases[random.next(below: 3)],
      join: StrokeStyle.Join.allCases[random.next(below: 3)], miterLimit: 4)
    pen += 1
    return (path, style)
  }

  private mutating func nextPath() -> Path {
    let middle = Double(Self.size) / 2
    let side = [3.0, 12, 40][random.next(below: 3)]
    let box = Rect(center: Point(x: middle, y: middle), size: Size(width: side, height: side))
    var path = Path()
    path.move(to: random.point(in: box))
    // Most are one curve; some go on with another, or are closed.
    for _ in 0..<(random.next(below: 4) == 0 ? 2 : 1) {
      let (end, control) = (random.point(in: box), random.point(in: box))
      if random.next(below: 2) == 0 {
        path.addQuadCurve(to: end, control: control)
      } else {
        path.addCurve(to: end, control1: control, control2: random.point(in: box))
      }
    }
    if random.next(below: 6) == 0 { path.close() }
    return path
  }
}
