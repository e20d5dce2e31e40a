import Canvas
import CanvasKernels
import TestSupport
import Testing

/// Inflated data are those that were compressed, in parts of any size; damage is noticed, and nothing is read or
/// written outside of the buffers.
struct InflateKernelTests {
  @Test(arguments: Kernels.allLevels) func dataOfZlibAreInflated(kernels: Kernels) {
    var random = SeededGenerator(seed: 50)
    for count in [0, 1, 2, 3, 257, 258, 259, 1000, 32_767, 32_768, 32_769, 100_000, 200_001] {
      for kind in 0..<4 {
        let bytes = Self.bytes(count, kind: kind, &random)
        for level in [0, 1, 6, 9, -2, -3, -4] {
          let stream = PackedPNG.compressed(bytes, level: level)
          for part in [1 << 17, 1 + random.next(below: 1000)] where part > 100 || count < 2000 {
            let result = Self.inflate(Array(stream.dropFirst(2)), part: part, limit: count, kernels)
            #expect(result.bytes == bytes && result.isDone, "\(count) bytes of kind \(kind), level \(level)")
            #expect(result.left == 4)
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      // A block of kind 3; a stored block whose lengths contradict each other; one that ends too early.
      [7], [1, 3, 0, 3, 0, 1, 2, 3], [1, 3, 0, 0xFC, 0xFF, 1, 2], [],
      // Fixed codes: a distance before the start; the length 286; the distance 30.
      [0x03, 0x02, 0x00], [0x1B, 0x03], [0x63, 0x00, 0x3D],
      // 287 symbols; 31 distances; code lengths that are no code, or not enough.
      [0xF5, 0, 0, 0, 0, 0], [0x05, 0x1E, 0, 0, 0, 0], [0x05, 0xE0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x05, 0x20, 0, 0, 0],
    ] as [[UInt8]]) func damageIsNoticed(stream: [UInt8])
  {
    for kernels in Kernels.allLevels {
      let result = Self.inflate(stream, part: 1000, limit: 1000, kernels)
      #expect(!result.isDone || result.left < 0)
    }
  }

  @Test func dataThatEndAnywhereAreDamaged() {
    var random = SeededGenerator(seed: 52)
    for kind in 0..<4 {
      let bytes = Self.bytes(400, kind: kind, &random)
      let stream = Array(PackedPNG.compressed(bytes, level: kind == 0 ? 0 : 6).dropFirst(2).dropLast(4))
      for count in 0..<stream.count {
        let result = Self.inflate(Array(stream.prefix(count)), part: 1000, limit: 1000, .best)
        #expect(!result.isDone || result.left < 0, "\(count) bytes")
      }
    }
  }

  // MARK: Calls

  /// Noise, few values, repetitions from nearby, or long runs.
  private static func bytes(_ count: Int, kind: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for i in 0..<count {
      switch kind {
      case 0: bytes.append(UInt8(random.next(below: 256)))
      case 1: bytes.append(UInt8(random.next(below: 3)))
      case 2 where i > 40 && random.next(below: 30) > 0: bytes.append(bytes[i - 1 - i / 1000 % 40])
      case 2: bytes.append(UInt8(random.next(below: 256)))
      default: bytes.append(UInt8(truncatingIfNeeded: i / 700))
      }
    }
    return bytes
  }

  /// Up to `limit` bytes and the rest of a repetition, inflated part by part with a moving history.
  private static func inflate(
    _ stream: [UInt8], part: Int, limit: Int, _ kernels: Kernels
  ) -> (bytes: [UInt8], isDone: Bool, left: Int) {
    let history = Int(CK_INFLATE_HISTORY)
    var room = [UInt8](repeating: 0, count: history + part + Int(CK_INFLATE_EXCESS))
    var result: [UInt8] = []
    var (isDone, left) = (false, 0)
    stream.withUnsafeBufferPointer { stream in
      room.withUnsafeMutableBufferPointer { room in
        let inflater = UnsafeMutablePointer<ck_inflater>.allocate(capacity: 1)
        defer { inflater.deallocate() }
        guard let start = room.baseAddress else { return }
        ck_inflater_start(inflater, stream.baseAddress ?? UnsafePointer(start), stream.count)
        var kept = 0
        while inflater.pointee.state.rawValue < CK_INFLATE_DONE.rawValue, result.count <= limit {
          let count = kernels.table.pointee.inflate(inflater, start, start + kept, start + kept + part)
          result += room[kept..<kept + count]
          let end = kept + count
          kept = min(end, history)
          start.update(from: start + end - kept, count: kept)
        }
        isDone = inflater.pointee.state == CK_INFLATE_DONE
        left = ck_inflater_left(inflater)
      }
    }
    return (result, isDone, left)
  }
}
