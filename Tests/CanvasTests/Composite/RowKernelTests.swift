import Canvas
import CanvasKernels
import TestSupport
import Testing

/// The kernels of every level equal the formulas, for rows of every length up to 70 and beyond one step.
@Suite struct RowKernelTests {
  // The formulas, channel by channel.
  private static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      result |= ((((pixel >> shift) & 255) * factor * 2 + 255) / 510) << shift
    }
    return result
  }

  private static func over(_ source: UInt32, _ below: UInt32) -> UInt32 { source + scaled(below, 255 - (source >> 24)) }

  // Valid premultiplied pixels, clear and opaque ones among them.
  private func pixel(_ random: inout SeededGenerator) -> UInt32 {
    let alpha = [0, 255, random.next(below: 256), random.next(below: 256)][random.next(below: 4)]
    func channel() -> UInt8 { UInt8(random.next(below: alpha + 1)) }
    return PremultipliedPixel(red: channel(), green: channel(), blue: channel(), alpha: UInt8(alpha)).bits
  }

  private func pixels(_ count: Int, _ random: inout SeededGenerator) -> [UInt32] {
    (0..<count).map { _ in pixel(&random) }
  }

  // Runs a kernel inside of a longer row, so that a step past either end shows.
  private func check(
    _ name: String, kernel: (inout [UInt32], _ start: Int, _ count: Int, inout SeededGenerator) -> [UInt32]
  ) {
    var random = SeededGenerator(seed: 201)
    for count in Array(0...70) + [255, 256, 257] {
      for start in [1, 4, 7] {
        let before = pixels(start + count + 9, &random)
        var after = before
        let expected = kernel(&after, start, count, &random)
        #expect(Array(after[start..<start + count]) == expected, "\(name) of \(count) from \(start)")
        #expect(
          after[..<start] == before[..<start] && after[(start + count)...] == before[(start + count)...],
          "\(name) of \(count) from \(start) wrote past its end")
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func blendOfOneColourIsSourceOver(kernels: Kernels) {
    check("blend colour") { row, start, count, random in
      let color = pixel(&random)
      let expected = row[start..<start + count].map { Self.over(color, $0) }
      RowKernel.blendColor(&row, from: start, count: count, with: color, kernels: kernels)
      return expected
    }
  }

  @Test(arguments: Kernels.allLevels) func blendOfARowIsSourceOver(kernels: Kernels) {
    check("blend row") { row, start, count, random in
      let source = pixels(count, &random)
      let expected = zip(source, row[start..<start + count]).map { Self.over($0, $1) }
      RowKernel.blend(&row, from: start, source: source, kernels: kernels)
      return expected
    }
  }

  @Test(arguments: Kernels.allLevels) func blendWithCoverageScalesTheSourceFirst(kernels: Kernels) {
    check("blend with coverage") { row, start, count, random in
      let source = pixels(count, &random)
      // Stretches of nothing and of all, as coverage has them.
      let coverage = (0..<count).map { _ in [0, 0, 255, UInt8(random.next(below: 256))][random.next(below: 4)] }
      let expected = (0..<count).map { Self.over(Self.scaled(source[$0], UInt32(coverage[$0])), row[start + $0]) }
      RowKernel.blend(&row, from: start, source: source, coverage: coverage, kernels: kernels)
      return expected
    }
  }

  @Test(arguments: Kernels.allLevels) func alphaMultipliesTheCoverageFirst(kernels: Kernels) {
    check("blend with coverage and alpha") { row, start, count, random in
      let source = pixels(count, &random)
      let alpha = UInt8(random.next(below: 256))
      let coverage = (0..<count).map { _ in [0, 255, UInt8(random.next(below: 256))][random.next(below: 3)] }
      let expected = (0..<count).map {
        Self.over(
          Self.scaled(source[$0], Self.scaled(UInt32(coverage[$0]), UInt32(alpha)) & 255), row[start + $0])
      }
      RowKernel.blend(&row, from: start, source: source, coverage: coverage, alpha: alpha, kernels: kernels)
      return expected
    }
  }

  @Test(arguments: Kernels.allLevels) func everyByteUnderEveryAlphaIsBlendedAsTheFormulaSays(kernels: Kernels) {
    let below = (0..<256).map { UInt32($0) * 0x0101_0101 }
    for alpha: UInt32 in 0...255 {
      var row = below
      RowKernel.blendColor(&row, from: 0, count: row.count, with: alpha << 24, kernels: kernels)
      #expect(row == below.map { Self.over(alpha << 24, $0) }, "alpha \(alpha)")
    }
  }

  @Test(arguments: Kernels.allLevels) func everyChannelIsScaledByEveryCoverageAsTheFormulaSays(kernels: Kernels) {
    // Areas of which each is the middle one of its coverage.
    let areas = (0..<256).map { (level: Int) -> Int32 in Int32((level * 131_072 + 127) / 255) }
    let differences = areas.indices.map { (i: Int) -> Int32 in i == 0 ? areas[0] : areas[i] - areas[i - 1] }
    for channel: UInt32 in 0...255 {
      let color = channel * 0x0101_0101
      var row = [UInt32](repeating: 0, count: 256)
      var cells = differences + [Int32](repeating: 0, count: CellGrid.stride(forWidth: 256) - 256)
      RowKernel.sweep(
        &cells, width: 256, rows: 1, onto: &row, from: 0, stride: 256, room: 256, color: color, rule: .nonZero,
        kernels: kernels)
      #expect(row == (0..<256).map { Self.scaled(color, UInt32($0)) }, "channel \(channel)")
    }
  }

  @Test(arguments: FillRule.allCases, Kernels.allLevels)
  func theSweepIsRunningSumsCoveragesAndSourceOver(rule: FillRule, kernels: Kernels) {
    var random = SeededGenerator(seed: 205)
    for round in 0..<600 {
      // Rows with one word of occupancy, and with more.
      let width =
        switch round % 50 {
        case 0: 245 + random.next(below: 20)
        case 1: 500 + random.next(below: 300)
        default: 1 + random.next(below: round % 3 == 0 ? 330 : 30)
        }
      let rows = 1 + random.next(below: 3)
      let room = width + random.next(below: 12)
      let stride = room + 3
      let cellStride = CellGrid.stride(forWidth: width)
      // Mostly zeros, as the inside and the outside of shapes have them; sums that reach full and come back.
      var cells = [Int32](repeating: 0, count: rows * cellStride)
      for row in 0..<rows {
        for x in 0..<width + 2 where random.next(below: [2, 8, 40][round % 3]) == 0 {
          cells[row * cellStride + x] =
            [131_072, -131_072, Int32(random.next(below: 300_000) - 150_000)][
              random.next(below: 3)]
        }
      }
      let color = pixel(&random)
      let before = pixels(4 + stride * rows, &random)
      var expected = before
      for row in 0..<rows {
        var sum: Int32 = 0
        for x in 0..<width {
          sum &+= cells[row * cellStride + x]
          let coverage = UInt32(Self.coverage(Int(sum), rule))
          let i = 4 + row * stride + x
          expected[i] = Self.over(Self.scaled(color, coverage), before[i])
        }
      }
      // The cells that are not zero in fours, and sometimes fours of zeros.
      let words = ck_occupancy_words(cellStride)
      var occupancy = [UInt64](repeating: 0, count: rows * words)
      for row in 0..<rows {
        for quad in 0..<(width + 5) / 4 {
          let isTouched = (0..<4).contains { cells[row * cellStride + 4 * quad + $0] != 0 }
          guard isTouched || random.next(below: 9) == 0 else { continue }
          occupancy[row * words + quad / 64] |= 1 << UInt64(quad % 64)
        }
      }
      for occupancy in [nil, occupancy] {
        var cells = cells
        var after = before
        RowKernel.sweep(
          &cells, width: width, rows: rows, onto: &after, from: 4, stride: stride, room: room, color: color, rule: rule,
          occupancy: occupancy, kernels: kernels)
        #expect(
          after == expected, "round \(round), \(width) pixels, \(occupancy == nil ? "without" : "with") occupancy")
        #expect(cells.allSatisfy { $0 == 0 })
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func aMaskIsItsCoveragesAndSourceOver(kernels: Kernels) {
    var random = SeededGenerator(seed: 206)
    for round in 0..<600 {
      let (width, rows) = (1 + random.next(below: 40), 1 + random.next(below: 4))
      let coverageStride = width + random.next(below: 9)
      let room = width + random.next(below: 12)
      let stride = room + 3
      // Anything, or nearly all of it nothing, or full: what lies outside of a letter and inside.
      let usual: UInt8? = [nil, 0, 255][round % 3]
      let coverage = (0..<rows * coverageStride + 7).map { _ in
        if let usual, random.next(below: 25) > 0 { return usual }
        return [0, 255, 255, UInt8(random.next(below: 256))][random.next(below: 4)]
      }
      let color = pixel(&random)
      let before = pixels(4 + stride * rows, &random)
      var expected = before
      for row in 0..<rows {
        for x in 0..<width {
          let i = 4 + row * stride + x
          expected[i] = Self.over(Self.scaled(color, UInt32(coverage[row * coverageStride + x])), before[i])
        }
      }
      var after = before
      RowKernel.blendMask(
        coverage, coverageStride: coverageStride, width: width, rows: rows, onto: &after, from: 4, stride: stride,
        room: room, color: color, kernels: kernels)
      #expect(after == expected, "round \(round), \(width) pixels")
    }
  }

  @Test(arguments: Kernels.allLevels)
  func everyCoverageOfEveryAlphaIsBlendedAsTheFormulaSays(kernels: Kernels) {
    var wrong: [(UInt32, UInt32)] = []
    let below: [UInt32] = [0, 0xFF00_FF80, 0x4020_1008, 0xFFFF_FFFF]
    for alpha: UInt32 in 0...255 {
      let color = alpha << 24 | (alpha / 2) << 8 | alpha
      for coverage: UInt32 in 0...255 {
        var row = below
        RowKernel.blendMask(
          [UInt8](repeating: UInt8(coverage), count: 12), coverageStride: 4, width: 4, rows: 1, onto: &row, from: 0,
          stride: 4, room: 4, color: color, kernels: kernels)
        let source = Self.scaled(color, coverage)
        for i in 0..<4 where row[i] != Self.over(source, below[i]) { wrong.append((alpha, coverage)) }
      }
    }
    #expect(wrong.isEmpty)
  }

  // MARK: From areas to coverage

  // round(255 · min(|A|, 1)), and the same of the triangle wave, in whole numbers wide enough for any area.
  private static func coverage(_ area: Int, _ rule: FillRule) -> UInt8 {
    let full = 131_072
    var a = abs(area)
    switch rule {
    case .nonZero: a = min(a, full)
    case .evenOdd:
      a %= 2 * full
      if a > full { a = 2 * full - a }
    }
    return UInt8((2 * 255 * a + full) / (2 * full))
  }

  @Test(arguments: FillRule.allCases) func everyAreaUpToThreePixelsHasItsCoverage(rule: FillRule) {
    var wrong: [Int] = []
    // Every seventh: seven and the period, a power of two, have no common factor.
    for area in stride(from: -3 * 131_072, through: 3 * 131_072, by: 7)
    where RowKernel.coverage(ofArea: Int32(area), rule: rule) != Self.coverage(area, rule) {
      wrong.append(area)
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: FillRule.allCases) func extremeAreasHaveACoverageToo(rule: FillRule) {
    for area in [Int32.min, .min + 1, .max, .max - 1, 131_072, -131_072, 262_144, -262_144, 0] {
      #expect(RowKernel.coverage(ofArea: area, rule: rule) == Self.coverage(Int(area), rule), "\(area)")
    }
  }
}

/// Pixels mixed beside the formula.
@Suite struct PixelMixKernelTests {
  @Test func everyFractionMixesAsTheFormulaSays() {
    var random = SeededGenerator(seed: 814)
    func pixel() -> UInt32 {
      [0, UInt32.max, UInt32(random.next(below: 1 << 32)), UInt32(random.next(below: 1 << 32))][random.next(below: 4)]
    }
    for fractionX: UInt32 in 0..<256 {
      for fractionY: UInt32 in 0..<256 {
        let (a, b, c, d) = (pixel(), pixel(), pixel(), pixel())
        var expected: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          let upper = (a >> shift & 255) * (256 - fractionX) + (b >> shift & 255) * fractionX
          let lower = (c >> shift & 255) * (256 - fractionX) + (d >> shift & 255) * fractionX
          expected |= ((upper * (256 - fractionY) + lower * fractionY + 32_768) >> 16) << shift
        }
        let mixed = ck_mix_pixels(a, b, c, d, fractionX, fractionY)
        if mixed != expected { Issue.record("\(fractionX) \(fractionY): \(mixed), not \(expected)") }
      }
    }
  }
}
