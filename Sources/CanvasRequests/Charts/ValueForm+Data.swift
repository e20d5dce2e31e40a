internal import CanvasTables

extension ValueForm<String> {
  /// A number format as in d3.
  static let numberFormat = ValueForm(schema: ["type": "string"], write: { .text($0) }) {
    (word) throws(ValueProblem) in
    guard NumberFormat(word) != nil else { throw ValueProblem("must be \(NumberFormat.grammar)") }
    return word
  }

  /// The code of a currency.
  static let currency = ValueForm(
    schema: ["enum": .list(CurrencyCode.all.map { .text($0) })], write: { .text($0) }
  ) { (word) throws(ValueProblem) in
    guard CurrencyCode.all.contains(word) else {
      throw ValueProblem("use one of \(CurrencyCode.all.joined(separator: ", "))")
    }
    return word
  }
}

extension ValueForm<LocaleFormat> {
  /// The identifier of a locale, or its language.
  static let locale = ValueForm(schema: ["type": "string"], write: { .text($0.identifier) }) {
    (word) throws(ValueProblem) in
    guard let locale = LocaleFormat(word) else {
      throw ValueProblem("use one of \(LocaleFormat.identifiers.joined(separator: ", ")), or only the language")
    }
    return locale
  }
}

extension ValueForm<ClockZone> {
  /// The name of a time zone, or an offset.
  static let timeZone = ValueForm(schema: ["type": "string"], write: { .text($0.identifier) }) {
    (word) throws(ValueProblem) in
    guard let zone = ClockZone(word) else {
      let near = ClockZone.identifiers.nearest(to: word).map { "'\($0)'" }
      throw ValueProblem(
        "use a name such as \(near ?? "Europe/London"), America/New_York or Asia/Seoul, an offset such as +09:00, or UTC"
      )
    }
    return zone
  }
}

extension ValueForm<BigUnits> {
  /// The language of the units of large numbers.
  static let units = ValueForm(schema: ["type": "string"], write: { .text($0.language) }) {
    (word) throws(ValueProblem) in
    guard let units = BigUnits(word) else {
      throw ValueProblem("use one of \(LocaleFormat.languages.joined(separator: ", "))")
    }
    return units
  }
}

extension ValueForm<Delimiter> {
  /// A delimiter, by its name or as it is.
  static let delimiter = words(
    [
      ("comma", .comma), ("tab", .tab), ("semicolon", .semicolon), ("bar", .bar), (",", .comma), ("\t", .tab),
      ("\\t", .tab), (";", .semicolon), ("|", .bar),
    ], allowed: "use comma, tab, semicolon or bar")
}
