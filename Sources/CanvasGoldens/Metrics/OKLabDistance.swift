internal import Canvas

/// The distance of colours in OKLab by HyAB: the difference of lightness and the straight line between the two colour
/// axes, added up (S. Abasi, M. Tehran and M. Fairchild, "Distance metrics for very large color differences", 2020).
///
/// Lightness is `Lr`, OKLab's with the toe that Ottosson gave it ("Okhsv and Okhsl", 2021). Without it the darkest
/// colours are spread far: black and #010101, one level apart, are 0.067 from each other, with it 0.016.
package enum OKLabDistance {
  /// (Lr, a, b) of linear red, green and blue of 0…1.
  ///
  /// - Parameter root: The cube root.
  package static func coordinates(
    ofLight light: SIMD3<Double>, root: (Double) -> Double = Root.cube
  ) -> SIMD3<Double> {
    var lab = OKLab.coordinates(ofLight: light, root: root)
    lab.x = lightness(ofOKLab: lab.x)
    return lab
  }

  /// Black and white are 1 apart.
  package static func between(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = a - b
    return abs(d.x) + (d.y * d.y + d.z * d.z).squareRoot()
  }

  /// OKLab's lightness with its toe: 0 of 0, 1 of 1, rising between them.
  package static func lightness(ofOKLab lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let t = k3 * lightness - k1
    return (t + (t * t + 4 * k2 * k3 * lightness).squareRoot()) / 2
  }
}
