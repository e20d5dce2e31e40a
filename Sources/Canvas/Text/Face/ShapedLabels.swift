#if Full || Shaping
  /// What HarfBuzz made of short texts in a font: labels and words come again and again, and to look here costs less than
  /// to shape.
  ///
  /// Direct mapped: a text has one place, and takes it from whoever was there. What is found is what would be made anew,
  /// so threads may come in any order.
  struct ShapedLabels {
    /// A short text with all that, beside the font, decides about its glyphs.
    struct LabelKey: Equatable {
      static let longestText = 24

      private let first: UInt64
      private let second: UInt64
      private let third: UInt64
      private let settings: UInt64
      private let chosen: [FontFeature]

      /// Nil for longer texts.
      init?(
        _ bytes: UnsafeBufferPointer<UInt8>, script: UnicodeScript, isRightToLeft: Bool, features: ShapingFeatures
      ) {
        guard bytes.count <= Self.longestText else { return nil }
        var words = (UInt64(0), UInt64(0), UInt64(0))
        unsafe withUnsafeMutableBytes(of: &words) { unsafe $0.copyBytes(from: bytes) }
        (first, second, third) = words
        settings =
          UInt64(script.tag) << 32 | UInt64(truncatingIfNeeded: bytes.count) << 2 | (isRightToLeft ? 1 : 0)
          | (features.ligates ? 2 : 0)
        chosen = features.chosen
      }

      fileprivate var hash: UInt64 {
        var hash = first &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ hash >> 29 ^ second) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ hash >> 29 ^ third ^ settings) &* 0x94D0_49BB_1331_11EB
        for feature in chosen {
          hash = (hash ^ UInt64(feature.code) << 32 ^ UInt64(feature.value)) &* 0x9E37_79B9_7F4A_7C15
        }
        return hash
      }
    }

    /// Of at most 24 glyphs each: 120 KiB of 256.
    private var slots: [(key: LabelKey, glyphs: [ShapedGlyph])?]

    /// - Parameter slotCount: A power of two.
    init(slotCount: Int = 256) { slots = Array(repeating: nil, count: slotCount) }

    private func place(of key: LabelKey) -> Int { Int(truncatingIfNeeded: key.hash >> 40) & (slots.count - 1) }

    /// The glyphs, clusters counted from the text's start.
    subscript(key: LabelKey) -> [ShapedGlyph]? {
      get {
        guard let slot = slots[place(of: key)], slot.key == key else { return nil }
        return slot.glyphs
      }
      set { slots[place(of: key)] = newValue.map { (key, $0) } }
    }
  }
#endif
