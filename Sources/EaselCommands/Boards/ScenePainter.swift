internal import Canvas
internal import CanvasScenes

/// Plays, draws and writes a scene as a command line asks for it.
struct ScenePainter<Scene: PlayedScene> {
  let options: SceneOptions
  let picture: PictureOptions
  let report: ReportOptions
  /// The file to write where neither `-o` nor `--frames` names one.
  let usualFile: String
  let font: NamedFont
  /// What of a scene's texts can't be shown.
  let missingGlyphs: (Scene) -> MissingGlyphs?
  let image: @Sendable (Scene) throws -> Image

  /// Makes the moves, draws what is asked for, and writes it: nothing before all of it is drawn.
  func paint(_ start: Scene, in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let began = environment.milliseconds()
    let output = options.output ?? (options.frames == nil ? usualFile : nil)
    let destination = try output.map { (file) throws(ToolError) in try PictureDestination(file, in: environment) }
    let moves = try moves(in: environment)
    let states = try states(from: start, moves)
    guard let last = states.last else { return .internalFault }
    for state in states { try picture.checkGlyphs(missingGlyphs(state)) }
    let drawn = try encoded(states, in: environment)
    guard let final = drawn.last else { return .internalFault }
    let saved = try options.save.map { (file) throws(ToolError) in (file, try Self.json(of: last)) }

    var written: [Report.Picture] = []
    if let folder = options.frames {
      for (step, frame) in drawn.enumerated() {
        let number = String(step)
        let name = String(repeating: "0", count: max(4 - number.count, 0)) + number + ".png"
        let file = folder + (folder.hasSuffix("/") ? "" : "/") + name
        try PictureDestination.write(frame.bytes, to: file, sync: picture.sync)
        written.append(Report.Picture(file: file, frame))
      }
    }
    if let (file, json) = saved { try PictureDestination.write(json, to: file, sync: picture.sync) }
    if let output, let destination {
      try destination.write(final.bytes, sync: picture.sync, in: environment)
      written.append(Report.Picture(file: output, final))
    }
    environment.printWarnings([font.warning, missingGlyphs(last)?.description].compactMap(\.self))
    let report = Report(pictures: written, milliseconds: environment.milliseconds() - began)
    try report.send(self.report, outputIsTaken: destination?.isStandardOutput ?? false, in: environment)
    return .done
  }

  private func moves(in environment: ToolEnvironment) throws(ToolError) -> MoveList {
    guard let file = options.moves else { return MoveList("") }
    let bytes = try InputFile.bytes(file, in: environment)
    do { return try MoveList(bytes) } catch { throw Self.error(in: file, error) }
  }

  private func states(from start: Scene, _ moves: MoveList) throws(ToolError) -> [Scene] {
    do {
      // States that are not drawn need not be kept.
      return options.frames == nil ? [try start.state(after: moves)] : try start.states(after: moves)
    } catch {
      throw Self.error(in: options.moves ?? "-", error)
    }
  }

  /// A line follows the name at once, as compilers write it.
  private static func error(in file: String, _ error: MoveListError) -> ToolError {
    ToolError(.badContent, "\(InputFile.label(file)):\(error)")
  }

  private func encoded(_ states: [Scene], in environment: ToolEnvironment) throws(ToolError) -> [EncodedPicture] {
    let progress = ProgressLine("drawing", total: states.count, isQuiet: report.quiet, in: environment)
    let (image, compression) = (image, picture.compression)
    let results = parallelMap(count: states.count, workers: environment.coreCount) { index in
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

  private static func json(of scene: Scene) throws(ToolError) -> [UInt8] {
    do { return try scene.json() } catch { throw ToolError(.internalFault, "the state can't be written: \(error)") }
  }
}

extension InputFile {
  /// The document of a JSON file, or of standard input where the name is `-`.
  static func document<Document: SceneDocument>(
    _ name: String, as type: Document.Type = Document.self, in environment: ToolEnvironment
  ) throws(ToolError) -> Document {
    try document(bytes(name, in: environment), as: type, named: label(name))
  }

  /// The document of a file's bytes; errors begin with the label.
  static func document<Document: SceneDocument>(
    _ bytes: [UInt8], as type: Document.Type, named label: String
  ) throws(ToolError) -> Document {
    do {
      return try Document(json: bytes)
    } catch {
      switch error {
      // A line and a column follow the name at once, as compilers write them.
      case .text: throw ToolError(.badContent, "\(label):\(error)")
      case .value: throw ToolError(.badContent, in: label, error)
      }
    }
  }
}
