/// The rules by which a chart's columns are chosen from their roles. In each list the first rule that applies wins.
enum ChoiceRules {
  // MARK: Axis

  /// What a chart can have along its axis.
  struct Axis {
    let columns: [RoledColumn]
    /// Whether one of the columns is needed for values.
    let needsValues: Bool

    fileprivate var numbers: [RoledColumn] { columns.filter { $0.column.kind == .number } }
    fileprivate var texts: [RoledColumn] { columns.filter { $0.column.kind == .text } }
    fileprivate var hasNumbers: Bool { numbers.count > (needsValues ? 1 : 0) }
    /// Samples in a row, such as those of a monitor, have no column for the axis.
    fileprivate var areSamples: Bool {
      guard numbers.count > 2, case .numbers(let cells) = numbers[0].column.cells, cells.count > 4 else { return false }
      return !numbers[0].column.isInOrder && Set(cells).count < cells.count
    }

    /// The first column of texts that names each of a few rows, if the first column of texts doesn't, as in a list of
    /// campaigns that begins with their state.
    fileprivate var namesOfFewRows: RoledColumn? {
      guard let first = texts.first?.column.names, case let rowCount = first.rowCount + first.missingCount,
        (3...30).contains(rowCount), first.count * 2 <= rowCount
      else { return nil }
      // One or two rows of totals have no name, or all the same.
      return texts.first { text in
        guard case .texts(let ids, let pool) = text.column.cells else { return false }
        return pool.count >= ids.count - 2 && pool.count > 2 && !ids.prefix(pool.count - 1).contains(-1)
      }
    }
  }

  struct AxisRule: Sendable {
    let name: String
    let column: @Sendable (Axis) -> RoledColumn?
  }

  static let axis: [AxisRule] = [
    // When something was last counted is no reason to put it on an axis of time, nor is when it began and ended.
    AxisRule(name: "items whose dates aren't in order, or several") { axis in
      let areSeveral = axis.columns.count { $0.column.isTemporal && $0.column.kind != .timeOfDay } > 1
      guard let dates = axis.columns.firstIndex(where: { $0.column.isTemporal && (areSeveral || !$0.column.isSorted) })
      else { return nil }
      return axis.columns[..<dates].first {
        $0.role != .name(.code) && $0.column.namesRows && 3...30 ~= $0.column.names?.count ?? 0
      }
    },
    // A date that rows needn't have, such as that of the last order, isn't what tells them apart.
    AxisRule(name: "dates that rows have") { axis in
      axis.columns.indices.first { index in
        let column = axis.columns[index].column
        return column.isTemporal && column.kind != .timeOfDay && !column.tellsNoTime
          && !(column.instants.contains(.min) && axis.columns[..<index].contains(where: \.column.namesRows))
      }.map { axis.columns[$0] }
    },
    AxisRule(name: "a column that is called so") { axis in
      axis.columns.first { ["name", "date"].contains($0.name.lowercased()) && $0.column.kind != .number }
        ?? axis.columns.first { $0.name.hasSuffix(".name") && $0.column.namesRows }
    },
    AxisRule(name: "laps, which times describe") { axis in
      axis.hasNumbers ? axis.columns.first.flatMap { $0.column.saysStep && $0.column.isInSteps ? $0 : nil } : nil
    },
    AxisRule(name: "times of day") { $0.columns.first { $0.role == .time(.clock) } },
    AxisRule(name: "years") { axis in
      let years = axis.numbers.filter { $0.role == .time(.period) }
      return years.first { NameWords($0.name).sayYear } ?? years.first
    },
    AxisRule(name: "steps of an experiment, whose rows texts describe") { axis in
      guard axis.numbers.count > 1, let first = axis.columns.first, first.column.isInSteps,
        let text = axis.texts.first(where: { !$0.column.isConstant }), !text.column.namesRows
      else { return nil }
      return first
    },
    AxisRule(name: "names of a few rows", column: \.namesOfFewRows),
    AxisRule(name: "numbers that each name has, such as doses") { axis in
      guard axis.hasNumbers, let names = axis.texts.first(where: \.column.repeatsNames)?.column else { return nil }
      // In a list of persons or orders it is chance.
      guard !axis.columns.contains(where: { $0.role == .name(.code) && $0.column.tellsRowsApart }) else { return nil }
      return axis.numbers.first { $0.role != .name(.code) && $0.maySetSteps && $0.column.isRepeated(by: names) }
    },
    AxisRule(name: "names") { axis in
      let texts = axis.texts.filter { !$0.column.isConstant }
      // The classes of ages are along the axis, and the two sexes are the series.
      if let names = texts.first?.column.names, names.count < 4, texts[0].role != .name(.ordinal),
        let classes = texts.first(where: {
          $0.role == .name(.ordinal) && !$0.column.namesRows && $0.column.names?.count ?? 0 > names.count
        })
      {
        return classes
      }
      return texts.first { $0.role != .freeText && !($0.role == .name(.code) && $0.column.hasDigits) } ?? texts.first {
        $0.role != .freeText
      }
        ?? texts.first
    },
    AxisRule(name: "dates, or names that are the same") { axis in
      axis.columns.first { $0.column.isTemporal && $0.column.kind != .timeOfDay } ?? axis.texts.first
    },
    AxisRule(name: "steps of a training") { axis in
      axis.hasNumbers ? axis.numbers.first { $0.column.saysStep && $0.column.isInOrder } : nil
    },
    // Rows that have a month and a day are of days, which their numbers are in the order of.
    AxisRule(name: "a part of dates") { axis in
      let parts = axis.numbers.filter(\.isPartOfDate)
      return axis.hasNumbers && parts.count == 1 ? parts[0] : nil
    },
    // Row numbers are an axis only if nothing else is.
    AxisRule(name: "numbers") { axis in
      guard axis.hasNumbers, !axis.areSamples else { return nil }
      guard let first = axis.numbers.first, first.role == .name(.code) else { return axis.numbers.first }
      return axis.numbers.first {
        $0.role != .name(.code) && $0.column.isInOrder && MeasureWords.found(in: $0.name) == nil
      } ?? first
    },
    AxisRule(name: "a column without values") { axis in
      !axis.hasNumbers && axis.columns.count > 1 ? axis.columns.first { $0.role == .empty } : nil
    },
  ]

