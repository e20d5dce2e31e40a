/// Chooses the columns of a plot: those that were asked for, and others by kind.
///
/// A scatter plot takes the first two columns of numbers, or the first of dates and the first of numbers. A histogram
/// takes the first column of numbers. A heat map takes the first two columns of dates or of repeated names, or numbers
/// in ranges, and if each pair of them has one row or there are only dates and one number, the first remaining numbers as
/// values. Boxes and dots take the first column of repeated names and the first of numbers. Numbers that are all equal,
/// classes, and numbers whose role is no measure, such as ids, coordinates and parts of dates, are left to the last.
struct PlotChoice {
  private(set) var columns: [PlotRole: Column] = [:]
  private(set) var notes: [TableNote] = []
  /// Whether the numbers of boxes and dots were asked for along x.
  private(set) var isHorizontal = false
  /// Whether the values of a heat map are an amount by the parts of its dates, whose sum is in the cells.
  private(set) var sumsCells = false
  private let table: Table
  private let roles: [RoledColumn]
  private let rows: [Int]

  /// The largest number of names that a column is chosen with.
  static let nameLimit = 60

  init(_ table: Table, _ kind: PlotKind, _ asked: PlotColumns, rows: [Bool]) throws(DataError) {
    (self.table, roles) = (table, table.roledColumns)
    self.rows = rows.indices.filter { rows[$0] }
    for role in PlotRole.allCases {
      guard let name = asked.name(role) else { continue }
      columns[role] = try table.column(name, part: role.part)
    }
    if kind == .box || kind == .dots { layDown() }
    for role in PlotRole.allCases {
      if let column = columns[role] { try Self.check(column, role, kind, table) }
    }
    switch kind {
    case .scatter: try chooseScatter()
    case .histogram: try chooseHistogram()
    case .heatmap: try chooseCells()
    case .box, .dots: try chooseGroups()
    }
    for column in columns.values { if let problem = column.problem { throw problem } }
    notes += PlotRole.allCases.flatMap { columns[$0]?.readingNotes(choice: .axes) ?? [] }
    // A column with such a cell isn't chosen.
    if !notes.isEmpty {
      notes += table.columns.compactMap { column in
        column.problemReason.map {
          TableNote("\(DataError.quoted(column.name)) left out \($0)", kind: .dropped, choice: .axes)
        }
      }
    }
  }

  /// Makes numbers that were asked for along x, and names along y, those of boxes and dots that lie.
  private mutating func layDown() {
    guard let x = columns[.x], x.kind == .number, columns[.y]?.kind != .number else { return }
    // Classes and years alone are names.
    if columns[.y] == nil, hasFewValues(x) || x.holdsYears { return }
    (columns[.x], columns[.y]) = (columns[.y], x)
    isHorizontal = true
  }

  // MARK: Checks

  private static func check(_ column: Column, _ role: PlotRole, _ kind: PlotKind, _ table: Table) throws(DataError) {
    switch (role, kind) {
    case (.x, .scatter), (.y, .scatter):
      guard column.kind != .number, !column.isTemporal else { return }
      throw table.fault(column, role.part, allowed: "a column of numbers or dates")
    case (.x, .histogram), (.size, _), (.value, _), (.y, .box), (.y, .dots):
      guard column.kind != .number else { return }
      throw table.fault(column, role.part, allowed: "a column of numbers")
    default: return
    }
  }

  // MARK: Candidates

  private func free(_ isFit: (RoledColumn) -> Bool) -> [Column] {
    let taken = Set(columns.values.map(\.name))
    return roles.filter { !taken.contains($0.name) && $0.column.problem == nil && isFit($0) }.map(\.column)
  }

  /// The columns of numbers that aren't used yet, those that measure something first.
  private var numbers: [Column] { measures + free { $0.column.kind == .number && !$0.isMeasured } }

  /// The columns of measures that aren't used yet, constants and classes last.
  private var measures: [Column] {
    let all = free(\.isMeasured)
    let isLast = { (column: Column) in column.isConstant || hasFewValues(column) }
    return all.filter { !isLast($0) } + all.filter(isLast)
  }

  /// Whether many rows have only a few numbers, such as classes.
  private func hasFewValues(_ column: Column) -> Bool {
    rows.count >= 30 && Set(rows.compactMap { column.number($0) }).count <= 8
  }

  /// The columns of dates, times, and parts of them.
  private var dates: [Column] { free(\.tellsTime) }

  /// The columns of names of which most occur several times.
  private var names: [Column] {
    free { roled in
      guard roled.column.kind == .text, roled.role != .freeText else { return false }
      let count = Set(rows.compactMap { roled.column.text($0) }).count
      return count > 0 && count <= Self.nameLimit && (count * 2 <= rows.count || rows.count < 12)
    }
  }

