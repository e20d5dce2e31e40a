#if Full || Boards
  extension PieRequest {
    /// The app's graph, after its touches if there are some.
    func graphPicture(in resources: Resources) throws(RequestError) -> PlacedPicture {
      guard pie.moves == nil else { return try playedPicture(in: resources) }
      return try limited(in: resources) { () throws(RequestError) in
        try graph(PieTable(self, in: resources), in: resources)
      }
    }

    private func graph(_ table: PieTable, in resources: Resources) throws(RequestError) -> PlacedPicture {
      let label = table.label
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

    private func graphOptions(font: Font) -> PieGraphOptions {
      var options = PieGraphOptions(font: font.withSize(PieGraphOptions.defaultFontSize))
      options.labels = pie.labels.flatMap { PieGraphOptions.Labels(rawValue: $0.rawValue) } ?? .name
      if let background = look.background { options.background = background.color }
      options.isDisc = pie.isDisc
      options.state = PieGraphOptions.State(rawValue: pie.state.rawValue) ?? .initial
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
      let table = try PieTable(self, in: resources)
      let label = table.label
      let bounds = Rect(origin: .zero, size: picture.pictureSize(default: defaultSize))
      let font = try NamedFont(picture.font, in: resources)
      let graph = PieGraph(table.data, options: graphOptions(font: font.font))
      let start = PieGraphView(frame: bounds, in: bounds, steps: pie.hasWholeSteps ? .whole : .limited)
      let first = PieGraphDrawing(graph, in: start)
      try picture.checkGlyphs(first.missingGlyphs, in: label)
      let board = PlayableBoard<PieGraphView>(
        start: start, size: bounds.size,
        // The first state has all labels.
        missingGlyphs: { _ in nil }, drawing: { TouchedGraph(graph: graph, view: $0, bounds: bounds) },
        warnings: [font.warning].compactMap(\.self) + (table.warnings + first.notes).map { RequestNote($0, in: label) },
        notes: table.notes)
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

  extension PieTable {
    /// The sales in the state of a vending machine, and warnings about its unknown parts.
    static func sales(
      _ bytes: [UInt8], named label: String, in resources: Resources
    ) throws(RequestError) -> (PieData, [Note]) {
      var notes: [Note] = []
      let machine = try resources.document(bytes, as: VendingMachine.self, named: label, notes: &notes)
      return (machine.pieData, notes)
    }
  }
#endif
