internal import ArgumentParser
internal import EaselShared

/// `--frames`: the folder of a scene's steps. Boards have it, and the pie whose graph a finger moves.
enum FramesArgument {
  static let help = "Folder for a picture of the start and one after each move: 0000.png, 0001.png …"

  /// Throws if the name is that of standard output or of a picture.
  static func check(_ folder: String?) throws(ValidationError) {
    if folder == "-" { throw ValidationError("--frames -: frames are many files; allowed is the name of a folder") }
    if let folder, FileFormat.isPicture(folder) {
      throw ValidationError("--frames \(folder): frames are many files; use the name of a folder")
    }
  }
}
