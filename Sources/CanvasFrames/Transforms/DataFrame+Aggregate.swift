extension DataFrame {
  /// One row for each group of rows that are equal in some fields, with some measures of it. The groups are in the order
  /// in which they first occur. No rows give no groups.
  package func aggregated(by fields: [FieldPath], measures: [AggregateMeasure]) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "aggregate")
    let groups = RowGroups(self, by: fields)
    return columns(measures, of: groups).reduce(into: heads(fields, rows: groups.firsts)) { $0[$1.name] = $1.column }
  }

  /// The rows as they are, with some measures of the group that each belongs to.
  package func joinAggregated(
    by fields: [FieldPath], measures: [AggregateMeasure]
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "joinaggregate")
    let groups = RowGroups(self, by: fields)
    let ids = groups.ids.map(Int.init)
    return columns(measures, of: groups).reduce(into: self) { $0[$1.name] = $1.column.rows(ids) }
  }

  /// The columns of measures of groups. Those of one field share their totals.
  private func columns(_ measures: [AggregateMeasure], of groups: RowGroups) -> [(name: String, column: DataColumn)] {
    var fields: [FieldPath: FieldMeasures] = [:]
    // The sort by groups is only needed by some measures, and costs more than a sum.
    let rows = measures.allSatisfy(\.operation.isRunning) ? [] : groups.rows
    return measures.map { measure in
      guard let field = measure.field, measure.operation != .count else {
        return (measure.name, .numbers(groups.sizes.map(Double.init)))
      }
      return (measure.name, fields[field, default: FieldMeasures(self, field)].column(measure, groups, rows))
    }
  }
}

/// The measures of one field.
private struct FieldMeasures {
  private let rowMeasures: RowMeasures
  private var totals: [Double?: [Accumulator]] = [:]

  init(_ frame: DataFrame, _ field: FieldPath) {
    let column = frame.column(at: field)
    rowMeasures = RowMeasures(frame: frame, column: column, quantities: Quantities(column))
  }

  /// A measure's column. The totals that are computed for it are kept for the next measure.
  mutating func column(_ measure: AggregateMeasure, _ groups: RowGroups, _ rows: [[Int]]) -> DataColumn {
    switch measure.operation {
    case .distinct: return distinct(groups)
    case .min, .max:
      if case .numbers(let numbers) = rowMeasures.column {
        return extremes(numbers, groups, isMax: measure.operation == .max)
      }
    default: break
    }
    guard measure.operation.isRunning else {
      return DataColumn(rows.map { rowMeasures.value(measure.operation, $0[...]) })
    }
    let known = totals[measure.parameter] ?? total(measure.parameter, groups)
    totals[measure.parameter] = known
    return DataColumn(known.map { $0.value(measure.operation) })
  }

  private func total(_ rate: Double?, _ groups: RowGroups) -> [Accumulator] {
    var totals = [Accumulator](repeating: Accumulator(rate: rate), count: groups.count)
    rowMeasures.quantities.add(to: &totals, groups: groups.ids)
    return totals
  }

  private func distinct(_ groups: RowGroups) -> DataColumn {
    let codes = GroupCodes(rowMeasures.column)
    var table = NumberCodes()
    var counts = [Double](repeating: 0, count: groups.count)
    for (group, code) in zip(groups.ids, codes.codes) {
      let known = table.count
      if Int(table.code(UInt64(group) << 32 | UInt64(code))) == known { counts[Int(group)] += 1 }
    }
    return .numbers(counts)
  }

  private func extremes(_ numbers: [Double], _ groups: RowGroups, isMax: Bool) -> DataColumn {
    var best = [Double](repeating: .nan, count: groups.count)
    for (row, group) in groups.ids.enumerated() where !numbers[row].isNaN {
      let known = best[Int(group)]
      if known.isNaN || (isMax ? numbers[row] > known : numbers[row] < known) { best[Int(group)] = numbers[row] }
    }
    return DataColumn(best.map { $0.isNaN ? .null : .number($0) })
  }
}
