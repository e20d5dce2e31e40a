extension NodeReader {
  /// The look of an element.
  mutating func look(_ fields: inout Fields) throws(TemplateError) -> NodeLook {
    var look = NodeLook()
    look.padding = try edges(fields.take("padding"))
    look.margin = try edges(fields.take("margin"))
    look.width = try fields.bound("width", .measure)
    look.height = try fields.bound("height", .measure)
    look.minWidth = try fields.bound("minWidth", .measure)
    look.maxWidth = try fields.bound("maxWidth", .measure)
    look.minHeight = try fields.bound("minHeight", .measure)
    look.maxHeight = try fields.bound("maxHeight", .measure)
    look.inner = try fields.bound("content", .place)
    look.background = try backdrop(fields.take("background"))
    look.corner = try fields.bound("corner", .measure)
    look.clip = try fields.word("clip")
    look.border = try border(fields.take("border"))
    if let value = fields.take("overlay") {
      if case .list = value.content { look.overlay = try nodes(value) } else { look.overlay = [try node(value)] }
    }
    look.shadow = try shadow(fields.take("shadow"))
    look.opacity = try fields.bound("opacity", .part)
    look.blend = try fields.constant("blend", Self.blendMode)
    look.angle = try fields.bound("rotate", .number(-3600...3600))
    look.scale = try fields.bound("scale", .number(-100...100))
    look.offset = try fields.take("offset").map(offset)
    look.at = try fields.bound("at", .place)
    look.ratio = try fields.bound("ratio", .number(0.001...1000))
    look.isFixed = try fields.constant("fixed", .flag) ?? false
    look.priority = try fields.bound("priority", .number(-1000...1000))
    look.span = try fields.bound("span", .whole(1...64))
    look.columnAlignment = try fields.constant("column", .horizontal)
    look.color = try fields.bound("color", theme.color)
    look.font = try font(&fields)
    look.text = try paragraph(&fields)
    look.url = try fields.bound("url", .address)
    look.alternativeText = try fields.cellText("alt")
    look.direction = try fields.constant("direction", .word(["ltr": .leftToRight, "rtl": .rightToLeft]))
    return look
  }

  private func offset(_ value: SourceValue) throws(TemplateError) -> (x: Bound<Measure>, y: Bound<Measure>) {
    guard case .list(let values) = value.content, values.count == 2 else { throw value.wrong("a list of x and y") }
    return (try values[0].bound(.measure), try values[1].bound(.measure))
  }

  /// One length for all sides, a list of two, vertical and horizontal, or of four from the top clockwise, or a map of sides.
  private func edges(_ value: SourceValue?) throws(TemplateError) -> Edges {
    guard let value else { return Edges() }
    switch value.content {
    case .scalar:
      let length = try value.bound(.measure)
      return Edges(top: length, leading: length, bottom: length, trailing: length)
    case .list(let values) where values.count == 2:
      let (vertical, horizontal) = (try values[0].bound(.measure), try values[1].bound(.measure))
      return Edges(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    case .list(let values) where values.count == 4:
      return Edges(
        top: try values[0].bound(.measure), leading: try values[3].bound(.measure),
        bottom: try values[2].bound(.measure), trailing: try values[1].bound(.measure))
    case .map(let members):
      var fields = Fields(members, of: "space at sides", at: value.place)
      let (x, y) = (try fields.bound("horizontal", .measure), try fields.bound("vertical", .measure))
      let edges = Edges(
        top: try fields.bound("top", .measure) ?? y, leading: try fields.bound("leading", .measure) ?? x,
        bottom: try fields.bound("bottom", .measure) ?? y, trailing: try fields.bound("trailing", .measure) ?? x)
      try fields.end()
      return edges
    case .list, .empty:
      throw value.wrong(
        "a length, a list of two (vertical, horizontal) or four (top, trailing, bottom, leading), or a map of sides")
    }
  }

  /// A colour, a gradient, or an element.
  private mutating func backdrop(_ value: SourceValue?) throws(TemplateError) -> Backdrop? {
    guard let value else { return nil }
    guard case .map(let members) = value.content, members.contains(where: { $0.key == "gradient" }) else {
      if value.text != nil { return .color(try value.bound(theme.color)) }
      return .node(try node(value))
    }
    var fields = Fields(members, of: "a gradient", at: value.place)
    guard let list = fields.take("gradient"), case .list(let values) = list.content, values.count >= 2,
      values.count <= 64
    else { throw value.wrong("a list of 2 to 64 colours") }
    let colors = try values.map { (value) throws(TemplateError) in try value.bound(theme.color) }
    let angle = try fields.constant("angle", .number(-3600...3600)) ?? 180
    try fields.end()
    return .gradient(colors, angle: angle)
  }

  /// A colour, or a map of colour and width.
  private func border(_ value: SourceValue?) throws(TemplateError) -> BorderLook? {
    guard let value else { return nil }
    if value.text != nil {
      return BorderLook(color: try value.bound(theme.color), width: .constant(.length(.init(1, .points))))
    }
    var fields = try Fields(value, of: "a border")
    let color = try fields.bound("color", theme.color) ?? .constant(.black)
    let width = try fields.bound("width", .measure) ?? .constant(.length(.init(1, .points)))
    try fields.end()
    return BorderLook(color: color, width: width)
  }

  /// The radius of a shadow, or a map.
  private func shadow(_ value: SourceValue?) throws(TemplateError) -> ShadowLook? {
    guard let value else { return nil }
    if value.text != nil { return ShadowLook(radius: try value.bound(.measure)) }
    var fields = try Fields(value, of: "a shadow")
    let shadow = ShadowLook(
      color: try fields.bound("color", theme.color),
      radius: try fields.bound("radius", .measure) ?? .constant(.length(.init(4, .points))),
      x: try fields.bound("x", .measure), y: try fields.bound("y", .measure))
    try fields.end()
    return shadow
  }

  private static var blendMode: ValueForm<BlendMode> {
    let names = BlendMode.allCases.map { ("\($0)", $0) }
    return ValueForm(allowed: names.map(\.0).joined(separator: ", ")) { text in names.first { $0.0 == text }?.1 }
  }

  // MARK: Texts

  func textLook(_ fields: inout Fields) throws(TemplateError) -> TextLook {
    let icons = try fields.take("icons")?.cellTexts("a map of names and files") ?? [:]
    return TextLook(
      hasUnderline: try fields.constant("underline", .flag) ?? false,
      hasStrikethrough: try fields.constant("strikethrough", .flag) ?? false,
      kerning: try fields.bound("kerning", .measure), letterCase: try fields.word("case"), icons: icons,
      hasMarkup: try fields.constant("markup", .flag) ?? false)
  }

  private func paragraph(_ fields: inout Fields) throws(TemplateError) -> ParagraphLook {
    ParagraphLook(
      alignment: try fields.bound(
        "align", .word(["leading": .left, "center": .center, "trailing": .right, "justified": .justified])),
      lineLimit: try fields.bound("lines", .whole(1...10_000)), shrink: try fields.bound("shrink", .part),
      lineSpacing: try fields.bound("lineSpacing", .measure),
      truncation: try fields.constant(
        "truncation", .word(["tail": .tail, "head": .head, "middle": .middle, "none": .none])),
      wrapping: try fields.constant(
        "wrapping",
        .word(["words": .words, "syllables": .syllables, "characters": .characters, "none": .none])),
      strictness: try fields.constant(
        "strictness", .word(["strict": .strict, "normal": .normal, "loose": .loose])),
      language: try fields.bound("lang", .language))
  }

  /// `font: Inter 14 bold`, and the members `size`, `weight`, `bold` and `italic`.
  private func font(_ fields: inout Fields) throws(TemplateError) -> FontLook {
    var look = FontLook()
    if let value = fields.take("font") {
      guard let text = value.text else { throw value.wrong("a font such as title, 14, or \"Inter 14 bold\"") }
      look = try fontLook(text, at: value.place)
    }
    if let size = try fields.bound("size", .number(0...10_000)) { look.size = size }
    if let weight = try fields.bound("weight", Self.weight) { look.weight = weight }
    if let isBold = try fields.constant("bold", .flag) { look.weight = .constant(isBold ? .bold : .regular) }
    if let isItalic = try fields.bound("italic", .flag) { look.isItalic = isItalic }
    look.isTabular = try fields.constant("tabular", .flag)
    if let value = fields.take("features") {
      guard case .list(let values) = value.content else {
        throw value.wrong("a list of tags, such as [smcp, \"cv05=2\"]")
      }
      look.features = try values.map { (value) throws(TemplateError) in try value.constant(.feature) }
    }
    return look
  }

  private func fontLook(_ text: String, at place: SourcePlace) throws(TemplateError) -> FontLook {
    var look = FontLook()
    var name: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      if let size = Measure.number(word), size >= 0, size <= 10_000 {
        look.size = .constant(size)
      } else if let weight = Self.weight.read(word) {
        look.weight = .constant(weight)
      } else if word.lowercased() == "italic" {
        look.isItalic = .constant(true)
      } else {
        name.append(word)
      }
    }
    let family = name.joined(separator: " ")
    guard !family.isEmpty else { return look }
    if let style = Self.styles[family] {
      if look.size == nil { look.size = .constant(style.size) }
      if look.weight == nil { look.weight = .constant(style.weight) }
    } else if family == "monospaced" {
      look.face = .monospaced
    } else {
      look.face = theme.fonts[family] ?? TemplateFace(family)
    }
    return look
  }

  /// The weights by name.
  private static var weight: ValueForm<Font.Weight> {
    .word([
      "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
      "heavy": .heavy, "black": .black,
    ])
  }

  /// The text styles by name.
  private static let styles: [String: ViewFont] = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
    "caption2": .caption2,
  ]
}
