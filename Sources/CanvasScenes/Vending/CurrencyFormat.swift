/// How amounts of won are written in a locale: `₩12,300`, `12.300 ₩`.
///
/// A small table after Unicode's CLDR, and no library: the same text on every machine.
public struct CurrencyFormat: Sendable, Hashable {
  /// As `ko_KR`.
  public let locale: String
  private let symbol: String
  private let symbolIsFirst: Bool
  private let space: String
  private let separator: String
  /// The lowest amount with separators has this many digits before the first one.
  private let leastDigits: Int
  /// The digits between the second separator and the next, towards the left: 3, in India 2.
  private let group: Int

  /// The format of a locale, written as `ko_KR` or `ko-KR`; nil for one that is not among `locales`.
  public init?(locale: String) {
    let name = locale.replacing("-", with: "_")
    guard let format = Self.formats.first(where: { $0.locale == name }) else { return nil }
    self = format
  }

  /// All that are known, in alphabetical order.
  public static let locales = formats.map(\.locale).sorted()

  /// As in Korea: `₩12,300`.
  public static let korean = CurrencyFormat("ko_KR", before: "₩", separator: ",")

  /// An amount in won; a negative one has a minus sign in front.
  public func text(_ won: Int) -> String {
    let digits = grouped(String(won.magnitude))
    return (won < 0 ? "-" : "") + (symbolIsFirst ? symbol + space + digits : digits + space + symbol)
  }

  private func grouped(_ digits: String) -> String {
    guard digits.utf8.count >= 3 + leastDigits else { return digits }
    var parts = [String(digits.suffix(3))]
    var rest = digits.dropLast(3)
    while !rest.isEmpty {
      parts.append(String(rest.suffix(group)))
      rest = rest.dropLast(group)
    }
    return parts.reversed().joined(separator: separator)
  }

  private static let noBreakSpace = "\u{A0}"
  private static let narrowSpace = "\u{202F}"

  private static let formats = [
    korean,
    CurrencyFormat("en_US", before: "₩", separator: ","),
    CurrencyFormat("en_GB", before: "₩", separator: ","),
    CurrencyFormat("en_IN", before: "₩", separator: ",", group: 2),
    CurrencyFormat("ja_JP", before: "₩", separator: ","),
    CurrencyFormat("zh_CN", before: "₩", separator: ","),
    CurrencyFormat("th_TH", before: "₩", separator: ","),
    CurrencyFormat("id_ID", before: "₩", separator: "."),
    CurrencyFormat("tr_TR", before: "₩", separator: "."),
    CurrencyFormat("nl_NL", before: "₩", space: noBreakSpace, separator: "."),
    CurrencyFormat("pt_BR", before: "₩", space: noBreakSpace, separator: "."),
    CurrencyFormat("de_CH", before: "₩", space: noBreakSpace, separator: "’"),
    CurrencyFormat("de_DE", after: "₩", separator: "."),
    CurrencyFormat("da_DK", after: "₩", separator: "."),
    CurrencyFormat("vi_VN", after: "₩", separator: "."),
    CurrencyFormat("fr_FR", after: "₩", separator: narrowSpace),
    CurrencyFormat("ru_RU", after: "₩", separator: noBreakSpace),
    CurrencyFormat("cs_CZ", after: "₩", separator: noBreakSpace),
    CurrencyFormat("pt_PT", after: "₩", separator: noBreakSpace, leastDigits: 2),
    CurrencyFormat("sv_SE", after: "KRW", separator: noBreakSpace),
    CurrencyFormat("nb_NO", after: "KRW", separator: noBreakSpace),
    CurrencyFormat("fi_FI", after: "KRW", separator: noBreakSpace),
    CurrencyFormat("uk_UA", after: "KRW", separator: noBreakSpace),
    CurrencyFormat("pl_PL", after: "KRW", separator: noBreakSpace, leastDigits: 2),
    CurrencyFormat("es_ES", after: "KRW", separator: ".", leastDigits: 2),
    CurrencyFormat("it_IT", after: "KRW", separator: ".", leastDigits: 2),
  ]

  private init(_ locale: String, before symbol: String, space: String = "", separator: String, group: Int = 3) {
    self.locale = locale
    self.symbol = symbol
    symbolIsFirst = true
    self.space = space
    self.separator = separator
    leastDigits = 1
    self.group = group
  }

  private init(_ locale: String, after symbol: String, separator: String, leastDigits: Int = 1) {
    self.locale = locale
    self.symbol = symbol
    symbolIsFirst = false
    space = Self.noBreakSpace
    self.separator = separator
    self.leastDigits = leastDigits
    group = 3
  }
}
