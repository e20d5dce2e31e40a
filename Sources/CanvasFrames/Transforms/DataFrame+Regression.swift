extension DataFrame {
  /// The curve that fits two fields best in each group, as points: the group's fields, x and y. A line has two points.
  ///
  /// - Parameter extent: The first and the last x. By default those of the group. For a logarithm it must be above 0.
  ///
  /// Groups with too few rows are left out.
  package func regression(
    of y: FieldPath, on x: FieldPath, by fields: [FieldPath] = [], method: RegressionMethod = .linear,
    extent: ClosedRange<Double>? = nil, as names: (x: String, y: String)? = nil
  ) throws(TransformError) -> DataFrame {
    let column = column(at: x)
    let usesExtent = method != .logarithmic || extent.map { $0.lowerBound > 0 } ?? false
    var curves: [(first: Int, points: [(x: Double, y: Double)])] = []
    for (rows, fit) in try fits(y, x, fields, method) {
      guard let first = rows.first, let range = (usesExtent ? extent : nil) ?? column.rows(rows).extent else {
        continue
      }
      curves.append((first, method.points(fit, range)))
    }
    return try points(curves, by: fields, as: names ?? (x.name, y.name), in: "regression")
  }

  /// The coefficients of the curves, from the lowest power on, as the list `coef`, and the share of the variance that
  /// they explain, `rSquared`. The values of the group's fields are the list `keys`.
  package func regressionParameters(
    of y: FieldPath, on x: FieldPath, by fields: [FieldPath] = [], method: RegressionMethod = .linear
  ) throws(TransformError) -> DataFrame {
    let fits = try fits(y, x, fields, method)
    let columns = fields.map { column(at: $0) }
    var result = DataFrame(rowCount: fits.count)
    result["keys"] = .values(fits.map { rows, _ in .list(columns.map { $0[rows.first ?? 0] }) })
    result["coef"] = .values(fits.map { _, fit in .list(fit.coefficients.map(DataValue.number)) })
    result["rSquared"] = .numbers(fits.map { _, fit in fit.rSquared })
    return result
  }

  private func fits(
    _ y: FieldPath, _ x: FieldPath, _ fields: [FieldPath], _ method: RegressionMethod
  ) throws(TransformError) -> [(rows: [Int], fit: Regression)] {
    try TransformError.check(rowCount, in: "regression")
    let (xs, ys) = (Quantities(column(at: x)), Quantities(column(at: y)))
    return RowGroups(self, by: fields).rows.filter { $0.count > method.freedom }
      .map { ($0, method.fit(PointSet(xs, ys, rows: $0))) }
  }

  /// A smooth curve through two fields of each group, as points: the group's fields, x and y.
  ///
  /// - Parameter bandwidth: The share of the points that determine each point of the curve.
  package func loess(
    of y: FieldPath, on x: FieldPath, by fields: [FieldPath] = [], bandwidth: Double = 0.3,
    as names: (x: String, y: String)? = nil
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "loess")
    let (xs, ys) = (Quantities(column(at: x)), Quantities(column(at: y)))
    var curves: [(first: Int, points: [(x: Double, y: Double)])] = []
    for rows in RowGroups(self, by: fields).rows {
      guard let first = rows.first else { continue }
      let loess = Loess(PointSet(xs, ys, rows: rows, isSorted: true), bandwidth: bandwidth)
      try TransformError.checkWork(rows.count, times: loess.width * 3, in: "loess")
      curves.append((first, loess.points))
    }
    return try points(curves, by: fields, as: names ?? (x.name, y.name), in: "loess")
  }
}
