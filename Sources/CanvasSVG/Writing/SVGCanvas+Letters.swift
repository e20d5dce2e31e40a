import CanvasVector

/// Letters: as outlines, of which each is in the file once, or as text.
extension SVGCanvas {
  mutating func draw(_ letters: VectorLetters, transform: Transform, style: VectorStyle) {
    let isText = hasOnlyText && !letters.isCut
    // Outlines have their text beside them.
    defer { if hasOnlyText, letters.isCut { addText(of: letters, transform: transform) } }
    if isText || !hasOnlyText { linkWords.add(letters, transform) }
    // A gradient would move with each glyph.
    let hasColors = letters.fill?.isColor ?? true && letters.stroke?.paint.isColor ?? true
    guard isText || hasColors else { return drawOutlines(of: letters, transform: transform, style: style) }
    let fill = letters.fill.map { parts.paint($0.moved(into: transform)) }
    let scale = letters.emSize / letters.face.unitsPerEm
    var attributes = VectorText()
    if let fill { attributes.append(fill, "fill", isDefaultBlack: true) } else { attributes += " fill=\"none\"" }
    if let (paint, pen) = letters.stroke {
      attributes.append(parts.paint(paint.moved(into: transform)), "stroke", isDefaultBlack: false)
      attributes.append("stroke-width", isText ? pen.width : pen.width / scale, decimals: 4)
      // The outline is drawn over the inside, with sharp corners up to this length.
      attributes.append("stroke-miterlimit", pen.miterLimit, decimals: 2)
    }
    if isText {
      for part in letters.split(before: { letters.letters[$0].isApart }) {
        write(part, transform: transform, attributes, style)
      }
    } else {
      write(letters.letters, letters.face, scale, transform: transform, attributes, style)
    }
  }

  mutating func addText(of letters: VectorLetters, transform: Transform) {
    guard hasOnlyText else { return linkWords.add(letters, transform) }
    var letters = letters
    (letters.fill, letters.stroke, letters.isCut) = (nil, nil, false)
    draw(letters, transform: transform, style: .normal)
  }

  // In the font's units, as outlines are.
  private mutating func write(
    _ letters: [VectorLetters.Letter], _ face: FontFace, _ scale: Double, transform: Transform,
    _ attributes: VectorText, _ style: VectorStyle
  ) {
    guard let first = letters.firstIndex(where: { !$0.outline.path.isEmpty }) else { return }
    let origin = letters[first].origin
    let placed = Transform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y).concatenating(transform)
    let decimals = face.unitsPerEm < 512 ? 2 : 0
    let unit = SVGPath.unit(decimals)
    element(style) { [parts] text, style in
      text += "<g"
      text.append(placed, decimals: max(parts.decimals, 2))
      text.bytes.append(contentsOf: attributes.bytes)
      text += ">"
      for index in first..<letters.count where !letters[index].outline.path.isEmpty {
        let outline = letters[index].outline
        let offset = letters[index].origin - origin
        let place = SVGPath.Place(
          x: Int64(rounding: offset.dx / scale * unit, limit: 1e9),
          y: Int64(rounding: offset.dy / scale * unit, limit: 1e9))
        guard let glyph = parts.glyph(outline, decimals: decimals) else {
          text.define(
            outline.path, parts.addGlyph(outline, decimals: decimals, at: place), decimals: decimals, at: place, style)
          continue
        }
        text.use(glyph.name)
        let step = place - glyph.place
        if step.x != 0 { text.append("x", Double(step.x) / unit, decimals: decimals) }
        if step.y != 0 { text.append("y", Double(step.y) / unit, decimals: decimals) }
        text.append(style)
        text += "/>"
      }
      text += "</g>"
    }
  }

  private mutating func write(
    _ letters: VectorLetters, transform: Transform, _ attributes: VectorText, _ style: VectorStyle
  ) {
    guard let first = letters.letters.first else { return }
    let string = letters.string
    // Marks are moved over their letters, and take no space.
    let wide = letters.letters.filter { $0.advance != 0 }
    let start = wide.first?.origin.x ?? first.origin.x
    let end = wide.last.map { $0.origin.x + $0.advance } ?? start
    element(style) { text, style in
      text += "<text xml:space=\"preserve\""
      text.append("x", letters.isRightToLeft ? end : start)
      text.append("y", letters.baseline)
      text.append(" font-family=\"\(XMLText.escaped(letters.family)), sans-serif\"")
      text.append("font-size", letters.emSize)
      text.append(letters.face.look)
      if let language = letters.language { text.append(" xml:lang=\"\(language.tag)\"") }
      // Each text has one direction, which the whole text gave it. Viewers would find another one for it alone.
      if letters.isRightToLeft || string.unicodeScalars.contains(where: \.mayRunFromRight) {
        text += letters.isRightToLeft ? " direction=\"rtl\"" : " direction=\"ltr\""
        text += " unicode-bidi=\"bidi-override\""
      }
      if letters.spacing.letters != 0 { text.append("letter-spacing", letters.spacing.letters) }
      if letters.spacing.words != 0 { text.append("word-spacing", letters.spacing.words) }
      text.append("textLength", end - start)
      text.append(transform)
      text.bytes.append(contentsOf: attributes.bytes)
      text.append(style, letters.features, areCapitals: letters.areCapitals)
      text.append(">\(XMLText.escaped(string))</text>")
    }
  }
}

