/// A request for a plot of the rows of a table: points, a histogram, a heat map, boxes or dots.
///
///     var request = PlotRequest<ScatterSettings>(data: .file("cars.csv"))
///     request.plot.trend = .linear
///     let png = try request.drawable(in: Resources(root: "tables")).png()
public struct PlotRequest<Plot: PlotRequestKind>: DrawableRequest {
  /// The table.
  public var data: RequestData
  /// The columns, and the settings of the kind.
  public var plot = Plot()
  /// The titles and the ends of the axes. Only points at two numbers have more than titles.
  public var axes = AxisSettings()
  /// How the table is read and its numbers are written, and its rows. The settings of columns, sums and totals don't
  /// count.
  public var table = TableSettings()
  /// The titles and the theme.
  public var look = ChartLookSettings()
  /// The size, font and encoding.
  public var picture = PictureSettings()

  /// A plot of a table, 640 × 400 points or as high as it needs.
  public init(data: RequestData) { self.data = data }

  public var command: String { "chart \(Plot.kind.rawValue)" }

  public static var members: [RequestMember<PlotRequest<Plot>>] {
    [
      Plot.members.within(\.plot), Plot.axisMembers.within(\.axes), TableSettings.readingMembers.within(\.table),
      ChartLookSettings.members.within(\.look), PictureSettings.members.within(\.picture),
    ].flatMap(\.self)
  }

  public func check() throws(RequestError) {
    try picture.check(default: ChartLayout.defaultSize)
    try plot.check()
    try axes.check()
  }
}

/// The columns and settings of a kind of plot.
public protocol PlotRequestKind: RequestPart {
  /// The kind.
  static var kind: PlotKind { get }
  /// The columns that are asked for.
  var columns: PlotColumns { get }
  /// The automatic choice.
  init()
  /// The members for its axes.
  static var axisMembers: [RequestMember<AxisSettings>] { get }
  /// Throws if members contradict each other.
  func check() throws(RequestError)
  /// Sets what a plot has besides its columns.
  func apply(to chart: inout PlotChart)
}

extension PlotRequestKind {
  public func check() throws(RequestError) {}
  public static var axisMembers: [RequestMember<AxisSettings>] { AxisSettings.titleMembers }
}

extension PlotRequest {
  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    try limited(in: resources) { () throws(RequestError) in
      try placed(table.table(data, in: resources), in: resources)
    }
  }

  /// The plot of a table that was read for it.
  ///
  /// - Parameter note: A note about the kind, or nil if it was asked for.
  func placed(
    _ read: Table, note kindNote: RequestNote? = nil, in resources: Resources
  ) throws(RequestError) -> PlacedPicture {
    let label = resources.label(data)
    var chart = try chart(of: read, label, in: resources)
    let (fonts, fontWarning) = try ChartFonts.named(picture.font, in: resources)
    chart.fonts = fonts
    let measurer = TextMeasurer(fonts)
    let standard = chart.defaultSize(width: picture.width, measurer: measurer)
    let size = picture.size ?? standard
    try RequestError.check(size, scale: picture.scale)
    let layout: ChartLayout
    do throws(ChartError) {
      layout = try chart.layout(in: Rect(origin: .zero, size: size), measurer: measurer)
    } catch {
      throw RequestError(.content, "\(label): \(error)")
    }
    var result = try PlacedPicture(
      PlacedChart(chart, layout, fonts, scale: picture.scale), picture, named: label, title: look.title, fontWarning,
      fonts.missingGlyphs(in: layout),
      notes: chart.notes.map { note($0, in: label) } + [kindNote, paletteNote(chart, label)].compactMap(\.self)
        + layout.notes.map { RequestNote($0, in: label) })
    (result.content, result.alternativeText) = (.plot, layout.alternativeText)
    result.columns = read.meanings
    return result
  }

  /// The plot of the table.
  private func chart(of read: Table, _ label: String, in resources: Resources) throws(RequestError) -> PlotChart {
    var chart = try RequestError.reading(label) { () throws(DataError) in
      try PlotChart(Plot.kind, read, columns: plot.columns, conditions: table.conditions, locale: table.locale)
    }
    chart.titles = look.titles
    chart.theme = try look.chartTheme(in: resources)
    chart.formatter.format = table.format.flatMap { NumberFormat($0) }
    chart.formatter.currency = table.currency
    chart.formatter.units = table.units
    (chart.axisTitles, chart.xLimits, chart.yLimits) = (axes.titles, axes.xLimits, axes.yLimits)
    (chart.isXLogarithmic, chart.isYLogarithmic) = (axes.isXLogarithmic, axes.isYLogarithmic)
    plot.apply(to: &chart)
    if let (note, allowed) = chart.unreadableMark {
      throw RequestError(
        .request, "\(label): \(member: PlotMembers.noteName): \(DataError.quoted(note.place)); must be \(allowed)")
    }
    return chart
  }

  /// A note that colours for names aren't those of numbers.
  private func paletteNote(_ chart: PlotChart, _ label: String) -> RequestNote? {
    guard let palette = look.palette, ChartPalette.named(palette) != nil, ChartPalette.ramp(palette) == nil,
      chart.hasRamp
    else { return nil }
    let text = "the palette \(palette) is for names and has no effect on numbers; use a ramp such as viridis"
    return RequestNote(.ignored, at: label, RequestText(text))
  }

  /// A note with the member that changes it. A histogram has only one column.
  private func note(_ note: TableNote, in label: String) -> RequestNote {
    var note = note
    if note.choice == .values, Plot.kind == .histogram { note.choice = .axis }
    return RequestNote(note, in: label)
  }
}
