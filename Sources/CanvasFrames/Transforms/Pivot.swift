extension DataFrame {
  /// One row for each group, with a column for each value of a field: the measure of another field where the first has
  /// that value. The columns are in ascending order of their values.
  ///
  /// - Parameter limit: The largest number of columns, or 0 for at most 10,000.
  ///
  /// A group without such rows has null, or 0 for counts.
  package func pivoted(
    _ field: FieldPath, value: FieldPath, by fields: [FieldPath] = [], operation: AggregateOperation = .sum,
    limit: Int = 0
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "pivot")
    let keys = column(at: field)
    let codes = GroupCodes(keys)
    let names = try Self.sortedKeys(keys, codes, limit: limit)
    let groups = RowGroups(self, by: fields)
    try TransformError.checkWork(groups.count, times: names.count * 100, in: "pivot")
    var result = heads(fields, rows: groups.firsts)
    let rows = groups.rows.map { rows in Dictionary(grouping: rows) { codes.codes[$0] } }
    let column = column(at: value)
    let measures = RowMeasures(frame: self, column: column, quantities: Quantities(column))
    for (name, code) in names {
      result[name] = DataColumn(rows.map { measures.result(operation, $0[code] ?? []) })
    }
    return result
  }

  private static func sortedKeys(
    _ column: DataColumn, _ codes: GroupCodes, limit: Int
  ) throws(TransformError) -> [(name: String, code: Int32)] {
    var firsts: [Int] = []
    for (row, code) in codes.codes.enumerated() where code == firsts.count { firsts.append(row) }
    let sorted = MergeSort.sorted(firsts) { ValueOrder.ascending(column[$0], column[$1]) > 0 }
    let chosen = limit > 0 ? sorted.prefix(limit) : sorted[...]
    guard chosen.count <= 10_000 else {
      throw TransformError(transform: "pivot", found: "\(chosen.count) values", allowed: "at most 10000")
    }
    return chosen.map { (column[$0].name, codes.codes[$0]) }
  }

  /// A row for each of some fields of each row, with the field's name and its value in two new columns.
  package func folded(
    _ fields: [FieldPath], as names: (key: String, value: String) = ("key", "value")
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, times: fields.count, in: "fold")
    let columns = fields.map { column(at: $0) }
    let rows = (0..<rowCount).flatMap { [Int](repeating: $0, count: fields.count) }
    var result = self.rows(rows)
    let keys = fields.map(\.name)
    result[names.key] = .texts((0..<rowCount).flatMap { _ in keys })
    result[names.value] = DataColumn((0..<rowCount).flatMap { row in columns.map { $0[row] } })
    return result
  }
}

extension RowMeasures {
  /// The result of any operation for some rows. The number of rows counts the values that aren't NaN.
  func result(_ operation: AggregateOperation, _ rows: [Int]) -> DataValue {
    guard operation.isRunning else { return value(operation, rows[...]) }
    let total = rows.reduce(into: Accumulator()) { quantities.add($1, to: &$0) }
    return operation == .count ? .number(Double(total.valid + total.missing)) : total.value(operation)
  }
}
