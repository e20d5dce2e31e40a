/// The limits for drawing large areas in bands of rows, each on its own thread. A pixel's coverage and paint don't
/// depend on other pixels, so neither the threads nor the borders of the bands affect the result.
package struct DrawingBands {
  /// The maximum number of threads.
  package var workers: Int
  /// The smallest number of pixels for which a thread pays off when filling with one colour, at several pixels per
  /// nanosecond.
  package var minimumColoredArea: Int
  /// The same for gradients, images and blend modes, which take a few nanoseconds per pixel.
  package var minimumPaintedArea: Int

  package init(
    workers: Int = Threads.maximum, minimumColoredArea: Int = 1 << 21, minimumPaintedArea: Int = 1 << 19
  ) {
    self.workers = workers
    self.minimumColoredArea = minimumColoredArea
    self.minimumPaintedArea = minimumPaintedArea
  }

  /// Calls `body` with the pieces of a shape's coverage in bands concurrently.
  ///
  /// - Parameters:
  ///   - visible: The pixels outside which curves need not be flattened; nil flattens all.
  ///   - body: Receives the pieces of coverage of each band, and memory for that band only.
  @inline(never)
  func forEachPiece(
    of shape: Shape, in area: PixelRect, visible: PixelRect?, kernels: Kernels, _ body: (Coverage, RowScratch) -> Void
  ) {
    let count = min(workers, area.height)
    let shape = shape.recorded(for: area, visible: visible)
    withoutActuallyEscaping(body) { body in
      // Each band has its own rasterizer, and nothing outlives this call.
      nonisolated(unsafe) let (body, shape) = (body, shape)
      _ = parallelMap(count: count, workers: count) { i in
        let band = PixelRect(
          minX: area.minX, minY: area.minY + area.height * i / count, maxX: area.maxX,
          maxY: area.minY + area.height * (i + 1) / count)
        let rasterizer = CoverageRasterizer()
        unsafe rasterizer.forEachPiece(of: shape, in: band, visible: nil, kernels: kernels, body)
      }
    }
  }
}

extension Shape {
  // Edges are computed once for all bands.
  fileprivate func recorded(for area: PixelRect, visible: PixelRect?) -> Shape {
    guard case .outline(let outline, let box, let rule) = self, box.isFinite else { return self }
    let recorded = Outline.recorded(RecordedEdges(outline, box: box, for: area, visible: visible?.rect))
    if case .centers = outline { return .outline(.centers(recorded), box: box, rule) }
    return .outline(recorded, box: box, rule)
  }
}
