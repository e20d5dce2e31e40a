import CanvasMath

/// The spaces of CSS Color 4 in which a colour is written or mixed, by their names in CSS.
enum ColorSpace: String, Sendable, Hashable {
  case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020, xyz
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case adobeRGB = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"

  /// Which coordinate is an angle, or nil.
  var hue: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// What 100 percent of each coordinate are.
  var whole: SIMD3<Double> {
    switch self {
    case .lab: SIMD3(100, 125, 125)
    case .lch: SIMD3(100, 150, 360)
    case .oklab: SIMD3(1, 0.4, 0.4)
    case .oklch: SIMD3(1, 0.4, 360)
    case .hsl, .hwb: SIMD3(360, 100, 100)
    default: SIMD3(1, 1, 1)
    }
  }

  /// Whether the function `color()` takes it.
  var isPredefined: Bool { ![.hsl, .hwb, .lab, .lch, .oklab, .oklch].contains(self) }

  /// Coordinates in sRGB.
  func rgb(of color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: color
    case .hsl: Cylinder.rgb(ofHSL: color)
    case .hwb: Cylinder.rgb(ofHWB: color)
    default: (Self.srgb.matrix.inverted * xyz(of: color)).mapped(Self.srgb.encoded)
    }
  }

  /// The coordinates of a colour in sRGB.
  func coordinates(ofRGB color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: color
    case .hsl: Cylinder.hsl(of: color)
    case .hwb: SIMD3(Cylinder.hue(of: color), color.min() * 100, (1 - color.max()) * 100)
    default: coordinates(of: Self.srgb.matrix * color.mapped(Self.srgb.light))
    }
  }

  /// Coordinates as CIE XYZ with the white of D65.
  private func xyz(of color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .lch: return Self.lab.xyz(of: Polar.plain(color))
    case .oklch: return Self.oklab.xyz(of: Polar.plain(color))
    case .lab: return Matrix3.d65OfD50 * CIELab.xyz(of: color)
    case .oklab:
      let roots = Matrix3.rootsOfOKLab * color
      return Matrix3.xyzOfCones * (roots * roots * roots)
    default: return matrix * color.mapped(light)
    }
  }

  /// The coordinates of CIE XYZ with the white of D65.
  private func coordinates(of xyz: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .lch: return Polar.polar(Self.lab.coordinates(of: xyz))
    case .oklch: return Polar.polar(Self.oklab.coordinates(of: xyz))
    case .lab: return CIELab.coordinates(of: Matrix3.d65OfD50.inverted * xyz)
    case .oklab: return Matrix3.rootsOfOKLab.inverted * (Matrix3.xyzOfCones.inverted * xyz).mapped(\.cubeRoot)
    default: return (matrix.inverted * xyz).mapped(encoded)
    }
  }

  /// From linear light to XYZ with the white of D65 (CSS Color 4, section 17).
  private var matrix: Matrix3 {
    switch self {
    case .displayP3: .displayP3
    case .adobeRGB: .adobeRGB
    case .proPhoto: .d65OfD50 * .proPhoto
    case .rec2020: .rec2020
    case .xyz, .xyzD65: .identity
    case .xyzD50: .d65OfD50
    default: .srgb
    }
  }

  private func light(_ value: Double) -> Double { curve?.light(value) ?? value }

  private func encoded(_ value: Double) -> Double { curve?.encoded(value) ?? value }

  private var curve: TransferCurve? {
    switch self {
    case .srgb, .displayP3: TransferCurve(gamma: 2.4, offset: 0.055, slope: 12.92, end: 0.04045)
    case .adobeRGB: TransferCurve(gamma: 563.0 / 256, offset: 0, slope: 1, end: 0)
    case .proPhoto: TransferCurve(gamma: 1.8, offset: 0, slope: 16, end: 16.0 / 512)
    case .rec2020: TransferCurve(gamma: 1 / 0.45, offset: 0.09929682680944, slope: 4.5, end: 0.081242858298635)
    default: nil
    }
  }
}

/// How light is encoded: a power, and a line near black. Negative values are mirrored.
private struct TransferCurve {
  var gamma: Double
  var offset: Double
  var slope: Double
  /// The encoded value at which the line ends.
  var end: Double

  func light(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= end ? size / slope : ExpLog.power((size + offset) / (1 + offset), gamma)
    return value < 0 ? -light : light
  }

  func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= end / slope ? size * slope : (1 + offset) * ExpLog.power(size, 1 / gamma) - offset
    return light < 0 ? -value : value
  }
}

/// A lightness with two coordinates, and the same with a chroma and a hue in degrees.
private enum Polar {
  static func plain(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let (sine, cosine) = Trigonometry.sineAndCosine(color.z * .pi / 180)
    return SIMD3(color.x, max(color.y, 0) * cosine, max(color.y, 0) * sine)
  }

  static func polar(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let degrees = Trigonometry.angle(x: color.y, y: color.z) * 180 / .pi
    let chroma = (color.y * color.y + color.z * color.z).squareRoot()
    return SIMD3(color.x, chroma, degrees < 0 ? degrees + 360 : degrees)
  }
}

