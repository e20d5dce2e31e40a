/// What a column is in its table, as its name, its cells and its neighbours tell.
public enum ColumnRole: Sendable, Hashable {
  /// What tells when a row is.
  public enum Time: String, Sendable, Hashable {
    /// A date with a time.
    case instant
    /// A day, a week, a month, a quarter or a year.
    case period
    /// A time of day, without a date.
    case clock
    /// A part of a date beside the date or instead of it: the month, the weekday, the hour.
    case part = "part of a date"
  }

  /// What names a row.
  public enum Name: String, Sendable, Hashable {
    /// Names without an order.
    case nominal
    /// Names with an order of their own, such as sizes and answers.
    case ordinal
    /// Numbers or texts that identify rows: ids, postcodes, ranks.
    case code
    /// Countries and cities, or where they are.
    case place
  }

  /// What is measured, and thereby whether it adds up.
  public enum Measure: String, Sendable, Hashable {
    /// How many there are.
    case count
    /// How much there is, such as money or weight.
    case amount
    /// So many for each of something else, such as births for each thousand.
    case rate
    /// A mean, median or other number of many.
    case mean
    /// How much there is at a time, such as a balance or a population.
    case level
    /// What one of something costs.
    case price
    /// A number that compares with a base, such as 100 in 2015.
    case index
    /// A part of a whole.
    case share
    /// Degrees.
    case temperature
    /// How long something takes.
    case duration
    /// How long, wide or heavy one of something is.
    case size
    /// Nothing tells what the numbers are.
    case unknown

    /// Whether a sum of the values means something, or nil if nothing tells.
    public var addsUp: Bool? {
      switch self {
      case .count, .amount: true
      case .unknown: nil
      case .rate, .mean, .level, .price, .index, .share, .temperature, .duration, .size: false
      }
    }
  }

  /// When rows are.
  case time(Time)
  /// The names of rows.
  case name(Name)
  /// A quantity.
  case measure(Measure)
  /// The sum of other columns.
  case total
  /// The mean or the difference of other columns.
  case result
  /// Whether something is so.
  case flag
  /// Sentences.
  case freeText
  /// No cell has a value.
  case empty
}

extension ColumnRole: CustomStringConvertible {
  /// The role in words: `measure: price, doesn't add up`.
  public var description: String {
    switch self {
    case .time(let time): "time: \(time.rawValue)"
    case .name(let name): "name: \(name.rawValue)"
    case .measure(let measure):
      "measure: \(measure.rawValue)" + (measure.addsUp.map { $0 ? ", adds up" : ", doesn't add up" } ?? "")
    case .total: "total of others"
    case .result: "result of others"
    case .flag: "flag"
    case .freeText: "free text"
    case .empty: "empty"
    }
  }
}

/// A column's role, and what tells it.
public struct ColumnMeaning: Sendable, Hashable {
  /// The column's name.
  public let name: String
  /// Its role.
  public let role: ColumnRole
  /// What tells the role, in a few words.
  public let evidence: String
}

extension ColumnMeaning: CustomStringConvertible {
  /// The name, the role, and the evidence in one line.
  public var description: String { "\(DataError.quoted(name)): \(role) (\(evidence))" }
}

extension Table {
  /// The roles of the columns, from which a chart's columns are chosen.
  public var meanings: [ColumnMeaning] { roledColumns.map(\.meaning) }

  /// The columns with their roles.
  var roledColumns: [RoledColumn] { RoledColumn.all(of: self, dates: SplitDates(columns, locale: locale)) }
}
