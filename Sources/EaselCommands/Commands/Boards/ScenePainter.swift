#if Full || Boards
  /// Plays, draws and writes the scene of a request, with the files of a command line.
  struct ScenePainter<Request: BoardRequest> {
    let request: Request
    let board: PlayableBoard<Request.Scene>
    let resources: Resources
    /// The folder of frames, or nil for none.
    var frames: String?
    /// The document to write, or nil for none; - for standard output.
    var save: String?
    /// The picture to write, or nil if the command line has none.
    var output: String?
    let sync: Bool
    let report: ReportOptions
    /// The file to write without `-o` and `--frames`, without its ending.
    let defaultName: String
    /// The file that the scene was read from, or nil for a new scene; - for standard input.
    var document: String?

    /// The files of a run.
    private struct Places {
      /// The picture of the last state, or nil for none.
      var picture: (destination: PictureDestination, file: String)?
      /// The folder of frames, or nil for none.
      var frames: FrameFolder?
    }

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
      let began = environment.milliseconds()
      let asked = request.picture.format
      var (places, format) = (Places(), asked ?? .png)
      if output != nil || frames == nil {
        let file = PictureDestination.name(output, orNamed: defaultName, as: asked)
        let picture = try PictureDestination.picture(file, asked: asked, in: environment)
        (places.picture, format) = ((picture.destination, file), picture.format)
      }
      let moves = try asTool(request.moves?.list(in: resources)) ?? MoveList("")
      let shown = try forEachShown(after: moves) { (state) throws(ToolError) in
        try asTool(request.picture.checkGlyphs(board.missingGlyphs(state)))
      }
      let json = try save.map { (file) throws(ToolError) in try json(shown.last, file == "-" ? nil : file) }
      places.frames = frames.map { FrameFolder($0, frameCount: shown.count, as: format) }
      try check(places, in: environment)
      var files = PictureFiles(count: shown.count, sync: sync, isQuiet: report.quiet, in: environment)
      let final = try draw(moves, as: format, places.frames, to: &files)
      let missing = board.missingGlyphs(shown.last).map { RequestNote($0) }
      let warnings = board.warnings + [missing].compactMap(\.self)
      let notes = warnings + board.drawingWarnings() + board.notes
      try asTool(request.picture.check(notes))
      try finish(final, json: json, places, &files)
      environment.print(warnings: warnings)
      environment.printWarnings([places.frames?.note].compactMap(\.self))
      environment.print(warnings: board.drawingWarnings() + files.notes.filter(\.isLoss))
      var said = Report(
        pictures: files.written, milliseconds: environment.milliseconds() - began,
        board: facts(shown.last, shown.moveCount))
      said.notes = notes + files.notes
      let outputIsTaken = save == "-" || places.picture?.destination.isStandardOutput == true
      try said.send(report.form, outputIsTaken: outputIsTaken, in: environment)
      return .done
    }

    /// Draws the states that are shown, some at a time, and writes the frames. Returns the picture of the last state.
    private func draw(
      _ moves: MoveList, as format: PictureFormat, _ frames: FrameFolder?, to files: inout PictureFiles
    ) throws(ToolError) -> EncodedPicture? {
      defer { files.end() }
      var (states, last) = ([Request.Scene](), EncodedPicture?.none)
      func drawStates() throws(ToolError) {
        let (some, board, request) = (states, board, request)
        states = []
        let first = files.written.count
        let names = frames.map { (first..<first + some.count).map($0.file) }
        let drawn = try files.draw(count: some.count, names: names) { (index) throws(RequestError) in
          try request.frame(some[index], board).file(as: format)
        }
        last = drawn.last ?? last
      }
      _ = try forEachShown(after: moves) { (state) throws(ToolError) in
        states.append(state)
        if states.count == PictureFiles.pictureLimit { try drawStates() }
      }
      try drawStates()
      return last
    }

    /// Writes the last picture and the state, and gives all files their names: either all or none. Then removes extra
    /// frames of earlier runs. Throws if a file to be written was read for drawing.
    private func finish(
      _ final: EncodedPicture?, json: [UInt8]?, _ places: Places, _ files: inout PictureFiles
    ) throws(ToolError) {
      let environment = files.environment
      try check(places, in: environment)
      if let final, let picture = places.picture {
        try files.add(final, to: picture.destination, called: picture.file)
      }
      if let save, save != "-", let json { try files.add([AtomicFile.NewFile(path: save, bytes: json)]) }
      try files.place()
      for file in places.frames?.outdatedFiles ?? [] { try FrameFolder.remove(file) }
      if let final, case .standardOutput? = places.picture?.destination { try environment.print(final.bytes) }
      if save == "-", let json { try environment.print(json) }
    }

    private func check(_ places: Places, in environment: ToolEnvironment) throws(ToolError) {
      var paths = places.frames.map { $0.files + $0.outdatedFiles } ?? []
      if case .file(let path)? = places.picture?.destination { paths.append(path) }
      try environment.files.check(paths, saved: save == "-" ? nil : save, continuing: document)
    }

    /// Plays the moves, and passes on each state to draw: all of them, or without frames only the last. States aren't
    /// kept, because each may be as large as the list of moves.
    ///
    /// - Returns: The state that the scene ends with after its moves, the number of states, and that of the moves to the
    ///   last one.
    private func forEachShown(
      after moves: MoveList, _ body: (Request.Scene) throws(ToolError) -> Void
    ) throws(ToolError) -> (last: Request.Scene, count: Int, moveCount: Int) {
      var play = ScenePlay(board.start, moves)
      if frames != nil { try body(board.start) }
      while let state = try asTool(next(&play)) {
        if frames != nil { try body(state) }
      }
      let rest = board.following(play.scene)
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
#endif
