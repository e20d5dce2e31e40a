/// A gradient as a paint of rows: where along the gradient a pixel's centre lies, its colour there, rounded to bytes.
struct GradientPaint<Shape: GradientShape>: RowPaint {
  private let ramp: GradientRamp
  private let shape: Shape
  private let spread: Gradient.Spread
  private let isDithered: Bool
  private let toPaint: Transform

  /// - Parameter toPaint: From device space to the shape's. Nil where there is no shape.
  init?(_ gradient: Gradient, shape: Shape?, toPaint: Transform) {
    guard let shape else { return nil }
    ramp = GradientRamp(gradient)
    self.shape = shape
    self.toPaint = toPaint
    spread = gradient.spread
    isDithered = gradient.isDithered
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let centerY = Double(y) + 0.5
    let rowX = toPaint.c * centerY + toPaint.tx
    let rowY = toPaint.d * centerY + toPaint.ty
    for i in 0..<count {
      // From the column itself, not from the row's first: a pixel is the same whatever is drawn beside it.
      let centerX = Double(x + i) + 0.5
      let t = shape.parameter(at: Point(x: toPaint.a * centerX + rowX, y: toPaint.b * centerX + rowY))
      let within = Self.spread(t, spread)
      guard !within.isNaN else {
        unsafe row[i] = 0
        continue
      }
      let bias = isDithered ? OrderedDither.bias(x: x + i, y: y) : 0
      unsafe row[i] = Self.pixel(ramp.color(at: within), bias: bias)
    }
  }

  @inline(__always)
  private static func spread(_ t: Double, _ spread: Gradient.Spread) -> Double {
    switch spread {
    case .pad: return t
    case .repeat: return t - t.rounded(.down)
    case .reflect:
      let half = t / 2
      let phase = (half - half.rounded(.down)) * 2
      return phase > 1 ? 2 - phase : phase
    }
  }

  // Each channel moved by less than half a level and rounded to nearest, halves to even.
  @inline(__always)
  private static func pixel(_ color: SIMD4<Float>, bias: Float) -> UInt32 {
    // A colour above its alpha by a rounding would carry into the next channel when it is blended.
    let valid = color.replacing(with: color.w, where: color .> color.w)
    // As in `FixedPoint`: 1.5 · 2^23 leaves the nearest integer in the low bits.
    let constant: Float = 12_582_912
    let bits = unsafeBitCast((valid + bias) + constant, to: SIMD4<UInt32>.self) & 0x1FF
    return bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24
  }
}

/// Where along a gradient a point lies.
protocol GradientShape {
  /// 0 at the gradient's start, 1 at its end, less before and more beyond; NaN where there is no gradient.
  func parameter(at point: Point) -> Double
}
