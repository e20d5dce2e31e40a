/// The HyAB distance of colours in OKLab: the difference of lightness plus the Euclidean distance in the two colour
/// axes (S. Abasi, M. Tehran and M. Fairchild, "Distance metrics for very large color differences", 2020).
///
/// Lightness is `Lr`, OKLab's lightness with Ottosson's toe ("Okhsv and Okhsl", 2021). Without the toe, the darkest
/// colours are far apart: black and #010101, one level apart, have a distance of 0.067; with it, 0.016.
package enum OKLabDistance {
  /// (Lr, a, b) of linear red, green and blue in 0…1.
  ///
  /// - Parameter root: The cube root function.
  package static func coordinates(
    ofLight light: SIMD3<Double>, root: (Double) -> Double = Root.cube
  ) -> SIMD3<Double> {
    var lab = OKLab.coordinates(ofLight: light, root: root)
    lab.x = lightness(ofOKLab: lab.x)
    return lab
  }

  /// The distance of two colours. Black and white are 1 apart.
  package static func between(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = a - b
    return abs(d.x) + (d.y * d.y + d.z * d.z).squareRoot()
  }

  /// OKLab's lightness with the toe: 0 for 0, 1 for 1, and increasing between them.
  package static func lightness(ofOKLab lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let t = k3 * lightness - k1
    return (t + (t * t + 4 * k2 * k3 * lightness).squareRoot()) / 2
  }
}