  // MARK: Values

  /// The columns among which a chart's values are.
  struct Values {
    let table: Table
    /// The columns that no rule before has left out.
    let columns: [RoledColumn]
    let keepsTotals: Bool
    /// Whether a column of the table is the total of others.
    let haveTotal: Bool
    /// Whether rows of the same place are combined.
    let combinesRows: () -> Bool

    /// The first column whose name is one of some words.
    func named(_ words: String) -> RoledColumn? {
      let words = Set(words: words)
      return columns.first { words.contains(NameWords($0.name).words.joined()) }
    }
  }

  struct ValueRule: Sendable {
    let name: String
    var kind = Note.Kind.dropped
    var choice = TableNote.Choice.values
    /// The end of the note that columns are left out, or nil for none.
    var note: @Sendable (RoledColumn) -> String? = { _ in nil }
    /// Whether a column of some is left out.
    let isOut: @Sendable (Values) -> (RoledColumn) -> Bool
  }

  /// The rules for columns that are no values of any chart.
  static let unfit: [ValueRule] = [
    ValueRule(
      name: "codes and places", kind: .chosen,
      note: { $0.role == .name(.code) && !$0.isFirst ? "as a code" : nil }
    ) { _ in { $0.role == .name(.code) || $0.role == .name(.place) } },
    ValueRule(name: "parts of dates", kind: .chosen, note: { _ in "as a part of the date" }) { _ in \.tellsTime },
    ValueRule(name: "cells that aren't numbers", note: \.column.problemReason) { values in
      let isAnyGood = values.columns.contains { $0.column.problem == nil }
      return { isAnyGood && $0.column.problem != nil }
    },
    ValueRule(name: "descriptions of means", note: { _ in "beside the mean" }) { values in
      values.named("mean|avg|average") == nil ? { _ in false } : { descriptions.contains($0.name.lowercased()) }
    },
    ValueRule(name: "prices before the close", note: { _ in "beside the closing price" }) { values in
      guard values.table.columns.contains(where: \.isTemporal),
        let close = values.named("close|schluss|schlusskurs|종가|終値|收盘|收盘价"),
        let high = values.named("high|hoch|고가|高値|最高|最高价"), let low = values.named("low|tief|저가|安値|最低|最低价"),
        (0..<values.table.rowCount).allSatisfy({ row in
          [low, close, high].compactMap { $0.column.number(row) }.isAscending
        })
      else { return { _ in false } }
      return { [high.name, low.name].contains($0.name) || prices.contains(NameWords($0.name).words.joined()) }
    },
    // A league is in the order of its points, and each other number leads to them.
    ValueRule(name: "games before points", note: { _ in "beside the points" }) { values in
      guard let points = values.named("pts|points|punkte|puntos|punti|pkt|승점|勝点|勝ち点|积分"),
        values.columns.count(where: { games.contains(NameWords($0.name).words.joined()) }) > 1,
        case .numbers(let numbers) = points.column.cells, numbers.count > 2, numbers.reversed().isAscending
      else { return { _ in false } }
      return { $0.name != points.name }
    },
    ValueRule(name: "errors and spreads", note: { _ in "as the error of another" }) { values in
      let areAll = values.columns.allSatisfy(\.saysError)
      return { !areAll && $0.saysError }
    },
    ValueRule(name: "flags and classes", note: { $0.role == .flag ? "as a flag" : "as classes" }) { values in
      let others = values.columns.filter { $0.role != .flag && !$0.isClass }
      // Answers from 1 to 5 stay beside others of the same scale.
      let areAnswers = others.allSatisfy { $0.column.numberRange.map { $0.areWhole && $0.greatest <= 12 } ?? false }
      return { !others.isEmpty && $0.role == .flag || !areAnswers && $0.isClass }
    },
    // A total in the first row of a report.
    ValueRule(name: "numbers of few rows", note: { "because only \($0.column.numberCount) rows have it" }) { values in
      let most = values.columns.map(\.column.numberCount).max() ?? 0
      return { $0.column.numberCount * 10 < most }
    },
    // The number and the height of a station, and what never happened. A constant beside values may be their target.
    ValueRule(name: "constants", note: { _ in "because of equal values" }) { values in
      guard let first = values.columns.firstIndex(where: { !$0.column.isConstant }) else { return { _ in false } }
      // Each cohort begins with 100 %, in its first month of several.
      let shape = values.columns[first].name.filter { !$0.isNumber }
      let before = Set(values.columns[..<first].map(\.name).filter { $0.filter { !$0.isNumber } != shape })
      return { before.contains($0.name) || $0.column.isConstant && $0.column.size == 0 }
    },
  ]

