/// The coverage of small glyphs of a face, as they were drawn before: at a size, at a sixteenth of a pixel's places.
///
/// A mask is the same whether it was found here or made anew, so threads may come in any order.
struct GlyphMaskCache {
  /// Pixels per font unit, across and down.
  struct Scale: Hashable {
    var x: Double
    var y: Double
  }

  /// A glyph's number, and above it how many quarters of a pixel it is moved right and down.
  struct Key: Hashable {
    let rawValue: UInt32

    init(glyph: UInt16, isMissing: Bool, quarterX: Int, quarterY: Int) {
      let phase = UInt32(truncatingIfNeeded: quarterX | quarterY << 2)
      // The box for what is missing is drawn for glyph 0, whatever the font has there.
      rawValue = UInt32(isMissing ? 0 : glyph) | phase << 16
    }
  }

  /// 4 MiB: some ten thousand letters of 16 pixels. When there are more, all are dropped at once.
  static let maximumCost = 4 << 20

  private var masks: [Scale: [UInt32: CoverageMask]] = [:]
  private(set) var cost = 0

  func masks(of keys: [Key], at scale: Scale) -> [CoverageMask?] {
    guard let table = masks[scale] else { return [CoverageMask?](repeating: nil, count: keys.count) }
    return keys.map { table[$0.rawValue] }
  }

  mutating func insert(_ mask: CoverageMask, for key: Key, at scale: Scale) {
    if cost + mask.cost > Self.maximumCost {
      masks.removeAll()
      cost = 0
    }
    if masks[scale, default: [:]].updateValue(mask, forKey: key.rawValue) == nil { cost += mask.cost }
  }
}
