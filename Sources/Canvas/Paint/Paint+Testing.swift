/// What only tests may see of the arithmetic of paints.
package enum PaintTesting {
  package static func light(ofEncoded value: Double) -> Double { SRGBTransfer.light(ofEncoded: value) }
  package static func encoded(ofLight light: Double) -> Double { SRGBTransfer.encoded(ofLight: light) }
  package static func cubeRoot(_ x: Double) -> Double { Root.cube(x) }
  package static func fifthRoot(_ x: Double) -> Double { Root.fifth(x) }
  package static func okLab(ofLight light: SIMD3<Double>) -> SIMD3<Double> { OKLab.coordinates(ofLight: light) }
  package static func light(ofOKLab lab: SIMD3<Double>) -> SIMD3<Double> { OKLab.light(of: lab) }
  package static func ditherBias(x: Int, y: Int) -> Float { OrderedDither.bias(x: x, y: y) }

  /// A gradient's colours at places of its line: premultiplied, 0…255, not rounded.
  package static func colors(of gradient: Gradient, at places: [Double]) -> [SIMD4<Float>] {
    let ramp = GradientRamp(gradient)
    return places.map { ramp.color(at: $0) }
  }

  /// Where between two circles each point lies, NaN where nowhere. Nil where there is no such gradient.
  package static func radialParameters(
    startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double, at points: [Point]
  ) -> [Double]? {
    RadialGradientShape(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius
    ).map { shape in points.map { shape.parameter(at: $0) } }
  }
}
