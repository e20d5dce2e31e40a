/// A scale from numbers or names to colours, as Vega makes it of a scale's kind, domain and colours.
///
///     let scale = PaintScale.ramp(.linear, domain: [-10, 30], middle: 0, ramp: ColorScheme("redblue")!.ramp())
///     scale.color(of: 0)   // the middle of the ramp
package struct PaintScale: Sendable, Hashable {
  private enum Form: Sendable, Hashable {
    case ramp(RampPlace, ColorRamp)
    case pieces(QuantitativeScale, ColorRamp)
    case classes(BinnedScale, [Color])
    case names(OrdinalScale<Color>)
  }

  private let form: Form

  /// Colours of a ramp. Two numbers in the domain are its ends, three its ends and its middle, and more are places at
  /// equal distances.
  ///
  /// - Parameters:
  ///   - kind: The function between a number and its place.
  ///   - domain: The numbers of the data.
  ///   - middle: The number at the ramp's middle, as Vega's `domainMid`.
  ///   - ramp: The colours.
  ///   - clamps: Whether numbers outside of the domain have the colours of its ends.
  package static func ramp(
    _ kind: ScaleKind, domain: [Double], middle: Double? = nil, ramp: ColorRamp, clamps: Bool = false
  ) -> PaintScale {
    let domain = middle.map { inserting($0, in: domain) } ?? domain
    if domain.count <= 3 { return PaintScale(form: .ramp(RampPlace(kind, domain: domain, clamps: clamps), ramp)) }
    let parts = domain.indices.map { Double($0) / Double(domain.count - 1) }
    return PaintScale(
      form: .pieces(QuantitativeScale(kind, domain: domain, range: parts, clamps: clamps), ramp))
  }

  /// Colours between some colours. With more than three numbers in the domain, each has a colour of its own. Otherwise
  /// the colours are at equal distances.
  package static func colors(
    _ kind: ScaleKind, domain: [Double], middle: Double? = nil, colors: [Color], blend: ColorBlend = .rgb,
    gamma: Double = 1, clamps: Bool = false, reverse: Bool = false
  ) -> PaintScale {
    let all = middle.map { inserting($0, in: domain) } ?? domain
    let colors = reverse ? colors.reversed() : colors
    // The colours beyond the domain's numbers have no place.
    let placed = all.count > 3 ? Array(colors.prefix(all.count)) : colors
    return ramp(
      kind, domain: all.count > 3 ? Array(all.prefix(max(placed.count, 2))) : all,
      ramp: ColorRamp(placed, blend: blend, gamma: gamma), clamps: clamps)
  }

  /// A colour for each class.
  package static func classes(_ scale: BinnedScale, colors: [Color]) -> PaintScale {
    PaintScale(form: .classes(scale, colors))
  }

  /// A colour for each name, recycled.
  package static func names(_ names: [String], colors: [Color]) -> PaintScale {
    PaintScale(form: .names(OrdinalScale(names, range: colors)))
  }

  /// The colour of a number. Nil for NaN, for a number without a place, and on a scale of names.
  package func color(of value: Double) -> Color? {
    switch form {
    case .ramp(let place, let ramp): ramp.color(at: place.part(of: value))
    case .pieces(let scale, let ramp): ramp.color(at: scale.position(of: value))
    case .classes(let scale, let colors): scale.value(of: value, in: colors)
    case .names: nil
    }
  }

  /// The colour of a name. Nil for a name that isn't on the scale, and on a scale of numbers.
  package func color(of name: String) -> Color? {
    if case .names(let scale) = form { scale.value(of: name) } else { nil }
  }

  /// The domain with a number before its last one, or at the end beyond which it lies.
  static func inserting(_ middle: Double, in domain: [Double]) -> [Double] {
    guard let first = domain.first, let last = domain.last else { return domain }
    var all = domain
    all.insert(middle, at: middle > last ? domain.count : middle < first ? 0 : domain.count - 1)
    return all
  }
}

/// The part of a ramp that a number of a domain of two or three numbers has, as d3's sequential and diverging scales.
struct RampPlace: Sendable, Hashable {
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
