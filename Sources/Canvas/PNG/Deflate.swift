internal import CanvasSystem

/// Compresses a zlib stream in parts, each alone: the parts one after the other are the stream (RFC 1950, RFC 1951).
struct Deflate {
  private let settings: ck_deflate_settings

  /// How far back a repetition may lie, in bytes.
  static let window = 1 << 15

  /// - Parameters:
  ///   - level: 0…9.
  ///   - onlyRuns: Look for runs of one byte only, not for repetitions.
  ///   - count: The bytes of the whole stream: a short one needs no large window.
  init(level: Int, onlyRuns: Bool, count: Int) {
    var bits = 15
    // As libpng does it; zlib itself takes 262 bytes of the window.
    while bits > 9, count + 262 <= 1 << (bits - 1) { bits -= 1 }
    // zlib slides its hash table along with the window even where it looks for runs only, which takes long: in a long
    // stream half the table is worth the bytes of the smaller blocks that come with it.
    let memory = onlyRuns && count > 1 << 17 ? 7 : 8
    settings = ck_deflate_settings(
      level: Int32(level), only_runs: onlyRuns ? 1 : 0, window_bits: Int32(bits), memory_level: Int32(memory))
  }

  /// What a stream begins with.
  var header: [UInt8] {
    let method = 8 + (Int(settings.window_bits) - 8) << 4
    let strength = [0, 0, 1, 1, 1, 1, 2, 3, 3, 3][Int(settings.level)]
    let flags = strength << 6
    return [UInt8(method), UInt8(flags + 31 - (method * 256 + flags) % 31)]
  }

  /// A part of the stream, compressed, and what the end of the stream needs to know of it.
  struct Part: Sendable {
    var bytes: [UInt8]
    fileprivate var checksum: UInt32
    fileprivate var count: Int
  }

  /// A part while it is compressed.
  @safe struct Compressor: ~Copyable {
    private let part: OpaquePointer
    private let kernels = Kernels.best
    private var checksum: UInt32 = 1
    private var count = 0
    private var lacksMemory = false

    /// Nil if memory lacks.
    ///
    /// - Parameter dictionary: What was compressed before the part, of which the last `window` bytes matter.
    init?(_ deflate: Deflate, dictionary: [UInt8]) {
      let dictionary = dictionary.suffix(Deflate.window)
      let part = unsafe dictionary.withUnsafeBufferPointer { dictionary in
        unsafe withUnsafePointer(to: deflate.settings) { settings in
          unsafe ck_deflate_create(settings, dictionary.baseAddress, dictionary.count)
        }
      }
      guard let part = unsafe part else { return nil }
      unsafe self.part = part
    }

    deinit { unsafe ck_deflate_destroy(part) }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
      count += bytes.count
      checksum = unsafe kernels.table.pointee.adler32(checksum, bytes.baseAddress, bytes.count)
      if unsafe ck_deflate_add(part, bytes.baseAddress, bytes.count, CK_DEFLATE_GOES_ON) != 0 { lacksMemory = true }
    }

    /// Nil if memory lacked.
    consuming func finish(isLast: Bool) -> Part? {
      let end = isLast ? CK_DEFLATE_STREAM_ENDS : CK_DEFLATE_PART_ENDS
      guard unsafe ck_deflate_add(part, nil, 0, end) == 0, !lacksMemory else { return nil }
      var byteCount = 0
      let bytes = unsafe ck_deflate_bytes(part, &byteCount)
      return Part(
        bytes: unsafe Array(UnsafeBufferPointer(start: bytes, count: byteCount)),
        checksum: checksum, count: count)
    }
  }

  /// What a stream of parts ends with.
  struct Checksum {
    private var value: UInt32 = 1

    mutating func add(_ part: Part) { value = ck_deflate_combined(value, part.checksum, part.count) }

    var bytes: [UInt8] { value.bigEndianBytes }
  }
}
