internal import Canvas
internal import CanvasMath

/// Evaluates FLIP in bands, so that memory doesn't grow with the picture's height.
struct FLIPEvaluator {
  private let actual: StraightImage
  private let expected: StraightImage
  private let filters: FLIPFilters
  /// The largest colour difference, which is that of green and blue, to the power of 0.7.
  private let largestColorDifference: Double

  /// The rows of a band. Filters extend 10 rows beyond both ends, which costs 1.3 times the work of a single band.
  private static let bandHeight = 64

  init(actual: StraightImage, expected: StraightImage, pixelsPerDegree: Double) {
    self.actual = actual
    self.expected = expected
    filters = FLIPFilters(pixelsPerDegree: pixelsPerDegree)
    let green = FLIPColor.huntLab(ofLight: SIMD3(0, 1, 0))
    let blue = FLIPColor.huntLab(ofLight: SIMD3(0, 0, 1))
    largestColorDifference = ExpLog.power(FLIPColor.distance(green, blue), 0.7)
  }

  /// Raises the values of the map to those of the pictures over a grey background.
  func evaluate(over background: UInt8, into map: inout FLIPMap) {
    for top in stride(from: 0, to: map.height, by: Self.bandHeight) {
      let rows = top..<min(top + Self.bandHeight, map.height)
      let reach = max(0, rows.lowerBound - filters.radius)..<min(map.height, rows.upperBound + filters.radius)
      // If nothing within reach of the filters differs, the result is 0.
      if actual.hasEqualRows(reach, expected) { continue }
      let a = FLIPBand(actual, rows, filters, background)
      let b = FLIPBand(expected, rows, filters, background)
      let start = rows.lowerBound * map.width
      for i in 0..<rows.count * map.width {
        map.values[start + i] = max(map.values[start + i], Float(difference(a, b, i)))
      }
    }
  }

  private func difference(_ a: FLIPBand, _ b: FLIPBand, _ i: Int) -> Double {
    let feature = max(abs(a.edge(i) - b.edge(i)), abs(a.point(i) - b.point(i)))
    let (p, q) = (a.opponent(i), b.opponent(i))
    if p == q, feature == 0 { return 0 }
    // Section 4.1.4: differences up to 0.4 of the largest are mapped to 0…0.95, and the rest to the remainder.
    let apart = FLIPColor.distance(FLIPColor.huntLab(ofOpponent: p), FLIPColor.huntLab(ofOpponent: q))
    let power = ExpLog.power(apart, 0.7)
    let knee = 0.4 * largestColorDifference
    let color =
      power < knee ? 0.95 / knee * power : 0.95 + (power - knee) / (largestColorDifference - knee) * 0.05
    // Section 4.3: the more edges and points differ, the closer the result is to 1.
    let exponent = min(1, (Double(feature) / 2.0.squareRoot()).squareRoot())
    return min(1, max(0, ExpLog.power(color, 1 - exponent)))
  }
}

/// Some rows of a picture, filtered like human vision, with their edges and points.
private struct FLIPBand {
  private var lightness: [Float]
  private var redGreen: [Float]
  private var blueYellow: [Float]
  private var edgeAcross: [Float]
  private var edgeDown: [Float]
  private var pointAcross: [Float]
  private var pointDown: [Float]

  init(_ image: StraightImage, _ rows: Range<Int>, _ filters: FLIPFilters, _ background: UInt8) {
    let source = FLIPSource(image, rows, radius: filters.radius, background)
    let plane = source.plane
    lightness = plane(0).filtered(filters.lightness, filters.lightness)
    redGreen = plane(1).filtered(filters.redGreen, filters.redGreen)
    blueYellow = plane(2).filtered(filters.blueYellow.first, filters.blueYellow.first)
    let second = plane(2).filtered(filters.blueYellow.second, filters.blueYellow.second)
    let weights = filters.blueYellowWeights
    for i in blueYellow.indices { blueYellow[i] = weights.first * blueYellow[i] + weights.second * second[i] }
    let luminance = plane(3)
    edgeAcross = luminance.filtered(filters.edge, filters.smooth)
    edgeDown = luminance.filtered(filters.smooth, filters.edge)
    pointAcross = luminance.filtered(filters.point, filters.smooth)
    pointDown = luminance.filtered(filters.smooth, filters.point)
  }

  func opponent(_ i: Int) -> SIMD3<Float> { SIMD3(lightness[i], redGreen[i], blueYellow[i]) }
  func edge(_ i: Int) -> Float { (edgeAcross[i] * edgeAcross[i] + edgeDown[i] * edgeDown[i]).squareRoot() }
  func point(_ i: Int) -> Float { (pointAcross[i] * pointAcross[i] + pointDown[i] * pointDown[i]).squareRoot() }
}
