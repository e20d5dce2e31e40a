package import CanvasKernels

/// How a drawing combines with the pixels below it: the operators of Core Graphics.
///
/// The blending and Porter–Duff operators are those of the W3C's "Compositing and Blending Level 1", applied to sRGB
/// bytes. In the formulas, S and D are the premultiplied source and destination (a colour channel or alpha), and Sa
/// and Da are their alphas, 0…1. Drawing is bounded: nothing changes outside the shape. (In Core Graphics and the
/// W3C's canvas, this is true for some operators only.) If the edge of the shape or of a clip covers a pixel by c,
/// the result is D·(1 − c) + R·c, rounded once, where R is the operator's result. For `normal`, S·c is rounded before
/// it is drawn over D. The context's alpha multiplies S.
///
/// Raw values are the numbers of the kernels' modes, and may change from one version to the next.
public enum BlendMode: UInt32, Sendable, Hashable, CaseIterable {
  /// S + D·(1 − Sa): the source over the destination.
  case normal

  // MARK: Blending channel by channel

  // R = S·(1 − Da) + D·(1 − Sa) + Sa·Da·B(d, s), with the straight colours s = S/Sa and d = D/Da.

  /// B = s·d: never lighter than either.
  case multiply
  /// B = s + d − s·d: never darker than either.
  case screen
  /// B = `hardLight` with s and d exchanged: multiplies where the destination is dark, screens where it is light.
  case overlay
  /// B = min(s, d).
  case darken
  /// B = max(s, d).
  case lighten
  /// B = min(1, d / (1 − s)): brightens the destination; 0 if d is 0.
  case colorDodge
  /// B = 1 − min(1, (1 − d) / s): darkens the destination; 1 if d is 1.
  case colorBurn
  /// A softer `hardLight`, like a diffuse spotlight.
  case softLight
  /// B = 2·s·d if s ≤ 1/2, otherwise the screen of d and 2·s − 1.
  case hardLight
  /// B = |s − d|.
  case difference
  /// B = s + d − 2·s·d: like `difference`, with less contrast.
  case exclusion

  // MARK: Blending colours as a whole

  /// The source's hue, the destination's saturation and luminosity.
  case hue
  /// The source's saturation, the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation, the destination's luminosity.
  case color
  /// The source's luminosity, the destination's hue and saturation.
  case luminosity

  // MARK: Porter–Duff

  /// 0: makes the destination transparent, whatever the source.
  case clear
  /// S: replaces the destination, including its alpha.
  case copy
  /// S·Da: the source where the destination is.
  case sourceIn
  /// S·(1 − Da): the source where the destination is not.
  case sourceOut
  /// S·Da + D·(1 − Sa): the source over the destination, only where the destination is.
  case sourceAtop
  /// S·(1 − Da) + D: the destination over the source.
  case destinationOver
  /// D·Sa: the destination where the source is.
  case destinationIn
  /// D·(1 − Sa): the destination where the source is not.
  case destinationOut
  /// S·(1 − Da) + D·Sa: the destination over the source, only where the source is.
  case destinationAtop
  /// S·(1 − Da) + D·(1 − Sa): each, where the other is not.
  case xor
  /// Colour max(0, S + D − 1), alpha min(1, Sa + Da). It works on premultiplied values, so over a transparent
  /// destination any colour becomes black.
  case plusDarker
  /// min(1, S + D).
  case plusLighter

  /// Whether drawing with a transparent source changes nothing and can be skipped.
  package var ignoresTransparentSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: false
    default: true
    }
  }

  /// The mode in C. The C enumeration has the same order.
  package var kernel: ck_blend_mode { ck_blend_mode(rawValue: rawValue) }
}
