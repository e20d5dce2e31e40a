import Canvas
import CanvasCLibrary
import TestSupport
import Testing

@Suite struct ResizingTests {
  private static let sizes = [
    (1, 1), (1, 7), (7, 1), (2, 3), (3, 2), (5, 5), (6, 4), (8, 12), (13, 9), (16, 16), (17, 31), (40, 3),
  ]

  private func size(_ width: Int, _ height: Int) -> Size { Size(width: Double(width), height: Double(height)) }

  // MARK: Slow twins

  // The overlap of two positions on a side, where an old one is as long as there are new ones.
  private func overlap(_ old: Int, _ count: Int, _ new: Int, _ newCount: Int) -> Int {
    max(0, min((old + 1) * newCount, (new + 1) * count) - max(old * newCount, new * count))
  }

  @Test func areaIsTheRoundedMeanOfWhatIsCovered() throws {
    var generator = SeededGenerator(seed: 701)
    for (width, height) in Self.sizes {
      let image = try Image(randomWidth: width, height: height, using: &generator)
      for (newWidth, newHeight) in Self.sizes {
        let resized = try image.resized(to: size(newWidth, newHeight), filter: .area)
        let total = width * height
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            var sums = [0, 0, 0, 0]
            for oldY in 0..<height {
              let rowShare = overlap(oldY, height, y, newHeight)
              for oldX in 0..<width where rowShare > 0 {
                let share = rowShare * overlap(oldX, width, x, newWidth)
                guard share > 0 else { continue }
                for (i, channel) in image.channels(oldX, oldY).enumerated() { sums[i] += share * channel }
              }
            }
            let means = sums.map { (2 * $0 + total) / (2 * total) }
            #expect(resized.channels(x, y) == means)
          }
        }
      }
    }
  }

  private func tent(_ x: Double) -> Double { max(0, 1 - abs(x)) }
  private func lanczos(_ x: Double) -> Double {
    guard abs(x) < 3 else { return 0 }
    return x == 0 ? 1 : 3 * sin(Double.pi * x) * sin(Double.pi * x / 3) / (Double.pi * Double.pi * x * x)
  }

  private func weights(_ new: Int, _ newCount: Int, _ count: Int, _ kernel: (Double) -> Double) -> [Double] {
    let ratio = Double(count) / Double(newCount)
    let weights = (0..<count).map { kernel((Double($0) + 0.5 - (Double(new) + 0.5) * ratio) / max(1, ratio)) }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  @Test(arguments: [ResizingFilter.lanczos, .bilinear])
  func convolutionIsTheWeightedSumOfAllPixels(filter: ResizingFilter) throws {
    var generator = SeededGenerator(seed: 702)
    var ties = 0
    for (width, height) in Self.sizes {
      let image = try Image(randomWidth: width, height: height, using: &generator)
      for (newWidth, newHeight) in Self.sizes where (newWidth, newHeight) != (width, height) {
        let resized = try image.resized(to: size(newWidth, newHeight), filter: filter)
        let kernel = filter == .lanczos ? lanczos : tent
        let columns = (0..<newWidth).map { weights($0, newWidth, width, kernel) }
        let rows = (0..<newHeight).map { weights($0, newHeight, height, kernel) }
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            var sums = [0.0, 0, 0, 0]
            for oldY in 0..<height where rows[y][oldY] != 0 {
              for oldX in 0..<width {
                let weight = rows[y][oldY] * columns[x][oldX]
                for (i, channel) in image.channels(oldX, oldY).enumerated() { sums[i] += weight * Double(channel) }
              }
            }
            let alpha = min(max(sums[3].rounded(), 0), 255)
            let expected = sums.map { min(max($0.rounded(), 0), alpha) }
            let isTie = sums.contains { abs($0 - $0.rounded(.down) - 0.5) < 1e-3 }
            ties += isTie ? 1 : 0
            let difference = zip(resized.channels(x, y), expected).map { abs($0 - Int($1)) }.max()
            #expect(try #require(difference) <= (isTie ? 1 : 0))
          }
        }
      }
    }
    #expect(ties < 4_000)
  }

  @Test func nearestIsThePixelUnderTheCentre() throws {
    var generator = SeededGenerator(seed: 703)
    for (width, height) in Self.sizes {
      let image = try Image(randomWidth: width, height: height, using: &generator)
      for (newWidth, newHeight) in Self.sizes {
        let resized = try image.resized(to: size(newWidth, newHeight), filter: .nearest)
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let oldX = Int((Double(x) + 0.5) * Double(width) / Double(newWidth) + 1e-9)
            let oldY = Int((Double(y) + 0.5) * Double(height) / Double(newHeight) + 1e-9)
            #expect(resized.channels(x, y) == image.channels(oldX, oldY))
          }
        }
      }
    }
  }

  // MARK: Properties

  @Test(arguments: ResizingFilter.allCases) func theSameSizeIsTheSameImage(filter: ResizingFilter) throws {
    var generator = SeededGenerator(seed: 704)
    let image = try Image(randomWidth: 12, height: 9, scale: 2, using: &generator)
    #expect(try image.resized(to: image.size, filter: filter) == image)
  }

  @Test(arguments: ResizingFilter.allCases) func aFlatImageStaysFlat(filter: ResizingFilter) throws {
    for color in [Color.white, Color(red: 1, green: 0.3, blue: 0, alpha: 0.6), .clear] {
      let image = try Image(size: size(19, 23)) {
        $0.setFillColor(color)
        $0.fill($0.bounds)
      }
      for (width, height) in Self.sizes {
        let resized = try image.resized(to: size(width, height), filter: filter)
        #expect(resized.pixelWidth == width && resized.pixelHeight == height)
        for y in 0..<height {
          for x in 0..<width { #expect(resized.channels(x, y) == image.channels(0, 0)) }
        }
      }
    }
  }

  @Test(arguments: ResizingFilter.allCases) func coloursNeverPassAlpha(filter: ResizingFilter) throws {
    var generator = SeededGenerator(seed: 705)
    let image = try Image(randomWidth: 30, height: 20, using: &generator)
    for (width, height) in Self.sizes + [(90, 70)] {
      let resized = try image.resized(to: size(width, height), filter: filter)
      for y in 0..<height {
        for x in 0..<width {
          let channels = resized.channels(x, y)
          #expect(channels.allSatisfy { $0 <= channels[3] })
        }
      }
    }
  }

  @Test(arguments: ResizingFilter.allCases) func mirroringBeforeOrAfterIsTheSame(filter: ResizingFilter) throws {
    var generator = SeededGenerator(seed: 706)
    let image = try Image(randomWidth: 15, height: 11, using: &generator)
    // Odd multiples: no centre lies on a border, which nearest would give to the right.
    for (width, height) in [(5, 33), (45, 11), (7, 3)] {
      let a = try image.resized(to: size(width, height), filter: filter).flippedHorizontally()
      let b = try image.flippedHorizontally().resized(to: size(width, height), filter: filter)
      #expect(try #require(largestDifference(bytes(a), bytes(b))) <= (filter == .area || filter == .nearest ? 0 : 1))
    }
  }

  private func bytes(_ image: Image) -> [Int] {
    (0..<image.pixelHeight).flatMap { y in (0..<image.pixelWidth).flatMap { image.channels($0, y) } }
  }

  @Test func lanczosIsSharperThanBilinear() throws {
    let image = try Image(grays: [[0, 0, 0, 0, 200, 200, 200, 200]])
    let sharp = try image.resized(to: size(16, 1), filter: .lanczos).reds[0]
    let soft = try image.resized(to: size(16, 1), filter: .bilinear).reds[0]
    #expect(sharp[8] - sharp[7] > soft[8] - soft[7])
    // It overshoots on the bright side, and is clamped on the dark one.
    #expect(sharp.contains { $0 > 200 } && sharp.allSatisfy { $0 >= 0 })
  }

  // MARK: Sizes

  @Test func theScaleIsKeptAndPixelsAreRounded() throws {
    var generator = SeededGenerator(seed: 707)
    let image = try Image(randomWidth: 8, height: 8, scale: 2, using: &generator)
    let resized = try image.resized(to: Size(width: 3.2, height: 1.3))
    #expect(resized.scale == 2 && resized.pixelWidth == 6 && resized.pixelHeight == 3)
  }

  @Test(arguments: ResizingFilter.allCases) func impossibleSizesAreErrors(filter: ResizingFilter) throws {
    let image = try Image(grays: [[1, 2], [3, 4]])
    for side in [0, -3, .nan, .infinity, -.infinity] as [Double] {
      let error = #expect(throws: ImageSizeError.self) {
        try image.resized(to: Size(width: side, height: 5), filter: filter)
      }
      guard case .notPositive = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(throws: ImageSizeError.self) { try image.resized(to: Size(width: 5, height: side), filter: filter) }
    }
    for side in [40_000, 1e300] {
      #expect(throws: ImageSizeError.self) { try image.resized(to: Size(width: side, height: 5), filter: filter) }
      #expect(throws: ImageSizeError.self) { try image.resized(to: Size(width: 5, height: side), filter: filter) }
    }
    #expect(throws: ImageSizeError.self) { try image.resized(to: Size(width: 20_000, height: 20_000), filter: filter) }
    #expect(try image.resized(to: Size(width: 1e-9, height: 1e-9), filter: filter).pixelWidth == 1)
  }

  @Test(arguments: ResizingFilter.allCases) func theLongestSidesBecomeOnePixelAndBack(filter: ResizingFilter) throws {
    let long = try Image(size: Size(width: 32_767, height: 1)) {
      $0.setFillColor(.white)
      $0.fill($0.bounds)
    }
    let one = try long.resized(to: Size(width: 1, height: 1), filter: filter)
    #expect(one.channels(0, 0) == [255, 255, 255, 255])
    #expect(try one.resized(to: Size(width: 32_767, height: 1), filter: filter) == long)
  }
}
