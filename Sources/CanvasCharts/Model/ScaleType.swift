/// How the values along an axis become places.
public struct ScaleType: Sendable, Hashable {
  /// The kind of the scale in a plot.
  let kind: PlotScaleKind
  private(set) var exponent: Double?

  private init(_ kind: PlotScaleKind, exponent: Double? = nil) { (self.kind, self.exponent) = (kind, exponent) }

  /// In proportion.
  public static let linear = ScaleType(.linear)
  /// By logarithm. Values that aren't positive are left out.
  public static let log = ScaleType(.log)
  /// By logarithm on both sides of zero, and in proportion close to it.
  public static let symmetricLog = ScaleType(.symlog)
  /// By square root.
  public static let squareRoot = ScaleType(.sqrt)
  /// By the calendar.
  public static let date = ScaleType(.time)
  /// A place for each value.
  public static let category = ScaleType(.band)

  /// By a power. An exponent that is not positive and finite counts as 1.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(.pow, exponent: exponent.isFinite && exponent > 0 ? exponent : 1)
  }
}

/// The values along an axis, found from the marks.
public struct AutomaticScaleDomain: Sendable, Hashable {
  var includesZero: Bool?
  var isReversed: Bool

  /// All values of the marks.
  public static let automatic = AutomaticScaleDomain(includesZero: nil, isReversed: false)

  /// All values of the marks.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero is on the axis. If nil, it is unless only lines have values there.
  ///   - reversed: Whether the axis runs in the other direction.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool = false) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
}

/// The part of a plot that the values along an axis take.
public struct PlotDimensionScaleRange: Sendable, Hashable {
  /// The distance from both ends of the axis in points.
  let padding: Double

  /// The whole plot, less a distance in points at both ends. One that is negative or not finite counts as 0.
  public static func plotDimension(padding: Double = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: padding.isFinite ? max(padding, 0) : 0)
  }
}

/// Whether something is shown.
public enum Visibility: Sendable, Hashable, CaseIterable {
  /// As the chart decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
