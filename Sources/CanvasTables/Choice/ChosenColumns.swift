/// The columns of a chart, as requested or found by their roles and the rules of choice.
struct ChosenColumns {
  /// The column along the axis. If nil, the rows are numbered.
  private(set) var x: Column?
  private(set) var series: Column?
  /// The columns of values: one, or several if there is no series column.
  private(set) var values: [RoledColumn] = []
  private(set) var color: Column?
  /// The places along the axis, if the rules of series needed them.
  private(set) var places: AxisPlaces?

  /// Whether the numbers along the axis are years: they are, and are called so or were requested.
  private(set) var isAxisOfYears = false

  /// Whether totals of the values were left out.
  private(set) var haveTotal = false
  /// Whether a column that was left out is the total of the values.
  private(set) var haveTotalColumn = false

  /// Whether the rows are single events that are combined by a period.
  private(set) var isOfEvents = false

  /// Whether neither names nor times tell the rows apart, and the numbers along the axis aren't in order.
  var areMeasurements: Bool {
    guard series == nil, aggregate != .count, rows.count > 9, roles.count(where: \.isMeasured) > 1 else { return false }
    // Those of a monitor, one after the other, are fewer.
    guard let x else { return rows.count >= 150 }
    // Programs write the numbers of rows into the first column.
    if x.name == roles[0].name, Self.rowNames.contains(x.name), roles[0].role == .name(.code) { return true }
    guard case .numbers(let numbers) = x.cells, let role = roles.first(where: { $0.name == x.name }) else {
      return false
    }
    let known = numbers.filter { !$0.isNaN }
    let pairs = zip(known, known.dropFirst())
    return (role.isMeasured || role.role == .name(.code)) && !pairs.allSatisfy(<) && !pairs.allSatisfy(>)
  }

  private static let rowNames: Set<String> = ["column 1", "Unnamed: 0", "index", "rownames", "obs"]

  /// Whether many rows have the same place and series, so that whole numbers in them needn't be counts.
  private var areObservations = false
  /// Whether periods combine how many there are at times.
  private var areStates = false
  /// The names of which each has a last value at a place, where these add up: accounts, or the countries of a running total.
  private(set) var owner: Column?

  /// Notes about columns that were left out.
  private(set) var notes: [TableNote] = []

  /// The names of columns that a note tells about.
  private var noted: Set<String> = []

  /// The columns that aren't drawn, and that no note names.
  var unnoted: [RoledColumn] {
    let drawn = (values.map(\.column) + [x, series, drawnColor].compactMap(\.self)).map(\.name)
    let told = taken.subtracting(replaced.union([color?.name ?? ""])).union(noted).union(drawn)
    return roles.filter { !told.contains($0.name) }
  }

  /// The column of colours, unless each series is a column.
  var drawnColor: Column? { color?.kind == .text && (series != nil || values.count < 2) ? color : nil }

  /// The columns of the table with their roles.
  let roles: [RoledColumn]
  /// The names of the columns that have a part.
  private var taken: Set<String> = []
  /// The names of those that had one, which others have instead.
  private var replaced: Set<String> = []
  private let table: Table
  private var choice: ColumnChoice
  private let rows: [Bool]

  /// - Parameters:
  ///   - rows: Whether each row is shown.
  ///   - hasTotals: Whether rows of the table are the totals of others, which tells that the values add up.
  init(_ table: Table, _ choice: ColumnChoice, rows: [Bool], hasTotals: Bool) throws(DataError) {
    (self.table, self.choice, self.rows, haveTotal) = (table, choice, rows, hasTotals)
    let dates = SplitDates(table.columns, locale: table.locale)
    roles = RoledColumn.all(of: table, dates: dates)
    let found = RowColors.column(of: table, choice)
    (color, notes) = (found.column, [found.note].compactMap(\.self))
    for name in choice.y {
      let column = try table.column(name, part: .y)
      values += roles.filter { $0.name == column.name }
    }
    if case .column(let name) = choice.series { series = try table.column(name, part: .series) }
    x = try Self.askedX(table, choice, dates)
    if choice.grouping == nil { x = x?.withMonths(table.writtenLocale ?? table.locale) ?? x }
    let areAsked = !values.isEmpty
    taken = Set((values.map(\.column) + [x, series, color].compactMap(\.self)).map(\.name))
    if let facet = choice.facet { taken.insert(facet) }
    let isFound = x == nil
    if isFound { findX(roles.filter { !taken.contains($0.name) }, dates) }
    isAxisOfYears =
      x.map { axis in
        axis.holdsYears && (!isFound || roles.contains { $0.name == axis.name && $0.role == .time(.period) })
      } ?? false

    if areAsked { noteUnlike() }
    try findSeriesAndValues(roles.filter { !taken.contains($0.name) }, areAsked: areAsked)
    try findObservations()
    findOwner()
    // A table may have thousands of such columns.
    notes += values.lazy.flatMap { $0.column.readingNotes(choice: .values) }.prefix(5)
    if let series, values.count > 1 {
      throw .choice(
        .y, found: "\(values.count) columns with series from \(DataError.quoted(series.name))",
        allowed: "one column of values", remedy: .oneSeries)
    }
  }

