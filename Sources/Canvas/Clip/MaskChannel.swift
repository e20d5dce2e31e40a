/// The property of an image's pixels that makes a mask.
public enum MaskChannel: Sendable, Hashable, CaseIterable {
  /// Opaque pixels let drawing through.
  case alpha
  /// Bright pixels let drawing through: 0.2126 R + 0.7152 G + 0.0722 B of the sRGB bytes, times alpha.
  case luminance

  /// Writes the coverage of pixels used as a mask.
  func write(_ coverage: UnsafeMutablePointer<UInt8>, of pixels: UnsafePointer<UInt32>, count: Int, _ kernels: Kernels)
  {
    switch self {
    case .alpha: unsafe kernels.table.pointee.alpha_coverage(coverage, pixels, count)
    case .luminance: unsafe kernels.table.pointee.luminance_coverage(coverage, pixels, count)
    }
  }
}
