#if Full || Shaping
  internal import CHarfBuzz

  /// A face in HarfBuzz, scaled to its units per em, so that all lengths are font units.
  ///
  /// It reads the font's bytes itself, without FreeType and its lock, and never changes, so any number of threads can
  /// shape with it at once. HarfBuzz keeps its shaping plans in the face.
  @safe final class HarfBuzzFont: @unchecked Sendable {
    let font: OpaquePointer
    /// Whether the font's Apple tables are not used, because they could take too long.
    let hidesTables: Bool
    // HarfBuzz reads from here until the font is destroyed.
    private let bytes: FontBytes
    /// The ASCII characters that the font has, for checks without a call.
    private let ascii: (UInt64, UInt64)
    let labels = Locked(ShapedLabels())
    /// The words of lines that have the same glyphs in every line. Words whose glyphs may differ have an empty entry.
    let words = Locked(ShapedLabels(slotCount: 1024))

    /// Nil if the bytes are not plain OpenType tables, such as WOFF or Type 1, which only FreeType supports.
    init?(bytes: FontBytes, index: Int, variations: [(tag: UInt32, value: Float)] = [], shear: Double = 0) {
      let start = unsafe bytes.buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard
        let blob = unsafe hb_blob_create(start, UInt32(bytes.buffer.count), HB_MEMORY_MODE_READONLY, nil, nil),
        let whole = unsafe hb_face_create(blob, UInt32(index))
      else { return nil }
      let hidesTables = unsafe !Self.hasBoundedTables(whole)
      let face = unsafe hidesTables ? Self.withoutAppleTables(whole) : hb_face_reference(whole)
      defer {
        unsafe hb_face_destroy(face)
        unsafe hb_face_destroy(whole)
        unsafe hb_blob_destroy(blob)
      }
      guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else { return nil }
      let unitsPerEm = unsafe Int32(truncatingIfNeeded: hb_face_get_upem(face))
      unsafe hb_font_set_scale(font, unitsPerEm, unitsPerEm)
      if !variations.isEmpty {
        let settings = variations.map { hb_variation_t(tag: $0.tag, value: $0.value) }
        unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
      }
      // Marks on letters move with them.
      if shear != 0 { unsafe hb_font_set_synthetic_slant(font, Float(shear)) }
      unsafe hb_font_make_immutable(font)
      var ascii: (UInt64, UInt64) = (0, 0)
      for value in UInt32(0x20)..<0x7F {
        var glyph: hb_codepoint_t = 0
        guard unsafe hb_font_get_nominal_glyph(font, value, &glyph) != 0, glyph != 0 else { continue }
        if value < 64 { ascii.0 |= 1 << UInt64(value) } else { ascii.1 |= 1 << UInt64(value - 64) }
      }
      unsafe self.font = font
      self.hidesTables = hidesTables
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

    // MARK: Features

    /// Whether one of the font's layout tables has a feature.
    func offers(_ feature: FontFeature) -> Bool {
      let face = unsafe hb_font_get_face(font)
      if feature.tag == "kern", unsafe Self.hasTable("kern", of: face) { return true }
      return ["GSUB", "GPOS"].contains { table in
        let table = unsafe hb_tag_from_string(table, 4)
        var tags = [hb_tag_t](repeating: 0, count: 64)
        var (start, total): (UInt32, UInt32) = (0, 1)
        while start < total {
          var count = UInt32(tags.count)
          total = unsafe hb_ot_layout_table_get_feature_tags(face, table, start, &count, &tags)
          if tags.prefix(Int(count)).contains(feature.code) { return true }
          guard count > 0 else { return false }
          start += count
        }
        return false
      }
    }

    private static func hasTable(_ tag: String, of face: OpaquePointer?) -> Bool {
      let table = unsafe hb_face_reference_table(face, hb_tag_from_string(tag, 4))
      defer { unsafe hb_blob_destroy(table) }
      return unsafe hb_blob_get_length(table) > 0
    }

    // MARK: Apple's tables

    /// Whether shaping with a face's Apple tables ends soon.
    private static func hasBoundedTables(_ face: OpaquePointer) -> Bool {
      AppleTables.Kind.allCases.allSatisfy { kind in
        let table = unsafe hb_face_reference_table(face, kind.rawValue)
        defer { unsafe hb_blob_destroy(table) }
        var count: UInt32 = 0
        let start = unsafe hb_blob_get_data(table, &count)
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(count))
        return unsafe bytes.isEmpty || AppleTables.areBounded(bytes, kind)
      }
    }

    /// The same face without the tables `morx`, `mort`, `kerx` and `kern`. OpenType's tables for the same purposes stay.
    private static func withoutAppleTables(_ face: OpaquePointer) -> OpaquePointer? {
      unsafe hb_face_create_for_tables(
        { _, tag, whole in
          guard let whole = unsafe whole, !AppleTables.Kind.allCases.contains(where: { $0.rawValue == tag }) else {
            return nil
          }
          return unsafe hb_face_reference_table(OpaquePointer(whole), tag)
        },
        unsafe UnsafeMutableRawPointer(hb_face_reference(face)),
        { unsafe hb_face_destroy(OpaquePointer($0)) })
    }
  }
#endif
