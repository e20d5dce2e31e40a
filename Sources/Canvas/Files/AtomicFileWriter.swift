import CanvasCLibrary
internal import CanvasSystem

/// A file that is written piece by piece, and appears complete when it is finished or not at all.
///
/// The rules are those of `AtomicFile.write`. A writer that is released without `finish` leaves the old file
/// unchanged. Devices and pipes, which are written in place, keep the bytes written so far.
package final class AtomicFileWriter: Sendable {
  private let path: String
  private let sync: Bool
  private let descriptor: Int32
  private let replacement: Replacement?
  private let progress = Locked(Progress.open)

  private enum Progress {
    case open, closed, inPlace
  }

  /// The file under its temporary name.
  private struct Replacement: Sendable {
    let target: String
    let mode: mode_t?
    /// The number under which the temporary file is registered.
    let number: Int32
  }

  /// Whether the file is a device or a pipe, which keeps what is written to it.
  package var isInPlace: Bool { replacement == nil }

  /// Opens the file, creating missing folders. Throws if it can't be written.
  package init(_ path: String, sync: Bool = false) throws(FileError) {
    self.path = path
    self.sync = sync
    switch AtomicFile.destination(of: path) {
    case .failure(let errno): throw .writing(path: path, errno: errno)
    case .inPlace:
      let opened = retryingOnInterrupt { unsafe open(path.fileSystemName, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY) }
      guard opened >= 0 else { throw .writing(path: path, errno: errno) }
      descriptor = opened
      replacement = nil
    case .replacing(let target, let mode):
      let folder = target.folderPath
      let failure = mode == nil ? AtomicFile.createFolder(folder) : 0
      guard failure == 0 else { throw .writing(path: path, errno: failure) }
      TemporaryName.removeOrphans(in: folder)
      var number: Int32 = 0
      let opened = unsafe ck_temporary_open((folder + TemporaryName.new()).fileSystemName, &number)
      guard opened >= 0 else { throw .writing(path: path, errno: errno) }
      descriptor = opened
      replacement = Replacement(target: target, mode: mode, number: number)
    }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    let failure = AtomicFile.writeAll(bytes, to: descriptor)
    guard failure == 0 else { throw .writing(path: path, errno: failure) }
  }

  /// Replaces bytes at several places of what was written. Not for devices and pipes.
  package func overwrite(_ bytes: [UInt8], at places: [Int]) throws(FileError) {
    for place in places {
      let count = retryingOnInterrupt { unsafe pwrite(descriptor, bytes, bytes.count, off_t(place)) }
      guard count == bytes.count else { throw .writing(path: path, errno: count < 0 ? errno : EIO) }
    }
  }

  /// Moves the file to its final path. Call it once, after all bytes are written.
  package func finish() throws(FileError) {
    try close()
    try place()
    try syncFolder()
  }

  /// Ends writing. Call it once. A disk can report only now that it is full, so this comes before the rename.
  func close() throws(FileError) {
    var failure: Int32 = 0
    if let mode = replacement?.mode, fchmod(descriptor, mode) != 0 { failure = errno }
    // Files that can't be synced, such as pipes and terminals, return EINVAL.
    if failure == 0, sync, fsync(descriptor) != 0, replacement != nil || errno != EINVAL { failure = errno }
    // Never close twice: Linux frees the descriptor even if close reports an error.
    progress.withLock { $0 = .closed }
    if CanvasCLibrary.close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw .writing(path: path, errno: failure) }
  }

  /// Renames the closed file to its final name.
  func place() throws(FileError) {
    guard let replacement else { return progress.withLock { $0 = .inPlace } }
    guard unsafe ck_temporary_rename(replacement.number, replacement.target.fileSystemName) == 0 else {
      throw .writing(path: path, errno: errno)
    }
    progress.withLock { $0 = .inPlace }
  }

  /// Waits until the folder's entry is on the disk, if `sync` is set.
  func syncFolder() throws(FileError) {
    guard sync, let replacement else { return }
    let folder = replacement.target.folderPath
    let failure = AtomicFile.syncFolder(folder.isEmpty ? "." : folder)
    guard failure == 0 else { throw .writing(path: path, errno: failure) }
  }

  deinit {
    let progress = progress.withLock { $0 }
    if progress == .open { _ = CanvasCLibrary.close(descriptor) }
    guard progress != .inPlace, let replacement else { return }
    ck_temporary_remove(replacement.number)
  }
}
