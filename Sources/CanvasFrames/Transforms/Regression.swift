internal import CanvasMath

/// A curve that fits points, by least squares.
struct Regression {
  /// The coefficients, from the lowest power on.
  let coefficients: [Double]
  /// The share of the variance that the curve explains.
  let rSquared: Double
  /// The height of the curve.
  let predict: (Double) -> Double

  init(_ coefficients: [Double], _ points: PointSet, meanY: Double, predict: @escaping (Double) -> Double) {
    self.coefficients = coefficients
    self.predict = predict
    var (errors, total) = (0.0, 0.0)
    for point in points.pairs {
      let (error, distance) = (point.y - predict(point.x), point.y - meanY)
      errors += error * error
      total += distance * distance
    }
    rSquared = 1 - errors / total
  }

  /// A line over the places of x that a function gives, by means that are updated point by point.
  static func line(_ points: PointSet, _ place: @escaping (Double) -> Double = { $0 }) -> Regression {
    var means = PairMeans()
    for point in points.pairs { means.add(place(point.x), point.y) }
    let (intercept, slope) = means.line
    return Regression([intercept, slope], points, meanY: means.y) { intercept + slope * place($0) }
  }

  /// A line of the logarithms of y, each weighted by y.
  static func exponential(_ points: PointSet) -> Regression {
    var (logs, products, logProducts, squares) = (0.0, 0.0, 0.0, 0.0)
    for (index, point) in points.pairs.enumerated() {
      let x = points.xs[index]
      let (log, product, count) = (ExpLog.log(point.y), x * point.y, Double(index + 1))
      logs += (point.y * log - logs) / count
      products += (product - products) / count
      logProducts += (product * log - logProducts) / count
      squares += (x * product - squares) / count
    }
    let (meanX, meanY) = (points.meanX, points.meanY)
    let (start, rate) = PairMeans.line(products / meanY, logs / meanY, logProducts / meanY, squares / meanY)
    return Regression([ExpLog.exp(start - rate * meanX), rate], points, meanY: meanY) {
      ExpLog.exp(start + rate * ($0 - meanX))
    }
  }

  /// A line of the logarithms of both.
  static func power(_ points: PointSet) -> Regression {
    var means = PairMeans()
    for point in points.pairs { means.add(ExpLog.log(point.x), ExpLog.log(point.y)) }
    let (intercept, exponent) = means.line
    let factor = ExpLog.exp(intercept)
    return Regression([factor, exponent], points, meanY: points.meanY) { x in
      if x == 0 { return factor * (exponent > 0 ? 0 : exponent == 0 ? 1 : .infinity) }
      return factor * ExpLog.power(x, exponent)
    }
  }

  /// A parabola of the centred points.
  static func quadratic(_ points: PointSet) -> Regression {
    var (x2, x3, x4, xy, x2y) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (index, (x, y)) in zip(points.xs, points.ys).enumerated() {
      let (square, count) = (x * x, Double(index + 1))
      x2 += (square - x2) / count
      x3 += (square * x - x3) / count
      x4 += (square * square - x4) / count
      xy += (x * y - xy) / count
      x2y += (square * y - x2y) / count
    }
    let spread = x4 - x2 * x2
    let divisor = x2 * spread - x3 * x3
    let a = (x2y * x2 - xy * x3) / divisor
    let b = (xy * spread - x2y * x3) / divisor
    let c = -a * x2
    let (meanX, meanY) = (points.meanX, points.meanY)
    let coefficients = [c - b * meanX + a * meanX * meanX + meanY, b - 2 * a * meanX, a]
    return Regression(coefficients, points, meanY: meanY) {
      let x = $0 - meanX
      return a * x * x + b * x + c + meanY
    }
  }
}

/// The means of two numbers and of their products.
struct PairMeans {
  private var count = 0.0
  private var x = 0.0
  private(set) var y = 0.0
  private var xy = 0.0
  private var x2 = 0.0

  mutating func add(_ x: Double, _ y: Double) {
    count += 1
    self.x += (x - self.x) / count
    self.y += (y - self.y) / count
    xy += (x * y - xy) / count
    x2 += (x * x - x2) / count
  }

  /// The intercept and the slope of the best line.
  var line: (Double, Double) { Self.line(x, y, xy, x2) }

  /// The line for the means of x, y, their product and the square of x. It is level if all x are equal.
  static func line(_ x: Double, _ y: Double, _ xy: Double, _ x2: Double) -> (Double, Double) {
    let spread = x2 - x * x
    let slope = abs(spread) < 1e-24 ? 0 : (xy - x * y) / spread
    return (y - slope * x, slope)
  }
}
