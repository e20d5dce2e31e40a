/// A chart of marks, written as in Swift Charts.
///
///     let chart = Chart(sales) { sale in
///       BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
///         .foregroundStyle(by: .value("Product", sale.product))
///     }
///     .chartTitle("Cold drinks carry the summer")
///     try chart.writePNG(to: "sales.png", scale: 2)
///
/// A chart is a value. Nothing is drawn until you call `image` or `draw`. `layout` returns the position of every
/// element.
public struct Chart: Drawable, Hashable {
  /// What the chart shows, with all options.
  public var model: ChartModel
  /// The colours, patterns and text sizes.
  public var theme = ChartTheme.light
  /// The segments and the style of a chart of sectors, or nil for all other charts.
  private var sectors: PieModel?
  private var problem: MarkError?
  /// The marks, in the order in which they were written.
  let marks: [PlottedMark]
  /// The scales and axes, which only a plot has.
  var options = PlotOptions()
  /// The names whose colours were set, in this order.
  var colorOrder: [String] = []
  /// The fonts. If nil, Inter, as found by `ChartFonts.standard`.
  public var fonts: ChartFonts?

  /// A chart of a model.
  public init(_ model: ChartModel) {
    self.model = model
    marks = []
  }

  /// A pie or donut.
  public init(_ pie: PieModel) {
    self.init(ChartModel([]))
    model.titles = pie.titles
    model.formats = pie.formats
    sectors = pie
  }

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
    self.marks = marks
    let isPlot = marks.contains(where: \.needsPlot)
    let tables = MarkTables(isPlot ? [] : marks)
    model = ChartModel(tables.layers)
    model.rules = tables.rules
    model.colors = tables.colors
    problem = tables.problem
    // Names keep the order of the data, as in Swift Charts.
    model.order = .data
    let sectors = marks.filter { $0.kind == .sector }
    if !sectors.isEmpty {
      var pie = PieModel(PieData(sectors: sectors))
      pie.style.hole = sectors.lazy.map(\.hole).max() ?? 0
      pie.style.order = .data
      pie.style.top = nil
      self.sectors = pie
    }
  }
}

extension Chart {
  /// Whether the report's layout can't show the marks or the options, so that the chart is a plot.
  var isPlot: Bool {
    guard !marks.isEmpty else { return false }
    if options != PlotOptions() || marks.contains(where: \.needsPlot) || mixesDatesAndTimes { return true }
    switch problem {
    case .notNumber, .stacksSideBySide: return true
    case .colors, .tooManyValues, nil: return false
    }
  }

  /// Whether days and times are along the same axis.
  private var mixesDatesAndTimes: Bool {
    let hasTimes = marks.contains { if case .time = $0.x { true } else { false } }
    return hasTimes && marks.contains { $0.x.date != nil }
  }

  /// The layout of the chart in a rectangle. Its notes report what is left out.
  public func layout(in rect: Rect) throws(ChartError) -> ChartLayout {
    try layout(in: rect, fonts: try fonts.orStandard())
  }

  private func layout(in rect: Rect, fonts: ChartFonts) throws(ChartError) -> ChartLayout {
    if let problem, !isPlot { throw .marks(problem) }
    let measurer = TextMeasurer(fonts)
    if isPlot { return try plotLayout(in: rect, measurer: measurer) }
    guard let pie else { return ChartLayout(model, in: rect, theme: theme, measurer: measurer) }
    do {
      return ChartLayout(try PieLayout(pie, in: rect, theme: theme, measurer: measurer), theme: theme)
    } catch {
      throw .pie(error)
    }
  }

  /// The pie of a chart of sectors. Nil for all other charts, and for sectors with radii or gaps of their own, which are
  /// a plot.
  var pie: PieModel? {
    guard var pie = sectors, !isPlot else { return nil }
    pie.data = PieData(
      segments: pie.data.segments.map { segment in
        PieSegment(name: segment.name, value: segment.value, color: segment.color ?? model.colors[segment.name])
      })
    pie.titles = model.titles
    pie.formats = model.formats
    // The words of a pie of marks are those of the chart's locale, which may have been set after the marks.
    if !marks.isEmpty {
      let words = PieStyle(locale: model.formats.formatter.locale)
      (pie.style.otherName, pie.style.totalName, pie.style.zeroName) =
        (words.otherName, words.totalName, words.zeroName)
    }
    return pie
  }

  /// The default size.
  public var idealSize: Size { ChartLayout.defaultSize }

  /// Draws the chart into a rectangle. If the rectangle is empty or not finite, nothing is drawn.
  public func draw(in rect: Rect, on context: DrawingContext) throws(ChartError) {
    let fonts = try fonts.orStandard()
    try layout(in: rect, fonts: fonts).draw(on: context, fonts: fonts)
  }

  /// A description of the chart for screen readers.
  public var alternativeText: String {
    if isPlot { return plotSentence }
    if var pie {
      pie.formats.setDecimals(for: pie.data.segments.map(\.value))
      let slices = try? PieSlices(pie, theme: theme, top: pie.style.top)
      return slices?.sentence(title: pie.titles.title, count: pie.data.segments.count, pie.style, pie.formats)
        ?? PieSlices.emptySentence(title: pie.titles.title, pie.formats)
    }
    var model = model
    model.nameUnnamed()
    model.setDecimals()
    return ChartSummary(model: model).sentence
  }
}

extension ChartFonts? {
  /// These fonts, or Inter if there are none.
  func orStandard() throws(ChartError) -> ChartFonts {
    if let self { return self }
    do { return try ChartFonts.standard() } catch { throw .font(error) }
  }
}

/// An error that prevents a chart from being drawn.
public enum ChartError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A font that can't be read.
  case font(FontError)
  /// A sector with a negative or non-finite value.
  case pie(PieError)
  /// Marks that can't be drawn together.
  case marks(MarkError)
  /// A plot that can't be drawn: why, in one line.
  case plot(String)

  public var description: String {
    switch self {
    case .font(let error): error.description
    case .pie(let error): error.description
    case .marks(let error): error.description
    case .plot(let text): text
    }
  }
}

/// An error for marks that a chart can't draw. The description is one line.
public enum MarkError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A name or a day on an axis of numbers.
  case notNumber(String)
  /// A line or area whose marks don't all have the same colour.
  case colors(series: String)
  /// Bars that are side by side by one value and stacked by another, which a table can't hold. ``Chart`` draws them as
  /// a plot.
  case stacksSideBySide
  /// More values than the limit: places along the axis times series.
  case tooManyValues(limit: Int)

  public var description: String {
    switch self {
    case .notNumber(let text): "\(DataError.quoted(text)): a value must be a number; a name or a day is a place along x"
    case .colors(let series):
      "\(series.isEmpty ? "a line or area" : DataError.quoted(series)): several colours; "
        + "use one colour for all marks of a line or area, or a series for each"
    case .tooManyValues(let limit): "the places of the chart times its series are more than \(limit) values; use fewer"
    case .stacksSideBySide:
      "bars can't be stacked by one value and side by side by another; use the same value for colour and position"
    }
  }
}
