/// The columns of a chart, as requested or found by name and kind.
///
/// The axis shows the first column of dates or times, `SplitDates`, or else a column `name` or `date`, the first column of
/// times of day, of years, or of texts, or, if there are two, the first number column. Of a few rows it is the text that
/// differs in each. A column of times of day beside one of days belongs to it, if there are then several times on a day.
/// The values are in a column `value`, or else in the first remaining number column, or, if there are no series, in all of
/// them that have the unit, the kind and about the size of the first (the wide form). The first remaining text column is
/// the series, if it has at most 50 names, the axis has dates or a repeated name, no two rows have the same place and
/// name, and places or names repeat. Numbers of rows (`id`, `no`), codes, places on maps, equal numbers of a station and
/// totals of the other columns aren't values, nor are columns with a cell that isn't a number.
struct ChosenColumns {
  /// The column along the axis. If nil, the rows are numbered.
  var x: Column?
  var series: Column?
  /// The columns of values: one, or several if there is no series column.
  var values: [Column] = []
  var color: Column?

  /// Whether the numbers along the axis are years: all are plausible years, and the column has a year's name, was
  /// requested, or is the first one and in order.
  private(set) var isAxisOfYears = false

  /// Notes about columns that were left out.
  private(set) var notes: [TableNote] = []

  /// The maximum number of columns whose texts among numbers are noted.
  private static let maximumOddities = 5

  /// The maximum number of names in a series column.
  static let seriesLimit = 50

  /// Whether the rows are counted, because no column has numbers and a column along the axis was requested.
  private(set) var areCounted = false

  init(_ table: Table, _ choice: ColumnChoice) throws(DataError) {
    var choice = choice
    color = table.columns.first { ["color", "colour"].contains($0.name.lowercased()) && $0.kind != .number }
    for name in choice.y { values.append(try table.column(name, part: .y)) }
    if case .column(let name) = choice.series { series = try table.column(name, part: .series) }
    x = try Self.askedX(table, choice)
    let areAsked = !values.isEmpty
    var taken = Set((values + [x, series, color].compactMap(\.self)).map(\.name))
    if x == nil { findX(table, choice, needsNumbers: !areAsked, &taken) }
    isAxisOfYears = x.map { $0.holdsYears && (choice.x != nil || Self.saysYears($0, table)) } ?? false

    let left = table.columns.filter { !taken.contains($0.name) }
    let named = left.first { $0.name.lowercased() == "value" }
    let allNumbers = left.filter { $0.kind == .number }
    let readable = readable(allNumbers.filter { !$0.numbersRows }, areAsked: areAsked)
    let numbers = readable.isEmpty ? allNumbers : withoutConstants(withoutCounts(readable), areAsked: areAsked)
    if !areAsked, named == nil, readable.isEmpty, Self.mayCountRows(table, left, choice) {
      countRows(table, &choice)
    }
    if values.isEmpty, let named { values = [named] }
    if series == nil, choice.series == .automatic, values.count < 2 {
      findSeries(left.filter { $0.name != named?.name }, table, choice)
    }
    if values.isEmpty { findValues(numbers, left, table, choice) }
    // Rows can be counted without numbers.
    if choice.aggregate == .count, choice.y.isEmpty, named == nil { values = [] }
    guard !values.isEmpty || choice.aggregate == .count else { throw Self.noValues(table) }
    noteOddities()
    if let series, values.count > 1 {
      throw .choice(
        .y, found: "\(values.count) columns with series from \(DataError.quoted(series.name))",
        allowed: "one column of values", remedy: .oneSeries)
    }
  }

