/// The operations that need all values of a group.
struct RowMeasures {
  let frame: DataFrame
  let column: DataColumn
  let quantities: Quantities

  /// The result of an operation for some rows.
  func value(_ operation: AggregateOperation, _ rows: ArraySlice<Int>) -> DataValue {
    switch operation {
    case .median: quartile(rows) { $0.median }
    case .q1: quartile(rows) { $0.first }
    case .q3: quartile(rows) { $0.third }
    case .ci0: Bootstrap.interval(quantities.valid(rows)).map { .number($0.low) } ?? .null
    case .ci1: Bootstrap.interval(quantities.valid(rows)).map { .number($0.high) } ?? .null
    case .min: extreme(rows, ofValid: true) { $0.isLess(than: $1) }.map { column[$0] } ?? .null
    case .max: extreme(rows, ofValid: true) { $1.isLess(than: $0) }.map { column[$0] } ?? .null
    // Vega gives an empty record if there is no value.
    case .argmin: extreme(rows, ofValid: false) { $0.isLess(than: $1) }.map(frame.record) ?? .record([:])
    case .argmax: extreme(rows, ofValid: false) { $1.isLess(than: $0) }.map(frame.record) ?? .record([:])
    case .values: .list(rows.map(frame.record))
    case .distinct: .number(Double(distinct(rows)))
    default: .null
    }
  }

  private func quartile(_ rows: ArraySlice<Int>, _ choose: (Quartiles) -> Double) -> DataValue {
    Quantiles.quartiles(quantities.valid(rows)).map { .number(choose($0)) } ?? .null
  }

  /// The first row with the smallest value, or the largest, by `isBefore`. NaN and null don't count, nor do empty
  /// texts if the values must be valid.
  private func extreme(
    _ rows: ArraySlice<Int>, ofValid: Bool, _ isBefore: (DataValue, DataValue) -> Bool
  ) -> Int? {
    var best: (row: Int, value: DataValue)?
    for row in rows {
      let value = column[row]
      if value.isNull || value.number?.isNaN == true || ofValid && value.isMissing { continue }
      if best.map({ isBefore(value, $0.value) }) ?? true { best = (row, value) }
    }
    return best?.row
  }

  private func distinct(_ rows: ArraySlice<Int>) -> Int { GroupCodes(column.rows(Array(rows))).count }
}
