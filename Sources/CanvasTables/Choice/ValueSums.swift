/// The values of a table, combined by series and place in the order of the rows.
struct ValueSums {
  private let table: Table
  private let columns: [Column]
  private let places: AxisPlaces
  private let series: SeriesPlaces
  private let aggregate: Aggregate
  private var sums: [Double]
  private var counts: [UInt32]
  /// The values of each sum, if their median is asked for.
  private var lists: [[Double]] = []
  /// The sums and owners whose last value is known.
  private var known: Set<SIMD2<Int>> = []

  /// - Parameters:
  ///   - timeline: The order of the rows: the last one in time first, if the last values are asked for.
  ///   - owners: The names of which each has a last value.
  init(
    _ table: Table, _ columns: [Column], places: AxisPlaces, series: SeriesPlaces, aggregate: Aggregate,
    timeline: [Int], owners: [Int32]?
  ) throws(DataError) {
    (self.table, self.columns, self.places, self.series, self.aggregate) = (table, columns, places, series, aggregate)
    let width = places.places.count
    let limit = table.limits.maximumValueCount
    let (count, overflows) = series.names.count.multipliedReportingOverflow(by: width)
    guard !overflows, count <= limit else {
      throw .choice(
        .series, found: "\(series.names.count) series of \(width) values", allowed: "at most \(limit) values")
    }
    sums = [Double](repeating: 0, count: count)
    counts = [UInt32](repeating: 0, count: sums.count)
    if aggregate == .median { lists = [[Double]](repeating: [], count: count) }
    if columns.isEmpty {
      for row in places.indices.indices where places.indices[row] >= 0 { counts[cell(row, 0)] += 1 }
    }
    for (number, column) in columns.enumerated() {
      guard case .numbers(let numbers) = column.cells else { continue }
      for row in timeline where places.indices[row] >= 0 && !numbers[row].isNaN {
        let cell = cell(row, number)
        add(numbers[row], to: cell, of: Int(owners?[row] ?? 0))
        guard sums[cell].isFinite else {
          throw table.error(row: row, column: column, found: "a sum above 1.8e308", allowed: "smaller numbers")
        }
      }
    }
    finish()
  }

  private mutating func add(_ value: Double, to cell: Int, of owner: Int) {
    switch aggregate {
    case .sum, .mean, .count: sums[cell] += value
    case .minimum: sums[cell] = counts[cell] == 0 ? value : min(sums[cell], value)
    case .maximum: sums[cell] = counts[cell] == 0 ? value : max(sums[cell], value)
    case .last: if known.insert(SIMD2(cell, owner)).inserted { sums[cell] += value }
    case .median: lists[cell].append(value)
    }
    counts[cell] += 1
  }

  private mutating func finish() {
    switch aggregate {
    case .sum, .last: for cell in counts.indices where counts[cell] > 1 { sums[cell] = Self.decimal(sums[cell]) }
    case .minimum, .maximum: break
    case .mean: for cell in counts.indices where counts[cell] > 1 { sums[cell] /= Double(counts[cell]) }
    case .count: for cell in counts.indices { sums[cell] = Double(counts[cell]) }
    case .median: for cell in counts.indices where counts[cell] > 0 { sums[cell] = Self.median(lists[cell].sorted()) }
    }
  }

  /// The nearest number with 15 digits: 0.1 + 0.2 is 0.3, which other cells may contain.
  private static func decimal(_ sum: Double) -> Double {
    guard sum.magnitude >= 1e-5, sum.magnitude < 1e15 else { return sum }
    // Powers of ten up to 10²² and whole numbers below 2⁵³ are exact, so the quotient is the nearest one.
    var scale = 1.0
    while sum.magnitude * scale < 1e14 { scale *= 10 }
    return (sum * scale).rounded() / scale
  }

  private static func median(_ sorted: [Double]) -> Double {
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    return low == high ? low : low / 2 + high / 2
  }

  /// The index in the list of sums. `number` is the index of the column.
  private func cell(_ row: Int, _ number: Int) -> Int {
    let line = series.indices.isEmpty ? number : Int(series.indices[row])
    return line * places.places.count + Int(places.indices[row])
  }

  /// Throws if a sum is below the smallest value that the chart can draw. The error gives the first row of the sum.
  func checkLeast(_ least: (value: Double, allowed: String)?) throws(DataError) {
    guard let least, sums.indices.contains(where: { counts[$0] > 0 && sums[$0] < least.value }) else { return }
    for row in places.indices.indices where places.indices[row] >= 0 {
      for (number, column) in columns.enumerated() {
        guard let value = column.number(row) else { continue }
        let cell = cell(row, number)
        guard sums[cell] < least.value else { continue }
        let found = DataError.quoted(DecimalDigits(counts[cell] > 1 ? sums[cell] : value).shortest)
        throw table.error(
          row: row, column: column, found: counts[cell] > 1 ? "a \(aggregate.rawValue) of \(found)" : found,
          allowed: least.allowed)
      }
    }
  }

  /// The values by series, then by place.
  func values(missing: MissingValues) -> [[Double?]] {
    let width = places.places.count
    let empty: Double? = missing == .zero ? 0 : nil
    return series.names.indices.map { line in
      (line * width..<(line + 1) * width).map { counts[$0] > 0 ? sums[$0] : empty }
    }
  }

  /// Whether several rows have the same place and series.
  var areCombined: Bool { counts.contains { $0 > 1 } }

  /// Notes about values that were combined, with the reason, and rows that were left out.
  func notes(leftOut: Int, of name: String, reason: String?) -> [TableNote] {
    var notes: [TableNote] = []
    let (valueCount, cellCount) = (counts.count { $0 > 0 }, counts.reduce(0) { $0 + Int($1) })
    if cellCount > valueCount {
      let reasonPart = reason.map { ", \($0)" } ?? ""
      let text = "equal names are \(aggregate.noted): \(cellCount) values became \(valueCount)\(reasonPart)"
      notes.append(TableNote(text, choice: reason == nil ? nil : .aggregate))
    }
    if leftOut > 0 {
      let text = "\(leftOut) \(leftOut == 1 ? "row" : "rows") without \(DataError.quoted(name)) left out"
      notes.append(TableNote(text, kind: .dropped))
    }
    for index in notes.indices { notes[index].isOfRows = true }
    return notes
  }
}
