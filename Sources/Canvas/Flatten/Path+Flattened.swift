extension Path {
  /// The path with its curves replaced by straight lines.
  ///
  /// - Parameter tolerance: The largest distance between a curve and its lines, in points. If it is not positive, the
  ///   smallest positive normal number is used. A curve never becomes more than 65,536 lines. The curves of a path
  ///   with thousands of them share 2^25 lines, and each may have at least 64.
  public func flattened(tolerance: Double = 1.0 / 16) -> Path {
    let flattener = Flattener(
      tolerance: tolerance > 0 ? tolerance : .leastNormalMagnitude, verbCount: verbs.count)
    var result = Path()
    var i = 0
    var current = Point.zero
    for verb in verbs {
      switch verb {
      case .move: result.move(to: points[i])
      case .line: result.addLine(to: points[i])
      case .quadCurve:
        flattener.quadratic(current.simd, points[i].simd, points[i + 1].simd) { result.addLine(to: Point($0)) }
      case .curve:
        flattener.cubic(current.simd, points[i].simd, points[i + 1].simd, points[i + 2].simd) {
          result.addLine(to: Point($0))
        }
      case .close: result.close()
      }
      i += verb.pointCount
      current = result.currentPoint ?? .zero
    }
    return result
  }
}
