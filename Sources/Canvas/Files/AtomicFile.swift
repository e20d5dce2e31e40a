import CanvasCLibrary
internal import CanvasSystem

/// Writes whole files, so that a reader finds the old content or the new content, never a part.
package enum AtomicFile {
  /// Writes a file with exactly these bytes, creating missing folders.
  ///
  /// A regular or missing file is written under a temporary name in the same folder and renamed. If anything fails,
  /// the old file stays whole and nothing is left behind except created folders. Temporary files of killed processes
  /// in the folder are removed. The file's mode is kept; a new file has 0666 & ~umask. A symbolic link stays and its
  /// target is replaced. Devices and pipes are written in place. With `sync` the data and the folder's entry are on
  /// the disk when this returns. Throws for folders, for files that can't be written to (even if their folder allows
  /// replacing them), and for every failure of the system.
  package static func write(_ bytes: [UInt8], to path: String, sync: Bool = false) throws(FileError) {
    let writer = try AtomicFileWriter(path, sync: sync)
    try writer.write(bytes)
    try writer.finish()
  }

  /// Writes all bytes to an open descriptor. Errors refer to `path`.
  package static func write(_ bytes: [UInt8], toDescriptor descriptor: Int32, path: String) throws(FileError) {
    let failure = writeAll(bytes, to: descriptor)
    guard failure == 0 else { throw .writing(path: path, errno: failure) }
  }

  // Below, a result of type Int32 is the system's error number, or 0.

  enum Destination {
    case inPlace
    /// A path whose last component is not a link, and the mode of the existing file.
    case replacing(String, mode: mode_t?)
    case failure(Int32)
  }

  static func destination(of path: String) -> Destination {
    guard !path.utf8.contains(0) else { return .failure(EINVAL) }
    var status = stat()
    // Another process can replace the file between two looks at it. A target that stays another file is another file.
    for attempt in 1...10 {
      guard unsafe stat(path.fileSystemName, &status) == 0 else { break }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .failure(EISDIR)
      case S_IFREG: break
      default: return .inPlace
      }
      // A rename needs no permission for the file itself, but a read-only file is meant to be kept.
      guard unsafe access(path.fileSystemName, W_OK) == 0 || errno == ENOENT else { return .failure(errno) }
      // Links in /proc, such as /dev/stdout, can refer to a file without a path, which can't be renamed to.
      guard let target = followingLinks(path) else { return .failure(ELOOP) }
      var found = stat()
      let isFound = unsafe lstat(target.fileSystemName, &found) == 0
      if target == path || isFound && found.st_dev == status.st_dev && found.st_ino == status.st_ino {
        return .replacing(target, mode: status.st_mode & 0o7777)
      }
      if attempt == 10 { return .inPlace }
    }
    guard errno == ENOENT else { return .failure(errno) }
    guard let target = followingLinks(path) else { return .failure(ELOOP) }
    guard !target.isEmpty else { return .failure(ENOENT) }
    guard !target.hasSuffix("/") else { return .failure(EISDIR) }
    return .replacing(target, mode: nil)
  }

  /// The path with links in its last component followed, to an existing file or not; nil if the links form a cycle.
  private static func followingLinks(_ path: String) -> String? {
    var path = path
    // The kernel's own limit.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path.fileSystemName, &buffer, buffer.count)
      guard count >= 0 else { return path }
      let target = FilePath(bytes: buffer[..<count].map { UInt8(bitPattern: $0) }).text
      path = target.path(in: path.folderPath)
    }
    return nil
  }

  static func createFolder(_ path: String) -> Int32 {
    // Without trailing slashes, so that the folder of "a/b/" is "a/".
    var path = path
    while path.hasSuffix("/"), path != "/" { path.removeLast() }
    var status = stat()
    guard !path.isEmpty, unsafe stat(path.fileSystemName, &status) != 0 else { return 0 }
    guard errno == ENOENT else { return errno }
    let failure = createFolder(path.folderPath)
    guard failure == 0 else { return failure }
    return unsafe mkdir(path.fileSystemName, 0o777) == 0 || errno == EEXIST ? 0 : errno
  }

  static func syncFolder(_ path: String) -> Int32 {
    let descriptor = retryingOnInterrupt { unsafe open(path.fileSystemName, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return fsync(descriptor) == 0 ? 0 : errno
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { bytes in
      var rest = unsafe bytes[...]
      while unsafe !rest.isEmpty {
        let count = unsafe CanvasCLibrary.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          unsafe rest = rest.dropFirst(count)
        } else if count == 0 {
          // Nothing was written and there is no error: retrying could loop forever.
          return EIO
        } else if errno == EAGAIN {
          // The pipe is non-blocking: wait until it accepts more.
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          unsafe poll(&request, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
