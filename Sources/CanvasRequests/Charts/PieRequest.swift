internal import Canvas
internal import CanvasCharts
internal import CanvasNotes
package import CanvasScenes
internal import CanvasTables

/// A request for a pie or donut chart, or for the app's pie graph.
///
///     var request = PieRequest(data: .text("Cola,30\nTea,12"))
///     request.pie.hole = 0.6
///     let png = try request.drawable(in: Resources()).png()
public struct PieRequest: DrawableRequest {
  /// The table, or the state of a vending machine.
  public var data: RequestData
  /// The columns and rows of the table.
  public var table = TableSettings()
  /// The titles and the theme.
  public var look = ChartLookSettings()
  /// The look of the pie.
  public var pie = PieSettings()
  /// The size, font and encoding.
  public var picture = PictureSettings()

  /// A pie of a table, 640 × 400 points.
  public init(data: RequestData) { self.data = data }

  public var command: String { "pie" }

  public static let members: [RequestMember<PieRequest>] = [
    TableSettings.members.within(\.table), ChartLookSettings.members.within(\.look),
    PieSettings.members.within(\.pie), PictureSettings.members.within(\.picture),
  ].flatMap(\.self)

  private var defaultSize: Size { pie.order == .clean ? ChartLayout.defaultSize : Size(width: 400, height: 400) }

  public func check() throws(RequestError) {
    try picture.check(default: defaultSize)
    try pie.check()
    if pie.order == .reference {
      try look.checkGraph()
      try table.checkGraph()
    }
  }

  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    guard pie.moves == nil else { return try playedPicture(in: resources) }
    return try resources.limited { () throws(RequestError) in
      try check()
      let label = resources.label(data)
      let table = try PieTable(self.table.bytes(of: data, in: resources), named: label, self.table, resources)
      return switch pie.order {
      case .clean: try chart(table, label, in: resources)
      case .reference: try graph(table, label, in: resources)
      }
    }
  }
}

extension PieRequest {
  private func chart(
    _ table: PieTable, _ label: String, in resources: Resources
  ) throws(RequestError) -> PlacedPicture {
    let (fonts, fontWarning) = try ChartFonts.named(picture.font, in: resources)
    var pie = model(table)
    pie.titles = look.titles
    let theme = try look.chartTheme(in: resources)
    let measurer = TextMeasurer(fonts)
    let size: Size
    let layout: PieLayout
    do throws(PieError) {
      if let asked = picture.size {
        size = asked
      } else {
        size = try pie.defaultSize(width: picture.width, theme: theme, measurer: measurer)
      }
      layout = try PieLayout(pie, in: Rect(origin: .zero, size: size), theme: theme, measurer: measurer)
    } catch {
      throw RequestError(.content, "\(label): \(error)")
    }
    var chart = Chart(pie)
    (chart.theme, chart.fonts) = (theme, fonts)
    let placed = ChartLayout(layout, theme: theme)
    var result = try PlacedPicture(
      PlacedChart(chart, placed, fonts, scale: picture.scale), picture, named: label, title: look.title, fontWarning,
      fonts.missingGlyphs(in: placed), losses: (table.warnings + layout.notes).map { RequestNote($0, in: label) },
      notes: table.notes)
    (result.content, result.alternativeText) = (.pie(layout), layout.summary)
    return result
  }

  private func graph(
    _ table: PieTable, _ label: String, in resources: Resources
  ) throws(RequestError) -> PlacedPicture {
    let size = picture.pictureSize(default: defaultSize)
    let font = try NamedFont(picture.font, in: resources)
    let graph = PieGraph(table.data, options: graphOptions(font: font.font))
    let drawing = graph.drawing(in: Rect(origin: .zero, size: size))
    try picture.checkGlyphs(drawing.missingGlyphs, in: label)
    var result = PlacedPicture(
      PlacedChart(graph, in: size, scale: picture.scale), scale: picture.scale,
      try PictureFacts(
        picture,
        warnings: table.warnings.map { RequestNote($0, in: label) } + [font.warning].compactMap(\.self)
          + drawing.notes.map { RequestNote($0, in: label) }, notes: table.notes))
    result.content = .graph(drawing.marks)
    // The chart's sentence. It has no size, so nothing is placed.
    do throws(PieError) {
      result.alternativeText = try PieLayout(model(table), in: .zero, measurer: TextMeasurer(ChartFonts(font.font)))
        .summary
    } catch {
      throw RequestError(.content, "\(label): \(error)")
    }
    return result
  }

  private func model(_ table: PieTable) -> PieModel {
    var style = PieStyle(locale: self.table.locale ?? table.locale ?? .plain)
    style.labels = pie.labels ?? .all
    style.top = pie.top.count
    if let other = pie.other { style.otherName = other }
    style.order = pie.sort
    style.startAngle = pie.startAngle
    style.hole = pie.hole
    style.exploded = pie.exploded
    style.showsLegend = pie.showsLegend
    var model = PieModel(table.data, style: style)
    model.formats = table.formats
    return model
  }

