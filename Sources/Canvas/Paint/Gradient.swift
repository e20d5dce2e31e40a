/// Colours along a line from 0 to 1, and how they go over into each other. A `Paint` gives it a place.
///
///     let gradient = Gradient(colors: [.red, .yellow, .blue])
///     context.setFill(.linearGradient(gradient, from: .zero, to: Point(x: 100, y: 0)))
///     context.fill(context.bounds)
///
/// Stops are used by rising location, those of one location in the order given: several at one place are a hard edge,
/// where the last one begins. Before the first stop is its colour, after the last one its. No stops at all are
/// transparent everywhere; one is its colour everywhere.
public struct Gradient: Sendable, Hashable {
  /// A colour at a place of the gradient.
  public struct Stop: Sendable, Hashable {
    /// Where, clamped to 0…1 when it is used; NaN counts as 0.
    public var location: Double
    /// Rounded to bytes when it is used, as every colour is: at a stop stands what `setFillColor` would paint.
    public var color: Color

    /// A colour at a place from 0, the start, to 1, the end.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Where colours are mixed.
  public enum Interpolation: Sendable, Hashable, CaseIterable {
    /// In the bytes of sRGB, as Core Graphics, SVG and Cairo do.
    case sRGB
    /// In amounts of light: as out-of-focus colours mix, brighter in the middle than `sRGB`.
    case linearLight
    /// In OKLab (Ottosson 2020), by lightness and hue as they are seen: no grey or dark middle. What leaves sRGB on the
    /// way is clamped.
    case oklab
  }

  /// What is painted beyond the start and the end.
  public enum Spread: Sendable, Hashable, CaseIterable {
    /// The first and the last colour go on.
    case pad
    /// The gradient begins anew.
    case `repeat`
    /// The gradient goes back and forth.
    case reflect
  }

  /// The colours and their places, in any order.
  public var stops: [Stop]
  /// The space in which colours between two stops are mixed.
  public var interpolation: Interpolation
  /// What is painted before the start and after the end.
  public var spread: Spread
  /// Whether colours are multiplied by their alpha before they are mixed, as CSS does.
  ///
  /// The default is no, as in Core Graphics, SVG, Cairo and HTML's canvas: red to `clear`, which is a transparent
  /// black, then darkens on its way. Fade to `.red.withAlpha(0)`, or set this.
  public var interpolatesPremultiplied: Bool
  /// Whether the rounding to bytes is spread over 8 × 8 pixels by an ordered pattern (Bayer 1973), so that slow
  /// gradients show no bands. The pattern lies on the device's pixels; the same drawing gives the same pixels.
  public var isDithered: Bool

  /// A gradient of colours at places. See the properties for the other parameters.
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

  /// A gradient with its colours at equal distances from 0 to 1.
  public init(
    colors: [Color], interpolation: Interpolation = .sRGB, spread: Spread = .pad,
    interpolatesPremultiplied: Bool = false, isDithered: Bool = false
  ) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(location: Double($0.offset) / last, color: $0.element) },
      interpolation: interpolation, spread: spread, interpolatesPremultiplied: interpolatesPremultiplied,
      isDithered: isDithered)
  }

  /// The stops as they are used: locations clamped to 0…1 and rising, those of one location in the order given.
  var sortedStops: [Stop] {
    var isInOrder = true
    var previous = 0.0
    for stop in stops {
      // False for NaN too.
      isInOrder = isInOrder && stop.location >= previous && stop.location <= 1
      previous = stop.location
    }
    if isInOrder { return stops }
    let clamped = stops.map { Stop(location: $0.location > 0 ? min($0.location, 1) : 0, color: $0.color) }
    // The standard library does not promise that its sort is stable.
    return clamped.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}
