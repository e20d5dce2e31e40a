/// A scale from numbers or times to positions, sizes or other numbers, with d3-scale's rules.
///
///     let scale = QuantitativeScale(.linear, domain: [0, 97], range: [0, 300]).niced()
///     scale.domain                 // [0, 100]
///     scale.position(of: 50)       // 150
///     scale.ticks(count: 5)        // [0, 20, 40, 60, 80, 100]
///
/// More than two numbers in the domain make pieces, each with its own part of the range.
package struct QuantitativeScale: Sendable, Hashable {
  /// The function between a number and its place.
  package let kind: ScaleKind
  /// The numbers of the data with a given place, ascending or descending.
  package private(set) var domain: [Double]
  /// The places of the numbers of the domain.
  package let range: [Double]
  /// Whether numbers outside of the domain are placed at its ends.
  package let clamps: Bool
  /// Whether positions are whole numbers.
  package let rounds: Bool

  private var transform: ScaleTransform
  private var line: PiecewiseLine
  private var inverse: PiecewiseLine

  /// A scale with as many pieces as both the domain and the range have, less one.
  ///
  /// - Parameters:
  ///   - kind: The function between a number and its place.
  ///   - domain: The numbers of the data. With fewer than two, all positions are NaN.
  ///   - range: Their places.
  ///   - clamps: Whether numbers outside of the domain are placed at its ends.
  ///   - rounds: Whether positions are whole numbers.
  package init(
    _ kind: ScaleKind, domain: [Double], range: [Double], clamps: Bool = false, rounds: Bool = false
  ) {
    (self.kind, self.domain, self.range) = (kind, domain, range)
    (self.clamps, self.rounds) = (clamps, rounds)
    transform = ScaleTransform(kind, domain: domain)
    line = PiecewiseLine(xs: [], ys: [])
    inverse = line
    connect()
  }

  /// The position of a number. NaN for NaN, for a number without a logarithm, and for a domain of fewer than two
  /// numbers. The middle of the range if the ends of the domain are equal.
  package func position(of value: Double) -> Double {
    guard !value.isNaN else { return .nan }
    let place = line.y(at: transform.forward(clamps ? clamped(value) : value))
    return rounds ? (place + 0.5).rounded(.down) : place
  }

  /// The number at a position. NaN for NaN.
  package func invert(_ position: Double) -> Double {
    let value = transform.backward(inverse.y(at: position))
    return clamps && !value.isNaN ? clamped(value) : value
  }

  /// The scale with another domain.
  package func with(domain: [Double]) -> QuantitativeScale {
    var scale = self
    scale.domain = domain
    scale.transform = ScaleTransform(kind, domain: domain)
    scale.connect()
    return scale
  }

  /// The scale with other ends of the domain. Numbers between the ends stay.
  func with(ends: (first: Double, last: Double)) -> QuantitativeScale {
    guard domain.count >= 2 else { return self }
    return with(domain: [ends.first] + domain[1..<(domain.count - 1)] + [ends.last])
  }

  /// The first and the last number of the domain, or nil if there are fewer than two.
  var ends: (first: Double, last: Double)? {
    guard domain.count >= 2, let first = domain.first, let last = domain.last else { return nil }
    return (first, last)
  }

  private mutating func connect() {
    let places = domain.map(transform.forward)
    line = PiecewiseLine(xs: places, ys: range)
    inverse = PiecewiseLine(xs: range, ys: places)
  }

  private func clamped(_ value: Double) -> Double {
    let count = min(domain.count, range.count)
    guard count >= 2 else { return value }
    let (first, last) = (domain[0], domain[count - 1])
    return max(min(first, last), min(max(first, last), value))
  }

  /// The format of the scale's ticks, in the way of Vega's axes and legends. A scale of times ignores the format of
  /// numbers.
  ///
  /// - Parameters:
  ///   - count: The number of ticks that were asked for.
  ///   - format: The format. If it has no precision, it gets the digits that distinguish ticks. Nil for fixed digits
  ///     with separators of thousands; on a logarithmic scale, for as many digits as a number has.
  package func tickFormat(count: Double = 10, format: NumberFormat? = nil) -> TickFormat {
    if case .log(let base) = kind {
      return .powers(base: base, tickCount: ticks(count: count).count, count: count, format: format)
    }
    if let zone = kind.zone { return .times(zone: zone) }
    return .span(from: domain.first ?? .nan, to: domain.last ?? .nan, count: count, format: format)
  }
}
