extension Path {
  /// The path without its parts whose points are all on one line. They have no inside, but viewers of PDF files fill them
  /// as thick as a pixel.
  package var withoutFlatParts: Path {
    var result = Path()
    var (verb, point) = (0, 0)
    while verb < verbs.count {
      let (firstVerb, firstPoint) = (verb, point)
      repeat {
        point += verbs[verb].pointCount
        verb += 1
      } while verb < verbs.count && verbs[verb] != .move
      guard !Self.areInLine(points[firstPoint..<point]) else { continue }
      result.verbs += verbs[firstVerb..<verb]
      result.points += points[firstPoint..<point]
    }
    return result.verbs.count == verbs.count ? self : result
  }

  private static func areInLine(_ points: ArraySlice<Point>) -> Bool {
    guard let first = points.first, let second = points.first(where: { $0 != first }) else { return true }
    let line = second - first
    return points.allSatisfy { point in
      let other = point - first
      return abs(line.dx * other.dy - line.dy * other.dx) <= 1e-9 * line.length * other.length
    }
  }
}
