import Canvas
import CanvasMath
import TestSupport

/// The slow twin of the stroker: what a pen covers whose normal is moved along a path in thousands of steps.
///
/// Every step, join and cap is a polygon of its own; a place is covered where it lies in any of them. Places are counted
/// on 64 lines in a pixel and 64 to each line.
struct SweptPen {
  private static let lines = 64

  let width: Int
  let height: Int
  private let halfWidth: Double
  private let style: StrokeStyle
  // How far a step may move either end of the pen. Its normals are the curve's, so that between them next to nothing is left.
  private let stepLength = 0.3
  // A word is a pixel on one line. What lies in a polygon, and in two or more.
  private var once: [UInt64]
  private var twice: [UInt64]

  init(_ path: Path, _ style: StrokeStyle, width: Int, height: Int) {
    self.width = width
    self.height = height
    self.style = style
    halfWidth = style.width / 2
    once = [UInt64](repeating: 0, count: width * height * Self.lines)
    twice = once
    sweep(path)
  }

  /// The coverage of all pixels, 0…255, and where polygons lie over each other in a pixel that is not full: there their
  /// shares add up.
  var coverage: (levels: [Double], addsUp: [Bool]) {
    let counts = counts(of: once)
    return (
      counts.map { Double($0) * 255 / Double(64 * Self.lines) },
      zip(counts, self.counts(of: twice)).map { $0 < 64 * Self.lines && $1 > 0 }
    )
  }

  private func counts(of words: [UInt64]) -> [Int] {
    var result = [Int](repeating: 0, count: width * height)
    for y in 0..<height {
      for line in y * Self.lines..<(y + 1) * Self.lines {
        for x in 0..<width { result[y * width + x] += words[line * width + x].nonzeroBitCount }
      }
    }
    return result
  }

  // MARK: The path

  private struct Curve {
    var points: [Vector]
    func at(_ t: Double) -> Vector { Self.interpolated(points, t) }
    /// A direction of any length.
    func direction(_ t: Double) -> Vector {
      let sides = zip(points, points.dropFirst()).map { $1 - $0 }
      let way = Self.interpolated(sides, t)
      if way.length > 1e-12 { return way }
      let solid = sides.filter { $0.length > 1e-12 }
      return (t < 0.5 ? solid.first : solid.last) ?? Vector(dx: 1, dy: 0)
    }
    private static func interpolated(_ points: [Vector], _ t: Double) -> Vector {
      var points = points
      while points.count > 1 {
        for i in 0..<points.count - 1 { points[i] = points[i] + (points[i + 1] - points[i]) * t }
        points.removeLast()
      }
      return points[0]
    }
  }

