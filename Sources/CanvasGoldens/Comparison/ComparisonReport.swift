internal import Canvas

/// How two pictures differ: how many pixels, by how much, where, and whether that is within the limits.
///
/// Positions are pixels from the top left; values are those of `StraightImage`. "Different" is what counts against the
/// allowance: beyond the tolerance, not ignored, and no antialiasing where that is allowed. A pixel that only one of
/// the pictures has is different. Its description is one line with all figures.
public struct ComparisonReport: Sendable, Hashable {
  /// What was asked for.
  public let comparison: ImageComparison
  /// The sizes of the two pictures.
  public let actualSize: PixelSize
  /// The size of the expected picture.
  public let expectedSize: PixelSize

  /// How many pixels were compared: those that at least one of the pictures has and that are not ignored; at least 1.
  public internal(set) var pixelCount: Int
  /// How many pixels of the pictures were ignored.
  public internal(set) var ignoredPixelCount: Int

  /// How many pixels are different.
  public internal(set) var differentPixelCount = 0
  /// How many are beyond the tolerance and look like antialiasing; 0 if that is not allowed.
  public internal(set) var antialiasedPixelCount = 0
  /// How many pixels that both have are not equal, whatever the tolerance.
  public internal(set) var changedPixelCount = 0
  /// The most different pixels in any square, where the allowance is a density.
  public internal(set) var largestDensity: Int?

  /// The largest difference in one channel of a pixel that both have, in levels: 0…255. Colours are multiplied by
  /// alpha, so that it is 0 of faint colours that look the same.
  public internal(set) var largestChannelDifference = 0
  /// The channel that differs most, the first of those that differ equally; nil if none does.
  public internal(set) var largestChannel: Channel?
  /// The largest perceptual distance of a pixel that both have, where the tolerance is one and not 0.
  public internal(set) var largestDistance: Double?
  /// The root of the mean of the squared differences of the channels of the compared pixels that both have, in levels:
  /// 0…255. Colours are multiplied by alpha, and where both pictures are opaque alpha is none of the channels.
  public internal(set) var rootMeanSquare = 0.0
  /// Structural similarity as `ImageMetrics` has it, of the whole pictures whatever is ignored; nil if it was not
  /// asked for, sizes differ, or a side is below 7. Pictures without a difference have 1.
  public internal(set) var structuralSimilarity: Double?

  /// The smallest area that holds all different pixels; nil if there is none.
  public internal(set) var bounds: PixelArea?
  /// The first different pixel, row by row from the top; nil if there is none.
  public internal(set) var first: PixelPair?
  /// The connected regions of different pixels; nil if they were not asked for.
  public internal(set) var regions: DifferenceRegions?

  /// Whether the sizes differ.
  public var sizesDiffer: Bool { actualSize != expectedSize }
  /// Which part of the compared pixels is different: 0…1.
  public var share: Double { Double(differentPixelCount) / Double(pixelCount) }

  /// Whether every channel of every compared pixel is equal, and the sizes are.
  public var isEqual: Bool { !sizesDiffer && changedPixelCount == 0 }

  /// Whether the sizes are equal and no more pixels are different than are allowed.
  public var passes: Bool {
    guard !sizesDiffer else { return false }
    return switch comparison.allowance {
    case .count(let count): differentPixelCount <= count
    case .share(let share): self.share <= share
    // A density that was not found out is no density of 0.
    case .density(let count, _): largestDensity.map { $0 <= count } ?? isEqual
    }
  }

  /// A channel of a pixel.
  public enum Channel: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// Red.
    case red
    /// Green.
    case green
    /// Blue.
    case blue
    /// Alpha.
    case alpha

    // What reflection would say too, but that takes as long as it takes to decode a small picture.
    public var description: String {
      switch self {
      case .red: "red"
      case .green: "green"
      case .blue: "blue"
      case .alpha: "alpha"
      }
    }
  }

  /// A pixel of both pictures; a value is nil if that picture has no such pixel.
  public struct PixelPair: Sendable, Hashable {
    /// The column, from the left.
    public let x: Int
    /// The row, from the top.
    public let y: Int
    /// The pixel of the actual picture.
    public let actual: StraightPixel?
    /// The pixel of the expected picture.
    public let expected: StraightPixel?
  }
}

extension ComparisonReport {
  /// Nothing different yet.
  init(comparing actual: StraightImage, with expected: StraightImage, by comparison: ImageComparison) {
    self.comparison = comparison
    actualSize = actual.pixelSize
    expectedSize = expected.pixelSize
    ignoredPixelCount = 0
    pixelCount = 0
    var ignored = IgnoredAreas(comparison.ignoredAreas)
    // Above the lower edge of the lower picture both have pixels, or the taller one alone.
    let shared = (
      width: min(actualSize.width, expectedSize.width), height: min(actualSize.height, expectedSize.height)
    )
    let all =
      actualSize.width * actualSize.height + expectedSize.width * expectedSize.height - shared.width * shared.height
    if !comparison.ignoredAreas.isEmpty {
      for y in 0..<max(actualSize.height, expectedSize.height) {
        ignoredPixelCount += ignored.columns(y: y, width: widthOfRow(y)).reduce(0) { $0 + $1.count }
      }
    }
    pixelCount = all - ignoredPixelCount
    if comparison.details.contains(.regions) { regions = DifferenceRegions() }
    if comparison.details.contains(.similarity), actualSize == expectedSize,
      min(actualSize.width, actualSize.height) >= ImageMetrics.similarityWindow
    {
      structuralSimilarity = 1
    }
    switch comparison.tolerance {
    case .exact, .levels: break
    case .okLab, .ciede2000, .pixelmatch: largestDistance = 0
    }
    if case .density = comparison.allowance { largestDensity = 0 }
  }

