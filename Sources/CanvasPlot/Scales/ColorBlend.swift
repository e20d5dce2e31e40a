/// The way to mix two colours, by its name in Vega.
package enum ColorBlend: String, Sendable, Hashable, CaseIterable {
  case rgb, hsl, lab, hcl, cubehelix
  case longHSL = "hsl-long"
  case longHCL = "hcl-long"
  case longCubehelix = "cubehelix-long"

  /// Whether the hue goes its way round, however long.
  private var isLong: Bool { self == .longHSL || self == .longHCL || self == .longCubehelix }

  /// The place of a colour in the space. In sRGB, levels of 255 are counted, so that halves between levels are exact.
  func point(_ color: Color) -> ColorPoint {
    let rgb = ColorPoint(color.red, color.green, color.blue)
    return switch self {
    case .rgb: ColorPoint(Self.levels(color.red), Self.levels(color.green), Self.levels(color.blue))
    case .hsl, .longHSL: rgb.hslOfRGB
    case .lab: rgb.labOfRGB
    case .hcl, .longHCL: rgb.labOfRGB.hclOfLab
    case .cubehelix, .longCubehelix: rgb.cubehelixOfRGB
    }
  }

  /// The colour at a place in the space, in whole levels of 255, as CSS writes it.
  func color(_ point: ColorPoint, alpha: Double) -> Color {
    let rgb =
      switch self {
      case .rgb: point
      case .hsl, .longHSL: point.rgbOfHSL.scaled(by: 255)
      case .lab: point.rgbOfLab.scaled(by: 255)
      case .hcl, .longHCL: point.labOfHCL.rgbOfLab.scaled(by: 255)
      case .cubehelix, .longCubehelix: point.rgbOfCubehelix.scaled(by: 255)
      }
    return Color(red8: Self.byte(rgb.x), green8: Self.byte(rgb.y), blue8: Self.byte(rgb.z))
      .withAlpha(alpha.isNaN ? 0 : min(max(alpha, 0), 1))
  }

  /// The place at a part of the way from one place to another. The part may be outside of 0 to 1.
  func mix(_ a: ColorPoint, _ b: ColorPoint, _ part: Double) -> ColorPoint {
    var x = b.x
    if self != .rgb, self != .lab, !a.x.isNaN {
      var change = b.x - a.x
      if !isLong, abs(change) > 180 { change -= 360 * (change / 360 + 0.5).rounded(.down) }
      x = a.x + change
    }
    return ColorPoint(Self.straight(a.x, x, part), Self.straight(a.y, b.y, part), Self.straight(a.z, b.z, part))
  }

  /// A component without a value, such as the hue of grey, takes the other's.
  static func straight(_ a: Double, _ b: Double, _ part: Double) -> Double {
    let change = b - a
    return change.isNaN || change == 0 ? (a.isNaN ? b : a) : a + part * change
  }

  /// A component in levels of 255. The rounding of a whole level's fraction is undone.
  private static func levels(_ part: Double) -> Double {
    let level = part * 255
    return abs(level - level.rounded()) < 1e-9 ? level.rounded() : level
  }

  private static func byte(_ level: Double) -> UInt8 {
    level.isNaN ? 0 : UInt8(min(max((level + 0.5).rounded(.down), 0), 255))
  }
}
