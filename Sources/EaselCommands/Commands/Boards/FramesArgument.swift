internal import ArgumentParser

/// `--frames`: the folder for a scene's steps. Boards have this option, and the pie whose graph can be moved by touch.
enum FramesArgument {
  static let help = "Folder for a picture of the start and one after each move: 0000.png, 0001.png …"

  /// Throws if the folder is standard output.
  static func check(_ folder: String?) throws(ValidationError) {
    if folder == "-" { throw ValidationError("frames can't be written to standard output; use --frames with a folder") }
  }
}