  /// How many pixels from the left on at least one of the pictures has in a row.
  func widthOfRow(_ y: Int) -> Int {
    max(y < actualSize.height ? actualSize.width : 0, y < expectedSize.height ? expectedSize.width : 0)
  }
}

extension ComparisonReport: CustomStringConvertible {
  /// One line: what differs, where, by how much, and the limit that decided.
  public var description: String {
    guard !isEqual else { return ignoredPixelCount > 0 ? "equal; \(ignoredPixelCount) pixels ignored" : "equal" }
    var parts: [String] = []
    if sizesDiffer { parts.append("size \(actualSize), expected \(expectedSize)") }
    var count = "\(differentPixelCount) of \(pixelCount) pixels differ\(beyondTolerance)"
    if let bounds {
      count += " (\(Self.percentage(of: share))) in \(bounds)"
      if let regions, regions.count > 1 { count += ", in \(regions.count) regions" }
    }
    parts.append(count)
    if antialiasedPixelCount > 0 { parts.append("\(antialiasedPixelCount) more as antialiasing") }
    if ignoredPixelCount > 0 { parts.append("\(ignoredPixelCount) ignored") }
    if case .density(_, let side) = comparison.allowance, let largestDensity {
      parts.append("at most \(largestDensity) in any \(side)x\(side)")
    }
    if let largestChannel {
      parts.append("largest channel difference \(largestChannelDifference), in \(largestChannel)")
    }
    if let largestDistance { parts.append("largest distance \(largestDistance.rounded(toDecimals: 4))") }
    if changedPixelCount > 0 { parts.append("RMS \(rootMeanSquare.rounded(toDecimals: 2, not: 0))") }
    if let structuralSimilarity {
      parts.append("SSIM \(structuralSimilarity.rounded(toDecimals: 4, not: changedPixelCount > 0 ? 1 : nil))")
    }
    if let first { parts.append("first \(first)") }
    parts.append(passes ? "within the limit: \(limit)" : "limit: \(limit)")
    return parts.joined(separator: "; ")
  }

  /// The limit that decided.
  public var limit: String {
    guard !sizesDiffer else { return "equal sizes" }
    return switch comparison.allowance {
    case .count(0): "no different pixel"
    case .count(let count): "\(count) different pixel\(count == 1 ? "" : "s")"
    case .share(let share): "\(share * 100)% of the pixels"
    case .density(let count, let side): "\(count) in any \(side)x\(side)"
    }
  }

  private var beyondTolerance: String {
    switch comparison.tolerance {
    case .exact: ""
    case .levels(let levels): " by more than \(levels) level\(levels == 1 ? "" : "s")"
    case .okLab(let distance): " by more than \(distance) in OKLab"
    case .ciede2000(let distance): " by more than \(distance) in CIEDE2000"
    case .pixelmatch(let distance): " by more than pixelmatch's threshold of \(distance)"
    }
  }

  /// Two decimals, and never "0.00%" for a share above 0 or "100.00%" for one below 1: it would read as none or all.
  private static func percentage(of share: Double) -> String {
    "\((share * 100).rounded(toDecimals: 2, not: share > 0 ? 0 : nil, share < 1 ? 100 : nil))%"
  }
}

extension Double {
  /// As text with so many decimals, and "below 0.01" or "above 0.99" where these would read as one of some whole
  /// numbers that the value is not.
  fileprivate func rounded(toDecimals decimals: Int, not others: Double?...) -> String {
    let text = rounded(toDecimals: decimals)
    guard let other = others.compactMap(\.self).first(where: { $0.rounded(toDecimals: decimals) == text }) else {
      return text
    }
    let step = (0..<decimals).reduce(1.0) { step, _ in step / 10 }
    return self > other || other == 0
      ? "below \((other + step).rounded(toDecimals: decimals))"
      : "above \((other - step).rounded(toDecimals: decimals))"
  }

  /// As text with so many decimals (0…9), rounded to nearest. For figures below 1e9.
  func rounded(toDecimals decimals: Int) -> String {
    guard isFinite else { return "\(self)" }
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let units = Int(saturating: (magnitude * Double(scale)).rounded())
    let fraction = "\(units % scale)"
    let zeros = String(repeating: "0", count: max(0, decimals - fraction.count))
    return "\(self < 0 && units > 0 ? "-" : "")\(units / scale)" + (decimals > 0 ? "." + zeros + fraction : "")
  }
}

extension ComparisonReport.PixelPair: CustomStringConvertible {
  public var description: String {
    func text(_ value: StraightPixel?) -> String { value.map(\.description) ?? "no pixel" }
    return "at \(x),\(y): \(text(actual)), expected \(text(expected))"
  }
}