  private mutating func findSeriesAndValues(_ left: [RoledColumn], areAsked: Bool) throws(DataError) {
    let named = left.first { $0.name.lowercased() == "value" }
    let numbers = left.filter { $0.column.kind == .number }
    let (fit, leftOut) = areAsked ? ([], []) : leftOver(ChoiceRules.unfit, from: numbers)
    let place = notes.endIndex
    // Numbers that are too long for an amount may be one all the same, and a sum is one of numbers.
    let mayBeAmounts = !numbers.isEmpty && choice.aggregate != nil || numbers.contains { $0.column.hasLongNumbers }
    if !areAsked, named == nil, fit.isEmpty, !mayBeAmounts, mayCountRows(left) { countRows() }
    if values.isEmpty, let named { values = [named] }
    if !areAsked, choice.series == .automatic { try findBalanceOrEvents(fit) }
    if series == nil, choice.series == .automatic, values.count < 2 {
      try findSeries(left.filter { $0.name != named?.name })
    }
    // Codes are values if there are no others.
    if values.isEmpty {
      findValues((fit.isEmpty ? numbers.filter { !$0.tellsTime } : fit).filter { $0.name != series?.name }, left)
      if choice.aggregate != .count, let code = values.first, code.role == .name(.code) {
        notes.append("the codes of \(DataError.quoted(code.name)) are drawn, because there are no other values")
      }
    }
    // Rows can be counted without numbers.
    if choice.aggregate == .count, choice.y.isEmpty, named == nil { values = [] }
    note(leftOut, at: place)
    guard values.isEmpty, choice.aggregate != .count else { return }
    throw table.missing(
      .y, "no column of numbers", allowed: "a table with one", remedy: table.rowCount > 0 ? .count : nil)
  }

  /// Notes values that were asked for and can hardly be compared.
  private mutating func noteUnlike() {
    guard let first = values.first, values.count > 1 else { return }
    notes += leftOver(ChoiceRules.unlike, from: values).leftOut.map {
      TableNote(
        "\(DataError.list($0.names)) can hardly be compared with \(DataError.quoted(first.name)) on one axis, \($0.reason ?? "")"
      )
    }
  }

  /// Chooses the balance of an account, or sums up payments and orders by periods, if the rows are such events: a line
  /// through single ones shows nothing.
  private mutating func findBalanceOrEvents(_ fit: [RoledColumn]) throws(DataError) {
    guard let x, x.isTemporal, x.kind != .timeOfDay, values.isEmpty else { return }
    let adding = fit.first { $0.isPaidOrSold }
    if let adding, let balance = fit.first(where: { $0.saysBalance && $0.name != adding.name }) {
      (values, choice.series) = ([balance], .none)
      note([LeftOut(names: fit.map(\.name).filter { $0 != balance.name }, reason: "beside the balance")])
      return
    }
    guard let adding, choice.x == nil, choice.grouping == nil, choice.aggregate == nil else { return }
    let isNumbered = roles.contains { $0.role == .name(.code) && $0.column.tellsRowsApart }
    guard isNumbered || adding.column.hasOppositeRows else { return }
    let found = try places(of: rows)
    places = found
    guard let period = ChoiceRules.Series(x, found).periodOfEvents else { return }
    (choice.grouping, choice.series, places, isOfEvents) = (.period(period), .none, nil, true)
    notes.append(TableNote("each row is one event, so they are combined by \(period)", choice: .grouping))
  }

