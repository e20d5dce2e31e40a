import CanvasCLibrary

extension FilePath {
  /// The names in a folder, in the system's order and without `.` and `..`. Nil if the folder can't be read; `errno`
  /// then has the reason.
  package static func names(in folder: String) -> [FilePath]? {
    guard let stream = unsafe opendir(folder.fileSystemName) else { return nil }
    defer { unsafe closedir(stream) }
    var names: [FilePath] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe FilePath(bytes: $0.prefix { $0 != 0 }) }
      if name.text != ".", name.text != ".." { names.append(name) }
    }
    return names
  }
}
