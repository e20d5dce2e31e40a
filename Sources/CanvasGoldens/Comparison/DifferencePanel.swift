public import Canvas

extension ImageComparison {
  /// The pictures to look at when two pictures differ, side by side: expected, difference and actual, unless others are
  /// asked for.
  ///
  /// Transparency shows as a checkerboard. All parts are as large as the larger picture on each axis. Throws where the
  /// whole would pass the limits of an image, no part is asked for, or an option makes no sense.
  /// - Parameters:
  ///   - parts: From left to right.
  ///   - gap: Pixels between the parts, 0…1024.
  ///   - limit: What each part must fit into. Larger ones are reduced by a whole factor: colours are averaged, and of the
  ///     states and strengths of a difference the worst counts, so that a single pixel never gets lost.
  public func panel(
    actual: StraightImage, expected: StraightImage, parts: [PanelPart] = PanelPart.usual, gap: Int = 8,
    fitting limit: PixelSize? = nil
  ) throws(ComparisonError) -> Image {
    guard !parts.isEmpty else { throw .option("a panel of no parts; at least one is needed") }
    guard (0...1024).contains(gap) else { throw .option("a gap of \(gap) pixels in a panel; 0 to 1024 are allowed") }
    let source = PanelSource(
      actual: actual, expected: expected, mask: try mask(actual: actual, expected: expected), fitting: limit)
    let step = source.width + gap
    var pixels: PixelBuffer
    do throws(ImageSizeError) {
      // Up to 32 767 pixels a part: a product that large is still a number.
      pixels = try PixelBuffer(width: parts.count * step - gap, height: source.height)
    } catch {
      throw .size(error)
    }
    let wholeWidth = pixels.width
    unsafe pixels.withMutablePixels { whole in
      unsafe whole.update(repeating: Panel.background.bits)
      for (number, part) in parts.enumerated() {
        for y in 0..<source.height {
          let row = y * wholeWidth + number * step
          for x in 0..<source.width {
            if let pixel = source.pixel(of: part, x, y) { unsafe whole[row + x] = pixel.bits }
          }
        }
      }
    }
    return Image(pixels: pixels)
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
  /// How much each pixel differs in the channel that differs most: nearly black where nothing does, then from violet for
  /// one level over red and orange to pale yellow for 255, and for pixels that only one of the pictures has.
  case heat

  /// Expected, difference, actual.
  public static let usual: [PanelPart] = [.expected, .difference, .actual]
}

/// What a panel's parts are made of, reduced by a whole factor.
private struct PanelSource {
  let actual: StraightImage
  let expected: StraightImage
  let mask: DifferenceMask
  /// How many pixels of the pictures on each axis become one.
  let factor: Int
  let width: Int
  let height: Int

  init(actual: StraightImage, expected: StraightImage, mask: DifferenceMask, fitting limit: PixelSize?) {
    self.actual = actual
    self.expected = expected
    self.mask = mask
    func parts(_ side: Int, _ part: Int) -> Int { (side + part - 1) / part }
    let factor = limit.map { max(parts(mask.width, max(1, $0.width)), parts(mask.height, max(1, $0.height))) } ?? 1
    self.factor = factor
    width = parts(mask.width, factor)
    height = parts(mask.height, factor)
  }

  /// A part's pixel; nil where there is nothing to show.
  func pixel(of part: PanelPart, _ x: Int, _ y: Int) -> PremultipliedPixel? {
    switch part {
    case .expected: average(expected, x, y).map { Panel.onCheckerboard($0, x, y) }
    case .actual: average(actual, x, y).map { Panel.onCheckerboard($0, x, y) }
    case .difference:
      Panel.difference(worstState(x, y), expected: average(expected, x, y) ?? average(actual, x, y), x, y)
    case .heat: largestDifference(x, y).map(HeatRamp.color(ofLevel:))
    }
  }

  private func columns(_ x: Int) -> Range<Int> { x * factor..<min((x + 1) * factor, mask.width) }
  private func rows(_ y: Int) -> Range<Int> { y * factor..<min((y + 1) * factor, mask.height) }

