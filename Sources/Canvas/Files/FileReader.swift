import CanvasCLibrary

/// Reads whole files: regular ones, pipes and devices.
package enum FileReader {
  /// All bytes of a file, at most `limit`; from a pipe or a device until its end.
  ///
  /// Throws for a missing or unreadable file, for a folder, and where there are more bytes than `limit`.
  package static func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .reading(path: path, errno: EINVAL) }
    let descriptor = retryingOnInterrupt { unsafe open(path.fileSystemName, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .reading(path: path, errno: errno) }
    defer { close(descriptor) }

    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .reading(path: path, errno: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .reading(path: path, errno: EISDIR) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard !isRegular || Int(status.st_size) <= limit else { throw .tooLarge(path: path, limit: limit) }
    return try bytes(
      ofDescriptor: descriptor, path: path, limit: limit, expectedCount: isRegular ? Int(status.st_size) : 0)
  }

  /// The first bytes of a regular file that has more than `count`; none of other files, which can be read once only.
  package static func start(of path: String, count: Int) throws(FileError) -> [UInt8] {
    var status = stat()
    guard !path.utf8.contains(0), unsafe stat(path.fileSystemName, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) > count
    else { return [] }
    let descriptor = retryingOnInterrupt { unsafe open(path.fileSystemName, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .reading(path: path, errno: errno) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = retryingOnInterrupt { unsafe read(descriptor, &bytes, count) }
    guard got >= 0 else { throw .reading(path: path, errno: errno) }
    return Array(bytes[..<got])
  }

  /// All bytes from an open descriptor until its end, at most `limit`; `path` is what errors call it.
  package static func bytes(
    ofDescriptor descriptor: Int32, path: String, limit: Int, expectedCount: Int = 0
  ) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    // The size is only a hint: files under /proc say 0, and a file can grow while it is read.
    result.reserveCapacity(max(0, min(expectedCount, limit)))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = retryingOnInterrupt { unsafe read(descriptor, &chunk, chunk.count) }
      guard count >= 0 else { throw .reading(path: path, errno: errno) }
      guard count > 0 else { return result }
      guard count <= limit - result.count else { throw .tooLarge(path: path, limit: limit) }
      result.append(contentsOf: chunk[..<count])
    }
  }
}

/// Repeats a system call that a signal has interrupted before it did anything.
func retryingOnInterrupt<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
