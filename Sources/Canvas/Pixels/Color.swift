internal import CanvasKernels

/// A colour in sRGB with straight (not premultiplied) alpha, each component 0…1.
///
/// Components outside 0…1 are clamped when the colour is drawn; NaN counts as 0. For drawing, each component is first
/// rounded to a byte, then multiplied by alpha.
public struct Color: Sendable, Hashable {
  /// The red component in sRGB, from 0 to 1, not multiplied by alpha.
  public var red: Double
  /// The green component in sRGB, from 0 to 1, not multiplied by alpha.
  public var green: Double
  /// The blue component in sRGB, from 0 to 1, not multiplied by alpha.
  public var blue: Double
  /// The opacity, from 0, transparent, to 1, opaque.
  public var alpha: Double

  /// A colour with components in sRGB from 0 to 1, not multiplied by alpha.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey with three equal components from 0, black, to 1, white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue (0…1 round the circle from red), saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      let wrapped = k < 0 ? k + 6 : k
      return brightness - brightness * saturation * max(0, min(wrapped, 4 - wrapped, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A colour from red, green, blue and alpha bytes, each 0…255.
  public init(red8: UInt8, green8: UInt8, blue8: UInt8, alpha8: UInt8 = 255) {
    self.init(
      red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255, alpha: Double(alpha8) / 255)
  }

  /// A colour from a number: 0xRRGGBB.
  package init(hex: UInt32) {
    self.init(
      red8: UInt8(truncatingIfNeeded: hex >> 16), green8: UInt8(truncatingIfNeeded: hex >> 8),
      blue8: UInt8(truncatingIfNeeded: hex))
  }

  /// The same colour with another alpha.
  public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// This colour mixed with a fraction of another, channel by channel.
  package func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The same colour with another alpha: `withAlpha(_:)` under the name of UIKit.
  public func withAlphaComponent(_ alpha: Double) -> Color { withAlpha(alpha) }

  /// The four components as channel values of 0…255.
  @inline(__always)
  var channels: ck_channels { ck_channels_of(red, green, blue, alpha) }

  package var premultiplied: PremultipliedPixel { PremultipliedPixel(bits: ck_premultiplied(channels)) }

  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// A grey of 1/3.
  public static let darkGray = Color(white: 1.0 / 3)
  /// A grey of 0.5.
  public static let gray = Color(white: 0.5)
  /// A grey of 2/3.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Red 1, green 0, blue 0.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Red 0, green 1, blue 0.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Red 0, green 0, blue 1.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Red 0, green 1, blue 1.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Red 1, green 0, blue 1.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Red 1, green 1, blue 0.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Red 1, green 0.5, blue 0.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Red 0.5, green 0, blue 0.5.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
