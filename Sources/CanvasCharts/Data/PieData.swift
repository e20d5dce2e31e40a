public import Canvas

/// One piece of a pie: what it is called, how much it is, and perhaps its colour.
public struct PieSegment: Sendable, Hashable {
  /// The label; may be empty.
  public var name: String

  /// In any unit. One that is negative or not finite counts as 0 when it is drawn.
  public var value: Double

  /// Nil takes the next colour of the palette.
  public var color: Color?

  /// A segment with a name and a value, in a colour or in the next one of the palette.
  public init(name: String, value: Double, color: Color? = nil) {
    self.name = name
    self.value = value
    self.color = color
  }
}

/// The segments of a pie in the order they are drawn in, and their total, summed once.
public struct PieData: Sendable, Hashable {
  /// The segments, in the order in which they were given.
  public let segments: [PieSegment]

  /// The sum of the values that count; the greatest finite number where the sum is beyond it.
  public let total: Double

  /// The data of a pie with these segments.
  public init(segments: [PieSegment]) {
    self.segments = segments
    let sum = segments.reduce(0.0) { $0 + PieSectors.counted($1.value) }
    total = min(sum, .greatestFiniteMagnitude)
  }
}
