extension Path {
  /// Transforms and flattens each subpath, and calls `body` with it.
  ///
  /// - Parameters:
  ///   - flattener: The flattener. Its tolerance is in the space after the transform.
  ///   - tight: Finds the curves that are divided into steps.
  ///   - line: The memory for the subpaths, reused from one to the next.
  func forEachPolyline(
    _ transform: VectorTransform, _ flattener: Flattener, tight: TightCurves, memory line: inout Polyline,
    _ body: (inout Polyline) -> Void
  ) {
    line.removeAll()
    var start = SIMD2<Double>.zero
    func finish() {
      if line.hasSegment { body(&line) }
      line.removeAll()
    }
    unsafe points.withUnsafeBufferPointer { points in
      var i = 0
      var current = SIMD2<Double>.zero
      for verb in verbs {
        switch verb {
        case .move:
          finish()
          current = unsafe transform.apply(points[i].simd)
          start = current
          line.append(current, isSmooth: false)
        case .line:
          current = unsafe transform.apply(points[i].simd)
          line.append(current, isSmooth: false)
          line.hasSegment = true
        case .quadCurve:
          let control = unsafe transform.apply(points[i].simd)
          let end = unsafe transform.apply(points[i + 1].simd)
          if !tight.mayContain(current, control, end) || !line.appendSteps(of: current, control, end, tight, flattener)
          {
            line.beginCurve(towards: control, end, end)
            flattener.quadratic(current, control, end) { line.append($0, isSmooth: true) }
            line.endCurve(from: control, current, current)
          }
          current = end
        case .curve:
          let control1 = unsafe transform.apply(points[i].simd)
          let control2 = unsafe transform.apply(points[i + 1].simd)
          let end = unsafe transform.apply(points[i + 2].simd)
          if !tight.mayContain(current, control1, control2, end)
            || !line.appendSteps(of: current, control1, control2, end, tight, flattener)
          {
            line.beginCurve(towards: control1, control2, end)
            flattener.cubic(current, control1, control2, end) { line.append($0, isSmooth: true) }
            line.endCurve(from: control2, control1, current)
          }
          current = end
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
