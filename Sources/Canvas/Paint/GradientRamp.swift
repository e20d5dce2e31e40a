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
  private var last = Knot()
  private let kernels: Kernels

  package var segments: [ck_gradient_segment] { unsafe Array(UnsafeBufferPointer(start: memory, count: count)) }

  // A premultiplied colour in sRGB and its alpha, each 0…255. The factor is 1.
  private struct Knot {
    let location: Double
    let color: SIMD4<Float>

    init() { (location, color) = (0, .zero) }

    init(_ location: Double, _ coordinates: SIMD4<Double>, in space: GradientSpace) {
      self.location = location
      color = SIMD4<Float>(space.premultiplied(at: coordinates))
    }

    init(_ location: Double, of other: Knot) {
      self.location = location
      color = other.color
    }
  }

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
    guard !isProduct else {
      // Few stops are not in order.
      if !setProducts(of: gradient.stops) { _ = setProducts(of: gradient.sortedStops) }
      return
    }
    let stops = gradient.sortedStops
    count = 0
    last = Knot(stops[0].location, space.coordinates(of: stops[0].color), in: space)
    // Clamping to 0 and 1 would not be enough: two stops at 0 have one colour there and another before it.
    appendConstant(from: -.infinity, to: Float(last.location))
    for i in stops.indices.dropFirst() { append(stops[i], after: stops[i - 1], in: space) }
    appendConstant(from: Float(last.location), to: .infinity)
  }

  // A product's segments are between the stops. False if these are not in order.
  private mutating func setProducts(of stops: [Gradient.Stop]) -> Bool {
    while capacity <= stops.count { grow() }
    count = unsafe stops.withUnsafeBytes { bytes in
      guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: ck_gradient_stop.self) else { return 0 }
      return unsafe kernels.table.pointee.gradient_segments(memory, base, stops.count)
    }
    return count > 0
  }

  private mutating func append(_ segment: ck_gradient_segment) {
    if count == capacity { grow() }
    unsafe (memory + count).initialize(to: segment)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<ck_gradient_segment>.allocate(capacity: 2 * capacity)
    unsafe larger.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = larger
    capacity *= 2
  }

  // Appends a knot. Knots closer together than single precision can distinguish are one location, a hard edge.
  private mutating func append(_ knot: Knot) {
    guard knot.location - last.location > 1e-9 else {
      last = Knot(last.location, of: knot)
      return
    }
    append(
      ck_gradient_segment(
        color: last.color, color_change: knot.color - last.color, factor: 1, factor_change: 0,
        start: Float(last.location), end: Float(knot.location),
        origin: Float(last.location), scale: Float(1 / (knot.location - last.location))))
    last = knot
  }

  private mutating func appendConstant(from start: Float, to end: Float) {
    append(
      ck_gradient_segment(
        color: last.color, color_change: .zero, factor: 1, factor_change: 0, start: start, end: end,
        origin: 0, scale: 0))
  }

  // Appends the knots from one stop to the next that are not products.
  private mutating func append(_ stop: Gradient.Stop, after previous: Gradient.Stop, in space: GradientSpace) {
    let (start, end) = (space.coordinates(of: previous.color), space.coordinates(of: stop.color))
    if stop.location > previous.location {
      appendInner(from: previous.location, start, to: stop.location, end, in: space, depth: 0)
    }
    append(Knot(stop.location, end, in: space))
  }

  // Appends the knots between two others: halves the interval until each part is close enough to the line.
  private mutating func appendInner(
    from startLocation: Double, _ start: SIMD4<Double>, to endLocation: Double, _ end: SIMD4<Double>,
    in space: GradientSpace, depth: Int
  ) {
    // A curve may cross its line. At least eight pieces are therefore tested, each at its quarters, because a clamped
    // channel has a kink. Straight colours times a changing alpha are a parabola, which is farthest from its line in
    // the middle.
    if depth >= 3 || space.isStraight, isLine(from: start, to: end, in: space) { return }
    guard depth < 12 else { return }
    let location = startLocation + (endLocation - startLocation) / 2
    let middle = (start + end) / 2
    appendInner(from: startLocation, start, to: location, middle, in: space, depth: depth + 1)
    append(Knot(location, middle, in: space))
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
