/// One subpath as straight segments.
struct Polyline {
  /// No two neighbours are equal; where it is closed, nor are the last and the first.
  var points: [SIMD2<Double>] = []
  /// For each point whether it lies inside of a flattened curve, where the line only seems to have a corner.
  var isSmooth: [Bool] = []
  var isClosed = false
  /// Whether the path drew at least one segment here, if only of length 0.
  var hasSegment = false

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    isSmooth.removeAll(keepingCapacity: true)
    isClosed = false
    hasSegment = false
  }

  @inline(__always)
  mutating func append(_ point: SIMD2<Double>, isSmooth smooth: Bool) {
    if let last = points.last, last == point {
      // A repeated point: what follows it decides nothing, so a corner stays one.
      if !smooth { isSmooth[isSmooth.count - 1] = false }
      return
    }
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func close() {
    isClosed = true
    hasSegment = true
    while points.count > 1, points[points.count - 1] == points[0] {
      points.removeLast()
      isSmooth.removeLast()
    }
  }
}

extension Path {
  /// Calls `body` with each subpath, flattened, its points moved by `transform` first.
  ///
  /// - Parameters:
  ///   - flattener: Its tolerance counts in the space after the transform.
  ///   - line: What the subpaths are put together in, one after the other; its memory is used again.
  func forEachPolyline(
    _ transform: VectorTransform, _ flattener: Flattener, memory line: inout Polyline,
    _ body: (inout Polyline) -> Void
  ) {
    line.removeAll()
    var start = SIMD2<Double>.zero
    func finish() {
      if line.hasSegment { body(&line) }
      line.removeAll()
    }
    points.withUnsafeBufferPointer { points in
      var i = 0
      var current = SIMD2<Double>.zero
      func endCurve(at end: SIMD2<Double>) {
        line.isSmooth[line.isSmooth.count - 1] = false
        line.hasSegment = true
        current = end
      }
      for verb in verbs {
        switch verb {
        case .move:
          finish()
          current = transform.apply(points[i].simd)
          start = current
          line.append(current, isSmooth: false)
        case .line:
          current = transform.apply(points[i].simd)
          line.append(current, isSmooth: false)
          line.hasSegment = true
        case .quadCurve:
          let control = transform.apply(points[i].simd)
          let end = transform.apply(points[i + 1].simd)
          flattener.quadratic(current, control, end) { line.append($0, isSmooth: true) }
          endCurve(at: end)
        case .curve:
          let control1 = transform.apply(points[i].simd)
          let control2 = transform.apply(points[i + 1].simd)
          let end = transform.apply(points[i + 2].simd)
          flattener.cubic(current, control1, control2, end) { line.append($0, isSmooth: true) }
          endCurve(at: end)
        case .close:
          line.close()
          finish()
          current = start
        }
        i += verb.pointCount
      }
    }
    finish()
  }
}
