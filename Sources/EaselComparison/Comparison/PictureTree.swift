internal import CanvasCLibrary

/// The pictures in a folder and its subfolders, found by the extensions of their names.
package struct PictureTree {
  /// The paths, relative to the folder, sorted by their bytes.
  package private(set) var files: [FilePath] = []
  /// The pictures and links that were left out, sorted by the bytes of their paths.
  package private(set) var leftOut: [LeftOut] = []

  /// A path, relative to the folder, that was left out.
  package struct LeftOut: Sendable, Hashable {
    package let path: FilePath
    package let reason: Reason
  }

  /// Why a path was left out.
  package enum Reason: Sendable, Hashable {
    /// The name is that of a picture, but this is a pipe or a device. Reading it might never end.
    case notRegular
    /// The name is that of a picture in a format that is not searched for.
    case otherFormat
    /// A link to a folder that contains the link.
    case cycle
    /// A link to nothing, which might have been a folder.
    case nowhere
  }

  private let endings: [String]
  /// The number of folders that were searched through links.
  private var linkedCount = 0

  /// Two links in each of 20 folders in a row lead to a million paths.
  private static let linkedLimit = 10_000

  /// Searches a folder.
  ///
  /// Extensions can be in upper case. Links to files and to folders are followed, except links to a folder that
  /// contains them. Names of files that are being written are left out silently.
  package init(_ folder: String, endings: [String] = ["png"]) throws(ToolError) {
    self.endings = endings
    var status = stat()
    guard stat(folder.fileSystemName, &status) == 0 else { throw Self.unreadable(folder) }
    try collect(
      FilePath(folder), prefix: [], in: [FolderNumber(device: status.st_dev, number: status.st_ino)], isLinked: false)
    files.sort()
    leftOut.sort { $0.path < $1.path }
  }

  /// A tree without pictures, for a folder that doesn't exist yet.
  package init() { endings = [] }

  /// Whether the path is a folder, or a link to one. Throws if nothing exists at the path.
  static func isFolder(_ path: String) throws(ToolError) -> Bool {
    var status = stat()
    guard stat(path.fileSystemName, &status) == 0 else { throw unreadable(path) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Identifies a folder, whatever its path.
  private struct FolderNumber: Equatable {
    let device: dev_t
    let number: ino_t
  }

  static func unreadable(_ path: String) -> ToolError {
    ToolError(.unreadable, in: path, "can't be read: \(String(cString: strerror(errno)))")
  }

  /// - Parameter parents: The folder, and those that contain it.
  private mutating func collect(
    _ folder: FilePath, prefix: [UInt8], in parents: [FolderNumber], isLinked: Bool
  ) throws(ToolError) {
    if isLinked {
      linkedCount += 1
      guard linkedCount <= Self.linkedLimit else {
        throw ToolError(
          .unreadable, in: folder.text, "links lead to more than \(Self.linkedLimit) folders; remove some of them")
      }
    }
    guard let names = FilePath.names(in: folder.text) else { throw Self.unreadable(folder.text) }
    // Another process renames its temporary files at any moment.
    for name in names.map(\.bytes) where !TemporaryName.isOne(name) {
      let path = FilePath(bytes: folder.bytes + [UInt8(ascii: "/")] + name)
      let relative = FilePath(bytes: prefix + name)
      var status = stat()
      guard lstat(path.text.fileSystemName, &status) == 0 else { throw Self.unreadable(path.text) }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      let isBroken = isLink && stat(path.text.fileSystemName, &status) != 0
      if !isBroken, status.st_mode & S_IFMT == S_IFDIR {
        let number = FolderNumber(device: status.st_dev, number: status.st_ino)
        guard !parents.contains(number) else {
          leftOut.append(LeftOut(path: relative, reason: .cycle))
          continue
        }
        try collect(
          path, prefix: relative.bytes + [UInt8(ascii: "/")], in: parents + [number], isLinked: isLinked || isLink)
      } else {
        add(relative, isBroken: isBroken, isRegular: status.st_mode & S_IFMT == S_IFREG)
      }
    }
  }

  /// Adds a file, or why it is left out.
  private mutating func add(_ file: FilePath, isBroken: Bool, isRegular: Bool) {
    let isPicture = Self.hasEnding(file.bytes, endings)
    // A picture whose link leads nowhere is kept, so that it is reported as unreadable.
    if isPicture, isBroken || isRegular {
      files.append(file)
    } else if isBroken || isPicture {
      leftOut.append(LeftOut(path: file, reason: isBroken ? .nowhere : .notRegular))
    } else if FileFormat.isPicture(file.text.fileName) {
      leftOut.append(LeftOut(path: file, reason: .otherFormat))
    }
  }

  /// Whether a name or path has one of some extensions, in upper or lower case.
  static func hasEnding(_ name: [UInt8], _ endings: [String]) -> Bool {
    let lowercased = name.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    return endings.contains { lowercased.suffix($0.utf8.count + 1).elementsEqual(("." + $0).utf8) }
  }
}
