extension Double {
  /// A channel of a colour, rounded to bytes as in pixels, 0…1.
  package var channel: Double { self > 0 ? (min(self, 1) * 255).rounded() / 255 : 0 }
}

extension Transform {
  /// The factor by which lengths grow, if it is the same in all directions.
  package var similarity: Double? {
    let (u, v) = (Vector(dx: a, dy: b), Vector(dx: c, dy: d))
    guard abs(u.dot(v)) <= 1e-6 * u.length * v.length, abs(u.length - v.length) <= 1e-6 * u.length else { return nil }
    return u.length
  }

  /// Whether horizontal lines stay horizontal, and vertical ones vertical.
  package var isUpright: Bool { b == 0 && c == 0 }

  /// The factor by which lengths grow on average.
  package var meanScale: Double { abs(determinant).squareRoot() }
}

extension StrokeStyle {
  /// The length of dashes and lines without one, in the style's points: viewers leave them out, also those that would be
  /// dots or squares.
  package var shortestDash: Double { cap == .butt ? 0 : width / 100 }

  /// The dashes and their start as PDF and SVG take them, in the style's points; nil for a solid line.
  package var vectorDashes: (lengths: [Double], start: Double)? {
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else { return nil }
    let period = dash.reduce(0, +) * 2
    let phase = dashPhase.isFinite ? dashPhase : 0
    var lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    // A dash takes what it grows from the gap after it, so that the next one starts where it would.
    for index in stride(from: 0, to: lengths.count, by: 2) where lengths[index] < shortestDash {
      lengths[index + 1] = max(lengths[index + 1] - (shortestDash - lengths[index]), 0)
      lengths[index] = shortestDash
    }
    return (lengths, phase - (phase / period).rounded(.down) * period)
  }
}

/// The resolution of what a format draws as images.
package enum VectorResolution {
  /// The number of pixels per point for a number per inch, clamped to 36…2,400; NaN counts as 36.
  package static func pixelsPerPoint(_ perInch: Double) -> Double { (perInch > 36 ? min(perInch, 2_400) : 36) / 72 }
}
