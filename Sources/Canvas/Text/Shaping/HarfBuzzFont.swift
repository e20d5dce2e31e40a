#if Full || Shaping
  internal import CHarfBuzz

  /// A face as HarfBuzz sees it, at a size of as many units as its em has, so that all lengths are font units.
  ///
  /// It reads the font's bytes itself, without FreeType and its lock, and doesn't change once it is made: any number of
  /// threads may shape with it at once. HarfBuzz keeps its shaping plans in the face.
  final class HarfBuzzFont: @unchecked Sendable {
    fileprivate let font: OpaquePointer
    // HarfBuzz reads from here until the font is destroyed.
    private let bytes: FontBytes
    /// Which of the first 128 characters the font has, for a look without a call.
    private let ascii: (UInt64, UInt64)
    fileprivate let labels = Locked(ShapedLabels())

    /// Nil where the bytes are not OpenType tables as they stand: of WOFF or Type 1, which FreeType knows too.
    init?(bytes: FontBytes, index: Int, variations: [(tag: UInt32, value: Float)] = []) {
      let start = bytes.buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard
        let blob = hb_blob_create(start, UInt32(bytes.buffer.count), HB_MEMORY_MODE_READONLY, nil, nil),
        let face = hb_face_create(blob, UInt32(index))
      else { return nil }
      defer {
        hb_face_destroy(face)
        hb_blob_destroy(blob)
      }
      guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
      let unitsPerEm = Int32(truncatingIfNeeded: hb_face_get_upem(face))
      hb_font_set_scale(font, unitsPerEm, unitsPerEm)
      if !variations.isEmpty {
        let settings = variations.map { hb_variation_t(tag: $0.tag, value: $0.value) }
        hb_font_set_variations(font, settings, UInt32(settings.count))
      }
      hb_font_make_immutable(font)
      var ascii: (UInt64, UInt64) = (0, 0)
      for value in UInt32(0x20)..<0x7F {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, value, &glyph) != 0, glyph != 0 else { continue }
        if value < 64 { ascii.0 |= 1 << UInt64(value) } else { ascii.1 |= 1 << UInt64(value - 64) }
      }
      self.font = font
      self.bytes = bytes
      self.ascii = ascii
    }

    deinit { hb_font_destroy(font) }

    /// Whether the font has a glyph for a character.
    @inline(__always)
    func has(_ scalar: Unicode.Scalar) -> Bool {
      let value = scalar.value
      if value < 64 { return ascii.0 >> UInt64(value) & 1 != 0 }
      if value < 128 { return ascii.1 >> UInt64(value - 64) & 1 != 0 }
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, value, &glyph) != 0 && glyph != 0
    }
  }

  /// Calls HarfBuzz, item after item, with one buffer.
  struct HarfBuzzShaper {
    private final class Buffer {
      let buffer = hb_buffer_create()
      deinit { hb_buffer_destroy(buffer) }
    }

    // Made for the first text that is not known yet.
    private var made: Buffer?

    /// Shapes a part of a text in one font, script and direction, and appends its glyphs from left to right.
    ///
    /// - Parameters:
    ///   - paragraph: What HarfBuzz may look at beside the part, to join letters across fonts.
    ///   - script: As `UnicodeScript` has it.
    mutating func shape(
      _ part: Range<Int>, of text: UTF8Text, in paragraph: Range<Int>, font: HarfBuzzFont, script: UnicodeScript,
      isRightToLeft: Bool, features: ShapingFeatures, into glyphs: inout [ShapedGlyph]
    ) {
      guard let start = text.bytes.baseAddress else { return }
      // With other text around it, the same text may have other glyphs.
      let key =
        part == paragraph
        ? ShapedLabels.Key(
          UnsafeBufferPointer(rebasing: text.bytes[part]), script: script, isRightToLeft: isRightToLeft,
          features: features) : nil
      if let key, let known = font.labels.withLock({ $0[key] }) {
        return Self.append(known, movedBy: UInt32(clamping: part.lowerBound), to: &glyphs)
      }
      let count = glyphs.count
      shape(
        part, of: text, at: start, in: paragraph, font: font, script: script, isRightToLeft: isRightToLeft,
        features: features, into: &glyphs)
      guard let key else { return }
      var label: [ShapedGlyph] = []
      Self.append(Array(glyphs[count...]), movedBy: 0 &- UInt32(clamping: part.lowerBound), to: &label)
      font.labels.withLock { $0[key] = label }
    }

    private static func append(_ label: [ShapedGlyph], movedBy distance: UInt32, to glyphs: inout [ShapedGlyph]) {
      guard distance != 0 || !glyphs.isEmpty else {
        glyphs = label
        return
      }
      for var glyph in label {
        glyph.cluster &+= distance
        glyphs.append(glyph)
      }
    }

    private mutating func shape(
      _ part: Range<Int>, of text: UTF8Text, at start: UnsafePointer<UInt8>, in paragraph: Range<Int>,
      font: HarfBuzzFont, script: UnicodeScript, isRightToLeft: Bool, features: ShapingFeatures,
      into glyphs: inout [ShapedGlyph]
    ) {
      let owner = made ?? Buffer()
      made = owner
      let buffer = owner.buffer
      hb_buffer_clear_contents(buffer)
      start.withMemoryRebound(to: CChar.self, capacity: text.count) { characters in
        hb_buffer_add_utf8(
          buffer, characters + paragraph.lowerBound, Int32(clamping: paragraph.count),
          UInt32(clamping: part.lowerBound - paragraph.lowerBound), Int32(clamping: part.count))
      }
      hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      hb_buffer_set_script(buffer, hb_script_t(rawValue: script.tag))
      // No language, and not the machine's: the same text has the same glyphs everywhere.
      hb_buffer_set_language(buffer, nil)
      if features.ligates, features.chosen.isEmpty {
        hb_shape(font.font, buffer, nil, 0)
      } else {
        // Of one tag the last counts: what was chosen by name stays.
        let settings =
          (features.ligates ? [] : Self.optionalLigatures.map { Self.feature($0, 0) })
          + features.chosen.map { Self.feature($0.code, $0.value) }
        hb_shape(font.font, buffer, settings, UInt32(clamping: settings.count))
      }
      var count: UInt32 = 0
      guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
      else { return }
      let base = UInt32(clamping: paragraph.lowerBound)
      let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
      glyphs.reserveCapacity(glyphs.count + Int(count))
      for i in 0..<Int(count) {
        let info = infos[i]
        let position = positions[i]
        let cluster = info.cluster &+ base
        var flags: ShapedGlyph.Flags = []
        if info.mask & unsafe != 0 { flags.insert(.isUnsafeToBreak) }
        if i + 1 == Int(count) || infos[i + 1].cluster != info.cluster { flags.insert(.endsCluster) }
        if text[Int(cluster)] == 0x20 { flags.insert(.isSpace) }
        if info.codepoint == 0 { flags.insert(.isMissing) }
        glyphs.append(
          ShapedGlyph(
            id: UInt16(truncatingIfNeeded: info.codepoint), flags: flags, cluster: cluster,
            advance: position.x_advance, dx: Int16(clamping: position.x_offset),
            dy: Int16(clamping: 0 &- position.y_offset)))
      }
    }

    private static func feature(_ tag: UInt32, _ value: UInt32) -> hb_feature_t {
      hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
    }

    // liga, clig, dlig, hlig
    private static let optionalLigatures: [UInt32] = [0x6C69_6761, 0x636C_6967, 0x646C_6967, 0x686C_6967]
  }
#endif
