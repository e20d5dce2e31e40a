extension Path {
  /// Starts a new subpath. A subpath without any line or curve draws nothing.
  public mutating func move(to point: Point) {
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    subpathStart = point
  }

  /// Adds a straight line from the current point. If the path is empty, it only moves there.
  public mutating func addLine(to point: Point) {
    guard continueSubpath(orMoveTo: point) else { return }
    verbs.append(.line)
    points.append(point)
  }

  /// Adds an open subpath through the points: a move to the first point and lines to the others.
  public mutating func addLines(between linePoints: [Point]) {
    guard let first = linePoints.first else { return }
    move(to: first)
    for point in linePoints.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve from the current point. In an empty path it starts at its control point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    _ = continueSubpath(orMoveTo: control)
    verbs.append(.quadCurve)
    points.append(control)
    points.append(end)
  }

  /// Adds a cubic Bézier curve from the current point. In an empty path it starts at its first control point.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    _ = continueSubpath(orMoveTo: control1)
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the current subpath with a line to its start, and joins the ends there. Does nothing if there is no open
  /// subpath.
  public mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Adds another path's subpaths, after the transform.
  public mutating func addPath(_ path: Path, transform: Transform = .identity) {
    guard !path.isEmpty else { return }
    // As with `move(to:)`, a subpath without any line or curve is dropped.
    if verbs.last == .move {
      verbs.removeLast()
      points.removeLast()
    }
    verbs.append(contentsOf: path.verbs)
    if transform.isIdentity {
      points.append(contentsOf: path.points)
      subpathStart = path.subpathStart
    } else {
      points.append(contentsOf: path.points.lazy.map { $0.applying(transform) })
      subpathStart = path.subpathStart.applying(transform)
    }
  }

  /// The path after the transform.
  public func applying(_ transform: Transform) -> Path {
    changing(Path()) { $0.addPath(self, transform: transform) }
  }

  /// The same outline in the opposite direction: each subpath runs from its end to its start. The order of the
  /// subpaths is kept.
  public var reversed: Path {
    var result = Path()
    for subpath in subpaths {
      result.move(to: subpath.points[subpath.points.count - 1])
      var i = subpath.points.count - 1
      for verb in subpath.verbs.reversed() {
        let p = subpath.points
        switch verb {
        case .line: result.addLine(to: p[i - 1])
        case .quadCurve: result.addQuadCurve(to: p[i - 2], control: p[i - 1])
        case .curve: result.addCurve(to: p[i - 3], control1: p[i - 1], control2: p[i - 2])
        case .move, .close: break
        }
        i -= verb.pointCount
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  // Makes sure that there is a subpath to add to. Returns false if the path was empty and has only moved to `point`.
  private mutating func continueSubpath(orMoveTo point: Point) -> Bool {
    guard let last = verbs.last else {
      move(to: point)
      return false
    }
    if last == .close { move(to: subpathStart) }
    return true
  }

  // One subpath: its first point, then the points of its verbs (without move and close).
  private struct Subpath {
    var points: [Point]
    var verbs: [Verb] = []
    var isClosed = false
  }

  private var subpaths: [Subpath] {
    var result: [Subpath] = []
    var i = 0
    for verb in verbs {
      switch verb {
      case .move: result.append(Subpath(points: [points[i]]))
      case .close: result[result.count - 1].isClosed = true
      default:
        result[result.count - 1].verbs.append(verb)
        result[result.count - 1].points.append(contentsOf: points[i..<i + verb.pointCount])
      }
      i += verb.pointCount
    }
    return result
  }

  /// Adds the elements after the first move of a path that begins at this path's current point.
  mutating func append(continuing path: Path) {
    guard path.verbs.first == .move else { return }
    if verbs.last == .close { move(to: subpathStart) }
    verbs.append(contentsOf: path.verbs.dropFirst())
    points.append(contentsOf: path.points.dropFirst())
    if path.verbs.dropFirst().contains(.move) { subpathStart = path.subpathStart }
  }
}
