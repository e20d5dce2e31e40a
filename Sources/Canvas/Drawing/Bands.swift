/// When large areas are drawn in bands of rows, each by a thread of its own. A pixel's coverage and paint do not depend on
/// what else is drawn, so neither the threads nor the borders of the bands decide anything about it.
package struct DrawingBands {
  /// As many threads at most.
  package var workers: Int
  /// The fewest pixels for which a thread pays, where they get one colour: some of them are stored in a nanosecond.
  package var leastColoredArea: Int
  /// The same for gradients, images and blend modes, of which a pixel takes a few nanoseconds.
  package var leastPaintedArea: Int

  package init(
    workers: Int = PictureThreads.count, leastColoredArea: Int = 1 << 21, leastPaintedArea: Int = 1 << 19
  ) {
    self.workers = workers
    self.leastColoredArea = leastColoredArea
    self.leastPaintedArea = leastPaintedArea
  }
}

extension DrawingBands {
  /// Draws a shape in bands at the same time.
  ///
  /// - Parameters:
  ///   - visible: Pixels outside of which curves need not be flattened; nil flattens all.
  ///   - draw: Gets the pieces of coverage of each band, and memory for it alone.
  @inline(never)
  func draw(
    _ shape: Shape, in area: PixelRect, visible: PixelRect?, _ kernels: Kernels, _ draw: (Coverage, RowScratch) -> Void
  ) {
    let count = min(workers, area.height)
    let shape = shape.recorded(for: area, visible: visible)
    withoutActuallyEscaping(draw) { draw in
      // Each band's rasterizer is its own, and nothing lasts longer than this call.
      nonisolated(unsafe) let (draw, shape) = (draw, shape)
      _ = parallelMap(count: count, workers: count) { i in
        let band = PixelRect(
          minX: area.minX, minY: area.minY + area.height * i / count, maxX: area.maxX,
          maxY: area.minY + area.height * (i + 1) / count)
        let rasterizer = CoverageRasterizer(kernels: kernels)
        unsafe rasterizer.forEachPiece(of: shape, in: band, visible: nil, draw)
      }
    }
  }
}

extension Shape {
  // Edges are worked out once for all bands.
  fileprivate func recorded(for area: PixelRect, visible: PixelRect?) -> Shape {
    guard case .outline(let outline, let box, let rule) = self, box.isFinite else { return self }
    return .outline(.recorded(RecordedEdges(outline, box: box, for: area, visible: visible?.rect)), box: box, rule)
  }
}
