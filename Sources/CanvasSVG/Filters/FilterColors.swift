import CanvasMath

/// The 20 numbers of `feColorMatrix`: rows for red, green, blue and alpha, each of the four channels and a constant.
struct ColorMatrix {
  var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  static func saturate(_ s: Double) -> ColorMatrix {
    ColorMatrix([
      0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  static func hueRotate(degrees: Double) -> ColorMatrix {
    let (s, c) = Trigonometry.sineAndCosine(degrees * .pi / 180)
    return ColorMatrix([
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  static let luminanceToAlpha = ColorMatrix([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0,
  ])

  /// Filter Effects, section 13.
  static func sepia(_ amount: Double) -> ColorMatrix {
    let a = 1 - amount
    return ColorMatrix([
      0.393 + 0.607 * a, 0.769 - 0.769 * a, 0.189 - 0.189 * a, 0, 0,
      0.349 - 0.349 * a, 0.686 + 0.314 * a, 0.168 - 0.168 * a, 0, 0,
      0.272 - 0.272 * a, 0.534 - 0.534 * a, 0.131 + 0.869 * a, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  static func grayscale(_ amount: Double) -> ColorMatrix {
    let a = 1 - amount
    return ColorMatrix([
      0.2126 + 0.7874 * a, 0.7152 - 0.7152 * a, 0.0722 - 0.0722 * a, 0, 0,
      0.2126 - 0.2126 * a, 0.7152 + 0.2848 * a, 0.0722 - 0.0722 * a, 0, 0,
      0.2126 - 0.2126 * a, 0.7152 - 0.7152 * a, 0.0722 + 0.9278 * a, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }
}

extension FilterImage {
  func multiplied(by matrix: ColorMatrix) -> FilterImage {
    let m = matrix.numbers
    guard m.count == 20 else { return self }
    return mapStraight { red, green, blue, alpha in
      let (r, g, b, a) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(alpha) / 255)
      func row(_ i: Int) -> UInt8 {
        ChannelMath.channel(m[i] * r + m[i + 1] * g + m[i + 2] * b + m[i + 3] * a + m[i + 4])
      }
      return (row(0), row(5), row(10), row(15))
    }
  }

  /// The image with each channel replaced through a table of 256 bytes.
  func transferred(red: [UInt8], green: [UInt8], blue: [UInt8], alpha: [UInt8]) -> FilterImage {
    mapStraight { (red[Int($0)], green[Int($1)], blue[Int($2)], alpha[Int($3)]) }
  }
}

/// A function of `feComponentTransfer`.
enum TransferFunction {
  case identity
  case table([Double])
  case discrete([Double])
  case linear(slope: Double, intercept: Double)
  case gamma(amplitude: Double, exponent: Double, offset: Double)

  /// The byte that each byte becomes.
  var bytes: [UInt8] { (0..<256).map { ChannelMath.channel(value(of: Double($0) / 255)) } }

  private func value(of c: Double) -> Double {
    switch self {
    case .identity: return c
    case .table(let values):
      guard let last = values.last else { return c }
      guard values.count > 1 else { return last }
      let place = c * Double(values.count - 1)
      let index = min(Int(saturating: place), values.count - 2)
      return values[index] + (place - Double(index)) * (values[index + 1] - values[index])
    case .discrete(let values):
      guard !values.isEmpty else { return c }
      return values[min(Int(saturating: c * Double(values.count)), values.count - 1)]
    case .linear(let slope, let intercept): return slope * c + intercept
    case .gamma(let amplitude, let exponent, let offset):
      return amplitude * ExpLog.power(c, exponent) + offset
    }
  }
}
