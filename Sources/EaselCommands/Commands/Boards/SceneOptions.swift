internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The moves of a board, and its output files. Every `board` command has these options.
struct SceneOptions: ParsableArguments, GivenMembers {
  enum MovesMember: MemberList {
    static let members = [RequestMember<ToggleRequest>.moves(\.moves).member]
  }

  @OptionGroup var moves: MemberOptions<MovesMember>

  @Option(
    help: ArgumentHelp(FramesArgument.help, valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var frames: String?

  @Option(
    help: ArgumentHelp("JSON file for the state after the moves, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var save: String?

  @Option(pictureNamed: "the command's name with .png; none with --frames") var output: String?

  var settings: [MemberSetting] { moves.settings }

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

/// `--frames`: the folder for a scene's steps. Boards have this option, and the pie whose graph can be moved by touch.
enum FramesArgument {
  static let help = "Folder for a picture of the start and one after each move: 0000.png, 0001.png …"

  /// Throws if the folder is standard output or has the name of a picture.
  static func check(_ folder: String?) throws(ValidationError) {
    if folder == "-" { throw ValidationError("frames can't be written to standard output; use --frames with a folder") }
    if let folder, FileFormat.isPicture(folder) {
      throw ValidationError("--frames \(folder): frames are many files; use the name of a folder")
    }
  }
}

/// Checks for standard input, which can be read only once.
enum StandardInput {
  /// Throws if both a command's document and its moves are standard input.
  ///
  /// - Parameters:
  ///   - document: The file of the document or the table, or nil for none.
  ///   - option: The option for the document, or empty for a positional argument.
  static func check(
    _ document: String?, as option: String = "", moves: RequestMoves?
  ) throws(ValidationError) {
    guard document == "-", moves == .file("-") else { return }
    let first = option.isEmpty ? "-" : "\(option) -"
    throw ValidationError("use either \(first) or --moves -, not both; standard input can be read only once")
  }
}
