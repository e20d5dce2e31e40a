/// Lines and Bézier curves in user space: one or more subpaths, each open or closed.
///
/// A path is a value: drawing doesn't change it, and copies are independent. Coordinates may be any numbers; a path
/// with a coordinate that is not finite draws nothing and contains nothing.
///
///     var triangle = Path()
///     triangle.move(to: Point(x: 80, y: 50))
///     triangle.addLine(to: Point(x: 140, y: 150))
///     triangle.addLine(to: Point(x: 10, y: 150))
///     triangle.close()
public struct Path: Sendable, Hashable {
  /// One element of a path, with the points it adds.
  public enum Element: Sendable, Hashable {
    /// Begins a subpath at a point.
    case move(to: Point)
    /// A line to a point.
    case line(to: Point)
    /// A quadratic curve to a point, with one control point.
    case quadCurve(to: Point, control: Point)
    /// A cubic curve to a point, with two control points.
    case curve(to: Point, control1: Point, control2: Point)
    /// A line to the start of the subpath, which closes it.
    case close
  }

  package enum Verb: UInt8, Sendable, Hashable {
    case move, line, quadCurve, curve, close

    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  // Two flat arrays, which the flattener reads. A curve's control points come before its end point.
  package internal(set) var verbs: [Verb] = []
  package internal(set) var points: [Point] = []
  // The start of the open subpath, to which `close` returns.
  var subpathStart = Point.zero

  /// A path without elements.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The number of elements.
  package var verbCount: Int { verbs.count }

  mutating func removeAll(keepingCapacity: Bool) {
    verbs.removeAll(keepingCapacity: keepingCapacity)
    points.removeAll(keepingCapacity: keepingCapacity)
    subpathStart = .zero
  }

  mutating func reserveCapacity(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  /// The elements of the path, in the order they were added.
  public var elements: [Element] {
    var result: [Element] = []
    result.reserveCapacity(verbs.count)
    var i = 0
    for verb in verbs {
      switch verb {
      case .move: result.append(.move(to: points[i]))
      case .line: result.append(.line(to: points[i]))
      case .quadCurve: result.append(.quadCurve(to: points[i + 1], control: points[i]))
      case .curve: result.append(.curve(to: points[i + 2], control1: points[i], control2: points[i + 1]))
      case .close: result.append(.close)
      }
      i += verb.pointCount
    }
    return result
  }

  /// The point where the next line would start, or nil in an empty path. After `close` it is the start of the closed
  /// subpath.
  public var currentPoint: Point? {
    guard let last = verbs.last else { return nil }
    return last == .close ? subpathStart : points.last
  }

  /// Whether every coordinate is a finite number.
  public var isFinite: Bool {
    // x·0 is NaN exactly if x is not finite, so one sum is enough.
    var sum = 0.0
    for point in points { sum += point.x * 0 + point.y * 0 }
    return sum == 0
  }
}

/// Which regions between crossing outlines are inside.
public enum FillRule: Sendable, Hashable, CaseIterable {
  /// A point is inside if the outline winds round it at least once, in either direction.
  case nonZero
  /// A point is inside if a ray from it crosses the outline an odd number of times.
  case evenOdd

  /// Whether a point with this winding number is inside.
  func isInside(winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
