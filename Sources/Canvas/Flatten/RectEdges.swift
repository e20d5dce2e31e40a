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
