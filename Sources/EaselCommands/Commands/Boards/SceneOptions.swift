internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The moves of a board, and its output files. Every `board` command has these options.
struct SceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Text file with moves, one per line, or - for standard input.", valueName: "file"),
    completion: .file(), transform: PathArgument.path)
  var moves: String?

  @Option(
    help: ArgumentHelp(FramesArgument.help, valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var frames: String?

  @Option(
    help: ArgumentHelp("JSON file for the state after the moves, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var save: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      """
      PNG file to write, or - for standard output. Missing folders are created. (default: the command's name with \
      .png; none with --frames)
      """, valueName: "file"),
    completion: .file(extensions: ["png"]), transform: PathArgument.path)
  var output: String?

  func validate() throws {
    try FramesArgument.check(frames)
    if let save, let problem = FileFormat.json.problem(ofName: save) {
      throw ValidationError("--save \(save): \(problem)")
    }
    if save == "-", output == "-" {
      throw ValidationError("use either --save - or -o -, not both; each is written to standard output")
    }
  }
}

extension SceneOptions {
  /// The moves of the command line, or nil for none.
  var requested: RequestMoves? { moves.map(RequestMoves.file) }
}

extension ScenePainter {
  /// - Parameters:
  ///   - name: The board's name, and that of its picture by default.
  ///   - document: The file that the scene was read from, or nil for a new scene.
  init(
    _ request: Request, _ plan: BoardPlan<Request.Scene>, _ resources: Resources, _ scene: SceneOptions,
    _ picture: PictureOptions, _ report: ReportOptions, name: String, document: String?
  ) {
    self.init(
      request: request, plan: plan, resources: resources, frames: scene.frames, save: scene.save, output: scene.output,
      sync: picture.sync, report: report, defaultFile: name + ".png", document: document)
  }
}
