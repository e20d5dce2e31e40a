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
