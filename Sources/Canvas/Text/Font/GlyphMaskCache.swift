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
  struct Key: Hashable {
    let glyph: UInt16
    let x: Double
    let y: Double

    init(glyph: UInt16, isMissing: Bool, x: Double, y: Double) {
      // The box for what is missing is drawn for glyph 0, whatever the font has there.
      self.glyph = isMissing ? 0 : glyph
      self.x = x
      self.y = y
    }

    func hash(into hasher: inout Hasher) {
      // One number to hash is a third of the work of three; the lowest bits of a fraction matter least.
      hasher.combine(x.bitPattern ^ (y.bitPattern << 13 | y.bitPattern >> 51) ^ UInt64(glyph))
    }
  }

  /// 4 MiB: some ten thousand letters of 16 pixels. When there are more, all are dropped at once.
  static let maximumCost = 4 << 20

  private var masks: [Scale: [Key: CoverageMask]] = [:]
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
    if masks[scale, default: [:]].updateValue(mask, forKey: key) == nil { cost += mask.cost }
  }
}
