import Canvas

/// Shapes the characters of a text that stand in a row.
struct TextShaper {
  let content: TextContent
  let fonts: SVGFonts

  /// The clusters of a range of characters, from left to right.
  func clusters(_ range: Range<Int>) -> [TextCluster] {
    var text: StyledText?
    // The character and the offset of each, in bytes of the text.
    var offsets: [Int: Int] = [:]
    var byteCount = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let span = content.characters[start].span
      let end = (start..<range.upperBound).first { content.characters[$0].span != span } ?? range.upperBound
      var string = String.UnicodeScalarView()
      let style = content.spans[span].style.text
      if style.isOverridden { append(style.isRightToLeft ? "\u{202E}" : "\u{202D}", to: &string, &byteCount) }
      for index in start..<end {
        offsets[byteCount] = index
        string.append(content.characters[index].scalar)
        byteCount += UTF8.width(content.characters[index].scalar)
      }
      if style.isOverridden { append("\u{202C}", to: &string, &byteCount) }
      guard style.fontSize > 0, style.fontSize.isFinite, let font = fonts.font(for: style, showing: string) else {
        return []
      }
      var attributes = TextAttributes(font: font)
      attributes.letterSpacing = style.letterSpacing
      var paragraph = ParagraphStyle()
      paragraph.direction = style.isRightToLeft ? .rightToLeft : .leftToRight
      let part = StyledText(String(string), attributes: attributes, paragraph: paragraph)
      if text == nil { text = part } else { text?.append(part) }
      start = end
    }
    guard let text else { return [] }
    return clusters(of: text.layout(), text.string, offsets)
  }

  private func append(_ mark: Unicode.Scalar, to string: inout String.UnicodeScalarView, _ byteCount: inout Int) {
    string.append(mark)
    byteCount += UTF8.width(mark)
  }

  private func clusters(of layout: TextLayout, _ text: String, _ offsets: [Int: Int]) -> [TextCluster] {
    guard let line = layout.lines.first else { return [] }
    var clusters: [TextCluster] = []
    let starts = offsets.keys.sorted()
    for run in line.runs {
      let outlines = run.face.outlines(of: run.shaped)
      var pen = GlyphRun.Pen(run)
      var glyphs: [TextCluster.Glyph] = []
      var origin: Double?
      for (glyph, outline) in zip(run.shaped, outlines) {
        let place = pen.place(glyph)
        let clusterStart = origin ?? place.pen
        origin = clusterStart
        if let outline, !outline.drawsNothing {
          let offset = Vector(dx: place.origin.x - clusterStart, dy: place.origin.y - run.origin.y)
          glyphs.append(TextCluster.Glyph(outline: outline, offset: offset, scale: run.scale))
        }
        guard glyph.flags.contains(.endsCluster) else { continue }
        let offset = Int(glyph.cluster)
        let character = offsets[offset] ?? offsets[starts.last { $0 <= offset } ?? 0] ?? 0
        clusters.append(
          TextCluster(
            character: character, span: content.characters[character].span, glyphs: glyphs,
            start: clusterStart - line.origin.x, advance: place.pen + place.advance - clusterStart, font: run.font,
            text: glyphs.contains { $0.outline.colors != nil } ? Self.cluster(at: offset, of: text) : ""))
        glyphs = []
        origin = nil
      }
    }
    return clusters
  }

  private static func cluster(at offset: Int, of text: String) -> String {
    guard let index = text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex),
      index < text.endIndex
    else { return "" }
    return String(text[index])
  }
}
