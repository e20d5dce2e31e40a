import CanvasCLibrary

/// Bytes in memory, or those of a file, which are read when they are needed.
package enum StoredBytes: Sendable {
  case memory([UInt8])
  case file(FileBytes)

  package var count: Int {
    switch self {
    case .memory(let bytes): bytes.count
    case .file(let file): file.count
    }
  }

  /// The bytes in a range that exists. Zeros if the file can't be read any more.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    switch self {
    case .memory(let bytes): return bytes[range]
    case .file(let file):
      var part = [UInt8](repeating: 0, count: range.count)
      _ = unsafe part.withUnsafeMutableBytes { unsafe file.read(from: range.lowerBound, into: $0) }
      return part[...]
    }
  }

  /// Copies bytes that exist. False if the file can't be read, or has become shorter.
  func read(from offset: Int, into room: UnsafeMutableRawBufferPointer) -> Bool {
    switch self {
    case .memory(let bytes):
      unsafe room.copyBytes(from: bytes[offset..<offset + room.count])
      return true
    case .file(let file): return unsafe file.read(from: offset, into: room)
    }
  }
}

extension StoredBytes: Equatable {
  /// Compares the bytes.
  package static func == (a: StoredBytes, b: StoredBytes) -> Bool {
    if case (.memory(let a), .memory(let b)) = (a, b) { return a == b }
    let step = 1 << 18
    return a.count == b.count
      && stride(from: 0, to: a.count, by: step).allSatisfy { start in
        let range = start..<min(start + step, a.count)
        return a[range].elementsEqual(b[range])
      }
  }
}

/// The bytes of a regular file, which stays open.
package final class FileBytes: Sendable {
  private let descriptor: Int32
  /// The size in bytes when it was opened.
  let count: Int

  /// Opens a file as `FileReader.bytes` does. Nil if that isn't a regular file of a size in the range, or can't be opened:
  /// read it whole, which also tells what is wrong with it.
  package init?(_ path: String, sizes: ClosedRange<Int>) {
    var status = stat()
    // Opening a pipe waits for its writer.
    guard !path.utf8.contains(0), unsafe stat(path.fileSystemName, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      sizes.contains(Int(status.st_size)), let (opened, size) = try? FileReader.openFile(path)
    else { return nil }
    guard let size, sizes.contains(size), size <= FileLimit.current.byteCount else {
      close(opened)
      return nil
    }
    (descriptor, count) = (opened, size)
  }

  deinit { close(descriptor) }

  /// False if there are fewer bytes, or they can't be read.
  fileprivate func read(from offset: Int, into room: UnsafeMutableRawBufferPointer) -> Bool {
    var done = 0
    while done < room.count {
      let count = retryingOnInterrupt {
        unsafe pread(descriptor, room.baseAddress.map { unsafe $0 + done }, room.count - done, offset + done)
      }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}
