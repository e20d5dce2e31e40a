import Canvas
import CanvasGoldens
import CanvasKernels
import Testing

/// The comparison equals its slow twin, and so do its kernels at every level.
struct ComparisonKernelTests {
  /// The figure to the last bit, as every level gives it.
  @Test func similarityIsTheSameAtEveryTier() throws {
    var generator = SeededGenerator(seed: 3)
    let expected = try generator.picture(width: 211, height: 120)
    let actual = try StraightImage(generator.changed(Image(pixels: expected)))
    let metrics = try ImageMetrics(actual: actual, expected: StraightImage(Image(pixels: expected)))
    #expect(try metrics.structuralSimilarity().bitPattern == 0x3FEA_BE23_CACB_9785)
  }

  @Test(arguments: Kernels.allLevels) func aRowsDifferenceIsThatOfEachPixel(kernels: Kernels) {
    var random = SeededGenerator(seed: 5)
    for count in Array(0...40) + [255, 256, 1000] {
      for threshold: UInt8 in [0, 1, 7, 254, 255] {
        let actual = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
        let expected = actual.map { pixel in
          [pixel, pixel ^ UInt32(random.next(below: 8)), UInt32(truncatingIfNeeded: random.next())][
            random.next(below: 3)]
        }
        var over = [UInt8](repeating: 0, count: (count + 7) / 8)
        var largest = SIMD4<Int>.zero
        var (squares, changed, overCount) = (0, 0, 0)
        for i in 0..<count {
          let channels = SIMD4<UInt32>(0, 8, 16, 24)
          let a = SIMD4<Int>(truncatingIfNeeded: (SIMD4(repeating: actual[i]) &>> channels) & 255)
          let b = SIMD4<Int>(truncatingIfNeeded: (SIMD4(repeating: expected[i]) &>> channels) & 255)
          let distance = pointwiseMax(a &- b, b &- a)
          largest = pointwiseMax(largest, distance)
          squares += (distance &* distance).wrappedSum()
          changed += distance.max() > 0 ? 1 : 0
          guard distance.max() > Int(threshold) else { continue }
          overCount += 1
          over[i / 8] |= 1 << UInt8(i % 8)
        }
        var bits = [UInt8](repeating: 0xAA, count: over.count)
        var difference = ck_row_difference()
        unsafe kernels.table.pointee.compare_row(actual, expected, count, threshold, &bits, &difference)
        #expect(bits == over)
        #expect(difference.changed == changed && difference.over == overCount && difference.squares == squares)
        let packed = largest.x | largest.y << 8 | largest.z << 16 | largest.w << 24
        #expect(difference.largest == packed)
      }
    }
  }

  @Test(arguments: Kernels.allLevels) func similarityHasTheSameBitsAtEveryLevel(kernels: Kernels) {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<20 {
      let (columns, rows) = (7 + random.next(below: 74), 7 + random.next(below: 20))
      let actual = (0..<columns * rows).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      let expected = actual.map { random.next(below: 2) == 0 ? $0 : UInt32(truncatingIfNeeded: random.next()) }
      let sum = unsafe kernels.table.pointee.similarity_sum(actual, expected, columns, columns, rows)
      #expect(sum == SlowSimilarity(columns: columns, rows: rows).sum(actual, expected))
    }
  }

  /// `EdgeShiftTests` compares the best level with the slow twin.
  @Test func edgesAreExplainedByTheSameShiftsAtEveryLevel() throws {
    var random = SeededGenerator(seed: 7)
    var explainedCount = 0
    for round in 0..<100 {
      let (width, height) = (1 + random.next(below: 30), 1 + random.next(below: 5))
      let expected = (0..<width * height).map { _ in
        UInt32(truncatingIfNeeded: random.next()) | UInt32(random.next(below: 2)) * 0xFF00_0000
      }
      let eighths = UInt32(random.next(below: 4))
      let actual = expected.indices.map { i in
        [0, 8, 16, 24].reduce(0 as UInt32) { pixel, shift in
          let (own, next) = (expected[i] >> shift & 255, expected[max(i - 1, 0)] >> shift & 255)
          return pixel | (own * (8 - eighths) + next * eighths) / 8 << shift
        }
      }
      for y in 0..<height {
        for x in stride(from: round % 2 * 3, to: width, by: 8) {
          let levels = Kernels.allLevels.map { Self.shifts(actual, expected, width, height, x, y, $0) }
          #expect(levels.allSatisfy { $0 == levels[0] })
          explainedCount += levels[0][..<Int(CK_SHIFT_COUNT)].contains { $0 != 0 } ? 1 : 0
          // What explains a pixel doesn't depend on the eight that it belongs to.
          for own in x..<min(x + 8, width) where own > 0 {
            let other = Self.shifts(actual, expected, width, height, own - 1, y, .best)
            let alone = other.map { $0 >> 1 & 1 }
            #expect(levels[0].map { $0 >> (own - x) & 1 } == alone)
          }
        }
      }
    }
    #expect(explainedCount > 100)
  }

