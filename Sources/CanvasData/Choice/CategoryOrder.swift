/// Names that have an order of their own: weekdays, months, sizes of clothes.
enum CategoryOrder {
  private static let sizes = [
    "XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "XXXXL", "2XL", "3XL", "4XL", "5XL",
  ]

  /// The places of names in the one order that has them all, from 0; nil where none has. Weekdays begin with Monday. No
  /// order has more names than sizes.
  static func places(of names: [String], locale: LocaleFormat) -> [Int]? {
    guard (2...sizes.count).contains(names.count) else { return nil }
    var orders: [[String]] = [sizes]
    for calendar in [locale.calendar, .english] {
      orders += [calendar.weekdays, calendar.shortWeekdays, calendar.months, calendar.shortMonths]
      orders += [calendar.quarters]
    }
    let plain = names.map { plainName($0) }
    for order in orders {
      let known = Dictionary(order.enumerated().map { (plainName($1), $0) }, uniquingKeysWith: { first, _ in first })
      let places = plain.compactMap { known[$0] }
      if places.count == names.count { return places }
    }
    return nil
  }

  private static func plainName(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "." && !$0.isWhitespace })
  }
}
