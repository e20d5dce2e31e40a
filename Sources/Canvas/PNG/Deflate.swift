internal import CanvasKernels

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
    settings = ck_deflate_settings(level: Int32(level), only_runs: onlyRuns ? 1 : 0, window_bits: Int32(bits))
  }

  /// A part of the stream, compressed, and what the end of the stream needs to know of it.
  struct Part: Sendable {
    var bytes: [UInt8]
    fileprivate var checksum: UInt32
    fileprivate var count: Int
  }

  /// What a stream begins with.
  var header: [UInt8] {
    let method = 8 + (Int(settings.window_bits) - 8) << 4
    let strength = [0, 0, 1, 1, 1, 1, 2, 3, 3, 3][Int(settings.level)]
    let flags = strength << 6
    return [UInt8(method), UInt8(flags + 31 - (method * 256 + flags) % 31)]
  }

  /// Compresses the bytes from `start` on; those before it are what was compressed last. Nil where memory lacks.
  func part(_ bytes: [UInt8], from start: Int, isLast: Bool) -> Part? {
    let count = bytes.count - start
    let dictionaryCount = min(start, Self.window)
    var checksum: UInt32 = 0
    let compressed = unsafe bytes.withUnsafeBufferPointer { bytes -> [UInt8] in
      guard let base = bytes.baseAddress else { return [] }
      return unsafe [UInt8](unsafeUninitializedCapacity: ck_deflate_bound(count)) { out, written in
        guard let out = out.baseAddress else { return }
        unsafe written = withUnsafePointer(to: settings) { settings in
          unsafe ck_deflate(
            settings, base + start - dictionaryCount, dictionaryCount, base + start, count, isLast ? 1 : 0, out,
            &checksum)
        }
      }
    }
    return compressed.isEmpty ? nil : Part(bytes: compressed, checksum: checksum, count: count)
  }

  /// What a stream of parts ends with.
  struct Checksum {
    private var value: UInt32 = 1

    mutating func add(_ part: Part) { value = ck_deflate_combined(value, part.checksum, part.count) }

    var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  }
}
