extension Image {
  /// Makes an image from a drawing. A large image is drawn in several bands of rows concurrently, calling `drawing`
  /// once for each.
  ///
  /// A pixel doesn't depend on what is drawn beside it, so the number of bands doesn't affect the picture. Each band
  /// has its own context of the whole size, clipped to the rows of the band.
  ///
  /// - Parameters:
  ///   - bandCount: The number of bands. By default 1, or, for a large picture with several threads, two per thread,
  ///     because some bands may have more to draw than others.
  ///   - drawing: Draws the picture. It must draw the same each time, and must not read the clip or make an image.
  /// - Throws: `ImageSizeError`, as `DrawingContext` does.
  package init(
    size: Size, scale: Double = 1, kernels: Kernels = .best, bandCount: Int? = nil,
    inBands drawing: @Sendable (DrawingContext) -> Void
  ) throws(ImageSizeError) {
    let (width, height) = try ImageSizeError.pixelSize(of: size, scale: scale)
    let workers = PictureThreads.count
    // Repeating the drawing pays off if most of the time is spent on pixels.
    let isLarge = width * height >= 1 << 21 && workers > 1
    let count = min(max(bandCount ?? (isLarge ? 2 * workers : 1), 1), height)
    let bands = (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
    try self.init(size: size, scale: scale, kernels: kernels, bands: bands, workers: workers, drawing: drawing)
  }

  /// Makes an image from a drawing in bands of a caller's choice.
  ///
  /// - Parameters:
  ///   - bands: The rows of the bands in pixels, which together are all rows of the image.
  ///   - workers: The maximum number of threads.
  ///   - drawing: Draws the picture, as in `init(size:scale:kernels:bandCount:inBands:)`.
  package init(
    size: Size, scale: Double = 1, kernels: Kernels = .best, bands: [Range<Int>], workers: Int,
    drawing: @Sendable (DrawingContext) -> Void
  ) throws(ImageSizeError) {
    guard bands.count > 1 else {
      let context = try DrawingContext(size: size, scale: scale, kernels: kernels)
      drawing(context)
      self = context.makeImage()
      return
    }
    let (width, height) = try ImageSizeError.pixelSize(of: size, scale: scale)
    let bands = bands.map { $0.clamped(to: 0..<height) }.filter { !$0.isEmpty }
    let pixels = try PixelBuffer(width: width, height: height)
    withoutActuallyEscaping(drawing) { drawing in
      _ = parallelMap(count: bands.count, workers: workers) { i in
        let rows = bands[i]
        let bounds = PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
        PictureThreads.$limit.withValue(1) {
          // Only the context may hold the band: otherwise a copy would be drawn into.
          drawing(
            DrawingContext(
              size: size, scale: scale, kernels: kernels, surface: Surface(bounds: bounds, into: pixels.band(of: rows)))
          )
        }
      }
    }
    self.init(pixels: pixels, scale: scale)
  }
}
