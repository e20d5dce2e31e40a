internal import Canvas
internal import CanvasCLibrary
internal import EaselShared

/// A folder of pictures that are named after their subjects.
struct PictureFolder {
  private let folder: ImageFolder

  init(_ path: String) throws(ToolError) {
    guard let stream = opendir(path.fileSystemName) else {
      throw ToolError(FileError.reading(path: path, errno: errno))
    }
    closedir(stream)
    folder = ImageFolder(path)
  }

  /// Returns the pictures that exist. If there are files for several scales, the one that fits the drawing's scale is
  /// used. A name that can't be a file name has no picture.
  func pictures(
    named names: [String], scale: Double, in environment: ToolEnvironment
  ) throws(ToolError) -> [String: Image] {
    var pictures: [String: Image] = [:]
    for name in names {
      guard let file = folder.file(named: name, scale: scale) else { continue }
      pictures[name] = try InputFile.picture(file.path, scale: file.scale, in: environment)
    }
    return pictures
  }
}
