extension Path {
  /// Starts a new subpath. One that was begun and got no line draws nothing.
  public mutating func move(to point: Point) {
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    subpathStart = point
  }

  /// A straight line from the current point. In an empty path it only moves there.
  public mutating func addLine(to point: Point) {
    guard continueSubpath(orMoveTo: point) else { return }
    verbs.append(.line)
    points.append(point)
  }

  /// A subpath through the points, open: a move to the first and lines to the others.
  public mutating func addLines(between linePoints: [Point]) {
    guard let first = linePoints.first else { return }
    move(to: first)
    for point in linePoints.dropFirst() { addLine(to: point) }
  }

  /// A quadratic Bézier curve from the current point. In an empty path it starts at its control point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    _ = continueSubpath(orMoveTo: control)
    verbs.append(.quadCurve)
    points.append(control)
    points.append(end)
  }

  /// A cubic Bézier curve from the current point. In an empty path it starts at its first control point.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    _ = continueSubpath(orMoveTo: control1)
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the current subpath with a line to its start, and joins the two there. Without one it does nothing.
  public mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Adds another path's subpaths, after the transform.
  public mutating func addPath(_ path: Path, transform: Transform = .identity) {
    guard !path.isEmpty else { return }
    // As with `move(to:)`, a subpath that was begun and got no line is gone.
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
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// The same outline walked the other way: each subpath from its end to its start, in the same order of subpaths.
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

  // Makes sure that there is a subpath to add to: false where the path was empty and now only stands at `point`.
  private mutating func continueSubpath(orMoveTo point: Point) -> Bool {
    guard let last = verbs.last else {
      move(to: point)
      return false
    }
    if last == .close { move(to: subpathStart) }
    return true
  }

  // One subpath: its first point, then what its verbs (without move and close) add.
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
}

extension Path {
  /// Adds what follows the first move of a path that begins where this one stands.
  mutating func append(continuing path: Path) {
    guard path.verbs.first == .move else { return }
    if verbs.last == .close { move(to: subpathStart) }
    verbs.append(contentsOf: path.verbs.dropFirst())
    points.append(contentsOf: path.points.dropFirst())
    if path.verbs.dropFirst().contains(.move) { subpathStart = path.subpathStart }
  }
}
