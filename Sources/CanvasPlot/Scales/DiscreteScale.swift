/// A scale from names to bands or points at equal distances, with the rules of d3-scale and Vega.
///
///     let scale = DiscreteScale.band(["A", "B"], from: 0, to: 100, paddingInner: 0.2)
///     scale.position(of: "B")   // the left edge of its band
package struct DiscreteScale: Sendable, Hashable {
  /// The names in their order, each once.
  package let names: [String]
  /// The distance between the starts of bands, or between points.
  package let step: Double
  /// The width of a band: 0 for points.
  package let bandwidth: Double
  /// One end of the range.
  package let start: Double
  /// The other end. It may be lower.
  package let end: Double

  private let first: Double
  private let places: [String: Int]

  /// Bands for names.
  ///
  /// - Parameters:
  ///   - names: The names. A name that occurs again is ignored.
  ///   - start: The start of the range.
  ///   - end: Its end. If it is lower, the first name is at the upper end.
  ///   - paddingInner: The part of a step that is empty, 0 to 1.
  ///   - paddingOuter: The space before the first band and after the last, in steps, 0 to 1.
  ///   - align: The part of the space left over that is before the first band, 0 to 1.
  ///   - rounds: Whether positions and widths are whole numbers.
  package static func band(
    _ names: [String], from start: Double, to end: Double, paddingInner: Double = 0, paddingOuter: Double = 0,
    align: Double = 0.5, rounds: Bool = false
  ) -> DiscreteScale {
    DiscreteScale(
      names, start, end, inner: unit(paddingInner), outer: unit(paddingOuter), align: unit(align), rounds: rounds)
  }

  /// Points for names. The padding is the space before the first point and after the last, in steps, 0 to 1.
  package static func point(
    _ names: [String], from start: Double, to end: Double, padding: Double = 0, align: Double = 0.5,
    rounds: Bool = false
  ) -> DiscreteScale {
    DiscreteScale(names, start, end, inner: 1, outer: unit(padding), align: unit(align), rounds: rounds)
  }

  private init(
    _ names: [String], _ start: Double, _ end: Double, inner: Double, outer: Double, align: Double, rounds: Bool
  ) {
    let names = names.firstOccurrences
    let (low, high) = (min(start, end), max(start, end))
    let space = Self.bandSpace(count: names.count, inner: inner, outer: outer)
    let step = (high - low) / (space == 0 ? 1 : space)
    self.step = rounds ? step.rounded(.down) : step
    let rest = high - low - self.step * (Double(names.count) - inner)
    let first = low + rest * align
    let width = self.step * (1 - inner)
    self.first = rounds ? Self.rounded(first) : first
    bandwidth = rounds ? Self.rounded(width) : width
    self.names = names
    (self.start, self.end) = (start, end)
    places = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// The position of a name: the low edge of its band, or its point. Nil for a name that isn't on the scale.
  package func position(of name: String) -> Double? {
    places[name].map { first + step * Double(end < start ? names.count - 1 - $0 : $0) }
  }

  private static func unit(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }

  /// Rounds halves up, as JavaScript does.
  private static func rounded(_ number: Double) -> Double { (number + 0.5).rounded(.down) }

  /// The length of a range in steps: 0 for no names, and at least more than 0 for any.
  package static func bandSpace(count: Int, inner: Double, outer: Double) -> Double {
    guard count > 0 else { return 0 }
    let space = Double(count) - inner + outer * 2
    return space > 0 ? space : 1
  }
}
