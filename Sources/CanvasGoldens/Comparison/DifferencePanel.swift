public import Canvas

extension ImageComparison {
  /// The pictures to look at when two pictures differ, side by side: expected, difference and actual, unless others are
  /// asked for.
  ///
  /// Transparency shows as a checkerboard. All parts are as large as the larger picture on each axis. Throws if the
  /// whole would pass the limits of an image, no part is asked for, or an option makes no sense.
  /// - Parameters:
  ///   - actual: The picture that was drawn.
  ///   - expected: The picture that it should equal.
  ///   - parts: What is shown, from left to right.
  ///   - gap: Pixels between the parts, 0…1024.
  ///   - limit: What each part must fit into. Larger ones are reduced by a whole factor: colours are averaged, and of
  ///     the states and strengths of a difference the worst counts, so that a single pixel never gets lost.
  public func panel(
    actual: StraightImage, expected: StraightImage, parts: [PanelPart] = PanelPart.usual, gap: Int = 8,
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

  /// The same as a PNG, made band by band: it takes no memory for the whole. A panel that would pass the limits of an
  /// image is reduced until it does not. Throws a `ComparisonError` where no part is asked for or an option makes no
  /// sense, and a `PNGError` where memory lacks.
  package func panelPNG(
    actual: StraightImage, expected: StraightImage, parts: [PanelPart], compression: PNGCompression = .balanced
  ) throws -> [UInt8] {
    let whole = Self.size(ofBoth: actual, expected)
    var side = max(whole.width, whole.height)
    while true {
      let limit = PixelSize(width: side, height: side)
      let rows = try panelRows(actual: actual, expected: expected, parts: parts, gap: 8, fitting: limit)
      if ImageSizeError.allows(pixelWidth: rows.width, pixelHeight: rows.height) {
        return try PNGEncoder(compression: compression).encode(rows)
      }
      side /= 2
    }
  }

  private func panelRows(
    actual: StraightImage, expected: StraightImage, parts: [PanelPart], gap: Int, fitting limit: PixelSize?
  ) throws(ComparisonError) -> PanelRows {
    guard !parts.isEmpty else { throw .option("a panel of no parts; at least one is needed") }
    guard (0...1024).contains(gap) else { throw .option("a gap of \(gap) pixels in a panel; 0 to 1024 are allowed") }
    try checkOptions()
    return PanelRows(
      ComparisonRun(self, actual: actual, expected: expected), parts: parts, gap: gap, fitting: limit)
  }

  /// The same for pictures that were drawn.
  public func panel(
    actual: Image, expected: Image, parts: [PanelPart] = PanelPart.usual, gap: Int = 8, fitting limit: PixelSize? = nil
  ) throws(ComparisonError) -> Image {
    try panel(
      actual: Self.straight(actual), expected: Self.straight(expected), parts: parts, gap: gap, fitting: limit)
  }
}

/// One of the pictures that a panel shows.
public enum PanelPart: String, Sendable, Hashable, CaseIterable {
  /// The picture as it should be.
  case expected
  /// The expected picture pale and grey, with every different pixel in full red, however small its difference, those
  /// that only one of the pictures has in blue, those allowed as antialiasing in amber, those within the tolerance in
  /// green, and ignored areas hatched.
  case difference
  /// The picture that was checked.
  case actual
  /// How much each pixel differs in the channel that differs most, colours multiplied by alpha: nearly black where it
  /// is equal, then from violet for up to one level over red and orange to pale yellow for 255, and for pixels that
  /// only one of the pictures has.
  case heat
  /// Every different pixel in full red on nothing, those that only one of the pictures has in blue: what an overlay or
  /// another program's mask wants.
  case mask

  /// Expected, difference, actual.
  public static let usual: [PanelPart] = [.expected, .difference, .actual]
}
