package import CanvasKernels

/// A gradient's colours, prepared for reading: knots between which a colour and a factor change linearly. Their
/// product is premultiplied sRGB.
///
/// There is a knot at each stop, so that hard edges stay where they are. Colours mixed in sRGB with straight alpha
/// need no more: the factor is alpha. In other spaces the factor is 1, and there are more knots between the stops, so
/// close that the straight lines stay within 1/4 of a level of the colours that the gradient defines (a test checks
/// each 1/1000). A pixel is then within one level of the rounded definition.
@safe package struct GradientRamp: ~Copyable {
  /// The segments: one before the first knot, those between knots, and one after the last. Their memory is kept.
  private(set) var memory: UnsafeMutablePointer<ck_gradient_segment>
  /// The number of segments.
  private(set) var count = 0
  private var capacity = Int(CK_LOOKUP_SEGMENTS)
  /// Whether the factor is alpha; otherwise it is 1.
  private(set) var isProduct = false
  private let kernels: Kernels

  package var segments: [ck_gradient_segment] { unsafe Array(UnsafeBufferPointer(start: memory, count: count)) }

  init(kernels: Kernels) {
    self.kernels = kernels
    unsafe memory = .allocate(capacity: capacity)
  }

  package init(_ gradient: Gradient) {
    self.init(kernels: .best)
    set(gradient)
  }

  deinit { unsafe memory.deallocate() }

  /// Computes the ramp of a gradient, in the existing memory.
  mutating func set(_ gradient: Gradient) {
    let space = GradientSpace(gradient)
    isProduct = space.isProduct
    // Few stops are not in order.
    if isProduct && gradient.spread != .none && setSegments(between: gradient.stops) { return }
    let stops = gradient.sortedStops
    _ = setSegments(between: isProduct ? stops : Self.knots(between: stops, in: space))
  }

  // False if the knots are not in order.
  private mutating func setSegments(between knots: [Gradient.Stop]) -> Bool {
    if capacity <= knots.count {
      unsafe memory.deallocate()
      capacity = knots.count + 1
      unsafe memory = .allocate(capacity: capacity)
    }
    count = unsafe knots.withUnsafeBytes { bytes in
      guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: ck_gradient_stop.self) else { return 0 }
      return unsafe kernels.table.pointee.gradient_segments(memory, base, knots.count, isProduct)
    }
    return count > 0
  }

  // The knots of stops that are not products, with premultiplied channels of 0…255 as their colours.
  private static func knots(between stops: [Gradient.Stop], in space: GradientSpace) -> [Gradient.Stop] {
    var knots: [Gradient.Stop] = []
    for (i, stop) in stops.enumerated() {
      let coordinates = space.coordinates(of: stop.color)
      if i > 0, stop.location > stops[i - 1].location {
        let (location, previous) = (stops[i - 1].location, space.coordinates(of: stops[i - 1].color))
        append(to: &knots, from: location, previous, to: stop.location, coordinates, in: space, depth: 0)
      }
      knots.append(knot(stop.location, coordinates, in: space))
    }
    return knots
  }

  private static func knot(
    _ location: Double, _ coordinates: SIMD4<Double>, in space: GradientSpace
  ) -> Gradient.Stop {
    let channels = space.premultiplied(at: coordinates)
    let color = Color(red: channels.x, green: channels.y, blue: channels.z, alpha: channels.w)
    return Gradient.Stop(location: location, color: color)
  }

  // Appends the knots between two others: halves the interval until each part is close enough to the line.
  private static func append(
    to knots: inout [Gradient.Stop], from startLocation: Double, _ start: SIMD4<Double>, to endLocation: Double,
    _ end: SIMD4<Double>,
    in space: GradientSpace, depth: Int
  ) {
    // A curve may cross its line. At least eight pieces are therefore tested, each at its quarters, because a clamped
    // channel has a kink. Straight colours times a changing alpha are a parabola, which is farthest from its line in
    // the middle.
    if depth >= 3 || space.isStraight, isLine(from: start, to: end, in: space) { return }
    guard depth < 12 else { return }
    let location = startLocation + (endLocation - startLocation) / 2
    let middle = (start + end) / 2
    append(to: &knots, from: startLocation, start, to: location, middle, in: space, depth: depth + 1)
    knots.append(knot(location, middle, in: space))
    append(to: &knots, from: location, middle, to: endLocation, end, in: space, depth: depth + 1)
  }

  private static func isLine(from start: SIMD4<Double>, to end: SIMD4<Double>, in space: GradientSpace) -> Bool {
    let first = space.premultiplied(at: start)
    let last = space.premultiplied(at: end)
    return [0.25, 0.5, 0.75].allSatisfy { fraction in
      let color = space.premultiplied(at: start + (end - start) * fraction)
      let difference = color - (first + (last - first) * fraction)
      return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w)) <= 0.125
    }
  }
}
