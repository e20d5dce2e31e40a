internal import CanvasMath

extension Regression {
  /// A polynomial of the centred points. The orders 0, 1 and 2 have formulas of their own.
  static func polynomial(_ points: PointSet, order: Int) -> Regression {
    switch order {
    case 0: return Regression([points.meanY], points, meanY: points.meanY) { _ in points.meanY }
    case 1: return line(points)
    case 2: return quadratic(points)
    default: break
    }
    let (meanX, meanY) = (points.meanX, points.meanY)
    let solution = solved(equations(points, count: order + 1))
    let coefficients = uncentred(solution, shift: -meanX, height: meanY)
    return Regression(coefficients, points, meanY: meanY) {
      let x = $0 - meanX
      return solution.enumerated().reduce(meanY) { $0 + $1.element * ExpLog.power(x, whole: $1.offset) }
    }
  }

  /// The normal equations: a row for each power, with the right side last.
  private static func equations(_ points: PointSet, count: Int) -> [[Double]] {
    var sums = [Double](repeating: 0, count: 2 * count - 1)
    var sides = [Double](repeating: 0, count: count)
    for (x, y) in zip(points.xs, points.ys) {
      for power in sums.indices {
        let value = ExpLog.power(x, whole: power)
        sums[power] += value
        if power < count { sides[power] += value * y }
      }
    }
    return (0..<count).map { row in (0..<count).map { sums[row + $0] } + [sides[row]] }
  }

  /// The solution of linear equations, by Gaussian elimination with the largest pivot of each column.
  private static func solved(_ equations: [[Double]]) -> [Double] {
    var rows = equations
    for pivot in rows.indices {
      let largest = (pivot..<rows.count).reduce(pivot) { abs(rows[$1][pivot]) > abs(rows[$0][pivot]) ? $1 : $0 }
      rows.swapAt(pivot, largest)
      for row in rows.indices.dropFirst(pivot + 1) {
        for column in stride(from: rows.count, through: pivot, by: -1) {
          rows[row][column] -= rows[pivot][column] * rows[row][pivot] / rows[pivot][pivot]
        }
      }
    }
    var solution = [Double](repeating: 0, count: rows.count)
    for row in rows.indices.reversed() {
      var rest = 0.0
      for column in rows.indices.dropFirst(row + 1) { rest += rows[row][column] * solution[column] }
      solution[row] = (rows[row][rows.count] - rest) / rows[row][row]
    }
    return solution
  }

  /// The coefficients of a polynomial that is moved to the right and up.
  private static func uncentred(_ coefficients: [Double], shift: Double, height: Double) -> [Double] {
    var result = [Double](repeating: 0, count: coefficients.count)
    for power in coefficients.indices.reversed() {
      let value = coefficients[power]
      var binomial = 1.0
      result[power] += value
      for lower in stride(from: 1, through: power, by: 1) {
        binomial *= Double(power + 1 - lower) / Double(lower)
        result[power - lower] += value * ExpLog.power(shift, whole: lower) * binomial
      }
    }
    if !result.isEmpty { result[0] += height }
    return result
  }
}
