/// One pixel as the buffer holds it: sRGB bytes, each colour channel already multiplied by alpha, so never above it.
package struct PremultipliedPixel: Sendable, Hashable {
  /// Red in the lowest byte, then green, blue, alpha: in memory R, G, B, A on our little-endian machines.
  package var bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// From straight (not premultiplied) bytes.
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
  func scaled(by factor: UInt8) -> PremultipliedPixel {
    // Two channels at a time in the halves of a 32-bit word; each product stays below 2^16.
    let f = UInt32(factor)
    var low = (bits & 0x00FF_00FF) &* f &+ 0x0080_0080
    low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var high = ((bits >> 8) & 0x00FF_00FF) &* f &+ 0x0080_0080
    high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return PremultipliedPixel(bits: low | high)
  }

  /// Source over: S + D · (1 − Sa). The sum of a channel never passes 255, because S ≤ Sa.
  package func over(_ destination: PremultipliedPixel) -> PremultipliedPixel {
    PremultipliedPixel(bits: bits &+ destination.scaled(by: 255 - alpha).bits)
  }
}
