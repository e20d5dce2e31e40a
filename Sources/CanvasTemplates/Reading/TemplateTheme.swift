/// The colours, fonts and styles that a template names once.
struct TemplateTheme: Sendable {
  /// The colours by name.
  private(set) var colors: [String: Color] = [:]
  /// The files or families by name.
  private(set) var fonts: [String: TemplateFace] = [:]
  /// The members of elements by the name of a style.
  private(set) var styles: [String: SourceValue] = [:]
  /// The parts by name.
  private(set) var parts: [String: SourceValue] = [:]
  /// The look of texts without another.
  private(set) var look: SourceValue?
  /// The places of its members.
  private(set) var places: [String] = []

  /// Reads `theme`, `styles` and `parts` of a template.
  init(_ fields: inout Fields) throws(TemplateError) {
    if let value = fields.take("theme") {
      var theme = try Fields(value, of: "the theme")
      for member in try Self.members(theme.take("colors")) {
        guard let color = member.value.text.flatMap({ Color(css: $0) }) else {
          throw member.value.wrong(Color.cssGrammar)
        }
        colors[member.key] = color
      }
      for member in try Self.members(theme.take("fonts")) {
        guard let name = member.value.text else { throw member.value.wrong("the name of a font family or of a file") }
        fonts[member.key] = TemplateFace(name)
      }
      var own: [SourceValue.Member] = []
      for name in ["font", "size", "weight", "color"] {
        if let value = theme.take(name) { own.append(SourceValue.Member(key: name, place: value.place, value: value)) }
      }
      places = own.map { "\($0.place)" }
      if !own.isEmpty { look = SourceValue(content: .map(own), place: value.place) }
      try theme.end()
    }
    for member in try Self.members(fields.take("styles")) { styles[member.key] = member.value }
    for member in try Self.members(fields.take("parts")) { parts[member.key] = member.value }
  }

  private static func members(_ value: SourceValue?) throws(TemplateError) -> [SourceValue.Member] {
    guard let value else { return [] }
    guard case .map(let members) = value.content else { throw value.wrong("a map of names") }
    return members
  }

  /// Colours in CSS notation, or of the theme.
  var color: ValueForm<Color> {
    let colors = colors
    let names =
      colors.isEmpty
      ? "" : ", or one of the theme: \(colors.keys.sorted().prefix(20).map(DataError.shown).joined(separator: ", "))"
    return ValueForm(allowed: Color.cssGrammar + names) { colors[$0] ?? Color(css: $0) }
  }

  /// The members of an element with those of its styles, its own first.
  func styled(_ members: [SourceValue.Member], depth: Int = 0) throws(TemplateError) -> [SourceValue.Member] {
    guard let style = members.first(where: { $0.key == "style" }) else { return members }
    guard depth < 16 else { throw style.place.error("a style that inherits from itself, or more than 16 levels") }
    var all = members.filter { $0.key != "style" }
    for name in try style.value.names() {
      guard let base = styles[name.text] else {
        let nearest = styles.keys.sorted().meant(by: name.text).map { "; did you mean '\(DataError.shown($0))'?" } ?? ""
        throw name.place.error("no style \(DataError.quoted(name.text))\(nearest)")
      }
      guard case .map(let own) = base.content else { throw base.wrong("a map with members of elements") }
      for member in try styled(own, depth: depth + 1) where !all.contains(where: { $0.key == member.key }) {
        all.append(member)
      }
    }
    return all
  }
}

extension SourceValue {
  /// A name, or a list of names.
  fileprivate func names() throws(TemplateError) -> [(text: String, place: SourcePlace)] {
    switch content {
    case .scalar(let text): return [(text, place)]
    case .list(let values):
      return try values.map { (value) throws(TemplateError) in
        guard let text = value.text else { throw value.wrong("the name of a style") }
        return (text, value.place)
      }
    case .empty: return []
    case .map: throw wrong("the name of a style, or a list of names")
    }
  }
}

extension TemplateFace {
  /// The endings of font files.
  private static let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// A file by its ending, or a family.
  init(_ name: String) {
    self = Self.endings.contains(where: name.lowercased().hasSuffix) ? .file(name) : .family(name)
  }
}
