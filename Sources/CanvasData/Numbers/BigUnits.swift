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
