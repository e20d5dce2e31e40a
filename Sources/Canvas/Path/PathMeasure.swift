internal import CanvasMath

/// A path laid out along its length: its subpaths one after the other, closing lines included.
package struct PathMeasure {
  /// A line or a curve of positive length.
  struct Piece {
    enum Shape {
      case line(Point, Point)
      // Indirect, so that the pieces of a path of millions of lines are no larger than lines.
      indirect case quadCurve(QuadraticCurve, CurveLength)
      indirect case curve(CubicCurve, CurveLength)
    }
    var shape: Shape
    var length: Double
    /// The length of the subpath before this piece.
    var start = 0.0
  }

  struct Subpath {
    /// The pieces with a length; others are left out.
    var pieces: [Piece] = []
    var isClosed = false
    /// The length of the path before this subpath.
    var start: Double
    var length = 0.0
    /// The ranges of the subpath's verbs and points in the path.
    var verbs: Range<Int>
    var points: Range<Int>
  }

  let path: Path
  private(set) var subpaths: [Subpath] = []
  package private(set) var length = 0.0

  /// Lengths that differ by less are equal. Sums of lengths are rounded, and must not leave sliver pieces.
  var slack: Double { length * 1e-12 }

  /// Nil if the path has a coordinate that is not finite or is beyond ±1e150, where its square might overflow.
  package init?(_ path: Path) {
    guard path.points.allSatisfy({ abs($0.x) <= 1e150 && abs($0.y) <= 1e150 }) else { return nil }
    self.path = path
    var i = 0
    var start = Point.zero
    var current = Point.zero
    for (k, verb) in path.verbs.enumerated() {
      let p = path.points
      switch verb {
      case .move:
        subpaths.append(Subpath(start: length, verbs: k..<k, points: i..<i))
        start = p[i]
        current = start
      case .line: add(Piece(line: current, p[i]))
      case .quadCurve: add(Piece(QuadraticCurve(p0: current, p1: p[i], p2: p[i + 1])))
      case .curve: add(Piece(CubicCurve(p0: current, p1: p[i], p2: p[i + 1], p3: p[i + 2])))
      case .close:
        add(Piece(line: current, start))
        subpaths[subpaths.count - 1].isClosed = true
        current = start
      }
      i += verb.pointCount
      if verb != .close { current = p[i - 1] }
      subpaths[subpaths.count - 1].verbs = subpaths[subpaths.count - 1].verbs.lowerBound..<k + 1
      subpaths[subpaths.count - 1].points = subpaths[subpaths.count - 1].points.lowerBound..<i
    }
  }

  private mutating func add(_ piece: Piece) {
    guard piece.length > 0 else { return }
    let last = subpaths.count - 1
    var piece = piece
    piece.start = subpaths[last].length
    subpaths[last].pieces.append(piece)
    subpaths[last].length += piece.length
    length = subpaths[last].start + subpaths[last].length
  }

  /// The point and the direction at a length along the path; nil outside of it.
  package func place(atLength length: Double) -> (point: Point, tangent: Vector)? {
    guard length >= 0, length <= self.length, let found = piece(atLength: length) else { return nil }
    return (found.piece.point(atLength: found.length), found.piece.tangent(atLength: found.length))
  }

  /// The piece at a length along the path, and the length on that piece; nil if the path has no length. At the
  /// boundary of two pieces it is the second one. A length outside the path gives the nearest end.
  func piece(atLength length: Double) -> (piece: Piece, length: Double)? {
    // This also replaces NaN.
    let length = length > 0 ? length : 0
    guard let subpath = subpaths.last(where: { $0.length > 0 && $0.start <= length }) else { return nil }
    let rest = length - subpath.start
    let piece = subpath.pieces[subpath.pieceIndex(atLength: rest)]
    return (piece, min(rest - piece.start, piece.length))
  }

  /// Adds a subpath unchanged.
  func addWhole(_ subpath: Subpath, to result: inout Path) {
    result.verbs.append(contentsOf: path.verbs[subpath.verbs])
    result.points.append(contentsOf: path.points[subpath.points])
    result.subpathStart = path.points[subpath.points.lowerBound]
  }
}

extension PathMeasure.Subpath {
  /// The index of the last piece that begins at or before the length. There must be a piece.
  func pieceIndex(atLength length: Double) -> Int { max(pieces.partitionIndex { $0.start > length } - 1, 0) }

