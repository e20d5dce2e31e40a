/// The units that large numbers are cut down to: K, M, B, T; in Korean 만, 억, 조; in India K, L, Cr.
public struct BigUnits: Sendable, Hashable {
  struct Unit: Sendable, Hashable {
    /// The power of ten that one of them is.
    var exponent: Int
    var suffix: String
  }

  /// Such as `ko`; `en_IN` where a country counts otherwise than its language does elsewhere.
  public let language: String

  /// From the least to the greatest.
  let units: [Unit]

  // The table has many; to inline each would take the compiler long.
  @inline(never)
  init(language: String, units: [(Int, String)]) {
    self.language = language
    self.units = units.map { Unit(exponent: $0.0, suffix: $0.1) }
  }

  /// The units of a language or locale, such as `ko` or `ko_KR`; nil for one that is not in the table.
  public init?(_ identifier: String) {
    guard let locale = LocaleFormat(identifier),
      let units = Self.all.first(where: { $0.language == locale.identifier })
        ?? Self.all.first(where: { $0.language == locale.language })
    else { return nil }
    self = units
  }

  /// The greatest unit that the digits reach, nil if they are below all.
  func unit(for digits: DecimalDigits) -> Unit? {
    units.last { digits.magnitude >= $0.exponent }
  }
}
