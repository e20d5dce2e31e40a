extension ValueForm<String> {
  /// A number format as in d3.
  static let numberFormat = word(
    { NumberFormat($0) == nil ? nil : $0 }, \.self, allowed: "must be \(NumberFormat.grammar)")

  /// The code of a currency.
  static let currency = word(
    { CurrencyCode.all.contains($0) ? $0 : nil }, \.self,
    schema: ["enum": .list(CurrencyCode.all.map { .text($0) })],
    allowed: "use one of \(CurrencyCode.all.joined(separator: ", "))")
}

extension ValueForm<LocaleFormat> {
  /// The identifier of a locale, or its language.
  static let locale = word(
    { LocaleFormat($0) }, \.identifier,
    allowed: "use one of \(LocaleFormat.identifiers.joined(separator: ", ")), or only the language")
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
  static let units = word(
    { BigUnits($0) }, \.language, allowed: "use one of \(LocaleFormat.languages.joined(separator: ", "))")
}

extension ValueForm<Delimiter> {
  /// A delimiter, by its name or as it is.
  static let delimiter = words(
    [
      ("comma", .comma), ("tab", .tab), ("semicolon", .semicolon), ("bar", .bar), (",", .comma), ("\t", .tab),
      ("\\t", .tab), (";", .semicolon), ("|", .bar),
    ], allowed: "use comma, tab, semicolon or bar")
}
