/// How a density is estimated and sampled.
package struct DensityParameters: Sendable, Hashable {
  /// The standard deviation of the distribution around each value. It is estimated if it is nil or 0.
  package var bandwidth: Double?
  /// The first and the last number that the density is computed at. By default those of the values.
  package var extent: ClosedRange<Double>?
  /// The number of pieces. If it is set, all are equally long.
  package var steps: Int?
  /// The smallest and the largest number of pieces, if they are shorter where the curve bends.
  package var minimumSteps = 25
  package var maximumSteps = 200
  /// Whether the probabilities are added up from the left.
  package var isCumulative = false
  /// Whether the density is multiplied by the number of values.
  package var showsCounts = false
  /// Whether all groups have the same extent and the same pieces, so that they can be stacked.
  package var isShared = false

  package init() {}

  /// The numbers of pieces, from 1 to 100,000.
  var pieces: (least: Int, most: Int) {
    let least = min(max(steps ?? minimumSteps, 1), 100_000)
    let most = min(max(steps ?? maximumSteps, 1), 100_000)
    return isShared ? (most, most) : (least, max(least, most))
  }
}

extension DataFrame {
  /// The density of a field's values in each group, as points of a curve: the group's fields, the value and the density.
  package func density(
    of field: FieldPath, by fields: [FieldPath] = [], _ parameters: DensityParameters = DensityParameters(),
    as names: (value: String, density: String) = ("value", "density")
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "density")
    try TransformError.checkWork(rowCount, times: parameters.pieces.most * 2, in: "density")
    let column = column(at: field)
    let (numbers, quantities) = (column.scriptNumbers, Quantities(column))
    let shared = parameters.extent ?? (parameters.isShared ? column.extent : nil)
    var curves: [(first: Int, points: [(x: Double, y: Double)])] = []
    for rows in RowGroups(self, by: fields).rows {
      guard let first = rows.first, let extent = shared ?? column.rows(rows).extent else { continue }
      let kernel = KernelDensity(
        rows.map { numbers[$0] }, valid: quantities.valid(rows), bandwidth: parameters.bandwidth)
      curves.append((first, kernel.points(extent, parameters)))
    }
    return try points(curves, by: fields, as: (names.value, names.density), in: "density")
  }

  /// The points of some curves, with the fields of the group whose first row is given.
  func points(
    _ curves: [(first: Int, points: [(x: Double, y: Double)])], by fields: [FieldPath], as names: (String, String),
    in transform: String
  ) throws(TransformError) -> DataFrame {
    try TransformError.check(curves.reduce(0) { $0 + $1.points.count }, in: transform)
    var result = heads(fields, rows: curves.flatMap { [Int](repeating: $0.first, count: $0.points.count) })
    result[names.0] = .numbers(curves.flatMap { $0.points.map(\.x) })
    result[names.1] = .numbers(curves.flatMap { $0.points.map(\.y) })
    return result
  }
}

extension KernelDensity {
  fileprivate func points(
    _ extent: ClosedRange<Double>, _ parameters: DensityParameters
  ) -> [(x: Double, y: Double)] {
    let scale = parameters.showsCounts ? Double(values.count) : 1
    let pieces = parameters.pieces
    return CurveSampling.points(
      parameters.isCumulative ? cumulative : density, from: extent.lowerBound, to: extent.upperBound,
      least: pieces.least, most: pieces.most
    ).map { ($0.x, $0.y * scale) }
  }
}
