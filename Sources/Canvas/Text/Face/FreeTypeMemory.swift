import CFreeType
import CanvasCLibrary

/// The memory of one FreeType library, with a limit beyond which allocations fail.
///
/// The sizes declared in a font can't be trusted: a bitmap of 32 767 × 32 767 pixels fits into a few kilobytes of
/// PNG, and a compressed font declares its own uncompressed size.
@safe final class FreeTypeMemory {
  /// The largest useful decompressed font takes about 20 MiB, everything else a fraction of one.
  static let limit = 32 << 20

  /// The record that FreeType uses; it must stay at its address.
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

  // Each block is preceded by its size, which FreeType doesn't pass when it frees a block. 16 bytes keep the
  // alignment.
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
    unsafe CanvasCLibrary.free(start)
  }
}
