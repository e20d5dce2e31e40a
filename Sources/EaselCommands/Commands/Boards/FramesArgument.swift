internal import ArgumentParser

/// `--frames`: the folder of a scene's steps. Boards have it, and the pie whose graph a finger moves.
enum FramesArgument {
  static let help = "Folder for a picture of the start and one after each move: 0000.png, 0001.png …"

  /// Throws where standard output is named.
  static func check(_ folder: String?) throws(ValidationError) {
    if folder == "-" { throw ValidationError("--frames -: frames are many files; allowed is the name of a folder") }
  }
}
