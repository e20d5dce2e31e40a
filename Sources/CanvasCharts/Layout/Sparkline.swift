/// A small line without axes, with a pale area below it.
public struct Sparkline: Sendable, Equatable {
  /// The parts of the line between gaps.
  public var stretches: [[Point]] = []
  /// The last point, which has a dot. Nil without values.
  public var end: Point?
  /// The lower edge of the area, in points.
  public var bottom: Double

  /// The width of the line, in points.
  public static let width = 1.75
  /// The radius of the dot at the end, in points.
  public static let endRadius = 3.0

  /// A line through values, from the lowest at the bottom of a rectangle to the highest at its top. Missing values
  /// are gaps.
  public init(_ values: [Double?], in rect: Rect, bottom: Double) {
    self.bottom = bottom
    let known = values.compactMap(\.self).filter(\.isFinite)
    guard let low = known.min(), let high = known.max() else { return }
    let scale = LinearScale(exactly: low, high, from: rect.maxY, to: rect.minY)
    let step = rect.width / Double(max(values.count - 1, 1))
    let points = values.enumerated().map { place, value -> Point? in
      guard let value, value.isFinite else { return nil }
      return Point(x: rect.minX + step * Double(place), y: scale.position(of: value))
    }
    stretches = points.split(separator: nil).map { $0.compactMap(\.self) }
    end = stretches.last?.last
  }
}
