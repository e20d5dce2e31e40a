import CanvasCLibrary

/// A rectangle of premultiplied RGBA pixels (sRGB bytes), rows from the top without gaps.
///
/// A value type: copies share their storage until one is written to. Sides are 1…32 767 pixels, 100 megapixels in
/// total.
package struct PixelBuffer: Sendable {
  package let width: Int
  package let height: Int
  private var storage: Storage

  /// The largest side, in pixels.
  package static let maximumSide = 32_767
  /// The largest number of pixels.
  package static let maximumPixelCount = 100_000_000

  /// A transparent buffer. Throws if a side or the number of pixels is out of limits, or if there is not enough
  /// memory.
  package init(width: Int, height: Int) throws(ImageSizeError) {
    try ImageSizeError.check(pixelWidth: width, pixelHeight: height)
    try self.init(width: width, height: height, clearing: true)
  }

  private init(width: Int, height: Int, clearing: Bool) throws(ImageSizeError) {
    guard let storage = Storage(count: width * height, clearing: clearing) else {
      throw .outOfMemory(pixelWidth: width, pixelHeight: height)
    }
    self.width = width
    self.height = height
    self.storage = storage
  }

  /// A buffer, and whether it is transparent. If not, its pixels are undefined: write all of them before reading one.
  static func perhapsCleared(
    width: Int, height: Int
  ) throws(ImageSizeError) -> (buffer: PixelBuffer, isCleared: Bool) {
    try ImageSizeError.check(pixelWidth: width, pixelHeight: height)
    // Larger buffers come from calloc, mostly as zeroed pages of the kernel.
    let isCleared = width * height >= 1 << 19
    return (try PixelBuffer(width: width, height: height, clearing: isCleared), isCleared)
  }

  /// The pixel at a column and a row, which must exist.
  package subscript(x: Int, y: Int) -> PremultipliedPixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel must be in the buffer.")
      return PremultipliedPixel(bits: unsafe storage.base[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel must be in the buffer.")
      makeUnique()
      unsafe storage.base[y * width + x] = newValue.bits
    }
  }

  // The bodies can't throw. Swift 6.3.1 lets a throwing body that ends with memmove return with another value in the
  // error register, which the caller then takes for an error.

  /// Calls `body` with the bits of all pixels, row by row.
  package func withPixels<R>(_ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
    unsafe body(UnsafeBufferPointer(start: storage.base, count: width * height))
  }

  /// Calls `body` with the bits of all pixels, row by row, for writing.
  package mutating func withMutablePixels<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> R) -> R {
    makeUnique()
    return unsafe body(UnsafeMutableBufferPointer(start: storage.base, count: width * height))
  }

  /// The address of the first pixel, for reading. It is valid while this buffer or a copy exists and is not written to.
  var baseAddress: UnsafePointer<UInt32> { unsafe UnsafePointer(storage.base) }

  /// The address of the first pixel, for writing. It is valid while this buffer exists and is not copied.
  mutating func uniqueBaseAddress() -> UnsafeMutablePointer<UInt32> {
    makeUnique()
    return unsafe storage.base
  }

  /// Some of the rows as a separate buffer that writes to this one's memory, for threads that draw one picture in
  /// bands. While bands exist, this buffer must not be read or written, and no row may be in two bands.
  func band(of rows: Range<Int>) -> PixelBuffer {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height && !rows.isEmpty, "The rows must be in the buffer.")
    return PixelBuffer(part: rows, of: self)
  }

  private init(part rows: Range<Int>, of whole: PixelBuffer) {
    width = whole.width
    height = rows.count
    storage = Storage(partOf: whole.storage, from: rows.lowerBound * whole.width)
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    // The limits were checked when the first copy was made. Memory may still run out, and a write can't report that.
    guard let copy = Storage(count: width * height, clearing: false) else {
      fatalError("No memory for a copy of the pixels.")
    }
    unsafe copy.base.update(from: storage.base, count: width * height)
    storage = copy
  }

  // Cleared storage comes from calloc: for large buffers the kernel hands out zero pages, so it costs nothing up
  // front. Storage is written only through a uniquely referenced buffer, so sharing it between threads is safe.
  @safe private final class Storage: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    /// The owner of the memory, if this is a part of another storage.
    private let whole: Storage?

    init(partOf whole: Storage, from index: Int) {
      unsafe base = whole.base + index
      self.whole = whole
    }

    init?(count: Int, clearing: Bool) {
      let size = MemoryLayout<UInt32>.stride
      guard let memory = unsafe clearing ? calloc(count, size) : malloc(count * size) else { return nil }
      unsafe base = memory.bindMemory(to: UInt32.self, capacity: count)
      whole = nil
      unsafe Self.preferHugePages(memory, byteCount: count * MemoryLayout<UInt32>.stride)
    }

    deinit { if whole == nil { unsafe free(base) } }

    /// Asks the kernel for pages of 2 MiB if the memory contains whole ones. At 4096x4096, the faults of ordinary
    /// pages take a sixth of the time of comparing two files. This is only a hint; the result is ignored.
    private static func preferHugePages(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
      let pageSize = 1 << 21
      guard byteCount >= 2 * pageSize else { return }
      let offset = -Int(bitPattern: memory) & (pageSize - 1)
      let length = (byteCount - offset) & ~(pageSize - 1)
      unsafe Memory.preferHugePages(memory + offset, byteCount: length)
    }
  }
}

extension PixelBuffer: Hashable {
  package static func == (a: PixelBuffer, b: PixelBuffer) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    if a.storage === b.storage { return true }
    return unsafe memcmp(a.storage.base, b.storage.base, a.width * a.height * MemoryLayout<UInt32>.stride) == 0
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    unsafe withPixels { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension PixelBuffer {
  /// The pixels that a C decoder writes, its status and its message; nil if there is not enough memory.
  ///
  /// - Parameter decode: Receives the address of the first pixel, and the address and size of a buffer for a
  ///   zero-terminated message.
  static func decoded<Status>(
    width: Int, height: Int,
    by decode: (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int) -> Status
  ) -> (pixels: PixelBuffer, status: Status, message: String)? {
    guard var buffer = try? PixelBuffer(width: width, height: height) else { return nil }
    var message = [UInt8](repeating: 0, count: 256)
    let status = unsafe buffer.withMutablePixels { pixels in
      unsafe message.withUnsafeMutableBytes { message in
        unsafe decode(
          UnsafeMutableRawPointer(pixels.baseAddress), message.baseAddress?.assumingMemoryBound(to: CChar.self),
          message.count)
      }
    }
    return (buffer, status, String(decoding: message.prefix { $0 != 0 }, as: UTF8.self))
  }
}
