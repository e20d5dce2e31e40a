public import Canvas

/// A line of text in its place.
public struct PlacedText: Sendable, Hashable {
  /// The text.
  public var string: String
  /// The font's weight and size, and the colour.
  public var style: ChartTextStyle
  /// The left end of the baseline.
  public var origin: Point
  /// In points.
  public var width: Double
  /// What else its paragraph has, if it is one line of several.
  package var surroundings: TextSurroundings?

  /// A line whose start, middle or end stands at a point of the baseline.
  public init(
    _ string: String, _ style: ChartTextStyle, at point: Point, alignment: HorizontalAlignment = .left,
    measuredBy measurer: TextMeasurer
  ) {
    self.string = string
    self.style = style
    width = measurer.width(of: string, style)
    origin = Point(x: point.x - width * alignment.fraction, y: point.y)
  }

  init(_ string: String, _ style: ChartTextStyle, origin: Point, width: Double) {
    self.string = string
    self.style = style
    self.origin = origin
    self.width = width
  }

  /// The same as a line of a longer text.
  func among(_ surroundings: TextSurroundings?) -> PlacedText {
    var result = self
    result.surroundings = surroundings
    return result
  }

  /// Where a line's place is counted from.
  public enum HorizontalAlignment: Sendable, Hashable {
    /// The left end.
    case left
    /// The middle.
    case center
    /// The right end.
    case right

    /// Of the width, from the left.
    var fraction: Double {
      switch self {
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    }
  }

  /// What the line takes, from the tops of its letters to their lower ends.
  public var box: Rect {
    Rect(x: origin.x, y: origin.y - style.ascent, width: width, height: style.lineHeight)
  }

  /// As it is drawn.
  package func styled(_ fonts: ChartFonts, color: Color = .black) -> StyledText {
    var text = StyledText(string, font: fonts.font(for: style), color: color)
    text.surroundings = surroundings
    return text
  }
}
