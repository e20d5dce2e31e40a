internal import CanvasCLibrary

/// A cache of the coverage of a face's glyphs, by size and position within a pixel. Small letters have sixteen such
/// positions. Larger ones can have any, but a pip or a price is often drawn again at the same position.
///
/// A cached mask equals a new one, so threads can come in any order.
struct GlyphMaskCache {
  /// The scale from font units to pixels, as in `Transform`, without the translation.
  struct Scale: Hashable {
    var a: Double
    var b: Double
    var c: Double
    var d: Double
  }

  /// A glyph, and the offset of its origin to the right of a pixel's left side and below its top: 0…1.
  struct Key: Equatable {
    let glyph: UInt16
    let x: Double
    let y: Double

    init(glyph: UInt16, isMissing: Bool, x: Double, y: Double) {
      // The missing box is cached as glyph 0, regardless of the font's own glyph 0.
      self.glyph = isMissing ? 0 : glyph
      self.x = x
      self.y = y
    }

    /// A hash in which the lowest bits of the fractions matter least.
    fileprivate var place: UInt64 {
      var hash = (x.bitPattern ^ (y.bitPattern << 13 | y.bitPattern >> 51)) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ hash >> 29 ^ UInt64(glyph)) &* 0xBF58_476D_1CE4_E5B9
      return hash ^ hash >> 32
    }
  }

  /// A glyph to draw: a pixel, and the exact remainder in its key. Outlines are rasterized there, so the result doesn't
  /// depend on the cache.
  struct Letter {
    let key: Key
    let x: Int
    let y: Int
    let glyph: ShapedGlyph

    /// - Parameter origin: The glyph's origin on the device.
    @inline(__always)
    init(_ glyph: ShapedGlyph, at origin: Point) {
      let (left, top) = (floor(origin.x), floor(origin.y))
      key = Key(
        glyph: glyph.id, isMissing: glyph.flags.contains(.isMissing), x: origin.x - left, y: origin.y - top)
      (x, y, self.glyph) = (Int(saturating: left), Int(saturating: top), glyph)
    }
  }

  /// 4 MiB: about ten thousand letters of 16 pixels. When the limit is exceeded, all are dropped at once.
  static let maximumCost = 4 << 20

  private var masks: [Scale: MaskTable] = [:]
  private(set) var cost = 0

  subscript(key: Key, scale: Scale) -> CoverageMask? { masks[scale]?[key] }

  /// Appends the visible masks of letters up to the first one that isn't cached, and returns its index.
  func place(_ letters: [Letter], at scale: Scale, into placed: inout [PlacedMask]) -> Int {
    guard let table = masks[scale] else { return 0 }
    for (i, letter) in letters.enumerated() {
      guard let mask = table[letter.key] else { return i }
      if !mask.bounds.isEmpty { placed.append(PlacedMask(mask, x: letter.x, y: letter.y)) }
    }
    return letters.count
  }

  mutating func insert(_ mask: CoverageMask, for key: Key, at scale: Scale) {
    if cost + mask.cost > Self.maximumCost {
      masks.removeAll()
      cost = 0
    }
    if masks[scale, default: MaskTable()].insert(mask, for: key) { cost += mask.cost }
  }
}

/// Masks by their keys. Every letter of a text is looked up here, and a dictionary's hash would cost more than the
/// rest.
///
/// Uses linear probing; at least half of the slots are free.
private struct MaskTable {
  private var slots: [(key: GlyphMaskCache.Key, mask: CoverageMask)?] = []
  private var count = 0

  /// The slot of a key, or the one where it would be inserted.
  private func index(of key: GlyphMaskCache.Key) -> Int {
    var index = Int(truncatingIfNeeded: key.place) & (slots.count - 1)
    while let slot = slots[index], slot.key != key { index = (index + 1) & (slots.count - 1) }
    return index
  }

  subscript(key: GlyphMaskCache.Key) -> CoverageMask? {
    slots.isEmpty ? nil : slots[index(of: key)]?.mask
  }

  /// Inserts or replaces a mask. Returns false if there was one already.
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
