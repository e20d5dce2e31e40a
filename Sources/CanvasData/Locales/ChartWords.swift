/// The words that charts write by themselves, in a language: totals, what a change is measured from, the sentence for
/// readers who do not see the picture.
public struct ChartWords: Sendable, Hashable {
  /// What charts say that they are.
  public enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// Bars from left to right.
    case bars
    /// Upright bars.
    case columns
    /// Lines.
    case lines
    /// Areas.
    case areas
    /// Points.
    case points
    /// Tiles, each with a number.
    case tiles
    /// A pie.
    case pie
  }

  /// Such as `ko`.
  public let language: String
  /// Below the sum in a ring.
  public let total: String
  /// What the rest together is called.
  public let other: String
  /// What stands before the names of what has a value of 0.
  public let zero: String
  /// What stands in place of a chart without values.
  public let noData: String

  // In the order of the kinds, and of day, week, month, quarter and year.
  private let kinds: [String]
  private let periods: [String]
  // "on {place}".
  private let comparison: String
  // One and several: "{count} value|{count} values".
  private let counts: [String]
  // "{name} with {value}".
  private let named: String
  // What follows the kind, or the title: "of {count}; the greatest is {greatest}, the total {total}."
  private let sentence: String
  private let emptySentence: String
  private let pieSentence: String
  private let emptyPieSentence: String

  static let english = ChartWords(
    "en", total: "total", other: "Other", zero: "Zero", noData: "No data",
    kinds: "bar chart|column chart|line chart|area chart|point chart|tile chart|pie chart",
    periods: "on the day before|on last week|on last month|on last quarter|on last year", comparison: "on {place}",
    counts: "{count} value|{count} values", named: "{name} with {value}",
    sentence: " of {count}; the greatest is {greatest}, the total {total}.", empty: " without values.",
    pie: ": {count}, the greatest {greatest} ({percent}), {total}.", emptyPie: ": {count}, all 0.")

  init(
    _ language: String, total: String, other: String, zero: String, noData: String, kinds: String, periods: String,
    comparison: String, counts: String, named: String, sentence: String, empty: String, pie: String, emptyPie: String
  ) {
    func list(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }
    self.language = language
    self.total = total
    self.other = other
    self.zero = zero
    self.noData = noData
    self.kinds = list(kinds)
    self.periods = list(periods)
    self.comparison = comparison
    self.counts = list(counts)
    self.named = named
    self.sentence = sentence
    emptySentence = empty
    pieSentence = pie
    emptyPieSentence = emptyPie
  }

  /// Such as "bar chart".
  public func kind(_ kind: Kind) -> String { kinds[kind.rawValue] }

  /// What a change is measured from where that is the period before: "on last month".
  public func since(_ period: CalendarPeriod) -> String {
    switch period {
    case .day: periods[0]
    case .week: periods[1]
    case .month: periods[2]
    case .quarter: periods[3]
    case .year: periods[4]
    }
  }

  /// What a change is measured from where that is another place: "on Jan 2026".
  public func since(_ place: String) -> String { filled(comparison, ["place": place]) }

  /// Such as "Cola with 60".
  public func greatest(_ name: String, value: String) -> String { filled(named, ["name": name, "value": value]) }

  /// A chart with axes in a sentence: what it is, how many values, the greatest of them, their sum. Without a greatest
  /// there are no values.
  public func sentence(_ kind: String, count: Int, greatest: String?, total: String) -> String {
    guard let greatest else { return kind + emptySentence }
    return kind + filled(sentence, ["count": counted(count), "greatest": greatest, "total": total])
  }

  /// A pie in a sentence; `total` has its name before it.
  public func pieSentence(_ title: String, count: Int, greatest: String?, percent: String, total: String) -> String {
    let values = ["count": counted(count), "greatest": greatest ?? "", "percent": percent, "total": total]
    return title + filled(greatest == nil ? emptyPieSentence : pieSentence, values)
  }

  private func counted(_ count: Int) -> String { filled(counts[count == 1 ? 0 : 1], ["count": "\(count)"]) }

  // What is filled in may have braces of its own: each part of the pattern is read once.
  private func filled(_ pattern: String, _ values: [String: String]) -> String {
    var text = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open] + (values[String(rest[rest.index(after: open)..<close])] ?? "")
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

extension LocaleFormat {
  /// What charts write by themselves; in English where the table does not have the language.
  public var chartWords: ChartWords { ChartWords.all.first { $0.language == language } ?? .english }
}
