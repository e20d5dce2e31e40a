import CanvasCLibrary

/// Compresses parts of a stream, and keeps its memory for the next part: for a small picture, the system takes longer
/// to provide new memory than compression does.
@safe package final class DeflateCompressor {
  private var input = Memory<UInt8>()
  private var output = Memory<UInt8>()
  private var places = Memory<Int32>()
  private var tokens = Memory<DeflateBlock.Token>()
  /// The number of the next input's first position: higher than all in `places`.
  private var nextPlace = 0

  /// The number of tokens in a block.
  private static let blockLength = 30_000

  /// Compressors for later use, one for each processor. Each keeps at most about 2.5 MiB.
  static let idle = IdleObjects<DeflateCompressor>(capacity: processorCount)

  /// The memory that is kept: enough for the input or output of a part of 1 MiB, even if nothing repeats. Most parts
  /// are no larger.
  private static let keptByteCount = 1 << 20 + 1 << 12

  package init() {}

  /// Frees memory that only rare parts need. Trying a filter takes 24 rows, which may be 3 MB.
  package func dropLargeMemory() {
    input.drop(above: Self.keptByteCount)
    output.drop(above: Self.keptByteCount)
  }

  /// The size of its memory, in bytes.
  package var byteCount: Int { input.byteCount + output.byteCount + places.byteCount + tokens.byteCount }

  // MARK: Compressing

  /// Room for the bytes of the input, or nil if there is not enough memory.
  package func input(_ count: Int) -> UnsafeMutablePointer<UInt8>? { unsafe input.room(for: count) }

  /// Compresses the first bytes of the input to blocks that end the stream or end on a whole byte. Returns nil if
  /// there is not enough memory.
  package func compressed(_ count: Int, _ deflate: Deflate, isLast: Bool) -> [UInt8]? {
    // A block is never longer than its bytes, plus five for each stored block and the odd bits.
    let bound = count + 12 * (count / Self.blockLength + 2)
    guard let bytes = unsafe input.room(for: count), let written = unsafe output.room(for: bound + 16),
      let (places, base) = unsafe places(for: count, deflate),
      let tokens = unsafe tokens.room(for: Self.blockLength)
    else { return nil }
    var writer = unsafe BitWriter(written)
    var search = unsafe RepetitionSearch(bytes, count: count, deflate, places: places, base: base)
    var (position, start) = (0, 0)
    repeat {
      let tokenCount = unsafe Self.read(&position, of: count, bytes, &search, deflate, to: tokens)
      let block = unsafe DeflateBlock(
        UnsafeBufferPointer(start: tokens, count: tokenCount),
        for: UnsafeBufferPointer(start: bytes + start, count: position - start))
      block.write(isLast: isLast && position == count, to: &writer)
      start = position
    } while position < count
    if !isLast {
      // An empty block of stored bytes ends on a whole byte.
      writer.put(0, 3)
      writer.finishByte()
      writer.put(0xFFFF_0000, 32)
    }
    writer.finishByte()
    return unsafe Array(UnsafeBufferPointer(start: written, count: writer.byteCount))
  }

  /// Reads the tokens of the next block, and returns their number.
  private static func read(
    _ position: inout Int, of count: Int, _ bytes: UnsafeMutablePointer<UInt8>, _ search: inout RepetitionSearch,
    _ deflate: Deflate, to tokens: UnsafeMutablePointer<DeflateBlock.Token>
  ) -> Int {
    let (effort, pixelSize) = (deflate.effort, deflate.pixelSize)
    let least = RepetitionSearch.Repetition().worth
    var place = position
    var tokenCount = 0
    // The inner loop writes single bytes and leaves room for the repetition after them.
    while place < count, tokenCount < blockLength {
      var found = search.best(at: place, worthMoreThan: least)
      search.add(place)
      while found.length > 0, found.length < effort.looksAheadBelow, tokenCount < blockLength - 1 {
        let later = search.best(at: place &+ 1, worthMoreThan: found.worth &+ 8)
        guard later.length > 0 else { break }
        unsafe tokens[tokenCount] = UInt32(bytes[place])
        tokenCount &+= 1
        place &+= 1
        search.add(place)
        found = later
      }
      guard found.length > 0 else {
        unsafe tokens[tokenCount] = UInt32(bytes[place])
        tokenCount &+= 1
        place &+= 1
        continue
      }
      unsafe tokens[tokenCount] = UInt32(truncatingIfNeeded: found.length &<< 16 | found.distance)
      tokenCount &+= 1
      search.lastDistance = found.distance
      // In an area of one colour nothing is better than another repetition of the same kind.
      if found.length == RepetitionSearch.longest, found.distance == pixelSize {
        while tokenCount < blockLength, search.isLong(at: place &+ RepetitionSearch.longest, pixelSize) {
          unsafe tokens[tokenCount] = UInt32(truncatingIfNeeded: found.length &<< 16 | pixelSize)
          tokenCount &+= 1
          place &+= RepetitionSearch.longest
        }
      }
      search.add(afterFirstOf: found, at: place)
      place &+= found.length
    }
    position = place
    return tokenCount
  }

  /// A table for the positions of an input, and the number of the first: all in the table are lower. Nil if there is not
  /// enough memory.
  private func places(for count: Int, _ deflate: Deflate) -> (UnsafeMutablePointer<Int32>, base: Int)? {
    let knownByteCount = places.byteCount
    let capacity = RepetitionSearch.capacity(placeCount: deflate.effort.places)
    guard let table = unsafe places.room(for: capacity) else { return nil }
    if places.byteCount != knownByteCount || nextPlace > Int(Int32.max) - count {
      unsafe table.initialize(repeating: -1, count: places.byteCount / MemoryLayout<Int32>.stride)
      nextPlace = 0
    }
    defer { nextPlace += count }
    return unsafe (table, nextPlace)
  }

  @safe private struct Memory<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>?
    private var capacity = 0

    deinit { unsafe free(base) }

    var byteCount: Int { capacity * MemoryLayout<Element>.stride }

    /// Frees the memory if it is more than `limit` bytes.
    mutating func drop(above limit: Int) {
      guard byteCount > limit else { return }
      unsafe free(base)
      unsafe base = nil
      capacity = 0
    }

    /// The current memory if it is large enough, otherwise new memory; nil if there is not enough.
    mutating func room(for count: Int) -> UnsafeMutablePointer<Element>? {
      if let base = unsafe base, capacity >= count { return unsafe base }
      unsafe free(base)
      let memory = unsafe malloc(max(1, count) * MemoryLayout<Element>.stride)
      unsafe base = memory?.bindMemory(to: Element.self, capacity: count)
      capacity = unsafe base == nil ? 0 : count
      return unsafe base
    }
  }
}
