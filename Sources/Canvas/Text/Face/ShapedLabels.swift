#if Full || Shaping
  /// A cache of HarfBuzz's results for lines and words in a font. Both are often repeated, as when a text is measured and
  /// then drawn, and a lookup costs less than shaping.
  ///
  /// Direct-mapped: each text has one slot and replaces its previous content. A cached result equals a new one, so
  /// threads can come in any order.
  struct ShapedLabels {
    /// A line or a word with everything else, except the font, that affects its glyphs.
    struct LabelKey: Equatable {
      static let longestText = 256

      private let first: UInt64
      private let second: UInt64
      private let third: UInt64
      /// What is beyond 24 bytes.
      private let rest: [UInt8]
      private let settings: UInt64
      private let chosen: [FontFeature]
      private let language: TextLanguage?

      /// Nil for longer texts.
      init?(_ bytes: UnsafeBufferPointer<UInt8>, _ manner: ShapingManner) {
        guard bytes.count <= Self.longestText else { return nil }
        var words = (UInt64(0), UInt64(0), UInt64(0))
        unsafe withUnsafeMutableBytes(of: &words) { unsafe $0.copyBytes(from: bytes.prefix(24)) }
        (first, second, third) = words
        rest = unsafe Array(bytes.dropFirst(24))
        settings =
          UInt64(manner.script.tag) << 32 | UInt64(truncatingIfNeeded: bytes.count) << 2
          | (manner.isRightToLeft ? 1 : 0) | (manner.features.ligates ? 2 : 0)
        chosen = manner.features.chosen
        language = manner.features.language
      }

      fileprivate var hash: UInt64 {
        var hash = first &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ hash >> 29 ^ second) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ hash >> 29 ^ third ^ settings) &* 0x94D0_49BB_1331_11EB
        for byte in rest { hash = (hash ^ hash >> 29 ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
        for feature in chosen {
          hash = (hash ^ UInt64(feature.code) << 32 ^ UInt64(feature.value)) &* 0x9E37_79B9_7F4A_7C15
        }
        return hash
      }
    }

    /// A line of 100 glyphs takes 2 KB: half a megabyte for 256 slots.
    private var slots: [(key: LabelKey, glyphs: [ShapedGlyph])?]

    /// - Parameter slotCount: A power of two.
    init(slotCount: Int = 256) { slots = Array(repeating: nil, count: slotCount) }

    private func place(of key: LabelKey) -> Int { Int(truncatingIfNeeded: key.hash >> 40) & (slots.count - 1) }

    /// The glyphs, with clusters counted from the start of the text.
    subscript(key: LabelKey) -> [ShapedGlyph]? {
      get {
        guard let slot = slots[place(of: key)], slot.key == key else { return nil }
        return slot.glyphs
      }
      set { slots[place(of: key)] = newValue.map { (key, $0) } }
    }
  }
#endif
