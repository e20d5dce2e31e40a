import CanvasCLibrary

/// A file, a pipe or a device that is read piece by piece.
package final class FilePieces: Sendable {
  private let path: String
  private let descriptor: Int32
  private let isOwned: Bool

  /// The number of bytes of a regular file; nil for pipes and devices.
  package let byteCount: Int?

  /// Opens a file. Throws if it can't be read.
  package convenience init(_ path: String) throws(FileError) {
    guard !path.utf8.contains(0) else { throw .reading(path: path, errno: EINVAL) }
    let opened = retryingOnInterrupt { unsafe open(path.fileSystemName, O_RDONLY | O_CLOEXEC) }
    guard opened >= 0 else { throw .reading(path: path, errno: errno) }
    self.init(descriptor: opened, path: path, isOwned: true)
  }

  /// Reads from an open descriptor, which stays open unless it is owned. Errors refer to `path`.
  package init(descriptor: Int32, path: String, isOwned: Bool = false) {
    self.path = path
    self.descriptor = descriptor
    self.isOwned = isOwned
    var status = stat()
    let isRegular = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    byteCount = isRegular ? Int(status.st_size) : nil
  }

  deinit { if isOwned { close(descriptor) } }

  /// The next bytes, at most 64 KiB; empty at the end. Blocks until there are some.
  package func next() throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = retryingOnInterrupt { unsafe read(descriptor, &bytes, bytes.count) }
    guard count >= 0 else { throw .reading(path: path, errno: errno) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
