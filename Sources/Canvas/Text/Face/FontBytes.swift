import CanvasCLibrary

/// The bytes of a font, at a fixed address while the object exists, because FreeType reads them there.
///
/// A file is read once as a whole, so that later changes to it have no effect. (Mapping it would be faster to open,
/// but truncating a mapped file crashes the program.)
@safe package final class FontBytes: Sendable {
  /// Collections of East Asian fonts take about 20 MiB. A device or a disk image named by mistake must not fill the
  /// memory.
  static let maximumCount = 64 << 20

  // A separate mapping that is never written after `init`, so it is safe to share.
  package nonisolated(unsafe) let buffer: UnsafeRawBufferPointer
  private let capacity: Int
  /// The file's path, or a description for bytes without a file, used in errors.
  let source: String

  init(_ bytes: [UInt8]) throws(FontError) {
    source = "font data"
    guard !bytes.isEmpty else { throw Self.empty(source) }
    guard bytes.count <= Self.maximumCount else { throw Self.tooLarge(source) }
    capacity = Self.capacity(for: bytes.count)
    guard let copy = unsafe Self.allocate(capacity) else { throw Self.outOfMemory(source) }
    unsafe copy.copyMemory(from: bytes, byteCount: bytes.count)
    unsafe buffer = unsafe UnsafeRawBufferPointer(start: copy, count: bytes.count)
  }

  init(path: String) throws(FontError) {
    source = path
    let (file, size) = try Self.openFile(path)
    defer { close(file) }
    guard size <= Self.maximumCount else { throw Self.tooLarge(path) }
    // One byte more than the size, so that the end of a regular file is found without growing. Pipes have size 0 and
    // grow.
    var capacity = Self.capacity(for: max(size, 65_535) + 1)
    guard var start = unsafe Self.allocate(capacity) else { throw Self.outOfMemory(path) }
    var count = 0
    do throws(FontError) {
      while true {
        let got = unsafe read(file, start + count, capacity - count)
        if got == 0 { break }
        if got < 0 {
          let errorNumber = errno
          if errorNumber == EINTR { continue }
          throw .unreadable(path: path, errorNumber: errorNumber)
        }
        count += got
        if count < capacity { continue }
        if count > Self.maximumCount { throw Self.tooLarge(path) }
        let largerCapacity = Self.capacity(for: min(2 * capacity, Self.maximumCount + 1))
        guard let larger = unsafe Self.allocate(largerCapacity) else { throw Self.outOfMemory(path) }
        unsafe larger.copyMemory(from: start, byteCount: count)
        unsafe munmap(start, capacity)
        unsafe (start, capacity) = unsafe (larger, largerCapacity)
      }
      if count == 0 { throw Self.empty(path) }
      if count > Self.maximumCount { throw Self.tooLarge(path) }
    } catch {
      unsafe munmap(start, capacity)
      throw error
    }
    unsafe buffer = unsafe UnsafeRawBufferPointer(start: start, count: count)
    self.capacity = capacity
  }

  deinit { unsafe munmap(UnsafeMutableRawPointer(mutating: buffer.baseAddress), capacity) }

  /// The file's descriptor and its size in bytes, which is 0 for a pipe or a device.
  private static func openFile(_ path: String) throws(FontError) -> (descriptor: Int32, size: Int) {
    do throws(FileError) {
      let file = try FileReader.openFile(path)
      return (file.descriptor, file.size ?? 0)
    } catch {
      switch error {
      case .reading(_, let errno), .writing(_, let errno): throw .unreadable(path: path, errorNumber: errno)
      case .notRegular: throw .invalid(source: path, reason: "not a regular file; a font file is needed")
      case .tooLarge: throw tooLarge(path)
      }
    }
  }

  private static let hugePageSize = 2 << 20

  // Whole huge pages, if there is at least one.
  private static func capacity(for count: Int) -> Int {
    count < hugePageSize ? count : (count + hugePageSize - 1) & ~(hugePageSize - 1)
  }

  // Small mappings get all their pages at once, because faulting them in one by one takes longer than reading the file.
  // Large ones are aligned, so that the kernel can use huge pages.
  private static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer? {
    guard capacity >= hugePageSize else { return unsafe map(capacity, Memory.populate) }
    guard let start = unsafe map(capacity + hugePageSize, 0) else { return nil }
    let offset = -Int(bitPattern: start) & (hugePageSize - 1)
    if offset > 0 { unsafe munmap(start, offset) }
    let end = unsafe start + offset + capacity
    if offset < hugePageSize { unsafe munmap(end, hugePageSize - offset) }
    unsafe Memory.preferHugePages(start + offset, byteCount: capacity)
    return unsafe start + offset
  }

  private static func map(_ count: Int, _ flags: Int32) -> UnsafeMutableRawPointer? {
    let start = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0)
    return unsafe start == MAP_FAILED ? nil : start
  }

  private static func empty(_ source: String) -> FontError {
    .invalid(source: source, reason: "empty; a TrueType or OpenType font is needed")
  }

  private static func tooLarge(_ source: String) -> FontError {
    .invalid(source: source, reason: "a font must not be larger than \(maximumCount >> 20) MiB")
  }

  private static func outOfMemory(_ source: String) -> FontError {
    .unreadable(path: source, errorNumber: ENOMEM)
  }
}

extension FontBytes: Equatable {
  package static func == (a: FontBytes, b: FontBytes) -> Bool {
    guard a !== b else { return true }
    guard unsafe a.buffer.count == b.buffer.count, let p = unsafe a.buffer.baseAddress,
      let q = unsafe b.buffer.baseAddress
    else { return false }
    return unsafe memcmp(p, q, a.buffer.count) == 0
  }
}
