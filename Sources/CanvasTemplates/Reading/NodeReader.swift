/// Reads the elements of a template.
///
/// An element is a map with one member that says what it is, such as `text` or `vstack`, and others for its look. `spacer`
/// and `divider` can stand alone.
struct NodeReader {
  let theme: TemplateTheme
  /// The parts that are being read, outermost first.
  private var openParts: [String] = []
  /// The number of elements so far, those of parts included each time.
  private var count = 0
  /// Whether the next element is a cell of a grid.
  private var isCell = false
  /// The members that have no effect where they are.
  private(set) var notes: [Note] = []

  static let countLimit = 20_000

  init(theme: TemplateTheme) { self.theme = theme }

  /// The members that say what an element is.
  static let kinds = [
    "text", "picture", "hstack", "vstack", "zstack", "grid", "spacer", "divider", "rectangle", "circle", "ellipse",
    "capsule", "qr", "bar", "use",
  ]

  mutating func node(_ value: SourceValue) throws(TemplateError) -> TemplateNode {
    count += 1
    guard count <= Self.countLimit else { throw value.place.error("more than \(Self.countLimit) elements") }
    switch value.content {
    case .scalar("spacer"): return TemplateNode(content: .spacer(nil), place: value.place)
    case .scalar("divider"): return TemplateNode(content: .divider, place: value.place)
    case .map(let members): return try node(members, at: value.place)
    case .scalar, .list, .empty:
      throw value.wrong("an element: a map such as {text: Hello}, or spacer, or divider")
    }
  }

  private mutating func node(
    _ members: [SourceValue.Member], at place: SourcePlace
  ) throws(TemplateError) -> TemplateNode {
    let isCell = isCell
    self.isCell = false
    var fields = Fields(try theme.styled(members), of: "an element", at: place)
    guard let kind = fields.takeFirst(of: Self.kinds) else {
      for member in members {
        guard let meant = MemberWords.meant(by: member.key, among: Self.kinds) else { continue }
        throw member.unknown(in: "an element", meant: meant, known: [])
      }
      let found = members.prefix(4).map { "'\(DataError.shown($0.key))'" }.joined(separator: ", ")
      throw place.error("an element with \(found) has no kind; must have one of \(Self.kinds.joined(separator: ", "))")
    }
    var node = TemplateNode(content: try content(kind, &fields), place: place)
    node.look = try look(&fields)
    node.presence = try presence(&fields)
    if let other = fields.takeFirst(of: Self.kinds) {
      throw other.place.error("an element is '\(kind.key)' already; '\(other.key)' is an element of its own")
    }
    try fields.end()
    for member in members { note(member, of: node, kind: kind.key, isCell: isCell || kind.key == "use") }
    return node
  }

  /// Notes a member that changes nothing: of texts where there are none, and of cells outside of grids.
  private mutating func note(_ member: SourceValue.Member, of node: TemplateNode, kind: String, isCell: Bool) {
    let why: String
    switch member.key {
    case "font", "size", "weight", "bold", "italic", "tabular", "align", "lines", "shrink", "lineSpacing", "truncation":
      guard !node.holdsTexts else { return }
      why = "on '\(kind)', which has no text"
    case "span", "column":
      guard !isCell else { return }
      why = "outside of the rows of a grid"
    case "lineWidth":
      guard case .shape(_, let look) = node.content, look.stroke == nil else { return }
      why = "without 'stroke'"
    default: return
    }
    let note = Note(.ignored, at: "\(member.place)", "'\(member.key)' has no effect \(why)")
    // Parts are read wherever they are used, and each side takes what the theme has for texts.
    guard !notes.contains(note), !theme.places.contains(note.place) else { return }
    notes.add(note)
  }

  /// The elements of a list.
  mutating func nodes(_ value: SourceValue?, areCells: Bool = false) throws(TemplateError) -> [TemplateNode] {
    guard let value else { return [] }
    guard case .list(let values) = value.content else { throw value.wrong("a list of elements") }
    return try values.map { (value) throws(TemplateError) in
      isCell = areCells
      return try node(value)
    }
  }

  private func presence(_ fields: inout Fields) throws(TemplateError) -> Presence {
    var presence = Presence()
    if let value = fields.take("if") {
      guard let text = value.text else { throw value.wrong("a condition such as \"{Power} > 0\"") }
      presence.condition = try TemplateCondition(text, at: value.place)
    }
    if let value = fields.take("each") {
      guard let name = value.text else { throw value.wrong("the name of a list") }
      let braces = name.hasPrefix("{") && name.hasSuffix("}")
      presence.repetition = .each(
        try CellReference(braces ? String(name.dropFirst().dropLast()) : name, at: value.place))
    } else {
      presence.repetition = try fields.bound("repeat", .whole(0...1000)).map { .times($0) }
    }
    return presence
  }

  // MARK: Kinds

