internal import CanvasKernels

/// Blends a row of source pixels onto a row of the picture.
struct RowBlender {
  /// How the rows combine.
  let mode: BlendMode
  /// Multiplies the source.
  let alpha: UInt8
  /// What blends.
  var kernels = Kernels.best

  /// What coverage is to be multiplied with before it comes here: in `normal`, where that is the same, alpha goes with
  /// the coverage, so that the source is scaled once.
  var coverageFactor: UInt8 { mode == .normal ? alpha : 255 }

  /// Blends `count` pixels, where their coverage is not 0.
  func blend(
    _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>, onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    unsafe ck_blend_pixels(
      kernels.table, mode.kernel, pixels, source, coverage, count, mode == .normal ? 255 : alpha)
  }
}

extension BlendMode {
  /// The mode's name in C.
  var kernel: ck_blend_mode {
    switch self {
    case .normal: CK_BLEND_NORMAL
    case .multiply: CK_BLEND_MULTIPLY
    case .screen: CK_BLEND_SCREEN
    case .overlay: CK_BLEND_OVERLAY
    case .darken: CK_BLEND_DARKEN
    case .lighten: CK_BLEND_LIGHTEN
    case .colorDodge: CK_BLEND_COLOR_DODGE
    case .colorBurn: CK_BLEND_COLOR_BURN
    case .softLight: CK_BLEND_SOFT_LIGHT
    case .hardLight: CK_BLEND_HARD_LIGHT
    case .difference: CK_BLEND_DIFFERENCE
    case .exclusion: CK_BLEND_EXCLUSION
    case .hue: CK_BLEND_HUE
    case .saturation: CK_BLEND_SATURATION
    case .color: CK_BLEND_COLOR
    case .luminosity: CK_BLEND_LUMINOSITY
    case .clear: CK_BLEND_CLEAR
    case .copy: CK_BLEND_COPY
    case .sourceIn: CK_BLEND_SOURCE_IN
    case .sourceOut: CK_BLEND_SOURCE_OUT
    case .sourceAtop: CK_BLEND_SOURCE_ATOP
    case .destinationOver: CK_BLEND_DESTINATION_OVER
    case .destinationIn: CK_BLEND_DESTINATION_IN
    case .destinationOut: CK_BLEND_DESTINATION_OUT
    case .destinationAtop: CK_BLEND_DESTINATION_ATOP
    case .xor: CK_BLEND_XOR
    case .plusDarker: CK_BLEND_PLUS_DARKER
    case .plusLighter: CK_BLEND_PLUS_LIGHTER
    }
  }
}
