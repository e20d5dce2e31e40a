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
  /// The file to write without `-o` and `--frames`, without its ending.
  let defaultName: String
  /// The file that the scene was read from, or nil for a new scene; - for standard input.
  var document: String?

  /// Makes the moves, draws the pictures, and gives their files their names when all are written.
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
    let asked = request.picture.format
    let file =
      output == nil && frames != nil ? nil : PictureDestination.name(output, orNamed: defaultName, as: asked)
    try written.setPicture(file, asked: asked, in: environment)
    let moves = try asTool { () throws(RequestError) in
      try request.moves?.list(in: resources) ?? MoveList("")
    }
    let first = try forEachShown(after: moves) { (state) throws(ToolError) in
      try asTool { () throws(RequestError) in
        try request.picture.checkGlyphs(plan.missingGlyphs(state), in: plan.label)
      }
    }
    let last = first.last
    let json = try save.map { (file) throws(ToolError) in try json(last, file == "-" ? nil : file) }
    try draw(moves, count: first.count, to: &written, in: environment)
    let missing = plan.missingGlyphs(last).map { RequestNote($0) }
    let warnings = plan.warnings + [missing].compactMap(\.self)
    try asTool { () throws(RequestError) in
      try request.picture.check(warnings + plan.drawingWarnings() + plan.notes)
    }
    try written.finish(json: json, in: environment)
    environment.print(warnings: warnings)
    environment.printWarnings([written.frames?.note].compactMap(\.self))
    environment.print(warnings: plan.drawingWarnings())
    try written.sendReport(
      board: facts(last, first.moveCount), notes: warnings + plan.drawingWarnings() + plan.notes, in: environment)
    return .done
  }

  /// Draws the states that are shown, some at a time, and writes their pictures.
  private func draw(
    _ moves: MoveList, count: Int, to written: inout SceneOutput, in environment: ToolEnvironment
  ) throws(ToolError) {
    try written.begin(count: count, in: environment)
    defer { written.end() }
    var states: [Request.Scene] = []
    func drawStates() throws(ToolError) {
      let (some, plan, request) = (states, plan, request)
      states = []
      try written.draw(count: some.count, in: environment) { request.drawable(some[$0], plan) }
    }
    _ = try forEachShown(after: moves) { (state) throws(ToolError) in
      states.append(state)
      if states.count == SceneOutput.pictureLimit { try drawStates() }
    }
    try drawStates()
  }

  /// Plays the moves, and passes on each state to draw: all of them, or without frames only the last. States aren't
  /// kept, because each may be as large as the list of moves.
  ///
  /// - Returns: The state that the scene ends with after its moves, the number of states, and that of the moves to the
  ///   last one.
  private func forEachShown(
    after moves: MoveList, _ body: (Request.Scene) throws(ToolError) -> Void
  ) throws(ToolError) -> (last: Request.Scene, count: Int, moveCount: Int) {
    var play = ScenePlay(plan.start, moves)
    if frames != nil { try body(plan.start) }
    while let state = try asTool({ () throws(RequestError) in try next(&play) }) {
      if frames != nil { try body(state) }
    }
    let rest = plan.following(play.scene)
    for state in frames == nil ? [rest.last ?? play.scene] : rest { try body(state) }
    let moveCount = moves.count + rest.count
    return (rest.last ?? play.scene, frames == nil ? 1 : 1 + moveCount, moveCount)
  }

  private func next(_ play: inout ScenePlay<Request.Scene>) throws(RequestError) -> Request.Scene? {
    do throws(MoveListError) { return try play.next() } catch {
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
