/// A bit for each pixel of a row.
struct RowBits {
  let count: Int
  /// The words. Bit x % 64 of word x / 64 is pixel x. Bits from `count` on are 0.
  private(set) var words: [UInt64]

  init(count: Int) {
    self.count = count
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The number of set bits.
  var total: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  var first: Int? { words.firstIndex { $0 != 0 }.map { $0 * 64 + words[$0].trailingZeroBitCount } }

  var last: Int? { words.lastIndex { $0 != 0 }.map { $0 * 64 + 63 - words[$0].leadingZeroBitCount } }

  subscript(x: Int) -> Bool {
    get { words[x >> 6] >> UInt64(x & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(x & 63)
      if newValue { words[x >> 6] |= bit } else { words[x >> 6] &= ~bit }
    }
  }

  /// The bits of eight pixels, of which the first is a multiple of eight.
  subscript(eight eight: Int) -> UInt8 {
    get { UInt8(truncatingIfNeeded: words[eight >> 3] >> UInt64((eight & 7) << 3)) }
    set {
      let shift = UInt64((eight & 7) << 3)
      words[eight >> 3] = words[eight >> 3] & ~(255 << shift) | UInt64(newValue) << shift
    }
  }

  mutating func removeAll() {
    for i in words.indices { words[i] = 0 }
  }

  mutating func set(_ range: Range<Int>, to value: Bool) {
    for x in range { self[x] = value }
  }

  /// Clears the bits that are set in a row of as many bits.
  mutating func remove(_ other: RowBits) {
    for i in words.indices { words[i] &= ~other.words[i] }
  }

  /// Sets the bits that are set in one of some rows, and those beside them, and no others. All rows have as many bits.
  mutating func setNeighbours(of rows: [RowBits]) {
    let sums = words.indices.map { word in rows.reduce(0) { $0 | $1.words[word] } }
    for (word, sum) in sums.enumerated() {
      let before = word == 0 ? 0 : sums[word - 1] >> 63
      let after = word == sums.count - 1 ? 0 : sums[word + 1] << 63
      words[word] = sum | sum << 1 | sum >> 1 | before | after
    }
  }

  /// Calls `body` with each run of set bits, from left to right.
  func forEachRun(_ body: (Range<Int>) -> Void) {
    var start: Int?
    for word in words.indices {
      var bits = words[word]
      var base = word * 64
      // An open run continues through a word of ones; without an open run, a word of zeros is skipped.
      if bits == (start == nil ? 0 : .max) { continue }
      var left = 64
      while left > 0 {
        let same = min(left, start == nil ? bits.trailingZeroBitCount : (~bits).trailingZeroBitCount)
        if same == left { break }
        base += same
        left -= same
        bits >>= UInt64(same)
        if let open = start {
          body(open..<base)
          start = nil
        } else {
          start = base
        }
      }
    }
    if let start { body(start..<count) }
  }

  /// Calls `body` with each set bit, from left to right.
  func forEach(_ body: (Int) -> Void) {
    for word in words.indices {
      var bits = words[word]
      while bits != 0 {
        body(word * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }

  /// Gives a row kernel access to the bits as bytes. The kernel must leave bits from `count` on 0.
  mutating func withMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) -> R) -> R {
    unsafe words.withUnsafeMutableBytes(body)
  }
}