  private mutating func sweep(_ path: Path) {
    var curves: [Curve] = []
    var start = Vector.zero
    var current = Vector.zero
    func curve(_ points: Point...) -> Curve { Curve(points: [current] + points.map { $0 - .zero }) }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish(&curves, isClosed: false)
        current = point - .zero
        start = current
        continue
      case .line(let end): curves.append(curve(end))
      case .quadCurve(let end, let control): curves.append(curve(control, end))
      case .curve(let end, let control1, let control2): curves.append(curve(control1, control2, end))
      case .close:
        if current != start { curves.append(Curve(points: [current, start])) }
        current = start
        finish(&curves, isClosed: true)
        continue
      }
      current = curves[curves.count - 1].points.last ?? current
    }
    finish(&curves, isClosed: false)
  }

  private mutating func finish(_ curves: inout [Curve], isClosed: Bool) {
    guard let first = curves.first, let last = curves.last else { return }
    for curve in curves { sweep(curve) }
    for (before, after) in zip(curves, curves.dropFirst()) {
      join(after.at(0), before.direction(1).unit, after.direction(0).unit)
    }
    if isClosed {
      join(first.at(0), last.direction(1).unit, first.direction(0).unit)
    } else {
      cap(first.at(0), first.direction(0).unit * -1)
      cap(last.at(1), last.direction(1).unit)
    }
    curves = []
  }

  private mutating func sweep(_ curve: Curve) {
    if curve.points.count == 2 { return sweep(curve, from: 0, to: 1, depth: 0) }
    let count = 8
    for i in 0..<count {
      let (t0, t1) = (Double(i) / Double(count), Double(i + 1) / Double(count))
      sweep(curve, from: t0, to: t1, depth: 30)
    }
  }

  private mutating func sweep(_ curve: Curve, from t0: Double, to t1: Double, depth: Int) {
    let (p0, p1) = (curve.at(t0), curve.at(t1))
    let (d0, d1) = (curve.direction(t0).unit, curve.direction(t1).unit)
    // Both halves may go there and back.
    let t = (t0 + t1) / 2
    let middle = curve.direction(t).unit
    let turn = (d1 - middle).length + (middle - d0).length
    let way = (p1 - curve.at(t)).length + (curve.at(t) - p0).length
    if depth > 0, turn * halfWidth > stepLength || way > stepLength || turn > 0.3 || turnsRound(curve, t0, t, t1) {
      sweep(curve, from: t0, to: t, depth: depth - 1)
      sweep(curve, from: t, to: t1, depth: depth - 1)
    } else if turn > 0.3 {
      wedge(p1, d0.left * halfWidth, d1.left * halfWidth)
      wedge(p1, d0.left * -halfWidth, d1.left * -halfWidth)
    } else {
      let (n0, n1) = (d0.left * halfWidth, d1.left * halfWidth)
      fill([p0, p0 + n0, p1 + n1, p1])
      fill([p0, p1, p1 - n1, p0 - n0])
    }
  }

  // Whether an end of the pen moves there and back, and further than can hardly be seen.
  private func turnsRound(_ curve: Curve, _ t0: Double, _ t1: Double, _ t2: Double) -> Bool {
    [halfWidth, -halfWidth].contains { side in
      let ends = [t0, t1, t2].map { curve.at($0) + curve.direction($0).unit.left * side }
      let (there, back) = (ends[1] - ends[0], ends[2] - ends[1])
      return there.dot(back) < 0 && max(there.length, back.length) > 0.02
    }
  }

  private mutating func join(_ p: Vector, _ d0: Vector, _ d1: Vector) {
    let cosine = d0.dot(d1)
    let side = d0.dx * d1.dy - d0.dy * d1.dx > 0 ? halfWidth : -halfWidth
    let (n0, n1) = (d0.left * side, d1.left * side)
    switch style.join {
    case .round: wedge(p, n0, n1)
    case .miter where (1 + cosine) / 2 * style.miterLimit * style.miterLimit >= 1:
      fill([p, p + n0, p + (n0 + n1) * (1 / (1 + cosine)), p + n1])
    case .miter, .bevel: fill([p, p + n0, p + n1])
    }
  }

  private mutating func cap(_ p: Vector, _ outwards: Vector) {
    let normal = outwards.left * halfWidth
    let reach = outwards * halfWidth
    switch style.cap {
    case .butt: break
    case .square: fill([p + normal, p + normal + reach, p - normal + reach, p - normal])
    case .round:
      wedge(p, normal, reach)
      wedge(p, reach, normal * -1)
    }
  }

  // A piece of a disc, the shorter way.
  private mutating func wedge(_ p: Vector, _ n0: Vector, _ n1: Vector) {
    let count = max(2, Int(saturating: (n1 - n0).length / 0.2))
    var points = [p, p + n0]
    let turn = Trigonometry.angle(of: Vector(dx: n0.dot(n1), dy: n0.dx * n1.dy - n0.dy * n1.dx))
    for i in 1...count {
      let (s, c) = Trigonometry.sineAndCosine(turn * Double(i) / Double(count))
      points.append(p + Vector(dx: n0.dx * c - n0.dy * s, dy: n0.dx * s + n0.dy * c))
    }
    fill(points)
  }

  // MARK: Counting

  // A polygon; one that crosses itself is filled on both sides of the crossing.
  private mutating func fill(_ points: [Vector]) {
    var top = Double.infinity
    var bottom = -Double.infinity
    for point in points {
      top = min(top, point.dy)
      bottom = max(bottom, point.dy)
    }
    let lines = Double(Self.lines)
    let first = max(0, Int(saturating: (top * lines).rounded(.down)))
    let last = min(height * Self.lines - 1, Int(saturating: (bottom * lines).rounded(.up)))
    guard first <= last else { return }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: points.count) { crossings in
      for line in first...last {
        let y = (Double(line) + 0.5) / lines
        var count = 0
        var previous = points[points.count - 1]
        for point in points {
          if (previous.dy <= y) != (point.dy <= y) {
            // From the upper end, so that neighbours meet.
            let (a, b) = previous.dy < point.dy ? (previous, point) : (point, previous)
            let x = a.dx + (b.dx - a.dx) * ((y - a.dy) / (b.dy - a.dy))
            var i = count
            while i > 0, unsafe crossings[i - 1] > x {
              unsafe crossings[i] = crossings[i - 1]
              i -= 1
            }
            unsafe crossings[i] = x
            count += 1
          }
          previous = point
        }
        for i in stride(from: 0, to: count - 1, by: 2) {
          unsafe mark(line, crossings[i], crossings[i + 1])
        }
      }
    }
  }

  private mutating func mark(_ line: Int, _ x0: Double, _ x1: Double) {
    let start = max(0, Int(saturating: (x0 * 64).rounded(.up)))
    let end = min(width * 64, Int(saturating: (x1 * 64).rounded(.up)))
    guard start < end else { return }
    for word in start / 64...(end - 1) / 64 {
      var bits = UInt64.max
      if word == start / 64 { bits &= .max << UInt64(start % 64) }
      if word == (end - 1) / 64 { bits &= .max >> UInt64(63 - (end - 1) % 64) }
      let i = line * width + word
      twice[i] |= once[i] & bits
      once[i] |= bits
    }
  }
}

extension Vector {
  fileprivate var unit: Vector { self * (1 / length) }
  fileprivate var left: Vector { Vector(dx: dy, dy: -dx) }
}
