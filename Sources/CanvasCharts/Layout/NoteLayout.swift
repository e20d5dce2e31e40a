/// A note at a place of the axis: its lines, and the line to what it is about.
public struct NoteLayout: Sendable, Equatable {
  /// The lines of the text, from the top. In facets after the first, there are none.
  public var lines: [PlacedText] = []
  /// Where the line to the place begins, in points.
  public var from: Point
  /// Where the line ends: at the point, above the column, or at the axis.
  public var to: Point
  /// Whether the line ends at a point of a line or an area, which has a dot.
  public var hasDot = false

  /// The radius of the dot, in points.
  public static let dotRadius = 2.5
}
