import Canvas
import TestSupport
import Testing

/// Rows of images from the kernels beside their definition, pixel by pixel, at every level.
@Suite struct ImageKernelTests {
  private static let tilings = Paint.Tiling.allCases

  /// Moved, scaled, turned, mirrored and skewed, near and far; images down to a pixel, rows of 1 to 200 pixels.
  @Test(arguments: Paint.Sampling.allCases, Kernels.allLevels)
  func rowsAreTheDefinition(sampling: Paint.Sampling, kernels: Kernels) throws {
    var random = SeededGenerator(seed: 640)
    for round in 0..<500 {
      let image = try Image(randomWidth: Self.side(&random), height: Self.side(&random), using: &random)
      let (tilingX, tilingY) = (Self.tilings[random.next(below: 4)], Self.tilings[random.next(below: 4)])
      let transform = Self.transform(&random)
      let paint = Paint.image(
        image, tilingX: tilingX, tilingY: tilingY, sampling: sampling, transform: transform)
      let (x, y) = (random.next(below: 400) - 200, random.next(below: 400) - 200)
      let row = try #require(
        PaintedRow(paint, x: x, y: y, count: 1 + random.next(below: 200), kernels: kernels))
      let expected = row.places.map { place in
        let definition = Definition(image: image, tilingX: tilingX, tilingY: tilingY)
        return switch sampling {
        case .nearest: definition.nearest(place)
        case .bilinear: definition.bilinear(place)
        case .bicubic: definition.bicubic(place)
        }
      }
      #expect(
        row.pixels == expected,
        "round \(round): \(image.pixelWidth)x\(image.pixelHeight), \(tilingX), \(tilingY), \(transform), \(x), \(y)")
    }
  }

  @Test(arguments: Kernels.allLevels) func aPixelIsTheSameWhereverItsRowBegins(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 641)
    for _ in 0..<100 {
      let image = try Image(randomWidth: 50, height: 40, using: &random)
      let paint = Paint.image(image, transform: Self.transform(&random))
      let whole = try #require(PaintedRow(paint, x: -60, y: 11, count: 180, kernels: kernels)).pixels
      let (start, count) = (random.next(below: 90), 1 + random.next(below: 90))
      let part = try #require(PaintedRow(paint, x: start - 60, y: 11, count: count, kernels: kernels))
        .pixels
      #expect(part == Array(whole[start..<start + count]))
    }
  }

  @Test(arguments: Kernels.allLevels) func farPlacesAreSomewhere(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 642)
    let image = try Image(randomWidth: 9, height: 9, using: &random)
    for sampling in Paint.Sampling.allCases {
      for tiling in Self.tilings {
        for value in [1e300, -1e300, 1e170, -1e170, 1e18] {
          for scale in [1, 1e-150] {
            let paint = Paint.image(
              image, tilingX: tiling, tilingY: tiling, sampling: sampling,
              transform: Transform(a: scale, b: scale, c: -scale, d: scale, tx: value, ty: 2 * value))
            guard let row = PaintedRow(paint, x: -3, y: 2, count: 9, kernels: kernels) else { continue }
            #expect(row.pixels.allSatisfy { $0 & 255 <= $0 >> 24 })
          }
        }
      }
    }
  }

  // MARK: Made at random

  private static func side(_ random: inout SeededGenerator) -> Int {
    random.next(below: 3) == 0 ? 1 + random.next(below: 4) : 1 + random.next(below: 150)
  }

  // Made larger in both directions, or else the pattern averages the image first.
  private static func transform(_ random: inout SeededGenerator) -> Transform {
    func number(_ range: Double) -> Double { (Double(random.next(below: 2_000_001)) / 1_000_000 - 1) * range }
    func factor() -> Double {
      (2 + abs(number(random.next(below: 4) == 0 ? 30 : 2))) * (random.next(below: 2) == 0 ? 1 : -1)
    }
    // Moved by whole pixels, where each pixel is one of the image's.
    if random.next(below: 6) == 0 {
      let range = random.next(below: 4) == 0 ? 2_000_000_000.0 : 300
      return Transform(translationX: number(range).rounded(), y: number(range).rounded())
    }
    if random.next(below: 6) == 0 { return Transform(translationX: number(300), y: number(300)) }
    let far = random.next(below: 8) == 0 ? 1e7 : 120.0
    var transform = Transform(translationX: number(far), y: number(far))
    if random.next(below: 2) == 0 { transform = transform.rotated(by: number(4)) }
    if random.next(below: 4) == 0 {
      transform = transform.concatenating(Transform(a: 1, b: 0, c: number(1), d: 1, tx: 0, ty: 0))
    }
    // Halves, where roundings to even show.
    return random.next(below: 4) == 0
      ? Transform(a: 2, b: 0, c: 0, d: 4, tx: number(60).rounded(), ty: number(60).rounded() + 0.5)
      : transform.scaledBy(x: factor(), y: factor())
  }
}

