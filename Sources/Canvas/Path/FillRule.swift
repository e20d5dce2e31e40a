/// Which regions between crossing outlines are inside.
public enum FillRule: Sendable, Hashable, CaseIterable {
  /// Inside where the outline winds round a point at least once, in either direction.
  case nonZero
  /// Inside where a ray from the point crosses the outline an odd number of times.
  case evenOdd

  /// Whether a point round which the outline winds this often is inside.
  func isInside(winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
