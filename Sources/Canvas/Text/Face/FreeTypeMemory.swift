import CFreeType
import Glibc

/// The memory of one FreeType library, with a bound: beyond it FreeType is told that there is none left.
///
/// What a font says about its own sizes is not to be trusted: a picture of 32 767 × 32 767 pixels fits into a few
/// kilobytes of PNG, and a compressed font says itself how large it will be.
final class FreeTypeMemory {
  /// The largest unpacked font of use takes some 20 MiB, everything else a fraction of one.
  static let limit = 32 << 20

  /// What FreeType is handed; it must stay at its address.
  let record: FT_Memory
  private let used: UnsafeMutablePointer<Int>

  init() {
    used = .allocate(capacity: 1)
    used.initialize(to: 0)
    record = .allocate(capacity: 1)
    record.initialize(
      to: FT_MemoryRec_(
        user: UnsafeMutableRawPointer(used),
        alloc: { memory, size in FreeTypeMemory.resize(nil, to: size, memory) },
        free: { memory, block in FreeTypeMemory.free(block, memory) },
        realloc: { memory, _, size, block in FreeTypeMemory.resize(block, to: size, memory) }))
  }

  deinit {
    record.deallocate()
    used.deallocate()
  }

  // In front of each block stands its size: FreeType doesn't tell it when a block is freed. 16 keep the alignment.
  private static let headerSize = 16

  private static func resize(_ block: UnsafeMutableRawPointer?, to size: Int, _ memory: FT_Memory?)
    -> UnsafeMutableRawPointer?
  {
    guard let used = memory?.pointee.user?.assumingMemoryBound(to: Int.self), size >= 0, size <= limit else {
      return nil
    }
    let start = block.map { $0 - headerSize }
    let change = size - (start?.load(as: Int.self) ?? 0)
    guard used.pointee + change <= limit, let new = realloc(start, size + headerSize) else { return nil }
    used.pointee += change
    new.storeBytes(of: size, as: Int.self)
    return new + headerSize
  }

  private static func free(_ block: UnsafeMutableRawPointer?, _ memory: FT_Memory?) {
    guard let start = block.map({ $0 - headerSize }) else { return }
    memory?.pointee.user?.assumingMemoryBound(to: Int.self).pointee -= start.load(as: Int.self)
    Glibc.free(start)
  }
}
