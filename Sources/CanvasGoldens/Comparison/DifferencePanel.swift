extension ImageComparison {
  /// A panel that shows the differences between two pictures side by side. By default, its parts are expected,
  /// difference and actual.
  ///
  /// Transparency is shown as a checkerboard. On each axis, all parts are as large as the larger picture. If one picture
  /// is the other with rows or columns inserted, the parts are aligned around these. Throws if
  /// the panel would be too large for an image, there are no parts, or an option is out of range.
  /// - Parameters:
  ///   - actual: The picture that was drawn.
  ///   - expected: The picture to compare with.
  ///   - parts: The parts from left to right.
  ///   - gap: The pixels between the parts, 0…1024.
  ///   - limit: The maximum size of a part. Larger parts are reduced by an integer factor. Colours are averaged. The
  ///     largest difference counts, so that no single pixel is lost.
  public func panel(
    actual: StraightImage, expected: StraightImage, parts: [PanelPart] = PanelPart.standard, gap: Int = 8,
    fitting limit: PixelSize? = nil
  ) throws(ComparisonError) -> Image {
    let rows = try panelRows(actual: actual, expected: expected, parts: parts, gap: gap, fitting: limit)
    var pixels: PixelBuffer
    do throws(ImageSizeError) {
      pixels = try PixelBuffer(width: rows.width, height: rows.height)
    } catch {
      throw .size(error)
    }
    unsafe pixels.withMutablePixels { unsafe rows.fill($0, with: 0..<rows.height) }
    return Image(pixels: pixels)
  }

  /// The panel as a PNG, made in bands, so that the whole panel is never in memory. A panel that would exceed the
  /// limits of an image is reduced. Throws a `ComparisonError` if there are no parts or an option is invalid, and a
  /// `PNGError` if memory can't be allocated.
  package func panelPNG(
    actual: StraightImage, expected: StraightImage, parts: [PanelPart], compression: PNGCompression = .balanced
  ) throws -> [UInt8] {
    let whole = actual.pixelSize.union(expected.pixelSize)
    var side = max(whole.width, whole.height)
    while true {
      let limit = PixelSize(width: side, height: side)
      let rows = try panelRows(actual: actual, expected: expected, parts: parts, gap: 8, fitting: limit)
      if (try? ImageSizeError.check(pixelWidth: rows.width, pixelHeight: rows.height)) != nil {
        return try PNGEncoder(compression: compression).encode(rows)
      }
      side /= 2
    }
  }

  private func panelRows(
    actual: StraightImage, expected: StraightImage, parts: [PanelPart], gap: Int, fitting limit: PixelSize?
  ) throws(ComparisonError) -> PanelRows {
    guard !parts.isEmpty else { throw .option("a panel without parts; add at least one") }
    guard (0...1024).contains(gap) else { throw .option("a gap of \(gap) pixels in a panel; it must be 0 to 1024") }
    try checkOptions()
    return PanelRows(
      ComparisonRun(self, PairedRows(actual, expected)), parts: parts, gap: gap, fitting: limit)
  }

  /// A panel for drawn pictures.
  public func panel(
    actual: Image, expected: Image, parts: [PanelPart] = PanelPart.standard, gap: Int = 8,
    fitting limit: PixelSize? = nil
  ) throws(ComparisonError) -> Image {
    try panel(
      actual: Self.straight(actual), expected: Self.straight(expected), parts: parts, gap: gap, fitting: limit)
  }
}

/// A part of a panel.
public enum PanelPart: String, Sendable, Hashable, CaseIterable {
  /// The expected picture.
  case expected
  /// The expected picture in pale grey, with overlays. Different pixels are red: light for a difference of one level,
  /// and full red for 255. Pixels that only one of the pictures has are blue, pixels allowed as antialiasing amber, pixels within the
  /// tolerance green, and ignored areas hatched.
  case difference
  /// The actual picture.
  case actual
  /// A heat map of each pixel's largest channel difference, with premultiplied colours. Equal pixels are nearly
  /// black. Differences range from violet for up to one level, through red and orange, to pale yellow for 255. Pixels
  /// that only one of the pictures has are pale yellow.
  case heat
  /// Every different pixel in full red on a transparent background, and pixels that only one of the pictures has in
  /// blue. Use it as an overlay or as a mask for another program.
  case mask

  /// Expected, difference, actual.
  public static let standard: [PanelPart] = [.expected, .difference, .actual]
}
