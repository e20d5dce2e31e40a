/// The differences between two pictures: how many pixels differ, by how much, where, and whether they are within the
/// limits.
///
/// Positions are in pixels from the top left. Values are those of `StraightImage`. A pixel is "different" if it
/// counts against the allowance: it is beyond the tolerance, not ignored, and not allowed as antialiasing. A pixel
/// that only one of the pictures has is different. The description is one line with all figures.
public struct ComparisonReport: Sendable, Hashable, CustomStringConvertible {
  /// The options of the comparison.
  public let comparison: ImageComparison
  /// The size of the actual picture.
  public let actualSize: PixelSize
  /// The size of the expected picture.
  public let expectedSize: PixelSize

  /// The number of compared pixels: those that at least one of the pictures has and that aren't ignored.
  public internal(set) var pixelCount = 0
  /// The number of ignored pixels.
  public internal(set) var ignoredPixelCount = 0

  /// The number of different pixels.
  public internal(set) var differentPixelCount = 0
  /// The number of pixels that are beyond the tolerance and look like antialiasing, or 0 if antialiasing isn't
  /// allowed.
  public internal(set) var antialiasedPixelCount = 0
  /// The number of pixels that both pictures have and that aren't equal, regardless of the tolerance.
  public internal(set) var changedPixelCount = 0
  /// The largest number of different pixels in any square, if the allowance is a density.
  public internal(set) var largestDensity: Int?

  /// The largest difference in one channel of a pixel that both pictures have, in levels: 0…255. Colours are
  /// premultiplied, so nearly transparent colours that look the same differ by 0.
  public internal(set) var largestChannelDifference = 0
  /// The channel with the largest difference, or the first of several. Nil if no channel differs.
  public internal(set) var largestChannel: Channel?
  /// The largest perceptual distance of a pixel that both pictures have, if the tolerance is a distance other than 0.
  public internal(set) var largestDistance: Double?
  /// The root mean square of the channel differences of compared pixels that both pictures have, in levels: 0…255.
  /// Colours are premultiplied. If both pictures are opaque, alpha is not included.
  public internal(set) var rootMeanSquare = 0.0
  /// The structural similarity of `ImageMetrics`, of the whole pictures including ignored areas. Nil if it wasn't
  /// requested, the sizes differ, or a side is below 7. It is 1 for pictures without a difference.
  public internal(set) var structuralSimilarity: Double?

  /// The rows or columns that only one of the pictures has, if the pictures are equal apart from them. All positions
  /// are then those in the larger picture, and only these rows or columns are different.
  public internal(set) var insertion: Insertion?

  /// What is at another place than expected: all that differs, or some of the largest regions. Of these, pixels aren't
  /// allowed as antialiasing.
  public internal(set) var moves: [Move] = []

  /// Whether something is missing: not all pixels are different, and each that is has, in the actual picture, the colour of
  /// all pixels around it. False for unlike sizes.
  public internal(set) var isMissingSomething = false

  /// The smallest area that contains all different pixels, or nil if there are none.
  public internal(set) var bounds: PixelArea?
  /// The first different pixel, row by row from the top, or nil if there is none.
  public internal(set) var first: PixelPair?
  /// The connected regions of different pixels, or nil if they weren't requested.
  public internal(set) var regions: DifferenceRegions?

  /// Whether the sizes differ.
  public var sizesDiffer: Bool { actualSize != expectedSize }
  /// The fraction of compared pixels that are different: 0…1.
  public var share: Double { pixelCount > 0 ? Double(differentPixelCount) / Double(pixelCount) : 0 }

  /// Whether the sizes and every channel of every compared pixel are equal.
  public var isEqual: Bool { !sizesDiffer && changedPixelCount == 0 }

  /// Whether the sizes are equal and the number of different pixels is within the allowance. Pictures without an
  /// equal pixel never pass, however small they are.
  public var passes: Bool {
    guard !sizesDiffer, differentPixelCount == 0 || differentPixelCount < pixelCount else { return false }
    return comparison.allowance.parts.allSatisfy(keeps)
  }

