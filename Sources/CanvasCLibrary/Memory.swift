/// What Linux's memory has beyond POSIX. On other systems these are hints without an effect.
package enum Memory {
  /// A flag of `mmap`: all pages are there at once, because faulting them in one by one takes longer.
  package static var populate: Int32 {
    #if os(Linux)
      MAP_POPULATE
    #else
      0
    #endif
  }

  /// Asks the kernel for pages of 2 MiB. The start and the length are multiples of that.
  package static func preferHugePages(_ start: UnsafeMutableRawPointer, byteCount: Int) {
    #if os(Linux)
      _ = unsafe madvise(start, byteCount, Int32(MADV_HUGEPAGE))
    #endif
  }
}
