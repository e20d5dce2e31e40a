/// How a locale writes numbers, percentages, amounts of money and dates.
///
/// It comes from a table of our own after Unicode's CLDR and not from a library: the same text on every machine, and in
/// every year.
public struct LocaleFormat: Sendable, Hashable {
  /// Such as `ko_KR`.
  public let identifier: String

  /// What stands between whole and fraction, such as `.`.
  public let decimal: String

  /// What stands between thousands, such as `,`.
  public let group: String

  /// The lowest number with separators has this many digits before the first one: in Spain `1234`, but `12.345`.
  let leastDigits: Int

  /// The digits between the second separator and the next, towards the left: 3, in India 2.
  let upperGroup: Int

  /// `¤1`: the sign of the currency and the number.
  let currencyPattern: String

  /// `1%`: the number and the sign of percents.
  let percentPattern: String

  /// `USD=$ EUR=€`.
  let currencySigns: String

  /// As in the United States, and what stands where nobody names a locale.
  public static let english = LocaleFormat(
    identifier: "en_US", decimal: ".", group: ",", leastDigits: 1, upperGroup: 3, currencyPattern: "¤1",
    percentPattern: "1%",
    currencySigns: "KRW=₩ USD=$ EUR=€ JPY=¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ VND=₫")

  /// English with a space before the sign of percents, `22.7 %`, as typographers set it: how charts write numbers where
  /// nobody names a locale.
  public static let plain = LocaleFormat(
    identifier: english.identifier, decimal: english.decimal, group: english.group, leastDigits: english.leastDigits,
    upperGroup: english.upperGroup, currencyPattern: english.currencyPattern, percentPattern: "1 %",
    currencySigns: english.currencySigns)

  /// The identifiers that are known, in alphabetical order. A language alone, such as `ko`, stands for its first
  /// country.
  public static let identifiers = all.map(\.identifier).sorted()

  /// The languages that are known, in alphabetical order.
  public static let languages = CalendarNames.all.map(\.language).sorted()

  /// The format of a locale, written as `ko_KR`, `ko-KR` or `ko`; nil for one that is not in the table.
  ///
  /// A country that is not in the table has none: `de_AT` differs from `de_DE` in ways that nobody should guess.
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

  init(
    identifier: String, decimal: String, group: String, leastDigits: Int, upperGroup: Int, currencyPattern: String,
    percentPattern: String, currencySigns: String
  ) {
    self.identifier = identifier
    self.decimal = decimal
    self.group = group
    self.leastDigits = leastDigits
    self.upperGroup = upperGroup
    self.currencyPattern = currencyPattern
    self.percentPattern = percentPattern
    self.currencySigns = currencySigns
  }

  /// Such as `ko`.
  public var language: String { String(identifier.prefix(2)) }

  /// The names of months and weekdays, and the patterns of dates.
  public var calendar: CalendarNames {
    CalendarNames.all.first { $0.language == language } ?? .english
  }

  /// Whether `12/31/2026` begins with the month.
  var isMonthFirst: Bool { identifier == "en_US" }
}

extension LocaleFormat {
  /// Digits with the separators of the locale between them: `1234567` as `1,234,567`. Other texts come out as odd as
  /// they went in.
  public func grouped(_ digits: String) -> String {
    guard digits.utf8.count >= 3 + leastDigits else { return digits }
    var parts = [digits.suffix(3)]
    var rest = digits.dropLast(3)
    while !rest.isEmpty {
      parts.append(rest.suffix(upperGroup))
      rest = rest.dropLast(upperGroup)
    }
    return parts.reversed().joined(separator: group)
  }

  /// What stands before and behind a number in percent.
  var percentAffixes: (prefix: String, suffix: String) { Self.affixes(of: percentPattern, sign: "%") }

  /// What stands before and behind an amount in a currency: its sign, and a space where the locale has one.
  func currencyAffixes(sign: String) -> (prefix: String, suffix: String) {
    var (prefix, suffix) = Self.affixes(of: currencyPattern, sign: sign)
    // A sign of letters needs a space where a sign like $ needs none: CHF 12, but $12.
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

  /// The sign of a currency in the locale, or its code where it has none: `$`, in Korea `US$`.
  public func currencySign(code: String) -> String {
    for entry in currencySigns.split(separator: " ") where entry.hasPrefix(code + "=") {
      return String(entry.dropFirst(code.count + 1))
    }
    return code
  }
}
