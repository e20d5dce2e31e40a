import Glibc

/// The bytes of a font, at one address for as long as the object lives: FreeType reads from there.
///
/// A file is read whole, once, so that what happens to it later changes nothing. (Mapping it would be cheaper to open,
/// but a file that is cut short while mapped stops the program.)
final class FontBytes: Sendable {
  /// Twice the largest collection of CJK fonts in common use.
  static let maximumCount = 256 << 20

  // Allocated by malloc and never written after `init`, hence safe to share.
  nonisolated(unsafe) let buffer: UnsafeRawBufferPointer
  /// The file's path, or words for bytes without a file: where an error says it happened.
  let source: String

  init(_ bytes: [UInt8]) throws(FontError) {
    source = "font data"
    guard !bytes.isEmpty else { throw Self.empty(source) }
    guard bytes.count <= Self.maximumCount, let copy = malloc(bytes.count) else { throw Self.tooLarge(source) }
    bytes.withUnsafeBytes { if let start = $0.baseAddress { _ = memcpy(copy, start, $0.count) } }
    buffer = UnsafeRawBufferPointer(start: copy, count: bytes.count)
  }

  init(path: String) throws(FontError) {
    source = path
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, errorNumber: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(path: path, errorNumber: errno) }
    guard status.st_size <= Self.maximumCount else { throw Self.tooLarge(path) }
    // One more than the size, so that the end of a regular file shows without growing; pipes have size 0 and grow.
    var capacity = max(Int(status.st_size), 65_535) + 1
    guard var start = malloc(capacity) else { throw Self.tooLarge(path) }
    var count = 0
    while true {
      let got = read(file, start + count, capacity - count)
      if got == 0 { break }
      if got < 0 {
        let errorNumber = errno
        if errorNumber == EINTR { continue }
        free(start)
        throw .unreadable(path: path, errorNumber: errorNumber)
      }
      count += got
      guard count == capacity else { continue }
      capacity *= 2
      guard count <= Self.maximumCount, let larger = realloc(start, capacity) else {
        free(start)
        throw Self.tooLarge(path)
      }
      start = larger
    }
    guard count > 0 else {
      free(start)
      throw Self.empty(path)
    }
    buffer = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit { free(UnsafeMutableRawPointer(mutating: buffer.baseAddress)) }

  private static func empty(_ source: String) -> FontError {
    .invalid(source: source, reason: "empty; a TrueType or OpenType font is needed")
  }

  private static func tooLarge(_ source: String) -> FontError {
    .invalid(source: source, reason: "larger than \(maximumCount >> 20) MiB, or than the memory; that much is allowed")
  }
}

extension FontBytes: Equatable {
  static func == (a: FontBytes, b: FontBytes) -> Bool {
    guard a !== b else { return true }
    guard a.buffer.count == b.buffer.count, let p = a.buffer.baseAddress, let q = b.buffer.baseAddress else {
      return false
    }
    return memcmp(p, q, a.buffer.count) == 0
  }
}
