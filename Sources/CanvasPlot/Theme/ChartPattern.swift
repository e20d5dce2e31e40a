/// A pattern over a colour, which distinguishes marks without colours.
///
/// Lines are 1.2 points wide and 6 points apart.
public enum ChartPattern: String, Sendable, Hashable, CaseIterable {
  /// Lines that rise to the right at 45°.
  case rising
  /// Dots.
  case dots
  /// Lines in both directions at 45°.
  case cross
  /// Lines that fall to the right at 45°.
  case falling
  /// Horizontal lines.
  case horizontal
  /// No pattern.
  case none

  /// The distance between the centres of two lines, in points.
  public static let pitch = 6.0
  /// The width of lines, and the radius of dots, in points.
  public static let width = 1.2

  /// The dashes that distinguish lines, as patterns distinguish marks: the lengths of dashes and gaps, in points. The
  /// first line is solid.
  static let dashes: [[Double]] = [
    [], [8, 4], [2.5, 2.5], [10, 3, 2.5, 3], [4.5, 3], [10, 3, 2.5, 3, 2.5, 3],
  ]

  /// The patterns that distinguish the rounds of a palette.
  static let repeated = allCases.filter { $0 != .none }
}
