/// How often each path of at least 9 elements is filled, so that a format can have it once. Only the first different
/// paths are counted, so that a long drawing needs little memory.
package struct PathCounts {
  private var counts: [PathKey: Int] = [:]

  /// The most paths that are counted.
  private static let limit = 1 << 16

  package init(_ recordings: [Recording]) {
    for recording in recordings { count(recording.calls) }
  }

  /// Whether a path is filled at least a number of times.
  package func isRepeated(_ path: Path, atLeast count: Int) -> Bool {
    path.verbCount > 8 && counts[PathKey(path)] ?? 0 >= count
  }

  private mutating func count(_ calls: [DrawingCall]) {
    for call in calls {
      switch call.operation {
      case .fill(let path, _, _, _) where path.verbCount > 8:
        let key = PathKey(path.withoutFlatParts)
        if let known = counts[key] {
          counts[key] = known + 1
        } else if counts.count < Self.limit {
          counts[key] = 1
        }
      case .layer(let calls, _, _): count(calls)
      default: break
      }
    }
  }
}

extension Path {
  /// The factor, a power of ten, with which a path that is drawn in several sizes is written in a size from 1,000 to
  /// 10,000, so that the digits are enough for each; nil if it is too small or too large.
  package var symbolScale: Double? {
    let size = max(boundingBox.width, boundingBox.height)
    guard size > 1e-6, size < 1e6 else { return nil }
    var scale = 1.0
    while size * scale < 1_000 { scale *= 10 }
    return scale
  }
}

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