  private static let descriptions = Set(
    words: "count|n|std|sd|stddev|sem|se|stderr|median|variance|var|user|system")
  private static let prices = Set(words: "open|adjclose|adjustedclose|eröffnung|시가|始値|开盘|开盘价")
  private static let games = Set(
    words:
      "p|pl|pld|mp|gp|played|w|won|wins|d|drawn|draws|l|lost|losses|t|ties|gf|ga|gd|goalsfor|goalsagainst|podiums|poles|sp|s|u|n|tore|gegentore|diff|pj|pg|pe|pp|gc|dg|j|v|g|gs|dr|bp|bc|경기|승|무|패|득점|실점|득실|득실차|試合|勝|分|敗|得点|失点|得失点"
  )

  /// The rules for columns that can't stand beside the first one.
  static let beside =
    [
      ValueRule(name: "totals", choice: .totals(.keep), note: { "as \($0.evidence)" }) { values in
        { ($0.role == .total || $0.role == .result) && !values.keepsTotals }
      }
    ] + unlike

  /// The rules for columns that can hardly be compared with the first one.
  static let unlike: [ValueRule] = [
    ValueRule(name: "another unit", note: { _ in "because of another unit" }) { values in
      let named: (Column) -> [String] = { [values.table.headerUnit($0), MeasureWords.unit(in: $0.name)?.unit ?? ""] }
      let first = values.columns[0].column
      return { $0.column.unit != first.unit || named($0.column) != named(first) }
    },
    ValueRule(name: "another kind", note: { _ in "because of another kind of value" }) { values in
      let first = values.columns[0]
      return { column in
        guard let kind = first.family, let other = column.family else { return column.isState != first.isState }
        return kind != other
      }
    },
    // Such as the size of a poll beside the parties.
    ValueRule(name: "counts beside shares", note: { _ in "because the others are shares of a hundred" }) { values in
      let shares = values.columns.prefix { $0.column.size <= 100 }.map(\.column)
      let sums = (0..<values.table.rowCount).map { row in shares.reduce(0) { $0 + ($1.number(row) ?? 0) } }
      guard shares.count > 1, sums.count > 2, sums.allSatisfy((80...101).contains) else { return { _ in false } }
      return { $0.column.numberRange?.least ?? 0 > 100 }
    },
    // Rows are combined in one way.
    ValueRule(name: "what adds up beside what doesn't", note: { _ in "because the values are combined otherwise" }) {
      values in
      let addsUp = values.columns[0].addsUp == true
      guard values.columns.contains(where: { ($0.addsUp == true) != addsUp }), values.combinesRows() else {
        return { _ in false }
      }
      return { ($0.addsUp == true) != addsUp }
    },
    // Several measures, such as orders and revenue, are seen beside each other only if they are of about one size.
    ValueRule(name: "another size", note: { _ in "because of values of another size" }) { values in
      let first = values.columns[0]
      let (size, word) = (first.column.size, MeasureWords.found(in: first.name)?.word)
      return { column in
        // The parts of a known whole are of any size.
        guard !values.haveTotal else { return false }
        let other = MeasureWords.found(in: column.name)?.word
        let most = other != word ? 20.0 : word == nil ? 100 : 1000
        let otherSize = column.column.size
        return size > 0 && otherSize > 0 && (size >= otherSize * most || otherSize >= size * most)
      }
    },
  ]

