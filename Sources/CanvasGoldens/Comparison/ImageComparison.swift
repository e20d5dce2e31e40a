public import Canvas

/// How two pictures are compared. By default, each of the four channels of each pixel must be equal. Pixels with alpha 0
/// are equal, whatever colour a file has for them.
///
/// There are two limits: how far a pixel may be off before it counts as different (`tolerance`), and how many pixels
/// may be different (`allowance`). Use a tolerance for one test, with a reason. Sizes must always be equal.
///
///     var comparison = ImageComparison()
///     comparison.tolerance = .levels(1)
///     comparison.ignoredAreas = [PixelArea(x: 10, y: 10, width: 50, height: 20)]
///     let report = try comparison.compare(actual: drawn, expected: golden)
///     print(report)  // 3 of 10000 pixels differ by more than 1 level (0.03%) in 2x2 at 40,17; …
///     if !report.passes { … }
public struct ImageComparison: Sendable, Hashable {
  /// How far a pixel may be off.
  public enum Tolerance: Sendable, Hashable {
    /// Not at all.
    case exact
    /// By so many levels of 255 in each channel, alpha included: 0…254. Colours are multiplied by alpha, as they are
    /// seen: what hardly shows hardly differs.
    case levels(Int)
    /// By so much in OKLab, where black and white are 1 apart and greys of one level less than 0.02: from 0 to below 1.
    /// See `PerceptualDistance` for the metric, and for what is done with alpha.
    case okLab(Double)
    /// By so much in CIEDE2000, where black and white are 100 apart: from 0 to below 100.
    case ciede2000(Double)
    /// By so much as pixelmatch's `threshold` means since July 2026 (mapbox/pixelmatch#169, after 7.2.0), whose default
    /// is 0.1: from 0 to below 1. For opaque pixels it is `okLab`; what is translucent lies over a checkerboard.
    case pixelmatch(Double)

    /// Whether no unequal pixel passes. Of every measure 0 is that: differences that it does not see are none to it.
    var isExact: Bool {
      switch self {
      case .exact: true
      case .levels(let levels): levels == 0
      case .okLab(let distance), .ciede2000(let distance), .pixelmatch(let distance): distance == 0
      }
    }
  }

  /// How many pixels may be different.
  public enum Allowance: Sendable, Hashable {
    /// So many, which must be fewer than are compared.
    case count(Int)
    /// Such a part of those compared: from 0 to below 1.
    case share(Double)
    /// So many in any square of `side` pixels (1…1024), wherever it lies: scattered pixels pass, a missing letter does
    /// not. The count must be below the square's.
    case density(count: Int, side: Int)
  }