  private func keeps(_ allowance: ImageComparison.Allowance) -> Bool {
    switch allowance {
    case .count(let count): differentPixelCount <= count
    case .share(let share): self.share <= share
    // A density that wasn't measured doesn't count as 0.
    case .density(let count, _): largestDensity.map { $0 <= count } ?? isEqual
    case .all(let parts): parts.allSatisfy(keeps)
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

    // Reflection would produce the same text, but takes as long as decoding a small picture.
    public var description: String { ["red", "green", "blue", "alpha"][rawValue] }
  }

  /// A pixel of both pictures. A value is nil if that picture doesn't have the pixel.
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

  /// A report without differences.
  init(comparing actual: PixelSize, with expected: PixelSize, by comparison: ImageComparison) {
    self.comparison = comparison
    (actualSize, expectedSize) = (actual, expected)
    var ignored = IgnoredAreas(comparison.ignoredAreas, size: actual.union(expected))
    // Rows that both pictures have, and then rows of the taller picture.
    let shared = (
      width: min(actualSize.width, expectedSize.width), height: min(actualSize.height, expectedSize.height)
    )
    let all =
      actualSize.width * actualSize.height + expectedSize.width * expectedSize.height - shared.width * shared.height
    if !comparison.ignoredAreas.isEmpty {
      for y in 0..<max(actualSize.height, expectedSize.height) {
        // A row is as wide as the widest picture that has it.
        let width = max(y < actualSize.height ? actualSize.width : 0, y < expectedSize.height ? expectedSize.width : 0)
        ignoredPixelCount += ignored.columns(y: y, width: width).reduce(0) { $0 + $1.count }
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
    if comparison.allowance.side != nil { largestDensity = 0 }
  }

  /// One line: what differs, where, by how much, and the limit that was exceeded.
  public var description: String {
    guard !isEqual else { return ignoredPixelCount > 0 ? "equal; \(ignoredPixelCount) pixels ignored" : "equal" }
    var parts: [String] = []
    if sizesDiffer { parts.append("size \(actualSize), expected \(expectedSize)") }
    if let insertion { parts.append("\(insertion); the rest is equal") }
    if let move = moves.first {
      let others = moves.count == 2 ? "1 more move" : "\(moves.count - 1) more moves"
      parts.append("\(move)\(moves.count > 1 ? ", and \(others)" : "")")
    }
    var count = "\(differentPixelCount) of \(pixelCount) pixels differ\(beyondTolerance)"
    if let bounds {
      // Never "0.00%" for a fraction above 0 or "100.00%" for one below 1, which would mean none or all.
      let percent = (share * 100).rounded(toDecimals: 2, not: share > 0 ? 0 : nil, share < 1 ? 100 : nil)
      count += " (\(percent)%) in \(bounds)"
      if let regions, regions.count > 1 { count += ", in \(regions.count) regions" }
    }
    parts.append(pixelCount > 0 ? count : "no pixel compared")
    if antialiasedPixelCount > 0 { parts.append("\(antialiasedPixelCount) more as antialiasing") }
    if ignoredPixelCount > 0 { parts.append("\(ignoredPixelCount) ignored") }
    if let side = comparison.allowance.side, let largestDensity {
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

  /// The text of the limit.
  public var limit: String {
    sizesDiffer ? "equal sizes" : comparison.allowance.parts.map(text).joined(separator: ", and ")
  }

  private func text(_ allowance: ImageComparison.Allowance) -> String {
    switch allowance {
    case .all: ""
    case .count(0): "no different pixel"
    case .count(let count): "\(count) different pixel\(count == 1 ? "" : "s")\(butNotAll(count))"
    case .share(let share): "\(share.percentText)% of the pixels"
    case .density(let count, let side): "\(count) in any \(side)x\(side)\(butNotAll(count))"
    }
  }

  /// The end of a limit that is as large as the picture.
  private func butNotAll(_ count: Int) -> String {
    count >= pixelCount && differentPixelCount == pixelCount ? ", but not all pixels" : ""
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
}

extension Double {
  /// A hundred times the number, as it was written: 0.0666 is 6.66, though its product with 100 is 6.660000000000001.
  var percentText: String {
    let percent = self * 100
    let short = (percent * 1e10).rounded() / 1e10
    return "\(short / 100 == self ? short : percent)"
  }

  /// The text with a number of decimals. It is "below 0.01" or "above 0.99" if the rounded text would be one of the
  /// given integers and the value isn't.
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

  /// The text with a number of decimals (0…9), rounded to nearest. For values below 1e9.
  func rounded(toDecimals decimals: Int) -> String {
    guard isFinite else { return "\(self)" }
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let units = Int(saturating: (magnitude * Double(scale)).rounded())
    let fraction = decimals > 0 ? "." + (units % scale).digits(decimals) : ""
    return "\(self < 0 && units > 0 ? "-" : "")\(units / scale)" + fraction
  }
}

extension ComparisonReport.PixelPair: CustomStringConvertible {
  public var description: String {
    func text(_ value: StraightPixel?) -> String { value.map(\.description) ?? "no pixel" }
    return "at \(x),\(y): \(text(actual)), expected \(text(expected))"
  }
}
