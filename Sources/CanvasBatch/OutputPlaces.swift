internal import Canvas
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
    // Of 64 bits: among a million there is one chance in 30 million that any two are alike.
    var hasher = Hasher()
    place.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    guard known.insert(UInt64(truncatingIfNeeded: hasher.finalize())) else { return .failure(.secondOfOutput(output)) }
    return .success(path)
  }
}
