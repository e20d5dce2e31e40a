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
    // A date that rows needn't have, such as that of the last order, isn't what tells them apart.
    AxisRule(name: "dates that rows have") { axis in
      axis.columns.indices.first { index in
        let column = axis.columns[index].column
        return column.isTemporal && column.kind != .timeOfDay
          && !(column.hasMissingTime && axis.columns[..<index].contains(where: \.column.namesRows))
      }.map { axis.columns[$0] }
    },
    AxisRule(name: "a column that is called so") { axis in
      axis.columns.first { ["name", "date"].contains($0.name.lowercased()) && $0.column.kind != .number }
        ?? axis.columns.first { $0.name.hasSuffix(".name") && $0.column.namesRows }
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
    AxisRule(name: "names") { axis in
      let texts = axis.texts.filter { !$0.column.isConstant }
      return texts.first { $0.role != .freeText } ?? texts.first ?? axis.texts.first
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
    ValueRule(name: "descriptions of groups", note: { _ in "beside the mean" }) { values in
      let areGroups = Set(values.columns.map { $0.name.lowercased() }).isSuperset(of: ["count", "mean", "std"])
      return { areGroups && ["count", "std"].contains($0.name.lowercased()) }
    },
    // The number of a station.
    ValueRule(name: "constants before the values", note: { _ in "because of equal values" }) { values in
      let constants = values.columns.prefix { $0.column.isConstant }
      let areNumbers =
        constants.count < values.columns.count && constants.allSatisfy { $0.column.numberRange?.areWhole ?? false }
      let names = areNumbers ? Set(constants.map(\.name)) : []
      return { names.contains($0.name) }
    },
  ]

  /// The rules for columns that can't stand beside the first one.
  static let beside: [ValueRule] = [
    ValueRule(name: "totals", choice: .totals(.keep), note: { "as \($0.evidence)" }) { values in
      { ($0.role == .total || $0.role == .result) && !values.keepsTotals }
    },
    ValueRule(name: "another unit", note: { _ in "because of another unit" }) { values in
      let (unit, header) = (values.columns[0].column.unit, values.table.headerUnit(values.columns[0].column))
      return { $0.column.unit != unit || values.table.headerUnit($0.column) != header }
    },
    ValueRule(name: "another kind", note: { _ in "because of another kind of value" }) { values in
      { $0.isState != values.columns[0].isState }
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
        let most = MeasureWords.found(in: column.name)?.word != word ? 20.0 : word == nil ? 100 : 1000
        let other = column.column.size
        return size > 0 && other > 0 && (size >= other * most || other >= size * most)
      }
    },
  ]

  // MARK: Series

  /// The rows of a chart that a series would divide.
  struct Series {
    let x: Column?
    private let indices: [Int32]
    fileprivate let rowCount: Int
    fileprivate let placeCount: Int
    /// Whether each row has a place of its own, and these are at regular times.
    fileprivate let areRegular: Bool
    /// Whether several rows have the same place.
    var repeats: Bool { placeCount < rowCount }

    init(_ x: Column?, _ axis: AxisPlaces) {
      (self.x, indices) = (x, axis.indices)
      let counts = axis.rowCounts
      (rowCount, placeCount) = (counts.reduce(0, +), counts.count { $0 > 0 })
      areRegular =
        x?.isTemporal ?? false && placeCount == rowCount && placeCount > 7 && axis.places.areEvenlySpaced
    }

    /// Whether the texts of rows of the same place are different.
    fileprivate func areToldApart(by column: Column) -> Bool {
      guard case .texts(let ids, _) = column.cells else { return true }
      var known: Set<SIMD2<Int32>> = []
      known.reserveCapacity(rowCount)
      return zip(indices, ids).allSatisfy { $0 < 0 || known.insert([$0, $1]).inserted }
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
    Rule(name: "too many names") { column, _ in column.column.names.map { $0.count > seriesLimit } ?? true },
    Rule(name: "rows with names of their own") { _, series in
      series.x?.names.map { $0.rowCount <= $0.count || !series.repeats } ?? false
    },
    Rule(name: "parts of dates and sentences") { column, _ in column.isPartOfDate || column.role == .freeText },
    Rule(name: "texts that describe regular rows", reason: "each place has one row") { column, series in
      series.areRegular && !column.column.isConstant
    },
    Rule(name: "constants beside regular rows") { _, series in series.areRegular },
    Rule(name: "names that don't tell rows apart", reason: "several rows have the same place and name") {
      column, series in series.x != nil && !series.areToldApart(by: column.column)
    },
    // Points of one or two rows aren't lines.
    Rule(name: "names of a row or two") { column, series in
      guard series.x != nil, !series.repeats, let (count, rowCount, _) = column.column.names else { return false }
      return count < 2 || count * 3 > rowCount && (count > 2 || rowCount < 4)
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
    let column: @Sendable (_ values: [RoledColumn], _ isSumAsked: Bool) -> RoledColumn?
  }

  static let combined: [CombinedRule] = [
    CombinedRule(
      name: "what doesn't add up", aggregate: .mean,
      note: { "\(DataError.quoted($0.name)) doesn't add up: \($0.evidence)" }
    ) { values, _ in values.first { $0.addsUp == false } },
    CombinedRule(name: "what adds up, or is asked to", aggregate: .sum) { values, isSumAsked in
      isSumAsked ? values.first : values.first { $0.addsUp == true } ?? values.first { $0.role == .total }
    },
    CombinedRule(
      name: "what nothing tells", aggregate: .mean,
      note: { "nothing tells that the numbers of \(DataError.quoted($0.name)) add up" }
    ) { values, _ in values.first },
  ]

  // MARK: Stacks

  /// Series that may be parts of one whole.
  struct Parts {
    let names: [String]
    /// The values by series, then by place.
    let values: [[Double?]]
    /// Whether sums of the values mean something, or nil if nothing tells.
    let addUp: Bool?
    let hasTotal: Bool
    let locale: LocaleFormat

    fileprivate func sum(at place: Int) -> Double { values.reduce(0) { $0 + ($1[place] ?? 0) } }
    /// Whether all values may be counts.
    var areWhole: Bool {
      values.allSatisfy { $0.allSatisfy { value in value.map { $0 >= 0 && $0 == $0.rounded() } ?? true } }
    }

    fileprivate var places: Range<Int> { 0..<(values.first?.count ?? 0) }
  }

  /// The rules for series that aren't stacked, for the reason that a rule has, and for those that are.
  static let stacks: [Rule<Parts>] = [
    Rule(name: "a total of the series") { $0.hasTotal },
    Rule(name: "shares of a hundred") { parts in
      !parts.places.isEmpty
        && [1, 100].contains { whole in parts.places.allSatisfy { abs(parts.sum(at: $0) - whole) < 0.02 * whole } }
    },
    Rule(name: "periods", reason: "they are periods") { parts in
      let reader = DateReader(parts.locale)
      return parts.names.allSatisfy { name in
        if name.utf8.count == 4, let year = Int(name) { return (1800...2200).contains(year) }
        if case .date = reader.reading(name) { return true }
        return false
      }
    },
    Rule(name: "measures", reason: "they are several measures") { parts in
      let words = parts.names.map { Set(NameWords($0).words) }
      let common = words.dropFirst().reduce(words.first ?? []) { $0.intersection($1) }
      // `Sales` alone is a department.
      let measures = words.count { $0.subtracting(common).contains { MeasureWords.measure($0) != nil } }
      return measures * 2 >= words.count
    },
    Rule(name: "results", reason: "one is the result of the others") { parts in
      guard parts.places.count > 2, (3...12).contains(parts.values.count) else { return false }
      return parts.values.indices.contains { result in
        parts.places.allSatisfy {
          abs(parts.sum(at: $0) - 2 * (parts.values[result][$0] ?? 0)) <= 1e-9 * abs(parts.sum(at: $0))
        }
      }
    },
    Rule(name: "what doesn't add up", reason: "they don't add up") { $0.addUp == false },
    Rule(name: "what nothing tells to add up", reason: "nothing tells that they add up") { parts in
      parts.addUp == nil && !parts.areWhole
    },
    Rule(name: "parts of a whole") { _ in true },
  ]
}

extension ChartTable.Places {
  /// Whether these are dates or times that follow each other in steps, with few left out: days, or starts of months.
  fileprivate var areEvenlySpaced: Bool {
    let numbers: [Int]
    switch self {
    case .dates(let dates, _): numbers = dates.map(\.dayNumber)
    case .times(let times): numbers = times.map(\.seconds)
    case .names, .numbers: return false
    }
    guard let first = numbers.first, let last = numbers.last,
      let step = zip(numbers, numbers.dropFirst()).map({ $1 - $0 }).min(), step > 0
    else { return false }
    return Double(last - first) / Double(step) < Double(numbers.count) * 1.1
  }
}
