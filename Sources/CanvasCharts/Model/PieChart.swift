public import Canvas
internal import CanvasData

/// A pie or donut chart: data, and how to show them.
///
///     var chart = PieChart(try PieData.decode(bytes), fonts: try ChartFonts.standard())
///     chart.titles.title = "Sales by product"
///     chart.style.hole = 0.6
///     try chart.image().writePNG(to: "pie.png")
///
/// Slices stand clockwise from 12 o'clock, the largest first, with gaps in the ground's colour. Labels stand beside the
/// pie in two columns, flush to lines that lead to their slices, which never cross.
public struct PieChart: Sendable {
  /// The segments.
  public var data: PieData
  /// The order, the labels, the hole and what else shapes the pie.
  public var style = PieStyle()
  /// The title, the subtitle and the caption.
  public var titles = ChartTitles()
  /// The colours, patterns and text sizes.
  public var theme = ChartTheme.light
  /// How values and their parts of the whole are written.
  public var numbers = ChartFormats()
  /// The fonts of all texts.
  public var fonts: ChartFonts

  /// A pie of segments, in the usual style and the light theme.
  public init(_ data: PieData, fonts: ChartFonts) {
    self.data = data
    self.fonts = fonts
  }

  /// The size of charts where no other is asked for, in points.
  public static let usualSize = Size(width: 640, height: 400)
}

/// Why a table is no pie. The description is one line.
public enum PieError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A value below 0.
  case negative(name: String, value: Double)
  /// A value that is not a finite number.
  case notFinite(name: String)

  public var description: String {
    switch self {
    case .negative(let name, let value):
      "\(DataError.quoted(name)): \(ValueFormatter().text(value)); a pie has no negative values, bars do (easel chart bars)"
    case .notFinite(let name): "\(DataError.quoted(name)): not a finite number; a number of at least 0"
    }
  }
}