  /// Columns of values with the one first that others have to fit to: money before counts in a list of payments, counts
  /// and amounts before how long something took, and a group of one unit before a single column without one.
  static func led(_ columns: [RoledColumn], areEvents: Bool) -> [RoledColumn] {
    guard let first = columns.first else { return [] }
    let units = columns.map(\.column.unit)
    let lead = columns.indices.first { index in
      switch columns[index].family {
      case .amount: areEvents || first.family == .duration
      case .count: !areEvents && first.family == .duration
      default:
        first.column.unit == .none && units[index] != .none && units.count(where: { $0 == units[index] }) > 2
          && !units.dropFirst().contains(.none)
      }
    }
    guard let lead, lead > 0 else { return columns }
    return [columns[lead]] + columns[..<lead] + columns[(lead + 1)...]
  }

  // MARK: Series

  /// The rows of a chart that a series would divide.
  struct Series {
    let x: Column?
    private let indices: [Int32]
    private let places: ChartTable.Places
    fileprivate let rowCount: Int
    fileprivate let placeCount: Int
    /// Whether each row has a place of its own, and these are at regular times.
    fileprivate let areRegular: Bool
    /// Whether several rows have the same place.
    var repeats: Bool { placeCount < rowCount }

    init(_ x: Column?, _ axis: AxisPlaces) {
      (self.x, indices, places) = (x, axis.indices, axis.places)
      let counts = axis.rowCounts
      (rowCount, placeCount) = (counts.reduce(0, +), counts.count { $0 > 0 })
      areRegular =
        x?.isTemporal ?? false && placeCount == rowCount && placeCount > 7 && axis.places.areEvenlySpaced
    }

