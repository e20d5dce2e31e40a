public import Canvas
internal import CanvasData

/// A pie or donut chart.
///
///     var chart = PieChart(try PieData.decode(bytes), fonts: try ChartFonts.standard())
///     chart.titles.title = "Sales by product"
///     chart.style.hole = 0.6
///     try chart.writePNG(to: "pie.png")
///
/// Slices go clockwise from 12 o'clock, the largest first, with gaps in the background colour. Labels are in two
/// columns beside the pie. The lines to their slices never cross.
public struct PieChart: Sendable {
  /// The segments.
  public var data: PieData
  /// The order, the labels, the hole and other properties of the pie.
  public var style = PieStyle()
  /// The title, the subtitle and the caption.
  public var titles = ChartTitles()
  /// The colours, patterns and text sizes.
  public var theme = ChartTheme.light
  /// The formats of the values and percentages.
  public var formats = ChartFormats()
  /// The fonts of all texts.
  public var fonts: ChartFonts

  /// A pie of segments, in the default style and the light theme.
  public init(_ data: PieData, fonts: ChartFonts) {
    self.data = data
    self.fonts = fonts
  }

  /// The default size of charts, in points.
  public static let defaultSize = Size(width: 640, height: 400)
}

/// An error for a table that can't be drawn as a pie. The description is one line.
public enum PieError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A value below 0.
  case negative(name: String, value: Double)
  /// A value that is not a finite number.
  case notFinite(name: String)

  public var description: String {
    switch self {
    case .negative(let name, let value):
      "\(DataError.quoted(name)): \(ValueFormatter().text(value)); a pie can't show negative values; use bars"
    case .notFinite(let name): "\(DataError.quoted(name)): not a finite number; use a number of at least 0"
    }
  }
}
