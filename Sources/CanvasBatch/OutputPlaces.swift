package import Canvas
internal import CanvasCLibrary

/// Where the jobs of a batch write: each to a file of its own, all inside of one folder if that is asked for.
struct OutputPlaces {
  /// The names are nil where the folder can't be told.
  private let root: (path: String, names: [ArraySlice<UInt8>]?)?
  private var known = RecentHashes()

  init(root: String?) {
    self.root = root.map { ($0, FilePath(resolving: $0)?.names) }
  }

  /// The path of a job's file, for that job alone.
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
    // A folder's name, which would be written as that of a file beside it.
    guard output.fileName != "." else { return .failure(.notAFile(output)) }
    // Of 64 bits: among a million there is one chance in 30 million that any two are alike.
    var hasher = Hasher()
    place.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    guard known.insert(UInt64(truncatingIfNeeded: hasher.finalize())) else { return .failure(.secondOfOutput(output)) }
    return .success(path)
  }
}

extension BatchOptions {
  /// Throws where the root can't be the folder of files: something else is there, a link leads nowhere, or it can't be
  /// looked up. One that is missing is made with the first file.
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
