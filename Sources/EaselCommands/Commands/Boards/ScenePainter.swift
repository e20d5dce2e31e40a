internal import Canvas
internal import CanvasRequests
internal import CanvasScenes
internal import EaselShared

/// Plays, draws and writes the scene of a request, with the files of a command line.
struct ScenePainter<Request: BoardRequest> {
  let request: Request
  let plan: BoardPlan<Request.Scene>
  let resources: Resources
  /// The folder of frames, or nil for none.
  var frames: String?
  /// The document to write, or nil for none.
  var save: String?
  /// The picture to write, or nil if the command line has none.
  var output: String?
  let sync: Bool
  let report: ReportOptions
  /// The file to write without `-o` and `--frames`.
  let defaultFile: String
  /// The file that the scene was read from, or nil for a new scene; - for standard input.
  var document: String?

  /// Makes the moves, draws the pictures, and writes them when all are drawn.
  ///
  /// - Parameters:
  ///   - facts: Returns the state of the scene after a number of moves, for `--json`.
  ///   - json: Returns the bytes of the scene's document for a file, or for standard output if the file is nil.
  func paint(
    facts: (_ scene: Request.Scene, _ moveCount: Int) -> JSONText,
    json: (_ scene: Request.Scene, _ file: String?) throws(ToolError) -> [UInt8] = { (_, _) throws(ToolError) in [] },
    in environment: ToolEnvironment
  ) throws(ToolError) -> ExitStatus {
    var written = SceneOutput(
      frames: frames, save: save, sync: sync, report: report, document: document, began: environment.milliseconds())
    let file = output ?? (frames == nil ? defaultFile : nil)
    try written.setPicture(file, in: environment)
    let moves = try asTool { () throws(RequestError) in
      try request.moves?.list(in: resources) ?? MoveList("")
    }
    let (states, moveCount) = try asTool { () throws(RequestError) in try self.states(after: moves) }
    guard let last = states.last else { return .internalFault }
    try asTool { () throws(RequestError) in
      for state in states { try request.picture.checkGlyphs(plan.missingGlyphs(state), in: plan.label) }
    }
    let drawn = try written.encoded(
      count: states.count, compression: request.picture.compression, in: environment
    ) { [plan, scale = request.picture.scale] index in
      do throws(RequestError) { return try plan.image(states[index], scale: scale) } catch { throw ToolError(error) }
    }
    let json = try save.map { (file) throws(ToolError) in try json(last, file == "-" ? nil : file) }
    try written.write(drawn, json: json, in: environment)
    let missing = plan.missingGlyphs(last).map { [RequestText($0.description)] } ?? []
    environment.print(warnings: plan.warnings + missing)
    environment.printWarnings([written.frames?.note].compactMap(\.self))
    environment.print(warnings: plan.drawingWarnings())
    try written.sendReport(board: facts(last, moveCount), in: environment)
    return .done
  }

  /// Returns the states to draw, and the number of moves to the last one.
  private func states(after moves: MoveList) throws(RequestError) -> (states: [Request.Scene], moveCount: Int) {
    do throws(MoveListError) {
      // States that are not drawn are not kept.
      let states = frames == nil ? [try plan.start.state(after: moves)] : try plan.start.states(after: moves)
      let rest = states.last.map(plan.following) ?? []
      let shown = frames == nil ? [rest.last ?? states.last].compactMap(\.self) : states + rest
      return (shown, moves.count + rest.count)
    } catch {
      throw request.moves?.error(error, in: resources) ?? RequestError(.content, "\(error.description)")
    }
  }
}

extension SceneDocument {
  /// Returns the bytes of the document's file.
  func saved() throws(ToolError) -> [UInt8] {
    do { return try json() } catch { throw ToolError(.internalFault, "the state couldn't be encoded: \(error)") }
  }
}

extension BoardRequest {
  /// Reads what the request names.
  func read(in resources: Resources) throws(ToolError) -> BoardPlan<Scene> {
    try asTool { () throws(RequestError) in
      try resources.limited { () throws(RequestError) in try plan(in: resources) }
    }
  }
}
