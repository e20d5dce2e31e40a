/// Parts of a time by which times are grouped, with Vega-Lite's names: `yearmonth`, `utchoursminutes`,
/// `binnedyearquarter`.
package struct TimeUnit: Sendable, Hashable {
  /// A part of a time.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    case year, quarter, month, week, date, day, dayofyear, hours, minutes, seconds, milliseconds
  }

  /// The parts from the largest to the smallest, at least one.
  package let parts: [Part]

  /// Whether times are read in UTC instead of the chart's time zone.
  package var isUTC: Bool

  /// Whether the data is grouped already.
  package var isBinned: Bool

  /// The number of the smallest parts in a group, from 1 to a million.
  package var step: Int {
    didSet { step = Self.limited(step) }
  }

  /// Some parts, in any order. Nil if there are none.
  package init?(parts: [Part], step: Int = 1, isUTC: Bool = false, isBinned: Bool = false) {
    let sorted = Part.allCases.filter(parts.contains)
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
    var parts: [Part] = []
    while !rest.isEmpty {
      guard let part = Self.longestFirst.first(where: { Self.dropWord($0.rawValue, &rest) }) else { return nil }
      parts.append(part)
    }
    self.init(parts: parts, step: step, isUTC: isUTC, isBinned: isBinned)
  }

  /// The smallest part.
  package var smallest: Part { parts.last ?? .year }

  /// The name without a step: `utcyearmonth`.
  package var name: String {
    (isBinned ? "binned" : "") + (isUTC ? "utc" : "") + parts.map(\.rawValue).joined()
  }

  private static let longestFirst = Part.allCases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }

  private static func dropWord(_ word: String, _ text: inout Substring) -> Bool {
    guard text.hasPrefix(word) else { return false }
    text = text.dropFirst(word.count)
    return true
  }

  private static func limited(_ step: Int) -> Int { min(max(step, 1), 1_000_000) }
}
