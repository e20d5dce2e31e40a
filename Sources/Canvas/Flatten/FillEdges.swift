/// The edges of a path to fill. The path is transformed to the device and flattened there; open subpaths are closed.
package struct FillEdges {
  let path: Path
  let transform: Transform

  /// - Parameter transform: The transform from the path's space to the device.
  package init(path: Path, transform: Transform) {
    self.path = path
    self.transform = transform
  }

  /// Emits all edges.
  ///
  /// - Parameter visible: The area in which edges can matter, in pixels, or nil if the whole path is inside. Curves
  ///   outside of it are not flattened: to its left only their height counts, elsewhere nothing does.
  func emitEdges<Sink: EdgeSink>(into sink: inout Sink, visible: Rect?) {
    let toDevice = VectorTransform(transform)
    let flattener = Flattener(tolerance: Tolerance.device, verbCount: path.verbs.count)
    var start = SIMD2<Double>.zero
    var current = SIMD2<Double>.zero
    unsafe path.points.withUnsafeBufferPointer { points in
      var i = 0
      for verb in path.verbs {
        switch verb {
        case .move:
          if current != start { sink.addEdge(from: current, to: start) }
          start = unsafe toDevice.apply(points[i].simd)
          current = start
          i += 1
        case .line:
          let end = unsafe toDevice.apply(points[i].simd)
          sink.addEdge(from: current, to: end)
          current = end
          i += 1
        case .quadCurve:
          let control = unsafe toDevice.apply(points[i].simd)
          let end = unsafe toDevice.apply(points[i + 1].simd)
          if let visible {
            // Raise the curve to a cubic, the only kind that `emitVisible` takes.
            emitVisible(
              current, current + (control - current) * (2.0 / 3), end + (control - end) * (2.0 / 3), end,
              flattener, visible, depth: 0, into: &sink)
            current = end
          } else {
            flattener.quadratic(current, control, end) { point in
              sink.addEdge(from: current, to: point)
              current = point
            }
          }
          i += 2
        case .curve:
          let control1 = unsafe toDevice.apply(points[i].simd)
          let control2 = unsafe toDevice.apply(points[i + 1].simd)
          let end = unsafe toDevice.apply(points[i + 2].simd)
          if let visible {
            emitVisible(current, control1, control2, end, flattener, visible, depth: 0, into: &sink)
            current = end
          } else {
            flattener.cubic(current, control1, control2, end) { point in
              sink.addEdge(from: current, to: point)
              current = point
            }
          }
          i += 3
        case .close:
          if current != start { sink.addEdge(from: current, to: start) }
          current = start
        }
      }
    }
    if current != start { sink.addEdge(from: current, to: start) }
  }

  // Halves a long curve until each piece is invisible or short. A huge curve then costs only as much as its visible
  // part.
  private func emitVisible<Sink: EdgeSink>(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, _ flattener: Flattener,
    _ visible: Rect, depth: Int, into sink: inout Sink
  ) {
    let low = pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3))
    let high = pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
    if high.y < visible.minY || low.y > visible.maxY || high.x < visible.minX || low.x > visible.maxX {
      sink.addEdge(from: p0, to: p3)
      return
    }
    guard depth < 60, flattener.segmentCount(p0, p1, p2, p3) > 64 else {
      var current = p0
      flattener.cubic(p0, p1, p2, p3) { point in
        sink.addEdge(from: current, to: point)
        current = point
      }
      return
    }
    let p01 = p0 + (p1 - p0) * 0.5
    let p12 = p1 + (p2 - p1) * 0.5
    let p23 = p2 + (p3 - p2) * 0.5
    let p012 = p01 + (p12 - p01) * 0.5
    let p123 = p12 + (p23 - p12) * 0.5
    let middle = p012 + (p123 - p012) * 0.5
    emitVisible(p0, p01, p012, middle, flattener, visible, depth: depth + 1, into: &sink)
    emitVisible(middle, p123, p23, p3, flattener, visible, depth: depth + 1, into: &sink)
  }
}

/// The four edges of a rectangle on the device, without a path.
struct RectEdges {
  private let rect: Rect
  private let transform: VectorTransform

  init(_ rect: Rect, transform: Transform) {
    self.rect = rect
    self.transform = VectorTransform(transform)
  }

  func emitEdges<Sink: EdgeSink>(into sink: inout Sink) {
    let a = transform.apply(SIMD2(rect.minX, rect.minY))
    let b = transform.apply(SIMD2(rect.maxX, rect.minY))
    let c = transform.apply(SIMD2(rect.maxX, rect.maxY))
    let d = transform.apply(SIMD2(rect.minX, rect.maxY))
    sink.addEdge(from: a, to: b)
    sink.addEdge(from: b, to: c)
    sink.addEdge(from: c, to: d)
    sink.addEdge(from: d, to: a)
  }
}
