internal import Canvas
internal import CanvasCLibrary
internal import EaselShared

/// A folder of pictures that are found by the names of what they show.
struct PictureFolder {
  private let folder: ImageFolder

  init(_ path: String) throws(ToolError) {
    guard let stream = opendir(path.fileSystemName) else {
      throw ToolError(FileError.reading(path: path, errno: errno))
    }
    closedir(stream)
    folder = ImageFolder(path)
  }

  /// The pictures that are there, of those for several scales the one that suits a drawing's. A name that no file could
  /// have has none.
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
