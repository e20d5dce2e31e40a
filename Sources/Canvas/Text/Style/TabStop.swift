internal import CanvasMath

/// A place in a line to which a tab moves the text after it.
///
///     var text = StyledText("Tea\t4.50\nCoffee\t12.00", font: font)
///     text.paragraph.tabStops = [TabStop(location: 120, alignment: .right)]
public struct TabStop: Sendable, Hashable {
  /// What is at the stop: a side of the text up to the next tab, or its centre.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// The text begins at the stop.
    case left
    /// The middle of the text is at the stop.
    case center
    /// The text ends at the stop.
    case right
  }

  /// The distance from the start of the lines without their indent, in points: from the left, or from the right in a
  /// paragraph that runs from right to left. A stop whose location is not positive and finite doesn't count.
  public var location: Double
  /// What is at the stop. In a paragraph that runs from right to left, left and right change places.
  public var alignment: Alignment

  /// A stop at a distance from the start of the lines, in points.
  public init(location: Double, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}

/// The tab stops of a paragraph in ascending order, and those that repeat after the last one.
struct TabStops {
  private let stops: [TabStop]
  private let interval: Double

  /// Nil if a style has neither stops nor an interval, so that tabs are as wide as four spaces.
  init?(_ style: ParagraphStyle) {
    // As for most texts.
    guard !style.tabStops.isEmpty || style.defaultTabInterval > 0 else { return nil }
    stops = style.tabStops.filter { $0.location > 0 && $0.location.isFinite }.sorted { $0.location < $1.location }
    interval = style.defaultTabInterval.isFinite ? max(style.defaultTabInterval, 0) : 0
    if stops.isEmpty, interval == 0 { return nil }
  }

  /// The first stop after a distance from the start of the lines; nil if there is none. A stop that the text has just
  /// reached is not one, although its place is rounded.
  func stop(after place: Double) -> TabStop? {
    let place = place + 1e-6 + abs(place) * 1e-9
    let i = stops.partitionIndex { $0.location > place }
    if i < stops.count { return stops[i] }
    let next = interval * ((place / interval).rounded(.down) + 1)
    return interval > 0 && next.isFinite && next > place ? TabStop(location: next) : nil
  }
}
