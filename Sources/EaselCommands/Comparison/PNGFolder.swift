internal import Glibc

/// The PNG files of a folder.
package enum PNGFolder {
  /// The paths, from the folder on, of all `*.png` in it and in the folders inside, sorted by their bytes.
  ///
  /// The ending may be in upper case. Links to files count; links to folders are not followed, for they may lead back.
  package static func names(in folder: String) throws(ToolError) -> [String] {
    var names: [String] = []
    try collect(folder, prefix: "", into: &names)
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether the path is a folder's, or a link's to one; throws where it is nothing's.
  static func isFolder(_ path: String) throws(ToolError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw unreadable(path) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  private static func unreadable(_ path: String) -> ToolError {
    ToolError(.unreadable, in: path, "\(String(cString: strerror(errno))); a readable PNG file or folder is needed")
  }

  private static func collect(_ folder: String, prefix: String, into names: inout [String]) throws(ToolError) {
    guard let stream = opendir(folder) else { throw unreadable(folder) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == "." || name == ".." { continue }
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { throw unreadable(path) }
      if status.st_mode & S_IFMT == S_IFDIR {
        try collect(path, prefix: prefix + name + "/", into: &names)
      } else if name.lowercased().hasSuffix(".png") {
        names.append(prefix + name)
      }
    }
  }
}
