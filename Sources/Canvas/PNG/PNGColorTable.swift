/// Up to 256 colours in order of first appearance, with a lookup from a colour to its index.
///
/// Uses open addressing with four times as many slots as colours. The hash is fixed, so results don't depend on a
/// run's seed.
struct PNGColorTable {
  private(set) var colors: [UInt32] = []
  /// The index of a colour plus 1; 0 is an empty slot.
  private var slots = [UInt16](repeating: 0, count: 1024)

  static let capacity = 256

  /// The index of a colour, which is added if it is new; nil if the table is full.
  @inline(__always)
  mutating func index(adding color: UInt32) -> Int? {
    let slot = slot(of: color)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    guard colors.count < Self.capacity else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return colors.count - 1
  }

  /// The index of a colour that was added before; 0 for any other colour.
  @inline(__always)
  func index(of color: UInt32) -> Int { max(Int(slots[slot(of: color)]) - 1, 0) }

  /// The slot that contains a colour, or would contain it.
  @inline(__always)
  private func slot(of color: UInt32) -> Int {
    // Knuth's multiplicative hash: the top 10 bits of the product with 2^32 / φ.
    var slot = Int((color &* 2_654_435_769) >> 22)
    while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) & 1023 }
    return slot
  }
}

extension PNGColorTable {
  /// All colours of a picture's bands, or nil if there are more than 256. Each band lists its colours in order of
  /// appearance, so the result is in the order of the whole picture.
  init?(joining bands: [PNGColorTable?]) {
    self.init()
    for table in bands {
      guard let table else { return nil }
      for color in table.colors { guard index(adding: color) != nil else { return nil } }
    }
  }

  /// Adds the colours of a row. Returns false if the table becomes full.
  mutating func add(_ row: UnsafeBufferPointer<UInt32>, _ kernels: Kernels) -> Bool {
    var x = 0
    while x < row.count {
      guard index(adding: unsafe row[x]) != nil else { return false }
      x += unsafe PNGRow.runLength(from: x, in: row, kernels: kernels)
    }
    return true
  }
}
