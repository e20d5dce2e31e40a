internal import CanvasFrames

/// A text with references to data: `{Name} costs {Price:,.2f}`.
///
/// A reference is a name, or a path such as `user.name`. After a colon it can have a number format of d3, or a time format
/// with `%`. A question mark after the name makes a missing value an empty text. `{{` and `}}` are braces.
struct CellText: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    case text(String)
    case cell(CellReference)
  }

  var parts: [Part] = []
  let place: SourcePlace

  /// The text, if it has no reference.
  var constant: String? {
    parts.mapAll { if case .text(let own) = $0 { own } else { nil } }?.joined()
  }

  /// Whether it is one reference whose value may be missing.
  var isOptional: Bool {
    if parts.count == 1, case .cell(let reference) = parts[0] { reference.isOptional } else { false }
  }

  init(_ source: String, at place: SourcePlace) throws(TemplateError) {
    self.place = place
    var literal = ""
    var rest = source[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      literal += rest[..<brace]
      let after = rest.index(after: brace)
      if after < rest.endIndex, rest[after] == rest[brace] {
        literal.append(rest[brace])
        rest = rest[rest.index(after: after)...]
        continue
      }
      guard rest[brace] == "{" else { throw place.error("'}' without a '{'; write '}}' for a brace") }
      guard let end = rest[after...].firstIndex(of: "}") else {
        throw place.error("'{' without a '}'; write '{{' for a brace")
      }
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
      parts.append(.cell(try CellReference(String(rest[after..<end]), at: place)))
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  /// The text with values in place of references.
  func text(in scope: Scope) throws(TemplateError) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let own): text += own
      case .cell(let reference): text += try reference.text(in: scope, at: place)
      }
    }
    return text
  }

  /// The value, if the text is one reference alone without a format.
  func value(in scope: Scope) throws(TemplateError) -> TemplateData {
    if parts.count == 1, case .cell(let reference) = parts[0], reference.format == nil {
      return try scope.value(reference, at: place) ?? TemplateData("")
    }
    return TemplateData(try text(in: scope))
  }
}

/// A reference to a value of the data.
struct CellReference: Sendable, Hashable {
  enum Format: Sendable, Hashable {
    case number(NumberFormat)
    case time(TimeFormat)
  }

  let name: String
  /// Whether a missing value is an empty text.
  let isOptional: Bool
  let format: Format?

  init(_ source: String, at place: SourcePlace) throws(TemplateError) {
    var name = source[...]
    var format: Format?
    if let colon = source.firstIndex(of: ":") {
      let specification = String(source[source.index(after: colon)...])
      if specification.contains("%"), specification.last != "%" || specification.first == "%" {
        format = .time(TimeFormat(specification))
      } else if let number = NumberFormat(specification), !specification.isEmpty {
        format = .number(number)
      } else {
        throw place.error(
          "\(DataError.quoted(specification)); must be \(NumberFormat.grammar), or a time format such as %d.%m.%Y")
      }
      name = source[..<colon]
    }
    isOptional = name.last == "?"
    if isOptional { name.removeLast() }
    self.name = name.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    self.format = format
    guard !self.name.isEmpty else { throw place.error("'{}'; must be the name of a column or a member in braces") }
  }

  func text(in scope: Scope, at place: SourcePlace) throws(TemplateError) -> String {
    guard let data = try scope.value(self, at: place) else { return "" }
    switch data.content {
    case .list: throw wrong(data, "a text; a list is for 'each'", scope, place)
    case .record:
      throw wrong(data, "a text; members have names such as {\(DataError.shown(name)).name}", scope, place)
    case .single(_, let text): if text.isEmpty { return "" }
    }
    switch format {
    case nil: return data.text
    case .number(let format)?:
      guard let number = data.value.quantity else { throw wrong(data, "a number", scope, place) }
      // In a format of d3, with the signs of the locale.
      return ValueFormatter(locale: scope.locale, format: format).text(number)
    case .time(let format)?:
      let time: Double? =
        switch data.value {
        case .time(let time): time
        case .text(let text): DateParsing.time(of: text, zone: .utc)
        default: nil
        }
      guard let time else { throw wrong(data, "a date or a time", scope, place) }
      return format.text(time, zone: .utc, locale: scope.locale)
    }
  }

  private func wrong(
    _ data: TemplateData, _ allowed: String, _ scope: Scope, _ place: SourcePlace
  ) -> TemplateError {
    place.error("{\(DataError.shown(name))} is \(data.shown); must be \(allowed)\(scope.note)")
  }
}