    /// The shortest period of which there are few between the first row and the last one, if the rows are at irregular
    /// times.
    var periodOfEvents: CalendarPeriod? {
      let days = places.days
      guard [.date(.day), .time].contains(x?.kind), rowCount > 7, !places.areEvenlySpaced, let first = days.first,
        let last = days.last
      else { return nil }
      let lengths: [(CalendarPeriod, Int)] = [(.day, 1), (.week, 7), (.month, 30), (.quarter, 91)]
      let period = lengths.first { last - first <= $0.1 * 45 }?.0 ?? .year
      // Rows of most days, such as those of an office, are regular.
      let steps = zip(days, days.dropFirst()).map { $1 - $0 }
      let isOneADay = steps.allSatisfy { $0 > 0 } && placeCount == rowCount
      return isOneADay && (period == .day || steps.count { $0 == 1 } * 2 >= steps.count) ? nil : period
    }

    /// Whether the texts or numbers of rows of the same place are different.
    fileprivate func areToldApart(by column: Column) -> Bool {
      switch column.cells {
      case .texts(let ids, _): areUnique(zip(indices, ids).lazy.filter { $0.0 >= 0 }.map { SIMD2($0, $1) })
      case .numbers(let numbers):
        areUnique(zip(indices, numbers).lazy.filter { $0.0 >= 0 }.map { SIMD2(Double($0), $1) })
      case .days, .times, .empty: true
      }
    }

    private func areUnique<Pair: Hashable>(_ pairs: some Sequence<Pair>) -> Bool {
      var known: Set<Pair> = []
      known.reserveCapacity(rowCount)
      return pairs.allSatisfy { known.insert($0).inserted }
    }

    /// Whether numbers of devices, shops or repetitions tell the rows of the same place apart.
    func areNumbered(by column: RoledColumn) -> Bool {
      guard let x, repeats, column.column.repeatsNumbers, case .numbers(let numbers) = column.column.cells,
        case let count = Set(numbers).count, count <= 12
      else { return false }
      // Whatever has a number that each date has is numbered.
      let isGrid = x.isTemporal && !column.isNamedMeasure && rowCount == placeCount * count
      return (column.role == .name(.code) || isGrid) && areToldApart(by: column.column)
    }
  }

  struct Rule<Subject>: Sendable {
    let name: String
    /// The reason that a note has, or nil for none.
    var reason: String?
    let applies: @Sendable (Subject) -> Bool
  }

  /// The largest number of names of a series.
  static let seriesLimit = 50

  /// The rules for columns that aren't series.
  static let series: [Rule<(RoledColumn, Series)>] = [
    Rule(name: "codes of accounts, and of rows") { column, _ in
      column.saysAccount || column.role == .name(.code) && column.column.tellsRowsApart
    },
    Rule(name: "too many names") { column, series in
      guard let count = column.column.names?.count, count <= 1000 else { return true }
      return count > seriesLimit
        && (series.x?.names != nil || !series.repeats || !series.areToldApart(by: column.column))
    },
    Rule(name: "rows with names of their own") { _, series in
      series.x?.names.map { $0.rowCount <= $0.count || !series.repeats } ?? false
    },
    Rule(name: "parts of dates and sentences") { column, _ in column.isPartOfDate || column.role == .freeText },
    Rule(name: "texts that describe regular rows", reason: "each place has one row") { column, series in
      series.areRegular && !column.column.isConstant
    },
    Rule(name: "constants beside regular rows") { _, series in series.areRegular },
    Rule(name: "names that don't tell rows apart", reason: "several rows have the same place and name") {
      column, series in
      guard let x = series.x else { return false }
      // The repetitions of a dose are averaged.
      return !series.areToldApart(by: column.column) && !x.isRepeated(by: column.column)
    },
    // Points of one or two rows aren't lines.
    Rule(name: "names of a row or two") { column, series in
      guard series.x != nil, !series.repeats, let (count, rowCount, _) = column.column.names else { return false }
      return count < 2 || count * 3 > rowCount && (count > 2 || rowCount < 4)
    },
    // The teams of a league play on one day of many.
    Rule(name: "many names at few places", reason: "few places have rows of it") { column, series in
      guard series.repeats, series.x?.isTemporal == true, let count = column.column.names?.count else { return false }
      return count > 8 && series.rowCount * 4 < count * series.placeCount
    },
    // Each partner of a bank account may have one row.
    Rule(name: "names that rarely repeat") { column, series in
      guard series.repeats, let count = column.column.names?.count else { return false }
      return count * 2 > series.rowCount && series.placeCount * count > series.rowCount * 2
    },
  ]

