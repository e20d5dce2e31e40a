/// Parts of a time by which times are grouped, with Vega-Lite's names: `yearmonth`, `utchoursminutes`,
/// `binnedyearquarter`.
package struct TimeUnit: Sendable, Hashable {
  /// The parts from the largest to the smallest, at least one.
  package let parts: [TimePart]

  /// Whether times are read in UTC instead of the chart's time zone.
  package var isUTC: Bool

  /// Whether the data is grouped already.
  package var isBinned: Bool

  /// The number of the smallest parts in a group, from 1 to a million.
  package var step: Int {
    didSet { step = Self.limited(step) }
  }

  /// Some parts, in any order. Nil if there are none.
  package init?(parts: [TimePart], step: Int = 1, isUTC: Bool = false, isBinned: Bool = false) {
    let sorted = TimePart.allCases.filter(parts.contains)
    guard !sorted.isEmpty else { return nil }
    self.parts = sorted
    self.step = Self.limited(step)
    self.isUTC = isUTC
    self.isBinned = isBinned
  }

  /// A unit by its name, or nil if the name has other words than parts.
  package init?(_ name: String, step: Int = 1) {
    var rest = name[...]
    let isBinned = Self.dropWord("binned", &rest)
    let isUTC = Self.dropWord("utc", &rest)
    var parts: [TimePart] = []
    while !rest.isEmpty {
      guard let part = Self.longestFirst.first(where: { Self.dropWord($0.rawValue, &rest) }) else { return nil }
      parts.append(part)
    }
    self.init(parts: parts, step: step, isUTC: isUTC, isBinned: isBinned)
  }

  /// Parts that go together, by their names. Nil if one is unknown or excludes another, or if there are none.
  init?(compatible names: [String]) {
    let parts = names.compactMap(TimePart.init)
    let hasWeek = parts.contains { $0 == .week || $0 == .isoweek || $0 == .day }
    let hasMonth = parts.contains { $0 == .quarter || $0 == .month || $0 == .date }
    guard parts.count == names.count,
      [hasWeek, hasMonth, parts.contains(.dayofyear)].count(where: \.self) <= 1,
      !(parts.contains(.week) && parts.contains(.isoweek))
    else { return nil }
    self.init(parts: parts)
  }

  /// The smallest part.
  package var smallest: TimePart { parts.last ?? .year }

  /// The name without a step: `utcyearmonth`.
  package var name: String {
    (isBinned ? "binned" : "") + (isUTC ? "utc" : "") + parts.map(\.rawValue).joined()
  }

  private static let longestFirst = TimePart.allCases.filter { $0 != .isoweek }
    .sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }

  private static func dropWord(_ word: String, _ text: inout Substring) -> Bool {
    guard text.hasPrefix(word) else { return false }
    text = text.dropFirst(word.count)
    return true
  }

  private static func limited(_ step: Int) -> Int { min(max(step, 1), 1_000_000) }
}
