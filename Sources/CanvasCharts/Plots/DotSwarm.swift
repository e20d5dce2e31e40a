internal import Canvas

/// Moves dots on a line to its sides, so that they don't cover each other.
///
/// Each dot is as near to the line as it can be without touching one that is already placed. Where there are too many for
/// the width, the dots are at random sides, from a fixed seed.
struct DotSwarm {
  /// The diameter of a dot in points.
  let diameter: Double
  /// The greatest distance from the line.
  let reach: Double

  /// The number of dots above which all are at random.
  private static let limit = 3000

  /// The distances from the line.
  ///
  /// - Parameter places: The places along the line in points, ascending.
  func offsets(_ places: [Double]) -> [Double] {
    guard reach > 0, diameter > 0, places.count <= Self.limit, let packed = packed(places) else {
      return scattered(places)
    }
    return packed
  }

  /// Nil if a dot has no place.
  private func packed(_ places: [Double]) -> [Double]? {
    var offsets: [Double] = []
    var start = 0
    for (index, place) in places.enumerated() {
      while start < index, place - places[start] >= diameter { start += 1 }
      // The intervals of offsets at which the dot would touch others.
      let blocked = (start..<index).map { other -> (low: Double, high: Double) in
        let distance = place - places[other]
        let half = max(diameter * diameter - distance * distance, 0).squareRoot()
        return (offsets[other] - half, offsets[other] + half)
      }
      let candidates = [0.0] + blocked.flatMap { [$0.low, $0.high] }
      let free = candidates.filter { candidate in
        abs(candidate) <= reach && !blocked.contains { candidate > $0.low + 1e-9 && candidate < $0.high - 1e-9 }
      }
      // Of two sides, dots alternate.
      let best = free.min { a, b in
        abs(abs(a) - abs(b)) > 1e-9 ? abs(a) < abs(b) : index.isMultiple(of: 2) ? a < b : a > b
      }
      guard let best else { return nil }
      offsets.append(best)
    }
    return offsets
  }

  private func scattered(_ places: [Double]) -> [Double] {
    var generator = SeededGenerator(seed: 1)
    return places.map { _ in Double(generator.next() >> 11) * 0x1p-53 * 2 * reach - reach }
  }
}
