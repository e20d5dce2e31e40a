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
    case .count: "counted"
    }
  }
}

extension ChartWords {
  /// The title of an axis with an aggregate of a column: "Sum of sales". A count has no column.
  public func title(_ aggregate: Aggregate, of name: String) -> String {
    let order: [Aggregate] = [.count, .sum, .mean, .median, .minimum, .maximum]
    return filled(word(order.firstIndex(of: aggregate) ?? 0, of: aggregates), ["name": name])
  }
}
