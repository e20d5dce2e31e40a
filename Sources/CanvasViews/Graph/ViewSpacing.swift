/// The space that a view prefers around it in a container. Most views prefer 8 points, and a `Spacer` none.
public struct ViewSpacing: Sendable, Hashable {
  private var isZero = false

  /// The usual spacing.
  public init() {}

  /// No space, as that of a `Spacer`.
  public static let zero = changing(ViewSpacing()) { $0.isZero = true }

  /// The space between views if neither has a wish, in points.
  static let standard = 8.0

  /// The distance to the next view in points: 8, or 0 if one of the two prefers no space.
  ///
  /// - Parameters:
  ///   - next: The preference of the next view.
  ///   - axis: The direction from this view to the next. It has no effect.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double { isZero || next.isZero ? 0 : Self.standard }
}
