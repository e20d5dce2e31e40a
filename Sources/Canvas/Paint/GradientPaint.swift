internal import CanvasKernels

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
    let line = Row(y: y, shape: shape, toPaint: toPaint)
    if Shape.isLinear && spread == .pad && !isDithered {
      writeStretches(of: line, x: x, count: count, into: row)
      return
    }
    for i in 0..<count {
      let within = Self.spread(line.parameter(x + i), spread)
      guard !within.isNaN else {
        unsafe row[i] = 0
        continue
      }
      let bias = isDithered ? OrderedDither.bias(x: x + i, y: y) : 0
      unsafe row[i] = Self.pixel(ramp.color(at: within), bias: bias)
    }
  }

  // The places of a row's pixel centres along the gradient. From the column itself, not from another one: a pixel is the
  // same whatever is drawn beside it.
  private struct Row {
    let shape: Shape
    let toPaint: Transform
    let rowX: Double
    let rowY: Double

    init(y: Int, shape: Shape, toPaint: Transform) {
      self.shape = shape
      self.toPaint = toPaint
      let centerY = Double(y) + 0.5
      rowX = toPaint.c * centerY + toPaint.tx
      rowY = toPaint.d * centerY + toPaint.ty
    }

    @inline(__always)
    func parameter(_ column: Int) -> Double {
      let centerX = Double(column) + 0.5
      return shape.parameter(at: Point(x: toPaint.a * centerX + rowX, y: toPaint.b * centerX + rowY))
    }

    /// The first column from which on the parameter, which changes by `step` a column, is at `limit` or past it.
    func column(at limit: Double, step: Double) -> Int {
      func isPast(_ column: Int) -> Bool { step > 0 ? parameter(column) >= limit : parameter(column) < limit }
      var column = Int(saturating: min(max((limit - parameter(0)) / step, -1e9), 1e9))
      // Rounding may have missed it by one.
      if isPast(column) {
        if isPast(column - 1) { column -= 1 }
      } else {
        column += isPast(column + 1) ? 1 : 2
      }
      return column
    }
  }

  // MARK: Stretches

  // Between two knots the colour of a linear gradient changes evenly from pixel to pixel, and in single precision, from
  // the stretch's first column, wherever the pixels wanted begin. Stretches of a few pixels are not worth that.
  private static var shortestStretch: Double { 8 }

  private func writeStretches(of line: Row, x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let step = shape.change(along: Vector(dx: toPaint.a, dy: toPaint.b))
    guard step != 0 else {
      let t = line.parameter(0)
      unsafe ck_fill_row(row, count, t.isNaN ? 0 : Self.pixel(ramp.color(at: t), bias: 0))
      return
    }
    var i = 0
    while i < count {
      let t = line.parameter(x + i)
      guard !t.isNaN else {
        unsafe row[i] = 0
        i += 1
        continue
      }
      let stretch = ramp.stretch(at: t)
      if let color = stretch.constantColor {
        // Before the first knot it ends there, after the last one it goes on, or the other way round.
        let isLeaving = (step > 0) == (stretch.end.isFinite)
        let end = isLeaving ? line.column(at: step > 0 ? stretch.end : stretch.start, step: step) : .max
        let length = max(1, min(end == .max ? count : end - x, count) - i)
        unsafe ck_fill_row(row + i, length, Self.pixel(color, bias: 0))
        i += length
      } else if (stretch.end - stretch.start) / abs(step) < Self.shortestStretch {
        unsafe row[i] = Self.pixel(stretch.color(at: t), bias: 0)
        i += 1
      } else {
        let first = line.column(at: step > 0 ? stretch.start : stretch.end, step: step)
        let end = line.column(at: step > 0 ? stretch.end : stretch.start, step: step)
        let length = max(1, min(end - x, count) - i)
        unsafe stretch.write(length, from: x + i - first, at: line.parameter(first), step: step, into: row + i)
        i += length
      }
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

  /// Whether the parameter changes evenly along every line.
  static var isLinear: Bool { get }

  /// By how much it changes along a way, where it does so evenly.
  func change(along way: Vector) -> Double
}

extension GradientShape {
  static var isLinear: Bool { false }
  func change(along way: Vector) -> Double { 0 }
}
