import Canvas
import CanvasKernels
import Testing

/// Every blend mode in fixed point equals the W3C's formulas in floating point.
@Suite struct BlendModeKernelTests {
  // MARK: The slow twin

  // Channels as fractions, colours premultiplied.
  private struct Pixel {
    var color: SIMD3<Double>
    var alpha: Double

    init(_ color: SIMD3<Double>, _ alpha: Double) {
      self.color = color
      self.alpha = alpha
    }

    init(_ pixel: PremultipliedPixel) {
      color = SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) / 255
      alpha = Double(pixel.alpha) / 255
    }

    var straight: SIMD3<Double> { alpha > 0 ? color / alpha : .zero }

    func scaled(_ factor: Double) -> Pixel { Pixel(color * factor, alpha * factor) }

    static func + (a: Pixel, b: Pixel) -> Pixel { Pixel(a.color + b.color, a.alpha + b.alpha) }
  }

  // What the mode makes of a pixel that is wholly covered.
  private static func result(_ mode: BlendMode, _ s: Pixel, _ d: Pixel) -> Pixel {
    switch mode {
    case .clear: Pixel(.zero, 0)
    case .copy: s
    case .sourceIn: s.scaled(d.alpha)
    case .sourceOut: s.scaled(1 - d.alpha)
    case .sourceAtop: s.scaled(d.alpha) + d.scaled(1 - s.alpha)
    case .destinationOver: s.scaled(1 - d.alpha) + d
    case .destinationIn: d.scaled(s.alpha)
    case .destinationOut: d.scaled(1 - s.alpha)
    case .destinationAtop: s.scaled(1 - d.alpha) + d.scaled(s.alpha)
    case .xor: s.scaled(1 - d.alpha) + d.scaled(1 - s.alpha)
    case .plusDarker:
      Pixel(map(s.color, d.color) { max(0, $0 + $1 - 1) }, min(1, s.alpha + d.alpha))
    case .plusLighter:
      Pixel(map(s.color, d.color) { min(1, $0 + $1) }, min(1, s.alpha + d.alpha))
    default:
      // αo · Co = αs · (1 − αb) · Cs + αs · αb · B(Cb, Cs) + (1 − αs) · αb · Cb
      Pixel(
        s.color * (1 - d.alpha) + blended(mode, backdrop: d.straight, source: s.straight) * (s.alpha * d.alpha)
          + d.color * (1 - s.alpha),
        s.alpha + d.alpha - s.alpha * d.alpha)
    }
  }

  private static func blended(
    _ mode: BlendMode, backdrop cb: SIMD3<Double>, source cs: SIMD3<Double>
  ) -> SIMD3<Double> {
    switch mode {
    case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: setLum(cs, lum(cb))
    case .luminosity: setLum(cb, lum(cs))
    default: map(cb, cs) { blended(mode, backdrop: $0, source: $1) }
    }
  }

  private static func blended(_ mode: BlendMode, backdrop cb: Double, source cs: Double) -> Double {
    switch mode {
    case .multiply: return cb * cs
    case .screen: return cb + cs - cb * cs
    case .overlay: return hardLight(backdrop: cs, source: cb)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: return hardLight(backdrop: cb, source: cs)
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (d - cb)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    default: return cs
    }
  }

  private static func hardLight(backdrop cb: Double, source cs: Double) -> Double {
    cs <= 0.5 ? cb * 2 * cs : cb + (2 * cs - 1) - cb * (2 * cs - 1)
  }

  private static func lum(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func sat(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> {
    var c = c + (l - lum(c))
    let (l, n, x) = (lum(c), c.min(), c.max())
    if n < 0 { c = l + (c - l) * l / (l - n) }
    if x > 1 { c = l + (c - l) * (1 - l) / (x - l) }
    return c
  }

  private static func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
    sat(c) > 0 ? (c - c.min()) * s / sat(c) : .zero
  }

  private static func map(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ body: (Double, Double) -> Double
  ) -> SIMD3<Double> {
    SIMD3(body(a.x, b.x), body(a.y, b.y), body(a.z, b.z))
  }

  private static func rounded(_ pixel: Pixel) -> SIMD4<Int> {
    let levels = SIMD4(pixel.color, pixel.alpha) * 255 + 0.5
    return SIMD4(Int(levels.x), Int(levels.y), Int(levels.z), Int(levels.w))
  }

  private static func channels(_ pixel: PremultipliedPixel) -> SIMD4<Int> {
    SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha))
  }

  // MARK: Comparing

  /// Modes whose results are sums of products: their rounding is exact. The others divide on the way.
  private static let exact: Set<BlendMode> = [
    .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference, .exclusion, .clear, .copy, .sourceIn,
    .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker,
    .plusLighter,
  ]

  static let separable: [BlendMode] = BlendMode.allCases.filter {
    ![.normal, .hue, .saturation, .color, .luminosity].contains($0)
  }

  // Blends a row and says where it is not what the twin says.
  private func failures(
    _ mode: BlendMode, _ source: [PremultipliedPixel], _ below: [PremultipliedPixel], _ coverage: [UInt8],
    _ kernels: Kernels
  ) -> [String] {
    var row = below
    mode.blend(source, onto: &row, coverage: coverage, kernels: kernels)
    let tolerance = Self.exact.contains(mode) ? 0 : 1
    var failures: [String] = []
    for i in row.indices {
      let c = Double(coverage[i]) / 255
      let d = Pixel(below[i])
      let expected = Self.rounded(d.scaled(1 - c) + Self.result(mode, Pixel(source[i]), d).scaled(c))
      let actual = Self.channels(row[i])
      let difference = actual &- expected
      let isValid = actual.x <= actual.w && actual.y <= actual.w && actual.z <= actual.w
      if difference.max() > tolerance || difference.min() < -tolerance || !isValid {
        failures.append("\(source[i]) onto \(below[i]) by \(coverage[i]): \(actual), not \(expected)")
      }
    }
    return failures
  }

  // All premultiplied pixels of one channel on a grid; the other channels make use of the places left.
  private func grid(_ levels: [UInt8]) -> [PremultipliedPixel] {
    levels.flatMap { alpha in
      levels.filter { $0 <= alpha }.map {
        PremultipliedPixel(red: $0, green: alpha - $0, blue: $0 / 2, alpha: alpha)
      }
    }
  }

  @Test(arguments: separable, Kernels.allLevels)
  func everyPairOfChannelsOnAGridIsBlendedAsTheFormulaSays(mode: BlendMode, kernels: Kernels) {
    let pixels = grid([0, 1, 2, 32, 51, 64, 85, 102, 127, 128, 153, 170, 192, 204, 238, 254, 255])
    var failures: [String] = []
    for below in pixels {
      failures += self.failures(
        mode, pixels, Array(repeating: below, count: pixels.count), Array(repeating: 255, count: pixels.count),
        kernels)
    }
    #expect(failures.isEmpty, "\(failures.count) wrong, the first: \(failures.first ?? "")")
  }

  @Test(arguments: separable, Kernels.allLevels)
  func coverageMixesTheResultWithWhatWasThere(mode: BlendMode, kernels: Kernels) {
    let pixels = grid([0, 1, 64, 127, 128, 254, 255])
    var failures: [String] = []
    for coverage: UInt8 in [0, 1, 2, 63, 127, 128, 200, 254] {
      for below in pixels {
        failures += self.failures(
          mode, pixels, Array(repeating: below, count: pixels.count), Array(repeating: coverage, count: pixels.count),
          kernels)
      }
    }
    #expect(failures.isEmpty, "\(failures.count) wrong, the first: \(failures.first ?? "")")
  }

  @Test(arguments: BlendMode.allCases.filter { $0 != .normal }, Kernels.allLevels)
  func seededColoursAreBlendedAsTheFormulaSays(mode: BlendMode, kernels: Kernels) {
    var random = SeededGenerator(seed: 301)
    func pixel() -> PremultipliedPixel {
      let alpha = [255, random.next(below: 256), random.next(below: 256), random.next(below: 8)][random.next(below: 4)]
      // Greys, whose saturation is 0, among them.
      let grey = UInt8(random.next(below: alpha + 1))
      func channel() -> UInt8 { random.next(below: 4) == 0 ? grey : UInt8(random.next(below: alpha + 1)) }
      return PremultipliedPixel(red: channel(), green: channel(), blue: channel(), alpha: UInt8(alpha))
    }
    let count = 8_000
    let coverage = (0..<count).map { _ in [255, 255, UInt8(random.next(below: 256))][random.next(below: 3)] }
    let failures = failures(mode, (0..<count).map { _ in pixel() }, (0..<count).map { _ in pixel() }, coverage, kernels)
    #expect(failures.isEmpty, "\(failures.count) wrong, the first: \(failures.first ?? "")")
  }

  @Test func bothListsHaveTheSameModes() {
    #expect(BlendMode.allCases.count == Int(CK_BLEND_MODE_COUNT.rawValue))
  }

  // Kernels take eight pixels at a time, and fewer at the end.
  @Test(arguments: BlendMode.allCases, Kernels.allLevels)
  func aRowInPartsIsTheRow(mode: BlendMode, kernels: Kernels) {
    var random = SeededGenerator(seed: 302)
    let pixels = grid([0, 1, 64, 127, 128, 254, 255])
    for _ in 0..<40 {
      let source = (0..<50).map { _ in pixels[random.next(below: pixels.count)] }
      let below = (0..<50).map { _ in pixels[random.next(below: pixels.count)] }
      let coverage = (0..<50).map { _ in [0, 255, UInt8(random.next(below: 256))][random.next(below: 3)] }
      var whole = below
      mode.blend(source, onto: &whole, coverage: coverage, alpha: 180, kernels: kernels)
      var parts: [PremultipliedPixel] = []
      while parts.count < below.count {
        let range = parts.count..<min(below.count, parts.count + 1 + random.next(below: 20))
        var part = Array(below[range])
        mode.blend(
          Array(source[range]), onto: &part, coverage: Array(coverage[range]), alpha: 180, kernels: kernels)
        parts += part
      }
      #expect(parts == whole)
    }
  }

  @Test func normalScalesTheSourceByCoverageAndDrawsItOver() {
    let pixels = grid([0, 1, 64, 127, 128, 254, 255])
    for coverage: UInt8 in [0, 1, 128, 254, 255] {
      for below in pixels {
        var row = Array(repeating: below, count: pixels.count)
        let coverages = Array(repeating: coverage, count: pixels.count)
        BlendMode.normal.blend(pixels, onto: &row, coverage: coverages, alpha: 200)
        #expect(
          row
            == pixels.map {
              $0.scaled(by: ChannelMath.product(coverage, 200)).over(below)
            })
      }
    }
  }

  @Test(arguments: BlendMode.allCases) func aTransparentSourceChangesNothingWhereTheModeSaysSo(mode: BlendMode) {
    let pixels = grid([0, 1, 64, 128, 254, 255])
    for coverage: UInt8 in [1, 128, 255] {
      var row = pixels
      let coverages = Array(repeating: coverage, count: pixels.count)
      mode.blend(Array(repeating: .clear, count: pixels.count), onto: &row, coverage: coverages)
      #expect((row == pixels) == mode.ignoresTransparentSource)
    }
  }

  @Test(arguments: BlendMode.allCases.filter { $0 != .normal })
  func alphaMultipliesTheSource(mode: BlendMode) {
    let pixels = grid([0, 1, 64, 128, 254, 255])
    var faded = Array(pixels.reversed())
    var scaled = faded
    let coverage = Array(repeating: UInt8(128), count: pixels.count)
    mode.blend(pixels, onto: &faded, coverage: coverage, alpha: 100)
    mode.blend(
      pixels.map { $0.scaled(by: 100) }, onto: &scaled, coverage: coverage)
    #expect(faded == scaled)
  }
}
