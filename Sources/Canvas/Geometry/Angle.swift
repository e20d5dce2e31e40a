/// An angle in degrees or radians. Zero points to the right, and because y points down, increasing angles turn
/// clockwise as you see it.
///
///     context.rotate(by: .degrees(30))
///     path.addArc(center: center, radius: 40, startAngle: .degrees(-90), endAngle: .degrees(30), direction: .clockwise)
///
/// Numbers without a unit are radians everywhere: `rotate(by: .pi / 6)` is the same as `rotate(by: .degrees(30))`.
public struct Angle: Sendable, Hashable {
  /// The angle in radians: π is half a turn.
  public var radians: Double

  /// The angle in degrees: 180 is half a turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of a number of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of a number of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }

  private init(radians: Double) { self.radians = radians }
}

extension Angle: Comparable {
  /// Whether the first angle is smaller. Whole turns count: −10° is smaller than 350°.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
  /// The sum of two angles. Whole turns are kept.
  public static func + (a: Angle, b: Angle) -> Angle { .radians(a.radians + b.radians) }
  /// The difference of two angles. Whole turns are kept.
  public static func - (a: Angle, b: Angle) -> Angle { .radians(a.radians - b.radians) }
  /// The same angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { .radians(-angle.radians) }
  /// The angle multiplied by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle { .radians(angle.radians * factor) }
}

/// A direction of rotation, as you see it: y points down, so increasing angles turn clockwise.
public enum RotationDirection: Sendable, Hashable, CaseIterable {
  /// From the right to the bottom, the left and the top.
  case clockwise
  /// From the right to the top, the left and the bottom.
  case counterclockwise
}
