/// The format of numbers, percentages, amounts of money and dates in a locale.
///
/// The data is in a table based on Unicode's CLDR, not in a library, so that texts are the same on every machine and
/// don't change over time.
public struct LocaleFormat: Sendable, Hashable {
  /// The identifier, such as `ko_KR`.
  public let identifier: String

  /// The decimal separator, such as `.`.
  public let decimal: String

  /// The thousands separator, such as `,`.
  public let group: String

  /// The minimum number of digits before the first separator: Spain writes `1234`, but `12.345`.
  let minimumDigits: Int

  /// The number of digits between the other separators: 3, or 2 in India.
  let upperGroup: Int

  /// The pattern of amounts: `¤1` is the currency sign followed by the number.
  let currencyPattern: String

  /// The pattern of percentages: `1%` is the number followed by the percent sign.
  let percentPattern: String

  /// The currency signs: `USD=$ EUR=€`.
  let currencySigns: String

  /// United States English, the default locale.
  public static let english = row(
    "en_US", ".", ",", "¤1", "1%", "KRW=₩ USD=$ EUR=€ JPY=¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ VND=₫")

  /// English with a space before the percent sign, `22.7 %`, as in typography. Charts use it if no locale is given.
  public static let plain = row(english.identifier, ".", ",", "¤1", "1 %", english.currencySigns)

  /// The known identifiers in alphabetical order. A language alone, such as `ko`, selects its first country.
  public static let identifiers = all.map(\.identifier).sorted()

  /// The known languages in alphabetical order.
  public static let languages = CalendarNames.all.map(\.language).sorted()

  /// English words with the separators and patterns of this locale.
  var inEnglish: LocaleFormat {
    .row(
      Self.english.identifier, decimal, group, currencyPattern, percentPattern, minimumDigits: minimumDigits,
      upperGroup: upperGroup, currencySigns)
  }

  /// The language code, such as `ko`.
  public var language: String { String(identifier.prefix(2)) }

  /// The names of months and weekdays, and the patterns of dates.
  public var calendar: CalendarNames {
    CalendarNames.all.first { $0.language == language } ?? .english
  }

  /// Whether the month is first in `12/31/2026`.
  var isMonthFirst: Bool { identifier == "en_US" }

  /// Whether `Cr` behind a number means a crore.
  var isOfIndia: Bool { upperGroup == 2 }
}

extension LocaleFormat {
  /// The format of a locale, written as `ko_KR`, `ko-KR` or `ko`, or nil if it isn't in the table.
  ///
  /// There is no fallback for a country that isn't in the table: `de_AT` differs from `de_DE` in ways that can't be
  /// guessed.
  public init?(_ identifier: String) {
    let name = String(identifier.map { $0 == "-" ? "_" : $0 })
    if let exact = Self.all.first(where: { $0.identifier == name }) {
      self = exact
    } else {
      let known = Self.all.filter { $0.language == name }
      guard let first = known.first(where: { $0.identifier == "de_DE" }) ?? known.first else { return nil }
      self = first
    }
  }

  /// Adds the locale's thousands separators to digits: `1234567` becomes `1,234,567`. The text must consist of
  /// digits.
  public func grouped(_ digits: String) -> String {
    guard digits.utf8.count >= 3 + minimumDigits else { return digits }
    var parts = [digits.suffix(3)]
    var rest = digits.dropLast(3)
    while !rest.isEmpty {
      parts.append(rest.suffix(upperGroup))
      rest = rest.dropLast(upperGroup)
    }
    return parts.reversed().joined(separator: group)
  }

  /// The text before and after a number in percent.
  var percentAffixes: (prefix: String, suffix: String) { Self.affixes(of: percentPattern, sign: "%") }

  /// The text before and after an amount in a currency: its sign, and a space if the locale has one.
  ///
  /// Signs that are words stand behind the number in all languages that write them: `12,000円`, `12 zł`.
  func currencyAffixes(sign: String) -> (prefix: String, suffix: String) {
    if ["円", "元", "원"].contains(sign) { return ("", sign) }
    if ["zł", "Kč", "kr", "kr."].contains(sign) { return ("", "\u{A0}" + sign) }
    var (prefix, suffix) = Self.affixes(of: currencyPattern, sign: sign)
    // A sign of letters needs a space even if a sign such as $ doesn't: CHF 12, but $12.
    if let last = prefix.last, last.isLetter { prefix += "\u{A0}" }
    if let first = suffix.first, first.isLetter { suffix = "\u{A0}" + suffix }
    return (prefix, suffix)
  }

  private static func affixes(of pattern: String, sign: String) -> (prefix: String, suffix: String) {
    let sides = pattern.split(separator: "1", maxSplits: 1, omittingEmptySubsequences: false).map { side in
      side.map { $0 == "¤" || $0 == "%" ? sign : String($0) }.joined()
    }
    return (sides.first ?? "", sides.last ?? "")
  }

  /// The sign of a currency in the locale, or its code if it has none: `$`, but `US$` in Korea.
  public func currencySign(code: String) -> String {
    for entry in currencySigns.split(separator: " ") where entry.hasPrefix(code + "=") {
      return String(entry.dropFirst(code.count + 1))
    }
    return code
  }
}
