internal import CanvasCLibrary

/// The files that the jobs of a batch write: a different one for each, and all inside one folder if there is a root.
struct OutputPlaces {
  /// The names are nil if the folder can't be resolved.
  private let root: (path: String, names: [ArraySlice<UInt8>]?)?
  /// The folder of relative paths.
  private let base: [UInt8]
  /// The files, with links followed and as named.
  private var files = RecentHashes()
  /// The folders of the files as named.
  private var folders = RecentHashes()

  private static let slash = UInt8(ascii: "/")

  init(root: String?) {
    let folder = FilePath(resolving: root ?? ".")
    self.root = root.map { ($0, folder?.names) }
    base = folder?.bytes ?? []
  }

  /// Reserves the path of a job's file.
  mutating func claim(_ output: String) -> Result<String, PictureJobError> {
    guard !output.isEmpty, !output.hasSuffix("/") else { return .failure(.notAFile(output)) }
    let path = root.map { output.path(in: $0.path) } ?? output
    // Folders are checked by name, and before what is there, so that the result is the same whether or not the earlier
    // file has been written.
    let named = named(output)
    let parents = parents(of: named)
    guard !parents.contains(where: files.contains) else { return .failure(.insideOutput(output)) }
    guard let place = FilePath(resolving: path), !place.names.isEmpty else { return .failure(.notAFile(output)) }
    if let root {
      guard let names = root.names, place.names.count > names.count, place.names.starts(with: names) else {
        return .failure(.outside(output: output, root: root.path))
      }
    }
    guard !folders.contains(Self.hash(named[...])) else { return .failure(.folderOfOutput(output)) }
    var status = stat()
    if stat(path.fileSystemName, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return .failure(.notAFile(output))
    }
    // Otherwise a folder's name would be written as that of a file beside it.
    guard output.fileName != "." else { return .failure(.notAFile(output)) }
    guard files.insert(Self.hash(place.bytes[...])) else { return .failure(.secondOfOutput(output)) }
    _ = files.insert(Self.hash(named[...]))
    for parent in parents { _ = folders.insert(parent) }
    return .success(path)
  }

  /// The path from the root as it is named. Links and `..` are not followed.
  private func named(_ output: String) -> [UInt8] {
    let names = FilePath(output).bytes.split(separator: Self.slash).filter { $0 != Array(".".utf8)[...] }
    return (output.isAbsolutePath || base == [Self.slash] ? [] : base) + names.flatMap { [Self.slash] + $0 }
  }

  /// The hashes of the folders of a file, without the root.
  private func parents(of path: [UInt8]) -> [UInt64] {
    path.indices.dropFirst().filter { path[$0] == Self.slash }.map { Self.hash(path[..<$0]) }
  }

  /// Among a million hashes of 64 bits, the chance that any two are equal is one in 30 million.
  private static func hash(_ path: ArraySlice<UInt8>) -> UInt64 {
    var hasher = Hasher()
    path.withUnsafeBytes { hasher.combine(bytes: $0) }
    return UInt64(truncatingIfNeeded: hasher.finalize())
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