  /// Finds the column along the axis, and takes it.
  private mutating func findX(
    _ table: Table, _ choice: ColumnChoice, needsNumbers: Bool, _ taken: inout Set<String>
  ) {
    let free = table.columns.filter { !taken.contains($0.name) }
    if let dates = SplitDates(free, locale: table.locale) {
      x = dates.column
      taken.formUnion(dates.names)
      return
    }
    x = Self.foundX(free, needsNumbers: needsNumbers)
    guard let found = x else { return }
    taken.insert(found.name)
    // Logs have the date and the time of day in two columns.
    if choice.grouping == nil, let clock = table.columns.first(where: { $0.kind == .timeOfDay }),
      !taken.contains(clock.name), let both = found.withTimes(of: clock)
    {
      x = both
      taken.insert(clock.name)
    }
  }

  /// Whether plausible years along the axis are years although nobody asked for them.
  private static func saysYears(_ axis: Column, _ table: Table) -> Bool {
    NameWords(axis.name).sayYear || (axis.name == table.columns.first?.name && axis.isInOrder)
  }

  /// Whether rows can be counted because there are no numbers.
  private static func mayCountRows(_ table: Table, _ left: [Column], _ choice: ColumnChoice) -> Bool {
    choice.aggregate == .sum && table.rowCount > 0 && table.mixedProblems.isEmpty
      && left.allSatisfy { $0.kind != .empty && $0.problem == nil }
  }

  /// Counts the rows of each place if the axis was asked for, otherwise those of each name of the first column in which
  /// names repeat.
  private mutating func countRows(_ table: Table, _ choice: inout ColumnChoice) {
    if choice.x != nil || choice.grouping != nil {
      notes.append(TableNote("the rows are counted, because there is no column of values"))
    } else if let names = table.columns.first(where: {
      $0.repeatsNames && $0.name != series?.name && $0.name != color?.name
    }) {
      (x, isAxisOfYears) = (names, false)
      if choice.series == .automatic { choice.series = .none }
      notes.append(
        TableNote("the rows are counted by \(DataError.quoted(names.name)), because there is no column of values"))
    } else {
      return
    }
    choice.aggregate = .count
    areCounted = true
  }

  private mutating func findSeries(_ left: [Column], _ table: Table, _ choice: ColumnChoice) {
    let candidates = left.filter { Self.mayBeSeries($0, beside: x) }
    let places = candidates.isEmpty ? [] : Self.places(of: x, grouping: choice.grouping, rowCount: table.rowCount)
    // Without a column along the axis, each row is a place.
    let repeats = Set(places.map(\.place)).count < places.count
    // Texts beside the rows of a regular series, such as the weather of each day, describe them.
    let describesRows = x?.isTemporal ?? false && !repeats && Self.areEvenlySpaced(places.map(\.place))
    series = candidates.first { x == nil || !describesRows && Self.tellsRowsApart($0, at: places, repeats: repeats) }
    if describesRows, let described = candidates.first(where: { !$0.isConstant }) {
      notes.append(
        TableNote(
          "\(DataError.quoted(described.name)) isn't a series, because each place has one row",
          choice: .series(described.name)))
    }
    if series == nil, let refused = candidates.first, repeats, choice.aggregate != .count,
      !Self.haveOtherNames(refused, at: places)
    {
      notes.append(
        TableNote(
          "\(DataError.quoted(refused.name)) isn't a series, because several rows have the same place and name",
          choice: .series(refused.name)))
    }
  }

  private mutating func findValues(_ numbers: [Column], _ left: [Column], _ table: Table, _ choice: ColumnChoice) {
    if series == nil { values = oneUnit(numbers, table, choice) }
    if values.isEmpty {
      values = Array(numbers.prefix(1))
      if numbers.count > 1, choice.aggregate != .count {
        notes.append(
          TableNote("\(DataError.list(numbers.dropFirst().map(\.name))) left out", kind: .dropped, choice: .values))
      }
    }
    if values.isEmpty { values = left.filter { $0.kind == .empty && $0.name != series?.name }.prefix(1).map(\.self) }
  }

  private mutating func noteOddities() {
    // A table may have thousands of such columns.
    for column in values.filter({ $0.oddity != nil }).prefix(Self.maximumOddities) {
      guard let oddity = column.oddity else { continue }
      notes.append(
        TableNote(
          "\(oddity.foundInPlace) is read as a missing value of \(DataError.quoted(column.name))", kind: .invalid,
          choice: .values))
    }
  }

