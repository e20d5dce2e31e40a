/// Names with a natural order: weekdays, months, clothing sizes.
enum CategoryOrder {
  private static let sizes = [
    "XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "XXXXL", "2XL", "3XL", "4XL", "5XL",
  ]

  /// The positions of names in the natural order that contains them all, from 0, or nil if there is none. Weekdays
  /// begin with Monday. No order has more names than that of sizes.
  static func places(of names: [String], locale: LocaleFormat) -> [Int]? {
    if let places = placesOfRanges(names) { return places }
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

  /// The order of ranges by their starts: `<18`, `18-24`, `25 to 34`, `65+`. More names than a chart can show aren't
  /// ranges.
  private static func placesOfRanges(_ names: [String]) -> [Int]? {
    guard (2...60).contains(names.count) else { return nil }
    let starts = names.compactMap(rangeStart)
    guard starts.count == names.count, Set(starts).count == starts.count else { return nil }
    let sorted = names.indices.sorted { starts[$0] < starts[$1] }
    var places = [Int](repeating: 0, count: names.count)
    for (place, index) in sorted.enumerated() { places[index] = place }
    return places
  }

  /// The start of a range, or nil if the name isn't a range. A single number isn't a range.
  private static func rangeStart(_ name: String) -> Double? {
    let words = ["to", "bis", "under", "over", "up", "and", "unter", "über", "ab", "below", "above"]
    var numbers: [Double] = []
    var (isOpen, isBelow) = (false, false)
    for token in DateToken.tokens(of: String(name.prefix(40))) {
      switch token {
      case .number(let value, _): numbers.append(Double(value))
      case .word(let word):
        guard words.contains(word) else { return nil }
        isOpen = true
        isBelow = isBelow || ["under", "unter", "below", "up", "bis"].contains(word) && numbers.isEmpty
      case .mark(let mark):
        guard "-–—~+<>≤≥".unicodeScalars.contains(mark) else { return nil }
        isOpen = true
        isBelow = isBelow || "<≤".unicodeScalars.contains(mark)
      }
    }
    guard isOpen, let first = numbers.first, numbers.count <= 2, numbers.count == 1 || first <= numbers[1] else {
      return nil
    }
    // Below 18 comes before a range that begins at 18, and above 65 comes after 65 to 74.
    return isBelow ? first - 1e-3 - (numbers.count == 1 ? 1e6 : 0) : numbers.count == 1 ? first + 0.5 : first
  }

  private static func plainName(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "." && !$0.isWhitespace })
  }
}
