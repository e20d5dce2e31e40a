/// The options for comparing two pictures. By default, all four channels of each pixel must be equal. Pixels with
/// alpha 0 are always equal, whatever colour a file stores for them.
///
/// There are two limits: how much a pixel may differ before it counts as different (`tolerance`), and how many pixels
/// may be different (`allowance`). Use a tolerance only for a single test, with a reason. Sizes must always be equal.
///
///     var comparison = ImageComparison()
///     comparison.tolerance = .levels(1)
///     comparison.ignoredAreas = [PixelArea(x: 10, y: 10, width: 50, height: 20)]
///     let report = try comparison.compare(actual: drawn, expected: golden)
///     print(report)  // 3 of 10000 pixels differ by more than 1 level (0.03%) in 2x2 at 40,17; …
///     if !report.passes { … }
public struct ImageComparison: Sendable, Hashable {
  /// The maximum difference of a pixel.
  public enum Tolerance: Sendable, Hashable {
    /// No difference.
    case exact
    /// Each channel, including alpha, may differ by this many levels of 255: 0…254. Colours are compared
    /// premultiplied, so nearly transparent pixels differ little.
    case levels(Int)
    /// A distance in OKLab, from 0 to below 1. Black and white are 1 apart, and neighbouring greys of 256 less than
    /// 0.02. See `PerceptualDistance` for the metric and the treatment of alpha.
    case okLab(Double)
    /// A distance in CIEDE2000, from 0 to below 100. Black and white are 100 apart.
    case ciede2000(Double)
    /// A `threshold` as in pixelmatch since July 2026 (mapbox/pixelmatch#169, after 7.2.0), from 0 to below 1. Its
    /// default there is 0.1. For opaque pixels it equals `okLab`; translucent pixels are drawn over a checkerboard.
    case pixelmatch(Double)
  }

  /// The maximum number of different pixels.
  public indirect enum Allowance: Sendable, Hashable {
    /// At most this many pixels, fewer than the pixels compared.
    case count(Int)
    /// At most this fraction of the compared pixels, from 0 to below 1.
    case share(Double)
    /// At most this many pixels in any square of `side` pixels (1…1024), wherever it is. Scattered pixels pass, a
    /// missing letter doesn't. The count must be less than the square's pixels.
    case density(count: Int, side: Int)
    /// All of these at once, with at most one density.
    case all([Allowance])

    /// The limits that apply at once.
    package var parts: [Allowance] {
      guard case .all(let parts) = self else { return [self] }
      return parts.flatMap(\.parts)
    }

    /// The side of the squares of its density.
    var side: Int? {
      parts.lazy.compactMap { if case .density(_, let side) = $0 { side } else { nil } }.first
    }

    /// The limit as an option: `10`, `0.5%`, `12/16x16`, or several with commas.
    package var word: String {
      parts.map { part in
        switch part {
        case .count(let count): "\(count)"
        case .share(let share): "\(share.percentText)%"
        case .density(let count, let side): "\(count)/\(side)x\(side)"
        case .all: ""
        }
      }.joined(separator: ",")
    }
  }

  /// What counts as a difference of antialiasing.
  public enum AntialiasingMethod: String, Sendable, Hashable, CaseIterable {
    /// Edges that moved by at most half a pixel, also with another gamma. What moved by whole pixels doesn't count. See
    /// *Comparing pictures*.
    case edges
    /// Pixels on a slope of brightness in one of the pictures, as in pixelmatch (Vyšniauskas, "Anti-aliased Pixel and
    /// Intensity Slope Detector", 2009). Rows that moved and the ends of thin lines often count.
    case pixelmatch
  }