/// What an image shows at a place in its own pixels.
private struct Definition {
  let image: Image
  let tilingX: Paint.Tiling
  let tilingY: Paint.Tiling

  func nearest(_ place: Point) -> UInt32 {
    pixel(
      Int(Self.reduced(place.x, image.pixelWidth, tilingX).rounded(.down)),
      Int(Self.reduced(place.y, image.pixelHeight, tilingY).rounded(.down)))
  }

  func bilinear(_ place: Point) -> UInt32 {
    let x = Int((Self.reduced(place.x - 0.5, image.pixelWidth, tilingX) * 256).rounded(.toNearestOrEven))
    let y = Int((Self.reduced(place.y - 0.5, image.pixelHeight, tilingY) * 256).rounded(.toNearestOrEven))
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      var sum = 32_768
      for (dy, weightY) in [256 - y & 255, y & 255].enumerated() {
        for (dx, weightX) in [256 - x & 255, x & 255].enumerated() {
          sum += Int(pixel(x >> 8 + dx, y >> 8 + dy) >> shift & 255) * weightX * weightY
        }
      }
      result |= UInt32(sum >> 16) << shift
    }
    return result
  }

  // Catmull and Rom's curves as Keys, "Cubic Convolution Interpolation" (1981), has them with a = −1/2: for distances up
  // to 1 and up to 2. Fractions are k/256, so that all is exact.
  func bicubic(_ place: Point) -> UInt32 {
    func weight(_ distance: Double) -> Double {
      let d = abs(distance)
      return d <= 1 ? (1.5 * d - 2.5) * d * d + 1 : ((-0.5 * d + 2.5) * d - 4) * d + 2
    }
    let x = Int((Self.reduced(place.x - 0.5, image.pixelWidth, tilingX) * 256).rounded(.toNearestOrEven))
    let y = Int((Self.reduced(place.y - 0.5, image.pixelHeight, tilingY) * 256).rounded(.toNearestOrEven))
    var channels = [0, 0, 0, 0]
    for (channel, shift) in [24, 0, 8, 16].enumerated() {
      // In 2^-50: whole numbers below 2^60, a row's below 2^35.
      var sum = 1 << 49
      for dy in -1...2 {
        var row = 0.0
        for dx in -1...2 {
          let value = Double(pixel(x >> 8 + dx, y >> 8 + dy) >> UInt32(shift) & 255)
          row += value * weight(Double(x & 255) / 256 - Double(dx)) * 33_554_432
        }
        sum += Int(row) * Int(weight(Double(y & 255) / 256 - Double(dy)) * 33_554_432)
      }
      channels[channel] = min(max(sum >> 50, 0), channel == 0 ? 255 : channels[0])
    }
    return UInt32(channels[1] | channels[2] << 8 | channels[3] << 16 | channels[0] << 24)
  }

  // Where tiles go on for ever, in the tile itself.
  private static func reduced(_ place: Double, _ size: Int, _ tiling: Paint.Tiling) -> Double {
    let period = Double(tiling == .mirror ? 2 * size : size)
    let isEndless = tiling == .repeat || tiling == .mirror
    let isInside = place >= 0 && place < Double(size)
    let value = isEndless && !isInside ? place - (place / period).rounded(.down) * period : place
    return max(-4, min(value, Double(2 * size + 4)))
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard let x = Self.tiled(x, image.pixelWidth, tilingX), let y = Self.tiled(y, image.pixelHeight, tilingY)
    else { return 0 }
    return image.pixels[x, y].bits
  }

  private static func tiled(_ index: Int, _ size: Int, _ tiling: Paint.Tiling) -> Int? {
    switch tiling {
    case .none: (0..<size).contains(index) ? index : nil
    case .pad: max(0, min(index, size - 1))
    case .repeat: (index + 100 * size) % size
    case .mirror:
      min((index + 100 * size) % (2 * size), 2 * size - 1 - (index + 100 * size) % (2 * size))
    }
  }
}