  // MARK: Values of the same place

  struct CombinedRule: Sendable {
    let name: String
    let aggregate: Aggregate
    /// The reason in the note on combined values, or nil for none.
    var note: (@Sendable (RoledColumn) -> String)?
    /// Whether the rule applies to the column of values that it names, or nil if it doesn't.
    let column: @Sendable (_ values: [RoledColumn], _ known: Known) -> RoledColumn?

    /// What is known of the rows: whether a sum is asked for, whether they are single observations, whether the axis is
    /// time, and whether each row is how many there are at its time.
    struct Known: Sendable { let isSumAsked, areObservations, isTimed, areStates: Bool }
  }

  static let combined: [CombinedRule] = [
    CombinedRule(
      name: "running totals", aggregate: .last, note: { "\(DataError.quoted($0.name)) is the sum up to each row" }
    ) { values, _ in values.allSatisfy(\.isRunning) ? values.first : nil },
    CombinedRule(
      name: "balances over time", aggregate: .last,
      note: { "\(DataError.quoted($0.name)) is what is left after each row" }
    ) { values, known in known.isTimed && values.allSatisfy(\.saysBalance) ? values.first : nil },
    CombinedRule(
      name: "how many there are", aggregate: .last,
      note: { "\(DataError.quoted($0.name)) is how much there is at a time" }
    ) { values, known in known.areStates ? values.first : nil },
    CombinedRule(
      name: "what doesn't add up", aggregate: .mean,
      note: { "\(DataError.quoted($0.name)) doesn't add up: \($0.evidence)" }
    ) { values, _ in values.first { $0.addsUp == false } },
    CombinedRule(name: "what adds up, or is asked to", aggregate: .sum) { values, known in
      known.isSumAsked
        ? values.first { $0.addsUp == nil } ?? values.first
        : values.first { $0.addsUp == true && ($0.isNamedMeasure || !known.areObservations) }
          ?? values.first { $0.role == .total }
    },
    CombinedRule(
      name: "what nothing tells", aggregate: .mean,
      note: { "nothing tells that the numbers of \(DataError.quoted($0.name)) add up" }
    ) { values, _ in values.first },
  ]

  // MARK: Stacks

  /// Words for what is planned and what came of it, and for what comes in and goes out.
  private static let versions = Set(
    words: """
      hires|leavers|joiners|opened|closed|beds|occupied|capacity|\
      actual|actuals|plan|planned|budget|budgeted|forecast|target|shipped|delivered|returned|import|imports|export|exports|\
      inflow|outflow|births|deaths|arrivals|departures|ist|soll|prognose|ziel|réel|prévu|objectif|prévision|importations|\
      exportations|real|previsto|presupuesto|importaciones|exportaciones|실적|계획|목표|예산|수입|수출|実績|計画|予算|目標|輸入|輸出|\
      实际|计划|预算|目标|进口|出口
      """)

  /// Series that may be parts of one whole.
  struct Parts {
    let names: [String]
    /// The values by series, then by place.
    let values: [[Double?]]
    /// Whether sums of the values mean something, or nil if nothing tells.
    let addUp: Bool?
    /// Whether a row or a column of the table is the total of others.
    let hasTotal: Bool
    let hasTotalColumn: Bool
    /// Whether the series are currencies, or what comes and what goes.
    let areApart: Bool
    let locale: LocaleFormat

    fileprivate func sum(at place: Int) -> Double { values.reduce(0) { $0 + ($1[place] ?? 0) } }
    /// Whether all values may be counts.
    var areWhole: Bool {
      values.allSatisfy { $0.allSatisfy { value in value.map { $0 >= 0 && $0 == $0.rounded() } ?? true } }
    }

    /// Whether a series is the sum of several that stand beside each other, as a subtotal is, or is called a total.
    fileprivate var hasSum: Bool {
      guard 3...30 ~= values.count else { return false }
      return values.indices.contains { TotalWords.kind(of: names[$0]) != nil || isSum($0) }
    }