  private mutating func findObservations() throws(DataError) {
    let (rowCount, names) = (rows.count(where: \.self), series?.names?.count ?? 1)
    guard rowCount >= 100, values.contains(where: { $0.addsUp == true && !$0.isNamedMeasure }) else { return }
    let found = if let places { places } else { try places(of: rows) }
    places = found
    areObservations = rowCount >= 10 * found.places.count * names
  }

  // MARK: Axis

  /// Finds the column along the axis, and takes it.
  private mutating func findX(_ free: [RoledColumn], _ dates: SplitDates?) {
    if let dates, Set(dates.names).isSubset(of: free.map(\.name)) {
      x = dates.column
      taken.formUnion(dates.names)
      return
    }
    let axis = ChoiceRules.Axis(columns: free, needsValues: values.isEmpty)
    guard let found = ChoiceRules.axis.lazy.compactMap({ $0.column(axis) }).first else { return }
    x = found.column.withMonths(table.writtenLocale ?? table.locale) ?? worded(found.column)
    taken.formUnion([found.name, x?.name ?? ""])
    if x?.name != found.name { replaced = [found.name] }
    // Logs have the date and the time of day in two columns.
    if choice.grouping == nil, let clock = table.columns.first(where: { $0.kind == .timeOfDay }),
      !taken.contains(clock.name), let both = found.column.withTimes(of: clock)
    {
      x = both
      taken.insert(clock.name)
    }
  }

  /// The column of texts that say in words what short codes mean: `Korea` for `KOR`.
  private func worded(_ column: Column) -> Column {
    guard case .texts(let ids, let pool) = column.cells, pool.count > 1, pool.averageByteCount < 6 else {
      return column
    }
    // The texts of a pool are in the order of the rows.
    return roles.map(\.column).first { other in
      guard case .texts(let otherIDs, let otherPool) = other.cells else { return false }
      return (pool.averageByteCount + 2...60).contains(otherPool.averageByteCount) && !other.hasDigits
        && other.name != color?.name && otherPool.count == pool.count && otherIDs == ids
    } ?? column
  }

  private static func askedX(_ table: Table, _ choice: ColumnChoice, _ dates: SplitDates?) throws(DataError) -> Column?
  {
    if let name = choice.x {
      if case .column(let other)? = choice.grouping, other != name {
        throw .choice(
          .grouping, found: "\(DataError.quoted(other)) beside \(DataError.quoted(name)) along the axis",
          allowed: "one column along the axis")
      }
      return try table.column(name, part: .x)
    }
    func periods(_ period: String, of kind: String) throws(DataError) -> Column {
      // The table may have a column with this name.
      do { return try table.column(period, part: .grouping) } catch {
        throw .choice(
          .grouping, found: "the table has no \(kind) to sum by \(period)",
          allowed: "its columns are \(table.columnList)")
      }
    }
    switch choice.grouping {
    case .column(let name): return try table.column(name, part: .grouping)
    case .period(let period):
      if let found = table.columns.first(where: { $0.isTemporal && $0.kind != .timeOfDay }) { return found }
      return dates == nil ? try periods(period.rawValue, of: "dates") : nil
    case .clock(let period):
      if let found = table.columns.first(where: \.hasTimes) { return found }
      return try periods(period.rawValue, of: "times")
    case nil: return nil
    }
  }

  // MARK: Counts

  /// Whether rows can be counted because there are no values.
  private func mayCountRows(_ left: [RoledColumn]) -> Bool {
    [nil, .sum].contains(choice.aggregate) && table.rowCount > 0 && table.mixedProblems.isEmpty
      && left.allSatisfy { $0.role != .empty && $0.column.problem == nil }
  }

  /// Counts the rows of each place if the axis was asked for, otherwise those of each name of the first column in which
  /// names repeat, or of each date.
  private mutating func countRows() {
    var reason = ""
    if choice.x == nil, choice.grouping == nil {
      let free = roles.map(\.column).filter { ![series?.name, color?.name, choice.facet].contains($0.name) }
      if let names = free.first(where: \.repeatsNames) ?? free.first(where: \.repeatsSomeNames) {
        replaced = taken.subtracting([names.name, choice.facet ?? ""])
        taken.insert(names.name)
        (x, isAxisOfYears) = (names, false)
      }
      guard let x, x.isTemporal && x.kind != .timeOfDay || x.repeatsSomeNames else { return }
      if choice.series == .automatic { choice.series = .none }
      reason = " by \(DataError.quoted(x.name))"
    }
    notes.append(TableNote("the rows are counted\(reason), because there is no column of values"))
    choice.aggregate = .count
  }

