internal import Canvas
internal import CanvasScenes
internal import EaselShared

/// Plays, draws and writes a scene with the options of a command line.
struct ScenePainter<Scene: PlayedScene> {
  let options: SceneFiles
  let picture: PictureOptions
  let report: ReportOptions
  /// The file to write without `-o` and `--frames`.
  let defaultFile: String
  /// The file that the scene was read from, or nil for a new scene; - for standard input.
  var document: String?
  let font: NamedFont
  /// Returns the characters of a scene's texts that no font has.
  let missingGlyphs: (Scene) -> MissingGlyphs?
  let image: @Sendable (Scene) throws -> Image
  /// Returns the state of the scene after a number of moves, for `--json`.
  let facts: (_ scene: Scene, _ moveCount: Int) -> JSONText
  /// Returns the bytes of the scene's document for a file, or for standard output if the file is nil.
  let json: (_ scene: Scene, _ file: String?) throws(ToolError) -> [UInt8]
  /// Returns the automatic steps after the last move, with a scene for each.
  var following: (Scene) -> [Scene] = { _ in [] }
  /// Returns the warnings to print after drawing.
  var warnings: () -> [String] = { [] }

  /// Makes the moves, draws the pictures, and writes them when all are drawn.
  func paint(_ start: Scene, in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    var output = SceneOutput(options, picture, report, document: document, began: environment.milliseconds())
    let file = options.output ?? (options.frames == nil ? defaultFile : nil)
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

  /// Returns the states to draw, and the number of moves to the last one.
  private func states(from start: Scene, _ moves: MoveList) throws(ToolError) -> (states: [Scene], moveCount: Int) {
    // States that are not drawn are not kept.
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
  /// Returns the bytes of the document's file.
  func saved() throws(ToolError) -> [UInt8] {
    do { return try json() } catch { throw ToolError(.internalFault, "the state couldn't be encoded: \(error)") }
  }
}

extension InputFile {
  /// Returns the document in a JSON file, or in standard input if the name is `-`.
  static func document<Document: SceneDocument>(
    _ name: String, as type: Document.Type = Document.self, in environment: ToolEnvironment
  ) throws(ToolError) -> Document {
    let read = try document(bytes(name, in: environment), as: type, named: label(name))
    environment.printWarnings(read.notes.map { "\(label(name)): \($0)" })
    return read.document
  }

  /// Returns the document in a file's bytes, and notes about it. Errors begin with the label.
  static func document<Document: SceneDocument>(
    _ bytes: [UInt8], as type: Document.Type, named label: String
  ) throws(ToolError) -> (document: Document, notes: [String]) {
    var notes: [String] = []
    do {
      return (try Document(json: bytes, notes: &notes), notes)
    } catch {
      switch error {
      // The line and the column follow the name directly, as in compiler messages.
      case .text: throw ToolError(.badContent, "\(label):\(error)")
      case .value: throw ToolError(.badContent, in: label, error)
      }
    }
  }
}
