internal import ArgumentParser
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
