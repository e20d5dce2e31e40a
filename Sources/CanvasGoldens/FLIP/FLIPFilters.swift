internal import Canvas
internal import CanvasMath

/// The filters of FLIP as rows of weights. Each two-dimensional filter is a product, or a sum of two products, of
/// such rows.
struct FLIPFilters {
  /// The radius of the longest filter, in pixels.
  let radius: Int
  /// Contrast sensitivity to lightness and to red against green, both Gaussians.
  let lightness: [Float]
  let redGreen: [Float]
  /// Contrast sensitivity to blue against yellow: the sum of two Gaussians, with these weights.
  let blueYellow: (first: [Float], second: [Float])
  let blueYellowWeights: (first: Float, second: Float)
  /// A Gaussian and its first and second derivatives, for edges and points.
  let smooth: [Float]
  let edge: [Float]
  let point: [Float]

  init(pixelsPerDegree: Double) {
    // Table 1 of the paper, after Movshon and Kiorpes. The widest Gaussian determines the radius of all.
    let widest = 0.04
    let reach = (3 * (widest / (2 * Double.pi * Double.pi)).squareRoot() * pixelsPerDegree).rounded(.up)
    let sensitivityRadius = Int(saturating: reach)
    func gaussian(_ b: Double) -> [Double] {
      (-sensitivityRadius...sensitivityRadius).map { i in
        let x = Double(i) / pixelsPerDegree
        return ExpLog.exp(-Double.pi * Double.pi * x * x / b)
      }
    }
    lightness = Self.normalized(gaussian(0.0047))
    redGreen = Self.normalized(gaussian(0.0053))
    let (first, second) = (gaussian(0.04), gaussian(0.025))
    blueYellow = (Self.normalized(first), Self.normalized(second))
    // Equation (3): a·√(π/b), times the sum that normalization removed from each dimension.
    func volume(_ a: Double, _ b: Double, _ weights: [Double]) -> Double {
      let sum = weights.reduce(0, +)
      return a * (Double.pi / b).squareRoot() * sum * sum
    }
    let volumes = (volume(34.1, 0.04, first), volume(13.5, 0.025, second))
    blueYellowWeights = (
      Float(volumes.0 / (volumes.0 + volumes.1)), Float(volumes.1 / (volumes.0 + volumes.1))
    )

    // Edges and points of 0.082 degrees.
    let deviation = 0.5 * 0.082 * pixelsPerDegree
    let featureRadius = Int(saturating: (3 * deviation).rounded(.up))
    let places = (-featureRadius...featureRadius).map(Double.init)
    let bell = places.map { ExpLog.exp(-$0 * $0 / (2 * deviation * deviation)) }
    smooth = Self.normalized(bell)
    edge = Self.balanced(zip(places, bell).map { -$0 * $1 })
    point = Self.balanced(zip(places, bell).map { ($0 * $0 / (deviation * deviation) - 1) * $1 })
    radius = max(sensitivityRadius, featureRadius)
  }

  private static func normalized(_ weights: [Double]) -> [Float] {
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// Scales positive and negative weights to sum to 1 each.
  private static func balanced(_ weights: [Double]) -> [Float] {
    let positive = weights.reduce(0) { $0 + max($1, 0) }
    let negative = weights.reduce(0) { $0 - min($1, 0) }
    return weights.map { Float($0 / ($0 < 0 ? negative : positive)) }
  }
}
