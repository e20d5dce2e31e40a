internal import CanvasKernels

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
