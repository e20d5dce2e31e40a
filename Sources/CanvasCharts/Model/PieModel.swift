/// What a pie or donut shows: the segments, and all options that are no matter of colours or fonts.
///
///     var pie = PieModel(try PieData.decode(bytes))
///     pie.titles.title = "Sales by product"
///     pie.style.hole = 0.6
///     try Chart(pie).writePNG(to: "pie.png")
///
/// Slices go clockwise from 12 o'clock, the largest first, with gaps in the background colour. Labels are in two
/// columns beside the pie. The lines to their slices never cross.
public struct PieModel: Sendable, Hashable {
  /// The segments.
  public var data: PieData
  /// The order, the labels, the hole and other properties of the pie.
  public var style: PieStyle
  /// The title, the subtitle and the caption.
  public var titles = ChartTitles()
  /// The formats of the values and percentages.
  public var formats = ChartFormats()

  /// A pie of segments.
  public init(_ data: PieData, style: PieStyle = PieStyle()) {
    self.data = data
    self.style = style
  }
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
