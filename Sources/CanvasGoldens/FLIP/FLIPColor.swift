internal import Canvas

/// The colour spaces of FLIP, under D65 and the 2° observer.
enum FLIPColor {
  /// Linear sRGB to X, Y and Z as fractions of white, row by row. These are the exact fractions of the primaries,
  /// each row divided by its sum.
  private static let toXYZ: [SIMD3<Double>] = [
    SIMD3<Double>(10_135_552, 8_788_810, 4_435_075), SIMD3<Double>(2_613_072, 8_788_810, 887_015),
    SIMD3<Double>(1_425_312, 8_788_810, 70_074_185),
  ].map { $0 / ($0.x + $0.y + $0.z) }

  /// The inverse of that matrix.
  private static let toLight: [SIMD3<Double>] = {
    let (r, g, b) = (toXYZ[0], toXYZ[1], toXYZ[2])
    let columns = [cross(g, b), cross(b, r), cross(r, g)]
    let determinant = dot(r, columns[0])
    return (0..<3).map { SIMD3(columns[0][$0], columns[1][$0], columns[2][$0]) / determinant }
  }()

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }
  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// YCxCz: lightness, red against green, and blue against yellow, linear in light.
  static func opponent(ofLight light: SIMD3<Double>) -> SIMD3<Double> {
    let (x, y, z) = (dot(toXYZ[0], light), dot(toXYZ[1], light), dot(toXYZ[2], light))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// L*a*b* with Hunt's adjustment, by which colours count less where it is dark. Values that filtering moved outside
  /// sRGB are clamped.
  static func huntLab(ofOpponent opponent: SIMD3<Float>) -> SIMD3<Double> {
    let opponent = SIMD3<Double>(opponent)
    let y = (opponent.x + 16) / 116
    let xyz = SIMD3(y + opponent.y / 500, y, y - opponent.z / 200)
    let light = SIMD3(dot(toLight[0], xyz), dot(toLight[1], xyz), dot(toLight[2], xyz))
    return huntLab(ofLight: light.clamped(lowerBound: .zero, upperBound: .one))
  }

  static func huntLab(ofLight light: SIMD3<Double>) -> SIMD3<Double> {
    let (x, y, z) = (curve(dot(toXYZ[0], light)), curve(dot(toXYZ[1], light)), curve(dot(toXYZ[2], light)))
    let lightness = 116 * y - 16
    return SIMD3(lightness, 0.01 * lightness * 500 * (x - y), 0.01 * lightness * 200 * (y - z))
  }

  private static func curve(_ t: Double) -> Double {
    let delta = 6.0 / 29
    return t > delta * delta * delta ? Root.cube(t) : t / (3 * delta * delta) + 4.0 / 29
  }

  /// HyAB, which treats lightness separately from colour and suits large differences better than the Euclidean
  /// distance.
  static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = a - b
    return abs(d.x) + (d.y * d.y + d.z * d.z).squareRoot()
  }
}
