/// Converts items to glyphs with HarfBuzz. Without shaping, or if HarfBuzz can't read the font, each character gets
/// one glyph.
struct ItemShaper {
  let text: UTF8Text
  #if Full || Shaping
    private var harfBuzz = HarfBuzzShaper()
  #endif
  /// The characters without a glyph, each once, in order of appearance.
  private(set) var missing: [Unicode.Scalar] = []
  private var missingOnce: Set<Unicode.Scalar> = []
  /// The control characters, which are left out, likewise.
  private(set) var controls: [Unicode.Scalar] = []
  /// The number of marks that were left out because a letter has too many.
  private(set) var surplusMarkCount = 0
  /// The characters whose colours aren't drawn, each once, in order of appearance.
  private(set) var uncolored: [Unicode.Scalar] = []
  /// The faces whose letters are slanted, in order of appearance.
  private(set) var slanted: [FontFace] = []

  init(_ text: UTF8Text) {
    self.text = text
  }

  /// The glyphs of a part of an item, from left to right.
  ///
  /// - Parameter features: The features, which have no effect without shaping.
  mutating func glyphs(
    of part: Range<Int>, in item: TextItem, paragraph: Range<Int>, features: ShapingFeatures
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    if item.face.shear != 0, !slanted.contains(where: { $0 === item.face }) { slanted.append(item.face) }
    switch item.kind {
    case .ignored:
      for scalar in text.scalars(in: part) where !controls.contains(scalar) { controls.append(scalar) }
    case .surplus:
      surplusMarkCount += text.scalars(in: part).reduce(0) { count, _ in count + 1 }
    case .tab:
      let advance = item.face.withGlyphs { $0.glyph(of: "\t")?.advance ?? 0 }
      for position in part {
        glyphs.append(
          ShapedGlyph(
            id: 0, flags: [.isBlank, .endsCluster], cluster: UInt32(clamping: position), advance: Self.units(advance)))
      }
      if item.isRightToLeft { glyphs.reverse() }
    case .text where item.isSmall: return capitals(of: part, in: item, features: features)
    case .text:
      #if Full || Shaping
        if let font = item.face.harfBuzz {
          let manner = ShapingManner(
            font: font, script: item.script, isRightToLeft: item.isRightToLeft, features: features)
          harfBuzz.shape(part, of: text, in: paragraph, manner, into: &glyphs)
          if item.face.hasColor { markPictureless(&glyphs, in: item.face) }
          replaceMissing(&glyphs, of: part, in: item)
          if item.face.lacksColors { reportUncolored(glyphs, in: item.face) }
          return glyphs
        }
      #endif
      setCharacters(of: part, in: item, into: &glyphs)
      if item.face.lacksColors { reportUncolored(glyphs, in: item.face) }
    }
    return glyphs
  }

  // Advances are whole font units in every font, except for the blanks generated here.
  private static func units(_ value: Double) -> Int32 { Int32(clamping: Int(saturating: value.rounded())) }

  /// Adds one glyph per character, kerned by the font's `kern` table.
  private mutating func setCharacters(of part: Range<Int>, in item: TextItem, into glyphs: inout [ShapedGlyph]) {
    let scalars = Array(text.scalars(in: part))
    let (outlines, kernings) = item.face.withGlyphs { cache -> ([GlyphOutline?], [Double]) in
      var previous: GlyphOutline?
      var kernings: [Double] = []
      let outlines = scalars.map { scalar -> GlyphOutline? in
        let glyph = cache.glyph(of: scalar)
        kernings.append(glyph.flatMap { glyph in previous.map { cache.kerning($0, glyph) } } ?? 0)
        if glyph != nil { previous = glyph }
        return glyph
      }
      return (outlines, kernings)
    }
    var position = part.lowerBound
    for (i, outline) in outlines.enumerated() {
      defer { position += UTF8.width(scalars[i]) }
      guard let outline else { continue }
      if let last = glyphs.indices.last { glyphs[last].advance &+= Self.units(kernings[i]) }
      var flags: ShapedGlyph.Flags = [.endsCluster]
      if outline.isMissing {
        flags.insert(.isMissing)
        report(scalars[i])
      } else if outline.glyphID == 0 {
        flags.insert(.isBlank)
      }
      if scalars[i] == " " { flags.insert(.isSpace) }
      glyphs.append(
        ShapedGlyph(
          id: UInt16(truncatingIfNeeded: outline.glyphID), flags: flags, cluster: UInt32(clamping: position),
          advance: Self.units(outline.advance)))
    }
  }

