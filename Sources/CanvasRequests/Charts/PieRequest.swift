internal import Canvas
package import CanvasCharts
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

  public func drawable(in resources: Resources) throws(RequestError) -> RequestedPicture {
    pie.moves == nil ? try plan(in: resources).picture : try playedPicture(in: resources)
  }
}

/// A pie that is laid out.
package struct PiePlan: Sendable {
  /// The form of the pie.
  package enum Content: Sendable {
    case chart(PieLayout)
    case graph([PieGraphMark])
  }

  package let content: Content
  package let picture: RequestedPicture
}

extension PieRequest {
  /// Reads the table, and lays the pie out.
  package func plan(in resources: Resources) throws(RequestError) -> PiePlan {
    try resources.limited { () throws(RequestError) in
      try check()
      let label = resources.label(data)
      let table = try PieTable(self.table.bytes(of: data, in: resources), named: label, self.table, resources)
      return switch pie.order {
      case .clean: try chartPlan(table, label, in: resources)
      case .reference: try graphPlan(table, label, in: resources)
      }
    }
  }

  private func chartPlan(
    _ table: PieTable, _ label: String, in resources: Resources
  ) throws(RequestError) -> PiePlan {
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
    let missing = fonts.missingGlyphs(in: ChartLayout(layout, theme: theme))
    try picture.checkGlyphs(missing, in: label)
    let finished = pie
    var result = requested(size, isChart: true) {
      layout.draw(on: $0, theme: theme, fonts: fonts)
    } drawing: {
      (rect, context) throws(RequestError) in
      do throws(PieError) {
        try PieLayout(finished, in: rect, theme: theme, measurer: measurer).draw(
          on: context, theme: theme, fonts: fonts)
      } catch {
        throw RequestError(.content, "\(label): \(error)")
      }
    }
    let missingNote = missing.map { RequestNote($0, in: label) }
    try result.say(
      warnings: [fontWarning].compactMap(\.self) + (table.warnings + layout.notes).map { RequestNote($0, in: label) }
        + [missingNote].compactMap(\.self), notes: table.notes)
    result.ownTitle = look.title
    result.alternativeText = layout.summary
    return PiePlan(content: .chart(layout), picture: result)
  }

  private func graphPlan(
    _ table: PieTable, _ label: String, in resources: Resources
  ) throws(RequestError) -> PiePlan {
    let size = picture.pictureSize(default: defaultSize)
    let font = try NamedFont(picture.font, in: resources)
    let graph = PieGraph(table.data, options: graphOptions(font: font.font))
    let drawing = graph.drawing(in: Rect(origin: .zero, size: size))
    try picture.checkGlyphs(drawing.missingGlyphs, in: label)
    var result = requested(size, isChart: false) {
      drawing.draw(on: $0)
    } drawing: {
      (rect, context) throws(RequestError) in
      graph.draw(in: rect, on: context)
    }
    try result.say(
      warnings: table.warnings.map { RequestNote($0, in: label) } + [font.warning].compactMap(\.self)
        + drawing.notes.map { RequestNote($0, in: label) }, notes: table.notes)
    // The chart's sentence. It has no size, so nothing is placed.
    do throws(PieError) {
      result.alternativeText = try PieLayout(model(table), in: .zero, measurer: TextMeasurer(ChartFonts(font.font)))
        .summary
    } catch {
      throw RequestError(.content, "\(label): \(error)")
    }
    return PiePlan(content: .graph(drawing.marks), picture: result)
  }

  private func requested(
    _ size: Size, isChart: Bool, bands: @escaping @Sendable (DrawingContext) -> Void,
    drawing: @escaping @Sendable (Rect, DrawingContext) throws(RequestError) -> Void
  ) -> RequestedPicture {
    let scale = picture.scale
    return RequestedPicture(
      size: size, scale: scale, pixelsPerInch: isChart ? picture.pixelsPerInch : nil, settings: picture,
      rendered: { () throws(RequestError) in
        do throws(ImageSizeError) { return try Image.inBands(size: size, scale: scale, drawing: bands) } catch {
          throw RequestError(.request, "\(error.description)")
        }
      }, drawing: drawing)
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
  package func plan(in resources: Resources) throws(RequestError) -> BoardPlan<PieGraphView> {
    try touched(in: resources).plan
  }

  /// The same, and a function that returns the boxes of the graph's sectors and labels.
  package func touched(
    in resources: Resources
  ) throws(RequestError) -> (plan: BoardPlan<PieGraphView>, marks: @Sendable (PieGraphView) -> [PieGraphMark]) {
    let label = resources.label(data)
    let table = try PieTable(self.table.bytes(of: data, in: resources), named: label, self.table, resources)
    let bounds = Rect(origin: .zero, size: picture.pictureSize(default: defaultSize))
    let font = try NamedFont(picture.font, in: resources)
    let graph = PieGraph(table.data, options: graphOptions(font: font.font))
    let start = PieGraphView(frame: bounds, in: bounds, steps: pie.hasWholeSteps ? .whole : .limited)
    let first = PieGraphDrawing(graph, in: start)
    try picture.checkGlyphs(first.missingGlyphs, in: label)
    var plan = BoardPlan<PieGraphView>(
      start: start, size: bounds.size,
      // The first state has all labels.
      missingGlyphs: { _ in nil },
      draw: { (view, rect, context) throws(RequestError) in
        context.withGState {
          let matrix = Transform(
            scaleX: rect.width / bounds.width, y: rect.height / bounds.height)
          if rect.origin != .zero || rect.size != bounds.size {
            context.translateBy(x: rect.minX, y: rect.minY)
            context.concatenate(matrix)
          }
          if let ground = graph.options.background { context.fill(bounds, with: .color(ground)) }
          PieGraphDrawing(graph, in: view).draw(on: context)
        }
      })
    plan.warnings =
      [font.warning].compactMap(\.self) + (table.warnings + first.notes).map { RequestNote($0, in: label) }
    plan.notes = table.notes
    return (plan, { PieGraphDrawing(graph, in: $0).marks })
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
    let least = (value: 0.0, allowed: "must be a number of at least 0; use chart bars for negative numbers")
    let table = try settings.table(bytes, named: label, limits: resources.limits.table, least: least)
    locale = table.locale
    data = PieData(table, locale: settings.locale ?? table.locale ?? .english)
    formats = ChartFormats(settings.formatter(for: table), percentRounding: settings.percent)
    // Columns with the default names need no note.
    notes = table.notes.filter { $0.text != "columns: 'name' along the axis, 'value' as values" }
      .map { RequestNote($0, in: label) }
  }
}
