/// A column of a table: a name, and cells of one kind.
public struct Column: Sendable {
  /// What the cells are. The first cell that is not missing decides.
  public enum Kind: Sendable, Hashable {
    /// Texts.
    case text
    /// Numbers.
    case number
    /// Dates, each of them the first day of a period.
    case date(CalendarPeriod)
    /// No cell says anything.
    case empty
  }

  enum Cells: Sendable {
    /// The number of each text in the pool, -1 where it is missing.
    case texts([Int32], TextPool)
    /// NaN where it is missing: no cell can say that.
    case numbers([Double])
    /// Days by `CalendarDate.dayNumber`, the least `Int32` where it is missing.
    case days([Int32])
    case empty
  }

  /// As in the header, without spaces around it.
  public let name: String

  /// What the cells are.
  public let kind: Kind

  /// The sign that the numbers are written with.
  public let unit: ValueUnit

  let cells: Cells

  /// The first cell that is not of the column's kind, or does not exist as a date; whoever needs the column throws it.
  let problem: DataError?

  /// The first cell that differs from one before only in the time of day, which is not kept. Nil if there is none.
  let severalTimes: DataError?

  /// The number of a row; nil if the cell is missing or the column has no numbers.
  func number(_ row: Int) -> Double? {
    guard case .numbers(let numbers) = cells, !numbers[row].isNaN else { return nil }
    return numbers[row]
  }

  /// The day of a row; nil if the cell is missing or the column has no dates.
  func date(_ row: Int) -> CalendarDate? {
    guard case .days(let days) = cells else { return nil }
    return CalendarDate(dayNumber: Int(days[row]))
  }

  /// The text of a row; nil if the cell is missing or the column has no texts.
  func text(_ row: Int) -> String? {
    guard case .texts(let ids, let pool) = cells, ids[row] >= 0 else { return nil }
    return pool[Int(ids[row])]
  }
}

extension Column {
  /// A cell of texts or dates, for messages.
  func shown(_ row: Int) -> String? { text(row) ?? date(row)?.iso }
}

extension Column.Kind: CustomStringConvertible {
  /// As messages call it.
  public var description: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .date(.day): "date"
    case .date(let period): period.rawValue
    case .empty: "empty"
    }
  }
}
