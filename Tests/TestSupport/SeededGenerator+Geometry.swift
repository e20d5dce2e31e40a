package import Canvas
import CanvasMath

extension SeededGenerator {
  /// A number in the range. Each multiple of 2^-53 of its length is equally likely.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / 9_007_199_254_740_992
  }

  /// A point in the rectangle. If a step is given, both coordinates are multiples of it.
  package mutating func point(in rect: Rect, step: Double? = nil) -> Point {
    let x = number(in: rect.minX...rect.maxX)
    let y = number(in: rect.minY...rect.maxY)
    guard let step else { return Point(x: x, y: y) }
    return Point(x: (x / step).rounded() * step, y: (y / step).rounded() * step)
  }

  /// A polygon whose outline does not cross itself: its corners go once round the rectangle's centre, clockwise.
  package mutating func simplePolygon(corners count: Int, in rect: Rect, step: Double? = nil) -> [Point] {
    // With too few random directions, the centre could be outside. A fixed share of the turn for each corner avoids
    // this.
    (0..<count).map { i in
      let angle = (Double(i) + number(in: 0.1...0.9)) * 2 * Double.pi / Double(count)
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      let reach = number(in: 0.4...1)
      let p = Point(x: rect.midX + cosine * reach * rect.width / 2, y: rect.midY + sine * reach * rect.height / 2)
      guard let step else { return p }
      return Point(x: (p.x / step).rounded() * step, y: (p.y / step).rounded() * step)
    }
  }

  /// A path of lines and of quadratic and cubic curves through points in the rectangle, in one to three subpaths.
  package mutating func path(segments: Int, in rect: Rect) -> Path {
    var path = Path()
    path.move(to: point(in: rect))
    for i in 0..<segments {
      switch next(below: 4) {
      case 0: path.addQuadCurve(to: point(in: rect), control: point(in: rect))
      case 1: path.addCurve(to: point(in: rect), control1: point(in: rect), control2: point(in: rect))
      default: path.addLine(to: point(in: rect))
      }
      if i % 4 == 3 && i + 1 < segments { path.move(to: point(in: rect)) }
    }
    return path
  }
}
