extension Path {
  /// The path without its parts whose points are all on one line. They have no inside, but viewers of PDF files fill them
  /// as thick as a pixel.
  package var withoutFlatParts: Path {
    var result = Path()
    var (start, rest) = (0, points[...])
    while start < verbs.count {
      let end = verbs[(start + 1)...].firstIndex(of: .move) ?? verbs.count
      let part = rest.prefix(verbs[start..<end].reduce(0) { $0 + $1.pointCount })
      if !Self.areInLine(part) {
        result.verbs += verbs[start..<end]
        result.points += part
      }
      (start, rest) = (end, rest.dropFirst(part.count))
    }
    return result.verbs.count == verbs.count ? self : result
  }

  private static func areInLine(_ points: ArraySlice<Point>) -> Bool {
    guard let first = points.first, let second = points.first(where: { $0 != first }) else { return true }
    let line = second - first
    return points.allSatisfy { abs(line.cross($0 - first)) <= 1e-9 * line.length * ($0 - first).length }
  }
}
