extension DrawingContext {
  /// Fills shapes that share edges, such as the sectors of a pie, without seams between them.
  ///
  /// Drawn one by one, two shapes that each cover half of a pixel leave a quarter of the background. This method adds
  /// their coverages, and the sum is bit for bit the coverage of the union of the shapes. Two shapes share an edge if
  /// both have it between the same two points. Where shapes overlap, later ones get the remaining coverage. The
  /// outline of each shape should turn in one direction. The clip, alpha, blend mode and shadow of the context apply
  /// to the whole. Without antialiasing only the outer edge is hard.
  ///
  /// A shape takes its part of a pixel even if its paint is transparent there. A shape that is empty or not finite,
  /// or whose paint draws nothing, takes none.
  ///
  ///     context.fillPartition(sectors.map { ($0.path, .linearGradient($0.gradient, from: top, to: bottom)) })
  public func fillPartition(_ shapes: [(path: Path, paint: Paint)]) {
    let transform = state.deviceTransform
    guard transform.isInvertible, shapes.allSatisfy({ takes($0.path, transform, isPlain: false) }) else { return }
    if let recorder { return recorder.add(.partition(shapes), state) }
    let parts = shapes.compactMap { path, paint -> (path: Path, box: Rect, paint: PlacedPaint)? in
      guard path.isFinite, !path.isEmpty, let paint = PlacedPaint(paint, userToDevice: transform, memory: paintMemory)
      else { return nil }
      return (path, path.boundingBox.applying(transform), paint)
    }
    let whole = parts.reduce(Rect.null) { $0.union($1.box) }
    // A shadow needs more than the clip: shapes outside can cast one into it.
    guard state.style.shadow == nil else {
      return withLayer(over: PixelRect(covering: whole), alpha: 1) { fillPartition(shapes) }
    }
    let bounds = state.style.clip.bounds.intersection(PixelRect(covering: whole))
    guard !bounds.isEmpty else { return }
    let orientations = parts.map { part in
      // With y down, a clockwise outline has its downward edges, which count up, on the right.
      EdgeList(FillEdges(path: part.path, transform: transform)).doubledArea > 0
    }
    // A band of this many pixels takes two megabytes of sums. Bands are computed concurrently and drawn in order.
    // Since one thread draws them, more than four workers would wait, and each may be four bands ahead.
    let bandHeight = max(1, 100_000 / bounds.width)
    let bandCount = (bounds.height + bandHeight - 1) / bandHeight
    let workers = bounds.width * bounds.height < bands.minimumPaintedArea ? 1 : min(bands.workers, 4)
    // With more than one thread, each band has its own rasterizer.
    nonisolated(unsafe) let ownRasterizer = min(workers, bandCount) == 1 ? rasterizer : nil
    forEachInOrder(count: bandCount, workers: workers) { [kernels] i -> Partition in
      let top = bounds.minY + i * bandHeight
      let band = PixelRect(
        minX: bounds.minX, minY: top, maxX: bounds.maxX, maxY: min(top + bandHeight, bounds.maxY))
      let partition = Partition(bounds: band, kernels: kernels)
      let rasterizer = unsafe ownRasterizer ?? CoverageRasterizer()
      for (part, isNegative) in zip(parts, orientations) {
        let edges = FillEdges(path: part.path, transform: transform)
        partition.add(.fill(edges), in: part.box, isNegative: isNegative, paint: part.paint, with: rasterizer)
      }
      return partition
    } consume: { (partition: Partition) in
      if state.style.blendMode == .normal && state.style.antialiases {
        render(.rect(RectShape(partition.bounds.rect)), with: .rows(partition))
      } else {
        render(.masks([PlacedMask(partition.mask, x: 0, y: 0)]), with: .rows(Partition.MeanRows(partition)))
      }
    }
  }

  /// Fills shapes that share edges, each with one colour. See the version with paints.
  ///
  ///     context.fillPartition(sectors.map { ($0.path, $0.color) })
  public func fillPartition(_ shapes: [(path: Path, color: Color)]) {
    fillPartition(shapes.map { (path: $0.path, paint: .color($0.color)) })
  }
}