  /// Adds the part between two lengths of the subpath, either as an open subpath or as the continuation of the
  /// subpath whose current point is at `start`. Curves stay curves. Equal lengths give a line of length 0.
  func addPart(from start: Double, to end: Double, continuing: Bool = false, to result: inout Path) {
    guard !pieces.isEmpty else { return }
    let slack = length * 1e-12
    var i = pieceIndex(atLength: start)
    guard start + slack < end else {
      let point = pieces[i].point(atLength: start - pieces[i].start)
      result.move(to: point)
      result.addLine(to: point)
      return
    }
    while i + 1 < pieces.count, pieces[i + 1].start - slack <= start { i += 1 }
    var isBegun = continuing
    while i < pieces.count, pieces[i].start + slack < end {
      let piece = pieces[i]
      let shape = piece.part(from: start - piece.start, to: end - piece.start, slack: slack)
      switch shape {
      case .line(let a, let b):
        if !isBegun { result.move(to: a) }
        result.addLine(to: b)
      case .quadCurve(let curve, _):
        if !isBegun { result.move(to: curve.p0) }
        result.addQuadCurve(to: curve.p2, control: curve.p1)
      case .curve(let curve, _):
        if !isBegun { result.move(to: curve.p0) }
        result.addCurve(to: curve.p3, control1: curve.p1, control2: curve.p2)
      }
      isBegun = true
      i += 1
    }
  }
}

extension PathMeasure.Piece {
  fileprivate init(line a: Point, _ b: Point) {
    self.init(shape: .line(a, b), length: a.distance(to: b))
  }

  fileprivate init(_ curve: QuadraticCurve) {
    let measured = CurveLength(curve.elevated)
    self.init(shape: .quadCurve(curve, measured), length: measured.total)
  }

  fileprivate init(_ curve: CubicCurve) {
    let measured = CurveLength(curve)
    self.init(shape: .curve(curve, measured), length: measured.total)
  }

  func point(atLength length: Double) -> Point {
    let t = parameter(atLength: length)
    switch shape {
    case .line(let a, let b): return t == 1 ? b : a.interpolated(to: b, at: t)
    case .quadCurve(let curve, _): return t == 1 ? curve.p2 : curve.point(at: t)
    case .curve(let curve, _): return t == 1 ? curve.p3 : curve.point(at: t)
    }
  }

  /// The unit vector in the direction in which the piece continues at a length.
  func tangent(atLength length: Double) -> Vector {
    let curve: CubicCurve
    switch shape {
    case .line(let a, let b): return Self.unit(b - a) ?? Vector(dx: 1, dy: 0)
    case .quadCurve(let quadratic, _): curve = quadratic.elevated
    case .curve(let cubic, _): curve = cubic
    }
    // The first control point that differs from the curve's start gives the direction at the start; the last one that
    // differs from the end gives the direction at the end. If handles have length 0, and at cusps, the derivative is
    // zero.
    let t = parameter(atLength: length)
    let candidates: [Vector]
    if t == 1 {
      candidates = [curve.p3 - curve.p2, curve.p3 - curve.p1, curve.p3 - curve.p0]
    } else {
      let rest = t == 0 ? curve : curve.split(at: t).1
      candidates = [rest.p1 - rest.p0, rest.p2 - rest.p0, rest.p3 - rest.p0]
    }
    // Splitting equal points leaves noise, which is no direction.
    let noise = max(curve.controlBounds.width, curve.controlBounds.height) * 1e-9 * (t == 1 ? 1 : 1 - t)
    let direction = candidates.first { max(abs($0.dx), abs($0.dy)) > noise } ?? candidates[2]
    return Self.unit(direction) ?? Vector(dx: 1, dy: 0)
  }

  /// The part between two lengths of the piece. The whole piece is returned exactly, and a part that begins or ends
  /// with the piece keeps its exact end point.
  fileprivate func part(from start: Double, to end: Double, slack: Double) -> Shape {
    let t0 = start <= slack ? 0 : parameter(atLength: start)
    let t1 = end >= length - slack ? 1 : max(parameter(atLength: end), t0)
    switch shape {
    case .line(let a, let b):
      return .line(
        t0 == 0 ? a : t0 == 1 ? b : a.interpolated(to: b, at: t0), t1 == 1 ? b : a.interpolated(to: b, at: t1))
    case .quadCurve(let curve, let measured):
      let head = t1 == 1 ? curve : curve.split(at: t1).0
      return .quadCurve(t0 == 0 ? head : head.split(at: t0 / t1).1, measured)
    case .curve(let curve, let measured):
      let head = t1 == 1 ? curve : curve.split(at: t1).0
      return .curve(t0 == 0 ? head : head.split(at: t0 / t1).1, measured)
    }
  }

  private func parameter(atLength length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < self.length else { return 1 }
    switch shape {
    case .line: return length / self.length
    case .quadCurve(_, let measured), .curve(_, let measured): return measured.parameter(atLength: length)
    }
  }

  // Also works for vectors whose squares underflow.
  private static func unit(_ v: Vector) -> Vector? {
    let scale = max(abs(v.dx), abs(v.dy))
    guard scale > 0 else { return nil }
    return Vector(dx: v.dx / scale, dy: v.dy / scale).normalized
  }
}
