/// The way in which the values of the same place and series are combined.
public enum Aggregate: String, Sendable, Hashable, CaseIterable {
  /// Their sum.
  case sum
  /// Their arithmetic mean.
  case mean
  /// The middle value, or the mean of the two in the middle.
  case median
  /// The smallest.
  case minimum = "min"
  /// The largest.
  case maximum = "max"
  /// The last one in time, as of an account's balance: the first row where the rows go back in time. In a cell of a heat
  /// map, that of the last row.
  case last
  /// The number of rows with a value. If the table has no column of numbers, the number of rows.
  case count

  /// The phrase in notes, after a number of values.
  var noted: String {
    switch self {
    case .sum: "summed"
    case .mean: "averaged"
    case .median: "replaced by their median"
    case .minimum: "replaced by the smallest"
    case .maximum: "replaced by the largest"
    case .last: "replaced by the last"
    case .count: "counted"
    }
  }
}

extension ChartWords {
  /// The title of an axis with an aggregate of a column: "Sum of sales". A count has no column, and the last values are
  /// called as all are.
  public func title(_ aggregate: Aggregate, of name: String) -> String {
    let order: [Aggregate] = [.count, .sum, .mean, .median, .minimum, .maximum]
    return order.firstIndex(of: aggregate).map { filled(word($0, of: aggregates), ["name": name]) } ?? name
  }
}
