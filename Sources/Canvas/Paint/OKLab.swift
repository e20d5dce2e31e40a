/// OKLab: lightness and two colour axes with perceptually even spacing (Björn Ottosson, "A perceptual color space for
/// image processing", 2020), converted from and to linear light of sRGB's primaries.
package enum OKLab {
  /// The (L, a, b) of linear red, green and blue, each 0…1.
  ///
  /// - Parameter root: Returns the cube root.
  package static func coordinates(
    ofLight light: SIMD3<Double>, root: (Double) -> Double = Root.cube
  ) -> SIMD3<Double> {
    let l = root(0.4122214708 * light.x + 0.5363325363 * light.y + 0.0514459929 * light.z)
    let m = root(0.2119034982 * light.x + 0.6806995451 * light.y + 0.1073969566 * light.z)
    let s = root(0.0883024619 * light.x + 0.2817188376 * light.y + 0.6299787005 * light.z)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The linear red, green and blue of (L, a, b). Outside sRGB they are below 0 or above 1.
  package static func light(of lab: SIMD3<Double>) -> SIMD3<Double> {
    let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
    let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
    let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }
}
