import CanvasMath

extension FilterImage {
  /// The image blurred by a Gaussian, or by three boxes if it is wide, as the specification says.
  ///
  /// - Parameters:
  ///   - x: The standard deviation in pixels along the rows; 0 for none.
  ///   - y: That along the columns.
  func blurred(x: Double, y: Double) -> FilterImage {
    var result = self
    if x > 0 { result.pixels = Self.blur(pixels, count: width, lines: height, step: 1, next: width, deviation: x) }
    if y > 0 {
      result.pixels = Self.blur(result.pixels, count: height, lines: width, step: width, next: 1, deviation: y)
    }
    return result
  }

  private static func blur(
    _ pixels: [UInt32], count: Int, lines: Int, step: Int, next: Int, deviation: Double
  ) -> [UInt32] {
    var result = pixels
    let deviation = min(deviation, 500)
    let boxes = deviation >= 2 ? boxes(deviation) : []
    let kernel = boxes.isEmpty ? gaussian(deviation) : []
    // In 1/256 of a level, so that each step rounds little.
    var line = [SIMD4<Int32>](repeating: .zero, count: count)
    var other = line
    for index in 0..<lines {
      var isEmpty = true
      for i in 0..<count {
        let bits = pixels[index * next + i * step]
        isEmpty = isEmpty && bits == 0
        line[i] = SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(bits, to: SIMD4<UInt8>.self)) &<< 8
      }
      if isEmpty { continue }
      if boxes.isEmpty {
        convolve(line, kernel, into: &other)
        swap(&line, &other)
      }
      for (before, after) in boxes {
        box(line, before: before, after: after, into: &other)
        swap(&line, &other)
      }
      for i in 0..<count {
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: (line[i] &+ 128) &>> 8)
        result[index * next + i * step] = unsafeBitCast(bytes, to: UInt32.self)
      }
    }
    return result
  }

  private static func gaussian(_ deviation: Double) -> [Float] {
    let reach = max(Int(saturating: (deviation * 4).rounded(.up)), 1)
    let weights = (-reach...reach).map { ExpLog.exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private static func convolve(_ line: [SIMD4<Int32>], _ kernel: [Float], into result: inout [SIMD4<Int32>]) {
    let reach = kernel.count / 2
    for i in line.indices {
      var sum = SIMD4<Float>.zero
      for k in max(0, reach - i)..<max(min(kernel.count, line.count + reach - i), max(0, reach - i)) {
        sum += SIMD4<Float>(line[i + k - reach]) * kernel[k]
      }
      result[i] = rounded(sum)
    }
  }

  /// Three boxes in a row, each as the pixels before and after one; of an even size, they are shifted by half a pixel to
  /// either side (Filter Effects, 9.9).
  private static func boxes(_ deviation: Double) -> [(before: Int, after: Int)] {
    let size = Int(saturating: (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    if size % 2 == 1 { return [(half, half), (half, half), (half, half)] }
    return [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// The mean of each value with some before and after it.
  private static func box(_ line: [SIMD4<Int32>], before: Int, after: Int, into result: inout [SIMD4<Int32>]) {
    var sum = SIMD4<Int32>.zero
    for i in 0..<min(after, line.count) { sum &+= line[i] }
    let factor = 1 / Float(before + after + 1)
    for i in line.indices {
      if i + after < line.count { sum &+= line[i + after] }
      if i - before - 1 >= 0 { sum &-= line[i - before - 1] }
      result[i] = rounded(SIMD4<Float>(sum) * factor)
    }
  }

  /// The nearest whole numbers of values from 0 to 2^16: the constant moves them to the lowest bits.
  private static func rounded(_ values: SIMD4<Float>) -> SIMD4<Int32> {
    unsafeBitCast(values + SIMD4(repeating: 12_582_912), to: SIMD4<Int32>.self) &- SIMD4(repeating: 0x4B40_0000)
  }
}
