/// Shapes the characters of a text that stand in a row.
struct TextShaper {
  let content: TextContent
  let fonts: SVGFonts

  /// The clusters of a range of characters, from left to right.
  func clusters(_ range: Range<Int>) -> [TextCluster] {
    var text: StyledText?
    // The character of each byte of the text.
    var characters: [Int] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let span = content.characters[start].span
      let end = (start..<range.upperBound).first { content.characters[$0].span != span } ?? range.upperBound
      var string = String.UnicodeScalarView()
      let style = content.spans[span].style.text
      func append(_ scalar: Unicode.Scalar, of character: Int) {
        string.append(scalar)
        characters += repeatElement(character, count: UTF8.width(scalar))
      }
      if style.isOverridden { append(style.isRightToLeft ? "\u{202E}" : "\u{202D}", of: start) }
      for index in start..<end { append(content.characters[index].scalar, of: index) }
      if style.isOverridden { append("\u{202C}", of: end - 1) }
      guard style.fontSize > 0, style.fontSize.isFinite, let font = fonts.font(for: style, showing: string) else {
        return []
      }
      var attributes = TextAttributes(font: font)
      (attributes.letterSpacing, attributes.language) = (style.letterSpacing, style.language)
      var paragraph = ParagraphStyle()
      paragraph.direction = style.isRightToLeft ? .rightToLeft : .leftToRight
      let part = StyledText(String(string), attributes: attributes, paragraph: paragraph)
      if text == nil { text = part } else { text?.append(part) }
      start = end
    }
    guard let text else { return [] }
    return clusters(of: text.layout(), text.string, characters)
  }

  private func clusters(of layout: TextLayout, _ string: String, _ characters: [Int]) -> [TextCluster] {
    guard let line = layout.lines.first else { return [] }
    let text = Array(string.utf8)
    var clusters: [TextCluster] = []
    let outlines = line.runs.map { $0.face.outlines(of: $0.shaped) }
    // Where clusters begin that are seen. Their texts end there, and not where characters do: those can be joined
    // without end. What isn't seen, such as a joiner, belongs to the cluster before it.
    var isStart = [Bool](repeating: false, count: text.count)
    for (run, outlines) in zip(line.runs, outlines) {
      for (glyph, outline) in zip(run.shaped, outlines) where Int(glyph.cluster) < text.count && glyph.isSeen(outline) {
        isStart[Int(glyph.cluster)] = true
      }
    }
    func end(from offset: Int) -> Int { isStart[(offset + 1)...].firstIndex(of: true) ?? text.count }
    func clusterText(from offset: Int, to end: Int) -> String {
      // Overrides are those of styles.
      let scalars = String(decoding: text[offset..<end], as: UTF8.self).unicodeScalars
      return String(String.UnicodeScalarView(scalars.filter { !(0x202C...0x202E).contains($0.value) }))
    }
    for (run, outlines) in zip(line.runs, outlines) {
      var pen = GlyphRun.Pen(run)
      var glyphs: [TextCluster.Glyph] = []
      var origin: Double?
      for (glyph, outline) in zip(run.shaped, outlines) {
        let place = pen.place(glyph)
        let clusterStart = origin ?? place.pen
        origin = clusterStart
        if let outline, glyph.isSeen(outline) {
          let offset = Vector(dx: place.origin.x - clusterStart, dy: place.origin.y - run.origin.y)
          glyphs.append(
            TextCluster.Glyph(
              outline: outline, offset: offset, scale: run.scale, id: glyph.id, advance: place.advance))
        }
        guard glyph.flags.contains(.endsCluster) else { continue }
        let offset = Int(glyph.cluster)
        guard offset < text.count else { continue }
        let (character, end) = (characters[offset], end(from: offset))
        clusters.append(
          TextCluster(
            character: character, span: content.characters[character].span, glyphs: glyphs,
            start: clusterStart - line.origin.x, advance: place.pen + place.advance - clusterStart, font: run.font,
            face: run.face, isRightToLeft: run.isRightToLeft, text: clusterText(from: offset, to: end),
            joins: (string.joinsLetters(at: offset), string.joinsLetters(at: end))))
        glyphs = []
        origin = nil
      }
    }
    return clusters
  }
}
