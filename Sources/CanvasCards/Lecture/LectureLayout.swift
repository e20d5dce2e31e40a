/// The positions of labels and pips on a face of the lecture design, computed from the iOS course's constants and one
/// rectangle. Measured sizes are parameters.
///
///     let layout = LectureLayout(bounds: Rect(x: 0, y: 0, width: 250, height: 350))
///     layout.cornerRadius      // 21
///     layout.cornerFontSize    // 29.75
public struct LectureLayout: Sendable, Hashable {
  /// The card's rectangle, standardized.
  public let bounds: Rect

  /// Creates a layout for a card that fills a rectangle. A rectangle with negative sides is standardized.
  public init(bounds: Rect) { self.bounds = bounds.standardized }

  /// The radius of the card's corners: 0.06 of the height.
  public var cornerRadius: Double { 0.06 * bounds.height }

  /// The distance of the corner labels from the edges: 0.33 of the corner radius.
  public var cornerOffset: Double { 0.33 * cornerRadius }

  /// The labels' font size before it is scaled for the text size category: 0.085 of the height.
  public var cornerFontSize: Double { 0.085 * bounds.height }

  /// The rounded rectangle of the bounds.
  public var outline: Path { Path(roundedRect: bounds, cornerRadius: cornerRadius) }

  /// The largest rectangle about the centre, with the same margin on all sides, that the outline contains. Content in
  /// it needs no clip.
  var innerRect: Rect {
    // A quarter circle leaves 1 − 1/√2 of its radius free in the corner; 0.3 is slightly more.
    bounds.insetBy(dx: 0.3 * cornerRadius, dy: 0.3 * cornerRadius)
  }

  /// Returns the upper left label's rectangle, from its measured size. The lower right one is this rectangle turned
  /// by π about the centre.
  public func cornerLabelFrame(labelSize: Size) -> Rect {
    Rect(origin: Point(x: bounds.minX + cornerOffset, y: bounds.minY + cornerOffset), size: labelSize)
  }

  /// Returns the rectangle for the pips: the bounds, inset by the corner offset on all sides, then by the label's
  /// width on the left and right and by half its height above and below. Null if nothing is left.
  public func pipArea(labelSize: Size) -> Rect {
    bounds.insetBy(dx: cornerOffset, dy: cornerOffset).insetBy(dx: labelSize.width, dy: labelSize.height / 2)
  }
}