  private func graphOptions(font: Font) -> PieGraphOptions {
    var options = PieGraphOptions(font: font.withSize(PieGraphOptions.defaultFontSize))
    options.labels = pie.labels.flatMap { PieGraphOptions.Labels(rawValue: $0.rawValue) } ?? .name
    if let background = look.background { options.background = background.color }
    options.isDisc = pie.isDisc
    options.state = pie.state
    options.radius = pie.radius
    options.hasRandomColors = pie.hasRandomColors
    options.seed = pie.seed ?? 1
    return options
  }
}

extension PieRequest: BoardRequest {
  package var moves: RequestMoves? { pie.moves }

  /// The app's graph before touches, in a view that fills the picture.
  ///
  /// Touches resize the view in its parent, which is also drawn, in the view's colour. A state draws only the view; the
  /// picture is transparent outside of its disc.
  package func board(in resources: Resources) throws(RequestError) -> PlayableBoard<PieGraphView> {
    try touched(in: resources).board
  }

  /// The same, and a function that returns the boxes of the graph's sectors and labels.
  package func touched(
    in resources: Resources
  ) throws(RequestError) -> (board: PlayableBoard<PieGraphView>, marks: @Sendable (PieGraphView) -> [PieGraphMark]) {
    let label = resources.label(data)
    let table = try PieTable(self.table.bytes(of: data, in: resources), named: label, self.table, resources)
    let bounds = Rect(origin: .zero, size: picture.pictureSize(default: defaultSize))
    let font = try NamedFont(picture.font, in: resources)
    let graph = PieGraph(table.data, options: graphOptions(font: font.font))
    let start = PieGraphView(frame: bounds, in: bounds, steps: pie.hasWholeSteps ? .whole : .limited)
    let first = PieGraphDrawing(graph, in: start)
    try picture.checkGlyphs(first.missingGlyphs, in: label)
    var board = PlayableBoard<PieGraphView>(
      start: start, size: bounds.size,
      // The first state has all labels.
      missingGlyphs: { _ in nil }, drawing: { TouchedGraph(graph: graph, view: $0, bounds: bounds) })
    board.warnings =
      [font.warning].compactMap(\.self) + (table.warnings + first.notes).map { RequestNote($0, in: label) }
    board.notes = table.notes
    return (board, { PieGraphDrawing(graph, in: $0).marks })
  }
}

/// The app's graph in a view, as large as it fits.
private struct TouchedGraph: Drawable {
  let graph: PieGraph
  let view: PieGraphView
  let bounds: Rect

  var idealSize: Size { bounds.size }

  func draw(in rect: Rect, on context: DrawingContext) {
    context.withGState {
      if rect.origin != .zero || rect.size != bounds.size {
        context.translateBy(x: rect.minX, y: rect.minY)
        context.concatenate(Transform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height))
      }
      if let ground = graph.options.background { context.fill(bounds, with: .color(ground)) }
      PieGraphDrawing(graph, in: view).draw(on: context)
    }
  }
}

/// The data of a pie, and the formats of its numbers.
private struct PieTable {
  var data: PieData
  var formats = ChartFormats()
  /// The locale of the table, if it was detected.
  var locale: LocaleFormat?
  /// Notes about the chosen columns and combined values.
  var notes: [RequestNote] = []
  /// Warnings about unknown parts of a machine's state.
  var warnings: [Note] = []

  /// Reads a table, or the state of a vending machine. An error begins with the label.
  init(
    _ bytes: [UInt8], named label: String, _ settings: TableSettings, _ resources: Resources
  ) throws(RequestError) {
    guard !VendingMachine.looksLikeDocument(bytes) else {
      var notes: [Note] = []
      data = try resources.document(bytes, as: VendingMachine.self, named: label, notes: &notes).pieData
      warnings = notes
      return
    }
    var choice = settings.choice.withColors
    choice.minimum = (0, "must be a number of at least 0; use chart bars for negative numbers")
    let table: ChartTable
    do throws(DataError) {
      table = try ChartTable(settings.table(bytes, limits: resources.limits.table), choice: choice)
    } catch {
      throw RequestError(error, in: label)
    }
    locale = table.locale
    data = PieData(table, locale: settings.locale ?? table.locale ?? .english)
    formats = ChartFormats(ValueFormatter(locale: settings.locale ?? table.locale ?? .plain, unit: table.unit))
    settings.set(&formats)
    // Columns with the default names need no note.
    notes = table.notes.filter { $0.text != "columns: 'name' along the axis, 'value' as values" }
      .map { RequestNote($0, in: label) }
  }
}
