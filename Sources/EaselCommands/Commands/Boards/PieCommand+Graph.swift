#if Full || Boards
  extension PieCommand {
    /// Draws the app's graph after touches, in a view that initially fills the picture.
    func drawTouches(
      _ request: PieRequest, in environment: ToolEnvironment
    ) throws(ToolError) -> ExitStatus {
      let resources = Resources(of: environment)
      let (board, marks) = try asTool(
        resources.limited { () throws(RequestError) in try request.touched(in: resources) })
      environment.print(notes: board.notes, drawing.report, for: .all)
      return try ScenePainter(
        request: request, board: board, resources: resources, frames: pie.frames, output: files.output,
        sync: drawing.picture.sync, report: drawing.report, defaultName: PictureDestination.stem(ofData: files.data)
      ).paint(
        facts: { .object(["moves": .whole($1), "graph": $0.json, "marks": marks($0).json]) }, in: environment)
    }
  }
#endif
