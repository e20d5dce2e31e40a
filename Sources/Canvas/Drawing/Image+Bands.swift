extension Image {
  /// Makes an image from a drawing. A large one is recorded, and drawn in several bands of rows concurrently.
  ///
  /// - Parameters:
  ///   - bandCount: The number of bands; nil for the default of `Recording.bandCount(of:scale:)`.
  ///   - drawing: Draws the picture.
  /// - Throws: `ImageSizeError`, as `DrawingContext` does.
  package static func inBands(
    size: Size, scale: Double = 1, kernels: Kernels = .best, bandCount: Int? = nil,
    drawing: (DrawingContext) -> Void
  ) throws(ImageSizeError) -> Image {
    let defaultCount = try Recording.bandCount(of: size, scale: scale)
    guard bandCount ?? defaultCount > 1 else {
      let context = try DrawingContext(size: size, scale: scale, kernels: kernels)
      drawing(context)
      return context.makeImage()
    }
    let context = try DrawingContext(recording: size, scale: scale, isOfPixels: true)
    drawing(context)
    return try context.makeRecording().makeImage(kernels: kernels, bandCount: bandCount)
  }

  /// Makes an image from a drawing in bands of a caller's choice, each on its own thread, calling `drawing` once for
  /// each. This needs less memory than a recording if a drawing leaves out what is not in a band.
  ///
  /// - Parameters:
  ///   - bands: The rows of the bands in pixels, which together are all rows of the image.
  ///   - workers: The maximum number of threads.
  ///   - drawing: Draws the picture. It must draw the same each time.
  package init(
    size: Size, scale: Double = 1, kernels: Kernels = .best, bands: [Range<Int>], workers: Int,
    drawing: @Sendable (DrawingContext) -> Void
  ) throws(ImageSizeError) {
    let (width, height) = try ImageSizeError.pixelSize(of: size, scale: scale)
    let bands = bands.map { $0.clamped(to: 0..<height) }.filter { !$0.isEmpty }
    let pixels = try PixelBuffer(width: width, height: height)
    withoutActuallyEscaping(drawing) { drawing in
      _ = parallelMap(count: bands.count, workers: workers) { i in
        let rows = bands[i]
        let bounds = PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
        Threads.withMaximum(bands.count > 1 ? 1 : Threads.maximum) {
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

extension Recording {
  /// The number of bands in which a picture is drawn: 1, or, for a large picture with several threads, two per thread,
  /// because some bands may have more to draw than others.
  ///
  /// - Throws: `ImageSizeError` if no picture can have the size.
  package static func bandCount(of size: Size, scale: Double) throws(ImageSizeError) -> Int {
    let (width, height) = try ImageSizeError.pixelSize(of: size, scale: scale)
    let workers = Threads.maximum
    return width * height < 1 << 21 || workers == 1 ? 1 : min(2 * workers, height)
  }

  /// Makes an image at the recording's scale.
  ///
  /// A pixel doesn't depend on what is drawn beside it, so the number of bands doesn't affect the picture. Each band
  /// has its own context of the whole size, clipped to the rows of the band.
  package func makeImage(kernels: Kernels, bandCount: Int? = nil) throws(ImageSizeError) -> Image {
    let (_, height) = try ImageSizeError.pixelSize(of: size, scale: scale)
    let defaultCount = try Self.bandCount(of: size, scale: scale)
    let count = min(max(bandCount ?? defaultCount, 1), height)
    return try Image(
      size: size, scale: scale, kernels: kernels,
      bands: (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }, workers: Threads.maximum,
      drawing: { $0.replay(self) })
  }
}