  /// Additional figures of a report. Each takes time if the pictures differ.
  public struct Details: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: Int
    /// Makes options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The connected regions of different pixels.
    public static let regions = Details(rawValue: 1)
    /// Structural similarity.
    public static let similarity = Details(rawValue: 2)
    /// All details.
    public static let all: Details = [.regions, .similarity]
  }

  /// The maximum difference of a pixel before it counts as different.
  public var tolerance: Tolerance
  /// The maximum number of different pixels.
  public var allowance: Allowance
  /// Whether pixels whose difference is one of antialiasing may be different. They are counted separately.
  public var allowsAntialiasing: Bool
  /// What counts as a difference of antialiasing, if it is allowed.
  public var antialiasingMethod = AntialiasingMethod.edges
  /// The areas whose pixels aren't compared. They may extend beyond the pictures. Each side must be at least 1.
  public var ignoredAreas: [PixelArea]
  /// The additional figures of the report.
  public var details: Details

  /// A comparison, exact by default. Arguments are validated when pictures are compared.
  public init(
    tolerance: Tolerance = .exact, allowance: Allowance = .count(0), allowsAntialiasing: Bool = false,
    ignoredAreas: [PixelArea] = [], details: Details = .regions
  ) {
    (self.tolerance, self.allowance, self.allowsAntialiasing) = (tolerance, allowance, allowsAntialiasing)
    (self.ignoredAreas, self.details) = (ignoredAreas, details)
  }

  /// Compares two pictures and reports whether the differences are within the limits. Throws if an option is invalid
  /// for these pictures, all pixels are ignored, or memory can't be allocated. A comparison that throws hasn't
  /// passed.
  ///
  /// Pictures of different sizes are aligned at their top left corners, or around rows or columns that only one of them
  /// has (see `Insertion`). A pixel that only one of them has counts as different. Equal pictures cost one `memcmp`; copies that share their pixels cost nothing.
  public func compare(actual: StraightImage, expected: StraightImage) throws(ComparisonError) -> ComparisonReport {
    try compare(actual: actual, expected: expected, workers: Threads.maximum)
  }

  /// Compares on a maximum number of threads.
  package func compare(
    actual: StraightImage, expected: StraightImage, workers: Int
  ) throws(ComparisonError) -> ComparisonReport {
    let report = try report(actual: actual, expected: expected, workers: workers)
    guard report.pixelCount > 0 else { throw .nothingCompared }
    for case .count(let count) in allowance.parts where count > 0 && count >= report.pixelCount {
      throw .option("\(count) different pixels of \(report.pixelCount) compared; the limit must be lower")
    }
    return report
  }

  /// Compares like `compare`, but reports on any two pictures: also if all pixels are ignored, and if the allowance is
  /// as large as the picture. Pictures of which every compared pixel is different don't pass.
  package func report(
    actual: StraightImage, expected: StraightImage, workers: Int
  ) throws(ComparisonError) -> ComparisonReport {
    try checkOptions()
    guard actual.pixels != expected.pixels else {
      return ComparisonReport(comparing: actual.pixelSize, with: expected.pixelSize, by: self)
    }
    return ComparisonRun.report(self, actual, expected, workers: workers)
  }

  /// Reports in the same way on two PNGs of equal size whose rows are read. Nil if they must be decoded: one turned out to be
  /// damaged.
  package func report(
    actual: PictureRows, expected: PictureRows, workers: Int
  ) throws(ComparisonError) -> ComparisonReport? {
    try checkOptions()
    return ComparisonRun(self, PairedRows(actual, expected, workers: workers)).report()
  }

  /// Compares drawn pictures, in the form described in `StraightImage`. The pictures' scales are ignored.
  public func compare(actual: Image, expected: Image) throws(ComparisonError) -> ComparisonReport {
    let straight = try Self.straight(actual)
    // Equal pictures then share their pixels, so no further check is needed.
    let other = actual.pixels == expected.pixels ? straight : try Self.straight(expected)
    return try compare(actual: straight, expected: other)
  }

  static func straight(_ image: Image) throws(ComparisonError) -> StraightImage {
    do throws(ImageSizeError) { return try StraightImage(image) } catch { throw .size(error) }
  }

  /// Throws if an option is invalid, or if any two pictures of equal size would pass.
  package func checkOptions() throws(ComparisonError) {
    switch tolerance {
    case .exact: break
    case .levels(let levels):
      guard (0...254).contains(levels) else { throw .option("a tolerance of \(levels) levels; it must be 0 to 254") }
    case .okLab(let distance): try check(distance, below: 1, "a tolerance of \(distance) in OKLab")
    case .pixelmatch(let distance): try check(distance, below: 1, "a threshold of \(distance)")
    case .ciede2000(let distance): try check(distance, below: 100, "a tolerance of \(distance) in CIEDE2000")
    }
    let parts = allowance.parts
    guard !parts.isEmpty, parts.count(where: { $0.side != nil }) <= 1 else {
      throw .option("\(parts.count) limits at once; use one or more, and at most one density")
    }
    for part in parts { try check(part) }
    for area in ignoredAreas where area.width < 1 || area.height < 1 {
      throw .option("an ignored area of \(area); each side must be at least 1")
    }
  }

  private func check(_ value: Double, below limit: Int, _ what: String) throws(ComparisonError) {
    // The condition is written so that NaN fails.
    guard value >= 0, value < Double(limit) else { throw .option("\(what); it must be at least 0 and below \(limit)") }
  }

  private func check(_ allowance: Allowance) throws(ComparisonError) {
    switch allowance {
    case .all: break
    case .count(let count):
      guard count >= 0 else { throw .option("\(count) different pixels; the number must be at least 0") }
    case .share(let share): try check(share, below: 1, "a share of \(share) of different pixels")
    case .density(let count, let side):
      guard (1...1024).contains(side), count >= 0, count < side * side else {
        let allowed = "use a side of 1 to 1024 and fewer pixels than the square has"
        throw .option("\(count) different pixels in a square of \(side); \(allowed)")
      }
    }
  }
}

/// An error that prevents a comparison of two pictures. It never means that they are equal.
public enum ComparisonError: Error, Sendable, Hashable, CustomStringConvertible {
  /// An invalid option, or one with which any two pictures would pass.
  case option(String)
  /// No pixel is left to compare: all are in ignored areas.
  case nothingCompared
  /// A pixel metric was requested for pictures of different sizes.
  case sizesDiffer(actual: PixelSize, expected: PixelSize)
  /// A metric requires larger pictures, with at least `side` pixels on both sides.
  case tooSmall(size: PixelSize, side: Int)
  /// Memory couldn't be allocated, or a size exceeds the limits of a picture.
  case size(ImageSizeError)

  public var description: String {
    switch self {
    case .option(let text): text
    case .nothingCompared: "every pixel is in an ignored area; leave at least one to compare"
    case .sizesDiffer(let actual, let expected): "size \(actual), expected \(expected); the sizes must be equal"
    case .tooSmall(let size, let side): "\(size) pixels; both sides must be at least \(side)"
    case .size(let error): "\(error)"
    }
  }
}