  // MARK: Series

  /// The places of some rows along the axis.
  func places(of rows: [Bool]) throws(DataError) -> AxisPlaces {
    try AxisPlaces(x, isYears: isAxisOfYears, rows: rows, grouping: choice.grouping, locale: choice.locale)
  }

  private mutating func findSeries(_ left: [RoledColumn]) throws(DataError) {
    let candidates = left.filter { $0.column.kind == .text }
    let numbers = left.filter { $0.column.kind == .number }
    guard !candidates.isEmpty || !numbers.isEmpty else { return }
    let places = try places(of: rows)
    self.places = places
    if let column = candidates.first(where: \.tellsAmountsApart)?.column {
      series = column
      return
    }
    let rows = ChoiceRules.Series(x, places)
    var described: TableNote?
    for candidate in candidates {
      guard let rule = ChoiceRules.series.first(where: { $0.applies((candidate, rows)) }) else {
        series = worded(candidate.column)
        return
      }
      guard described == nil, let reason = rule.reason else { continue }
      let name = DataError.quoted(candidate.name)
      described = TableNote("\(name) isn't a series, because \(reason)", choice: .series(candidate.name))
      noted.insert(candidate.name)
    }
    if choice.aggregate != .count, let described { notes.append(described) }
    guard numbers.count > 1, let found = numbers.first(where: rows.areNumbered) else { return }
    series = found.column
  }

  // MARK: Values

  /// The rule by which values of the same place are combined, and the column for which it applies. Nil if a way was
  /// asked for, or rows are counted.
  var combined: (rule: ChoiceRules.CombinedRule, column: RoledColumn)? {
    guard choice.aggregate == nil else { return nil }
    let known = ChoiceRules.CombinedRule.Known(
      isSumAsked: isSumKnown, areObservations: areObservations, isTimed: x?.isTemporal ?? false,
      areStates: areStates)
    return ChoiceRules.combined.lazy.compactMap { [values] rule in
      rule.column(values, known).map { (rule, $0) }
    }.first
  }

  /// Why values of the same place are combined so, or that a sum is only asked for. Nil if there is nothing to say.
  var reason: String? {
    guard let (rule, column) = combined else { return nil }
    if let note = rule.note {
      let isSummed = rule.aggregate == .last && ![nil, series?.name, x?.name].contains(owner?.name)
      let ending = isSummed ? "; those of each \(DataError.quoted(owner?.name ?? "")) are summed" : ""
      return "because \(note(column))\(ending)"
    }
    return haveTotal || column.addsUp != nil || column.role == .total
      ? nil : "as asked, though nothing tells that the numbers of \(DataError.quoted(column.name)) add up"
  }

  /// Finds whose values the last ones are: those of names that tell the rows of one time apart, as countries do with running
  /// totals, and each have a row at most times, as accounts and towns have.
  private mutating func findOwner() {
    let areRunning = values.allSatisfy(\.isRunning)
    let areStocks = choice.grouping?.period != nil && values.allSatisfy(\.saysStock)
    guard !values.isEmpty, areStocks || areRunning || values.allSatisfy(\.saysBalance), let times = time?.quantities
    else { return }
    let shown = rows.indices.filter { rows[$0] }
    func areToldApart(by column: Column?) -> Bool {
      let ids = column?.textIDs
      return Set(shown.map { SIMD2(times[$0], Double(ids?[$0] ?? 0)) }).count == shown.count
    }
    let isKnown = areToldApart(by: series)
    let momentCount = areRunning ? 0 : Set(shown.map { times[$0] }).count
    let repeated = isKnown ? [] : roles.map(\.column).filter(\.repeatsNames)
    owner = repeated.first {
      ($0.names?.count ?? 0) * momentCount * 3 <= shown.count * 4 && areToldApart(by: $0)
    }
    areStates = areStocks && (isKnown || owner != nil)
  }

  /// The column that tells when rows are: that along the axis, or another one.
  private var time: Column? {
    if let x, x.isTemporal { return x }
    return table.timeColumn(SplitDates(table.columns, locale: table.locale))
  }

