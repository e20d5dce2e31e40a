/// The unit that a column's numbers are written with.
public enum ValueUnit: Sendable, Hashable {
  /// No unit.
  case none

  /// `5%`, read as 0.05.
  case percent

  /// A currency, `₩1,200` or `30 $`, with the sign as written in the table.
  case currency(String)

  /// A unit of measurement after the number, `23 °C`, as written in the table.
  case measure(String)

  /// A time that something took, `2:01:39` or `3:43.13`, in hours or minutes.
  case duration(DurationForm)
}

/// The form of times that something took, and the unit of their numbers.
public struct DurationForm: Sendable, Hashable {
  /// The number of the smallest whole unit that is written, seconds or minutes, in a unit of the numbers: 60 or 3600.
  let steps: Int
  /// Whether there are three parts, `2:01:39`, rather than two, `3:43`.
  let hasThreeParts: Bool
  /// The number of digits behind the seconds.
  let fractionDigits: Int

  /// The text of a number. With `isShort`, without a fraction that is 0.
  func text(_ value: Double, locale: LocaleFormat, isShort: Bool) -> String {
    let number = DecimalDigits(value.magnitude * Double(steps)).rounded(toPlaces: fractionDigits)
    guard let whole = Int(number.whole) else { return NumberFormat.plain.text(value) }
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let first = hasThreeParts ? locale.grouped("\(whole / 3600)") + ":" + twoDigits(whole / 60 % 60) : "\(whole / 60)"
    let hasFraction = fractionDigits > 0 && !(isShort && number.fraction.isEmpty)
    let fraction = hasFraction ? locale.decimal + number.fraction(places: fractionDigits) : ""
    return (value < 0 && !number.isZero ? "\u{2212}" : "") + first + ":" + twoDigits(whole % 60) + fraction
  }
}

/// The SI prefixes from y (10⁻²⁴) to Y (10²⁴).
enum SIPrefix {
  private static let prefixes = ["y", "z", "a", "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y"]

  /// The prefix of a power of a thousand, from -8 to 8. Empty for others.
  static func prefix(_ step: Int) -> String { prefixes.indices.contains(step + 8) ? prefixes[step + 8] : "" }

  /// A number with a number of significant digits, and the prefix for which it has one to three digits before the
  /// point.
  static func text(_ digits: DecimalDigits, significant: Int) -> (number: String, prefix: String) {
    let number = digits.rounded(toSignificant: significant)
    let steps = Int((Double(number.magnitude) / 3).rounded(.down))
    let step = min(max(steps, -8), 8)
    let magnitude = number.magnitude - 3 * step
    let places = max(0, significant - 1 - max(magnitude, 0))
    // A number below 1y has fewer digits.
    let kept = magnitude < 0 ? digits.rounded(toPlaces: places - 3 * step) : number
    return (kept.scaled(byPowerOfTen: -3 * step).fixed(places: places), prefixes[step + 8])
  }
}

/// The large units that can follow the numbers of a table: `1.2k`, `3 Mio.`, `5만`.
enum LargeUnitWords {
  private static let exponents: [(word: String, exponent: Int)] = [
    ("k", 3), ("K", 3), ("M", 6), ("mn", 6), ("B", 9), ("G", 9), ("bn", 9), ("T", 12), ("tn", 12), ("Tsd.", 3),
    ("Tsd", 3),
    ("Mio.", 6), ("Mio", 6), ("Mrd.", 9), ("Mrd", 9), ("tys.", 3), ("mln", 6), ("mld", 9), ("тыс.", 3), ("млн", 6),
    ("млрд", 9), ("천", 3), ("만", 4), ("억", 8), ("조", 12), ("千", 3), ("万", 4), ("萬", 4), ("億", 8), ("亿", 8), ("兆", 12),
    ("lakh", 5), ("crore", 7), ("Cr", 7),
  ]

  /// The longest words come first, so that Mio isn't read as o.
  private static let all = exponents.map { (scalars: Array($0.word.unicodeScalars), exponent: $0.exponent) }
    .sorted { $0.scalars.count > $1.scalars.count }

  /// The power of ten of the unit at the end of a text that begins with a digit, and the unit's length in scalars.
  static func suffix(of text: Substring.UnicodeScalarView) -> (exponent: Int, count: Int)? {
    guard let last = text.last, !("0"..."9").contains(last), let first = text.first,
      ("0"..."9").contains(first) || first == "." || first == ","
    else { return nil }
    return all.first { text.reversed().starts(with: $0.scalars.reversed()) }.map { ($0.exponent, $0.scalars.count) }
  }
}
