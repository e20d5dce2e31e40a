/// A plot of the rows of a table: points, a histogram, a heat map, boxes or dots.
///
///     let table = try Table(contents: bytes)
///     var chart = try PlotChart(.scatter, table)
///     chart.titles.title = "Heavier cars need more fuel"
///     try chart.writePNG(to: "cars.png", scale: 2)
///
/// Columns that aren't named are chosen by name and kind; ``notes`` tell which ones.
public struct PlotChart: Drawable {
  /// The curve through the points of a scatter plot.
  public enum Trend: String, Sendable, Hashable, CaseIterable {
    /// The straight line with the least squares of distances.
    case linear
    /// A smooth curve by locally weighted regression.
    case loess
  }

  /// The ranges of a histogram.
  public enum Bins: Sendable, Hashable {
    /// As many as the spread of the numbers suggests: the rule of Freedman and Diaconis, with round ends.
    case automatic
    /// About a number of ranges, 1 to 200, with round ends.
    case count(Int)
    /// Ranges of a width, from a multiple of it. If there were more than 1,000, the width is chosen.
    case width(Double)
  }

  /// A line across the plot at a place along x, with a text.
  public struct Note: Sendable, Hashable {
    /// The place, written as in the table: a number, a date or a time.
    public var place: String
    /// The text.
    public var text: String

    /// A note at a place.
    public init(at place: String, _ text: String) { (self.place, self.text) = (place, text) }
  }

  /// The title, the subtitle and the caption.
  public var titles = ChartTitles()
  /// The titles of the axes, instead of the columns' names.
  public var axisTitles = AxisTitles()
  /// The ends of a scatter plot's axis along x. Dates keep their own.
  public var xLimits = AxisLimits()
  /// The ends of a scatter plot's axis along y.
  public var yLimits = AxisLimits()
  /// Whether numbers along a scatter plot's x are on a logarithmic axis.
  public var isXLogarithmic = false
  /// Whether numbers along a scatter plot's y are on a logarithmic axis.
  public var isYLogarithmic = false
  /// The colours and text sizes.
  public var theme = ChartTheme.light
  /// The fonts. If nil, those of `ChartFonts.standard()`.
  public var fonts: ChartFonts?
  /// The locale, and the format of values: of y, of a histogram's numbers, of a heat map's cells.
  public var formatter: ValueFormatter
  /// The curve of a scatter plot, or nil. With series, each has its own.
  public var trend: Trend?
  /// The opacity of a scatter plot's points, 0 to 1. If nil, it follows from their number. Other numbers are clamped.
  public var opacity: Double? { didSet { opacity = opacity.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) } } }
  /// The diameter of a scatter plot's points in points. If nil, it follows from their number. One that is not above 0 or
  /// not finite counts as nil, and a column of sizes comes first.
  public var pointSize: Double? { didSet { pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } } }
  /// The ranges of a histogram.
  public var bins = Bins.automatic
  /// How a heat map combines values of the same cell: by their mean, or by their sum if an amount was chosen for them.
  public var aggregate = Aggregate.mean
  /// The part of dates along a heat map's x, or nil for one that fits their span.
  public var xPeriod: PlotPeriod?
  /// The part of dates along a heat map's y, or nil for one that fits their span.
  public var yPeriod: PlotPeriod?
  /// The order of names. The automatic one is their natural order, or else by the middle of their values, or in a heat
  /// map by their number of rows.
  public var order = ChartOrder.automatic
  /// Whether the lines of dots are at means, not at medians.
  public var showsMeans = false
  /// Lines with texts across a scatter plot or a histogram. Those whose place can't be read aren't drawn.
  public var marks: [Note] = []

  package let data: PlotTable
  /// Whether the columns along x and y were asked for.
  let isAsked: Bool

  /// A plot of a table.
  ///
  /// - Parameters:
  ///   - kind: The kind of the plot.
  ///   - table: The table.
  ///   - columns: The columns. Those that are nil are chosen.
  ///   - conditions: Conditions for the rows to use, such as `year >= 2000`.
  ///   - locale: The locale of the plot's texts, or nil for that of the table.
  /// - Throws: An error if the table has no suitable columns, or a condition can't be read.
  public init(
    _ kind: PlotKind, _ table: Table, columns: PlotColumns = PlotColumns(), conditions: [String] = [],
    locale: LocaleFormat? = nil
  ) throws(DataError) {
    data = try PlotTable(table, kind, columns, conditions: conditions, given: locale)
    formatter = ValueFormatter(locale: locale ?? data.locale ?? .plain)
    if data.sumsCells { aggregate = .sum }
    isAsked = columns.x != nil && columns.y != nil
  }

  /// The kind of the plot.
  public var kind: PlotKind { data.kind }

  /// What was chosen and left out of the table, one line each.
  public var notes: [TableNote] { data.notes }

  /// 640 × 400 points, or as high as the names need.
  public var idealSize: Size { defaultSize(width: nil, measurer: .estimating) }

  /// Draws the plot so that it fills a rectangle. One that is empty or not finite draws nothing.
  public func draw(in rect: Rect, on context: DrawingContext) throws(ChartError) {
    let fonts = try fonts.orStandard()
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    try layout(in: rect, measurer: TextMeasurer(fonts)).draw(on: context, fonts: fonts)
  }
}

extension TextMeasurer {
  /// Widths of letters on average, for sizes that are needed before there are fonts.
  static let estimating = TextMeasurer { line, style in Double(line.count) * style.size * 0.56 }
}
