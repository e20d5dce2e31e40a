import CFreeType
import CanvasCLibrary

/// The memory of one FreeType library, with a bound: beyond it FreeType is told that there is none left.
///
/// What a font says about its own sizes is not to be trusted: a picture of 32 767 × 32 767 pixels fits into a few
/// kilobytes of PNG, and a compressed font says itself how large it will be.
@safe final class FreeTypeMemory {
  /// The largest unpacked font of use takes some 20 MiB, everything else a fraction of one.
  static let limit = 32 << 20

  /// What FreeType is handed; it must stay at its address.
  let record: FT_Memory
  private let used: UnsafeMutablePointer<Int>

  init() {
    unsafe used = .allocate(capacity: 1)
    unsafe used.initialize(to: 0)
    unsafe record = .allocate(capacity: 1)
    unsafe record.initialize(
      to: FT_MemoryRec_(
        user: UnsafeMutableRawPointer(used),
        alloc: { memory, size in unsafe FreeTypeMemory.resize(nil, to: size, memory) },
        free: { memory, block in unsafe FreeTypeMemory.free(block, memory) },
        realloc: { memory, _, size, block in unsafe FreeTypeMemory.resize(block, to: size, memory) }))
  }

  deinit {
    unsafe record.deallocate()
    unsafe used.deallocate()
  }

  // In front of each block stands its size: FreeType doesn't tell it when a block is freed. 16 keep the alignment.
  private static let headerSize = 16

  private static func resize(_ block: UnsafeMutableRawPointer?, to size: Int, _ memory: FT_Memory?)
    -> UnsafeMutableRawPointer?
  {
    guard let used = unsafe memory?.pointee.user?.assumingMemoryBound(to: Int.self), size >= 0, size <= limit else {
      return nil
    }
    let start = unsafe block.map { unsafe $0 - headerSize }
    let change = unsafe size - (start?.load(as: Int.self) ?? 0)
    guard unsafe used.pointee + change <= limit, let new = unsafe realloc(start, size + headerSize) else { return nil }
    unsafe used.pointee += change
    unsafe new.storeBytes(of: size, as: Int.self)
    return unsafe new + headerSize
  }

  private static func free(_ block: UnsafeMutableRawPointer?, _ memory: FT_Memory?) {
    guard let start = unsafe block.map({ unsafe $0 - headerSize }) else { return }
    unsafe memory?.pointee.user?.assumingMemoryBound(to: Int.self).pointee -= start.load(as: Int.self)
    unsafe Glibc.free(start)
  }
}
