internal import CanvasMath

/// The length of a cubic curve, and the parameter at a given length along it.
///
/// The speed |B′(t)| is integrated by Gauss–Legendre quadrature with 8 nodes, over parts that are halved until the
/// halves agree with the whole to 1e-10 of the control polygon's length. Near a cusp, where the speed has a corner,
/// the parts shrink to a millionth of the curve. The error is at most 1e-9 of the control polygon's length, or
/// 1e-140.
struct CurveLength {
  private struct Part {
    var start: Double
    var end: Double
    var lengthBefore: Double
  }

  private let derivative: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  private var parts: [Part] = []
  private(set) var total = 0.0

  private static let maximumDepth = 20

  init(_ curve: CubicCurve) {
    let (p0, p1, p2, p3) = (curve.p0.simd, curve.p1.simd, curve.p2.simd, curve.p3.simd)
    derivative = (3 * (p1 - p0), 3 * (p2 - p1), 3 * (p3 - p2))
    let polygon = (Self.length(derivative.0) + Self.length(derivative.1) + Self.length(derivative.2)) / 3
    // Squares of lengths below 1e-146 lose digits, so such parts would never agree.
    measure(from: 0, to: 1, whole: integral(from: 0, to: 1), tolerance: max(polygon * 1e-10, 1e-140), depth: 0)
  }

  /// The parameter, 0…1, at a length along the curve. Lengths outside the curve give its ends.
  func parameter(atLength length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < total else { return 1 }
    let first = parts.partitionIndex { $0.lengthBefore > length } - 1
    let part = parts[first]
    let lengthAfter = first + 1 < parts.count ? parts[first + 1].lengthBefore : total
    let rest = length - part.lengthBefore
    // Newton's method, with bisection if a step would leave the bracket, as it can at a cusp.
    var low = part.start
    var high = part.end
    var t = low + (high - low) * (rest / (lengthAfter - part.lengthBefore))
    for _ in 0..<50 {
      let error = integral(from: part.start, to: t) - rest
      if abs(error) <= total * 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / speed(at: t)
      t = next > low && next < high ? next : low + (high - low) / 2
    }
    return t
  }

  private mutating func measure(
    from start: Double, to end: Double, whole: Double, tolerance: Double, depth: Int
  ) {
    let middle = start + (end - start) / 2
    let left = integral(from: start, to: middle)
    let right = integral(from: middle, to: end)
    if abs(left + right - whole) <= tolerance || depth == Self.maximumDepth {
      parts.append(Part(start: start, end: middle, lengthBefore: total))
      parts.append(Part(start: middle, end: end, lengthBefore: total + left))
      total += left + right
    } else {
      measure(from: start, to: middle, whole: left, tolerance: tolerance, depth: depth + 1)
      measure(from: middle, to: end, whole: right, tolerance: tolerance, depth: depth + 1)
    }
  }

  private func speed(at t: Double) -> Double {
    let s = 1 - t
    return Self.length(derivative.0 * (s * s) + derivative.1 * (2 * s * t) + derivative.2 * (t * t))
  }

  private func integral(from start: Double, to end: Double) -> Double {
    let half = (end - start) / 2
    let middle = start + half
    func pair(_ node: Double) -> Double { speed(at: middle - half * node) + speed(at: middle + half * node) }
    // The positive nodes and their weights on −1…1; the negative nodes mirror them.
    var sum = 0.3626837833783620 * pair(0.1834346424956498)
    sum += 0.3137066458778873 * pair(0.5255324099163290)
    sum += 0.2223810344533745 * pair(0.7966664774136267)
    sum += 0.1012285362903763 * pair(0.9602898564975363)
    return sum * half
  }

  private static func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
}