  private static func askedX(_ table: Table, _ choice: ColumnChoice) throws(DataError) -> Column? {
    if let name = choice.x {
      if case .column(let other)? = choice.grouping, other != name {
        throw .choice(
          .grouping, found: "\(DataError.quoted(other)) beside \(DataError.quoted(name)) along the axis",
          allowed: "one column along the axis")
      }
      return try table.column(name, part: .x)
    }
    switch choice.grouping {
    case .column(let name): return try table.column(name, part: .grouping)
    case .period(let period):
      if let dates = table.columns.first(where: { $0.isTemporal && $0.kind != .timeOfDay }) { return dates }
      if SplitDates(table.columns, locale: table.locale) != nil { return nil }
      // The table may have a column with this name.
      do { return try table.column(period.rawValue, part: .grouping) } catch {
        throw .choice(
          .grouping, found: "the table has no dates to sum by \(period)",
          allowed: "its columns are \(table.columnList)")
      }
    case .clock(let period):
      if let times = table.columns.first(where: \.hasTimes) { return times }
      do { return try table.column(period.rawValue, part: .grouping) } catch {
        throw .choice(
          .grouping, found: "the table has no times to sum by \(period)",
          allowed: "its columns are \(table.columnList)")
      }
    case nil: return nil
    }
  }

  private static func foundX(_ columns: [Column], needsNumbers: Bool) -> Column? {
    let named =
      columns.first { ["name", "date"].contains($0.name.lowercased()) && $0.kind != .number }
      ?? columns.first { $0.name.hasSuffix(".name") && $0.namesRows }
    let years =
      columns.first { $0.kind == .number && NameWords($0.name).sayYear && $0.holdsYears && !$0.isConstant }
      ?? columns.prefix(1).first { $0.kind == .number && $0.holdsYears && $0.isInOrder }
    let numbers = columns.filter { $0.kind == .number }
    let texts =
      Self.names(of: columns) ?? columns.first { $0.kind == .text && !$0.isConstant }
      ?? columns.first { $0.kind == .text }
    // A date that rows needn't have, such as that of the last order, isn't what tells them apart.
    let dates = columns.indices.first { index in
      columns[index].isTemporal && columns[index].kind != .timeOfDay
        && !(columns[index].hasMissing && columns[..<index].contains(where: \.namesRows))
    }.map { columns[$0] }
    let hours = columns.first { $0.kind == .timeOfDay }
    // Texts that repeat beside numbers in order describe the rows of an experiment.
    let steps = columns.first { $0.kind == .number && $0.isInSteps }
    if dates == nil, named == nil, hours == nil, years == nil, numbers.count > 1, let steps,
      steps.name == columns.first?.name, texts.map({ !$0.namesRows && !$0.isConstant }) ?? false
    {
      return steps
    }
    if let found = dates ?? named ?? hours ?? years ?? texts { return found }
    guard numbers.count > (needsNumbers ? 1 : 0) else {
      return columns.count > 1 ? columns.first { $0.kind == .empty } : nil
    }
    if let steps = numbers.first(where: { $0.saysStep && $0.isInOrder }) { return steps }
    // Samples in a row, such as those of a monitor, have no column for the axis.
    return numbers.count > 2 && numbers.first?.isUnordered ?? false ? nil : numbers.first
  }

  /// The first column of texts that names each of a few rows, if the first column of texts doesn't, as in a list of
  /// campaigns that begins with their state.
  private static func names(of columns: [Column]) -> Column? {
    guard let first = columns.first(where: { $0.kind == .text }), case .texts(let ids, let pool) = first.cells,
      (3...maximumNamedRows).contains(ids.count), pool.count * 2 <= ids.count
    else { return nil }
    // Rows of totals have no name, or all the same.
    return columns.first { column in
      guard case .texts(let ids, let pool) = column.cells else { return false }
      return pool.count >= ids.count - maximumTotals && pool.count > 2 && !ids.prefix(pool.count - 1).contains(-1)
    }
  }