extension VectorText {
  /// Appends an outline with the name by which others of its kind are drawn. It is drawn where it is first, and others
  /// relative to it. Its style is that of a group, because an own one would apply wherever it is used.
  fileprivate mutating func define(
    _ path: Path, _ name: String, decimals: Int, at place: SVGPath.Place, _ style: VectorStyle
  ) {
    if style != .normal {
      self += "<g"
      append(style)
      self += ">"
    }
    self += "<path id=\""
    append(name)
    self += "\" d=\""
    SVGPath.append(path, decimals: decimals, offset: place, to: &self)
    self += style == .normal ? "\"/>" : "\"/></g>"
  }

  /// Appends how a face looks, without what is usual.
  fileprivate mutating func append(_ look: FontLook) {
    if look.weight != 400 { append("font-weight", look.weight, decimals: 0) }
    if look.slant != .upright { self += look.slant == .italic ? " font-style=\"italic\"" : " font-style=\"oblique\"" }
    guard look.width != 100 else { return }
    let names: [(most: Double, name: String)] = [
      (56, "ultra-condensed"), (69, "extra-condensed"), (81, "condensed"), (94, "semi-condensed"), (106, "normal"),
      (119, "semi-expanded"), (137, "expanded"), (175, "extra-expanded"),
    ]
    append(" font-stretch=\"\(names.first { look.width <= $0.most }?.name ?? "ultra-expanded")\"")
  }

  /// Appends what a style has beside the usual one, with features of a font.
  fileprivate mutating func append(_ style: VectorStyle, _ features: [FontFeature], areCapitals: Bool) {
    guard !features.isEmpty else { return append(style) }
    if style.alpha < 1 { append("opacity", style.alpha) }
    let settings = features.map { "'\($0.tag)' \($0.value)" }.joined(separator: ",")
    append(" style=\"font-feature-settings:\(XMLText.escaped(settings))")
    if areCapitals { self += ";text-transform:uppercase" }
    if style.blendMode != .normal { append(";mix-blend-mode:\(style.blendMode.cssName)") }
    self += "\""
  }
}

extension Unicode.Scalar {
  /// Whether the character is in a block of letters and digits of scripts from right to left.
  fileprivate var mayRunFromRight: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension VectorPaint {
  /// The paint for an element with a transform, in the space before it.
  func moved(into transform: Transform) -> VectorPaint {
    guard !transform.isIdentity, let inverse = transform.inverted() else { return self }
    switch self {
    case .color: return self
    case .gradient(let gradient, let own): return .gradient(gradient, transform: own.concatenating(inverse))
    case .pattern(let tiles, let own): return .pattern(tiles, transform: own.concatenating(inverse))
    }
  }

  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}
