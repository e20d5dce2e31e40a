/// The data files of a specification: those below one folder, and no more bytes in all than a file may have.
final class SpecDataFiles: Sendable {
  // A type of its own: of a generic one the runtime would search all conformances, each time the tool starts.
  private struct State: Sendable {
    var byteCount = 0
    var failure: RequestError?
  }

  private let resources: Resources
  private let folder: String
  private let state = Locked(State())

  /// Files below a folder, which must be among those of the resources. An empty name is the current folder.
  init(in folder: String, of resources: Resources) {
    (self.folder, self.resources) = (folder, resources)
  }

  /// The error of the file that couldn't be read, or nil.
  var failure: RequestError? { state.withLock { $0.failure } }

  /// Returns the bytes of a file by its path in the specification.
  ///
  /// - Throws: If the path leads out of the folder, if the file can't be read, or if the files have too many bytes.
  func bytes(_ path: String) throws(VegaLiteError) -> [UInt8] {
    let result = Result { () throws(RequestError) in
      let bytes = try resources.bytes(path, below: folder)
      let (limit, count) = (resources.limits.byteCount, bytes.count)
      let isWithin = state.withLock { state in
        guard count <= limit - state.byteCount else { return false }
        state.byteCount += count
        return true
      }
      guard isWithin else {
        throw RequestError(.content, "\(DataError.shown(path)): the data files have more than \(limit) bytes in all")
      }
      return bytes
    }
    switch result {
    case .success(let bytes): return bytes
    case .failure(let error):
      state.withLock { $0.failure = error }
      throw VegaLiteError(error.description)
    }
  }
}
