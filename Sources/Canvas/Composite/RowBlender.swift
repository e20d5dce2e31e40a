internal import CanvasKernels

/// Blends a row of source pixels onto a row of the picture.
struct RowBlender {
  /// How the rows combine.
  let mode: BlendMode
  /// Multiplies the source.
  let alpha: UInt8

  /// What coverage is to be multiplied with before it comes here: in `normal`, where that is the same, alpha goes with
  /// the coverage, so that the source is scaled once.
  var coverageFactor: UInt8 { mode == .normal ? alpha : 255 }

  /// Blends `count` pixels, where their coverage is not 0.
  func blend(
    _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>, onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    func blend<Function: BlendFunction>(_ function: Function.Type) {
      for i in 0..<count {
        let c = unsafe coverage[i]
        if c == 0 { continue }
        let s = unsafe PremultipliedPixel(bits: source[i])
        let d = unsafe PremultipliedPixel(bits: pixels[i])
        let result = Function.blend(alpha == 255 ? s : s.scaled(by: alpha), onto: d)
        unsafe pixels[i] = (c == 255 ? result.rounded : result.covering(d, by: c)).bits
      }
    }
    func blend(_ mode: ck_blend_mode) {
      unsafe ck_blend_row_by_mode(mode, pixels, source, coverage, count, alpha)
    }
    // Once a row, so that each loop knows its function.
    switch mode {
    case .normal: unsafe ck_blend_row_with_coverage(pixels, source, coverage, count)
    case .multiply: blend(CK_BLEND_MULTIPLY)
    case .screen: blend(CK_BLEND_SCREEN)
    case .overlay: blend(CK_BLEND_OVERLAY)
    case .darken: blend(CK_BLEND_DARKEN)
    case .lighten: blend(CK_BLEND_LIGHTEN)
    case .colorDodge: blend(SeparableBlend.ColorDodge.self)
    case .colorBurn: blend(SeparableBlend.ColorBurn.self)
    case .softLight: blend(SeparableBlend.SoftLight.self)
    case .hardLight: blend(CK_BLEND_HARD_LIGHT)
    case .difference: blend(CK_BLEND_DIFFERENCE)
    case .exclusion: blend(CK_BLEND_EXCLUSION)
    case .hue: blend(NonSeparableBlend.Hue.self)
    case .saturation: blend(NonSeparableBlend.Saturation.self)
    case .color: blend(NonSeparableBlend.Color.self)
    case .luminosity: blend(NonSeparableBlend.Luminosity.self)
    case .clear: blend(CK_BLEND_CLEAR)
    case .copy: blend(CK_BLEND_COPY)
    case .sourceIn: blend(CK_BLEND_SOURCE_IN)
    case .sourceOut: blend(CK_BLEND_SOURCE_OUT)
    case .sourceAtop: blend(CK_BLEND_SOURCE_ATOP)
    case .destinationOver: blend(CK_BLEND_DESTINATION_OVER)
    case .destinationIn: blend(CK_BLEND_DESTINATION_IN)
    case .destinationOut: blend(CK_BLEND_DESTINATION_OUT)
    case .destinationAtop: blend(CK_BLEND_DESTINATION_ATOP)
    case .xor: blend(CK_BLEND_XOR)
    case .plusDarker: blend(CK_BLEND_PLUS_DARKER)
    case .plusLighter: blend(CK_BLEND_PLUS_LIGHTER)
    }
  }
}