  /// The mean of the pixels that a picture has there.
  private func average(_ picture: StraightImage, _ x: Int, _ y: Int) -> PremultipliedPixel? {
    if factor == 1 { return picture[x, y]?.premultiplied }
    var sum = SIMD4<Int>()
    var count = 0
    for y in rows(y) {
      for x in columns(x) {
        guard let pixel = picture[x, y]?.premultiplied else { continue }
        sum &+= SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha))
        count += 1
      }
    }
    guard count > 0 else { return nil }
    func mean(_ sum: Int) -> UInt8 { UInt8(truncatingIfNeeded: (sum + count / 2) / count) }
    return PremultipliedPixel(red: mean(sum.x), green: mean(sum.y), blue: mean(sum.z), alpha: mean(sum.w))
  }

  private func worstState(_ x: Int, _ y: Int) -> DifferenceMask.PixelState {
    if factor == 1 { return mask[x, y] }
    var worst = DifferenceMask.PixelState.outside
    for y in rows(y) {
      for x in columns(x) where mask[x, y].rawValue > worst.rawValue { worst = mask[x, y] }
    }
    return worst
  }

  /// The largest difference in a channel, in levels; nil where neither picture has a pixel.
  private func largestDifference(_ x: Int, _ y: Int) -> Int? {
    var largest: Int?
    for y in rows(y) {
      for x in columns(x) {
        let level: Int
        switch (actual[x, y], expected[x, y]) {
        case (nil, nil): continue
        case (let a?, let b?): level = a == b || mask[x, y] == .ignored ? 0 : a.largestDifference(from: b)
        default: level = mask[x, y] == .ignored ? 0 : 255
        }
        largest = max(largest ?? 0, level)
      }
    }
    return largest
  }
}

extension StraightPixel {
  /// In the channel that differs most, in levels.
  fileprivate func largestDifference(from other: StraightPixel) -> Int {
    func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
    return max(
      max(distance(red, other.red), distance(green, other.green)),
      max(distance(blue, other.blue), distance(alpha, other.alpha)))
  }
}

/// The panel's colours, all opaque.
private enum Panel {
  /// Between the pictures, and where none of them has a pixel.
  static let background = PremultipliedPixel(red: 96, green: 96, blue: 96, alpha: 255)
  static let different = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let unshared = PremultipliedPixel(red: 0, green: 64, blue: 255, alpha: 255)
  static let antialiased = PremultipliedPixel(red: 255, green: 176, blue: 0, alpha: 255)
  static let tolerated = PremultipliedPixel(red: 0, green: 150, blue: 80, alpha: 255)

  static func onCheckerboard(_ pixel: PremultipliedPixel, _ x: Int, _ y: Int) -> PremultipliedPixel {
    // Squares of 8 pixels, in two light greys that most artwork does not hold next to each other.
    pixel.over(grey((x ^ y) & 8 == 0 ? 255 : 224))
  }

  /// The pixel of a difference; nil where neither picture has one.
  static func difference(
    _ state: DifferenceMask.PixelState, expected: PremultipliedPixel?, _ x: Int, _ y: Int
  ) -> PremultipliedPixel? {
    switch state {
    case .outside: nil
    case .different: different
    case .onlyInActual, .onlyInExpected: unshared
    case .antialiased: antialiased
    case .tolerated: tolerated
    // A diagonal line every fourth pixel.
    case .ignored: (x + y) & 3 == 0 ? background : pale(expected)
    case .equal: pale(expected)
    }
  }

  private static func pale(_ pixel: PremultipliedPixel?) -> PremultipliedPixel {
    let onWhite = pixel?.over(grey(255)) ?? grey(255)
    // Rec. 601 luma in 1/256, then a third of its contrast, towards white: dark artwork must not hide the red.
    let luma = (77 * Int(onWhite.red) + 150 * Int(onWhite.green) + 29 * Int(onWhite.blue)) / 256
    return grey(UInt8(truncatingIfNeeded: 170 + luma / 3))
  }

  private static func grey(_ level: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(red: level, green: level, blue: level, alpha: 255)
  }
}
