/// The members of a map, which are taken one by one. What nobody takes is an error.
struct Fields {
  let place: SourcePlace
  /// What the map is, for messages: "an element".
  let kind: String
  private var rest: [SourceValue.Member]
  /// The names that can be taken.
  private var known: [String] = []

  init(_ members: [SourceValue.Member], of kind: String, at place: SourcePlace) {
    (rest, self.kind, self.place) = (members, kind, place)
  }

  /// The members of a value that must be a map.
  init(_ value: SourceValue, of kind: String) throws(TemplateError) {
    guard case .map(let members) = value.content else { throw value.wrong("a map") }
    self.init(members, of: kind, at: value.place)
  }

  /// The value of a member, or nil if it isn't there. An empty value counts as none.
  mutating func take(_ name: String) -> SourceValue? {
    known.append(name)
    guard let index = rest.firstIndex(where: { $0.key == name }) else { return nil }
    let value = rest.remove(at: index).value
    if case .empty = value.content { return nil }
    return value
  }

  /// The first member with one of several names, with or without a value.
  mutating func takeFirst(of names: [String]) -> SourceValue.Member? {
    known += names
    guard let index = rest.firstIndex(where: { names.contains($0.key) }) else { return nil }
    return rest.remove(at: index)
  }

  /// The text of a member, with references.
  mutating func cellText(_ name: String) throws(TemplateError) -> CellText? { try take(name)?.cellText() }

  /// A value that may be read from the data.
  mutating func bound<Value>(_ name: String, _ form: ValueForm<Value>) throws(TemplateError) -> Bound<Value>? {
    try take(name)?.bound(form)
  }

  /// A value that the template itself must have.
  mutating func constant<Value>(
    _ name: String, _ form: @autoclosure () -> ValueForm<Value>
  ) throws(TemplateError) -> Value? {
    try take(name)?.constant(form())
  }

  /// A word of an enumeration.
  mutating func word<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(TemplateError) -> Value? {
    let words = Value.allCases.map(\.rawValue)
    return try constant(name, ValueForm(allowed: words.joined(separator: ", ")) { Value(rawValue: $0) })
  }

  /// Throws for the first member that nobody took.
  func end() throws(TemplateError) {
    guard let member = rest.first else { return }
    throw member.unknown(
      in: kind, meant: MemberWords.meant(by: member.key, among: known), known: known.firstOccurrences)
  }
}

extension SourceValue.Member {
  /// The error for a member that `kind` doesn't have.
  func unknown(in kind: String, meant: String?, known: [String]) -> TemplateError {
    let nearest = meant.map { "did you mean '\($0)'?" } ?? "it can have \(known.joined(separator: ", "))"
    return place.error("\(kind) has no '\(DataError.shown(key))'; \(nearest)")
  }
}

/// What members are called elsewhere.
enum MemberWords {
  /// The words of other formats, in lower case and without hyphens, and what they are here.
  private static let words: [String: [String]] = [
    "size": ["fontsize", "textsize", "pointsize", "dimensions", "format"],
    "weight": ["fontweight"], "font": ["fontfamily", "fontname", "typeface", "fontstyle"],
    "picture": ["image", "img", "photo", "icon", "src", "svg", "logo", "art"],
    "text": ["label", "string", "title", "paragraph", "caption", "heading"],
    "color": ["colour", "foreground", "foregroundcolor", "foregroundstyle", "fontcolor", "textcolor"],
    "background": ["bg", "backgroundcolor", "backgroundimage"], "fill": ["fillcolor"],
    "corner": ["radius", "cornerradius", "borderradius", "rounded"], "clip": ["mask", "shape", "clipshape"],
    "border": ["outline"], "stroke": ["strokecolor", "line"],
    "lineWidth": ["strokewidth", "thickness"], "opacity": ["alpha"], "rotate": ["rotation", "angle", "turn"],
    "offset": ["translate", "position"], "at": ["place", "anchor"], "margin": ["margins", "inset"],
    "padding": ["paddings", "insets"], "align": ["textalign", "alignment", "justify"],
    "lines": ["maxlines", "linelimit", "lineclamp"], "lineSpacing": ["lineheight"],
    "kerning": ["letterspacing", "tracking"], "case": ["texttransform", "transform"],
    "shrink": ["minscale", "autosize"],
    "spacing": ["gap"], "hstack": ["row", "horizontal"], "vstack": ["column", "col", "vertical", "stack"],
    "zstack": ["layers", "pile", "box"], "rectangle": ["rect", "square"], "circle": ["dot"], "capsule": ["pill"],
    "qr": ["qrcode", "barcode"], "bar": ["progress"], "divider": ["hr", "separator"],
    "use": ["part", "component", "include"], "if": ["when", "condition", "show", "visible"],
    "each": ["for", "foreach", "loop"], "repeat": ["times", "count"], "children": ["items", "content", "elements"],
    "front": ["elements", "body", "content", "card", "layout"], "dpi": ["resolution", "ppi"], "width": ["w"],
    "height": ["h"], "fit": ["contentmode", "objectfit", "mode"], "ratio": ["aspect", "aspectratio"],
    "alt": ["alttext", "alternativetext", "arialabel", "accessibilitylabel", "description"],
    "url": ["link", "href"], "direction": ["dir"], "lang": ["language", "locale"],
    "features": ["fontfeatures", "fontfeaturesettings"],
    "wrapping": ["wordbreak", "wrap"], "strictness": ["linebreak"],
  ]

  /// The member that a word stands for: one that is written almost so, or is called so elsewhere; nil if there is none.
  static func meant(by word: String, among names: [String]) -> String? {
    func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " } }
    let word = plain(word)
    let names = Set(names).sorted()
    return names.first { plain($0) == word } ?? names.first { words[$0]?.contains(word) == true }
      ?? names.meant(by: word)
  }
}

extension SourceValue {
  /// The text with references.
  func cellText() throws(TemplateError) -> CellText {
    guard let text else { throw wrong("a text") }
    return try CellText(text, at: place)
  }

  /// The texts of a map by their names.
  func cellTexts(_ allowed: String) throws(TemplateError) -> [String: CellText] {
    guard case .map(let members) = content else { throw wrong(allowed) }
    var texts: [String: CellText] = [:]
    for member in members { texts[member.key] = try member.value.cellText() }
    return texts
  }

  /// A value that the template itself must have.
  func constant<Value>(_ form: ValueForm<Value>) throws(TemplateError) -> Value {
    guard let found = text.flatMap(form.read) else { throw wrong(form.allowed) }
    return found
  }

  /// A value that is known, or that is read from the data.
  func bound<Value>(_ form: ValueForm<Value>) throws(TemplateError) -> Bound<Value> {
    guard let text else { throw wrong(form.allowed) }
    if !text.contains("{"), let value = form.read(text) { return .constant(value) }
    let cells = try CellText(text, at: place)
    guard let constant = cells.constant else { return .reference(cells, form) }
    guard let value = form.read(constant) else { throw wrong(form.allowed) }
    return .constant(value)
  }
}
