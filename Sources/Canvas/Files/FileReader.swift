import CanvasCLibrary

/// Reads whole files: regular ones, pipes and devices, as allowed by the task's `FileLimit`.
package enum FileReader {
  /// All bytes of a file, at most `limit`. Pipes and devices are read to their end.
  ///
  /// Throws for a missing or unreadable file, for a folder, and if there are more bytes than `limit`.
  package static func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    let limit = min(limit, FileLimit.current.byteCount)
    let (descriptor, size) = try openFile(path)
    defer { close(descriptor) }
    guard size ?? 0 <= limit else { throw .tooLarge(path: path, limit: limit) }
    return try bytes(ofDescriptor: descriptor, path: path, limit: limit, expectedCount: size ?? 0)
  }

  /// Opens a file for reading. Returns its descriptor, which the caller closes, and its size in bytes (nil for a pipe
  /// or a device). Throws for a missing or unreadable file, and for a folder.
  static func openFile(_ path: String) throws(FileError) -> (descriptor: Int32, size: Int?) {
    guard !path.utf8.contains(0) else { throw .reading(path: path, errno: EINVAL) }
    let needsRegularFile = FileLimit.current.isForRegularFiles
    let name = path.fileSystemName
    var status = stat()
    if needsRegularFile {
      // Check before opening: opening a device may change it, and a writer may be waiting at a pipe.
      guard unsafe stat(name, &status) == 0 else { throw .reading(path: path, errno: errno) }
      try check(status, path)
    }
    // Some system files block until they have content. The flags also apply if the file was replaced after the check.
    let flags = O_RDONLY | O_CLOEXEC | (needsRegularFile ? O_NONBLOCK | O_NOCTTY : 0)
    let descriptor = retryingOnInterrupt { unsafe open(name, flags) }
    guard descriptor >= 0 else { throw .reading(path: path, errno: errno) }
    do throws(FileError) {
      guard unsafe fstat(descriptor, &status) == 0 else { throw .reading(path: path, errno: errno) }
      try check(status, path)
    } catch {
      close(descriptor)
      throw error
    }
    return (descriptor, status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil)
  }

  private static func check(_ status: stat, _ path: String) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .reading(path: path, errno: EISDIR)
    default: if FileLimit.current.isForRegularFiles { throw .notRegular(path: path) }
    }
  }

  /// The first bytes of a regular file with more than `count` bytes. Empty for smaller files, and for pipes and
  /// devices, which can be read only once.
  package static func start(of path: String, count: Int) throws(FileError) -> [UInt8] {
    var status = stat()
    guard !path.utf8.contains(0), unsafe stat(path.fileSystemName, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) > count
    else { return [] }
    let (descriptor, _) = try openFile(path)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = retryingOnInterrupt { unsafe read(descriptor, &bytes, count) }
    guard got >= 0 else { throw .reading(path: path, errno: errno) }
    return Array(bytes[..<got])
  }

  /// All bytes from an open descriptor until its end, at most `limit`. Errors refer to `path`.
  package static func bytes(
    ofDescriptor descriptor: Int32, path: String, limit: Int, expectedCount: Int = 0
  ) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    // The size is only a hint: files under /proc have size 0, and a file can grow while it is read.
    result.reserveCapacity(max(0, min(expectedCount, limit)))
    var chunk = [UInt8](repeating: 0, count: max(1, min(1 << 16, limit)))
    while true {
      let count = retryingOnInterrupt { unsafe read(descriptor, &chunk, chunk.count) }
      guard count >= 0 else { throw .reading(path: path, errno: errno) }
      guard count > 0 else { return result }
      guard count <= limit - result.count else { throw .tooLarge(path: path, limit: limit) }
      result.append(contentsOf: chunk[..<count])
    }
  }
}

/// Repeats a system call that a signal interrupted before it did anything.
func retryingOnInterrupt<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// The files that the current task or thread may read.
///
/// Like `PixelLimit`, a limit applies to everything called inside `withValue` and to tasks started there, but not to
/// threads.
package struct FileLimit: Sendable {
  /// The maximum number of bytes of a file; callers may allow fewer. Fonts have a separate limit.
  package var byteCount = Int.max
  /// Whether pipes and devices are refused. They may never end, and bytes read from them are lost to other readers.
  package var isForRegularFiles = false

  @TaskLocal package static var current = FileLimit()

  package init() {}

  /// Runs a closure in which pipes and devices are refused.
  package static func forRegularFiles<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let limit = changing(current) { $0.isForRegularFiles = true }
    return try $current.withValue(limit) { Result { () throws(Failure) in try body() } }.get()
  }
}
