/// One piece of a pie: a name, a value and optionally a colour.
public struct PieSegment: Sendable, Hashable {
  /// The label; may be empty.
  public var name: String

  /// The value, in any unit. A negative or non-finite value counts as 0 when it is drawn.
  public var value: Double

  /// The colour. If nil, the next colour of the palette.
  public var color: Color?

  /// A segment with a name, a value and a colour. If the colour is nil, the next one of the palette is used.
  public init(name: String, value: Double, color: Color? = nil) {
    (self.name, self.value, self.color) = (name, value, color)
  }
}

/// The segments of a pie in drawing order, and their total.
public struct PieData: Sendable, Hashable {
  /// The segments, in the order in which they were given.
  public let segments: [PieSegment]

  /// The sum of the values that count, clamped to the largest finite number.
  public let total: Double

  /// The data of a pie with these segments.
  public init(segments: [PieSegment]) {
    self.segments = segments
    let sum = segments.reduce(0.0) { $0 + PieSectors.counted($1.value) }
    total = min(sum, .greatestFiniteMagnitude)
  }
}