  private static let maximumNamedRows = 30
  private static let maximumTotals = 2

  /// Whether a text column may contain the names of series: few, and needed to distinguish rows of the same place.
  private static func mayBeSeries(_ column: Column, beside x: Column?) -> Bool {
    guard case .texts(let ids, let pool) = column.cells, pool.count <= seriesLimit else { return false }
    guard case .texts(let names, let namePool)? = x?.cells else { return true }
    return names.count { $0 >= 0 } > namePool.count && ids.contains { $0 >= 0 }
  }

  /// Whether no two rows have the same place and the same name, and if each row has its own place, the names are several
  /// and repeat. Otherwise the texts describe the rows, such as the purpose of a payment, and aren't what the chart
  /// compares.
  ///
  /// - Parameter repeats: Whether several rows have the same place.
  private static func tellsRowsApart(_ column: Column, at places: [(row: Int, place: Int)], repeats: Bool) -> Bool {
    guard case .texts(let ids, let pool) = column.cells else { return true }
    guard haveOtherNames(column, at: places) else { return false }
    // Points of one or two rows aren't lines.
    guard repeats else {
      let rowCount = ids.count { $0 >= 0 }
      return pool.count > 1 && (pool.count * 3 <= rowCount || (pool.count == 2 && rowCount > 3))
    }
    // Each partner of a bank account may have one row.
    return pool.count * 2 <= places.count || Set(places.map(\.place)).count * pool.count <= places.count * 2
  }

  /// Whether places that are all different follow each other in steps, with few left out: days, or starts of months.
  private static func areEvenlySpaced(_ places: [Int]) -> Bool {
    let sorted = places.sorted()
    guard sorted.count > 7, let first = sorted.first, let last = sorted.last,
      let step = zip(sorted, sorted.dropFirst()).map({ $1 &- $0 }).min(), step > 0
    else { return false }
    return (Double(last) - Double(first)) / Double(step) < Double(sorted.count) * 1.1
  }

  /// Whether rows of the same place have other names.
  private static func haveOtherNames(_ column: Column, at places: [(row: Int, place: Int)]) -> Bool {
    guard case .texts(let ids, _) = column.cells else { return true }
    var known: Set<SeriesKey> = []
    known.reserveCapacity(places.count)
    return places.allSatisfy { known.insert(SeriesKey(place: $0.place, name: ids[$0.row])).inserted }
  }

  /// The rows that have a place along the axis, each with a number that stands for its place.
  private static func places(
    of x: Column?, grouping: ColumnChoice.Grouping?, rowCount: Int
  ) -> [(row: Int, place: Int)] {
    let period: CalendarPeriod? = if case .period(let period)? = grouping { period } else { nil }
    let clock: ClockPeriod? = if case .clock(let clock)? = grouping { clock } else { nil }
    func start(_ date: CalendarDate?) -> Int { date.map { (period ?? .day).start(of: $0).dayNumber } ?? .min }
    guard let x else { return [] }
    var result: [(row: Int, place: Int)] = []
    result.reserveCapacity(rowCount)
    for row in 0..<rowCount {
      let place: Int
      switch x.cells {
      case .texts(let names, _): place = Int(names[row])
      case .days(let days):
        place = start(CalendarDate(dayNumber: Int(days[row])))
      case .times(let times):
        if period != nil || x.kind == .date(.day) {
          place = start(x.date(row))
        } else {
          place = times[row] == .min ? .min : times[row] / (clock?.seconds ?? 1)
        }
      case .numbers(let numbers):
        place = numbers[row].isNaN ? .min : Int(truncatingIfNeeded: (numbers[row] + 0).bitPattern)
      case .empty: place = 0
      }
      // Rows without a place aren't drawn.
      if place != .min { result.append((row, place)) }
    }
    return result
  }

