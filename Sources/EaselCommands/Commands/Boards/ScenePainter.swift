internal import Canvas
internal import CanvasScenes

/// Plays, draws and writes a scene as a command line asks for it.
struct ScenePainter<Scene: PlayedScene> {
  let options: SceneFiles
  let picture: PictureOptions
  let report: ReportOptions
  /// The file to write where neither `-o` nor `--frames` names one.
  let usualFile: String
  /// The file that the scene was read from, - for standard input; nil for a new scene.
  var document: String?
  let font: NamedFont
  /// What of a scene's texts can't be shown.
  let missingGlyphs: (Scene) -> MissingGlyphs?
  let image: @Sendable (Scene) throws -> Image
  /// How the scene stands after so many moves, for `--json`.
  let facts: (_ scene: Scene, _ moveCount: Int) -> JSONText
  /// The scene's document as it stands in a file; of a nil one on standard output.
  let json: (_ scene: Scene, _ file: String?) throws(ToolError) -> [UInt8]
  /// What follows by itself upon the last move: a scene for each step.
  var following: (Scene) -> [Scene] = { _ in [] }
  /// What is to be said when all is drawn.
  var warnings: () -> [String] = { [] }

  /// Makes the moves, draws what is asked for, and writes it: nothing before all of it is drawn.
  func paint(_ start: Scene, in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let began = environment.milliseconds()
    let output = options.output ?? (options.frames == nil ? usualFile : nil)
    let destination = try output.map { (file) throws(ToolError) in try PictureDestination(file, in: environment) }
    let moves = try options.moveList(in: environment)
    let (states, moveCount) = try states(from: start, moves)
    guard let last = states.last else { return .internalFault }
    for state in states { try picture.checkGlyphs(missingGlyphs(state)) }
    let drawn = try encoded(states, in: environment)
    guard let final = drawn.last else { return .internalFault }
    let json = try options.save.map { (file) throws(ToolError) in
      try self.json(last, file == "-" ? nil : file)
    }

    let frames = options.frames.map { FrameFolder($0, frameCount: drawn.count) }
    var pictures: [Report.Picture] = []
    var files: [AtomicFile.NewFile] = []
    if let frames {
      for (file, frame) in zip(frames.files, drawn) {
        files.append(AtomicFile.NewFile(path: file, bytes: frame.bytes))
        pictures.append(Report.Picture(file: file, frame))
      }
    }
    if let output {
      if case .file(let path)? = destination { files.append(AtomicFile.NewFile(path: path, bytes: final.bytes)) }
      pictures.append(Report.Picture(file: output, final))
    }
    try write(files, json: json, outdated: frames?.outdatedFiles ?? [], in: environment)
    if case .standardOutput? = destination { try environment.print(final.bytes) }
    if options.save == "-", let json { try environment.print(json) }
    let notes = [font.warning, missingGlyphs(last)?.description, frames?.note].compactMap(\.self) + warnings()
    environment.printWarnings(notes)
    let report = Report(
      pictures: pictures, milliseconds: environment.milliseconds() - began, board: facts(last, moveCount))
    let outputIsTaken = options.save == "-" || destination?.isStandardOutput == true
    try report.send(self.report, outputIsTaken: outputIsTaken, in: environment)
    return .done
  }

  /// Writes the pictures and the state, all or none, then removes what earlier runs left of more frames.
  private func write(
    _ pictures: [AtomicFile.NewFile], json: [UInt8]?, outdated: [String], in environment: ToolEnvironment
  ) throws(ToolError) {
    var files = pictures
    var saved: String?
    if let file = options.save, file != "-", let json {
      saved = file
      files.append(AtomicFile.NewFile(path: file, bytes: json))
    }
    try environment.files.check(pictures.map(\.path) + outdated, saved: saved, continuing: document)
    try PictureDestination.writeChecked(files, sync: picture.sync, workers: max(8, environment.coreCount))
    for file in outdated { try FrameFolder.remove(file) }
  }

  /// The states to draw, and how many moves lead to the last one.
  private func states(from start: Scene, _ moves: MoveList) throws(ToolError) -> (states: [Scene], moveCount: Int) {
    // States that are not drawn need not be kept.
    guard options.frames != nil else {
      let end = try options.state(from: start, after: moves)
      let rest = following(end)
      return ([rest.last ?? end], moves.count + rest.count)
    }
    do {
      let states = try start.states(after: moves)
      let rest = states.last.map(following) ?? []
      return (states + rest, moves.count + rest.count)
    } catch {
      throw options.error(of: error)
    }
  }

  private func encoded(_ states: [Scene], in environment: ToolEnvironment) throws(ToolError) -> [EncodedPicture] {
    let progress = ProgressLine("drawing", total: states.count, isQuiet: report.quiet, in: environment)
    let (image, compression) = (image, picture.compression)
    let results = mapPictures(count: states.count, workers: environment.coreCount) { index in
      defer { progress.advance() }
      return Result { () throws(ToolError) in
        try EncodedPicture(compression: compression) { try image(states[index]) }
      }
    }
    progress.end()
    var pictures: [EncodedPicture] = []
    for result in results { pictures.append(try result.get()) }
    return pictures
  }
}

extension SceneDocument {
  /// The bytes of the document's file.
  func saved() throws(ToolError) -> [UInt8] {
    do { return try json() } catch { throw ToolError(.internalFault, "the state can't be written: \(error)") }
  }
}

extension InputFile {
  /// The document of a JSON file, or of standard input where the name is `-`.
  static func document<Document: SceneDocument>(
    _ name: String, as type: Document.Type = Document.self, in environment: ToolEnvironment
  ) throws(ToolError) -> Document {
    let read = try document(bytes(name, in: environment), as: type, named: label(name))
    environment.printWarnings(read.notes.map { "\(label(name)): \($0)" })
    return read.document
  }

  /// The document of a file's bytes, and what there is to say of it; errors begin with the label.
  static func document<Document: SceneDocument>(
    _ bytes: [UInt8], as type: Document.Type, named label: String
  ) throws(ToolError) -> (document: Document, notes: [String]) {
    var notes: [String] = []
    do {
      return (try Document(json: bytes, notes: &notes), notes)
    } catch {
      switch error {
      // A line and a column follow the name at once, as compilers write them.
      case .text: throw ToolError(.badContent, "\(label):\(error)")
      case .value: throw ToolError(.badContent, in: label, error)
      }
    }
  }
}
