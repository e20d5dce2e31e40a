/// Colours between some at equal distances, from 0 to 1, in the way of Vega's interpolation of ranges of colours.
package struct ColorRamp: Sendable, Hashable {
  private let stops: [ColorPoint]
  private let alphas: [Double]
  private let blend: ColorBlend
  private var from = 0.0
  private var to = 1.0

  /// A ramp through colours.
  ///
  /// - Parameters:
  ///   - colors: The colours. If empty, the ramp has no colours.
  ///   - blend: The way to mix two neighbours.
  package init(_ colors: [Color], blend: ColorBlend = .rgb) {
    stops = colors.map(blend.point)
    alphas = colors.map(\.alpha)
    self.blend = blend
  }

  /// The colour at a part of the ramp. Outside of 0 to 1, the last pieces go on. Nil for NaN.
  package func color(at part: Double) -> Color? {
    let place = from + part * (to - from)
    guard let last = stops.indices.last, !place.isNaN else { return nil }
    guard last > 0 else { return blend.color(stops[0], alpha: alphas[0]) }
    let scaled = place * Double(last)
    let piece = Int(min(max(scaled.rounded(.down), 0), Double(last - 1)))
    let rest = scaled - Double(piece)
    return blend.color(
      blend.mix(stops[piece], stops[piece + 1], rest),
      alpha: ColorBlend.straight(alphas[piece], alphas[piece + 1], rest))
  }

  /// A part of the ramp. The ends may be in either order.
  package func part(from start: Double, to end: Double) -> ColorRamp {
    changing(self) { ($0.from, $0.to) = (from + start * (to - from), from + end * (to - from)) }
  }

  /// Some colours of the ramp at equal distances, without its ends, as Vega chooses them for classes. At most 10,000.
  package func colors(count: Int) -> [Color] {
    let count = min(max(count, 0), BinnedScale.limit)
    return (0..<count).compactMap { color(at: Double($0 + 1) / Double(count + 1)) }
  }
}