    private func isSum(_ series: Int) -> Bool {
      guard places.count > 2, values[series].contains(where: { $0 ?? 0 != 0 }) else { return false }
      return values.indices.contains { first in
        values.indices.dropFirst(first + 1).contains { last in
          // Most fail at the first place.
          !(first...last).contains(series)
            && places.allSatisfy { place in
              let sum = values[first...last].reduce(0) { $0 + ($1[place] ?? 0) }
              return abs(sum - (values[series][place] ?? 0)) <= 1e-9 * abs(sum)
            }
        }
      }
    }

    fileprivate var places: Range<Int> { 0..<(values.first?.count ?? 0) }
  }

  /// The rules for series that aren't stacked, for the reason that a rule has, and for those that are.
  static let stacks: [Rule<Parts>] = [
    Rule(name: "currencies and directions", reason: "amounts of several currencies or directions don't add up") {
      $0.areApart
    },
    Rule(name: "a column with the total of the series") { $0.hasTotalColumn },
    Rule(name: "shares of a hundred") { parts in
      !parts.places.isEmpty
        && [1, 100].contains { whole in parts.places.allSatisfy { abs(parts.sum(at: $0) - whole) < 0.02 * whole } }
    },
    Rule(name: "periods", reason: "they are periods") { parts in
      let reader = DateReader(parts.locale.reading(periods: parts.names))
      return parts.names.allSatisfy { reader.period($0) != nil }
    },
    Rule(name: "measures", reason: "they are several measures") { parts in
      let words = parts.names.map { Set(NameWords($0).words) }
      let common = words.dropFirst().reduce(words.first ?? []) { $0.intersection($1) }
      // `Sales` alone is a department.
      let measures = words.count { $0.subtracting(common).contains { MeasureWords.measure($0) != nil } }
      return measures * 2 >= words.count
    },
    Rule(name: "versions", reason: "they are versions or opposites of each other") { parts in
      parts.names.count { !Self.versions.isDisjoint(with: NameWords($0).words) } > 1
    },
    Rule(name: "results", reason: "one is the result of the others") { parts in
      guard parts.places.count > 2, (3...12).contains(parts.values.count) else { return false }
      return parts.values.indices.contains { result in
        parts.places.allSatisfy {
          abs(parts.sum(at: $0) - 2 * (parts.values[result][$0] ?? 0)) <= 1e-9 * abs(parts.sum(at: $0))
        }
      }
    },
    Rule(name: "sums", reason: "one is the sum of others") { $0.hasSum },
    Rule(name: "names with a total") { $0.hasTotal },
    Rule(name: "what doesn't add up", reason: "they don't add up") { $0.addUp == false },
    Rule(name: "what nothing tells to add up", reason: "nothing tells that they add up") { parts in
      parts.addUp == nil && !parts.areWhole
    },
    Rule(name: "parts of a whole") { _ in true },
  ]
}

extension BidirectionalCollection<Double> {
  /// Whether no number is less than the one before.
  fileprivate var isAscending: Bool { zip(self, dropFirst()).allSatisfy(<=) }
}

extension ChartTable.Places {
  /// The numbers of the days of dates and times.
  fileprivate var days: [Int] {
    switch self {
    case .dates(let dates, _): dates.map(\.dayNumber)
    case .times(let times): times.map(\.date.dayNumber)
    case .names, .numbers: []
    }
  }

  /// Whether these are dates or times that follow each other in steps, with few left out: days, or starts of months.
  fileprivate var areEvenlySpaced: Bool {
    let numbers: [Int]
    switch self {
    case .dates(let dates, _):
      numbers = dates.map(\.dayNumber)
      // The days of an office are regular too.
      let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      if steps.allSatisfy({ (1...5).contains($0) }), steps.count(where: { $0 == 1 }) * 2 > steps.count { return true }
    case .times(let times): numbers = times.map(\.seconds)
    case .names, .numbers: return false
    }
    guard let first = numbers.first, let last = numbers.last,
      let step = zip(numbers, numbers.dropFirst()).map({ $1 - $0 }).min(), step > 0
    else { return false }
    return Double(last - first) / Double(step) < Double(numbers.count) * 1.1
  }
}
