package import Canvas

/// A path as the key of a dictionary, hashed by the bits of its coordinates.
package struct PathKey: Hashable {
  package let path: Path
  package var rule = FillRule.nonZero

  package init(_ path: Path, rule: FillRule = .nonZero) {
    self.path = path
    self.rule = rule
  }

  package func hash(into hasher: inout Hasher) {
    var hash = UInt64(truncatingIfNeeded: path.points.count)
    for point in path.points {
      // Adding 0 makes both zeros the same.
      hash = (hash ^ (point.x + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ hash >> 32 ^ (point.y + 0).bitPattern) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 29
    }
    hasher.combine(hash)
  }
}
