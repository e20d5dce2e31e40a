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
    let usual = width * height < 1 << 21 || workers == 1 ? 1 : 2 * workers
    let count = min(max(bandCount ?? usual, 1), height)
    guard count > 1 else {
      let context = try DrawingContext(size: size, scale: scale, kernels: kernels)
      drawing(context)
      self = context.makeImage()
      return
    }
    let pixels = try PixelBuffer(width: width, height: height)
    withoutActuallyEscaping(drawing) { drawing in
      _ = parallelMap(count: count, workers: workers) { i in
        let rows = height * i / count..<height * (i + 1) / count
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
