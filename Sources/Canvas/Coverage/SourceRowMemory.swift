/// Memory for one row of source pixels.
@safe final class SourceRowMemory {
  /// The pixels, and 7 more that a source may write after them.
  private(set) var pixels: UnsafeMutablePointer<UInt32>
  private var capacity = -1

  init() { unsafe pixels = .allocate(capacity: 0) }

  deinit { unsafe pixels.deallocate() }

  /// Makes room for a row of `width` pixels. The previous contents are lost.
  func prepare(width: Int) {
    let count = (width + 7) & ~7
    guard count > capacity else { return }
    unsafe pixels.deallocate()
    capacity = count
    unsafe pixels = .allocate(capacity: count + 8)
  }

  func trim(toWidth width: Int) {
    guard capacity > width else { return }
    capacity = -1
    prepare(width: width)
  }
}
