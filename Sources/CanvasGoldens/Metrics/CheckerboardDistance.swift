/// The distance of two pixels as in pixelmatch's source since July 2026 (after 7.2.0, whose distance was in YIQ). It
/// is `OKLabDistance`, with translucent pixels over a background that depends on the position.
///
/// Roots are interpolated from a table as in pixelmatch. Near black, they are so far below the exact roots that
/// pixels at the threshold would otherwise be counted differently.
enum CheckerboardDistance {
  /// The distance of two pixels at a position in a picture of a given width.
  static func between(_ a: StraightPixel, _ b: StraightPixel, x: Int, y: Int, width: Int) -> Double {
    let background = a.alpha == 255 && b.alpha == 255 ? .zero : background(x: x, y: y, width: width)
    return OKLabDistance.between(
      OKLabDistance.coordinates(ofLight: light(a, over: background), root: root),
      OKLabDistance.coordinates(ofLight: light(b, over: background), root: root))
  }

  private static let roots = (0...4097).map { Root.cube(Double($0) / 4096) }

  /// The cube root of a number in 0…1, interpolated linearly from a table.
  private static func root(_ x: Double) -> Double {
    let place = min(max(x, 0), 1) * 4096
    let lower = Int(saturating: place)
    return roots[lower] + (roots[lower + 1] - roots[lower]) * (place - Double(lower))
  }

  /// The background at a position: each channel is dark or light.
  private static func background(x: Int, y: Int, width: Int) -> SIMD3<Double> {
    // The byte offset of the pixel, a multiple of 4, so that red is always dark.
    let place = Double(4 * (y * width + x))
    func level(_ part: Double) -> Double {
      48 + 159 * Double(Int(saturating: (place / part).rounded(.down)) % 2)
    }
    return SIMD3(level(1), level(1.618033988749895), level(2.618033988749895))
  }

  private static func light(_ pixel: StraightPixel, over background: SIMD3<Double>) -> SIMD3<Double> {
    let alpha = Double(pixel.alpha)
    let color = SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue))
    let mixed = (color * alpha + background * (255 - alpha)) / 255
    return SIMD3(SRGBLight.light(mixed.x), SRGBLight.light(mixed.y), SRGBLight.light(mixed.z))
  }
}
