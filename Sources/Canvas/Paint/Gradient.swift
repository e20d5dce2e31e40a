/// Colours along a line from 0 to 1, and how they are mixed. A `Paint` gives the gradient a position.
///
///     let gradient = Gradient(colors: [.red, .yellow, .blue])
///     context.fill(context.bounds, with: .linearGradient(gradient, from: .zero, to: Point(x: 100, y: 0)))
///
/// Stops are used in ascending order of location; stops with the same location keep their order. Several stops at one
/// location make a hard edge, after which the last one's colour begins. The first stop's colour continues before it,
/// and the last stop's colour after it; what is painted outside of 0…1 is the gradient's spread. A gradient without stops is transparent; a gradient with one stop has its
/// colour everywhere.
public struct Gradient: Sendable, Hashable {
  /// A colour at a location of the gradient.
  public struct Stop: Sendable, Hashable {
    /// The location, clamped to 0…1 when it is used. NaN counts as 0.
    public var location: Double
    /// The colour. Like every colour, it is rounded to bytes when it is used.
    public var color: Color

    /// Creates a stop at a location from 0, the start, to 1, the end.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The space in which colours are mixed.
  public enum Interpolation: Sendable, Hashable, CaseIterable {
    /// sRGB bytes, as in Core Graphics, SVG and Cairo.
    case sRGB
    /// Amounts of light. Colours mix as they do out of focus, brighter in the middle than with `sRGB`.
    case linearLight
    /// OKLab (Ottosson 2020), by perceived lightness and hue: the middle is neither grey nor dark. Colours outside
    /// sRGB are clamped.
    case oklab
  }

  /// What is painted before the start and after the end.
  public enum Spread: Sendable, Hashable, CaseIterable {
    /// The first and the last colour continue.
    case pad
    /// The gradient repeats.
    case `repeat`
    /// The gradient repeats, and every second repetition is reversed.
    case reflect
    /// Nothing is painted, as with Core Graphics' options `[]`. The ends are hard edges through pixels' centres.
    case none
  }

  /// The colours and their locations, in any order.
  public var stops: [Stop]
  /// The space in which colours between two stops are mixed.
  public var interpolation: Interpolation
  /// What is painted before the start and after the end.
  public var spread: Spread
  /// Whether colours are multiplied by their alpha before they are mixed, as in CSS.
  ///
  /// The default is false, as in Core Graphics, SVG, Cairo and HTML's canvas. A gradient from red to `clear`, which
  /// is transparent black, then gets darker along the way. Fade to `.red.withAlpha(0)` instead, or set this to true.
  public var interpolatesPremultiplied: Bool
  /// Whether an ordered pattern (Bayer 1973) spreads the rounding to bytes over 8 × 8 pixels, so that slow gradients
  /// show no bands. The pattern is aligned with the device's pixels, so the same drawing gives the same pixels.
  public var isDithered: Bool

  /// Creates a gradient of stops. See the properties for the other parameters.
  public init(
    stops: [Stop], interpolation: Interpolation = .sRGB, spread: Spread = .pad,
    interpolatesPremultiplied: Bool = false, isDithered: Bool = false
  ) {
    self.stops = stops
    self.interpolation = interpolation
    self.spread = spread
    self.interpolatesPremultiplied = interpolatesPremultiplied
    self.isDithered = isDithered
  }

  /// Creates a gradient whose colours are at equal distances from 0 to 1.
  public init(
    colors: [Color], interpolation: Interpolation = .sRGB, spread: Spread = .pad,
    interpolatesPremultiplied: Bool = false, isDithered: Bool = false
  ) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.indices.map { Stop(location: Double($0) / last, color: colors[$0]) }, interpolation: interpolation,
      spread: spread, interpolatesPremultiplied: interpolatesPremultiplied, isDithered: isDithered)
  }

  /// Creates a gradient of colours at locations from 0 to 1, as in Core Graphics. If one list is longer than the
  /// other, its rest is left out.
  public init(
    colors: [Color], locations: [Double], interpolation: Interpolation = .sRGB, spread: Spread = .pad,
    interpolatesPremultiplied: Bool = false, isDithered: Bool = false
  ) {
    self.init(
      stops: zip(locations, colors).map { Stop(location: $0, color: $1) }, interpolation: interpolation,
      spread: spread, interpolatesPremultiplied: interpolatesPremultiplied, isDithered: isDithered)
  }

  /// The stops as they are used: locations clamped to 0…1 and in ascending order. Stops with the same location keep
  /// their order. A gradient without stops has one that is transparent. One that paints nothing outside has transparent
  /// stops at its ends, which continue.
  var sortedStops: [Stop] {
    guard !stops.isEmpty else { return [Stop(location: 0, color: .clear)] }
    let clamped = stops.map { Stop(location: $0.location > 0 ? min($0.location, 1) : 0, color: $0.color) }
    // The standard library doesn't guarantee that its sort is stable.
    let sorted = clamped.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    return spread == .none ? Self.ending(sorted, atStart: true, atEnd: true) : sorted
  }

  /// Sorted stops with transparent ones at the ends, after the colours that continue to there.
  private static func ending(_ sorted: [Stop], atStart: Bool, atEnd: Bool) -> [Stop] {
    var stops = sorted
    if atStart, let first = stops.first {
      if first.location > 0 { stops.insert(Stop(location: 0, color: first.color), at: 0) }
      stops.insert(Stop(location: 0, color: first.color.withAlpha(0)), at: 0)
    }
    if atEnd, let last = stops.last {
      if last.location < 1 { stops.append(Stop(location: 1, color: last.color)) }
      stops.append(Stop(location: 1, color: last.color.withAlpha(0)))
    }
    return stops
  }

  /// The gradient with what some options of Core Graphics paint outside of it.
  func drawn(_ options: GradientDrawingOptions) -> Gradient {
    var gradient = self
    gradient.stops = Self.ending(
      sortedStops, atStart: !options.contains(.drawsBeforeStartLocation),
      atEnd: !options.contains(.drawsAfterEndLocation))
    gradient.spread = .pad
    return gradient
  }
}
