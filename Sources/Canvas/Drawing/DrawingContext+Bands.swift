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
    workers: Int = availableProcessorCount, leastColoredArea: Int = 1 << 21, leastPaintedArea: Int = 1 << 19
  ) {
    self.workers = workers
    self.leastColoredArea = leastColoredArea
    self.leastPaintedArea = leastPaintedArea
  }
}

extension DrawingContext {
  /// Calls `draw` with the parts of the clip's bounds to draw; with several, at the same time, where what has coverage
  /// has at least so many pixels there.
  ///
  /// - Parameter draw: Gets what has coverage, and a row of memory, for itself.
  @inline(__always)
  func inBands<Coverage: CoverageSource>(
    of coverage: Coverage, leastArea: Int, _ draw: (Coverage, PixelRect, RowScratch) -> Void
  ) {
    let bounds = state.clip.bounds
    if bounds.width &* bounds.height >= leastArea && bands.workers > 1 {
      inSeveralBands(of: coverage, leastArea: leastArea, draw)
    } else {
      draw(coverage, bounds, surfaces[surfaces.count - 1].scratch)
    }
  }

  @inline(never)
  private func inSeveralBands<Coverage: CoverageSource>(
    of coverage: Coverage, leastArea: Int, _ draw: (Coverage, PixelRect, RowScratch) -> Void
  ) {
    let area = coverage.pixels.intersection(state.clip.bounds)
    let count = area.width * area.height >= leastArea ? min(bands.workers, area.height) : 1
    guard count > 1 else { return draw(coverage, area, surfaces[surfaces.count - 1].scratch) }
    let columns = surfaces[surfaces.count - 1].bounds
    // Each is used by one thread at a time, and no longer than this call lasts.
    nonisolated(unsafe) let parts = coverage.forThreads(count, in: area).map { coverage in
      (coverage: coverage, scratch: RowScratch(columns: columns.minX..<columns.maxX))
    }
    withoutActuallyEscaping(draw) { draw in
      nonisolated(unsafe) let draw = draw
      _ = parallelMap(count: count, workers: count) { i in
        let band = PixelRect(
          minX: area.minX, minY: area.minY + area.height * i / count, maxX: area.maxX,
          maxY: area.minY + area.height * (i + 1) / count)
        draw(parts[i].coverage, band, parts[i].scratch)
      }
    }
  }
}
