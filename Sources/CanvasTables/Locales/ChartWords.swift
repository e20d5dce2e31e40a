/// The words that charts write in a language: totals, the reference of a change, and descriptions for screen readers.
public struct ChartWords: Sendable, Hashable {
  /// The kinds of charts in descriptions.
  public enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// Horizontal bars.
    case bars
    /// Vertical bars.
    case columns
    /// Lines.
    case lines
    /// Areas.
    case areas
    /// Points.
    case points
    /// Tiles with numbers.
    case tiles
    /// A pie.
    case pie
  }

  /// The language code, such as `ko`.
  public let language: String
  /// The text below the total in a donut.
  public let total: String
  /// The name of the sum of the rest.
  public let other: String
  /// The text before the names of values of 0.
  public let zero: String
  /// The text in a chart without values.
  public let noData: String
  /// The name of a series or place without a name.
  public let unnamed: String

  // In the order of a count, sum, mean, median, minimum and maximum: "Count|Sum of {name}".
  let aggregates: String
  // In the order of `Kind`, and of day, week, month, quarter and year.
  let kinds: String
  let periods: String
  // "on {place}".
  let comparison: String
  // Singular and plural: "{count} value|{count} values".
  let counts: String
  // "{name}, {value}".
  let named: String
  // The text after the kind or the title: " of {count}. The largest is {greatest}. The total is {total}."
  let sentence: String
  // The same for values that don't add up: with {least} instead of the total.
  let range: String
  let empty: String
  let pie: String
  let emptyPie: String

  static let english = ChartWords(
    language: "en", total: "total", other: "Other", zero: "Zero", noData: "No data", unnamed: "(none)",
    aggregates: "Count|Sum of {name}|Mean {name}|Median {name}|Least {name}|Greatest {name}",
    kinds: "bar chart|column chart|line chart|area chart|point chart|tile chart|pie chart",
    periods: "on the day before|on last week|on last month|on last quarter|on last year", comparison: "on {place}",
    counts: "{count} value|{count} values", named: "{name}, {value}",
    sentence: " of {count}. The largest is {greatest}. The total is {total}.",
    range: " of {count}. The largest is {greatest}. The smallest is {least}.", empty: " without values.",
    pie: ": {count}, {total}. The largest is {greatest} ({percent}).", emptyPie: ": {count}, all 0.")

  // The word at a place of a list: "bar chart|column chart".
  func word(_ index: Int, of list: String) -> String { String(list.split(separator: "|")[index]) }

  /// The name of a kind, such as "bar chart".
  public func kind(_ kind: Kind) -> String { word(kind.rawValue, of: kinds) }

  /// The reference of a change from the period before: "on last month". Nil if the language's table has no words for
  /// it.
  public func since(_ period: CalendarPeriod) -> String? {
    switch period {
    case .day: word(0, of: periods)
    case .week: word(1, of: periods)
    case .month: word(2, of: periods)
    case .quarter: word(3, of: periods)
    // The table of words has no half-years: the place before is named instead.
    case .halfYear: nil
    case .year: word(4, of: periods)
    }
  }

  /// The reference of a change from another place: "on Jan 2026".
  public func since(_ place: String) -> String { filled(comparison, ["place": place]) }

  /// A name with its value, such as "Cola, 60".
  public func greatest(_ name: String, value: String) -> String { filled(named, ["name": name, "value": value]) }

  /// A description of a chart with axes: its kind, the number of values, the largest value and the sum. If `greatest`
  /// is nil, there are no values.
  public func sentence(_ kind: String, count: Int, greatest: String?, total: String) -> String {
    guard let greatest else { return kind + empty }
    return kind + filled(sentence, ["count": counted(count), "greatest": greatest, "total": total])
  }

  /// A description of a chart whose values don't add up, such as prices: its kind, the number of values, the largest
  /// and the smallest value.
  public func sentence(_ kind: String, count: Int, greatest: String, least: String) -> String {
    kind + filled(range, ["count": counted(count), "greatest": greatest, "least": least])
  }

  /// A description of a pie. `total` includes the name of the total.
  public func pieSentence(_ title: String, count: Int, greatest: String?, percent: String, total: String) -> String {
    let values = ["count": counted(count), "greatest": greatest ?? "", "percent": percent, "total": total]
    return title + filled(greatest == nil ? emptyPie : pie, values)
  }

  private func counted(_ count: Int) -> String { filled(word(count == 1 ? 0 : 1, of: counts), ["count": "\(count)"]) }

  func filled(_ pattern: String, _ values: [String: String]) -> String {
    pattern.filled { values[String($0)] ?? "" }
  }
}

extension LocaleFormat {
  /// The words that charts write, in English if the language isn't in the table.
  public var chartWords: ChartWords { ChartWords.all.first { $0.language == language } ?? .english }
}
