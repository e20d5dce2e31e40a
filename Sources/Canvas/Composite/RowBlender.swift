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
    // Once a row, so that each loop knows its function.
    switch mode {
    case .normal: unsafe ck_blend_row_with_coverage(pixels, source, coverage, count)
    case .multiply: blend(SeparableBlend.Multiply.self)
    case .screen: blend(SeparableBlend.Screen.self)
    case .overlay: blend(SeparableBlend.Overlay.self)
    case .darken: blend(SeparableBlend.Darken.self)
    case .lighten: blend(SeparableBlend.Lighten.self)
    case .colorDodge: blend(SeparableBlend.ColorDodge.self)
    case .colorBurn: blend(SeparableBlend.ColorBurn.self)
    case .softLight: blend(SeparableBlend.SoftLight.self)
    case .hardLight: blend(SeparableBlend.HardLight.self)
    case .difference: blend(SeparableBlend.Difference.self)
    case .exclusion: blend(SeparableBlend.Exclusion.self)
    case .hue: blend(NonSeparableBlend.Hue.self)
    case .saturation: blend(NonSeparableBlend.Saturation.self)
    case .color: blend(NonSeparableBlend.Color.self)
    case .luminosity: blend(NonSeparableBlend.Luminosity.self)
    case .clear: blend(PorterDuff.Clear.self)
    case .copy: blend(PorterDuff.Copy.self)
    case .sourceIn: blend(PorterDuff.SourceIn.self)
    case .sourceOut: blend(PorterDuff.SourceOut.self)
    case .sourceAtop: blend(PorterDuff.SourceAtop.self)
    case .destinationOver: blend(PorterDuff.DestinationOver.self)
    case .destinationIn: blend(PorterDuff.DestinationIn.self)
    case .destinationOut: blend(PorterDuff.DestinationOut.self)
    case .destinationAtop: blend(PorterDuff.DestinationAtop.self)
    case .xor: blend(PorterDuff.Xor.self)
    case .plusDarker: blend(PorterDuff.PlusDarker.self)
    case .plusLighter: blend(PorterDuff.PlusLighter.self)
    }
  }
}
