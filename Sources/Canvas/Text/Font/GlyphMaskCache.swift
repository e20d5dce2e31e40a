/// The coverage of glyphs of a face, as they were drawn before: in a size, at a place in a pixel. Small letters have
/// sixteen of these places; larger ones any, but a pip or a price is often drawn again at the same.
///
/// A mask is the same whether it was found here or made anew, so threads may come in any order.
struct GlyphMaskCache {
  /// From font units to pixels, as in `Transform`, without the move.
  struct Scale: Hashable {
    var a: Double
    var b: Double
    var c: Double
    var d: Double
  }

  /// A glyph, and how far its origin lies to the right of a pixel's left and below its top: 0…1.
  struct Key: Equatable {
    let glyph: UInt16
    let x: Double
    let y: Double

    init(glyph: UInt16, isMissing: Bool, x: Double, y: Double) {
      // The box for what is missing is drawn for glyph 0, whatever the font has there.
      self.glyph = isMissing ? 0 : glyph
      self.x = x
      self.y = y
    }

    /// The lowest bits of a fraction matter least.
    fileprivate var place: UInt64 {
      var hash = (x.bitPattern ^ (y.bitPattern << 13 | y.bitPattern >> 51)) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ hash >> 29 ^ UInt64(glyph)) &* 0xBF58_476D_1CE4_E5B9
      return hash ^ hash >> 32
    }
  }

  /// 4 MiB: some ten thousand letters of 16 pixels. When there are more, all are dropped at once.
  static let maximumCost = 4 << 20

  private var masks: [Scale: MaskTable] = [:]
  private(set) var cost = 0

  func masks(of keys: [Key], at scale: Scale) -> [CoverageMask?] {
    guard let table = masks[scale] else { return [CoverageMask?](repeating: nil, count: keys.count) }
    return keys.map { table[$0] }
  }

  mutating func insert(_ mask: CoverageMask, for key: Key, at scale: Scale) {
    if cost + mask.cost > Self.maximumCost {
      masks.removeAll()
      cost = 0
    }
    if masks[scale, default: MaskTable()].insert(mask, for: key) { cost += mask.cost }
  }
}

/// Masks by their keys. A letter of a text is looked up here, and to hash it as dictionaries do costs more than the rest.
///
/// A key has a place, or the next one that was free; half of all places are.
private struct MaskTable {
  private var slots: [(key: GlyphMaskCache.Key, mask: CoverageMask)?] = []
  private var count = 0

  /// Where a key is, or would be.
  private func index(of key: GlyphMaskCache.Key) -> Int {
    var index = Int(truncatingIfNeeded: key.place) & (slots.count - 1)
    while let slot = slots[index], slot.key != key { index = (index + 1) & (slots.count - 1) }
    return index
  }

  subscript(key: GlyphMaskCache.Key) -> CoverageMask? {
    slots.isEmpty ? nil : slots[index(of: key)]?.mask
  }

  /// False, with the new mask in its place, if there was one already.
  mutating func insert(_ mask: CoverageMask, for key: GlyphMaskCache.Key) -> Bool {
    if 2 * count >= slots.count {
      let old = slots
      slots = Array(repeating: nil, count: max(64, 2 * old.count))
      for case let slot? in old { slots[index(of: slot.key)] = slot }
    }
    let index = index(of: key)
    let isNew = slots[index] == nil
    slots[index] = (key, mask)
    if isNew { count += 1 }
    return isNew
  }
}