  private mutating func note(_ text: String, choice: TableNote.Choice) {
    let isLoss = !free(\.isMeasured).isEmpty
    let left = free { _ in true }.map(\.name)
    let notDrawn = left.isEmpty ? "" : "; not drawn: \(DataError.list(left))"
    notes.append(TableNote("columns: \(text)\(notDrawn)", kind: isLoss ? .dropped : .chosen, choice: choice))
  }

  private func quoted(_ role: PlotRole) -> String { DataError.quoted(columns[role]?.name ?? "") }

  // MARK: Kinds

  private mutating func chooseScatter() throws(DataError) {
    guard columns[.x] == nil || columns[.y] == nil else { return }
    var left = measures
    if columns[.x] == nil {
      let needed = columns[.y] == nil ? 2 : 1
      let years = free { $0.column.kind == .number }.first.flatMap { first in
        dates.first { $0.name == first.name && !$0.isConstant }
      }
      columns[.x] = years ?? (left.count >= needed ? left.removeFirst() : dates.first ?? numbers.first)
    }
    if columns[.y] == nil {
      let name = columns[.x]?.name
      columns[.y] = left.first { $0.name != name } ?? numbers.first { $0.name != name }
    }
    guard columns[.x] != nil, columns[.y] != nil else {
      throw table.missing(
        columns[.x] == nil ? .x : .y, "fewer than two columns of numbers or dates", allowed: "a table with two of them")
    }
    note("\(quoted(.x)) along x, \(quoted(.y)) along y", choice: .axes)
  }

  private mutating func chooseHistogram() throws(DataError) {
    guard columns[.x] == nil else { return }
    guard let number = numbers.first else {
      throw table.missing(.x, "no column of numbers", allowed: "a table with one")
    }
    columns[.x] = number
    note("\(quoted(.x)) in ranges", choice: .axis)
  }

  private mutating func chooseCells() throws(DataError) {
    let isAsked = columns[.x] != nil && columns[.y] != nil && columns[.value] != nil
    for role in [PlotRole.x, .y] where columns[role] == nil {
      // The months of one column by its weekdays or hours.
      let same = [columns[.x]].compactMap(\.self).first { role == .y && $0.isTemporal }
      columns[role] = (role == .x ? dates + names : names + dates).first ?? same ?? measures.first
      guard columns[role] != nil else {
        throw table.missing(
          role.part, "fewer than two columns for the sides", allowed: "a table with two of them")
      }
    }
    // Of dates and one number, the number is in the cells.
    let isAlone = columns[.x]?.name == columns[.y]?.name && measures.count == 1 && !measures[0].isConstant
    if columns[.value] == nil, let value = measures.first, isAlone || hasOneRowInEachCell {
      columns[.value] = value
      sumsCells = isAlone && roles.contains { $0.name == value.name && $0.role == .measure(.amount) }
    } else if isAsked {
      return
    }
    let content = columns[.value] == nil ? "the number of rows in the cells" : "\(quoted(.value)) in the cells"
    note("\(quoted(.x)) along x, \(quoted(.y)) along y, \(content)", choice: .cells)
  }

  /// Whether no two rows have the same places along both sides, and many of the cells have a row.
  private var hasOneRowInEachCell: Bool {
    // Other numbers stand in ranges.
    func isNamed(_ column: Column) -> Bool {
      column.kind != .number || column.holdsYears || PlotColumn.areNames(Set(rows.compactMap { column.number($0) }))
    }
    guard let x = columns[.x], let y = columns[.y], x.name != y.name, isNamed(x), isNamed(y) else { return false }
    let (xs, ys) = (x.values(rows), y.values(rows))
    let cellCount = Double(Set(xs.all).count) * Double(Set(ys.all).count)
    guard Double(rows.count) * 3 >= cellCount else { return false }
    return Set((0..<rows.count).map { [xs[$0], ys[$0]] }).count == rows.count
  }

  private mutating func chooseGroups() throws(DataError) {
    let isAsked = columns[.x] != nil && columns[.y] != nil
    if columns[.y] == nil {
      guard let number = numbers.first else {
        throw table.missing(.y, "no column of numbers", allowed: "a table with one")
      }
      columns[.y] = number
    }
    if columns[.x] == nil, let names = names.first { columns[.x] = names }
    guard !isAsked else { return }
    note(columns[.x] == nil ? quoted(.y) : "\(quoted(.y)) by \(quoted(.x))", choice: .axes)
  }
}

extension PlotColumns {
  /// The column of a part.
  func name(_ role: PlotRole) -> String? {
    switch role {
    case .x: x
    case .y: y
    case .series: series
    case .size: size
    case .label: label
    case .value: value
    }
  }
}
