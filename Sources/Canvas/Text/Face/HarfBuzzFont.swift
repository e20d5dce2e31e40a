#if Full || Shaping
  internal import CHarfBuzz

  /// A face in HarfBuzz, scaled to its units per em, so that all lengths are font units.
  ///
  /// It reads the font's bytes itself, without FreeType and its lock, and never changes, so any number of threads can
  /// shape with it at once. HarfBuzz keeps its shaping plans in the face.
  @safe final class HarfBuzzFont: @unchecked Sendable {
    let font: OpaquePointer
    // HarfBuzz reads from here until the font is destroyed.
    private let bytes: FontBytes
    /// The ASCII characters that the font has, for checks without a call.
    private let ascii: (UInt64, UInt64)
    let labels = Locked(ShapedLabels())
    /// The words of lines that have the same glyphs in every line. Words whose glyphs may differ have an empty entry.
    let words = Locked(ShapedLabels(slotCount: 1024))

    /// Nil if the bytes are not plain OpenType tables, such as WOFF or Type 1, which only FreeType supports.
    init?(bytes: FontBytes, index: Int, variations: [(tag: UInt32, value: Float)] = []) {
      let start = unsafe bytes.buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard
        let blob = unsafe hb_blob_create(start, UInt32(bytes.buffer.count), HB_MEMORY_MODE_READONLY, nil, nil),
        let face = unsafe hb_face_create(blob, UInt32(index))
      else { return nil }
      defer {
        unsafe hb_face_destroy(face)
        unsafe hb_blob_destroy(blob)
      }
      guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else { return nil }
      let unitsPerEm = unsafe Int32(truncatingIfNeeded: hb_face_get_upem(face))
      unsafe hb_font_set_scale(font, unitsPerEm, unitsPerEm)
      if !variations.isEmpty {
        let settings = variations.map { hb_variation_t(tag: $0.tag, value: $0.value) }
        unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
      }
      unsafe hb_font_make_immutable(font)
      var ascii: (UInt64, UInt64) = (0, 0)
      for value in UInt32(0x20)..<0x7F {
        var glyph: hb_codepoint_t = 0
        guard unsafe hb_font_get_nominal_glyph(font, value, &glyph) != 0, glyph != 0 else { continue }
        if value < 64 { ascii.0 |= 1 << UInt64(value) } else { ascii.1 |= 1 << UInt64(value - 64) }
      }
      unsafe self.font = font
      self.bytes = bytes
      self.ascii = ascii
    }

    deinit { unsafe hb_font_destroy(font) }

    /// Whether the font has a glyph for a character.
    @inline(__always)
    func has(_ scalar: Unicode.Scalar) -> Bool {
      let value = scalar.value
      if value < 64 { return ascii.0 >> UInt64(value) & 1 != 0 }
      if value < 128 { return ascii.1 >> UInt64(value - 64) & 1 != 0 }
      var glyph: hb_codepoint_t = 0
      return unsafe hb_font_get_nominal_glyph(font, value, &glyph) != 0 && glyph != 0
    }
  }
#endif
