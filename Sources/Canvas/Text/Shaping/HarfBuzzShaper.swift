#if Full || Shaping
  internal import CHarfBuzz

  /// Calls HarfBuzz, item after item, with one buffer.
  struct HarfBuzzShaper {
    @safe private final class Buffer {
      let buffer = unsafe hb_buffer_create()
      deinit { unsafe hb_buffer_destroy(buffer) }
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
      guard let start = unsafe text.bytes.baseAddress else { return }
      // With other text around it, the same text may have other glyphs.
      let key =
        unsafe part == paragraph
        ? ShapedLabels.LabelKey(
          UnsafeBufferPointer(rebasing: text.bytes[part]), script: script, isRightToLeft: isRightToLeft,
          features: features) : nil
      if let key, let known = font.labels.withLock({ $0[key] }) {
        return Self.append(known, movedBy: UInt32(clamping: part.lowerBound), to: &glyphs)
      }
      let count = glyphs.count
      unsafe shape(
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
      let buffer = unsafe owner.buffer
      unsafe hb_buffer_clear_contents(buffer)
      unsafe start.withMemoryRebound(to: CChar.self, capacity: text.count) { characters in
        unsafe hb_buffer_add_utf8(
          buffer, characters + paragraph.lowerBound, Int32(clamping: paragraph.count),
          UInt32(clamping: part.lowerBound - paragraph.lowerBound), Int32(clamping: part.count))
      }
      unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: script.tag))
      // No language, and not the machine's: the same text has the same glyphs everywhere.
      unsafe hb_buffer_set_language(buffer, nil)
      if features.ligates, features.chosen.isEmpty {
        unsafe hb_shape(font.font, buffer, nil, 0)
      } else {
        // Of one tag the last counts: what was chosen by name stays.
        let settings =
          (features.ligates ? [] : Self.optionalLigatures.map { Self.feature($0, 0) })
          + features.chosen.map { Self.feature($0.code, $0.value) }
        unsafe hb_shape(font.font, buffer, settings, UInt32(clamping: settings.count))
      }
      var count: UInt32 = 0
      guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
        let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
      else { return }
      let base = UInt32(clamping: paragraph.lowerBound)
      let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
      glyphs.reserveCapacity(glyphs.count + Int(count))
      for i in 0..<Int(count) {
        let info = unsafe infos[i]
        let position = unsafe positions[i]
        let cluster = info.cluster &+ base
        var flags: ShapedGlyph.Flags = []
        if info.mask & unsafe != 0 { flags.insert(.isUnsafeToBreak) }
        if unsafe i + 1 == Int(count) || infos[i + 1].cluster != info.cluster { flags.insert(.endsCluster) }
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
