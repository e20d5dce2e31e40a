internal import Canvas
internal import CanvasData

/// Measures the width of a line of text. Tests of layouts can use one that needs no fonts.
public struct TextMeasurer: Sendable {
  private let measure: @Sendable (String, ChartTextStyle) -> Double

  /// A measurer with a function from a line and its style to a width in points.
  public init(_ measure: @escaping @Sendable (String, ChartTextStyle) -> Double) { self.measure = measure }

  /// A measurer with a chart's fonts.
  public init(_ fonts: ChartFonts) {
    self.init { line, style in
      StyledText(line, font: fonts.font(for: style)).size().width
    }
  }

  /// The width in points; 0 for an empty line. Of a line with more than 10 000 characters only the start is measured,
  /// which is already wider than any chart.
  public func width(of line: String, _ style: ChartTextStyle) -> Double {
    line.isEmpty ? 0 : measure(LabelLimit.start(of: line), style)
  }
}
