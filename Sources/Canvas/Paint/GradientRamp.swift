/// A gradient's colours, ready to be read: knots between which premultiplied sRGB changes evenly.
///
/// Knots stand at the stops, so that hard edges are where they were put, and between them as close as it takes for the
/// straight lines to stay within 1/4 of a level of the colours that the gradient defines (a test looks at each 1/1000).
/// A pixel is then within one level of the definition rounded.
struct GradientRamp {
  /// Rising, in 0…1. At least one.
  private var locations: [Double] = []
  // Premultiplied sRGB and alpha, each 0…255.
  private var colors: [SIMD4<Float>] = []
  // For each 1/256 of the ramp, the last knot that is not after its start, or the first knot.
  private var firstKnots: [Int32] = []

  private static let bucketCount = 256

  init(_ gradient: Gradient) {
    let stops = gradient.sortedStops
    let first = stops.first ?? Gradient.Stop(location: 0, color: .clear)
    let space = GradientSpace(gradient)
    var location = first.location
    var start = space.coordinates(of: first.color)
    append(location, space.premultiplied(at: start))
    for stop in stops.dropFirst() {
      let end = space.coordinates(of: stop.color)
      if stop.location > location {
        appendInner(from: location, start, to: stop.location, end, in: space, depth: 0)
      }
      append(stop.location, space.premultiplied(at: end))
      location = stop.location
      start = end
    }
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
    if t < locations[0] { return colors[0] }
    if t >= locations[last] { return colors[last] }
    var knot = Int(firstKnots[Int(t * Double(Self.bucketCount))])
    while locations[knot + 1] <= t { knot += 1 }
    let start = locations[knot]
    let fraction = Float((t - start) / (locations[knot + 1] - start))
    return colors[knot] + (colors[knot + 1] - colors[knot]) * fraction
  }

  private mutating func append(_ location: Double, _ color: SIMD4<Double>) {
    locations.append(location)
    colors.append(SIMD4<Float>(color))
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
    append(location, space.premultiplied(at: middle))
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
