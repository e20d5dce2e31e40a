/// The units for abbreviating large numbers: K, M, B, T; in Korean 만, 억, 조; in India K, L, Cr.
public struct BigUnits: Sendable, Hashable {
  struct Unit: Sendable, Hashable {
    /// The power of ten of one unit.
    var exponent: Int
    var suffix: String
  }

  /// The language code, such as `ko`, or a locale such as `en_IN` if the country counts differently.
  public let language: String

  /// The units, from the smallest to the largest.
  let units: [Unit]

  // The table has many entries; inlining them all would slow compilation.
  @inline(never)
  init(language: String, units: [(Int, String)]) {
    self.language = language
    self.units = units.map { Unit(exponent: $0.0, suffix: $0.1) }
  }

  /// The units of a language or locale, such as `ko` or `ko_KR`, or nil if it isn't in the table.
  public init?(_ identifier: String) {
    guard let locale = LocaleFormat(identifier),
      let units = Self.all.first(where: { $0.language == locale.identifier })
        ?? Self.all.first(where: { $0.language == locale.language })
    else { return nil }
    self = units
  }

  /// The largest unit not above the number, or nil if the number is below all units.
  func unit(for digits: DecimalDigits) -> Unit? {
    units.last { digits.magnitude >= $0.exponent }
  }
}

/// The large units of each language, and of countries that count differently. They are the short compact forms of
/// Unicode's CLDR 47, without the Korean 천.
extension BigUnits {
  static let all: [BigUnits] = [
    BigUnits(language: "ko", units: [(4, "만"), (8, "억"), (12, "조")]),
    BigUnits(language: "en_IN", units: [(3, "K"), (5, "L"), (7, "Cr"), (10, "KCr"), (12, "LCr")]),
    BigUnits(language: "en", units: [(3, "K"), (6, "M"), (9, "B"), (12, "T")]),
    BigUnits(language: "ja", units: [(4, "万"), (8, "億"), (12, "兆")]),
    BigUnits(language: "zh", units: [(4, "万"), (8, "亿"), (12, "万亿")]),
    BigUnits(language: "th", units: [(3, "K"), (6, "M"), (9, "B"), (12, "T")]),
    BigUnits(language: "id", units: [(3, "\u{A0}rb"), (6, "\u{A0}jt"), (9, "\u{A0}M"), (12, "\u{A0}T")]),
    BigUnits(language: "tr", units: [(3, "\u{A0}B"), (6, "\u{A0}Mn"), (9, "\u{A0}Mr"), (12, "\u{A0}Tn")]),
    BigUnits(language: "nl", units: [(3, "K"), (6, "\u{A0}mln."), (9, "\u{A0}mld."), (12, "\u{A0}bln.")]),
    BigUnits(language: "pt", units: [(3, "\u{A0}mil"), (6, "\u{A0}mi"), (9, "\u{A0}bi"), (12, "\u{A0}tri")]),
    BigUnits(language: "de", units: [(6, "\u{A0}Mio."), (9, "\u{A0}Mrd."), (12, "\u{A0}Bio.")]),
    BigUnits(language: "da", units: [(3, "\u{A0}t"), (6, "\u{A0}mio."), (9, "\u{A0}mia."), (12, "\u{A0}bio.")]),
    BigUnits(language: "vi", units: [(3, "\u{A0}N"), (6, "\u{A0}Tr"), (9, "\u{A0}T"), (12, "\u{A0}NT")]),
    BigUnits(language: "fr", units: [(3, "\u{A0}k"), (6, "\u{A0}M"), (9, "\u{A0}Md"), (12, "\u{A0}Bn")]),
    BigUnits(language: "ru", units: [(3, "\u{A0}тыс."), (6, "\u{A0}млн"), (9, "\u{A0}млрд"), (12, "\u{A0}трлн")]),
    BigUnits(language: "cs", units: [(3, "\u{A0}tis."), (6, "\u{A0}mil."), (9, "\u{A0}mld."), (12, "\u{A0}bil.")]),
    BigUnits(language: "sv", units: [(3, "\u{A0}tn"), (6, "\u{A0}mn"), (9, "\u{A0}md"), (12, "\u{A0}bn")]),
    BigUnits(language: "nb", units: [(3, "k"), (6, "\u{A0}mill."), (9, "\u{A0}mrd."), (12, "\u{A0}bill.")]),
    BigUnits(language: "fi", units: [(3, "\u{A0}t."), (6, "\u{A0}milj."), (9, "\u{A0}mrd."), (12, "\u{A0}bilj.")]),
    BigUnits(language: "uk", units: [(3, "\u{A0}тис."), (6, "\u{A0}млн"), (9, "\u{A0}млрд"), (12, "\u{A0}трлн")]),
    BigUnits(language: "pl", units: [(3, "\u{A0}tys."), (6, "\u{A0}mln"), (9, "\u{A0}mld"), (12, "\u{A0}bln")]),
    BigUnits(language: "es", units: [(3, "\u{A0}mil"), (6, "\u{A0}M"), (9, "\u{A0}mil\u{A0}M"), (12, "\u{A0}B")]),
    BigUnits(language: "it", units: [(6, "\u{A0}Mln"), (9, "\u{A0}Mld"), (12, "\u{A0}Bln")]),
  ]
}