  private struct SeriesKey: Hashable {
    var place: Int
    var name: Int32
  }

  /// The columns whose cells are all numbers, or all columns if there are none. The others are noted.
  private mutating func readable(_ numbers: [Column], areAsked: Bool) -> [Column] {
    let good = numbers.filter { $0.problem == nil }
    guard !good.isEmpty, !areAsked else { return numbers }
    for column in numbers {
      guard let problem = column.problem else { continue }
      notes.append(
        TableNote(
          "\(DataError.quoted(column.name)) left out because of \(problem.foundInPlace)", kind: .dropped,
          choice: .values))
    }
    return good
  }

  /// The columns without the count and the deviation of a table that describes groups: `count,mean,std,min,max`.
  private mutating func withoutCounts(_ numbers: [Column]) -> [Column] {
    let names = Set(numbers.map { $0.name.lowercased() })
    guard names.isSuperset(of: ["count", "mean", "std"]) else { return numbers }
    notes.append(TableNote("the count and the deviation are left out", kind: .dropped, choice: .values))
    return numbers.filter { !["count", "std"].contains($0.name.lowercased()) }
  }

  /// The columns without those before the first one that varies whose numbers are all the same and whole: the number of
  /// a station.
  private mutating func withoutConstants(_ numbers: [Column], areAsked: Bool) -> [Column] {
    guard !areAsked, let first = numbers.firstIndex(where: { !$0.isConstant }), first > 0,
      numbers[..<first].allSatisfy(\.hasWholeNumbers)
    else { return numbers }
    notes.append(
      TableNote(
        "\(DataError.list(numbers[..<first].map(\.name))) left out because of equal values", kind: .dropped,
        choice: .values))
    return Array(numbers[first...])
  }

  /// The columns of one unit, without totals. Bars of dollars beside bars of percent would be compared.
  private mutating func oneUnit(_ numbers: [Column], _ table: Table, _ choice: ColumnChoice) -> [Column] {
    var values = numbers
    if choice.totals != .keep {
      let totals = TotalRows.columns(among: values, rowCount: table.rowCount).map(\.name)
      if !totals.isEmpty {
        values.removeAll { totals.contains($0.name) }
        notes.append(
          TableNote(
            "\(DataError.list(totals)) left out as the total of the others", kind: .dropped, choice: .totals(.keep)))
      }
    }
    guard let first = values.first else { return [] }
    let unit = table.headerUnit(first)
    leaveOut("another unit", of: &values) { $0.unit != first.unit || table.headerUnit($0) != unit }
    let isState = MeasureNames.isState(first.name)
    leaveOut("another kind of value", of: &values) { MeasureNames.isState($0.name) != isState }
    leaveOut("values of another size", of: &values) { !$0.isComparable(to: first) }
    return values
  }

  /// Removes columns, and notes them with the reason.
  private mutating func leaveOut(_ reason: String, of columns: inout [Column], where isOther: (Column) -> Bool) {
    let others = columns.filter(isOther)
    guard !others.isEmpty else { return }
    notes.append(
      TableNote("\(DataError.list(others.map(\.name))) left out because of \(reason)", kind: .dropped, choice: .values))
    columns.removeAll(where: isOther)
  }

  private static func noValues(_ table: Table) -> DataError {
    // A column with mixed kinds is the most likely reason.
    let problems = table.columns.lazy.compactMap { $0.problem ?? table.mixedProblems[$0.name] }
    if let problem = problems.first { return problem }
    return .choice(
      .y, found: "no column of numbers", allowed: "a table with one; this table has \(table.columnList)",
      remedy: table.rowCount > 0 ? .count : nil)
  }
}

extension DataError {
  /// What was found, and where.
  fileprivate var foundInPlace: String {
    switch place {
    case .text(let line, let column): "\(found) in line \(line), column \(column)"
    case .json(let path): "\(found) at \(path)"
    case .cell: "\(found) in \(place)"
    case .part, .choice: found
    }
  }
}
