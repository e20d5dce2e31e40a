internal import Canvas
internal import CanvasScenes
internal import EaselShared

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
    var output = SceneOutput(options, picture, report, document: document, began: environment.milliseconds())
    let file = options.output ?? (options.frames == nil ? usualFile : nil)
    try output.setPicture(file, in: environment)
    let moves = try options.moveList(in: environment)
    let (states, moveCount) = try states(from: start, moves)
    guard let last = states.last else { return .internalFault }
    for state in states { try picture.checkGlyphs(missingGlyphs(state)) }
    let drawn = try output.encoded(count: states.count, in: environment) { [image] in try image(states[$0]) }
    let json = try options.save.map { (file) throws(ToolError) in
      try self.json(last, file == "-" ? nil : file)
    }
    try output.write(drawn, json: json, in: environment)
    let notes = [font.warning, missingGlyphs(last)?.description, output.frames?.note].compactMap(\.self) + warnings()
    environment.printWarnings(notes)
    try output.sendReport(board: facts(last, moveCount), in: environment)
    return .done
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
