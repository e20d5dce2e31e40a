internal import ArgumentParser
internal import CanvasData
internal import CanvasGoldens

/// The limits within which two pictures are the same.
struct ComparisonArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Allowed difference per channel, 0 to 254. Colours are compared premultiplied. (default: 0)",
      valueName: "levels"),
    transform: { (text) throws(ValidationError) in try Self.levels(text) })
  var tolerance: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Allowed perceptual distance per pixel, instead of --tolerance. A number from 0 to below 1 is in OKLab (HyAB, \
      lightness with its toe); greys one level apart are less than 0.02 apart. ciede2000:1.5 is in CIEDE2000, from 0 \
      to below 100.
      """, valueName: "distance"),
    transform: { (text) throws(ValidationError) in try Self.distance(text) })
  var perceptual: ImageComparison.Tolerance?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Threshold as in pixelmatch since July 2026 (in OKLab), instead of --tolerance, from 0 to below 1. The defaults \
      of pixelmatch are 0.1 and --antialiasing.
      """, valueName: "number"),
    transform: { (text) throws(ValidationError) in try Self.threshold(text) })
  var threshold: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Number of pixels that may exceed the tolerance: a number, a share such as 0.5%, or 12/16x16 for 12 in any square \
      of that size. (default: 0)
      """, valueName: "pixels"),
    transform: { (text) throws(ValidationError) in try Self.allowance(text) })
  var maxDifferent: ImageComparison.Allowance = .count(0)

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Area to ignore: column and row of its top left pixel, width and height; repeatable.",
      valueName: "x,y,WxH"),
    transform: { (text) throws(ValidationError) in try Self.area(text) })
  var ignore: [PixelArea] = []

  @Flag(help: "Ignore differences in antialiased edges; count them separately.")
  var antialiasing = false

  /// The comparison with these limits.
  var comparison: ImageComparison {
    ImageComparison(
      tolerance: threshold.map { .pixelmatch($0) } ?? perceptual ?? Self.tolerance(tolerance ?? 0),
      allowance: maxDifferent, allowsAntialiasing: antialiasing, ignoredAreas: ignore)
  }

  /// Throws if the options contradict each other, or if any two pictures would be the same.
  func check() throws(ValidationError) {
    let measures = [
      ("--tolerance", tolerance != nil), ("--perceptual", perceptual != nil), ("--threshold", threshold != nil),
    ].filter(\.1).map(\.0)
    if measures.count > 1 {
      throw ValidationError("use either \(measures[0]) or \(measures[1]), not both")
    }
    do { try comparison.checkOptions() } catch { throw ValidationError("\(error)") }
  }

  static func tolerance(_ levels: Int) -> ImageComparison.Tolerance { levels == 0 ? .exact : .levels(levels) }

  static func levels(_ text: String) throws(ValidationError) -> Int {
    guard let levels = Int(text), (0...254).contains(levels) else {
      throw ValidationError("must be a whole number from 0 to 254")
    }
    return levels
  }

  static func threshold(_ text: String) throws(ValidationError) -> Double {
    guard let threshold = DecimalNumber.finite(text), (0..<1).contains(threshold) else {
      throw ValidationError("must be a number from 0 to below 1, such as 0.1")
    }
    return threshold
  }

  static func distance(_ text: String) throws(ValidationError) -> ImageComparison.Tolerance {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 1, let distance = DecimalNumber.finite(text), (0..<1).contains(distance) {
      return .okLab(distance)
    }
    if parts.count == 2, parts[0].lowercased() == "ciede2000", let distance = DecimalNumber.finite(parts[1]),
      (0..<100).contains(distance)
    {
      return .ciede2000(distance)
    }
    throw ValidationError(
      "must be a number from 0 to below 1, such as 0.02, or ciede2000: and a number from 0 to below 100")
  }

  static func allowance(_ text: String) throws(ValidationError) -> ImageComparison.Allowance {
    if let count = Int(text), count >= 0 { return .count(count) }
    if text.hasSuffix("%"), let percent = DecimalNumber.finite(text.dropLast()), (0..<100).contains(percent) {
      return .share(percent / 100)
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let count = Int(parts[0]), let side = sides(parts[1]), side.width == side.height,
      (1...1024).contains(side.width), (0..<side.width * side.width).contains(count)
    {
      return .density(count: count, side: side.width)
    }
    throw ValidationError(
      "must be a whole number, a share below 100%, or fewer pixels than a square of up to 1024x1024 has, such as "
        + "12/16x16")
  }

  static func area(_ text: String) throws(ValidationError) -> PixelArea {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3, let x = Int(parts[0]), let y = Int(parts[1]), x >= 0, y >= 0, let size = sides(parts[2])
    else {
      throw ValidationError("must be X,Y,WIDTHxHEIGHT in whole pixels, each side at least 1, such as 10,10,50x20")
    }
    return PixelArea(x: x, y: y, width: size.width, height: size.height)
  }

  private static func sides(_ text: Substring) -> (width: Int, height: Int)? {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
    return (width, height)
  }
}
