/// A column of a table, with a name and cells of one kind.
public struct Column: Sendable {
  /// The kind of the cells. The first cell that isn't missing determines it.
  public enum Kind: Sendable, Hashable {
    /// Texts.
    case text
    /// Numbers.
    case number
    /// Dates, each of them the first day of a period.
    case date(CalendarPeriod)
    /// All cells are missing.
    case empty
  }

  enum Cells: Sendable {
    /// The index of each text in the pool, or -1 if it is missing.
    case texts([Int32], TextPool)
    /// The numbers, or NaN for a missing one; no cell can contain NaN.
    case numbers([Double])
    /// The days as `CalendarDate.dayNumber`, or `Int32.min` for a missing one.
    case days([Int32])
    case empty
  }

  /// The name in the header, without surrounding spaces.
  public let name: String

  /// The kind of the cells.
  public let kind: Kind

  /// The unit of the numbers.
  public let unit: ValueUnit

  let cells: Cells

  /// An error for the first cell that isn't of the column's kind, or is a date that doesn't exist. It is thrown if
  /// the column is used.
  let problem: DataError?

  /// Whether most cells aren't of the kind of the first one.
  let isMixed: Bool

  /// The texts of the first rows, empty for a missing cell.
  let sample: [String]

  /// An error for the first cell that differs from an earlier one only in the time of day, which isn't kept. Nil if
  /// there is none.
  let severalTimes: DataError?

  /// The number in a row, or nil if the cell is missing or the column has no numbers.
  func number(_ row: Int) -> Double? {
    guard case .numbers(let numbers) = cells, !numbers[row].isNaN else { return nil }
    return numbers[row]
  }

  /// The day in a row, or nil if the cell is missing or the column has no dates.
  func date(_ row: Int) -> CalendarDate? {
    guard case .days(let days) = cells else { return nil }
    return CalendarDate(dayNumber: Int(days[row]))
  }

  /// The text in a row, or nil if the cell is missing or the column has no texts.
  func text(_ row: Int) -> String? {
    guard case .texts(let ids, let pool) = cells, ids[row] >= 0 else { return nil }
    return pool[Int(ids[row])]
  }
}

extension Column {
  /// The text of a cell with a text or date, for messages.
  func shown(_ row: Int) -> String? { text(row) ?? date(row)?.iso }
}

extension Column.Kind: CustomStringConvertible {
  /// The name in messages.
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
