/// A scale from numbers to colours, as Vega makes it of a scale's kind, domain and colours.
///
///     let scale = PaintScale(.linear, domain: [-10, 30], middle: 0, ramp: ColorScheme("redblue")!.ramp())
///     scale.color(of: 0)   // the middle of the ramp
package struct PaintScale: Sendable {
  private let ramp: ColorRamp
  /// The part of the ramp that a number has.
  private let part: @Sendable (Double) -> Double

  /// Colours of a ramp. Two numbers in the domain are its ends, three its ends and its middle, and more are places at
  /// equal distances.
  ///
  /// - Parameters:
  ///   - kind: The function between a number and its place.
  ///   - domain: The numbers of the data.
  ///   - middle: The number at the ramp's middle, as Vega's `domainMid`.
  ///   - ramp: The colours.
  ///   - clamps: Whether numbers outside of the domain have the colours of its ends.
  package init(_ kind: ScaleKind, domain: [Double], middle: Double? = nil, ramp: ColorRamp, clamps: Bool = false) {
    let domain = middle.map { Self.inserting($0, in: domain) } ?? domain
    self.ramp = ramp
    if domain.count <= 3 {
      let place = RampPlace(kind, domain: domain, clamps: clamps)
      part = { place.part(of: $0) }
    } else {
      let parts = domain.indices.map { Double($0) / Double(domain.count - 1) }
      let scale = QuantitativeScale(kind, domain: domain, range: parts, clamps: clamps)
      part = { scale.position(of: $0) }
    }
  }

  /// Colours between some colours. With more than three numbers in the domain, each has a colour of its own. Otherwise
  /// the colours are at equal distances.
  package init(
    _ kind: ScaleKind, domain: [Double], middle: Double? = nil, colors: [Color], blend: ColorBlend = .rgb,
    clamps: Bool = false
  ) {
    let all = middle.map { Self.inserting($0, in: domain) } ?? domain
    // The colours beyond the domain's numbers have no place.
    let placed = all.count > 3 ? Array(colors.prefix(all.count)) : colors
    self.init(
      kind, domain: all.count > 3 ? Array(all.prefix(max(placed.count, 2))) : all,
      ramp: ColorRamp(placed, blend: blend), clamps: clamps)
  }

  /// The colour of a number. Nil for NaN and for a number without a place.
  package func color(of value: Double) -> Color? { ramp.color(at: part(value)) }

  /// The domain with a number before its last one, or at the end beyond which it lies.
  private static func inserting(_ middle: Double, in domain: [Double]) -> [Double] {
    guard let first = domain.first, let last = domain.last else { return domain }
    let place = middle > last ? domain.count : middle < first ? 0 : domain.count - 1
    return changing(domain) { $0.insert(middle, at: place) }
  }
}

/// The part of a ramp that a number of a domain of two or three numbers has, as d3's sequential and diverging scales.
private struct RampPlace: Sendable {
  private let transform: ScaleTransform
  private let places: [Double]
  private let clamps: Bool

  init(_ kind: ScaleKind, domain: [Double], clamps: Bool) {
    transform = ScaleTransform(kind, domain: domain)
    places = domain.map(transform.forward)
    self.clamps = clamps
  }

  /// The part, 0 at the first number and 1 at the last. NaN for NaN and for a domain of fewer than two numbers.
  func part(of value: Double) -> Double {
    let place = transform.forward(value)
    guard places.count >= 2, !place.isNaN else { return .nan }
    let part = places.count == 2 ? sequential(place) : diverging(place)
    return clamps ? max(0, min(1, part)) : part
  }

  private func sequential(_ place: Double) -> Double {
    places[0] == places[1] ? 0.5 : (place - places[0]) / (places[1] - places[0])
  }

  private func diverging(_ place: Double) -> Double {
    let (first, middle, last) = (places[0], places[1], places[2])
    let isFirstHalf = middle < first ? place > middle : place < middle
    let width = isFirstHalf ? middle - first : last - middle
    return width == 0 ? 0.5 : (place - middle) * (0.5 / width) + 0.5
  }
}
