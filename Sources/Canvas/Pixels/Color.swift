/// A colour in sRGB with straight (not premultiplied) alpha, each component 0…1.
///
/// Components outside 0…1 are clamped when the colour is drawn, NaN counts as 0. On the way to pixels each is rounded to
/// a byte, then the bytes are multiplied by alpha.
public struct Color: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Hue (0…1 round the circle from red), saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      let wrapped = k < 0 ? k + 6 : k
      return brightness - brightness * saturation * max(0, min(wrapped, 4 - wrapped, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Red, green, blue and alpha as bytes 0…255.
  public init(red8: UInt8, green8: UInt8, blue8: UInt8, alpha8: UInt8 = 255) {
    self.init(
      red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255, alpha: Double(alpha8) / 255)
  }

  /// The same colour with another alpha.
  public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  package var premultiplied: PremultipliedPixel {
    PremultipliedPixel(
      straightRed: ChannelMath.channel(red), green: ChannelMath.channel(green), blue: ChannelMath.channel(blue),
      alpha: ChannelMath.channel(alpha))
  }
}

extension Color {
  public static let clear = Color(white: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let darkGray = Color(white: 1.0 / 3)
  public static let gray = Color(white: 0.5)
  public static let lightGray = Color(white: 2.0 / 3)
  public static let white = Color(white: 1)
  public static let red = Color(red: 1, green: 0, blue: 0)
  public static let green = Color(red: 0, green: 1, blue: 0)
  public static let blue = Color(red: 0, green: 0, blue: 1)
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
