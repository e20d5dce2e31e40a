import CFreeType
import CanvasCLibrary

/// A font file that FreeType reads only in part.
@safe final class FontFileStream {
  let path: String
  /// The size in bytes.
  let count: Int
  /// The record that FreeType uses; it must stay at its address.
  let record: FT_Stream
  private let descriptor: Int32

  init(path: String) throws(FontError) {
    let descriptor = unsafe open(path.fileSystemName, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, errorNumber: errno) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let errorNumber = errno
      close(descriptor)
      throw .unreadable(path: path, errorNumber: errorNumber == 0 ? EISDIR : errorNumber)
    }
    self.path = path
    self.descriptor = descriptor
    count = Int(status.st_size)
    unsafe record = .allocate(capacity: 1)
    var stream = unsafe FT_StreamRec()
    unsafe stream.size = FT_ULong(count)
    unsafe stream.descriptor.value = FT_Long(descriptor)
    unsafe stream.read = { stream, offset, buffer, count in
      guard let stream = unsafe stream, unsafe offset <= stream.pointee.size else { return count == 0 ? 1 : 0 }
      // With a count of 0 FreeType asks whether it can seek there; 0 means yes.
      guard count > 0 else { return 0 }
      return unsafe FontFileStream.read(
        Int32(stream.pointee.descriptor.value), Int(clamping: offset), buffer, Int(clamping: count))
    }
    unsafe record.initialize(to: stream)
  }

  deinit {
    unsafe record.deallocate()
    close(descriptor)
  }

  /// Returns the number of bytes read, which is smaller than `count` only at the end of the file or after an error.
  private static func read(_ descriptor: Int32, _ offset: Int, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
    -> FT_ULong
  {
    guard let buffer = unsafe buffer else { return 0 }
    var done = 0
    while done < count {
      let got = unsafe pread(descriptor, buffer + done, count - done, off_t(offset + done))
      if got < 0, errno == EINTR { continue }
      if got <= 0 { break }
      done += got
    }
    return FT_ULong(done)
  }

  /// Calls `body` with the first 64 KiB of the file, which contain its directory.
  func withStart<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
    var bytes = [UInt8](repeating: 0, count: min(count, 1 << 16))
    let got = unsafe bytes.withUnsafeMutableBufferPointer { unsafe Self.read(descriptor, 0, $0.baseAddress, $0.count) }
    return unsafe bytes[..<Int(got)].withUnsafeBytes(body)
  }
}
