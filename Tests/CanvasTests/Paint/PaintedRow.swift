import Canvas
import CanvasKernels

extension GradientRamp {
  /// A gradient's colours at each t, which is any number but NaN: premultiplied sRGB and alpha, each 0…255, not rounded.
  func colors(at ts: [Float]) -> [SIMD4<Float>] {
    ts.map { t in
      let segment = segments.last { $0.start <= t } ?? ck_gradient_segment()
      let fraction = (t - segment.origin) * segment.scale
      return (segment.color + segment.color_change * fraction) * (segment.factor + segment.factor_change * fraction)
    }
  }
}

/// A row of pixels by a paint whose space is the device's.
struct PaintedRow {
  var pixels: [UInt32]
  /// The parameters t along a gradient.
  var ts: [Float] = []
  /// The gradient made ready, where its pixels come from planes.
  var planar: ck_gradient?
  /// Where the pixels' centres lie in an image's pixels.
  var places: [Point] = []

  /// Nil where the paint draws nothing.
  init?(_ paint: Paint, x: Int, y: Int, count: Int, kernels: Kernels = .best) {
    guard let rows = PlacedPaint(paint, userToDevice: .identity, memory: PaintMemory(kernels: kernels))?.rowSource
    else { return nil }
    pixels = [UInt32](repeating: 0, count: count + 7)
    pixels.withUnsafeMutableBufferPointer { pixels in
      if let base = pixels.baseAddress { unsafe rows.writeRow(x: x, y: y, count: count, into: base) }
    }
    pixels.removeLast(7)
    if let gradient = rows as? GradientRows {
      ts = [Float](repeating: 0, count: (count + 7) & ~7)
      unsafe kernels.table.pointee.gradient_parameters(&ts, count, Int64(x), Int64(y), gradient.gradient)
      ts.removeLast(ts.count - count)
      let found = unsafe gradient.gradient.pointee
      if unsafe found.form != CK_ANY_GRADIENT && found.form != CK_ROUND { planar = unsafe found }
    }
    if let image = rows as? ImageRows {
      let (image, centerY) = (unsafe image.image.pointee, Double(y) + 0.5)
      places = (x..<x + count).map { column in
        let center = Double(column) + 0.5
        return Point(
          x: image.a * center + (image.c * centerY + image.tx), y: image.b * center + (image.d * centerY + image.ty))
      }
    }
  }
}
