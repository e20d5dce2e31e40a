internal import CanvasMath

/// A place in a space of colours, with formulas between the spaces. A component may be NaN: the hue of grey has no
/// value.
///
/// sRGB has red, green and blue from 0 to 1; HSL a hue in degrees, saturation and lightness from 0 to 1; CIELAB, of
/// white D50, a, b and lightness from 0 to 100; HCL a hue in degrees, chroma and the lightness of CIELAB; Cubehelix a
/// hue in degrees, saturation and lightness from 0 to 1 ("A colour scheme for the display of astronomical intensity
/// images", 2011). Lightness is always z.
struct ColorPoint: Sendable, Hashable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  func scaled(by factor: Double) -> ColorPoint { ColorPoint(x * factor, y * factor, z * factor) }

  /// A power of a number. NaN for a negative number.
  private static func power(_ number: Double, _ exponent: Double) -> Double {
    exponent == 1 ? number : number < 0 || number.isNaN || exponent.isNaN ? .nan : ExpLog.power(number, exponent)
  }

  private static func degrees(_ radians: Double) -> Double { radians * (180 / Double.pi) }
  private static func radians(_ degrees: Double) -> Double { degrees * (Double.pi / 180) }

  // MARK: HSL

  var hslOfRGB: ColorPoint {
    let (low, high) = (min(x, y, z), max(x, y, z))
    let (spread, light) = (high - low, (high + low) / 2)
    guard spread > 0 else { return ColorPoint(.nan, light > 0 && light < 1 ? 0 : .nan, light) }
    let hue =
      x == high ? (y - z) / spread + (y < z ? 6 : 0) : y == high ? (z - x) / spread + 2 : (x - y) / spread + 4
    return ColorPoint(hue * 60, spread / (light < 0.5 ? high + low : 2 - high - low), light)
  }

  var rgbOfHSL: ColorPoint {
    let rest = x.truncatingRemainder(dividingBy: 360)
    let hue = rest < 0 ? rest + 360 : rest
    let saturation = hue.isNaN || y.isNaN ? 0 : y
    let high = z + (z < 0.5 ? z : 1 - z) * saturation
    let low = 2 * z - high
    func component(_ hue: Double) -> Double {
      hue < 60
        ? low + (high - low) * hue / 60 : hue < 180 ? high : hue < 240 ? low + (high - low) * (240 - hue) / 60 : low
    }
    return ColorPoint(
      component(hue >= 240 ? hue - 240 : hue + 120), component(hue), component(hue < 120 ? hue + 240 : hue - 120))
  }

  // CIELAB and HCL.

  private static let white = ColorPoint(0.96422, 1, 0.82521)
  private static let edge = 6.0 / 29

  var labOfRGB: ColorPoint {
    let (r, g, b) = (Self.linear(x), Self.linear(y), Self.linear(z))
    let middle = Self.bend((0.2225045 * r + 0.7168786 * g + 0.0606169 * b) / Self.white.y)
    let isGrey = r == g && g == b
    let first = isGrey ? middle : Self.bend((0.4360747 * r + 0.3850649 * g + 0.1430804 * b) / Self.white.x)
    let last = isGrey ? middle : Self.bend((0.0139322 * r + 0.0971045 * g + 0.7141733 * b) / Self.white.z)
    return ColorPoint(500 * (first - middle), 200 * (middle - last), 116 * middle - 16)
  }

  var rgbOfLab: ColorPoint {
    let middle = (z + 16) / 116
    let first = Self.white.x * Self.unbend(x.isNaN ? middle : middle + x / 500)
    let last = Self.white.z * Self.unbend(y.isNaN ? middle : middle - y / 200)
    let second = Self.white.y * Self.unbend(middle)
    return ColorPoint(
      Self.gamma(3.1338561 * first - 1.6168667 * second - 0.4906146 * last),
      Self.gamma(-0.9787684 * first + 1.9161415 * second + 0.0334540 * last),
      Self.gamma(0.0719453 * first - 0.2289914 * second + 1.4052427 * last))
  }

  /// Black and white have no chroma, and all greys have no hue.
  var hclOfLab: ColorPoint {
    guard x != 0 || y != 0 else { return ColorPoint(.nan, z > 0 && z < 100 ? 0 : .nan, z) }
    let hue = Self.degrees(Trigonometry.angle(x: x, y: y))
    return ColorPoint(hue < 0 ? hue + 360 : hue, (x * x + y * y).squareRoot(), z)
  }

  var labOfHCL: ColorPoint {
    guard !x.isNaN else { return ColorPoint(0, 0, z) }
    let (sine, cosine) = Trigonometry.sineAndCosine(Self.radians(x))
    return ColorPoint(cosine * y, sine * y, z)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
  }

  private static func gamma(_ part: Double) -> Double {
    part <= 0.0031308 ? 12.92 * part : 1.055 * power(part, 1 / 2.4) - 0.055
  }

  private static func bend(_ part: Double) -> Double {
    part > edge * edge * edge ? (part == 1 ? 1 : power(part, 1.0 / 3)) : part / (3 * edge * edge) + 4.0 / 29
  }

  private static func unbend(_ part: Double) -> Double {
    part > edge ? part * part * part : 3 * edge * edge * (part - 4.0 / 29)
  }

  // Cubehelix.

  private static let a = -0.14861
  private static let b = 1.78277
  private static let c = -0.29227
  private static let d = -0.90649
  private static let e = 1.97294

  var cubehelixOfRGB: ColorPoint {
    let (ed, eb, bcda) = (Self.e * Self.d, Self.e * Self.b, Self.b * Self.c - Self.d * Self.a)
    let light = (bcda * z + ed * x - eb * y) / (bcda + ed - eb)
    let blue = z - light
    let k = (Self.e * (y - light) - Self.c * blue) / Self.d
    let saturation = (k * k + blue * blue).squareRoot() / (Self.e * light * (1 - light))
    guard saturation != 0, !saturation.isNaN else { return ColorPoint(.nan, saturation, light) }
    let hue = Self.degrees(Trigonometry.angle(x: blue, y: k)) - 120
    return ColorPoint(hue < 0 ? hue + 360 : hue, saturation, light)
  }

  var rgbOfCubehelix: ColorPoint {
    let (sine, cosine) = Trigonometry.sineAndCosine(x.isNaN ? 0 : Self.radians(x + 120))
    let reach = y.isNaN ? 0 : y * z * (1 - z)
    return ColorPoint(
      z + reach * (Self.a * cosine + Self.b * sine), z + reach * (Self.c * cosine + Self.d * sine),
      z + reach * (Self.e * cosine))
  }
}