/// CIE Lab, over XYZ with the white of D50.
private enum CIELab {
  private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  private static let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)

  static func xyz(of color: SIMD3<Double>) -> SIMD3<Double> {
    let middle = (color.x + 16) / 116
    let roots = SIMD3(middle + color.y / 500, middle, middle - color.z / 200)
    return roots.mapped { $0 * $0 * $0 > epsilon ? $0 * $0 * $0 : (116 * $0 - 16) / kappa } * white
  }

  static func coordinates(of xyz: SIMD3<Double>) -> SIMD3<Double> {
    let f = (xyz / white).mapped { $0 > epsilon ? $0.cubeRoot : (kappa * $0 + 16) / 116 }
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }
}

/// Hues around a cylinder: degrees and percentages.
private enum Cylinder {
  /// CSS Color 4, section 7.1.
  static func rgb(ofHSL color: SIMD3<Double>) -> SIMD3<Double> {
    let (saturation, light) = (max(color.y, 0) / 100, color.z / 100)
    return SIMD3(0, 8, 4).mapped { Color.component($0, hue: color.x, saturation: saturation, light: light) }
  }

  static func rgb(ofHWB color: SIMD3<Double>) -> SIMD3<Double> {
    let (white, black) = (color.y / 100, color.z / 100)
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    return rgb(ofHSL: SIMD3(color.x, 100, 50)) * (1 - white - black) + white
  }

  static func hsl(of rgb: SIMD3<Double>) -> SIMD3<Double> {
    let (most, least) = (rgb.max(), rgb.min())
    let (light, range) = ((most + least) / 2, most - least)
    let room = min(light, 1 - light)
    return SIMD3(hue(of: rgb), room == 0 ? 0 : (most - light) / room * 100, light * 100)
      * SIMD3(1, range > 0 ? 1 : 0, 1)
  }

  static func hue(of rgb: SIMD3<Double>) -> Double {
    let (most, range) = (rgb.max(), rgb.max() - rgb.min())
    guard range > 0 else { return 0 }
    let sixth =
      most == rgb.x
      ? (rgb.y - rgb.z) / range : most == rgb.y ? (rgb.z - rgb.x) / range + 2 : (rgb.x - rgb.y) / range + 4
    return (sixth < 0 ? sixth + 6 : sixth) * 60
  }
}

/// A matrix of three rows.
struct Matrix3 {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  static let identity = Matrix3(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), z: SIMD3(0, 0, 1))

  static func * (left: Self, right: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((left.x * right).sum(), (left.y * right).sum(), (left.z * right).sum())
  }

  static func * (left: Self, right: Self) -> Self {
    func row(_ row: SIMD3<Double>) -> SIMD3<Double> { row.x * right.x + row.y * right.y + row.z * right.z }
    return Matrix3(x: row(left.x), y: row(left.y), z: row(left.z))
  }

  /// The inverse. Those of the spaces have one.
  var inverted: Self {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let columns = [cross(y, z), cross(z, x), cross(x, y)]
    let scale = 1 / (x * columns[0]).sum()
    func row(_ i: Int) -> SIMD3<Double> { SIMD3(columns[0][i], columns[1][i], columns[2][i]) * scale }
    return Matrix3(x: row(0), y: row(1), z: row(2))
  }

  // CSS Color 4, section 17.
  static let srgb = Matrix3(
    x: SIMD3(506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
    y: SIMD3(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    z: SIMD3(7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270))
  static let displayP3 = Matrix3(
    x: SIMD3(608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
    y: SIMD3(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
    z: SIMD3(0, 32229.0 / 714400, 5_220_557.0 / 5_000_800))
  static let adobeRGB = Matrix3(
    x: SIMD3(573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
    y: SIMD3(591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
    z: SIMD3(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835))
  static let proPhoto = Matrix3(
    x: SIMD3(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
    y: SIMD3(0.2880748288194013, 0.711835234241873, 0.00008993693872564),
    z: SIMD3(0, 0, 0.8251046025104602))
  static let rec2020 = Matrix3(
    x: SIMD3(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
    y: SIMD3(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
    z: SIMD3(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314))
  /// Bradford's adaptation of the white.
  static let d65OfD50 = Matrix3(
    x: SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    y: SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    z: SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124))
  static let xyzOfCones = Matrix3(
    x: SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    y: SIMD3(-0.0405757452148008, 1.112286803280317, -0.0717110580655164),
    z: SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
  static let rootsOfOKLab = Matrix3(
    x: SIMD3(1, 0.3963377773761749, 0.2158037573099136),
    y: SIMD3(1, -0.1055613458156586, -0.0638541728258133),
    z: SIMD3(1, -0.0894841775298119, -1.2914855480194092))
}

extension Double {
  fileprivate var cubeRoot: Double { self < 0 ? -ExpLog.power(-self, 1.0 / 3) : ExpLog.power(self, 1.0 / 3) }
}
