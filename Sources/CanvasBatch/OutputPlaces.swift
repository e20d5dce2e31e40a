package import Canvas
internal import CanvasCLibrary

/// The files that the jobs of a batch write: a different one for each, and all inside one folder if there is a root.
struct OutputPlaces {
  /// The names are nil if the folder can't be resolved.
  private let root: (path: String, names: [ArraySlice<UInt8>]?)?
  private var known = RecentHashes()

  init(root: String?) {
    self.root = root.map { ($0, FilePath(resolving: $0)?.names) }
  }

  /// Reserves the path of a job's file.
  mutating func claim(_ output: String) -> Result<String, PictureJobError> {
    let path = root.map { output.path(in: $0.path) } ?? output
    guard !output.isEmpty, !output.hasSuffix("/"), let place = FilePath(resolving: path), !place.names.isEmpty else {
      return .failure(.notAFile(output))
    }
    if let root {
      guard let names = root.names, place.names.count > names.count, place.names.starts(with: names) else {
        return .failure(.outside(output: output, root: root.path))
      }
    }
    var status = stat()
    if stat(path.fileSystemName, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return .failure(.notAFile(output))
    }
    // Otherwise a folder's name would be written as that of a file beside it.
    guard output.fileName != "." else { return .failure(.notAFile(output)) }
    // 64-bit hashes: among a million, the chance that any two are equal is one in 30 million.
    var hasher = Hasher()
    place.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    guard known.insert(UInt64(truncatingIfNeeded: hasher.finalize())) else { return .failure(.secondOfOutput(output)) }
    return .success(path)
  }
}

extension BatchOptions {
  /// Throws if the root can't be a folder of files: it is something else, it is a broken link, or it can't be looked
  /// up. A missing folder is created with the first file.
  package func checkRoot() throws(FileError) {
    guard let root else { return }
    var status = stat()
    if stat((root.isEmpty ? "." : root).fileSystemName, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .writing(path: root, errno: ENOTDIR) }
    } else if errno != ENOENT {
      throw .writing(path: root, errno: errno)
    }
    guard FilePath(resolving: root) != nil else { throw .writing(path: root, errno: ENOENT) }
  }
}
