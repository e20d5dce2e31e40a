extension DataFrame {
  /// A row for each of some fields of each row, with the field's name and its value in two new columns.
  package func folded(
    _ fields: [FieldPath], as names: (key: String, value: String) = ("key", "value")
  ) throws(TransformError) -> DataFrame {
    try checkProduct(fields.count, in: "fold")
    let columns = fields.map { column(at: $0) }
    let rows = (0..<rowCount).flatMap { [Int](repeating: $0, count: fields.count) }
    var result = self.rows(rows)
    let keys = fields.map(\.name)
    result[names.key] = .texts((0..<rowCount).flatMap { _ in keys })
    result[names.value] = DataColumn((0..<rowCount).flatMap { row in columns.map { $0[row] } })
    return result
  }

  /// Throws if there would be too many rows with some new ones for each.
  func checkProduct(_ count: Int, in transform: String) throws(TransformError) {
    let (rows, overflow) = rowCount.multipliedReportingOverflow(by: count)
    try TransformError.check(overflow ? .max : rows, in: transform)
  }
}
