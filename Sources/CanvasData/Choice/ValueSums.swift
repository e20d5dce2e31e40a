/// The values of a table, summed by series and place in the order of the rows.
struct ValueSums {
  private let table: Table
  private let columns: [Column]
  private let rows: [Bool]
  private let places: AxisPlaces
  private let series: SeriesPlaces
  private var sums: [Double]
  private var counts: [UInt32]

  init(
    _ table: Table, _ columns: [Column], rows: [Bool], places: AxisPlaces, series: SeriesPlaces
  ) throws(DataError) {
    self.table = table
    self.columns = columns
    self.rows = rows
    self.places = places
    self.series = series
    let width = places.places.count
    let limit = table.limits.maximumValueCount
    let (count, overflows) = series.names.count.multipliedReportingOverflow(by: width)
    guard !overflows, count <= limit else {
      throw .choice(
        option: "--by", found: "\(series.names.count) series of \(width) values", allowed: "at most \(limit) values")
    }
    sums = [Double](repeating: 0, count: count)
    counts = [UInt32](repeating: 0, count: sums.count)
    for (number, column) in columns.enumerated() {
      guard case .numbers(let numbers) = column.cells else { continue }
      for row in rows.indices where rows[row] && places.indices[row] >= 0 && !numbers[row].isNaN {
        let cell = cell(row, number)
        sums[cell] += numbers[row]
        counts[cell] += 1
        guard sums[cell].isFinite else {
          throw table.error(row: row, column: column, found: "a sum above 1.8e308", allowed: "smaller numbers")
        }
      }
    }
  }

  /// The index in the list of sums. `number` is the index of the column.
  private func cell(_ row: Int, _ number: Int) -> Int {
    let line = series.indices.isEmpty ? number : Int(series.indices[row])
    return line * places.places.count + Int(places.indices[row])
  }

  /// Throws if a sum is below the smallest value that the chart can draw. The error gives the first row of the sum.
  func checkLeast(_ least: (value: Double, allowed: String)?) throws(DataError) {
    guard let least, sums.indices.contains(where: { counts[$0] > 0 && sums[$0] < least.value }) else { return }
    for row in rows.indices where rows[row] && places.indices[row] >= 0 {
      for (number, column) in columns.enumerated() {
        guard let value = column.number(row) else { continue }
        let cell = cell(row, number)
        guard sums[cell] < least.value else { continue }
        let found = DataError.quoted(DecimalDigits(counts[cell] > 1 ? sums[cell] : value).shortest)
        throw table.error(
          row: row, column: column, found: counts[cell] > 1 ? "a sum of \(found)" : found, allowed: least.allowed)
      }
    }
  }

  /// The values by series, then by place.
  func values(missing: ColumnChoice.Missing) -> [[Double?]] {
    let width = places.places.count
    let empty: Double? = missing == .zero ? 0 : nil
    return series.names.indices.map { line in
      (line * width..<(line + 1) * width).map { counts[$0] > 0 ? sums[$0] : empty }
    }
  }

  /// Notes about values that were summed and rows that were left out.
  func notes(leftOut: Int, of name: String) -> [String] {
    var notes: [String] = []
    let valueCount = counts.count { $0 > 0 }
    let cellCount = counts.reduce(0) { $0 + Int($1) }
    if cellCount > valueCount {
      notes.append("equal names are summed: \(cellCount) values became \(valueCount)")
    }
    if leftOut > 0 {
      notes.append("\(leftOut) \(leftOut == 1 ? "row" : "rows") without \(DataError.quoted(name)) left out")
    }
    return notes
  }
}
