import Glibc

/// A regular file, there or yet to be written, whatever path it is called by: two paths to one place are equal.
///
/// A file that is there is its device and inode, so that links to it are found; one that is not, its folder's and the
/// names from there on.
package struct FilePlace: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let names: [String]

  /// Nil for folders, devices and pipes, and for what can't be looked up.
  package init?(_ path: String) {
    var status = stat()
    if unsafe stat(path.fileSystemName, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      self.init(status, [])
      return
    }
    // What would be written: links to nothing yet are followed.
    guard errno == ENOENT, case .replacing(let target, _) = AtomicFile.destination(of: path) else { return nil }
    var names: [String] = []
    // How many names are taken back by `..` behind them.
    var takenBack = 0
    var rest = target
    while true {
      let folder = AtomicFile.folder(of: rest)
      let name = String(rest.dropFirst(folder.count))
      if name == ".." {
        takenBack += 1
      } else if takenBack > 0 {
        takenBack -= 1
      } else if name != "." {
        names.insert(name, at: 0)
      }
      if unsafe stat((folder.isEmpty ? "." : folder).fileSystemName, &status) == 0 { break }
      rest = folder
      while rest.hasSuffix("/") { rest.removeLast() }
      guard !rest.isEmpty else { return nil }
    }
    guard takenBack == 0 else { return nil }
    self.init(status, names)
  }

  /// The file that a descriptor is open for.
  package init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status, [])
  }

  private init(_ status: stat, _ names: [String]) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    self.names = names
  }
}
