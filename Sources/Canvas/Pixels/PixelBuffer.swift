import CanvasCLibrary

/// A rectangle of premultiplied RGBA pixels (sRGB bytes), rows without gaps, from the top.
///
/// A value: copies share their storage until one is written to. Sides are 1…32 767 pixels, 100 megapixels in all.
package struct PixelBuffer: Sendable {
  package let width: Int
  package let height: Int
  private var storage: Storage

  /// The largest side, in pixels.
  package static let maximumSide = 32_767
  /// The largest number of pixels.
  package static let maximumPixelCount = 100_000_000

  /// A transparent buffer. Fails where a side or the number of pixels is outside the limits, or memory lacks.
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

  /// A buffer, and whether it is transparent. Otherwise its pixels are anything: all must be written before one is read.
  static func perhapsCleared(
    width: Int, height: Int
  ) throws(ImageSizeError) -> (buffer: PixelBuffer, isCleared: Bool) {
    try ImageSizeError.check(pixelWidth: width, pixelHeight: height)
    // Larger ones come from calloc: mostly pages of the kernel's, which are zero already.
    let isCleared = width * height >= 1 << 19
    return (try PixelBuffer(width: width, height: height, clearing: isCleared), isCleared)
  }

  /// The pixel at a column and a row, which must exist.
  package subscript(x: Int, y: Int) -> PremultipliedPixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel must lie in the buffer.")
      return PremultipliedPixel(bits: unsafe storage.base[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel must lie in the buffer.")
      makeUnique()
      unsafe storage.base[y * width + x] = newValue.bits
    }
  }

  // The bodies can't throw: Swift 6.3.1 lets one that may, and ends with memmove, return with another value in the register
  // of errors, which the caller then takes for an error.

  /// All pixels' bits, row by row.
  package func withPixels<R>(_ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
    unsafe body(UnsafeBufferPointer(start: storage.base, count: width * height))
  }

  /// All pixels' bits, row by row, to write to.
  package mutating func withMutablePixels<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> R) -> R {
    makeUnique()
    return unsafe body(UnsafeMutableBufferPointer(start: storage.base, count: width * height))
  }

  /// The first pixel's address, to write to. It holds as long as this buffer lives and is not copied.
  mutating func uniqueBaseAddress() -> UnsafeMutablePointer<UInt32> {
    makeUnique()
    return unsafe storage.base
  }

  /// Some of its rows as a buffer of their own that writes to this one's memory: for threads that draw one picture in bands.
  /// As long as there are bands this buffer is neither read nor written, and no row is in two of them.
  func band(of rows: Range<Int>) -> PixelBuffer {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height && !rows.isEmpty, "The rows must lie in the buffer.")
    return PixelBuffer(part: rows, of: self)
  }

  private init(part rows: Range<Int>, of whole: PixelBuffer) {
    width = whole.width
    height = rows.count
    storage = Storage(partOf: whole.storage, from: rows.lowerBound * whole.width)
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    // The limits were checked when the first copy was made; memory may still lack, and a write has no way to say so.
    guard let copy = Storage(count: width * height, clearing: false) else {
      fatalError("No memory for a copy of the pixels.")
    }
    unsafe copy.base.update(from: storage.base, count: width * height)
    storage = copy
  }

  // What is to be cleared comes from calloc: for large buffers the kernel hands out zero pages, so that it costs nothing up
  // front.
  // It is written only through a uniquely referenced buffer, which makes sharing it between threads safe.
  @safe private final class Storage: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    /// Whose memory it is, where it is another's.
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

    /// Asks the kernel for pages of 2 MiB where whole ones lie in the memory: at 4096x4096 the faults of the usual pages
    /// take a sixth of the time of comparing two files. It is a wish; what it answers changes nothing.
    private static func preferHugePages(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
      let pageSize = 1 << 21
      guard byteCount >= 2 * pageSize else { return }
      let offset = -Int(bitPattern: memory) & (pageSize - 1)
      let length = (byteCount - offset) & ~(pageSize - 1)
      _ = unsafe madvise(memory + offset, length, Int32(MADV_HUGEPAGE))
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