  /// Additional figures of a report. Each costs time if pictures differ.
  public struct Details: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: Int
    /// Options with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The connected regions of different pixels.
    public static let regions = Details(rawValue: 1)
    /// Structural similarity.
    public static let similarity = Details(rawValue: 2)
    /// All details.
    public static let all: Details = [.regions, .similarity]
  }

  /// How far a pixel may be off before it counts as different.
  public var tolerance: Tolerance
  /// How many pixels may be different.
  public var allowance: Allowance
  /// Whether pixels that look like antialiasing in one of the pictures are counted apart and may be different.
  ///
  /// The method is Vyšniauskas' ("Anti-aliased Pixel and Intensity Slope Detector", 2009): it takes thin lines for
  /// antialiasing where they end, so it is off unless asked for.
  public var allowsAntialiasing: Bool
  /// Areas whose pixels are not compared. They may reach beyond the pictures; each side must be at least 1.
  public var ignoredAreas: [PixelArea]
  /// The additional figures of the report.
  public var details: Details

  /// A comparison; without arguments, an exact one. Arguments are checked when pictures are compared.
  public init(
    tolerance: Tolerance = .exact, allowance: Allowance = .count(0), allowsAntialiasing: Bool = false,
    ignoredAreas: [PixelArea] = [], details: Details = .regions
  ) {
    self.tolerance = tolerance
    self.allowance = allowance
    self.allowsAntialiasing = allowsAntialiasing
    self.ignoredAreas = ignoredAreas
    self.details = details
  }

  /// What differs, and whether that is within the limits. Throws if an option makes no sense for these pictures, all
  /// of their pixels are ignored, or memory lacks; a comparison that throws has not passed.
  ///
  /// Pictures of different sizes are laid over each other at their top left corners, and a pixel that only one of
  /// them has counts as different. Equal pictures cost one `memcmp`, copies that share their pixels nothing.
  public func compare(actual: StraightImage, expected: StraightImage) throws(ComparisonError) -> ComparisonReport {
    try compare(actual: actual, expected: expected, workers: PictureThreads.count)
  }

  /// The same on up to so many threads.
  package func compare(
    actual: StraightImage, expected: StraightImage, workers: Int
  ) throws(ComparisonError) -> ComparisonReport {
    try checkOptions()
    var report = ComparisonReport(comparing: actual, with: expected, by: self)
    guard report.pixelCount > 0 else { throw .nothingCompared }
    try checkAllowance(pixelCount: report.pixelCount)
    guard actual.pixels != expected.pixels else { return report }
    ComparisonRun(self, actual: actual, expected: expected).compare(into: &report)
    if details.contains(.similarity), let metrics = try? ImageMetrics(actual: actual, expected: expected) {
      report.structuralSimilarity = try? metrics.structuralSimilarity(workers: workers)
    }
    return report
  }

  /// The same for pictures that were drawn; see `StraightImage` for the form they are compared in. Scales are not
  /// compared; pixels have none.
  public func compare(actual: Image, expected: Image) throws(ComparisonError) -> ComparisonReport {
    let straight = try Self.straight(actual)
    // Equal pictures then share their pixels, and nothing more has to be looked at.
    let other = actual.pixels == expected.pixels ? straight : try Self.straight(expected)
    return try compare(actual: straight, expected: other)
  }

  static func straight(_ image: Image) throws(ComparisonError) -> StraightImage {
    do throws(ImageSizeError) { return try StraightImage(image) } catch { throw .size(error) }
  }
}

extension ImageComparison {
  /// Throws if an option has no meaning, or would let any two pictures of equal size pass.
  package func checkOptions() throws(ComparisonError) {
    switch tolerance {
    case .exact: break
    case .levels(let levels):
      guard (0...254).contains(levels) else { throw .option("a tolerance of \(levels) levels; 0 to 254 are allowed") }
    case .okLab(let distance):
      // Written so that NaN is refused.
      guard distance >= 0, distance < 1 else {
        throw .option("a tolerance of \(distance) in OKLab; from 0 to below 1 is allowed")
      }
    case .pixelmatch(let distance):
      guard distance >= 0, distance < 1 else {
        throw .option("a threshold of \(distance); from 0 to below 1 is allowed")
      }
    case .ciede2000(let distance):
      guard distance >= 0, distance < 100 else {
        throw .option("a tolerance of \(distance) in CIEDE2000; from 0 to below 100 is allowed")
      }
    }
    switch allowance {
    case .count(let count):
      guard count >= 0 else { throw .option("\(count) different pixels; at least 0 are allowed") }
    case .share(let share):
      guard share >= 0, share < 1 else {
        throw .option("a share of \(share) of different pixels; from 0 to below 1 is allowed")
      }
    case .density(let count, let side):
      guard (1...1024).contains(side), count >= 0, count < side * side else {
        let allowed = "a side of 1 to 1024 and fewer pixels than it holds are allowed"
        throw .option("\(count) different pixels in a square of \(side); \(allowed)")
      }
    }
    for area in ignoredAreas where area.width < 1 || area.height < 1 {
      throw .option("an ignored area of \(area); each side must be at least 1")
    }
  }

  private func checkAllowance(pixelCount: Int) throws(ComparisonError) {
    if case .count(let count) = allowance, count > 0, count >= pixelCount {
      throw .option("\(count) different pixels where \(pixelCount) are compared; fewer are allowed")
    }
  }
}
