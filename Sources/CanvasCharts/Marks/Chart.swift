public import Canvas
internal import CanvasData

/// A chart of marks, written as in Swift Charts.
///
///     let chart = Chart(sales) { sale in
///       BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
///         .foregroundStyle(by: .value("Product", sale.product))
///     }
///     .chartTitle("Cold drinks carry the summer")
///     try chart.image(size: ChartLayout.usualSize, scale: 2).writePNG(to: "sales.png")
///
/// A chart is a value. Nothing is drawn until you call `image` or `draw`. `layout` returns the position of every
/// element.
public struct Chart: Sendable, Hashable {
  /// What the chart shows, with all options.
  public var model: ChartModel
  /// The colours, patterns and text sizes.
  public var theme = ChartTheme.light
  /// The data of a chart of sectors, or nil for all other charts.
  public private(set) var sectors: PieData?
  private var hole = 0.0
  private var hasSurplus = false
  /// The fonts. If nil, Inter, as found by `ChartFonts.standard`.
  public var fonts: ChartFonts?

  /// A chart of a model.
  public init(_ model: ChartModel) { self.model = model }

  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> ChartMarks) { self.init(marks: content().marks) }

  /// A chart with marks for each element of data. Elements whose values are missing leave gaps.
  public init<Data: Sequence>(_ data: Data, @ChartContentBuilder content: (Data.Element) -> ChartMarks) {
    self.init(marks: data.flatMap { content($0).marks })
  }

  /// A chart with marks for each element of data. The identities are ignored; only animations would need them.
  public init<Data: Sequence, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> ChartMarks
  ) {
    self.init(data, content: content)
  }

  private init(marks: [PlottedMark]) {
    let tables = MarkTables(marks)
    model = ChartModel(tables.layers)
    model.rules = tables.rules
    model.colors = tables.colors
    hasSurplus = tables.hasSurplus
    // Names keep the order of the data, as in Swift Charts.
    model.order = .data
    let sectors = marks.filter { $0.kind == .sector }
    if !sectors.isEmpty {
      self.sectors = PieData(sectors: sectors)
      hole = sectors.lazy.map(\.hole).max() ?? 0
    }
  }
}

extension Chart {
  /// The layout of the chart in a rectangle. Its notes report what is left out.
  public func layout(in rect: Rect) throws(FontError) -> ChartLayout {
    ChartLayout(model, in: rect, theme: theme, measurer: TextMeasurer(try usedFonts()))
  }

  /// The pie of a chart of sectors, in the order of the data, or nil for all other charts.
  public func pie() throws(FontError) -> PieChart? {
    guard let sectors else { return nil }
    var pie = PieChart(sectors, fonts: try usedFonts())
    pie.titles = model.titles
    pie.theme = theme
    pie.style.hole = hole
    pie.style.order = .data
    pie.style.top = nil
    return pie
  }

  /// Draws the chart into a rectangle. If the rectangle is empty or not finite, nothing is drawn.
  public func draw(in rect: Rect, on context: DrawingContext) throws(ChartError) {
    guard !hasSurplus else { throw .tooManyValues(limit: TableLimits.default.maximumValueCount) }
    let fonts: ChartFonts
    do { fonts = try usedFonts() } catch { throw .font(error) }
    let pie: PieChart?
    do { pie = try self.pie() } catch { throw .font(error) }
    if let pie {
      do { return try pie.draw(in: rect, on: context) } catch { throw .pie(error) }
    }
    ChartLayout(model, in: rect, theme: theme, measurer: TextMeasurer(fonts)).draw(on: context, fonts: fonts)
  }

  /// The chart as a picture. The size is in points, and the scale in pixels per point.
  public func image(size: Size = ChartLayout.usualSize, scale: Double = 1) throws(ChartError) -> Image {
    let context: DrawingContext
    do { context = try DrawingContext(size: size, scale: scale) } catch { throw .size(error) }
    try draw(in: Rect(origin: .zero, size: size), on: context)
    return context.makeImage()
  }

  /// A description of the chart for screen readers.
  public var alternativeText: String {
    var model = model
    model.setDecimals()
    return ChartSummary(model).sentence
  }

  private func usedFonts() throws(FontError) -> ChartFonts {
    if let fonts { return fonts }
    return try ChartFonts.standard()
  }
}

/// An error that prevents a chart from being drawn.
public enum ChartError: Error, Sendable, Hashable, CustomStringConvertible {
  /// An invalid picture size.
  case size(ImageSizeError)
  /// A font that can't be read.
  case font(FontError)
  /// A sector with a negative or non-finite value.
  case pie(PieError)
  /// The chart has more values than the limit: places along the axis times series.
  case tooManyValues(limit: Int)

  public var description: String {
    switch self {
    case .size(let error): error.description
    case .font(let error): error.description
    case .pie(let error): error.description
    case .tooManyValues(let limit): "the places of the chart times its series are more than \(limit) values; use fewer"
    }
  }
}
