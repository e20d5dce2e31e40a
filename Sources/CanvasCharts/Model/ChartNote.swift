/// A text about a place of the axis, such as an event, with a line to its point or column or to the axis.
///
/// A note at a place that isn't on the axis is left out, with a note in ``ChartLayout/notes``. Horizontal bars and tiles
/// show none.
public struct ChartNote: Sendable, Hashable {
  /// The place. A day within a month or a year of the axis is at its part of it.
  public var place: PlottedValue
  /// The text, which breaks into at most four lines.
  public var text: String

  /// A note at a place.
  public init(at place: PlottedValue, _ text: String) { (self.place, self.text) = (place, text) }
}

/// A shaded part of the axis behind the marks, with a name above it.
///
/// A span ends at the ends of the axis. One that lies beyond them is left out, with a note in ``ChartLayout/notes``.
/// Horizontal bars and tiles show none.
public struct ChartSpan: Sendable, Hashable {
  /// The first place, from the start of its period or column.
  public var start: PlottedValue
  /// The last place, to the end of its period or column.
  public var end: PlottedValue
  /// The name. It may be empty.
  public var label: String

  /// A span from a place to another, which belongs to it. They may be in either order.
  public init(from start: PlottedValue, to end: PlottedValue, label: String = "") {
    (self.start, self.end, self.label) = (start, end, label)
  }
}
