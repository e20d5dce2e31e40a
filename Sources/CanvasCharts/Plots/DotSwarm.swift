/// Moves dots on a line to its sides, so that they don't cover each other.
///
/// Each dot is as near to the line as it can be without touching one that is already placed. If there are a few dots too
/// many for the width, these are at random sides, from a fixed seed. If there are many, all are.
package struct DotSwarm {
  /// The diameter of a dot in points.
  package let diameter: Double
  /// The greatest distance from the line.
  package let reach: Double

  /// A swarm of dots with a diameter, at most a distance from the line.
  package init(diameter: Double, reach: Double) { (self.diameter, self.reach) = (diameter, reach) }

  /// The number of dots above which all are at random.
  private static let limit = 3000
  /// The parts of a diameter by which dots are apart, in turn, and the part of dots that may have no place.
  private static let parts = (distances: [1, 0.85, 0.7], homeless: 0.04)

  /// The distances from the line, by group. If one group is at random, all are.
  ///
  /// - Parameter groups: The places along the line in points, ascending, of each group of dots.
  package func offsets(_ groups: [[Double]]) -> [[Double]] {
    var generator = SeededGenerator(seed: 1)
    guard reach > 0, diameter > 0, groups.allSatisfy({ $0.count <= Self.limit }) else {
      return groups.map { $0.map { _ in side(&generator) } }
    }
    for part in Self.parts.distances {
      let packed = groups.compactMap { self.packed($0, diameter * part, &generator) }
      if packed.count == groups.count { return packed }
    }
    return groups.map { $0.map { _ in side(&generator) } }
  }

  /// Nil if too many dots have no place.
  private func packed(_ places: [Double], _ diameter: Double, _ generator: inout SeededGenerator) -> [Double]? {
    var offsets: [Double] = []
    var (start, homeless) = (0, 0.0)
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
      if best == nil { homeless += 1 }
      guard homeless <= Self.parts.homeless * Double(places.count) else { return nil }
      offsets.append(best ?? side(&generator))
    }
    return offsets
  }

  private func side(_ generator: inout SeededGenerator) -> Double {
    Double(generator.next() >> 11) * 0x1p-53 * 2 * reach - reach
  }
}
