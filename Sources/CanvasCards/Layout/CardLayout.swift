public import Canvas

/// Where things are on a card's face: the reference's constants applied to one rectangle. Arithmetic only; measured
/// sizes come in as values.
///
///     let layout = CardLayout(bounds: Rect(x: 0, y: 0, width: 250, height: 350))
///     layout.cornerRadius      // 21
///     layout.cornerFontSize    // 29.75
public struct CardLayout: Sendable, Hashable {
  /// The card, standardized.
  public let bounds: Rect

  /// A layout for a card that fills a rectangle. Negative sides are standardized.
  public init(bounds: Rect) { self.bounds = bounds.standardized }

  /// 0.06 of the height.
  public var cornerRadius: Double { 0.06 * bounds.height }

  /// How far the corner labels stand from the edges: 0.33 of the corner radius.
  public var cornerOffset: Double { 0.33 * cornerRadius }

  /// The labels' font size before the reader's factor: 0.085 of the height.
  public var cornerFontSize: Double { 0.085 * bounds.height }

  /// The rounded rectangle of the bounds.
  public var outline: Path { Path(roundedRect: bounds, cornerRadius: cornerRadius) }

  /// The largest rectangle about the centre with the same margin on all sides that the outline contains: what lies in
  /// it needs no clip.
  var innerRect: Rect {
    // A quarter circle leaves 1 − 1/√2 of its radius free in the corner; 0.3 is a little more.
    bounds.insetBy(dx: 0.3 * cornerRadius, dy: 0.3 * cornerRadius)
  }

  /// The upper left label's rectangle, from its measured size. The lower right one is this turned by π about the
  /// centre.
  public func cornerLabelFrame(labelSize: Size) -> Rect {
    Rect(origin: Point(x: bounds.minX + cornerOffset, y: bounds.minY + cornerOffset), size: labelSize)
  }

  /// What the pips may take: the bounds less the corner offset on all sides, then less the label's width left and right
  /// and half its height above and below. Null if nothing is left.
  public func pipArea(labelSize: Size) -> Rect {
    bounds.insetBy(dx: cornerOffset, dy: cornerOffset).insetBy(dx: labelSize.width, dy: labelSize.height / 2)
  }

  /// Where a court's picture goes: the bounds scaled about their centre. Nil if the factor is not a positive finite
  /// number: then no picture is drawn.
  public func pictureFrame(scale: Double) -> Rect? {
    guard scale > 0, scale.isFinite else { return nil }
    return bounds.zoom(by: scale)
  }
}