  private mutating func content(
    _ kind: SourceValue.Member, _ fields: inout Fields
  ) throws(TemplateError) -> TemplateNode.Content {
    let value = kind.value
    switch kind.key {
    case "text": return .text(try value.contentText(), try textLook(&fields))
    case "picture":
      return .picture(
        try value.contentText(), try fields.word("fit") ?? .fit, placeholder: try fields.cellText("placeholder"))
    case "hstack", "vstack", "zstack": return try stack(kind, &fields)
    case "grid": return try grid(value, &fields)
    case "spacer":
      if case .empty = value.content { return .spacer(nil) }
      return .spacer(try value.bound(.measure))
    case "divider": return .divider
    case "qr": return .code(try value.contentText(), try fields.word("correction") ?? .medium)
    case "bar":
      let whole = try fields.bound("of", .quantity) ?? .constant(1)
      return .bar(
        try value.bound(.quantity),
        BarLook(
          whole: whole, fill: try fields.bound("fill", theme.color), track: try fields.bound("track", theme.color)))
    case "use": return try part(value, &fields)
    default:
      guard let shape = ShapeKind(rawValue: kind.key) else { throw kind.place.error("'\(kind.key)' is no element") }
      var look = ShapeLook(
        fill: try fields.bound("fill", theme.color), stroke: try fields.bound("stroke", theme.color),
        lineWidth: try fields.bound("lineWidth", .measure))
      if case .scalar = value.content { look.fill = try value.bound(theme.color) }
      return .shape(shape, look)
    }
  }

  private mutating func stack(
    _ kind: SourceValue.Member, _ fields: inout Fields
  ) throws(TemplateError) -> TemplateNode.Content {
    // `vstack: [...]`, or `vstack: {alignment: leading, children: [...]}`.
    var inner = fields
    var isMap = false
    var list: SourceValue? = kind.value
    if case .map(let members) = kind.value.content {
      isMap = true
      inner = Fields(members, of: "'\(kind.key)'", at: kind.value.place)
      list = inner.take("children")
    }
    let children = try nodes(list)
    let spacing = try inner.bound("spacing", .measure)
    let content: TemplateNode.Content
    switch kind.key {
    case "hstack":
      let alignment: VerticalAlignment? = try inner.constant("alignment", .vertical)
      content = .row(children, alignment ?? .center, spacing: spacing)
    case "vstack":
      let alignment: HorizontalAlignment? = try inner.constant("alignment", .horizontal)
      content = .column(children, alignment ?? .center, spacing: spacing)
    default: content = .pile(children, try inner.constant("alignment", .place) ?? .center)
    }
    if isMap { try inner.end() } else { fields = inner }
    return content
  }

  private mutating func grid(
    _ value: SourceValue, _ fields: inout Fields
  ) throws(TemplateError) -> TemplateNode.Content {
    guard case .list(let values) = value.content else { throw value.wrong("a list of rows") }
    let rows = try values.map { (value) throws(TemplateError) in try row(value) }
    return .grid(
      rows, try fields.constant("alignment", .place) ?? .center, spacing: try fields.bound("spacing", .measure),
      rowSpacing: try fields.bound("rowSpacing", .measure))
  }

  private mutating func row(_ value: SourceValue) throws(TemplateError) -> TemplateRow {
    switch value.content {
    case .list: return TemplateRow(cells: try nodes(value, areCells: true), isCells: true, place: value.place)
    case .map(let members) where members.contains(where: { $0.key == "row" }):
      var fields = Fields(members, of: "a row", at: value.place)
      let cells = try nodes(fields.take("row"), areCells: true)
      let row = TemplateRow(cells: cells, isCells: true, presence: try presence(&fields), place: value.place)
      try fields.end()
      return row
    default: return TemplateRow(cells: [try node(value)], isCells: false, place: value.place)
    }
  }

  /// A part by its name, with values that its texts can name.
  private mutating func part(_ value: SourceValue, _ fields: inout Fields) throws(TemplateError) -> TemplateNode.Content
  {
    guard let name = value.text else { throw value.wrong("the name of a part") }
    guard let source = theme.parts[name] else {
      let nearest = theme.parts.keys.sorted().meant(by: name).map { "; did you mean '\(DataError.shown($0))'?" } ?? ""
      throw value.place.error("no part \(DataError.quoted(name))\(nearest)")
    }
    guard !openParts.contains(name) else { throw value.place.error("the part \(DataError.quoted(name)) uses itself") }
    let values = try fields.take("with")?.cellTexts("a map of names and values") ?? [:]
    openParts.append(name)
    // The part may be used in a grid.
    isCell = true
    defer { openParts.removeLast() }
    return .part(try node(source), values)
  }
}

extension SourceValue {
  /// The text of an element; an empty value is an empty text.
  fileprivate func contentText() throws(TemplateError) -> CellText {
    if case .empty = content { return try CellText("", at: place) }
    return try cellText()
  }
}

extension ValueForm<VerticalAlignment> {
  fileprivate static var vertical: Self {
    .word([
      "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
      "lastTextBaseline": .lastTextBaseline,
    ])
  }
}

extension ValueForm<HorizontalAlignment> {
  static var horizontal: Self {
    .word(["leading": .leading, "center": .center, "trailing": .trailing])
  }
}
