import Canvas
import CanvasGoldens
import Testing

/// The metrics beside published implementations, on pictures that both sides compute from the same whole numbers.
///
/// The figures come from `.ci/checks/support/metrics.py` (scikit-image 0.26); `.ci/checks/metrics` makes them
/// anew.
struct PublishedMetricsTests {
  /// SSIM, PSNR, RMS; for opaque pairs the mean of CIEDE2000.
  private static let pairs = """
    waves-grain 0.992577770 39.933693816 2.569540633 1.065772740
    waves-moved 0.758134614 13.948130289 51.183934383 11.628084682
    waves-darker 0.988723622 24.759631267 14.742075025 4.555872537
    waves-small 0.967092060 40.369031797 2.443929032 1.595147519
    discs-smaller 0.578523069 14.056872431 50.547136623 5.396528228
    discs-recoloured 0.645335521 9.907266641 81.503610605 22.971203838
    discs-moved 0.747428339 16.198035425 39.503757733 3.296083109
    discs-grain 0.969500608 39.868065578 2.589028920 1.606390801
    flat-grain 0.897309057 39.868065578 2.589028920 2.811519314
    discs-translucent 0.787048172 18.771482851 29.374199346
    """

  /// CIEDE2000 of the pairs of `colors`.
  private static let differences = """
    color-0 2.042459680
    color-1 0.999998865
    color-2 2.366858819
    color-3 7.179172011
    color-4 7.219472152
    color-5 4.746071114
    color-6 27.149231301
    color-7 19.453521433
    color-8 1.264420014
    color-9 2.037258270
    color-10 1.444129078
    color-11 0.908232840
    """

  /// L*, a*, b*: some of the pairs that Sharma, Wu and Dalal chose to test the formula with.
  private static let colors: [(SIMD3<Double>, SIMD3<Double>)] = [
    (SIMD3(50, 2.6772, -79.7751), SIMD3(50, 0, -82.7485)),
    (SIMD3(50, -1.3802, -84.2814), SIMD3(50, 0, -82.7485)),
    (SIMD3(50, 0, 0), SIMD3(50, -1, 2)),
    (SIMD3(50, 2.49, -0.001), SIMD3(50, -2.49, 0.0009)),
    (SIMD3(50, 2.49, -0.001), SIMD3(50, -2.49, 0.0011)),
    (SIMD3(50, -0.001, 2.49), SIMD3(50, 0.0011, -2.49)),
    (SIMD3(50, 2.5, 0), SIMD3(73, 25, -18)),
    (SIMD3(50, 2.5, 0), SIMD3(58, 24, 15)),
    (SIMD3(60.2574, -34.0099, 36.2677), SIMD3(60.4626, -34.1751, 39.4387)),
    (SIMD3(22.7233, 20.0904, -46.694), SIMD3(23.0331, 14.973, -42.5619)),
    (SIMD3(90.8027, -2.0831, 1.441), SIMD3(91.1528, -1.6435, 0.0447)),
    (SIMD3(2.0776, 0.0795, -1.135), SIMD3(0.9033, -0.0636, -0.5514)),
  ]

  private static func rows(_ table: String) -> [(name: String, figures: [Double])] {
    table.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (String(words[0]), words.dropFirst().compactMap { Double($0) })
    }
  }

  @Test(arguments: rows(pairs))
  func metricsEqualThePublishedOnes(row: (name: String, figures: [Double])) throws {
    let pair = try #require(PublishedPair.all[row.name])
    let metrics = try ImageMetrics(actual: pair.picture(pair.second), expected: pair.picture(pair.first))
    #expect(abs(try metrics.structuralSimilarity() - row.figures[0]) < 1e-8)
    #expect(abs(metrics.peakSignalToNoise() - row.figures[1]) < 1e-8)
    #expect(abs(metrics.rootMeanSquare() - row.figures[2]) < 1e-8)
    guard row.figures.count > 3 else { return }
    #expect(abs(metrics.meanDistance(.ciede2000) - row.figures[3]) < 1e-6)
  }

  @Test(arguments: zip(rows(differences), colors.indices))
  func ciede2000EqualsThePublishedOne(row: (name: String, figures: [Double]), index: Int) {
    let (a, b) = Self.colors[index]
    #expect(abs(CIELab.ciede2000(a, b) - row.figures[0]) < 1e-8)
    #expect(abs(CIELab.ciede2000(b, a) - row.figures[0]) < 1e-8)
  }
}

/// Two pictures, as `.ci/checks/support/metrics.py` computes them too.
private struct PublishedPair {
  var width = 96
  var height = 64
  let first: @Sendable (Int, Int) -> [Int]
  let second: @Sendable (Int, Int) -> [Int]

  func picture(_ pixel: (Int, Int) -> [Int]) throws -> StraightImage {
    var pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let channels = pixel(x, y).map { UInt8(truncatingIfNeeded: $0) }
        pixels[x, y] = PremultipliedPixel(
          red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
      }
    }
    return StraightImage(straightPixels: pixels)
  }

  static let all: [String: PublishedPair] = [
    "waves-grain": PublishedPair(first: waves, second: { grain(waves($0, $1), $0, $1) }),
    "waves-moved": PublishedPair(first: waves, second: { waves($0 + 1, $1) }),
    "waves-darker": PublishedPair(first: waves, second: { waves($0, $1).prefix(3).map { $0 * 9 / 10 } + [255] }),
    "waves-small": PublishedPair(width: 7, height: 7, first: waves, second: { grain(waves($0, $1), $0, $1) }),
    "discs-smaller": PublishedPair(first: { discs($0, $1) }, second: { discs($0, $1, limit: 70) }),
    "discs-recoloured": PublishedPair(
      first: { discs($0, $1) },
      second: { x, y in
        let disc = discs(x, y)
        return [disc[2], disc[1], disc[0], disc[3]]
      }),
    "discs-moved": PublishedPair(first: { discs($0, $1) }, second: { discs($0 + 1, $1) }),
    "discs-grain": PublishedPair(first: { discs($0, $1) }, second: { grain(discs($0, $1), $0, $1) }),
    "flat-grain": PublishedPair(first: flat, second: { grain(flat($0, $1), $0, $1) }),
    "discs-translucent": PublishedPair(
      first: { discs($0, $1) }, second: { discs($0, $1).prefix(3) + [255 - noise($0, $1, 3) % 64] }),
  ]

  private static func noise(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    var v = UInt32(truncatingIfNeeded: x * 374_761_393 + y * 668_265_263 + channel * 2_246_822_519)
    v = (v ^ (v >> 13)) &* 1_274_126_177
    return Int((v ^ (v >> 16)) & 255)
  }

  @Sendable private static func waves(_ x: Int, _ y: Int) -> [Int] {
    [(5 * x + 3 * y) % 256, x * y / 3 % 256, (7 * y + x * x / 5) % 256, 255]
  }

  private static func discs(_ x: Int, _ y: Int, limit: Int = 90) -> [Int] {
    let (dx, dy) = (x % 24 - 12, y % 24 - 12)
    return dx * dx + dy * dy < limit ? [200, 40, 60, 255] : [240, 240, 230, 255]
  }

  @Sendable private static func flat(_ x: Int, _ y: Int) -> [Int] { [128, 128, 128, 255] }

  private static func grain(_ pixel: [Int], _ x: Int, _ y: Int) -> [Int] {
    (0..<3).map { min(255, max(0, pixel[$0] + noise(x, y, $0) % 9 - 4)) } + [pixel[3]]
  }
}