  private mutating func reportUncolored(_ glyphs: [ShapedGlyph], in face: FontFace) {
    let lackColors = face.withGlyphs { cache in glyphs.map { cache.outline(of: $0)?.lacksColors == true } }
    for (glyph, lacksColors) in zip(glyphs, lackColors) where lacksColors {
      let scalar = text.scalar(at: Int(glyph.cluster)).scalar
      if !uncolored.contains(scalar) { uncolored.append(scalar) }
    }
  }

  mutating func report(_ scalar: Unicode.Scalar) {
    if missingOnce.insert(scalar).inserted { missing.append(scalar) }
  }

  #if Full || Shaping
    /// Marks glyphs without a bitmap in a bitmap font as missing: they are drawn as boxes, like characters without a
    /// glyph.
    private func markPictureless(_ glyphs: inout [ShapedGlyph], in face: FontFace) {
      let ids = glyphs.map { UInt32($0.id) }
      let areMissing = face.withGlyphs { cache in ids.map { $0 != 0 && cache.outline(of: $0).isMissing } }
      for i in glyphs.indices where areMissing[i] { glyphs[i].flags.insert(.isMissing) }
    }

    /// The visible characters of a cluster that a face can't show.
    private func lacking(_ scalars: [Unicode.Scalar], in face: FontFace, hasGlyph: Bool) -> [Unicode.Scalar] {
      let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace }
      guard hasGlyph else { return visible.filter { !face.has($0) } }
      let pictureless = visible.filter { scalar in face.withGlyphs { $0.glyph(of: scalar)?.isMissing == true } }
      // If every visible character has a bitmap, the glyph is that of a space or a joiner, or one for all of them.
      return pictureless.isEmpty && visible.count == scalars.count ? visible : pictureless
    }

    /// Replaces glyphs that the font lacks, or that have no bitmap, with the box and its advance, or with nothing if
    /// there is nothing to show.
    private mutating func replaceMissing(_ glyphs: inout [ShapedGlyph], of part: Range<Int>, in item: TextItem) {
      guard glyphs.contains(where: { $0.flags.contains(.isMissing) }) else { return }
      let (boxAdvance, spaceAdvance) = item.face.withGlyphs {
        ($0.outline(of: 0).advance, $0.glyph(of: " ")?.advance ?? 0)
      }
      let starts = Set(glyphs.map(\.cluster)).sorted()
      var clusterScalars: [UInt32: [Unicode.Scalar]] = [:]
      for (i, start) in starts.enumerated() {
        let end = i + 1 < starts.count ? Int(starts[i + 1]) : part.upperBound
        clusterScalars[start] = Array(text.scalars(in: Int(start)..<end))
      }
      // What clusters lack, by whether they have glyphs: of thousands of joined characters all glyphs are in one.
      var known: [Bool: [UInt32: [Unicode.Scalar]]] = [:]
      // In the order of the text, so that they are reported in this order.
      for i in item.isRightToLeft ? Array(glyphs.indices.reversed()) : Array(glyphs.indices)
      where glyphs[i].flags.contains(.isMissing) {
        let scalars = clusterScalars[glyphs[i].cluster] ?? []
        let hasGlyph = glyphs[i].id != 0
        let cluster = glyphs[i].cluster
        let lacking = known[hasGlyph]?[cluster] ?? lacking(scalars, in: item.face, hasGlyph: hasGlyph)
        known[hasGlyph, default: [:]][cluster] = lacking
        glyphs[i].id = 0
        glyphs[i].dx = 0
        glyphs[i].dy = 0
        if lacking.isEmpty, let first = scalars.first {
          glyphs[i].flags.remove(.isMissing)
          glyphs[i].flags.insert(.isBlank)
          // A glyph without a bitmap has its own advance.
          if !hasGlyph { glyphs[i].advance = first.properties.isWhitespace ? Self.units(spaceAdvance) : 0 }
        } else {
          glyphs[i].advance = Self.units(boxAdvance)
          for scalar in lacking { report(scalar) }
        }
      }
    }
  #endif
}
