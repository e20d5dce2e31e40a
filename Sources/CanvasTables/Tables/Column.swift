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
    /// Times, of which several are on the same day.
    case time
    /// Times of day, without a date.
    case timeOfDay
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
    /// The times as `CalendarTime.seconds`, or `Int.min` for a missing one.
    case times([Int])
    case empty
  }

  /// The name in the header, without surrounding spaces.
  public let name: String

  /// The kind of the cells.
  public let kind: Kind

  /// The unit of the numbers.
  public let unit: ValueUnit

  let cells: Cells

  /// The range of the numbers, or nil without any.
  let numberRange: NumberRange?

  /// An error for the first cell that isn't of the column's kind, or is a date that doesn't exist. It is thrown if
  /// the column is used.
  let problem: DataError?

  /// What stands for a missing value: markers, and a few texts among numbers, such as `closed`.
  private(set) var missing = MissingCells()

  /// Whether most cells aren't of the kind of the first one.
  let isMixed: Bool

  /// The texts of the first rows, empty for a missing cell.
  let sample: [String]

  /// Whether `Cr` behind the numbers is read as a credit although nothing else tells it.
  private(set) var guessesCredits = false

  /// The time zone to which the cells were converted, or nil if they are as written.
  private(set) var zone: ClockZone?

  /// The number of the cells' units in a second, if they were numbers since 1970. Otherwise nil.
  private(set) var unitsPerSecond: Double?

  /// The number in a row, or nil if the cell is missing or the column has no numbers.
  func number(_ row: Int) -> Double? {
    guard case .numbers(let numbers) = cells, !numbers[row].isNaN else { return nil }
    return numbers[row]
  }

  /// The day in a row, or nil if the cell is missing or the column has no dates.
  func date(_ row: Int) -> CalendarDate? {
    guard case .days(let days) = cells else { return time(row)?.date }
    return CalendarDate(dayNumber: Int(days[row]))
  }

  /// The time in a row, or nil if the cell is missing or the column has no times.
  func time(_ row: Int) -> CalendarTime? {
    guard case .times(let times) = cells, times[row] != .min else { return nil }
    return CalendarTime(seconds: times[row])
  }

  /// Whether the cells are dates or times.
  var isTemporal: Bool { kind.isTemporal }

  /// Whether the cells have times, even if there is only one on each day.
  var hasTimes: Bool { if case .times = cells { true } else { false } }

  /// The text in a row, or nil if the cell is missing or the column has no texts.
  func text(_ row: Int) -> String? {
    guard case .texts(let ids, let pool) = cells, ids[row] >= 0 else { return nil }
    return pool[Int(ids[row])]
  }
}

/// The least and the greatest number of a column.
struct NumberRange {
  private(set) var least = Double.infinity
  private(set) var greatest = -Double.infinity
  /// Whether all numbers are whole.
  private(set) var areWhole = true

  /// The range of the numbers among cells, or nil without any.
  init?(_ cells: Column.Cells) {
    guard case .numbers(let numbers) = cells else { return nil }
    for number in numbers where !number.isNaN {
      least = min(least, number)
      greatest = max(greatest, number)
      areWhole = areWhole && number == number.rounded()
    }
    guard least <= greatest else { return nil }
  }
}

extension Column {
  /// The same column with other cells, read from its own.
  func with(_ cells: Cells, kind: Kind, unit: ValueUnit) -> Column {
    Column(
      name: name, kind: kind, unit: unit, cells: cells, numberRange: NumberRange(cells), problem: problem,
      missing: missing, isMixed: isMixed, sample: sample, guessesCredits: guessesCredits)
  }

  /// The column of texts as numbers of a unit.
  ///
  /// - Parameter values: The number of each text, nil for a missing one.
  func with(_ values: [Double?], of ids: [Int32], unit: ValueUnit) -> Column {
    var column = with(.numbers(ids.map { $0 < 0 ? .nan : values[Int($0)] ?? .nan }), kind: .number, unit: unit)
    guard case .texts(_, let pool) = cells else { return column }
    for id in ids where id >= 0 && values[Int(id)] == nil {
      column.missing.add(pool[Int(id)], isWord: MissingMarker.isWord(pool[Int(id)]))
    }
    return column
  }

  /// The text of a cell with a text, a date or a time, for messages.
  func shown(_ row: Int) -> String? {
    switch kind {
    case .text: text(row)
    case .time: time(row)?.iso
    case .timeOfDay: time(row)?.clock()
    case .date, .number, .empty: date(row)?.iso
    }
  }
}

extension Column.Kind {
  /// Whether the cells are dates or times.
  package var isTemporal: Bool {
    switch self {
    case .date, .time, .timeOfDay: true
    case .text, .number, .empty: false
    }
  }
}

extension Column.Kind: CustomStringConvertible {
  /// The name in messages.
  public var description: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .date(.day): "date"
    case .date(let period): period.rawValue
    case .time: "time"
    case .timeOfDay: "time of day"
    case .empty: "empty"
    }
  }
}
