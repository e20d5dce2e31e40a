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
