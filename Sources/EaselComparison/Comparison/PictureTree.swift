package import Canvas
internal import CanvasCLibrary
package import EaselShared

/// The pictures in a folder and its subfolders, found by the extensions of their names.
package struct PictureTree {
  /// The paths, relative to the folder, sorted by their bytes.
  package private(set) var files: [FilePath] = []
  /// The paths with names of pictures that are not regular files. Reading a pipe or a device might never end.
  package private(set) var leftOut: [FilePath] = []

  private let endings: [String]

  /// Searches a folder.
  ///
  /// Extensions can be in upper case. Links to files are included. Links to folders are not followed, because they can
  /// form a cycle.
  package init(_ folder: String, endings: [String] = ["png"]) throws(ToolError) {
    self.endings = endings
    try collect(FilePath(folder), prefix: [])
    files.sort()
    leftOut.sort()
  }

  /// Whether the path is a folder, or a link to one. Throws if nothing exists at the path.
  static func isFolder(_ path: String) throws(ToolError) -> Bool {
    var status = stat()
    guard stat(path.fileSystemName, &status) == 0 else { throw unreadable(path) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  private static func unreadable(_ path: String) -> ToolError {
    ToolError(.unreadable, in: path, "can't be read: \(String(cString: strerror(errno)))")
  }

  private mutating func collect(_ folder: FilePath, prefix: [UInt8]) throws(ToolError) {
    guard let stream = opendir(folder.text.fileSystemName) else { throw Self.unreadable(folder.text) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      let path = FilePath(bytes: folder.bytes + [UInt8(ascii: "/")] + name)
      var status = stat()
      guard lstat(path.text.fileSystemName, &status) == 0 else { throw Self.unreadable(path.text) }
      if status.st_mode & S_IFMT == S_IFDIR {
        try collect(path, prefix: prefix + name + [UInt8(ascii: "/")])
      } else if Self.hasEnding(name, endings) {
        // A broken link is kept, so that it is reported.
        let isOther = stat(path.text.fileSystemName, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
        if isOther {
          leftOut.append(FilePath(bytes: prefix + name))
        } else {
          files.append(FilePath(bytes: prefix + name))
        }
      }
    }
  }

  /// Whether a name or path has one of some extensions, in upper or lower case.
  static func hasEnding(_ name: [UInt8], _ endings: [String]) -> Bool {
    let lowercased = name.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    return endings.contains { lowercased.suffix($0.utf8.count + 1).elementsEqual(("." + $0).utf8) }
  }
}
