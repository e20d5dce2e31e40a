extension Path {
  /// A closed rectangle with continuous corners: the sides bend into them without a jump in curvature.
  ///
  /// See `addContinuousRoundedRect(in:radii:)`. The radius is clamped to 0…half the shorter side.
  public init(continuousRoundedRect rect: Rect, cornerRadius: Double) {
    self.init()
    addContinuousRoundedRect(in: rect, radii: CornerRadii(cornerRadius))
  }

  /// A closed rectangle with continuous corners and a radius for each of them.
  public init(continuousRoundedRect rect: Rect, radii: CornerRadii) {
    self.init()
    addContinuousRoundedRect(in: rect, radii: radii)
  }

  /// Adds a closed rectangle with continuous corners, clockwise from the left end of the top side.
  ///
  /// A quarter circle has the curvature 1/radius throughout, and the eye notices the jump where it meets the side.
  /// Here the curvature rises from 0 at the side to about 1.32/radius on the corner's diagonal, where the outline
  /// passes through the same point as the quarter circle. A corner uses 1.5 radii of its sides. If a side is too
  /// short for that, all corners use less by the same factor, down to 1 radius, where they are quarter circles to a
  /// hundredth of the radius. (Below 1.1 the curvature overshoots next to the side, on a piece too short to see.)
  /// Radii are fitted as by `addRoundedRect(in:radii:)`. A corner of radius 0 is square; a null rectangle adds
  /// nothing.
  public mutating func addContinuousRoundedRect(in rect: Rect, radii: CornerRadii) {
    guard !rect.isNull else { return }
    let size = Size(width: rect.width, height: rect.height)
    let r = radii.fitting(size)
    let corner = ContinuousCorner(reach: Self.continuousReach(of: r, in: size))
    let k = rect.corners
    let right = Vector(dx: 1, dy: 0)
    let down = Vector(dx: 0, dy: 1)
    move(to: k[0] + right * (corner.reach * r.topLeft))
    corner.add(to: &self, at: k[1], radius: r.topRight, from: -right, onto: down)
    corner.add(to: &self, at: k[2], radius: r.bottomRight, from: -down, onto: -right)
    corner.add(to: &self, at: k[3], radius: r.bottomLeft, from: right, onto: -down)
    if r.topLeft != 0 { corner.add(to: &self, at: k[0], radius: r.topLeft, from: down, onto: right) }
    close()
  }

  // The number of radii that each corner may use of its sides, so that no side is shorter than its two corners.
  private static func continuousReach(of r: CornerRadii, in size: Size) -> Double {
    var reach = ContinuousCorner.fullReach
    for (side, sum) in [
      (size.width, r.topLeft + r.topRight), (size.width, r.bottomLeft + r.bottomRight),
      (size.height, r.topLeft + r.bottomLeft), (size.height, r.topRight + r.bottomRight),
    ] where sum > 0 && side < reach * sum {
      reach = side / sum
    }
    return max(reach, 1)
  }
}

/// The shape of a continuous corner: two cubics that mirror each other at the diagonal.
///
/// In radii from the corner, the control points of the first cubic are on the side at `reach`, `second` and `third`,
/// so that it starts with curvature 0. The last one is on the diagonal at `third`/2, reached at 45°. `third` puts it
/// on the quarter circle; `second` makes the curvature stationary there, so that the curvature and its rate of change
/// are both continuous. With m = second − third and n = reach − second that is n = 2m·(3m/third − 2), a quadratic
/// equation for m.
private struct ContinuousCorner {
  static let fullReach = 1.5
  // 2 − √2: half of it is the position of the quarter circle's point on the diagonal.
  private static let third = 0.585786437626904951

  let reach: Double
  private let second: Double

  /// - Parameter reach: 1…1.5.
  init(reach: Double) {
    self.reach = reach
    let third = Self.third
    second = third + third * (3 + (9 + 24 * (reach - third) / third).squareRoot()) / 12
  }

  /// Adds the line to the corner's start and the corner.
  ///
  /// - Parameters:
  ///   - back: The direction from the corner back along the side on which the path arrives.
  ///   - on: The direction along the side on which the path continues.
  func add(to path: inout Path, at corner: Point, radius: Double, from back: Vector, onto on: Vector) {
    guard radius != 0 else { return path.addLine(to: corner) }
    path.addLine(to: corner + back * (reach * radius))
    let half = Self.third / 2 * radius
    path.addCurve(
      to: corner + back * half + on * half, control1: corner + back * (second * radius),
      control2: corner + back * (Self.third * radius))
    path.addCurve(
      to: corner + on * (reach * radius), control1: corner + on * (Self.third * radius),
      control2: corner + on * (second * radius))
  }
}
