/// What is drawn over a colour, so that a mark can be told from others without it.
///
/// Lines of 1.2 points, 6 points apart.
public enum ChartPattern: String, Sendable, Hashable, CaseIterable {
  /// Lines that rise to the right at 45°.
  case rising
  /// Dots.
  case dots
  /// Lines in both directions at 45°.
  case cross
  /// Lines that fall to the right at 45°.
  case falling
  /// Level lines.
  case horizontal
  /// No pattern.
  case none

  /// From one line's middle to the next, in points.
  public static let pitch = 6.0
  /// How wide lines are, and half of what dots are, in points.
  public static let width = 1.2

  /// What tells lines apart as patterns tell marks: lengths of dashes and of what is between them, in points. The first
  /// line has none.
  static let dashes: [[Double]] = [
    [], [8, 4], [2.5, 2.5], [10, 3, 2.5, 3], [4.5, 3], [10, 3, 2.5, 3, 2.5, 3],
  ]

  /// What tells the rounds of a palette apart.
  static let repeated = allCases.filter { $0 != .none }
}