  /// A pixel is explained with its neighbours by a shift whose bit all nine have.
  @Test(arguments: Kernels.allLevels) func aCommonShiftExplainsAPixelWithItsNeighbours(kernels: Kernels) {
    var random = SeededGenerator(seed: 9)
    let (size, near) = (Int(CK_SHIFT_BYTES), Int(CK_NEAR))
    var foundCount = 0
    for _ in 0..<200 {
      let rows = (0..<3).map { _ in
        (0..<3 * size).map { i in
          i % size == near
            ? 255 : i % size >= Int(CK_SHIFT_COUNT) ? 0 : UInt8(255 - (1 << random.next(below: 12)) & 255)
        }
      }
      var common: UInt8 = 0
      for shift in 0..<Int(CK_SHIFT_COUNT) {
        for x in 8..<16 {
          let areSet = rows.allSatisfy { row in
            (x - 1...x + 1).allSatisfy { row[$0 / 8 * size + shift] >> ($0 % 8) & 1 == 1 }
          }
          if areSet { common |= 1 << (x - 8) }
        }
      }
      let found = unsafe rows.flatMap(\.self).withUnsafeBufferPointer { bytes in
        let own = unsafe bytes.baseAddress! + 4 * size
        return unsafe kernels.table.pointee.commonly_explained(own - 3 * size, own, own + 3 * size)
      }
      #expect(found == common)
      foundCount += found.nonzeroBitCount
    }
    #expect(foundCount > 100)
  }

  /// A quick look marks only pixels that no shift explains, and most of those in the noise of a JPEG.
  @Test func aQuickLookMarksNoPixelThatAShiftExplains() throws {
    var random = SeededGenerator(seed: 8)
    var (markedCount, missedCount) = (0, 0)
    for round in 0..<200 {
      let (width, height) = (3 + random.next(below: 60), 3 + random.next(below: 4))
      let ground = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
      // Areas of one colour, edges, some of them soft, and places that aren't opaque.
      let expected = (0..<width * height).map { _ in
        random.next(below: 12) > 0
          ? ground : UInt32(truncatingIfNeeded: random.next()) | (round % 3 == 0 ? 0 : 0xFF00_0000)
      }
      let actual = expected.map { random.next(below: 2) == 0 ? $0 : $0 ^ UInt32(random.next(below: 8)) * 0x10101 }
      for y in 1..<height - 1 {
        let marks = Kernels.allLevels.map { kernels in
          var bits = [UInt8](repeating: 0, count: (width + 7) / 8)
          unsafe Self.withRows(actual, expected, width, height) { actual, expected in
            unsafe kernels.table.pointee.mark_unexplained(actual, expected, y, &bits)
          }
          return bits
        }
        #expect(marks.allSatisfy { $0 == marks[0] })
        for eight in marks[0].indices {
          let shifts = Self.shifts(actual, expected, width, height, 8 * eight, y, .best)
          let explained = shifts[..<Int(CK_SHIFT_COUNT)].reduce(0, |)
          #expect(marks[0][eight] & explained == 0)
          markedCount += marks[0][eight].nonzeroBitCount
          missedCount += (~marks[0][eight] & ~explained).nonzeroBitCount
        }
      }
    }
    #expect(markedCount > 500 && missedCount > 0)
  }

  /// The bytes of eight pixels.
  private static func shifts(
    _ actual: [UInt32], _ expected: [UInt32], _ width: Int, _ height: Int, _ x: Int, _ y: Int, _ kernels: Kernels
  ) -> [UInt8] {
    var shifts = [UInt8](repeating: 0xAA, count: Int(CK_SHIFT_BYTES))
    unsafe withRows(actual, expected, width, height) { actual, expected in
      for areDiagonal in [false, true] {
        unsafe kernels.table.pointee.explain_shifts(actual, expected, x, y, areDiagonal, &shifts)
      }
    }
    return shifts
  }

  private static func withRows<Result>(
    _ actual: [UInt32], _ expected: [UInt32], _ width: Int, _ height: Int,
    _ body: (ck_picture_rows, ck_picture_rows) -> Result
  ) -> Result {
    unsafe actual.withUnsafeBufferPointer { actual in
      unsafe expected.withUnsafeBufferPointer { expected in
        unsafe body(
          ck_picture_rows(pixels: actual.baseAddress!, width: width, height: height, top: 0),
          ck_picture_rows(pixels: expected.baseAddress!, width: width, height: height, top: 0))
      }
    }
  }

