internal import CanvasKernels

/// A gradient's colours, ready to be read: knots between which a colour and a factor change evenly, of which premultiplied
/// sRGB is the product.
///
/// Knots stand at the stops, so that hard edges are where they were put. Colours mixed in sRGB with straight alpha need
/// no more: the factor is alpha. In other spaces the factor is 1, and knots stand between the stops as close as it takes
/// for the straight lines to stay within 1/4 of a level of the colours that the gradient defines (a test looks at each
/// 1/1000). A pixel is then within one level of the definition rounded.
struct GradientRamp {
  /// Rising, in 0…1. At least one.
  private var locations: [Double] = []
  // Times the factor they are premultiplied sRGB and alpha, each 0…255.
  private var colors: [SIMD4<Float>] = []
  private var factors: [Float] = []
  // For each 1/256 of the ramp, the last knot that is not after its start, or the first knot. Empty where the knots are
  // few, which are walked along instead.
  private var firstKnots: [Int32] = []

  private static let bucketCount = 256

  init(_ gradient: Gradient) {
    let stops = gradient.sortedStops
    let first = stops.first ?? Gradient.Stop(location: 0, color: .clear)
    let space = GradientSpace(gradient)
    var location = first.location
    var start = space.coordinates(of: first.color)
    append(location, start, in: space)
    for stop in stops.dropFirst() {
      let end = space.coordinates(of: stop.color)
      if stop.location > location && !space.isProduct {
        appendInner(from: location, start, to: stop.location, end, in: space, depth: 0)
      }
      append(stop.location, end, in: space)
      location = stop.location
      start = end
    }
    guard locations.count > 8 else { return }
    var knot = 0
    for bucket in 0..<Self.bucketCount {
      let bucketStart = Double(bucket) / Double(Self.bucketCount)
      while knot + 1 < locations.count, locations[knot + 1] <= bucketStart { knot += 1 }
      firstKnots.append(Int32(truncatingIfNeeded: knot))
    }
  }

  /// The colour at `t`, which is any number but NaN: premultiplied sRGB and alpha, each 0…255, not rounded.
  @inline(__always)
  func color(at t: Double) -> SIMD4<Float> {
    let last = locations.count - 1
    // Clamping to 0 and 1 would not do: two stops at 0 have one colour there and another before it.
    if t < locations[0] { return colors[0] * factors[0] }
    if t >= locations[last] { return colors[last] * factors[last] }
    return stretch(at: t).color(at: t)
  }

  /// A part of the ramp in which the colour changes evenly, or not at all.
  struct Stretch {
    /// Where it begins and ends; infinite before the first and after the last knot.
    let start: Double
    let end: Double
    private let color: SIMD4<Float>
    private let colorChange: SIMD4<Float>
    private let factor: Float
    private let factorChange: Float

    fileprivate init(_ ramp: GradientRamp, from first: Int, to last: Int) {
      start = ramp.locations[first]
      end = ramp.locations[last]
      color = ramp.colors[first]
      colorChange = ramp.colors[last] - color
      factor = ramp.factors[first]
      factorChange = ramp.factors[last] - factor
    }

    // Before or after all knots.
    fileprivate init(_ ramp: GradientRamp, from start: Double, to end: Double, colorOf knot: Int) {
      self.start = start
      self.end = end
      color = ramp.colors[knot]
      colorChange = .zero
      factor = ramp.factors[knot]
      factorChange = 0
    }

    /// The colour at `t`, not only between start and end.
    @inline(__always)
    func color(at t: Double) -> SIMD4<Float> {
      let fraction = Float((t - start) / (end - start))
      return (color + colorChange * fraction) * (factor + factorChange * fraction)
    }

    /// The one colour, where it does not change.
    var constantColor: SIMD4<Float>? { start.isFinite && end.isFinite ? nil : color * factor }

    /// Writes the colours of pixels that are `step` apart; `first` counts from a pixel at `t`.
    func write(_ count: Int, from first: Int, at t: Double, step: Double, into row: UnsafeMutablePointer<UInt32>) {
      let fraction = Float((t - start) / (end - start))
      let change = Float(step / (end - start))
      unsafe ck_write_color_ramp(
        row, count,
        ck_color_ramp(
          color: color + colorChange * fraction, color_change: colorChange * change,
          factor: factor + factorChange * fraction, factor_change: factorChange * change),
        Int32(truncatingIfNeeded: first))
    }
  }

  /// The stretch in which `t` lies, which is any number but NaN.
  @inline(__always)
  func stretch(at t: Double) -> Stretch {
    let last = locations.count - 1
    if t < locations[0] { return Stretch(self, from: -.infinity, to: locations[0], colorOf: 0) }
    if t >= locations[last] { return Stretch(self, from: locations[last], to: .infinity, colorOf: last) }
    var knot = firstKnots.isEmpty ? 0 : Int(firstKnots[Int(t * Double(Self.bucketCount))])
    while locations[knot + 1] <= t { knot += 1 }
    return Stretch(self, from: knot, to: knot + 1)
  }

  private mutating func append(_ location: Double, _ coordinates: SIMD4<Double>, in space: GradientSpace) {
    locations.append(location)
    if space.isProduct {
      colors.append(SIMD4<Float>(SIMD4(coordinates.x, coordinates.y, coordinates.z, 1)))
      factors.append(Float(coordinates.w * 255))
    } else {
      colors.append(SIMD4<Float>(space.premultiplied(at: coordinates)))
      factors.append(1)
    }
  }

  // The knots between two others: halves, until a half is close enough to the line.
  private mutating func appendInner(
    from startLocation: Double, _ start: SIMD4<Double>, to endLocation: Double, _ end: SIMD4<Double>,
    in space: GradientSpace, depth: Int
  ) {
    // A curve may cross its line: eight pieces are always looked at, and each at its quarters, where a clamped channel
    // bends. Straight colours times a changing alpha are a parabola, which is farthest from its line in the middle.
    if depth >= 3 || space.isStraight, isLine(from: start, to: end, in: space) { return }
    guard depth < 12 else { return }
    let location = startLocation + (endLocation - startLocation) / 2
    let middle = (start + end) / 2
    appendInner(from: startLocation, start, to: location, middle, in: space, depth: depth + 1)
    append(location, middle, in: space)
    appendInner(from: location, middle, to: endLocation, end, in: space, depth: depth + 1)
  }

  private func isLine(from start: SIMD4<Double>, to end: SIMD4<Double>, in space: GradientSpace) -> Bool {
    let first = space.premultiplied(at: start)
    let last = space.premultiplied(at: end)
    return [0.25, 0.5, 0.75].allSatisfy { fraction in
      let color = space.premultiplied(at: start + (end - start) * fraction)
      let difference = color - (first + (last - first) * fraction)
      return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w)) <= 0.125
    }
  }
}
