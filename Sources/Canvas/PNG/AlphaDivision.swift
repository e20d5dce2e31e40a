/// Divides premultiplied channels by alpha: the inverse of premultiplying.
///
/// S = round(255 · C / A). Premultiplying S, round(S · A / 255), gives C again for every C ≤ A: the error of S is at
/// most 1/2, so the error of S · A / 255 is at most A / 510, which is below 1/2 for A < 255. For A = 255, S is C.
package struct AlphaDivision {
  // Computes round(x) as x · ⌈2^24 · 255 / A⌉ in 24-bit fixed point, because division takes three times as long. A
  // test compares it with the definition for every C and A.
  private let reciprocals: [UInt32]

  package init() {
    reciprocals = (0...255).map { $0 == 0 ? 0 : ((255 << 24) + UInt32($0) - 1) / UInt32($0) }
  }

  /// Converts a premultiplied channel to a straight one. A channel above its alpha counts as the alpha; with alpha 0
  /// it is 0.
  package func straight(_ channel: UInt8, alpha: UInt8) -> UInt8 {
    let value = UInt32(min(channel, alpha)) &* reciprocals[Int(alpha)] &+ (1 << 23)
    return UInt8(truncatingIfNeeded: value >> 24)
  }

  /// The straight R, G, B and A of a premultiplied pixel, with R in the lowest byte.
  package func straightBits(_ pixel: PremultipliedPixel) -> UInt32 {
    let alpha = pixel.alpha
    if alpha == 255 { return pixel.bits }
    if alpha == 0 { return 0 }
    return UInt32(straight(pixel.red, alpha: alpha)) | UInt32(straight(pixel.green, alpha: alpha)) << 8
      | UInt32(straight(pixel.blue, alpha: alpha)) << 16 | UInt32(alpha) << 24
  }
}
