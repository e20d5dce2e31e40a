/// Finds the locale of a table whose numbers or dates English doesn't read: `12.345,50`, `31.12.2026`, `5 mai 2026`.
///
/// A locale is taken if it reads all cells of the sample of a column that English doesn't read, and all columns that
/// English reads. If several do, it is the one that reads the most columns, and of these the first: that of the language in
/// which the columns are named, France if spaces separate thousands, the United Kingdom, Germany, France, then the others.
/// Where English reads everything, months beside the dates, the order of days in the rows, or the language of the columns'
/// names tell that the day is first, and that language, or whole numbers from 100 to 999 among `1.240`, that points separate
/// thousands.
enum LocaleSearch {
  private enum Reading: Equatable { case number, date(CalendarPeriod) }

  /// The number of columns that are examined, so that a table of thousands isn't read in each locale.
  private static let columnLimit = 64

  /// The locale, or nil if English is the right one, or nothing reads the table.
  static func locale(of all: [Column]) -> LocaleFormat? {
    let columns = all.prefix(columnLimit)
    let english = CellReaders(.english)
    let unread = columns.filter { $0.kind == .text || $0.problem != nil }.map(cells(of:)).filter { cells in
      // A name without a digit isn't a number in any locale. Most texts end the search here.
      !cells.isEmpty && cells.allSatisfy { $0.contains { $0.isASCII && $0.isNumber } }
        && reading(cells, english) == nil
    }
    let named = NameLanguage.locale(of: all)
    let british = columns.contains { hasDaysFirst($0, beside: columns, named: named) } ? Self.british : nil
    let thousands = columns.compactMap(thousands)
    let areNamed = named?.group == "." && thousands.contains { $0.pointed > ($0.plain > 0 ? 0 : 2) }
    guard !unread.isEmpty else {
      if areNamed { return named }
      return british ?? (thousands.contains { $0.pointed > 0 && $0.plain > 0 } ? LocaleFormat("de_DE") : nil)
    }
    let read = columns.filter { ($0.kind == .number || ($0.isTemporal && $0.kind != .timeOfDay)) && $0.problem == nil }
      .map(cells(of:))
    var best: (locale: LocaleFormat, count: Int)?
    let separatesBySpaces = unread.contains { $0.contains { $0.contains(/[0-9][\u{A0}\u{202F}][0-9]/) } }
    for candidate in [named].compactMap(\.self) + (separatesBySpaces ? spacing : []) + candidates {
      let readers = CellReaders(candidate)
      let count = unread.count { reading($0, readers) != nil }
      guard count > best?.count ?? 0, read.allSatisfy({ $0.isEmpty || reading($0, readers) != nil }) else { continue }
      best = (candidate, count)
    }
    return best?.locale ?? (areNamed ? named : british)
  }

  private static let candidates: [LocaleFormat] = {
    let first = ["en_GB", "de_DE", "fr_FR"]
    return first.compactMap { LocaleFormat($0) }
      + LocaleFormat.all.filter { !first.contains($0.identifier) && $0.identifier != LocaleFormat.english.identifier }
  }()

  private static let british = LocaleFormat("en_GB")

  /// The locales that come first if spaces separate thousands.
  private static let spacing = ["fr_FR"].compactMap { LocaleFormat($0) }

  /// The cells of a column that may be numbers of Germany that English reads: those like `1.240`, and whole numbers from 100
  /// to 999, which need no point. Nil if there are others.
  private static func thousands(_ column: Column) -> (pointed: Int, plain: Int)? {
    guard column.kind == .number, column.problem == nil else { return nil }
    let cells = cells(of: column)
    let (pointed, plain) = (cells.filter { $0.contains(".") }, cells.filter { !$0.contains(".") })
    // A literal is compiled each time that it is reached.
    lazy var form = /[1-9][0-9]{0,2}(\.[0-9]{3})+/
    return plain.allSatisfy {
      $0.utf8.count == 3 && $0.utf8.first != 0x30 && $0.allSatisfy { $0.isASCII && $0.isNumber }
    }
      && pointed.allSatisfy { $0.wholeMatch(of: form) != nil } ? (pointed.count, plain.count) : nil
  }

  /// Whether the dates of a column, which English reads with the month first, have the day first. A column of their months
  /// tells it; then days that ascend or descend with the day first, `03/02, 12/02, 02/03`, and not with the
  /// month first, or are consecutive, `02/02, 03/02, 04/02`, rather than of a month each; then the language.
  private static func hasDaysFirst(_ column: Column, beside others: ArraySlice<Column>, named: LocaleFormat?) -> Bool {
    guard column.isTemporal, column.kind != .timeOfDay, column.problem == nil else { return false }
    let (all, allMonthFirst) = (Self.days(of: column, british ?? .english), Self.days(of: column, .english))
    let (days, monthFirst) = (all.compactMap(\.self), allMonthFirst.compactMap(\.self))
    guard days != monthFirst, days.count == monthFirst.count else { return false }
    for other in others {
      guard let (months, period) = SplitDates.parts(other, locale: .english), period == .month else { continue }
      func fit(_ days: [CalendarDate?]) -> Bool {
        zip(days, months).allSatisfy { day, month in day == nil || month == nil || day?.month == month }
      }
      if fit(all) != fit(allMonthFirst) { return fit(all) }
    }
    if days.count > 2 {
      if days.areInOrder != monthFirst.areInOrder { return days.areInOrder }
      let steps = Set(zip(days, days.dropFirst()).map { abs($1.dayNumber - $0.dayNumber) })
      // The first of each month is as likely as the days of a January.
      let areOneAMonth = monthFirst.allSatisfy { $0.day == monthFirst[0].day } && monthFirst[0].day > 1
      if areOneAMonth, steps == [1] || steps == [7] { return true }
    }
    // Where the year is first, dates with another order are those of anyone.
    return named.map { !["en", "ko", "ja", "zh"].contains($0.language) } ?? false
  }

  /// The days of a column's sample, nil for a cell that isn't one.
  private static func days(of column: Column, _ locale: LocaleFormat) -> [CalendarDate?] {
    let reader = DateReader(locale)
    return column.sample.map { cell in
      switch reader.reading(cell) {
      case .date(let date, .day): date
      case .time(let time, _): time.date
      case .date, .impossible, .none: nil
      }
    }
  }

  /// The cells of a column's sample that have to be read: not the missing ones, and no totals.
  private static func cells(of column: Column) -> [String] {
    let cells = column.sample.filter { !ResourceQuantities.isMissing($0) && TotalWords.kind(of: $0) == nil }
    // A few texts among numbers, such as `closed`, are missing values.
    let numbers = cells.filter { $0.contains { $0.isASCII && $0.isNumber } }
    return cells.count > numbers.count && (cells.count - numbers.count) * 4 <= numbers.count ? numbers : cells
  }

  /// What all cells are, or nil if they aren't the same.
  private static func reading(_ cells: [String], _ readers: CellReaders) -> Reading? {
    var common: Reading?
    for cell in cells {
      let reading: Reading
      switch readers.dates.reading(cell) {
      case .date(_, let period): reading = .date(period)
      case .time: reading = .date(.day)
      case .impossible: return nil
      case .none:
        guard readers.numbers.number(cell) != nil else { return nil }
        reading = .number
      }
      guard common == nil || common == reading else { return nil }
      common = reading
    }
    return common
  }
}