  /// The rows, the last one in time first. Those of one time follow the table, which may go back in time.
  var timeline: [Int] {
    let keys = time?.quantities.map { $0.isNaN ? -.infinity : $0 } ?? [Double](repeating: 0, count: rows.count)
    let sign = keys.last ?? 0 < keys.first ?? 0 ? -1 : 1
    return rows.indices.sorted { (keys[$0], sign * $0) > (keys[$1], sign * $1) }
  }

  /// Whether the values add up because the table has their total, or because they are grouped.
  private var isSumKnown: Bool { haveTotal || choice.grouping != nil }

  /// How values of the same place are combined.
  var aggregate: Aggregate { choice.aggregate ?? combined?.rule.aggregate ?? .sum }

  /// Whether sums of the values mean something, or nil if nothing tells.
  var addUp: Bool? {
    if aggregate == .count || values.isEmpty { return true }
    if values.contains(where: { $0.addsUp == false }) { return false }
    if values.allSatisfy({ $0.addsUp == true }) || isSumKnown || choice.aggregate == .sum {
      return [.sum, .last].contains(aggregate)
    }
    return choice.aggregate == nil ? nil : false
  }

  /// Columns that a rule leaves out for one reason.
  private struct LeftOut {
    var names: [String]
    var reason: String?
    var kind = Note.Kind.dropped
    var choice = TableNote.Choice.values
  }

  /// Notes on columns that are left out, but for those that are drawn after all, before the notes from an index on.
  private mutating func note(_ all: [LeftOut], at index: Int? = nil) {
    let index = index ?? notes.endIndex
    for left in all.reversed() {
      let names = left.names.filter { name in name != series?.name && !values.contains { $0.name == name } }
      guard !names.isEmpty else { continue }
      let text = [DataError.list(names), "left out", left.reason].compactMap(\.self).joined(separator: " ")
      notes.insert(TableNote(text, kind: left.kind, choice: left.choice), at: index)
      noted.formUnion(names)
    }
  }

  /// The columns that no rule leaves out, and the others with the reason.
  private func leftOver(
    _ rules: [ChoiceRules.ValueRule], from columns: [RoledColumn]
  ) -> (fit: [RoledColumn], leftOut: [LeftOut]) {
    var columns = columns
    var leftOut: [LeftOut] = []
    let combinesRows = combinesRows
    for rule in rules where !columns.isEmpty {
      let context = ChoiceRules.Values(
        table: table, columns: columns, keepsTotals: choice.totals == .keep,
        haveTotal: roles.contains { $0.role == .total && $0.derivation == .sumOfAll }, combinesRows: combinesRows)
      let isLeft = columns.map(rule.isOut(context))
      var ofRule: [LeftOut] = []
      for (column, isLeft) in zip(columns, isLeft) where isLeft {
        guard let reason = rule.note(column) else { continue }
        if ofRule.last?.reason != reason {
          ofRule.append(LeftOut(names: [], reason: reason, kind: rule.kind, choice: rule.choice))
        }
        ofRule[ofRule.count - 1].names.append(column.name)
      }
      leftOut += ofRule
      columns = zip(columns, isLeft).filter { !$1 }.map(\.0)
    }
    return (columns, leftOut)
  }

  /// Whether rows of the same place are combined, in a way that the values decide. Those that were asked for are all combined
  /// in one.
  private func combinesRows() -> Bool {
    let isFree = choice.aggregate == nil && choice.y.isEmpty && x != nil
    return (isFree ? try? places ?? places(of: rows) : nil).map { ChoiceRules.Series(x, $0).repeats } ?? false
  }

  private mutating func findValues(_ numbers: [RoledColumn], _ left: [RoledColumn]) {
    if series == nil {
      let found = leftOver(ChoiceRules.beside, from: ChoiceRules.led(numbers, areEvents: isOfEvents))
      values = found.fit
      if numbers.count(where: { $0.role == .total }) > values.count(where: { $0.role == .total }) {
        (haveTotal, haveTotalColumn) = (true, true)
      }
      note(found.leftOut)
    }
    if values.isEmpty {
      values = Array(numbers.prefix(1))
      if choice.aggregate != .count { note([LeftOut(names: numbers.dropFirst().map(\.name))]) }
    }
    if values.isEmpty { values = left.filter { $0.role == .empty && $0.name != series?.name }.prefix(1).map(\.self) }
  }
}
