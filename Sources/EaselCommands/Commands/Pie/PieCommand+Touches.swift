internal import Canvas
internal import CanvasScenes
internal import EaselShared

extension PieCommand {
  /// Draws the app's graph after touches, in a view that initially fills the picture.
  ///
  /// Touches resize the view in its parent, which is also drawn, in the view's colour. `--state` draws only the view;
  /// the picture is transparent outside of its disc.
  ///
  /// - Parameter file: The picture without `-o` and `--frames`.
  func drawTouches(
    _ table: PieTable, file: String, in environment: ToolEnvironment
  ) throws(ToolError) -> ExitStatus {
    let bounds = Rect(origin: .zero, size: picture.pictureSize(default: pie.defaultSize))
    let scale = picture.scale
    let font = try NamedFont(picture.font, in: environment)
    let label = InputFile.label(data)
    let graph = PieGraph(
      table.data, options: pie.graphOptions(font: font.font, background: look.background, seed: random.usedSeed))
    let start = PieGraphView(frame: bounds, in: bounds, steps: pie.graph.steps)
    environment.printWarnings((table.warnings + PieGraphDrawing(graph, in: start).warnings).map { "\(label): \($0)" })
    if !report.quiet { for note in table.notes { environment.printMessage("\(label): \(note)") } }
    let painter = ScenePainter<PieGraphView>(
      options: SceneFiles(moves: pie.moves, frames: pie.frames, output: output), picture: picture, report: report,
      defaultFile: file, font: font,
      // The first state has all labels, and its warnings were printed.
      missingGlyphs: { _ in nil },
      image: { view in
        try Image(size: bounds.size, scale: scale) { context in
          if let ground = graph.options.background {
            context.setFillColor(ground)
            context.fill(bounds)
          }
          PieGraphDrawing(graph, in: view).draw(on: context)
        }
      },
      facts: { BoardFacts.of($0, moveCount: $1, marks: PieGraphDrawing(graph, in: $0).marks) },
      json: { (_, _) throws(ToolError) in [] })
    try picture.checkGlyphs(PieGraphDrawing(graph, in: start).missingGlyphs, in: label)
    return try painter.paint(start, in: environment)
  }
}
