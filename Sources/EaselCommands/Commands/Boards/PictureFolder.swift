internal import Canvas
internal import Glibc

/// A folder of pictures that are found by the names of what they show.
struct PictureFolder {
  private let path: String

  init(_ path: String) throws(ToolError) {
    guard let stream = opendir(path.fileSystemName) else {
      throw ToolError(FileError.reading(path: path, errno: errno))
    }
    closedir(stream)
    self.path = path
  }

  /// The pictures that are there. A name that no file could have has none.
  func pictures(named names: [String], in environment: ToolEnvironment) throws(ToolError) -> [String: Image] {
    var pictures: [String: Image] = [:]
    for name in names where !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(0) {
      for ending in Self.endings {
        let file = (name + "." + ending).path(in: path)
        // Pipes and devices, behind links too, may have no end.
        var status = stat()
        guard stat(file.fileSystemName, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        pictures[name] = try InputFile.picture(file, in: environment)
        break
      }
    }
    return pictures
  }

  private static let endings = ["png", "PNG", "jpg", "JPG", "jpeg", "JPEG"]
}
