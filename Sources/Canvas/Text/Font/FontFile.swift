import CanvasCLibrary

/// Identifies a file and its version, to detect changes since it was read.
package struct FileIdentity: Sendable, Hashable {
  let device: UInt
  let number: UInt
  let size: Int
  let modifiedSeconds: Int
  let modifiedNanoseconds: Int

  init(_ status: stat) {
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(status.st_size)
    modifiedSeconds = status.st_mtim.tv_sec
    modifiedNanoseconds = status.st_mtim.tv_nsec
  }
}

/// The font files in some directories and their subfolders.
package struct FontDirectories {
  /// The files that were found, in the order of the directories, then of the names' bytes.
  package private(set) var files: [(path: String, identity: FileIdentity)] = []
  private(set) var problems: [FontError] = []
  // Links may lead back to a parent folder.
  private var visited: Set<FileIdentity> = []

  private static let maximumDepth = 16
  /// More files than any real machine has, so that a wrong directory doesn't take forever.
  private static let maximumFileCount = 20_000
  private static let endings = ["ttf", "otf", "ttc", "otc"].map { Array($0.utf8) }

  /// Finds the fonts. Directories that don't exist are not reported as problems.
  package init(_ directories: [String]) {
    for directory in directories { visit(directory, depth: 0) }
  }

  private mutating func visit(_ path: String, depth: Int) {
    var status = stat()
    guard unsafe stat(path.fileSystemName, &status) == 0 else {
      if errno != ENOENT { problems.append(.unreadable(path: path, errorNumber: errno)) }
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      guard depth <= Self.maximumDepth, visited.insert(FileIdentity(status)).inserted else { return }
      guard let names = FilePath.names(in: path) else {
        problems.append(.unreadable(path: path, errorNumber: errno))
        return
      }
      // Without hidden files.
      for name in names.sorted() where name.bytes.first != UInt8(ascii: ".") {
        visit(name.text.path(in: path), depth: depth + 1)
      }
    case S_IFREG:
      let ending = path.utf8.suffix(4)
      guard files.count < Self.maximumFileCount, ending.first == UInt8(ascii: "."),
        Self.endings.contains(ending.dropFirst().map { $0 | 0x20 })
      else { return }
      files.append((path, FileIdentity(status)))
    default: break
    }
  }
}
