#if Full || Shaping
  internal import CHarfBuzz

  /// What the glyphs of a text depend on besides the text.
  struct ShapingManner {
    let font: HarfBuzzFont
    let script: UnicodeScript
    let isRightToLeft: Bool
    let features: ShapingFeatures
  }

  /// Calls HarfBuzz for each item, with one buffer.
  struct HarfBuzzShaper {
    @safe private final class Buffer {
      let buffer = unsafe hb_buffer_create()
      deinit { unsafe hb_buffer_destroy(buffer) }
    }

    // Created for the first text that is not cached.
    private var made: Buffer?

    /// Shapes a part of a text in one font, script and direction, and appends its glyphs from left to right.
    ///
    /// - Parameter paragraph: The context that HarfBuzz may read around the part, to join letters across fonts.
    mutating func shape(
      _ part: Range<Int>, of text: UTF8Text, in paragraph: Range<Int>, _ manner: ShapingManner,
      into glyphs: inout [ShapedGlyph]
    ) {
      let font = manner.font
      guard let start = unsafe text.bytes.baseAddress else { return }
      // With other text around it, the same text can have other glyphs.
      let key =
        unsafe part == paragraph
        ? ShapedLabels.LabelKey(UnsafeBufferPointer(rebasing: text.bytes[part]), manner) : nil
      if let key, let known = font.labels.withLock({ $0[key] }) {
        return Self.append(known, movedBy: UInt32(clamping: part.lowerBound), to: &glyphs)
      }
      let count = glyphs.count
      let hasWords =
        part.count > (key == nil ? 0 : Self.shortestLine) && part.count <= Self.longestLine
        && Self.areWords(part, of: text, in: paragraph)
      if !hasWords || !shapeWords(part, of: text, manner, into: &glyphs) {
        unsafe shape(part, of: text, at: start, in: paragraph, manner, into: &glyphs)
      }
      guard let key else { return }
      var label: [ShapedGlyph] = []
      Self.append(Array(glyphs[count...]), movedBy: 0 &- UInt32(clamping: part.lowerBound), to: &label)
      font.labels.withLock { $0[key] = label }
    }

    private static func append(_ label: [ShapedGlyph], movedBy distance: UInt32, to glyphs: inout [ShapedGlyph]) {
      guard distance != 0 || glyphs.capacity > 0 else {
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
      _ manner: ShapingManner, into glyphs: inout [ShapedGlyph]
    ) {
      let buffer = unsafe clearedBuffer()
      unsafe start.withMemoryRebound(to: CChar.self, capacity: text.count) { characters in
        unsafe hb_buffer_add_utf8(
          buffer, characters + paragraph.lowerBound, Int32(clamping: paragraph.count),
          UInt32(clamping: part.lowerBound - paragraph.lowerBound), Int32(clamping: part.count))
      }
      let (infos, positions) = unsafe Self.shape(buffer, manner)
      let base = UInt32(clamping: paragraph.lowerBound)
      glyphs.reserveCapacity(glyphs.count + infos.count)
      for i in unsafe infos.indices {
        var glyph = unsafe Self.glyph(i, infos, positions)
        glyph.cluster &+= base
        if text[Int(glyph.cluster)] == 0x20 { glyph.flags.insert(.isSpace) }
        glyphs.append(glyph)
      }
    }

    private mutating func clearedBuffer() -> OpaquePointer? {
      let owner = made ?? Buffer()
      made = owner
      unsafe hb_buffer_clear_contents(owner.buffer)
      unsafe hb_buffer_set_flags(owner.buffer, HB_BUFFER_FLAG_DEFAULT)
      return unsafe owner.buffer
    }

    /// Shapes the contents of a buffer, which keeps the glyphs, in its own language or in none, not even the system's, so
    /// that the same text has the same glyphs everywhere.
    private static func shape(_ buffer: OpaquePointer?, _ manner: ShapingManner) -> (Infos, Positions) {
      let (font, features) = (manner.font, manner.features)
      unsafe hb_buffer_set_direction(buffer, manner.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: manner.script.tag))
      unsafe hb_buffer_set_language(buffer, features.language.flatMap { hb_language_from_string($0.tag, -1) })
      if features.ligates, features.chosen.isEmpty {
        unsafe hb_shape(font.font, buffer, nil, 0)
      } else {
        // For a repeated tag the last setting counts, so explicitly chosen features take effect.
        let settings =
          (features.ligates ? [] : optionalLigatures.map { feature($0, 0) })
          + features.chosen.map { feature($0.code, $0.value) }
        unsafe hb_shape(font.font, buffer, settings, UInt32(clamping: settings.count))
      }
      var count: UInt32 = 0
      return unsafe (
        Infos(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count)),
        Positions(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
      )
    }

    private typealias Infos = UnsafeBufferPointer<hb_glyph_info_t>
    private typealias Positions = UnsafeBufferPointer<hb_glyph_position_t>

    private static func glyph(_ index: Int, _ infos: Infos, _ positions: Positions) -> ShapedGlyph {
      let (info, position) = unsafe (infos[index], positions[index])
      let endsCluster = unsafe index + 1 == infos.count || infos[index + 1].cluster != info.cluster
      var flags: ShapedGlyph.Flags = []
      if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { flags.insert(.isUnsafeToBreak) }
      if endsCluster { flags.insert(.endsCluster) }
      if info.codepoint == 0 { flags.insert(.isMissing) }
      return ShapedGlyph(
        id: UInt16(truncatingIfNeeded: info.codepoint), flags: flags, cluster: info.cluster,
        advance: position.x_advance, dx: Int16(clamping: position.x_offset),
        dy: Int16(clamping: 0 &- position.y_offset))
    }

    private static func feature(_ tag: UInt32, _ value: UInt32) -> hb_feature_t {
      hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
    }

    // liga, clig, dlig, hlig
    private static let optionalLigatures: [UInt32] = [0x6C69_6761, 0x636C_6967, 0x646C_6967, 0x686C_6967]

    // MARK: Words

    /// Longer lines have too many new words, and shorter ones are shaped as fast.
    private static let longestLine = 256
    private static let shortestLine = 24
    /// The most words shaped for a line that may then be shaped as a whole.
    private static let maximumNewWords = 8

    /// Whether a part begins and ends beside spaces or at the ends of its paragraph: letters of scripts that join have
    /// other forms beside other letters.
    fileprivate static func areWords(_ part: Range<Int>, of text: UTF8Text, in paragraph: Range<Int>) -> Bool {
      (part.lowerBound == paragraph.lowerBound || text[part.lowerBound - 1] == 0x20)
        && (part.upperBound == paragraph.upperBound || text[part.upperBound] == 0x20
          || text[part.upperBound - 1] == 0x20)
    }

    /// Appends the glyphs of a part of a text, word by word. Returns false if they are not cached, or depend on other
    /// words.
    private mutating func shapeWords(
      _ part: Range<Int>, of text: UTF8Text, _ manner: ShapingManner, into glyphs: inout [ShapedGlyph]
    ) -> Bool {
      let font = manner.font
      var words: [(key: ShapedLabels.LabelKey, range: Range<Int>)] = []
      var start = part.lowerBound
      while start < part.upperBound {
        let end = Self.wordEnd(from: start, to: part.upperBound, of: text)
        guard let key = unsafe ShapedLabels.LabelKey(UnsafeBufferPointer(rebasing: text.bytes[start..<end]), manner)
        else { return false }
        words.append((key, start..<end))
        start = end
      }
      var known = font.words.withLock { found in words.map { found[$0.key] } }
      guard known.allSatisfy({ $0?.isEmpty != true }) else { return false }
      var newCount = 0
      for i in words.indices where known[i] == nil {
        newCount += 1
        guard newCount <= Self.maximumNewWords else { return false }
        let word = wordGlyphs(words[i].range, of: text, manner)
        font.words.withLock { $0[words[i].key] = word }
        guard !word.isEmpty else { return false }
        known[i] = word
      }
      glyphs.reserveCapacity(glyphs.count + part.count)
      for i in words.indices {
        let i = manner.isRightToLeft ? words.count - 1 - i : i
        Self.append(known[i] ?? [], movedBy: UInt32(clamping: words[i].range.lowerBound), to: &glyphs)
      }
      return true
    }

    /// The end of a word and the spaces after it.
    private static func wordEnd(from start: Int, to limit: Int, of text: UTF8Text) -> Int {
      var end = start
      while end < limit, text[end] != 0x20 { end += 1 }
      while end < limit, text[end] == 0x20 { end += 1 }
      return end
    }

    /// A word's glyphs, with clusters counted from its start; empty if they depend on adjacent text.
    ///
    /// The word is shaped between a space and, if it ends in one, a letter. HarfBuzz reports for each position
    /// whether the glyphs on one side can change with the text on the other side.
    private mutating func wordGlyphs(
      _ range: Range<Int>, of text: UTF8Text, _ manner: ShapingManner
    ) -> [ShapedGlyph] {
      let buffer = unsafe clearedBuffer()
      let hasSpace = text[range.upperBound - 1] == 0x20
      let bytes = [0x20] + range.map { CChar(bitPattern: text[$0]) } + (hasSpace ? [0x78] : [])
      unsafe hb_buffer_add_utf8(buffer, bytes, Int32(bytes.count), 0, Int32(bytes.count))
      unsafe hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
      let (infos, positions) = unsafe Self.shape(buffer, manner)
      let end = UInt32(1 + range.count)
      var glyphs: [ShapedGlyph] = []
      var (hasStart, hasEnd) = (false, !hasSpace)
      for (i, info) in unsafe infos.enumerated() {
        if info.cluster == 1 || info.cluster == end {
          guard info.mask & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue == 0 else { return [] }
          if info.cluster == 1 { hasStart = true } else { hasEnd = true }
        }
        guard (1..<end).contains(info.cluster) else { continue }
        var glyph = unsafe Self.glyph(i, infos, positions)
        glyph.cluster &-= 1
        if text[range.lowerBound + Int(glyph.cluster)] == 0x20 { glyph.flags.insert(.isSpace) }
        glyphs.append(glyph)
      }
      // Otherwise the word has been merged with adjacent text.
      return hasStart && hasEnd ? glyphs : []
    }
  }
#endif
