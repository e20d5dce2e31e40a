import CanvasCLibrary

/// A regular file, existing or to be written, whatever its path. Two paths to the same file are equal.
///
/// An existing file is identified by its device and inode, so links to it are recognized. A file that doesn't exist
/// yet is identified by the nearest existing folder and the names below it.
package struct FilePlace: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let names: [FilePath]

  /// Nil for folders, devices and pipes, and for paths that can't be looked up.
  package init?(_ path: String) {
    var status = stat()
    if unsafe stat(path.fileSystemName, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      self.init(status, [])
      return
    }
    // The file that would be written: links to files that don't exist yet are followed.
    guard errno == ENOENT, case .replacing(let target, _) = AtomicFile.destination(of: path) else { return nil }
    var names: [FilePath] = []
    // The number of names to drop because of `..` after them.
    var takenBack = 0
    var rest = FilePath(target).bytes[...]
    while true {
      let slash = rest.lastIndex(of: UInt8(ascii: "/"))
      let name = FilePath(bytes: rest[(slash.map { $0 + 1 } ?? 0)...])
      if name == FilePath("..") {
        takenBack += 1
      } else if takenBack > 0 {
        takenBack -= 1
      } else if name != FilePath(".") {
        names.insert(name, at: 0)
      }
      let folder = slash.map { FilePath(bytes: rest[...$0]).text } ?? "."
      if unsafe stat(folder.fileSystemName, &status) == 0 { break }
      rest = rest[..<(slash ?? 0)]
      while rest.last == UInt8(ascii: "/") { rest.removeLast() }
      guard !rest.isEmpty else { return nil }
    }
    guard takenBack == 0 else { return nil }
    self.init(status, names)
  }

  /// The file that a descriptor refers to.
  package init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status, [])
  }

  private init(_ status: stat, _ names: [FilePath]) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    self.names = names
  }
}