  @Test(arguments: 0..<120)
  func everyFigureEqualsTheSlowTwins(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let expected = try generator.picture(width: 1 + generator.next(below: 150), height: 1 + generator.next(below: 12))
    let actual = try StraightImage(generator.changed(Image(pixels: expected)))
    let golden = try StraightImage(Image(pixels: expected))
    var comparison = ImageComparison()
    let levels = [0, 0, 1, 7, 254][generator.next(below: 5)]
    comparison.tolerance = levels == 0 ? .exact : .levels(levels)
    let side = 1 + generator.next(below: 9)
    comparison.allowance = .density(count: 0, side: side)
    if generator.next(below: 2) == 0 {
      comparison.ignoredAreas = (0..<3).map { _ in
        PixelArea(
          x: generator.next(below: 160) - 8, y: generator.next(below: 14) - 2, width: 1 + generator.next(below: 20),
          height: 1 + generator.next(below: 4))
      }
    }
    let slow = SlowComparison(actual, golden, levels: levels, ignoring: comparison.ignoredAreas)
    guard slow.pixelCount > 0 else { return }
    let report = try comparison.compare(actual: actual, expected: golden)
    #expect(report.pixelCount == slow.pixelCount)
    #expect(report.ignoredPixelCount == slow.ignoredCount)
    #expect(report.differentPixelCount == slow.different.count)
    #expect(report.changedPixelCount == slow.changedCount)
    #expect(report.largestChannelDifference == slow.largest)
    #expect(report.rootMeanSquare == slow.rootMeanSquare)
    #expect(report.bounds == slow.bounds)
    #expect(report.first?.x == slow.first?.x && report.first?.y == slow.first?.y)
    #expect(report.largestDensity == slow.largestDensity(side: side))
    let regions = slow.regions
    #expect(report.regions?.count == regions.count)
    if regions.count <= DifferenceRegions.listLimit {
      let found = report.regions?.largest.map { "\($0.pixelCount) in \($0.bounds)" }
      #expect(found?.sorted() == regions.map { "\($0.count) in \($0.bounds)" }.sorted())
    }
    let isOver = report.differentPixelCount > 0 || actual.pixelSize != golden.pixelSize
    #expect(report.passes == !isOver)
  }
}

extension SeededGenerator {
  fileprivate mutating func picture(width: Int, height: Int) throws -> PixelBuffer {
    var pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where next(below: 3) > 0 { pixels[x, y] = pixel() }
    }
    return pixels
  }

  private mutating func pixel() -> PremultipliedPixel {
    let bits = next()
    return PremultipliedPixel(
      straightRed: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: bits >> 32 & 3 == 0 ? UInt8(truncatingIfNeeded: bits >> 24) : 255)
  }

  /// The picture with few or many pixels changed by little or much, and sometimes of another size.
  fileprivate mutating func changed(_ image: Image) throws -> Image {
    let size = (image.pixelWidth, image.pixelHeight)
    let newSize =
      next(below: 3) == 0 ? (max(1, size.0 + next(below: 5) - 2), max(1, size.1 + next(below: 3) - 1)) : size
    var pixels = try PixelBuffer(width: newSize.0, height: newSize.1)
    let share = [2, 5, 100][next(below: 3)]
    for y in 0..<newSize.1 {
      for x in 0..<newSize.0 {
        let old = x < size.0 && y < size.1 ? image.pixels[x, y] : .clear
        if next(below: share) > 0 {
          pixels[x, y] = old
        } else if next(below: 2) == 0, old.alpha == 255 {
          pixels[x, y] = PremultipliedPixel(
            red: old.red ^ UInt8(next(below: 4)), green: old.green, blue: old.blue ^ 1, alpha: 255)
        } else {
          pixels[x, y] = pixel()
        }
      }
    }
    return Image(pixels: pixels)
  }
}

/// Equation (13) of the paper, window by window, in the kernel's order.
private struct SlowSimilarity {
  let columns: Int
  let rows: Int

  func sum(_ actual: [UInt32], _ expected: [UInt32]) -> Double {
    var total = SIMD4<Double>.zero
    for top in 0...rows - 7 {
      var row = SIMD4<Double>.zero
      for left in 0...columns - 7 {
        for channel in 0..<4 { row[channel] += similarity(actual, expected, left, top, UInt32(8 * channel)) }
      }
      total += row
    }
    return (total.x + total.y) + (total.z + total.w)
  }

  private func similarity(
    _ actual: [UInt32], _ expected: [UInt32], _ left: Int, _ top: Int, _ shift: UInt32
  ) -> Double {
    var (a, b, squares, products) = (0, 0, 0, 0)
    for y in top..<top + 7 {
      for x in left..<left + 7 {
        let p = Int(actual[y * columns + x] >> shift & 255)
        let q = Int(expected[y * columns + x] >> shift & 255)
        a += p
        b += q
        squares += p * p + q * q
        products += p * q
      }
    }
    let n = 49
    let (c1, c2) = (6.5025 * Double(n) * Double(n), 58.5225 * Double(n) * Double(n - 1))
    let means = Double(2 * a * b) + c1
    let covariance = Double(2 * (n * products - a * b)) + c2
    return (means * covariance) / ((Double(a * a + b * b) + c1) * (Double(n * squares - a * a - b * b) + c2))
  }
}
