import Canvas
import CanvasGoldens

extension Target {
  /// Two pictures and how they are compared, all from the bytes: each figure, on one thread and on several, the mask and
  /// the panel agree.
  static let comparison = Target(
    name: "comparison",
    seeds: {
      (UInt8(0)..<12).map { kind in
        [kind, kind &* 31, 9, 7, 9, 7 + kind % 2, kind] + (0..<60).map { UInt8($0 * 5 & 255) ^ kind }
      }
    },
    run: { bytes in
      var input = Input(bytes)
      let comparison = options(&input)
      let sizes = (0..<2).map { _ in (1 + input.number(below: 70), 1 + input.number(below: 40)) }
      // The second picture is the first with some changes, or one of its own.
      let expected = try picture(sizes[0], like: nil, &input)
      let actual = try picture(sizes[1], like: input.chance() ? expected : nil, &input)
      let report = try comparison.compare(actual: actual, expected: expected, workers: 1)
      require(
        try comparison.compare(actual: actual, expected: expected, workers: 3) == report, "threads say something else")
      require(try comparison.compare(actual: actual, expected: actual).isEqual, "a picture is not equal to itself")
      let back = try comparison.compare(actual: expected, expected: actual)
      require(back.changedPixelCount == report.changedPixelCount, "other counts the other way round")
      try checkMask(comparison, actual, expected, report)
      try checkPanels(comparison, actual, expected)
      if let metrics = try? ImageMetrics(actual: actual, expected: expected) {
        require(metrics.rootMeanSquare() <= 255 && metrics.largestDifference() <= 255, "a difference above 255")
        require(!metrics.meanDistance(.okLab).isNaN && !metrics.meanDistance(.ciede2000).isNaN, "no distance")
      }
      _ = "\(report)"
    })

  private static func options(_ input: inout Input) -> ImageComparison {
    let (level, kind) = (input.byte(), input.byte())
    let tolerances: [ImageComparison.Tolerance] = [
      .exact, .levels(Int(level)), .okLab(Double(level) / 255), .ciede2000(Double(level) / 2),
      .pixelmatch(Double(level) / 256),
    ]
    let allowances: [ImageComparison.Allowance] = [
      .count(0), .count(Int(level)), .share(Double(level) / 256), .density(count: Int(level), side: 1 + Int(kind)),
    ]
    var comparison = ImageComparison(
      tolerance: tolerances[Int(kind) % 5], allowance: allowances[Int(kind >> 3) % 4],
      allowsAntialiasing: kind & 64 != 0, details: .all)
    if kind & 128 != 0 {
      comparison.ignoredAreas = (0..<input.number(below: 3)).map { _ in
        let places = [Int.min, -3, 0, 1, 5, 64, .max]
        return PixelArea(
          x: input.element(of: places), y: input.element(of: places), width: input.element(of: places),
          height: input.element(of: places))
      }
    }
    return comparison
  }

  /// Pixels in runs, each of a byte for its length and one or four for its colour.
  private static func picture(
    _ size: (width: Int, height: Int), like other: StraightImage?, _ input: inout Input
  ) throws -> StraightImage {
    var pixels = try PixelBuffer(width: size.width, height: size.height)
    var place = 0
    while place < size.width * size.height {
      let run = 1 + Int(input.byte())
      let kind = input.byte()
      var bits = UInt32(kind) &* 0x0101_0101 | 0xFF00_0000
      if kind & 3 == 1 {
        bits = (0..<4).reduce(UInt32(0)) { bits, _ in bits << 8 | UInt32(input.byte()) }
      }
      for i in place..<min(place + run, size.width * size.height) {
        let (x, y) = (i % size.width, i / size.width)
        // Or as it is in the other picture.
        let isKept = kind & 3 == 2 && other?[x, y] != nil
        pixels[x, y] = isKept ? other?.pixels[x, y] ?? .init(bits: bits) : PremultipliedPixel(bits: bits)
      }
      place += run
    }
    return StraightImage(straightPixels: pixels)
  }

  private static func checkMask(
    _ comparison: ImageComparison, _ actual: StraightImage, _ expected: StraightImage, _ report: ComparisonReport
  ) throws {
    let mask = try comparison.mask(actual: actual, expected: expected)
    var (different, antialiased) = (0, 0)
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        switch mask[x, y] {
        case .different, .onlyInActual, .onlyInExpected: different += 1
        case .antialiased: antialiased += 1
        case .outside, .equal, .tolerated, .ignored: break
        }
      }
    }
    require(different == report.differentPixelCount, "\(different) in the mask, \(report.differentPixelCount) reported")
    require(antialiased == report.antialiasedPixelCount, "another number of antialiased pixels in the mask")
  }

  private static func checkPanels(
    _ comparison: ImageComparison, _ actual: StraightImage, _ expected: StraightImage
  ) throws {
    let parts = PanelPart.allCases
    let panel = try comparison.panel(actual: actual, expected: expected, parts: parts)
    let png = try comparison.panelPNG(actual: actual, expected: expected, parts: parts)
    require(try Image(png: png) == panel, "a panel's PNG is another picture than the panel")
    _ = try comparison.panel(
      actual: actual, expected: expected, parts: parts, gap: 0, fitting: PixelSize(width: 5, height: 4))
  }
}
