/// A side of a plot.
package enum PlotSide: String, Sendable, Hashable, CaseIterable {
  case left, right, top, bottom

  package var isHorizontal: Bool { self == .top || self == .bottom }
}

/// The look of the labels or of the title of a guide. Nil is the style's, or the guide's own choice.
package struct GuideTextOptions: Sendable {
  package var weight: Font.Weight?
  package var size: Double?
  package var color: Color?
  package var opacity = 1.0
  package var lineHeight: Double?
  /// The most points of a line, which is cut.
  package var limit: Double?
  /// The distance to what is before the text.
  package var padding = 0.0
  /// Where the anchor is along a line: 0 at its start, 1 at its end.
  package var align: Double?
  package var baseline: PlotBaseline?
  /// Degrees, clockwise.
  package var angle: Double?
  /// The part of the side at which the text is: 0 at its start, 1 at its end.
  package var anchor = 0.5
  /// Whether all figures have the same width, if the font has such.
  package var isTabular = false
  /// Whether there is no colour.
  package var isHidden = false

  /// The style of the text: the options over those of a theme's style.
  func style(over base: PlotTextStyle) -> PlotTextStyle {
    var style = PlotTextStyle(
      weight: weight ?? base.weight, size: size ?? base.size, color: color ?? base.color, lineHeight: lineHeight)
    (style.opacity, style.isTabular) = (opacity, isTabular)
    return style
  }
}

/// The text of a label in place of a format's.
package enum GuideLabelText: Sendable {
  /// An expression with the `value`, the `label` and, at an axis, the `index` of a tick.
  case expression(String)
  /// A text for each value and its index.
  case own(@Sendable (_ value: DataValue, _ index: Int) -> String)
}
