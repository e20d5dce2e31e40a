/// Distances inwards from the four sides of a rectangle, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top side, downwards.
  public var top: Double
  /// The distance from the left side, to the right.
  public var left: Double
  /// The distance from the bottom side, upwards.
  public var bottom: Double
  /// The distance from the right side, to the left.
  public var right: Double

  /// Distances from the four sides, in points. Negative distances are outwards.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Distances from the four sides, in points, with the names of SwiftUI. Leading is left and trailing is right.
  /// Negative distances are outwards.
  public init(top: Double = 0, leading: Double, bottom: Double = 0, trailing: Double) {
    self.init(top: top, left: leading, bottom: bottom, right: trailing)
  }

  /// The same distance on all four sides.
  public init(_ distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No distance on any side.
  public static let zero = EdgeInsets()

  /// The distance from the leading side, which is the left one: the same as `left`.
  public var leading: Double {
    get { left }
    set { left = newValue }
  }

  /// The distance from the trailing side, which is the right one: the same as `right`.
  public var trailing: Double {
    get { right }
    set { right = newValue }
  }
}
