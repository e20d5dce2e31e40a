internal import CanvasKernels

/// One pixel as stored in a buffer: sRGB bytes, with each colour channel multiplied by alpha and so never greater
/// than it.
package struct PremultipliedPixel: Sendable, Hashable {
  /// Red is in the lowest byte, then green, blue and alpha: R, G, B, A in memory on little-endian machines.
  package var bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Creates a pixel from straight (not premultiplied) bytes.
  package init(straightRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.init(
      red: ChannelMath.product(red, alpha), green: ChannelMath.product(green, alpha),
      blue: ChannelMath.product(blue, alpha), alpha: alpha)
  }

  package static let clear = PremultipliedPixel(bits: 0)

  package var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// All four channels multiplied by `factor` / 255, rounded to nearest.
  package func scaled(by factor: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(bits: ck_scale_pixel(bits, UInt32(factor)))
  }

  /// Source over: S + D · (1 − Sa). The sum of a channel never exceeds 255, because S ≤ Sa.
  package func over(_ destination: PremultipliedPixel) -> PremultipliedPixel {
    PremultipliedPixel(bits: ck_source_over(bits, destination.bits))
  }
}

/// Arithmetic on channel values of 0…255 that represent 0…1.
package enum ChannelMath {
  /// The product of two channel values, rounded to nearest.
  package static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: ck_divide_by_255(UInt32(a) &* UInt32(b)))
  }

  /// A fraction as a channel value, rounded to nearest. Values outside 0…1 are clamped; NaN gives 0.
  package static func channel(_ fraction: Double) -> UInt8 {
    fraction > 0 ? ck_byte(min(fraction, 1) * 255 + 0.5) : 0
  }
}
