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
  package static func colors(of gradient: Gradient, at places: [Float]) -> [SIMD4<Float>] {
    let ramp = GradientRamp(gradient)
    return places.map { ramp.color(at: $0) }
  }

  /// Where along a gradient the centres of a row's pixels lie, and the pixels. Nil where the paint is none.
  package static func row(
    of paint: Paint, x: Int, y: Int, count: Int, kernels: Kernels = .best
  ) -> (places: [Float], pixels: [UInt32])? {
    guard case .rows(let rows)? = DevicePaint(paint, userToDevice: .identity, kernels: kernels),
      let gradient = rows as? GradientPaint
    else { return nil }
    var places = [Float](repeating: 0, count: (count + 7) & ~7)
    places.withUnsafeMutableBufferPointer { places in
      if let base = places.baseAddress { unsafe gradient.writePlaces(x: x, y: y, count: count, into: base) }
    }
    var pixels = [UInt32](repeating: 0, count: count)
    pixels.withUnsafeMutableBufferPointer { pixels in
      if let base = pixels.baseAddress { unsafe gradient.writeRow(x: x, y: y, count: count, into: base) }
    }
    return (Array(places.prefix(count)), pixels)
  }

  /// Where the centres of a row's pixels lie in an image's, and the pixels. Nil where the paint is no image.
  package static func imageRow(
    of paint: Paint, x: Int, y: Int, count: Int, kernels: Kernels = .best
  ) -> (places: [Point], pixels: [UInt32])? {
    guard case .rows(let rows)? = DevicePaint(paint, userToDevice: .identity, kernels: kernels),
      let image = rows as? ImagePattern
    else { return nil }
    let line = image.line(y: y)
    let places = (x..<x + count).map { column in
      let center = Double(column) + 0.5
      return Point(x: line.x_step * center + line.x, y: line.y_step * center + line.y)
    }
    var pixels = [UInt32](repeating: 0, count: count)
    pixels.withUnsafeMutableBufferPointer { pixels in
      if let base = pixels.baseAddress { unsafe image.writeRow(x: x, y: y, count: count, into: base) }
    }
    return (places, pixels)
  }
}
