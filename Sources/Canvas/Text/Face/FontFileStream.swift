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

  /// Some bytes of the file: fewer at its end or after an error.
  private func bytes(at offset: Int, count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, got in
      got = unsafe Int(Self.read(descriptor, offset, buffer.baseAddress, count))
    }
  }

  /// Calls `body` with the first 64 KiB of the file, or as many as are asked for. They contain its directory.
  func withStart<R>(_ maximumCount: Int = 1 << 16, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    unsafe bytes(at: 0, count: min(count, maximumCount)).withUnsafeBytes(body)
  }

  /// The names of the family in all languages, of which FreeType gives the same or fewer. Nil for a file that isn't as
  /// most are, which only FreeType can read.
  var familyNames: Set<String>? {
    // The tag 'name'.
    guard let place = unsafe withStart(1 << 10, { unsafe SFNTDirectory($0).table(0x6E61_6D65) }), place.count <= 1 << 16
    else { return nil }
    let table = BigEndianTable(bytes: bytes(at: place.lowerBound, count: place.count))
    guard table.u16(0) == 0, let count = table.u16(2), count <= 2_048, let strings = table.u16(4) else { return nil }
    var names: [Int: Set<String>] = [:]
    for record in stride(from: 6, to: 6 + 12 * count, by: 12) {
      // Those of a style and those of the whole family.
      guard let id = table.u16(record + 6), [1, 16].contains(id) else { continue }
      guard let platform = table.u16(record), let length = table.u16(record + 8), let offset = table.u16(record + 10),
        length > 0, strings + offset >= 6 + 12 * count, strings + offset + length <= table.bytes.count
      else { return nil }
      let text = Array(table.bytes[strings + offset..<strings + offset + length])
      names[id, default: []].insert(FreeTypeFace.text(text, isUnicode: platform == 0 || platform == 3))
    }
    return names[1].map { $0.union(names[16] ?? []) }
  }
}
