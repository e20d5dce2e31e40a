/// A line of text and its position.
public struct PlacedText: Sendable, Hashable {
  /// The text.
  public var string: String
  /// The font's weight and size, and the colour.
  public var style: ChartTextStyle
  /// The left end of the baseline.
  public var origin: Point
  /// The width in points.
  public var width: Double
  /// The rest of the paragraph, if this is one line of several.
  package var surroundings: TextSurroundings?

  /// A line with its start, middle or end at a point of the baseline. A line with more than 10 000 characters is cut
  /// there.
  public init(
    _ string: String, _ style: ChartTextStyle, at point: Point, alignment: HorizontalAlignment = .left,
    measuredBy measurer: TextMeasurer
  ) {
    self.string = LabelLimit.start(of: string)
    self.style = style
    width = measurer.width(of: string, style)
    origin = Point(x: point.x - width * alignment.fraction, y: point.y)
  }

  package init(_ string: String, _ style: ChartTextStyle, origin: Point, width: Double) {
    (self.string, self.style, self.origin, self.width) = (string, style, origin, width)
  }

  /// The same line as a part of a longer text.
  package func among(_ surroundings: TextSurroundings?) -> PlacedText {
    changing(self) { $0.surroundings = surroundings }
  }

  /// The rectangle of the line, from the ascent to the descent.
  public var box: Rect {
    Rect(x: origin.x, y: origin.y - style.ascent, width: width, height: style.lineHeight)
  }
}
