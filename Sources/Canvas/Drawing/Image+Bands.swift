extension Image {
  /// Makes an image with a drawing that is done once for each of several bands of rows, at the same time, where the picture
  /// is large.
  ///
  /// A pixel does not depend on what is drawn beside it, so the picture is that of one drawing, at any number of bands.
  /// Each band has a context of its own: of the whole size, but clipped to its rows.
  ///
  /// - Parameters:
  ///   - bandCount: How many bands; by default none but for a large picture that several threads may draw, then two for
  ///     each of them, as one may have more to draw than another.
  ///   - drawing: Draws the same each time, and neither asks for the clip nor for the image.
  /// - Throws: `ImageSizeError`, as `DrawingContext` does.
  package init(
    size: Size, scale: Double = 1, kernels: Kernels = .best, bandCount: Int? = nil,
    inBands drawing: @Sendable (DrawingContext) -> Void
  ) throws(ImageSizeError) {
    let (width, height) = try ImageSizeError.pixelSize(of: size, scale: scale)
    let workers = PictureThreads.count
    // To draw all of it twice pays where most of the time goes to pixels.
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
          // The context alone holds the band: a copy would be what is drawn into.
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
