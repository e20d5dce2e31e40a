import Canvas
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
    let isBoxed = deviation >= 2
    let kernel = isBoxed ? [] : gaussian(deviation)
    var line = [SIMD4<Float>](repeating: .zero, count: count)
    for index in 0..<lines {
      for i in 0..<count {
        let bits = pixels[index * next + i * step]
        line[i] = SIMD4(Float(bits & 255), Float(bits >> 8 & 255), Float(bits >> 16 & 255), Float(bits >> 24))
      }
      line = isBoxed ? boxed(line, deviation) : convolved(line, kernel)
      for i in 0..<count {
        let rounded = line[i].clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)).rounded(
          .toNearestOrAwayFromZero)
        let bits = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(rounded))
        result[index * next + i * step] = bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24
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

  private static func convolved(_ line: [SIMD4<Float>], _ kernel: [Float]) -> [SIMD4<Float>] {
    let reach = kernel.count / 2
    return line.indices.map { i in
      var sum = SIMD4<Float>.zero
      for k in max(0, reach - i)..<min(kernel.count, line.count + reach - i) { sum += line[i + k - reach] * kernel[k] }
      return sum
    }
  }

  /// Three boxes in a row; of an even size, they are shifted by half a pixel to either side (Filter Effects, 9.9).
  private static func boxed(_ line: [SIMD4<Float>], _ deviation: Double) -> [SIMD4<Float>] {
    let size = Int(saturating: (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    if size % 2 == 1 {
      return (0..<3).reduce(line) { line, _ in box(line, before: half, after: half) }
    }
    let first = box(line, before: half, after: half - 1)
    let second = box(first, before: half - 1, after: half)
    return box(second, before: half, after: half)
  }

  /// The mean of each value with some before and after it.
  private static func box(_ line: [SIMD4<Float>], before: Int, after: Int) -> [SIMD4<Float>] {
    var result = line
    var sum = SIMD4<Float>.zero
    for i in 0..<min(after, line.count) { sum += line[i] }
    let factor = 1 / Float(before + after + 1)
    for i in line.indices {
      if i + after < line.count { sum += line[i + after] }
      if i - before - 1 >= 0 { sum -= line[i - before - 1] }
      // Each box rounds, so that sums don't keep traces of what left them.
      result[i] = (sum * factor * 256).rounded(.toNearestOrAwayFromZero) / 256
    }
    return result
  }
}
