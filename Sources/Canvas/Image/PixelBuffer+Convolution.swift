internal import CanvasMath

extension PixelBuffer {
  /// The picture at another size. Each new pixel is a sum of the old pixels around it, weighted by a kernel along
  /// both sides, premultiplied. When the picture shrinks, the kernel is widened to cover all old pixels of a new one.
  ///
  /// There are no pixels beyond the edges; the weights of the existing ones add up to 1. Sums are rounded to nearest,
  /// then clamped: alpha to 0…255, colours to 0…alpha.
  func convolved(
    toWidth newWidth: Int, height newHeight: Int, with kernel: ResamplingKernel
  ) throws(ImageSizeError) -> PixelBuffer {
    let columns = ResamplingWeights(count: width, newCount: newWidth, kernel: kernel)
    let rows = ResamplingWeights(count: height, newCount: newHeight, kernel: kernel)
    // Columns are summed first, which needs only one row of memory at any size.
    var columnSums = [SIMD4<Float>](repeating: .zero, count: width)
    return try unsafe written(width: newWidth, height: newHeight) { source, target in
      for newY in 0..<newHeight {
        for x in columnSums.indices { columnSums[x] = .zero }
        rows.forEach(at: newY) { y, weight in
          let row = y * width
          for x in 0..<width {
            let channels = unsafe unsafeBitCast(source[row + x], to: SIMD4<UInt8>.self)
            columnSums[x] += SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: channels)) * weight
          }
        }
        for newX in 0..<newWidth {
          var sum = SIMD4<Float>.zero
          columns.forEach(at: newX) { x, weight in sum += columnSums[x] * weight }
          unsafe target[newY * newWidth + newX] = Self.pixel(sum)
        }
      }
    }
  }

  private static func pixel(_ sum: SIMD4<Float>) -> UInt32 {
    func rounded(_ value: Float, limit: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: FixedPoint.nearest(min(max(Double(value), 0), Double(limit))))
    }
    let alpha = rounded(sum.w, limit: 255)
    return PremultipliedPixel(
      red: rounded(sum.x, limit: alpha), green: rounded(sum.y, limit: alpha), blue: rounded(sum.z, limit: alpha),
      alpha: alpha
    ).bits
  }
}

/// The old positions for each new position along a side, with weights that add up to 1.
private struct ResamplingWeights {
  private var firsts: [Int] = []
  // The index of the first weight of each new position, and finally the number of weights.
  private var starts = [0]
  private var weights: [Float] = []

  init(count: Int, newCount: Int, kernel: ResamplingKernel) {
    let ratio = Double(count) / Double(newCount)
    let stretch = max(ratio, 1)
    let reach = kernel.radius * stretch
    for new in 0..<newCount {
      let center = (Double(new) + 0.5) * ratio
      let first = max(Int(saturating: (center - reach - 0.5).rounded(.up)), 0)
      let last = min(Int(saturating: (center + reach - 0.5).rounded(.down)), count - 1)
      let values = (first...max(first, last)).map { kernel.weight(at: (Double($0) + 0.5 - center) / stretch) }
      let sum = values.reduce(0, +)
      firsts.append(first)
      weights.append(contentsOf: values.map { Float($0 / sum) })
      starts.append(weights.count)
    }
  }

  @inline(__always)
  func forEach(at new: Int, _ body: (Int, Float) -> Void) {
    var old = firsts[new]
    for i in starts[new]..<starts[new + 1] {
      body(old, weights[i])
      old += 1
    }
  }
}

/// The weight of an old pixel by its distance from a new one's centre.
enum ResamplingKernel {
  /// 1 at the centre, falling linearly to 0 at a distance of 1.
  case tent
  /// sin(πx)/(πx), windowed by the same function three times as wide.
  case lanczos

  /// The distance at which the weights end.
  var radius: Double {
    switch self {
    case .tent: 1
    case .lanczos: 3
    }
  }

  func weight(at x: Double) -> Double {
    guard abs(x) < radius else { return 0 }
    return switch self {
    case .tent: 1 - abs(x)
    case .lanczos: Self.sinc(x) * Self.sinc(x / 3)
    }
  }

  private static func sinc(_ x: Double) -> Double {
    let angle = Double.pi * x
    // This close to 0, the sine equals its angle.
    return abs(angle) < 1e-8 ? 1 : Trigonometry.sineAndCosine(angle).sine / angle
  }
}
