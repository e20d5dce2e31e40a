/// How a line or the edge of an area goes from mark to mark.
public struct InterpolationMethod: Sendable, Hashable {
  /// The curve in a plot.
  let curve: PlotCurve.Name
  private(set) var tension: Double?

  private init(_ curve: PlotCurve.Name, tension: Double? = nil) { (self.curve, self.tension) = (curve, tension) }

  /// Straight.
  public static let linear = InterpolationMethod(.linear)
  /// A smooth curve without extremes between the marks.
  public static let monotone = InterpolationMethod(.monotone)
  /// Catmull and Rom's curve through the marks, centripetal.
  public static let catmullRom = InterpolationMethod(.catmullRom, tension: 0.5)
  /// A cardinal spline through the marks.
  public static let cardinal = InterpolationMethod(.cardinal, tension: 0)
  /// Level from a mark to the place of the next one.
  public static let stepStart = InterpolationMethod(.stepAfter)
  /// Level around a mark, with the steps half-way between marks.
  public static let stepCenter = InterpolationMethod(.step)
  /// Level from the place of the mark before to the mark.
  public static let stepEnd = InterpolationMethod(.stepBefore)

  /// Catmull and Rom's curve. `alpha` is 0 for the uniform, 0.5 for the centripetal, 1 for the chordal one; it is
  /// clamped to 0…1.
  public static func catmullRom(alpha: Double) -> InterpolationMethod {
    InterpolationMethod(.catmullRom, tension: alpha.isFinite ? min(max(alpha, 0), 1) : 0.5)
  }

  /// A cardinal spline. `tension` is 0 for the roundest curve and 1 for straight lines; it is clamped to 0…1.
  public static func cardinal(tension: Double) -> InterpolationMethod {
    InterpolationMethod(.cardinal, tension: tension.isFinite ? min(max(tension, 0), 1) : 0)
  }
}
